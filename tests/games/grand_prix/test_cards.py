"""5. Race cards: their parts, and what each named card does."""

import pytest

from paddock.games.grand_prix.data.box import open_box
from tests.games.grand_prix.race import Race

WEAR = {
    "Charge": "tyre",
    "Chasing the Race": "suspension",
    "Fast Pace": "tyre",
    "Flat Out": "tyre",
    "Floor It": "engine",
    "Follow the Leader": "engine",
    "Late Brake": "brakes",
    "Out in Front": "tyre",
    "Oversteer": "suspension",
    "Power Line": "tyre",
    "Set the Pace": "transmission",
    "Slingshot": "tyre",
    "Solid Line": "tyre",
    "Top Gear": "transmission",
    "Understeer": "suspension",
}
CALLS = {"Challenge": 1, "Flat Out": 1, "Overtake": 1, "Weaving": 1}
TYPES = {
    "solo": {"Challenge", "Clean Air", "Floor It", "Overtake", "Top Gear", "Weaving"},
    "line": {"Conservative", "Inside Line", "Outside Line", "Power Line", "Solid Line"},
    "pursuit": {"Charge", "Chasing the Race", "Late Brake", "Oversteer", "Understeer"},
    "lead": {"Fast Pace", "Flat Out", "Follow the Leader", "Out in Front", "Set the Pace", "Slingshot"},
}


@pytest.mark.rule(
    "GP-5.1.1", "GP-5.1.2", "GP-5.1.4", "GP-5.2.2", "GP-5.2.6", "GP-5.2.8", "GP-5.2.9", "GP-5.2.11", "GP-5.2.14"
)
@pytest.mark.rule("GP-5.2.15", "GP-5.2.17", "GP-5.2.18", "GP-5.2.5")
def test_every_card_has_the_type_the_wear_and_the_close_calls_that_the_list_says():
    cards = open_box().cards
    assert len(cards) == 78
    for card in cards:
        assert card.wear == WEAR.get(card.name, "none"), card.name
        assert card.close_call == CALLS.get(card.name, 0), card.name
        assert card.name in TYPES[card.movement], card.name
    assert {card.name for card in cards} == {name for names in TYPES.values() for name in names}


@pytest.mark.rule("GP-5.2.1", "GP-5.1.3")
def test_challenge_may_cut_across_once_into_a_vacant_space():
    race = Race("1 10b\n9 11c")
    race.plays(1, "challenge")
    assert "diagonal a" in race.options
    assert "diagonal c" not in race.options  # occupied: never a displacement
    race.do("diagonal a")
    assert race.at(1) == "11a"
    assert race.state.mp == 3
    assert not [option for option in race.options if option.startswith("diagonal")]  # once
    race.straight_on(3)
    assert race.at(1) == "14a"
    assert race.calls(1) == 1


@pytest.mark.rule("GP-5.2.1")
def test_without_such_a_card_nobody_cuts_across():
    race = Race("1 10b")
    race.plays(1, "solo-4")
    why = race.why_not("diagonal a")
    assert why.rule == "GP-6.1.2"


@pytest.mark.rule("GP-5.2.1", "R-14")
def test_a_diagonal_lies_beside_the_spaces_ahead():
    race = Race("1 19a", track="funnel")  # ahead: 20a only; beside it 20b
    race.plays(1, "challenge")
    assert [option for option in race.options if option.startswith("diagonal")] == ["diagonal b"]
    race = Race("1 19b", track="funnel")  # both lanes lie ahead: nothing is diagonal
    race.plays(1, "challenge")
    assert not [option for option in race.options if option.startswith("diagonal")]


@pytest.mark.rule("GP-5.2.16", "GP-5.2.7", "R-14")
def test_led_cars_take_the_same_diagonal_through_the_vacated_spaces():
    race = Race("1 10b\n9 9b\n14 8b")
    race.plays(1, "slingshot", "forward b", "diagonal c", "forward c")
    assert race.at(1, 9, 14) == "13c 12c 11b"
    assert race.wear(1) == "tyre:1"
    race = Race("1 10b\n9 9b")
    race.plays(1, "flat-out", "diagonal c", 3)
    assert race.at(1, 9) == "14c 13c"
    assert (race.wear(1), race.calls(1)) == ("tyre:1", 1)
    assert (race.wear(9), race.calls(9)) == (".", 0)


@pytest.mark.rule("GP-5.2.3", "GP-5.2.5", "R-21", "R-53")
@pytest.mark.parametrize("card", ["chasing", "conservative"])
def test_cards_without_lateral_movement_leave_the_choice_at_forks(card: str):
    race = Race("1 17b\n9 17c", track="funnel")
    race.plays(1, card)
    # No way sideways, not even by displacement; the card drives on to the fork by itself.
    assert race.at(1) == "19b"
    assert race.options == ["forward a", "forward b"]
    why = race.why_not("in")
    assert why.rule == ("GP-5.2.3" if card == "chasing" else "GP-5.2.5")
    race.do("forward a")
    assert race.at(1) == "21a"
    assert race.wear(1) == ("suspension:1" if card == "chasing" else ".")


# ── Clean Air ──


@pytest.mark.rule("GP-5.2.4", "R-20")
def test_clean_air_does_nothing_beside_another_car():
    race = Race("22 10b\n33 15c\n4 20a")
    race.plays(22, "clean-air-10", 5)
    assert race.at(22) == "15b"


@pytest.mark.rule("GP-5.2.4", "R-20")
def test_clean_air_ignores_the_pit_lane_both_beside_and_ahead():
    race = Race("22 10b\n33 15p\n5 17p\n4 20a")
    race.plays(22, "clean-air-10", 5)
    assert race.at(22) == "19a"


@pytest.mark.rule("GP-5.2.4", "R-20")
def test_clean_air_does_nothing_for_the_leader():
    race = Race("22 10b lap:1\n33 30c\n4 20a")
    race.plays(22, "clean-air-10", 5)
    assert race.at(22) == "15b"


@pytest.mark.rule("GP-5.2.4", "R-20")
def test_clean_air_lets_the_player_pick_whom_to_follow_and_counts_the_lap():
    race = Race("22 50b\n33 2c lap:1\n4 2a lap:1\n1 30a lap:1")
    race.plays(22, "clean-air-10", 5)
    assert race.asked == "drop-in"
    assert race.options == ["drop-in a", "drop-in c"]
    race.do("drop-in c")
    assert (race.at(22), race.lap(22)) == ("1c", 1)


@pytest.mark.rule("GP-5.2.4", "R-20")
def test_clean_air_with_the_next_car_right_ahead_only_changes_lane():
    race = Race("22 10b\n33 16d\n1 40a")
    race.plays(22, "clean-air-10", 5)
    assert race.at(22) == "15d"
    race = Race("22 10b\n33 16b\n1 40a")
    race.plays(22, "clean-air-10", 5)
    assert race.at(22) == "15b"
    assert race.told("catches-up") == []  # it is there already


# ── Late Brake, Overtake ──


@pytest.mark.rule("GP-5.2.10", "R-19")
def test_late_brake_may_swap_with_the_car_ahead_when_the_move_is_over():
    race = Race("1 10b\n9 11b\n14 12b")
    race.plays(1, "late-brake", 3)
    assert race.asked == "late-brake"
    assert race.options == ["late-brake b", "stay-behind"]
    race.do("late-brake b")
    assert race.at(1, 9, 14) == "14b 13b 15b"
    assert race.wear(1) == "brakes:1"
    # It need not, and it need not have pushed the car.
    race = Race("1 10b\n9 14b")
    race.plays(1, "late-brake", 3)
    race.do("stay-behind")
    assert race.at(1, 9) == "13b 14b"
    assert race.wear(1) == "brakes:1"


@pytest.mark.rule("GP-5.2.10")
def test_late_brake_with_nobody_ahead_asks_nothing():
    race = Race("1 10b\n9 15b")
    race.plays(1, "late-brake", 3)
    assert not race.moving()


@pytest.mark.rule("GP-5.2.13", "R-18")
def test_overtake_gives_one_close_call_also_without_a_swap_and_works_in_single_file():
    race = Race("1 10b\n9 30b")
    race.plays(1, "overtake-12", 4)
    assert race.calls(1) == 1
    race = Race("1 12a\n9 13a", track="needle")
    race.plays(1, "overtake-13", "swap a")
    assert race.at(1, 9) == "13a 12a"
    assert race.calls(1) == 1


@pytest.mark.rule("GP-5.2.13", "R-18")
def test_an_overtaken_car_keeps_its_own_laps():
    race = Race("1 59b lap:1\n9 0b lap:1\n22 30a lap:1")  # car 9 is a lap down: it goes back over the line
    race.plays(1, "overtake-13", "swap b")
    assert (race.at(1), race.lap(1)) == ("0b", 2)
    assert (race.at(9), race.lap(9)) == ("59b", 0)


@pytest.mark.rule("GP-5.2.13")
def test_other_cards_do_not_swap():
    race = Race("1 10b\n9 11b")
    race.plays(1, "solo-4")
    assert not [option for option in race.options if option.startswith("swap")]


# ── Oversteer, Understeer ──


@pytest.mark.rule("GP-5.2.12", "R-07", "R-21")
def test_oversteer_slides_one_lane_in_also_in_a_line():
    race = Race("1 10b\n9 11b")
    race.plays(1, "oversteer", 3)
    assert race.at(1, 9) == "13a 14b"
    assert race.wear(1) == "suspension:1"


@pytest.mark.rule("GP-5.2.12")
@pytest.mark.parametrize("drawn", ["1 10a", "1 10b\n9 13a"])
def test_oversteer_is_ignored_beside_a_car_or_the_pit_lane(drawn: str):
    race = Race(drawn)
    before = race.at(1)[-1]
    race.plays(1, "oversteer", 3)
    assert race.at(1) == f"13{before}"


@pytest.mark.rule("GP-5.2.19")
def test_understeer_slides_one_lane_out_if_there_is_room():
    race = Race("1 10b")
    race.plays(1, "understeer", 3)
    assert race.at(1) == "13c"
    assert race.wear(1) == "suspension:1"
    race = Race("1 10d")
    race.plays(1, "understeer", 3)
    assert race.at(1) == "13d"
    race = Race("1 10b\n9 13c")
    race.plays(1, "understeer", 3)
    assert race.at(1) == "13b"


# ── Weaving ──


@pytest.mark.rule("GP-5.2.20", "R-21")
def test_weaving_moves_sideways_for_nothing_also_after_the_last_point():
    race = Race("1 10a\n9 10b\n14 12d")
    race.plays(1, "weaving-14", "out")  # displaces car 9: no points, but a close call
    assert race.state.mp == 2
    assert race.calls(1) == 1
    race.do("forward b", "out", "forward c")
    assert race.state.mp == 0
    assert set(race.options) == {"in", "out", "end"}
    race.do("out")  # displaces car 14, which goes forward from the wall
    assert race.at(1, 14) == "12d 13d"
    assert not race.moving()  # nowhere left to weave to
    assert race.calls(1) == 3  # two displacements and one for the card


@pytest.mark.rule("GP-5.2.20")
def test_weaving_may_be_ended():
    race = Race("1 10b")
    race.plays(1, "weaving-14", 2)
    race.do("end")
    assert race.at(1) == "12b"
    assert race.calls(1) == 1


@pytest.mark.rule("GP-5.2.21", "R-22")
def test_our_deck_has_two_inside_and_two_outside_lines():
    names = [card.name for card in open_box().cards]
    assert names.count("Inside Line") == names.count("Outside Line") == 2
    assert {card.special for card in open_box().cards if card.name == "Inside Line"} == {"fork-inside"}
