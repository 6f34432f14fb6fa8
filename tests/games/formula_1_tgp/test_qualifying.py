"""E. Qualifying (TGP-34 to TGP-44)."""

import pytest

from paddock.core.names import NONE, UNKNOWN
from paddock.core.view import view
from paddock.games.formula_1_tgp.rules.qualifying import form_grid, result
from paddock.games.formula_1_tgp.rules.sequence import QUALIFYING
from paddock.games.formula_1_tgp.rules.settings import SPLIT, SPLIT_POWER, mark_speed, track_bonus
from paddock.games.formula_1_tgp.rules.state import TgpState
from tests.games.formula_1_tgp.scene import (
    asked,
    call,
    car,
    changed,
    default_until,
    index,
    offers,
    play,
    refused,
    scene,
    told,
)


def qualifying(drawing: str = "red raikkonen 0\n green kubica 0", circuit: str = "monza", **facts: str) -> TgpState:
    places = iter(range(99))
    lines = [line.replace(" 0", f" {next(places)}") for line in drawing.splitlines()]
    state = scene("\n".join(lines), circuit, turn=0)
    state = changed(state, qualifying_rolls="- | - | - | -", fuel="0 0 0 0", grid="-", **facts)
    return call(state, QUALIFYING)


def splits(state: TgpState, seat: int) -> list[tuple[int, int]]:
    return [SPLIT_POWER.parameters(state, seat, SPLIT.first(code)) for code in SPLIT_POWER.options(state, seat)]


@pytest.mark.rule("TGP-36")
def test_ex_8_the_power_of_the_ferrari_is_split_in_whole_points():
    state = qualifying()
    found = splits(state, index(state, "seat", "red"))
    assert (3, 2) in found
    assert all(top + acceleration == 5 for top, acceleration in found)
    assert len(found) == 6
    assert refused(state, "split 6") == "TGP-36"


@pytest.mark.rule("TGP-36", "R-16", "R-17")
def test_ex_9_modifiers_stay_with_their_own_parameter():
    # Toyota: power 4, acceleration +2; the rear wing set to top speed +1.
    state = qualifying(facilities="- | wind-tunnel", path="0 0 0 0 | 0 0 0 1")
    play(state, "green: set A")
    assert splits(state, 1) == [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2)]


@pytest.mark.rule("TGP-37", "TGP-38")
def test_splits_are_sealed_and_hold_for_both_cars():
    state = qualifying("red raikkonen 0\n red vettel 0\n green kubica 0")
    assert asked(state) == "red+green split"
    play(state, "red: split 5")
    assert view(state, 1).answers[0] == -2
    assert list(state.top) == [0, 0]
    play(state, "green: split 0")
    assert (list(state.top), list(state.acceleration)) == ([5, 0], [0, 6])


@pytest.mark.rule("TGP-26", "R-18", "TGP-35")
def test_owners_of_a_wing_set_it_for_this_race_and_nobody_else_is_asked():
    state = qualifying(facilities="cfd-computer wind-tunnel | wind-tunnel", path="0 0 1 1 | 0 0 0 1")
    assert asked(state) == "red setting"
    play(state, "set B")
    assert asked(state) == "red+green setting"
    play(state, "green: set B", "red: set A")
    assert [list(row) for row in state.settings] == [[1, 0], [0, 1]]
    assert told(state)[:3] == ["sets", "sets", "sets"]


@pytest.mark.rule("TGP-26", "R-18")
def test_all_settings_are_revealed_together():
    state = qualifying(facilities="cfd-computer wind-tunnel | wind-tunnel", path="0 0 1 1 | 0 0 0 1")
    play(state, "set B")
    assert asked(state) == "red+green setting"
    assert "sets" not in told(state), "green chooses the rear wing before red's front wing is seen"
    assert [list(row) for row in state.settings] == [[0, 0], [0, 0]]
    seen = view(state, 1).state
    assert isinstance(seen, TgpState)
    assert list(seen.chosen[0]) == [UNKNOWN, NONE]
    own = view(state, 0).state
    assert isinstance(own, TgpState)
    assert list(own.chosen[0]) == [1, NONE]


@pytest.mark.rule("TGP-39")
@pytest.mark.parametrize(
    ("top", "acceleration", "points"), [(2, 0, 0), (4, 0, 1), (5, 0, 2), (6, 4, 2), (7, 5, 4), (9, 9, 4)]
)
def test_monza_grants_speed_points_for_the_highest_step_reached_of_both_rows(top: int, acceleration: int, points: int):
    assert track_bonus(scene("red kubica 0\n green vettel 1"), top, acceleration) == points


@pytest.mark.rule("TGP-35", "TGP-30", "TGP-39", "TGP-42", "TGP-41", "R-19")
def test_ex_11_raikkonen_qualifies_with_fourteen():
    # Card 2, rating 1, front wing A, and one point from the track: top speed 4 at Monza.
    state = qualifying(facilities="cfd-computer | -", path="0 0 1 0 | 0 0 0 0", tests="1 0")
    play(state, "red: set A", "red: split 4", "green: split 0")
    raikkonen = car(state, "raikkonen")
    assert state.speed[raikkonen] == 5
    play(state, "red: qualify 2 3", "green: qualify 0 3")
    assert state.speed[raikkonen] == 3
    assert state.fuel[raikkonen] == 3
    play(state, "k3 2")
    assert result(state, raikkonen) == 14


@pytest.mark.rule("TGP-42", "R-22")
def test_ex_10_two_three_and_four_turns_of_fuel_are_worth_ten_eight_and_six():
    state = scene("red kubica 0\n green vettel 1")
    assert [state.components.fuel_bonus[turns] for turns in (2, 3, 4)] == [10, 8, 6]


@pytest.mark.rule("TGP-34", "TGP-40")
def test_the_sheet_of_each_half_is_secret_until_all_are_written():
    state = qualifying("red raikkonen 0\n red vettel 0\n green kubica 0")
    play(state, "red: split 5", "green: split 4")
    assert asked(state) == "red+green sheet"
    play(state, "red: qualify 1 2", "green: qualify 0 5")
    assert asked(state) == "red sheet"  # the right half; green has one car
    assert view(state, 1).pledged[0] == view(state, 1).pumped[0] == -2
    assert view(state, 0).pledged[0] == 1
    assert list(state.spent) == [0, 0, 0, 0]
    play(state, "red: qualify 2 4")
    assert list(state.spent) == [1, 2, 0, 0]
    assert list(state.fuel) == [2, 4, 5, 0]
    assert list(state.pledged) == [-1, -1, -1, -1]


@pytest.mark.rule("TGP-40", "R-22")
def test_all_points_can_be_spent_and_fuel_is_one_to_seven_turns():
    state = play(qualifying(), "red: split 0", "green: split 0")
    points = state.speed[0]
    assert len(offers(state, "red")) == (points + 1) * 7
    assert refused(state, f"qualify {points + 1} 3") == "TGP-40"
    assert refused(state, "qualify 0 8") == "TGP-40"
    assert refused(state, "qualify 0 0") == "TGP-40"


@pytest.mark.rule("TGP-43")
def test_a_higher_result_starts_further_ahead():
    state = play(qualifying(), "red: split 0", "green: split 0", "red: qualify 0 5", "green: qualify 0 4")
    play(state, "k3 3", "k3 2")  # 2 + 4 + 3 against 2 + 6 + 2
    assert list(state.grid) == [car(state, "kubica"), car(state, "raikkonen")]


def tied(**facts: str) -> TgpState:
    """Räikkönen and Kubica, both with a result of 14, or what the facts make of it."""
    state = scene("red raikkonen 0\n green kubica 1", turn=0)
    state = changed(state, qualifying_bonus="8 0 8 0", spent="2 0 2 0")
    state = changed(state, qualifying_rolls="2 | - | 2 | -", grid="-")
    state = changed(state, **facts)
    return state


@pytest.mark.rule("TGP-44", "R-23")
@pytest.mark.parametrize(
    ("facts", "pole"),
    [
        ({"spent": "3 0 2 0", "qualifying_bonus": "7 0 8 0"}, "raikkonen"),  # more points spent
        ({"spent": "2 0 3 0", "qualifying_bonus": "8 0 7 0"}, "kubica"),
        ({"qualifying_bonus": "8 0 10 0", "extra": "2 0 0 0"}, "kubica"),  # the larger fuel bonus
        ({"qualifying_rolls": "1 | - | 3 | -", "extra": "2 0 0 0"}, "kubica"),  # the higher K3
    ],
)
def test_ties_are_broken_in_the_order_of_the_rule(facts: dict[str, str], pole: str):
    state = tied(**facts)
    assert result(state, 0) == result(state, 2)
    form_grid(state)
    assert state.grid[0] == car(state, pole)


@pytest.mark.rule("TGP-44")
@pytest.mark.parametrize(
    "facts",
    [
        {"spent": "2 0 3 0"},  # more points spent
        {"qualifying_bonus": "8 0 10 0", "qualifying_rolls": "3 | - | 2 | -"},  # the larger fuel bonus
    ],
)
def test_card_speed_breaks_a_tie_only_after_points_and_fuel(facts: dict[str, str]):
    state = scene("red alonso 0\n green kubica 1", turn=0)
    state = changed(state, qualifying_bonus="8 0 8 0", spent="2 0 2 0")
    state = changed(state, qualifying_rolls="2 | - | 2 | -", grid="-")
    state = changed(state, **facts)
    assert result(state, 0) == result(state, 2)
    form_grid(state)
    assert state.grid[0] == car(state, "kubica")


@pytest.mark.rule("TGP-44")
def test_card_speed_breaks_a_tie_before_the_die():
    state = scene("red alonso 0\n green kubica 1", turn=0)
    state = changed(state, qualifying_bonus="8 0 8 0", spent="2 0 2 0")
    state = changed(state, qualifying_rolls="1 | - | 2 | -")
    state = changed(state, grid="-")
    form_grid(state)
    assert state.grid[0] == car(state, "alonso")


@pytest.mark.rule("TGP-44")
def test_a_tie_in_everything_is_rolled_off_until_it_is_broken():
    state = play(qualifying(), "red: split 0", "green: split 0", "red: qualify 0 5", "green: qualify 0 5")
    play(state, "k3 2", "k3 2")
    assert asked(state) == "* roll-off"
    play(state, "k3 1", "k3 1", "k3 1", "k3 3")
    assert list(state.grid) == [car(state, "kubica"), car(state, "raikkonen")]
    assert told(state).count("rolls-off") == 4


@pytest.mark.rule("R-65")
def test_the_speed_strip_ends_at_twenty():
    state = scene("red alonso 0\n green kubica 1")
    state = changed(
        state, facilities={"red": "engine-factory test-track cfd-computer wind-tunnel"}, path={"red": "4 4 4 4"}
    )
    state = changed(state, crew={"red": "5"}, tests={"red": "3"})
    state = changed(state, top={"red": "9"})
    mark_speed(state)
    assert state.speed[0] == 20


@pytest.mark.rule("TGP-101", "TGP-102")
def test_qualifying_lap_adds_two_to_an_own_result_after_the_rolls():
    state = play(qualifying(hand="qual-lap | -", deck="…"), "red: split 0", "green: split 0")
    play(state, "red: qualify 0 5", "green: qualify 0 4", "k3 2", "k3 1")
    assert asked(state) == "red qualifying-lap"
    assert offers(state) == ["no-card", "qual-lap red-1"]
    assert refused(state, "qual-lap green-1") == "TGP-102"
    play(state, "qual-lap red-1")
    assert list(state.grid) == [car(state, "raikkonen"), car(state, "kubica")]
    default_until(state, "weather")


@pytest.mark.rule("TGP-44", "TGP-101", "R-71")
def test_a_tie_that_a_card_makes_is_broken_like_any_other():
    """Räikkönen spent a point less than Kubica and catches up by the card: the points spent decide for Kubica."""
    state = qualifying(hand="qual-lap | -", deck="…", speed="0 0 0 0")
    play(state, "red: split 0", "green: split 0", "red: qualify 0 3", "green: qualify 1 3", "k3 1", "k3 2")
    assert asked(state) == "red qualifying-lap"
    play(state, "qual-lap red-1")
    results = [event.values[2] for event in state.events or [] if event.kind.name == "starts-from"]
    assert results[0] == results[1]
    assert list(state.grid) == [car(state, "kubica"), car(state, "raikkonen")]
    assert "rolls-off" not in told(state)
