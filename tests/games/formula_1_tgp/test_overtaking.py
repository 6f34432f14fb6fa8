"""I. Overtaking (TGP-63 to TGP-75)."""

import re

import pytest

from paddock.core.rows import row_of, rows_of
from paddock.core.texts import Texts
from paddock.games.formula_1_tgp.rules.overtaking import chance_in_six, need
from paddock.games.formula_1_tgp.rules.scripts import COLLISION
from paddock.games.formula_1_tgp.rules.state import TgpState
from tests.games.formula_1_tgp.scene import (
    asked,
    call,
    car,
    changed,
    give,
    move,
    offers,
    places,
    play,
    refused,
    scene,
    told,
)

DUEL = """
    red raikkonen 0 fuel 2 soft 4
    green kubica 5 fuel 2 soft 4
"""


def duel(circuit: str = "monza") -> TgpState:
    """Räikkönen with 6 points at 0, Kubica at 5; top speed 7 against 6."""
    state = scene(DUEL, circuit)
    state = changed(state, top="7 6")
    state = changed(state, acceleration="3 3")
    return state


@pytest.mark.rule("TGP-63", "TGP-65", "TGP-66", "TGP-67", "TGP-71")
def test_ex_15_the_fifth_point_passes_and_the_sixth_moves_on():
    state = move(duel(), "raikkonen")
    assert places(state) == {"kubica": 5, "raikkonen": 4}
    assert asked(state) == "red attack"
    assert need(state, car(state, "raikkonen"), car(state, "kubica"), 0) == 4
    play(state, "attack first", "k6 5")
    assert places(state) == {"raikkonen": 6, "kubica": 4}


@pytest.mark.rule("TGP-72", "R-37")
@pytest.mark.parametrize(("die", "expected"), [(4, {"raikkonen": 5, "kubica": 4}), (3, {"kubica": 5, "raikkonen": 4})])
def test_ex_16_after_a_failure_the_last_point_is_another_attempt(die: int, expected: dict[str, int]):
    state = play(move(duel(), "raikkonen"), "attack first", "k6 2")
    assert asked(state) == "red attack"
    play(state, "attack first", f"k6 {die}")
    assert places(state) == expected
    assert asked(state) == ""


@pytest.mark.rule("TGP-69")
def test_ex_17_a_less_skilful_driver_needs_one_more():
    state = scene("red heidfeld 0\n green alonso 1", "spa")
    assert need(state, car(state, "heidfeld"), car(state, "alonso"), 1) == 6
    assert need(state, car(state, "alonso"), car(state, "heidfeld"), 1) == 4


@pytest.mark.rule("TGP-70")
def test_ex_18_better_tyres_bring_seven_down_to_six():
    state = scene("red kubica 0 soft 4\n green vettel 1 soft 3", "monaco")
    assert need(state, car(state, "kubica"), car(state, "vettel"), 0) == 6


@pytest.mark.rule("TGP-66", "TGP-68")
@pytest.mark.parametrize(("own", "theirs", "needed"), [(6, 1, 4), (2, 1, 4), (3, 3, 5), (1, 6, 6)])
def test_the_margin_does_not_matter_and_equal_values_change_nothing(own: int, theirs: int, needed: int):
    state = duel()
    state = changed(state, acceleration=f"{own} {theirs}")
    assert need(state, car(state, "raikkonen"), car(state, "kubica"), 1) == needed


@pytest.mark.rule("TGP-25", "TGP-66")
def test_carbon_brakes_add_a_pip_to_own_attacks_and_none_to_the_defence():
    state = duel()
    raikkonen, kubica = car(state, "raikkonen"), car(state, "kubica")
    before = need(state, raikkonen, kubica, 0), need(state, kubica, raikkonen, 0)
    state = changed(state, facilities={"red": "test-track"}, path={"red": "0 3 0 0"})
    assert (need(state, raikkonen, kubica, 0), need(state, kubica, raikkonen, 0)) == (before[0] - 1, before[1])


@pytest.mark.rule("R-42")
def test_each_parameter_of_a_corner_is_worth_its_own_pip():
    state = duel()
    state = changed(state, acceleration="6 3")
    both = rows_of([[0, 1] for _ in state.components.parameters])
    state.components.parameters, before = both, state.components.parameters
    try:
        assert need(state, car(state, "raikkonen"), car(state, "kubica"), 0) == 3
    finally:
        state.components.parameters = before


@pytest.mark.rule("TGP-64")
def test_the_attacker_chooses_between_the_two_corners_of_the_board_anew_each_time():
    state = move(duel(), "raikkonen")
    assert offers(state) == ["attack first", "attack second"]
    play(state, "attack second", "k6 2")
    assert offers(state) == ["attack first", "attack second"]


@pytest.mark.rule("TGP-73")
def test_within_the_obligatory_movement_an_attempt_is_compulsory_even_on_a_team_mate():
    state = scene("red raikkonen 0 fuel 2\n red kubica 1\n green vettel 30")
    move(state, "raikkonen")
    assert offers(state) == ["attack first", "attack second"]
    assert refused(state, "hold-back") == "TGP-73"


@pytest.mark.rule("R-36", "R-35")
def test_on_voluntary_points_an_attempt_may_be_declined_and_the_points_are_gone():
    state = scene("red raikkonen 0 fuel 2 speed 2\n green kubica 6")
    move(state, "raikkonen")
    play(state, "push 2")
    assert places(state)["raikkonen"] == 5
    assert offers(state) == ["attack first", "attack second", "hold-back"]
    play(state, "hold-back")
    assert places(state) == {"kubica": 6, "raikkonen": 5}
    assert state.speed[car(state, "raikkonen")] == 0
    assert asked(state) == ""


@pytest.mark.rule("R-35")
def test_obligatory_points_are_used_first():
    # Five obligatory points and two bought ones; the car ahead is met with the fifth, so that attempt is compulsory.
    state = scene("red raikkonen 0 fuel 2 speed 2\n green kubica 5")
    play(move(state, "raikkonen"), "push 2")
    assert refused(state, "hold-back") == "TGP-73"
    play(state, "attack first", "k6 2")
    assert refused(state, "hold-back") == ""


@pytest.mark.rule("R-38", "TGP-65")
def test_a_six_is_not_enough_where_seven_is_needed():
    state = scene("red kubica 0 fuel 2 hard 3\n green vettel 1 hard 3", "monaco")
    play(move(state, "kubica"), "attack first", "k6 6")
    assert places(state) == {"vettel": 1, "kubica": 0}


@pytest.mark.rule("R-39", "TGP-74")
def test_a_natural_one_fails_and_is_contact_even_if_one_would_do():
    # Carbon brakes: one more pip.
    state = changed(duel(), path={"red": "0 3 0 0"}, facilities={"red": "test-track"})
    state.components.needs, before = row_of([2 for _ in state.components.needs]), state.components.needs
    try:
        play(move(state, "raikkonen"), "attack first", "k6 1")
        assert asked(state) == "* driver-test"
        assert "passes" not in told(state)
        needed = next(event.values[3] for event in state.events or [] if event.kind.name == "attacks")
        assert needed == 2, "so the log never calls a 1 enough"
    finally:
        state.components.needs = before


@pytest.mark.rule("TGP-74", "TGP-75", "R-40")
def test_ex_25_both_drivers_are_tested_the_attacker_first_and_a_low_roll_leads_to_table_3():
    state = scene("red heidfeld 0 fuel 2\n green alonso 1", "spa")
    play(move(state, "heidfeld"), "attack first", "k6 1")
    assert asked(state) == "* driver-test"
    play(state, "k6 2")  # below Heidfeld's 3
    assert asked(state) == "* collision"
    play(state, "k6 6")
    assert asked(state) == "* driver-test"
    play(state, "k6 4")  # not below Alonso's 4
    assert "test-passed" in told(state)


@pytest.mark.rule("TGP-75", "R-40")
@pytest.mark.parametrize(
    ("driver", "option", "failing"),
    [
        ("heidfeld", "printed", [1, 2]),
        ("alonso", "printed", [1, 2, 3]),
        ("heidfeld", "inverted", [4, 5, 6]),
        ("alonso", "inverted", [5, 6]),
    ],
)
def test_the_driver_test_as_printed_and_turned_round(driver: str, option: str, failing: list[int]):
    failed = []
    for die in range(1, 7):
        state = scene(f"red {driver} 0\n green kubica 9", driver_test=option)
        play(call(state, COLLISION, car(state, driver)), f"k6 {die}")
        if asked(state) == "* collision":
            failed.append(die)
    assert failed == failing


@pytest.mark.rule("R-41")
def test_after_contact_the_attacker_goes_on_with_the_points_that_are_left():
    state = play(move(duel(), "raikkonen"), "attack first", "k6 1", "k6 6", "k6 6")
    assert asked(state) == "red attack"
    assert state.must == 1


@pytest.mark.rule("R-41", "R-57")
def test_a_defender_who_retires_frees_the_space():
    state = scene("red kubica 0 fuel 2\n green vettel 1\n green heidfeld 30")
    # Kubica passes the test; Vettel fails it and has an accident: 1 + skill 2.
    play(move(state, "kubica"), "attack first", "k6 1", "k6 6", "k6 1", "k6 1")
    assert places(state) == {"heidfeld": 30, "kubica": 4}


@pytest.mark.rule("R-41", "TGP-96")
def test_a_spin_ends_the_move_of_the_attacker():
    state = scene("red trulli 10 fuel 2\n green vettel 11")
    # Trulli fails (1 below 2) and rolls 5 + 2 = 7: a spin, two spaces back.
    play(move(state, "trulli"), "attack first", "k6 1", "k6 1", "k6 5", "k6 6")
    assert places(state) == {"vettel": 11, "trulli": 8}
    assert asked(state) == ""


@pytest.mark.rule("R-41", "TGP-96")
def test_a_spin_of_the_defender_leaves_the_attacker_the_points_that_are_left():
    state = scene("red kubica 10 fuel 2\n green trulli 11")
    # Kubica passes the test; Trulli fails it (1 below 2) and spins (5 + 2).
    play(move(state, "kubica"), "attack first", "k6 1", "k6 6", "k6 1", "k6 5")
    assert places(state) == {"kubica": 14, "trulli": 9}


@pytest.mark.rule("R-45")
def test_the_road_is_endless_and_nobody_is_lapped():
    state = scene("red raikkonen 500 fuel 2\n green kubica 0 fuel 2")
    assert places(move(state, "kubica")) == {"raikkonen": 500, "kubica": 5}


@pytest.mark.parametrize(("needed", "faces"), [(0, 5), (1, 5), (2, 5), (4, 3), (6, 1), (7, 0), (9, 0)])
def test_the_odds_count_the_faces_that_are_enough(needed: int, faces: int):
    assert chance_in_six(needed) == faces


@pytest.mark.rule("TGP-65", "TGP-66")
@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("die", range(2, 7))
def test_the_log_counts_every_modifier_once(die: int, language: str):
    """What is needed has all pips in it, so the die alone is compared with it: told as enough, it is enough."""
    state = duel()
    play(move(state, "raikkonen"), "attack first", f"k6 {die}")
    assert state.events is not None
    rolled = next(event for event in state.events if event.kind.name == "attempt-rolled")
    told_of = dict(zip([name for name, _ in rolled.kind.arguments], rolled.values, strict=True))
    assert told_of["pips"] == die
    assert (told_of["pips"] >= told_of["need"]) == ("passes" in told(state))
    sentence = Texts(state.game, language).event(rolled)
    assert [int(number) for number in re.findall(r"\d+", sentence)] == [die, told_of["need"]]


@pytest.mark.rule("TGP-65", "TGP-101")
def test_the_log_tells_what_is_needed_after_the_door_is_shut():
    state = give(duel(), "green", "shut-door")
    before = need(state, car(state, "raikkonen"), car(state, "kubica"), 0)
    play(move(state, "raikkonen"), "attack first", "shut-door", "k6 4")
    rolled = next(event for event in state.events or [] if event.kind.name == "attempt-rolled")
    assert rolled.values[1:] == [4, before + 2]
