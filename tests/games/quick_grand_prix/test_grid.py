"""D. The grid (QGP-18 to QGP-23)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paddock.core.rng import Rng
from paddock.core.table import Table
from paddock.core.view import view
from paddock.games.quick_grand_prix.rules.state import QuickState
from tests.games.quick_grand_prix.drawing import drawn, hands, picture, situation, start
from tests.position_kit import asked, play, play_on

# Qualifying places: S2 1, S1 2, S4 3, S3 4, S8 5, S5 6, S6 7, S9 8, S7 back of the grid.


def grid_for(hand: str, order: str = "red green yellow blue", **options: str) -> QuickState:
    """The question which car goes ahead, with these cards."""
    held = hand.replace("|", " ").split()
    middle = " ".join(f"S{n}" for n in range(1, 10) if f"S{n}" not in held)
    return situation(
        f"""
        order: {order}
        pile: -
        hand: {hand}
        middle: {middle}
        flow: season/race race/leave_the_rest
        """,
        len(order.split()),
        **options,
    )


@pytest.mark.rule("QGP-18", "QGP-19", "QGP-22")
def test_cars_line_up_by_qualifying_place_behind_the_sl_card_and_the_spare_place_is_skipped():
    # Places 1 and 5, 2 and 6, 3 and 7, 4 and the back; 8 is left over.
    state = play(grid_for("S2 S8 | S1 S5 | S4 S6 | S3 S7"), *["ahead A"] * 4)
    assert picture(state) == "SL RedA GreenA YellowA BlueA RedB GreenB YellowB BlueB"


@pytest.mark.rule("QGP-20", "R-9")
def test_the_back_of_the_grid_card_sends_a_car_behind_qualifying_place_8():
    state = play(grid_for("S7 S2 | S9 S1 | S4 S6 | S3 S8"), *["ahead A"] * 4)
    assert picture(state).split()[-2:] == ["GreenB", "RedB"]


@pytest.mark.rule("R-9", "QGP-20")
def test_if_the_back_of_the_grid_card_is_left_over_nobody_is_sent_back():
    state = play(grid_for("S2 S9 | S1 S5 | S4 S6 | S3 S8"), *["ahead A"] * 4)
    assert picture(state) == "SL RedA GreenA YellowA BlueA BlueB GreenB YellowB RedB"


@pytest.mark.rule("QGP-19", "R-29")
def test_with_two_teams_five_places_are_skipped():
    state = play(grid_for("S1 S9 | S4 S8", "red green"), *["ahead A"] * 2)
    assert picture(state) == "SL RedA GreenA GreenB RedB"


@pytest.mark.rule("QGP-21")
def test_either_car_may_take_the_better_place():
    state = play(grid_for("S2 S8 | S1 S5 | S4 S6 | S3 S7"), "ahead B", "ahead A", "ahead B", "ahead A")
    assert picture(state) == "SL RedB GreenA YellowB BlueA RedA GreenB YellowA BlueB"


@pytest.mark.rule("R-8", "QGP-21")
def test_teams_decide_in_the_order_of_dealing_and_openly():
    state = grid_for("S2 S8 | S1 S5 | S4 S6 | S3 S7", "yellow blue red green")
    assert asked(state) == "yellow: car-ahead"
    play(state, "ahead B")
    assert asked(state) == "blue: car-ahead"
    assert view(state, 3).grid == state.grid
    play(state, "ahead A")
    assert asked(state) == "red: car-ahead"


@pytest.mark.rule("R-7", "QGP-18")
def test_from_the_grid_on_all_hands_lie_open():
    hidden = situation(
        """
        order: red green
        pile: -
        dealt: S1 S2
        hand: S3 | S4
        middle: S5 S6 S7 S8 S9
        flow: season/race race/leave_the_rest
        """,
        2,
    )
    assert hands(hidden) == {"red": "S1 S3", "green": "S2 S4"}
    assert view(hidden, 1).hand == hidden.hand
    assert list(hidden.dealt) == [-1, -1]


@pytest.mark.rule("QGP-18", "QGP-23")
def test_every_car_starts_undamaged_and_the_race_card_empty_whatever_the_last_race_was_like():
    last = drawn("GreenA RedA! SL RedB! GreenB", "Monaco 6", calendar="monaco+spa")
    state = play(last, "drive S1-slow S2-slow", "drive S3-slow S4-slow")
    assert state.race == 1
    play_on(state, Rng(2), "speeds")
    assert list(state.damaged) == []
    assert [list(row) for row in state.totals] == [[]] * 4
    assert picture(state).startswith("SL ")


@pytest.mark.rule("QGP-23")
def test_the_race_card_notes_the_grid_and_begins_empty():
    state = play(grid_for("S2 S8 | S1 S5 | S4 S6 | S3 S7"), *["ahead A"] * 4)
    assert " ".join(state.game.domains["car"].slug(car) for car in state.grid) == (
        "red-a green-a yellow-a blue-a red-b green-b yellow-b blue-b"
    )
    assert [list(row) for row in state.totals] == [[]] * 8
    assert state.game.domains["circuit"].title(state.circuit) == "Monaco"


@pytest.mark.rule("QGP-21")
def test_the_prompt_names_the_places_and_the_options_what_they_mean():
    state = grid_for("S2 S8 | S1 S5 | S4 S6 | S3 S7")
    table = Table(state.game, state=state)
    assert table.texts.prompt(state, 0) == "Grid places 1 and 5: which car takes the better one?"
    assert [table.texts.action(state, 0, code) for code in state.options(0)] == [
        "Red A starts from place 1, Red B from place 5",
        "Red B starts from place 1, Red A from place 5",
    ]


@pytest.mark.rule("QGP-18", "QGP-22")
@given(st.integers(0, 2**32), st.sampled_from([2, 3, 4]))
def test_every_grid_has_each_car_once_behind_the_sl_card(seed: int, seats: int):
    state = play_on(start(seats), Rng(seed), "speeds")
    assert list(state.line) == [8, *state.grid]
    assert sorted(state.grid) == list(range(2 * seats))
    best = [min(state.components.qualifying[card] for card in state.hand[seat]) for seat in range(seats)]
    assert state.grid[0] // 2 == best.index(min(best)), "pole belongs to the best card held"
