"""3. The sequence of play: hands, the four actions, the end of a turn."""

import pytest

from paddock.core.names import NATURE
from paddock.core.rng import Rng
from paddock.games.grand_prix.rules.sequence import RULES
from tests.games.grand_prix.race import Race


def act(race: Race, seat: int, *cards: str) -> Race:
    """Ask a seat with these cards for its action."""
    race.gets(seat, *cards)
    return race.acts(seat)


def offered(race: Race, verb: str) -> list[str]:
    return [option for option in race.options if option.split()[0] == verb]


# ── 3.1, 3.2 ──


@pytest.mark.rule("GP-3.2.1")
def test_the_steps_of_a_turn_stand_in_the_order_of_the_rules():
    scripts = {script.name: script for script in RULES.scripts}
    assert scripts["turn"].step_names() == [
        "begin_turn",
        "fill_hands",
        "action-phase",
        "end_if_over",
        "lift_zone",
        "event",
        "end_if_over-2",
        "pit-stops",
        "end-of-turn",
        "end_if_over-3",
        "next_turn",
    ]
    assert scripts["end-of-turn"].step_names()[:3] == ["determine_first_player", "remove_lapped", "discard_cards"]


@pytest.mark.rule("GP-3.1.1", "GP-1.5.1", "GP-14.11", "R-02")
def test_each_car_is_activated_at_most_once_a_turn_and_all_are_fresh_in_the_next():
    race = Race("1 10a\n80 20a\n9 30a activated")
    race.plays(1, "solo-1", 1)
    assert race.car(1) not in race.state.waiting
    act(race, 0, "solo-2")
    assert {option.split()[2] for option in offered(race, "play")} == {"80"}
    why = race.why_not("play solo-2-2 1")
    assert why.rule == "GP-14.11"
    race.run("race/turn turn/begin_turn")
    assert race.numbers(race.state.waiting) == [1, 80, 9]


# ── 3.3 ──


@pytest.mark.rule("GP-3.3.1", "GP-4.3.3")
def test_hands_are_filled_to_five_with_five_players_although_a_car_is_lost():
    race = Race("1 10a", seats=5, facts="gone: 80")
    race.deals(5)
    race.gets(0, "lead-8", "line-8")
    race.read(first=race.seat_name(3), flow="race/turn turn/fill_hands")
    drawn = 0
    while race.state.is_chance and race.asked == "draw":
        assert race.state.kind.audience(race.state) == 0  # type: ignore[attr-defined]
        race.state.choose(NATURE, race.state.options(NATURE)[0])
        drawn += 1
    assert drawn == 3
    assert len(race.state.hand[0]) == 5


@pytest.mark.rule("GP-3.3.1")
def test_hands_are_filled_in_turn_order_from_the_first_player():
    race = Race("1 10a\n9 11a\n22 12a", seats=3, facts="first: viridian")
    race.run("race/turn turn/fill_hands")
    order = []
    while race.asked == "draw":
        order.append(race.state.kind.audience(race.state))  # type: ignore[attr-defined]
        race.state.choose(NATURE, race.state.options(NATURE)[0])
    assert order == [2] * 8 + [0] * 8 + [1] * 8


@pytest.mark.rule("GP-3.3.1")
def test_an_empty_deck_is_made_new_from_the_discards():
    race = Race("1 10a\n9 11a", seats=2)
    race.deals(10)
    race.read(race_deck="-", discards="…", flow="race/turn turn/fill_hands")
    assert race.asked == "draw"
    assert list(race.state.race_deck) == list(range(20, 78))
    assert list(race.state.discards) == []
    assert race.told("reshuffles") == [[58]]


# ── 3.4 ──


@pytest.mark.rule("GP-3.4.1", "GP-3.4.2")
def test_segments_go_round_the_table_from_the_first_player():
    race = Race("1 10a\n9 20a\n22 30a\n80 11a\n14 21a\n77 31a", seats=3)
    race.deals(2)
    race.read(first=race.seat_name(1))
    race.acts(1)
    asked = []
    while race.asked in ("act", "step"):
        if race.asked == "act":
            asked.append(race.seat)
        race.do(race.options[0])
    assert asked == [1, 2, 0, 1, 2, 0]
    assert race.asked == "draw-event"  # nobody has a card or a car left


@pytest.mark.rule("GP-3.4.3", "GP-1.5.2", "GP-1.5.4", "GP-1.5.5")
def test_a_card_may_be_played_for_own_cars_team_npcs_and_neutral_ones():
    race = Race("1 10a\n80 11a\n9 12a\n7 13a\n17 14a\n30 15a", seats=2)  # 7 is ours, 17 theirs, 30 neutral
    act(race, 0, "solo-3")
    assert {option.split()[2] for option in offered(race, "play")} == {"1", "80", "7", "30"}
    for car, rule in (("9", "GP-1.5.2"), ("17", "GP-1.5.4")):
        why = race.why_not(f"play solo-3-3 {car}")
        assert why.rule == rule


@pytest.mark.rule("GP-3.4.3", "GP-9.2.1", "GP-8.5.11")
def test_the_offer_of_a_card_says_where_the_car_comes_from():
    race = Race("1 10p\n80 11w\n9 12a", seats=2)
    act(race, 0, "solo-3")
    assert race.offer("play solo-3-3 1") == "do-play-from-pits"
    assert race.offer("play solo-3-3 80") == "do-play-from-wall"


@pytest.mark.rule("GP-3.4.5")
def test_a_car_that_is_out_already_is_not_eliminated_again():
    race = Race("1 10a\n9 20a", seats=2, facts="gone: 80\nwaiting: 1 9 80")
    race.read(wear={"tyre": {race.car(80): 6}})
    act(race, 0, "solo-3")
    assert "eliminate 80" not in race.options
    why = race.why_not("eliminate 80")
    assert why.message.key == "why-car-is-out"


@pytest.mark.rule("GP-1.5.5")
def test_a_neutral_car_is_first_come_first_served():
    race = Race("1 10a\n9 12a\n30 15a", seats=2)
    race.activates(30, "solo-1", seat=1)
    race.straight_on(1)
    act(race, 0, "solo-3")
    assert {option.split()[2] for option in offered(race, "play")} == {"1"}


@pytest.mark.rule("GP-3.4.3")
def test_a_played_card_lies_open_on_the_discards():
    race = Race("1 10a\n9 12a", seats=2)
    race.activates(1, "solo-3")
    card = race.game.domains["card"].index("solo-3-3")
    assert race.state.card == card
    assert race.state.discards[-1] == card
    assert list(race.state.hand[0]) == []


@pytest.mark.rule("GP-3.4.4")
def test_a_player_passes_with_a_car_that_is_out_once_a_turn():
    race = Race("1 10a\n9 20a", seats=2, facts="gone: 80\nwaiting: 1 9 80")
    act(race, 0, "solo-3")
    assert "pass 80" in race.options
    race.do("pass 80")
    assert race.car(80) not in race.state.waiting
    act(race, 0, "solo-3")
    assert "pass 80" not in race.options
    why = race.why_not("pass 80")
    assert why.rule == "GP-14.11"


@pytest.mark.rule("GP-3.4.4")
def test_npcs_that_have_left_cannot_be_used_to_pass():
    race = Race("1 10a\n9 20a", seats=2, facts="gone: 7")
    race.run("race/turn turn/begin_turn")
    assert race.car(7) not in race.state.waiting
    act(race, 0, "solo-3")
    assert offered(race, "pass") == []


@pytest.mark.rule("GP-3.4.5", "GP-7.2.1", "GP-4.3.2")
def test_a_car_with_six_markers_can_only_be_eliminated():
    race = Race("1 10a engine:2 tyre:3 body:1\n80 20a tyre:5\n9 30a", seats=2)
    act(race, 0, "solo-3")
    assert {option.split()[2] for option in offered(race, "play")} == {"80"}
    assert "eliminate 1" in race.options
    assert "retire 1" not in race.options
    assert "retire 80" in race.options
    race.do("eliminate 1")
    assert race.at(1) == "."
    assert race.numbers(race.state.gone) == [1]
    assert race.car(1) not in race.state.waiting  # flipped: no pass with it in the same turn


@pytest.mark.rule("GP-4.3.2", "GP-7.5.1", "GP-7.2.1")
def test_close_calls_do_not_count_towards_six():
    race = Race("1 10a tyre:5 calls:9\n9 30a", seats=2)
    act(race, 0, "solo-3")
    assert offered(race, "eliminate") == []
    assert offered(race, "play") == ["play solo-3-3 1"]


@pytest.mark.rule("GP-3.4.6", "GP-4.3.1")
def test_a_player_may_retire_a_car_of_his_own_but_no_npc():
    race = Race("1 10a\n80 11a\n9 30a\n7 31a", seats=2)
    act(race, 0, "solo-3")
    assert offered(race, "retire") == ["retire 1", "retire 80"]
    race.do("retire 80")
    assert race.at(80) == "."
    assert race.car(80) not in race.state.waiting
    assert len(race.state.hand[0]) > 0  # no card is played
    race.run("race/turn turn/begin_turn")
    assert race.car(80) in race.state.waiting  # next turn it may serve for a pass


@pytest.mark.rule("GP-3.4.6")
def test_voluntary_retirement_can_be_switched_off():
    race = Race("1 10a\n80 11a\n9 30a", seats=2, retirement=False)
    act(race, 0, "solo-3")
    assert offered(race, "retire") == []


@pytest.mark.rule("GP-3.4.4", "R-04")
def test_a_car_that_has_finished_is_not_out_and_serves_for_no_pass():
    race = Race("9 58a lap:2\n1 59a lap:2\n80 30a lap:2", seats=2)
    race.gets(0, "line-4")
    race.plays(9, "solo-2", 2)
    assert race.numbers(race.state.finished) == [1, 9]  # car 1 was pushed across before it was activated
    assert race.seat == 0
    assert offered(race, "pass") == []


@pytest.mark.rule("GP-3.4.7", "GP-3.4.2", "R-04")
def test_without_cards_one_must_pass_with_a_car_that_is_out():
    race = Race("1 10a\n9 20a", seats=2, facts="gone: 80\nwaiting: 1 9 80")
    race.gets(1, "solo-1")
    act(race, 0)
    # The pass happens by itself; then it is the other player's turn.
    assert race.seat == 1
    assert race.car(80) not in race.state.waiting
    assert race.told("passes") == [[0, race.car(80)]]


@pytest.mark.rule("GP-3.4.7", "GP-3.4.2", "R-04")
def test_without_cards_and_without_a_pass_nobody_is_forced_to_retire():
    race = Race("1 10a\n9 20a", seats=2)
    race.gets(1, "solo-1")
    act(race, 0)
    assert race.options == ["retire 1", "wait"]
    race.do("wait")
    assert race.seat == 1
    race.do(offered(race, "play")[0], "forward a")
    assert race.asked == "draw-event"  # who stood down is not asked again this turn
    assert race.at(1) == "10a"


@pytest.mark.rule("GP-3.4.2", "R-04")
def test_with_cards_only_for_a_six_marker_car_it_must_go():
    race = Race("1 10a body:6\n9 20a\n14 21a", seats=2)
    race.gets(1, "solo-1")
    act(race, 0, "solo-3")
    assert race.at(1) == "."
    assert race.seat == 1


@pytest.mark.rule("GP-3.4.2", "R-04")
def test_with_cards_and_a_usable_npc_one_must_not_do_nothing():
    race = Race("30 10a\n1 15a activated\n9 20a", seats=2)
    act(race, 0, "solo-3")
    assert race.options == ["play solo-3-3 30"]
    why = race.why_not("wait")
    assert why.rule == "GP-3.4.2"


@pytest.mark.rule("GP-3.4.1")
def test_the_action_phase_ends_when_cards_are_left_but_no_car():
    race = Race("1 10a activated\n80 11a activated\n9 20a activated", seats=2)
    race.gets(1, "solo-4")
    act(race, 0, "solo-3")
    assert race.asked == "draw-event"


# ── 3.5 ──


@pytest.mark.rule("GP-3.5.3", "GP-4.1.1")
def test_of_two_leaders_in_one_sector_the_inner_one_makes_its_owner_first_player():
    race = Race("1 40a\n14 40b", seats=2, facts="first: cobalt")
    race.run("race/turn turn/end-of-turn end-of-turn/determine_first_player")
    assert race.state.first == 0


@pytest.mark.rule("GP-3.5.3", "R-03")
def test_when_an_npc_leads_the_best_placed_player_car_counts_also_in_the_pit_lane():
    race = Race("30 45a\n7 44a\n9 40p\n1 39a", seats=2)  # 7 is a team NPC of seat 0
    race.run("race/turn turn/end-of-turn end-of-turn/determine_first_player")
    assert race.state.first == 1


@pytest.mark.rule("GP-3.5.5")
def test_any_cards_may_be_discarded_face_up_one_at_a_time():
    race = Race("1 40a\n9 30a", seats=2)
    race.gets(0, "solo-3", "line-4")
    race.run("race/turn turn/end-of-turn end-of-turn/discard_cards")
    assert (race.asked, race.seat) == ("discard", 0)
    assert race.options == ["keep", "discard solo-3-3", "discard line-4-27"]
    race.do("discard line-4-27")
    assert race.options == ["keep", "discard solo-3-3"]
    assert race.state.discards[-1] == race.game.domains["card"].index("line-4-27")
    race.do("keep")
    assert race.asked == "draw"  # the other hand is empty: the next turn begins


@pytest.mark.rule("GP-3.5.1", "GP-8.1.1", "GP-10.1.1")
def test_no_event_is_drawn_once_a_car_has_finished():
    race = Race("1 59a lap:2\n9 20a lap:2", seats=2)
    race.gets(1)
    race.plays(1, "solo-2", 2)
    race.do("wait")
    assert race.state.over
    assert race.told("event-drawn") == []
    assert list(race.state.event_deck) == list(range(32))


@pytest.mark.rule("GP-3.5.1")
def test_otherwise_one_event_is_drawn_each_turn():
    race = Race("1 10a activated\n9 20a activated", seats=2)
    act(race, 0)
    assert race.asked == "draw-event"
    assert len(race.state.options(NATURE)) == 32
    rng = Rng(1)
    race.state.choose(NATURE, race.state.options(NATURE)[rng.below(32)])
    assert len(race.state.event_deck) == 31
