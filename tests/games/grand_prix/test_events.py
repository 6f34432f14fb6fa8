"""8. Event cards."""

from collections import Counter

import pytest

from paddock.core.names import NATURE
from paddock.games.grand_prix.data.box import open_box
from paddock.games.grand_prix.data.event_cards import FLAGS_OF
from paddock.games.grand_prix.rules.events.table import EVENT_TABLE
from tests.games.grand_prix.race import Race

FROM_THE_DRAW = "race/turn turn/event event/find_candidates"


def event(card: str, drawn: str, facts: str = "", seats: int = 6, **options: object) -> Race:
    """Resolve an event up to the first question."""
    race = Race(drawn, facts=f"event: {card}\n{facts}", seats=seats, **options)  # type: ignore[arg-type]
    return race.run(FROM_THE_DRAW)


def team_draw(race: Race, seat: int) -> Race:
    assert race.asked == "team-draw"
    race.state.choose(NATURE, race.game.actions.parse(f"team {race.game.domains['seat'].slug(seat)}").code)
    return race


@pytest.mark.rule("GP-8.2.1", "GP-8.1.3")
def test_the_deck_covers_all_events_with_fitting_flags_and_even_pit_numbers():
    events = open_box().events
    assert len(EVENT_TABLE) == 23
    assert {card.name for card in events} == set(FLAGS_OF) == set(EVENT_TABLE)
    numbers = Counter(card.pit_number for card in events)
    assert numbers.pop("all") == 2
    assert set(numbers.values()) == {3}
    flags = {card.name: card.flag for card in events}
    assert flags["Collision"] == "double-yellow"
    assert flags["Serious Crash"] == "red"
    assert flags["Mechanical Failure"] == "black-orange"


# ── Retirements ──


@pytest.mark.rule("GP-8.5.1", "GP-8.5.2", "GP-8.5.6", "GP-8.2.1", "GP-8.1.3")
@pytest.mark.parametrize(
    ("card", "wear"),
    [("blown-engine-1", "engine"), ("brake-failure-2", "brakes"), ("gear-box-failure-7", "transmission")],
)
def test_the_car_with_the_most_markers_of_a_kind_is_retired(card: str, wear: str):
    race = event(card, f"1 30a {wear}:1 tyre:5\n9 20p {wear}:2\n30 40a")
    assert race.at(9) == "."  # also from the pit lane
    assert race.at(1, 30) != ". ."
    assert race.numbers(race.state.gone) == [9]


@pytest.mark.rule("GP-8.5.1", "GP-8.5.2", "GP-8.5.6", "R-28")
@pytest.mark.parametrize("card", ["blown-engine-1", "brake-failure-2", "gear-box-failure-7"])
def test_without_such_a_marker_the_leading_npc_is_retired(card: str):
    race = event(card, "1 30a tyre:5\n30 25a\n19 26a")
    assert race.numbers(race.state.gone) == [19]


@pytest.mark.rule("GP-8.5.1", "R-29", "GP-8.1.1")
def test_without_marker_and_npc_nothing_happens():
    race = event("blown-engine-1", "1 30a\n9 20a")
    assert list(race.state.gone) == []
    assert len(race.told("no-event")) == 1


@pytest.mark.rule("GP-4.4.1", "GP-8.1.2")
def test_tied_teams_draw_one_token_each_and_a_tied_owner_picks():
    race = event("blown-engine-1", "1 30a engine:1\n80 20a engine:1\n9 10a engine:1\n14 11a")
    assert race.asked == "team-draw"
    assert race.state.weights() == [1, 1]  # one token for each team, although both cars of one qualify
    team_draw(race, 0)
    assert (race.asked, race.seat) == ("pick", 0)
    assert race.options == ["pick 1", "pick 80"]
    race.do("pick 80")
    assert race.numbers(race.state.gone) == [80]


@pytest.mark.rule("GP-8.1.2", "GP-4.4.1")
def test_the_drawn_team_without_a_choice_is_hit_at_once():
    race = event("blown-engine-1", "1 30a engine:1\n80 20a\n9 10a engine:1")
    team_draw(race, 0)
    assert race.numbers(race.state.gone) == [1]


@pytest.mark.rule("GP-8.5.9", "R-29")
def test_npc_retirement_takes_the_foremost_npc_with_the_number():
    # NPCs 7, 17 and 27 race (with three players); 17 is furthest forward.
    race = event("npc-retirement-11", "7 10a\n17 30a\n27 20a\n1 40a", seats=3)
    assert race.asked == "draw-number"
    race.state.choose(NATURE, race.game.actions.parse("number wing-damage-31").code)  # pit number 7
    assert race.numbers(race.state.gone) == [17]
    assert race.game.domains["event"].slug(race.state.event_discards[-1]) == "wing-damage-31"


@pytest.mark.rule("GP-8.5.9", "R-29")
def test_npc_retirement_draws_on_until_a_number_fits():
    race = event("npc-retirement-11", "7 10a\n1 40a", seats=2)
    race.state.choose(NATURE, race.game.actions.parse("number weather-change-28").code)  # "all": draw again
    assert race.asked == "draw-number"
    assert len(race.told("all-pit-drawn")) == 1
    race.state.choose(NATURE, race.game.actions.parse("number tire-wear-22").code)  # 3: nobody
    assert race.asked == "draw-number"
    race.state.choose(NATURE, race.game.actions.parse("number tire-test-20").code)  # 7
    assert race.numbers(race.state.gone) == [7]
    assert race.at(1) == "40a"


@pytest.mark.rule("GP-8.5.9", "R-29")
def test_npc_retirement_reshuffles_and_stops_without_npcs():
    race = event("npc-retirement-11", "7 10a\n1 40a", seats=2)
    first = "blown-engine-1"  # pit number 3
    race.read(event_deck=first, event_discards="…", flow="race/turn turn/event event/draw_npc_number")
    race.state.choose(NATURE, race.state.options(NATURE)[0])
    assert race.asked == "draw-number"
    assert len(race.state.event_deck) == 31
    race = event("npc-retirement-11", "1 40a", seats=2)
    assert race.asked != "draw-number"
    assert len(race.told("no-event")) == 1


# ── Crashes ──


CROWD = "1 20b calls:3\n80 20a calls:1\n9 21b calls:1\n14 19b calls:2\n7 20c\n33 22b calls:2\n30 40a"


@pytest.mark.rule("GP-8.5.3", "GP-14.1", "R-28", "R-55")
def test_a_collision_hurts_the_car_and_its_neighbours_one_of_each_team():
    race = event("collision-3", CROWD)
    assert (race.asked, race.seat) == ("victim", 1)
    assert race.options == ["hit 9", "hit 14"]
    race.do("hit 9")
    assert race.wear(1) == "body:2"
    assert race.wear(9) == "body:2"
    assert (race.calls(1), race.calls(9)) == (0, 0)
    assert (race.wear(80), race.calls(80)) == (".", 1)  # the team-mate gets away
    assert (race.wear(14), race.calls(14)) == (".", 2)  # spared
    assert (race.wear(33), race.calls(33)) == (".", 2)  # not adjacent
    assert race.at(7) == "."  # an NPC is out


@pytest.mark.rule("GP-8.5.3", "R-28")
def test_a_collision_looks_only_at_cars_with_a_neighbour():
    race = event("collision-3", "1 20b calls:5\n9 30a calls:1\n14 31a\n22 50a")
    assert race.wear(1) == "."
    assert race.wear(9) == "body:2"
    assert race.wear(14) == "."  # the team-mate gets away


@pytest.mark.rule("GP-8.5.3")
def test_without_such_a_player_car_the_foremost_npc_with_a_neighbour_collides():
    race = event("collision-3", "1 20b\n30 21b\n19 40a\n9 20a\n80 22b\n22 10a")
    # 1 and 80 are both adjacent to the NPC and of one team: the owner says which.
    assert (race.asked, race.seat, race.options) == ("victim", 0, ["hit 80", "hit 1"])
    race.do("hit 80")
    assert (race.wear(80), race.wear(1), race.wear(9)) == ("body:2", ".", ".")
    assert race.at(30) == "."
    assert race.at(19) != "."


@pytest.mark.rule("GP-8.5.3", "GP-8.1.1")
def test_without_neighbours_there_is_no_collision_and_no_restart():
    race = event("collision-3", "1 20b calls:2\n9 30a\n30 40a")
    assert race.wear(1) == "."
    assert race.calls(1) == 2
    assert len(race.told("no-event")) == 1
    assert race.told("restart-is-called") == []
    assert race.at(1, 9) == "20b 30a"


@pytest.mark.rule("GP-8.5.10", "R-55")
def test_a_serious_crash_costs_three_body_damage():
    race = event("serious-crash-12", "1 20b calls:3 tyre:1\n9 21b calls:1\n14 19b\n22 30a engine:1")
    race.do("hit 14")
    assert race.wear(1) == "body:3"  # and the red flag takes the rest
    assert race.wear(14) == "body:3"
    assert race.wear(9) == "."
    assert race.calls(9) == 1
    assert race.wear(22) == "."


@pytest.mark.rule("GP-8.5.10", "GP-8.1.2")
def test_an_owner_whose_cars_are_level_says_which_caused_the_crash():
    race = event("serious-crash-12", "1 20b calls:3\n80 30b calls:3\n9 21b\n22 31b")
    assert (race.asked, race.options) == ("pick", ["pick 1", "pick 80"])
    race.do("pick 80")
    assert race.wear(80) == "body:3"
    assert race.wear(22) == "body:3"
    assert race.wear(1) == race.wear(9) == "."


@pytest.mark.rule("GP-8.5.7", "R-55")
def test_a_hard_hit_strikes_everybody_around_also_team_mates_and_brings_a_zone():
    race = event("hard-hit-8", CROWD)
    for number in (1, 80, 9, 14):
        assert race.wear(number) == "body:1", number
        assert race.calls(number) == 0
    assert race.wear(33) == "."
    assert race.at(7) == "."
    assert race.state.zone == 20
    assert race.at(1).endswith("a")  # everybody has formed up in the inner lane


@pytest.mark.rule("GP-8.5.7", "GP-8.3.1")
def test_without_close_calls_the_leading_npc_is_hit_and_gone_but_its_zone_stays():
    race = event("hard-hit-8", "1 20b\n30 21b\n9 40p calls:3")
    assert race.at(30) == "."
    assert race.wear(1) == "body:1"
    assert race.wear(9) == "."  # in the pit lane nobody is hit
    assert race.state.zone == 21


@pytest.mark.rule("GP-8.5.13", "R-30")
def test_striking_the_barrier():
    race = event("strike-the-barrier-15", "1 20b calls:2\n9 21b calls:1\n22 40a")
    assert (race.wear(1), race.calls(1)) == ("body:1", 0)
    assert (race.wear(9), race.calls(9)) == (".", 1)
    assert race.state.zone == 20
    npc = event("strike-the-barrier-15", "1 20b\n30 31c\n19 30a")
    assert npc.state.zone == 31
    assert npc.at(30) == "31a"  # it stays in the race


@pytest.mark.rule("GP-8.5.22", "R-55")
def test_wheel_rub_wears_the_tyres_of_all_who_touch():
    race = event("wheel-rub-29", CROWD)
    for number in (1, 80, 9, 14):
        assert race.wear(number) == "tyre:1", number
        assert race.calls(number) == 0
    assert race.at(7) == "20c"  # NPCs stay
    alone = event("wheel-rub-29", "1 20b calls:1\n9 40a")
    assert alone.wear(1) == "tyre:1"


@pytest.mark.rule("GP-8.5.22", "R-30")
def test_without_close_calls_the_leading_npc_rubs_its_neighbours():
    race = event("wheel-rub-29", "1 20b\n30 21b\n9 40a")
    assert race.wear(1) == "tyre:1"
    assert race.at(30) == "21b"


# ── Spins ──


@pytest.mark.rule("GP-8.5.11", "R-26", "GP-1.3.4", "R-05")
def test_spin_off_puts_the_car_beyond_the_wall_and_back_from_there():
    race = event("spin-off-13", "1 20b calls:1 tyre:2\n9 30a calls:2\n22 21a")
    assert race.at(1) == "20w"
    assert race.calls(1) == 0
    assert race.wear(1) == "tyre:2"
    assert race.state.zone == 20
    # It cannot pit this turn.
    assert race.asked == "pit"
    assert "pit 1" not in race.options
    # In the zone it comes back onto the inner lane for one point, and whoever is there is pushed forward.
    race = Race("1 20w\n9 20a\n22 40a", facts="zone: 20")
    race.plays(1, "solo-9", 2)
    assert race.at(1, 9) == "22a 23a"
    assert race.calls(1) == 0
    # Without a zone it comes onto the outermost lane; whoever is there is pushed inwards, without close call.
    later = Race("1 20w\n9 20d\n14 20c\n22 40a")
    later.plays(1, "solo-5")  # pit exit speed 3: two for the way in, one forward
    assert later.at(1, 9, 14) == "21d 20c 20b"
    assert later.calls(1) == 0


@pytest.mark.rule("GP-8.5.11", "GP-8.5.12")
def test_of_cars_level_in_both_the_one_with_more_close_calls_spins():
    race = event("spin-off-13", "1 20b calls:1 tyre:2\n9 30a calls:2 tyre:1\n22 21a tyre:2")
    assert race.at(9) == "30w"
    draw = event("spin-around-14", "1 20b calls:1 tyre:2\n9 30a calls:1 tyre:2")
    assert draw.asked == "team-draw"


@pytest.mark.rule("GP-8.5.12", "R-26")
def test_spin_around_puts_the_car_into_the_pit_lane_without_its_benefits():
    race = event("spin-around-14", "1 20b calls:2 tyre:2\n80 40a\n9 30a")
    assert race.at(1) == "20p"
    assert race.calls(1) == 0
    assert race.state.zone == 20
    assert race.options == ["stay-out", "pit 80"]
    why = race.why_not("pit 1")
    assert why.rule == "GP-8.5.12"


@pytest.mark.rule("GP-8.5.11", "GP-8.5.12", "GP-8.1.1")
@pytest.mark.parametrize("card", ["spin-off-13", "spin-around-14"])
def test_nobody_spins_without_close_calls_and_tyre_wear(card: str):
    race = event(card, "1 20b engine:3\n30 40a\n9 30p calls:4")
    assert race.at(1, 30, 9) == "20b 40a 30p"
    assert race.state.zone == -1


# ── Penalties ──


@pytest.mark.rule("GP-8.5.4")
def test_a_drive_through_costs_no_spaces_and_allows_no_work():
    race = event("drive-through-penalty-4", "1 20b calls:2 tyre:3 tyres:soft\n80 30a\n9 25a calls:1")
    assert race.at(1) == "20p"
    assert race.calls(1) == 0
    assert race.wear(1) == "tyre:3"
    assert race.asked == "pit"
    assert race.options == ["stay-out", "pit 80"]


@pytest.mark.rule("GP-8.5.4", "R-26")
def test_a_penalty_brings_even_a_car_beyond_the_wall_into_the_pit_lane():
    race = event("drive-through-penalty-4", "1 20w calls:2\n9 25a", seats=2)
    assert race.at(1) == "20p"
    assert race.numbers(race.state.pit_lane) == [1]


@pytest.mark.rule("GP-8.5.4")
def test_without_close_calls_the_leading_npc_drives_through():
    race = event("drive-through-penalty-4", "1 20b\n30 31b\n19 30b")
    assert race.at(30, 19) == "31p 30b"


@pytest.mark.rule("GP-8.5.16")
def test_stop_and_go_costs_four_spaces():
    race = event("stop-and-go-penalty-18", "1 20b calls:2 tyre:3\n9 25a calls:1")
    assert race.at(1) == "16p"
    assert (race.calls(1), race.wear(1)) == (0, "tyre:3")
    npc = event("stop-and-go-penalty-18", "1 20b\n30 31b")
    assert npc.at(30) == "27p"


@pytest.mark.rule("GP-8.5.8", "GP-8.2.1", "R-35")
def test_mechanical_failure_repairs_everything_at_double_price():
    race = event("mechanical-failure-9", "1 40b tyre:2 brakes:1 body:1 calls:4\n9 25a tyre:3 calls:9")
    assert race.asked == "serve"
    assert race.options == ["go", "fit soft"]
    race.do("fit soft")
    assert race.at(1) == "26p"  # twice seven; the tyre change is hidden in it
    assert race.wear(1) == "body:1"
    assert race.calls(1) == 4
    npc = event("mechanical-failure-9", "1 20b calls:3\n30 31b")
    assert npc.at(30) == "11p"


@pytest.mark.rule("GP-8.5.8", "R-35", "GP-7.6.4")
def test_with_nothing_to_repair_a_tyre_change_still_costs_two():
    race = event("mechanical-failure-9", "1 40b body:1\n9 25a")
    race.do("fit soft")
    assert race.at(1) == "38p"


# ── More wear ──


@pytest.mark.rule("GP-8.5.5", "GP-8.5.20")
@pytest.mark.parametrize(
    ("card", "wear"), [("engine-problems-6", "engine"), ("transmission-problems-25", "transmission")]
)
def test_problems_grow(card: str, wear: str):
    race = event(card, f"1 40b {wear}:2\n9 25a {wear}:1\n30 50a")
    assert race.wear(1) == f"{wear}:3"
    assert race.wear(9) == f"{wear}:1"
    assert race.at(30) != "35p"


@pytest.mark.rule("GP-8.5.5", "GP-8.5.20", "R-30")
@pytest.mark.parametrize("card", ["engine-problems-6", "transmission-problems-25"])
def test_without_problems_the_leading_npc_stops_for_fifteen(card: str):
    race = event(card, "1 40b\n19 50a")
    assert race.at(19) == "35p"


@pytest.mark.rule("GP-8.5.23", "R-30")
def test_wing_damage():
    race = event("wing-damage-31", "1 40b calls:2\n9 25a calls:1")
    assert (race.wear(1), race.calls(1)) == ("wing:1", 0)
    assert (race.wear(9), race.calls(9)) == (".", 1)
    npc = event("wing-damage-31", "1 40b\n19 50a")
    assert npc.at(19) == "45p"


@pytest.mark.rule("GP-8.5.15")
def test_suspension_stress_adds_exactly_one_to_each():
    race = event("suspension-stress-17", "1 40b suspension:2\n9 25p suspension:1\n22 20a tyre:2")
    assert (race.wear(1), race.wear(9), race.wear(22)) == ("suspension:3", "suspension:2", "tyre:2")


@pytest.mark.rule("GP-8.5.14", "GP-8.5.18")
@pytest.mark.parametrize(("card", "wear"), [("suspension-difficulties-16", "suspension"), ("tire-wear-22", "tyre")])
def test_each_player_gives_a_marker_to_one_of_his_cars_in_the_race(card: str, wear: str):
    race = event(card, "1 40b\n80 20a\n9 30a", facts="first: cobalt\ngone: 14", seats=2)
    assert race.wear(9) == f"{wear}:1"  # the only car left
    assert (race.asked, race.seat, race.options) == ("give", 0, ["give 1", "give 80"])
    race.do("give 80")
    assert (race.wear(1), race.wear(80)) == (".", f"{wear}:1")


# ── Weather ──


@pytest.mark.rule("GP-8.5.17", "GP-8.1.3")
@pytest.mark.parametrize(
    ("weather", "tyres", "wear", "calls"),
    [
        ("wet", "soft", "tyre:1", 2),
        ("wet", "hard", "tyre:1", 1),
        ("wet", "wet", ".", 0),
        ("dry", "wet", "tyre:2", 0),
        ("dry", "soft", ".", 0),
        ("dry", "hard", ".", 0),
    ],
)
def test_the_tyre_test(weather: str, tyres: str, wear: str, calls: int):
    race = event("tire-test-19", f"1 40b tyres:{tyres}\n30 41a", facts=f"weather: {weather}")
    assert (race.wear(1), race.calls(1)) == (wear, calls)


@pytest.mark.rule("GP-8.5.21", "GP-8.1.3", "R-44")
def test_when_rain_comes_dry_tyres_are_changed_or_paid_for_from_the_leader_on():
    race = event(
        "weather-change-26", "1 20b tyres:soft\n9 40b tyres:hard\n22 30a tyres:wet\n14 10a tyres:hard", seats=3
    )
    assert race.state.weather == 1
    assert (race.asked, race.seat, race.options) == ("weather-change", 1, ["change wet", "risk"])
    race.do("risk")
    assert race.calls(9) == 1
    assert race.seat == 0
    race.do("risk")
    assert race.calls(1) == 2
    race.do("change wet")
    # Car 14 is bound to pit: its stop comes in its owner's turn, by itself.
    assert (race.asked, race.seat) == ("pit", 0)
    race.do("stay-out")
    assert race.at(14) == "8p"
    assert race.state.tyres[race.car(14)] == 2
    assert race.numbers(race.state.changed) == [14]


@pytest.mark.rule("GP-8.5.21", "R-44", "GP-7.6.3")
def test_when_it_dries_wet_tyres_are_changed_to_either_type_or_wear():
    race = event(
        "weather-change-26", "1 20b tyres:wet engine:1\n9 40b tyres:wet", facts="weather: wet\nwas_dry: 0", seats=2
    )
    assert race.state.weather == 0
    assert race.state.was_dry == 1
    assert race.options == ["change hard", "change soft", "risk"]
    race.do("risk")
    assert race.wear(9) == "tyre:1"
    race.do("change soft")
    # The stop may do more: the change is free then.
    assert race.asked == "serve"
    race.do("repair engine")
    assert race.at(1) == "10p"
    assert race.state.tyres[race.car(1)] == 1


@pytest.mark.rule("GP-8.5.21", "R-26")
def test_a_car_beyond_the_wall_cannot_pit_for_tyres():
    race = event("weather-change-26", "1 20w tyres:soft\n9 40b tyres:wet", seats=2)
    assert race.calls(1) == 2
    assert race.asked != "weather-change"


# ── Traction Hazard ──


@pytest.mark.rule("GP-8.5.19", "GP-8.2.1", "GP-8.3.1")
def test_traction_hazard_is_centred_on_the_leader_whoever_that_is():
    race = event("traction-hazard-23", "1 20b\n19 41c\n9 38b")
    assert race.state.zone == 41
    assert race.at(19, 9, 1) == "41a 38a 20b"


@pytest.mark.rule("GP-7.5.2")
def test_close_calls_leave_only_with_an_event_keyed_to_them():
    race = event("suspension-stress-17", "1 40b suspension:2 calls:3")
    assert race.calls(1) == 3
    race = event("mechanical-failure-9", "1 40b suspension:2 calls:3")
    assert race.calls(1) == 3
    race = event("wing-damage-31", "1 40b suspension:2 calls:3")
    assert race.calls(1) == 0
