"""3.5.2, 8.4, 9. Pit stops."""

import pytest

from paddock.core.names import NATURE
from paddock.core.rng import Rng
from paddock.games.grand_prix import TITLE
from tests.games.grand_prix.race import Race

PIT_STOPS = "race/turn turn/pit-stops pit-stops/queue_for_pits"
NPC_STOPS = "race/turn turn/pit-stops pit-stops/stop_npcs"


def in_the_pits(drawn: str, facts: str = "event: tire-wear-22", **options: object) -> Race:
    race = Race(drawn, facts=facts, **options)  # type: ignore[arg-type]
    return race.run(PIT_STOPS)


@pytest.mark.rule("GP-9.1.2", "GP-7.3.2", "GP-1.3.2")
def test_car_85_pits_and_drops_back_five_to_lose_a_brake_marker():
    race = in_the_pits("85 30c brakes:1")
    race.stop(85, "repair brakes")
    assert race.at(85) == "25p"
    assert race.wear(85) == "."
    # Next turn it leaves with the pit exit speed.
    race.plays(85, "solo-9", 2)
    assert race.at(85) == "27a"


@pytest.mark.rule("GP-7.3.2", "GP-7.3.1", "GP-14.4")
def test_durations_add_up():
    race = in_the_pits("1 30c tyre:2 brakes:1")
    race.stop(1, "repair tyre", "repair tyre", "repair brakes")
    assert race.at(1) == "23p"


@pytest.mark.rule("GP-7.6.4")
@pytest.mark.parametrize(
    ("wear", "work", "back"),
    [
        ("brakes:1", ["repair brakes", "fit soft"], 5),
        ("suspension:2 tyre:1", ["repair suspension", "fit soft", "repair suspension", "repair tyre"], 3),
        ("tyre:1", ["repair tyre", "fit soft"], 2),
        ("tyre:1", ["fit soft"], 2),
        ("tyre:1", ["repair tyre"], 1),
        ("tyre:1", [], 0),
    ],
)
def test_tyres_are_changed_while_other_work_is_done(wear: str, work: list[str], back: int):
    race = in_the_pits(f"1 30c {wear}")
    race.stop(1, *work)
    assert race.at(1) == f"{30 - back}p"


@pytest.mark.rule("GP-7.3.2")
@pytest.mark.parametrize(
    ("wear", "back"), [("tyre", 1), ("suspension", 1), ("wing", 5), ("brakes", 5), ("transmission", 10), ("engine", 10)]
)
def test_each_marker_has_its_duration(wear: str, back: int):
    race = in_the_pits(f"1 30c {wear}:1")
    race.stop(1, f"repair {wear}")
    assert race.at(1) == f"{30 - back}p"


@pytest.mark.rule("GP-7.3.1", "GP-7.3.2", "GP-9.1.2")
def test_body_damage_and_close_calls_stay():
    race = in_the_pits("1 30c body:2 calls:3 tyre:1")
    race.do("pit 1")
    assert "repair body" not in race.options
    why = race.why_not("repair body")
    assert why.rule == "GP-7.3.2"
    race.do("repair tyre", "go")
    assert race.wear(1) == "body:2"
    assert race.calls(1) == 3


@pytest.mark.rule("GP-7.3.1")
def test_the_player_removes_what_he_likes():
    race = in_the_pits("1 30c engine:1 tyre:2")
    race.stop(1, "repair tyre")
    assert race.wear(1) == "tyre:1 engine:1"


@pytest.mark.rule("GP-9.1.1", "GP-3.5.2", "R-34")
def test_players_decide_in_turn_order_about_each_of_their_cars():
    race = in_the_pits("1 30c\n80 20a\n9 40a", facts="first: cobalt\nevent: tire-wear-22", seats=2)
    assert (race.seat, race.options) == (1, ["stay-out", "pit 9"])
    race.do("stay-out")
    assert (race.seat, race.options) == (0, ["stay-out", "pit 1", "pit 80"])
    race.stop(80)
    assert race.options == ["stay-out", "pit 1"]


@pytest.mark.rule("GP-13.2.1")
def test_by_option_cars_pit_in_running_order():
    race = in_the_pits("1 30c\n80 20a\n9 25a", seats=2, pit_order="running")
    asked = []
    while race.asked == "pit":
        asked.append(race.options)
        race.do("stay-out")
    assert asked == [["stay-out", "pit 1"], ["stay-out", "pit 9"], ["stay-out", "pit 80"]]


@pytest.mark.rule("GP-7.6.2", "GP-7.6.3")
def test_the_offer_to_pit_speaks_of_the_tyre_change_only_while_it_can_be_done():
    rain = "weather: wet\nevent: tire-wear-22"
    assert in_the_pits("1 30c tyres:soft", facts=rain).offer("pit 1") == "do-pit-must-change"
    # It must change too, but only wets are to be had while it rains.
    assert in_the_pits("1 30c tyres:wet", facts=rain).offer("pit 1") == "do-pit"


@pytest.mark.rule("GP-9.1.3", "GP-1.3.2")
def test_later_arrivals_lie_on_top_and_are_behind():
    from paddock.games.grand_prix.rules.order import running_order

    race = in_the_pits("1 30c tyre:1\n9 34a brakes:1\n22 29p", seats=3)
    race.stop(1, "repair tyre").stop(9, "repair brakes")
    assert race.at(1, 9, 22) == "29p 29p 29p"
    assert race.numbers(running_order(race.state)) == [22, 1, 9]


@pytest.mark.rule("GP-9.1.2", "R-34")
def test_a_car_still_in_the_pit_lane_may_be_served_again():
    race = in_the_pits("1 30p tyre:2")
    race.stop(1, "repair tyre")
    assert race.at(1) == "29p"


@pytest.mark.rule("GP-9.1.2")
def test_dropping_back_over_the_line_uncounts_the_lap():
    race = in_the_pits("1 3c lap:1 engine:1")
    race.stop(1, "repair engine")
    assert (race.at(1), race.lap(1)) == ("53p", 0)


@pytest.mark.rule("GP-9.1.1", "GP-10.1.1")
def test_nobody_pits_once_the_race_is_over():
    race = Race("1 59a lap:2 tyre:1\n9 20a lap:2 tyre:1", seats=2)
    race.gets(1)
    race.plays(1, "solo-1", 1)
    race.do("wait")
    assert race.state.over
    assert race.told("pits") == []


# ── 9.2  Out of the pits ──


@pytest.mark.rule("GP-9.2.1", "GP-5.1.1", "R-16")
def test_the_way_out_costs_a_point_and_ignores_the_card_s_type_wear_and_text():
    race = Race("1 10p\n9 9a\n14 40a")
    race.plays(1, "late-brake")  # pit exit speed 3
    assert (race.at(1), race.state.mp) == ("10a", 2)
    race.do("out")
    assert race.state.mp == 1
    race.do("forward b")
    assert race.at(1, 9) == "11b 9a"
    assert race.wear(1) == "."


@pytest.mark.rule("GP-9.2.1", "GP-6.8.4", "R-16")
def test_on_the_way_out_an_occupied_space_is_displaced_for_two_points_without_close_call():
    race = Race("1 10p\n9 10a\n14 10b\n22 40a")
    race.plays(1, "solo-5")  # pit exit speed 3
    assert race.at(1, 9, 14) == "11a 10b 10c"  # out for two points, and the third can only go forward
    assert race.calls(1) == 0
    told = [event.kind.name for event in race.events]
    assert told[-4:-1] == ["is-pushed-aside", "is-pushed-aside", "leaves-pits"]  # the way is cleared before it is taken


@pytest.mark.rule("GP-6.8.4", "R-16")
def test_later_displacements_of_the_same_segment_do_count():
    race = Race("1 10p\n9 10b\n22 40a")
    race.plays(1, "solo-5", "out")
    assert race.at(1, 9) == "10b 10c"
    assert race.calls(1) == 1


@pytest.mark.rule("GP-9.2.1", "R-09", "R-16")
def test_in_single_file_the_car_on_the_track_goes_forward():
    race = Race("1 12p\n9 12a\n14 13a", track="needle")
    race.plays(1, "solo-5", 1)
    assert race.at(1, 9, 14) == "13a 14a 15a"


@pytest.mark.rule("GP-9.2.1", "R-16")
def test_with_one_point_only_the_displacement_still_happens():
    race = Race("1 10p\n9 10a\n22 40a")
    race.plays(1, "solo-3-19")  # pit exit speed 1
    assert race.at(1, 9) == "10a 10b"
    assert not race.moving()


@pytest.mark.rule("GP-9.2.1", "GP-8.4.1")
def test_npcs_leave_the_pits_the_same_way():
    race = Race("30 10p\n1 40a")
    race.activates(30, "lead-8", seat=0)
    race.straight_on(2)
    assert race.at(30) == "12a"
    assert list(race.state.pit_lane) == []


# ── 8.4  NPCs ──


@pytest.mark.rule("GP-8.4.1", "GP-3.5.2", "R-27")
def test_npcs_with_the_pit_number_drop_back_five():
    # Tire Wear 22 has the pit number 3: NPC 13 stops; Player Car 33 and NPC 30 do not.
    race = Race("13 30b\n33 31a\n30 32a\n1 40a", facts="event: tire-wear-22")
    race.run(NPC_STOPS)
    assert race.at(13, 33, 30) == "25p 31a 32a"


@pytest.mark.rule("GP-8.4.1", "R-27")
def test_npcs_in_the_pit_lane_are_not_sent_back_again():
    race = Race("13 30p\n1 40a", facts="event: tire-wear-22")
    race.run(NPC_STOPS)
    assert race.at(13) == "30p"


@pytest.mark.rule("GP-8.4.1", "R-27")
def test_all_pit_sends_every_npc_on_the_track():
    race = Race("13 30b\n30 34a\n19 20p\n1 40a", facts="event: tire-wear-21")
    race.run(NPC_STOPS)
    assert race.at(13, 30, 19, 1) == "25p 29p 20p 40a"


@pytest.mark.rule("GP-8.1.1", "GP-8.4.1")
def test_a_non_event_still_pits_its_npcs():
    race = Race("1 40a\n13 30a", facts="event: spin-around-14")  # pit number 3; nobody has any close call
    race.run("race/turn turn/event event/find_candidates")
    assert race.told("no-event") == [[13]]
    assert race.at(13) == "25p"
    assert race.state.zone == -1


# ── The answers of a clock ──


def default(race: Race) -> str:
    return race.game.actions.text(race.state.kind.default(race.state, race.seat))


@pytest.mark.rule("GP-7.6.2", "GP-9.1.1")
@pytest.mark.parametrize(
    ("car", "lead", "answer"),
    [
        ("1 30a lap:1", 91, "pit 1"),  # the second half, and the tyres are still to be changed
        ("1 30a lap:1", 89, "stay-out"),
        ("1 30a lap:1 changed", 91, "stay-out"),
        ("1 30a tyre:2 engine:1", 30, "pit 1"),  # slowed
        ("1 30a tyre:2", 30, "stay-out"),
        ("1 30a body:3", 30, "stay-out"),  # nothing can be done about it
    ],
)
def test_a_clock_calls_in_what_tyres_or_wear_demand(car: str, lead: int, answer: str):
    race = in_the_pits(f"{car}\n9 10a", facts=f"event: tire-wear-22\nlead: {lead}", seats=2)
    assert default(race) == answer


@pytest.mark.rule("GP-7.3.1", "GP-7.6.2")
def test_a_clock_has_tyres_changed_and_short_repairs_made_and_long_ones_only_while_the_car_is_slowed():
    race = in_the_pits("1 30a tyre:1 brakes:1 engine:2\n9 10a", facts="event: tire-wear-22\nlead: 91", seats=2)
    done = []
    while race.asked in ("pit", "serve") and race.seat == 0:
        done.append(default(race))
        race.do(done[-1])
    assert done == ["pit 1", "fit soft", "repair tyre", "repair brakes", "go"]


@pytest.mark.slow
@pytest.mark.rule("GP-9.1.1")
@pytest.mark.parametrize("track", ["costa-dorada", "port-verity"])
def test_a_team_that_only_a_clock_drives_is_neither_worn_out_nor_disqualified(track: str):
    """Before stops were among the answers of a clock, it lost 171 of 192 cars."""
    state = TITLE.game(4, track=track).start([])
    rng = Rng(3)
    while not state.over:
        seat = state.to_answer()[0]
        options = state.options(seat)
        nature = seat == NATURE
        state.choose(seat, options[rng.weighted(state.weights())] if nature else state.kind.default(state, seat))
    told = [event.kind.name for event in state.events or []]
    assert "is-eliminated" not in told
    assert "is-disqualified" not in told
