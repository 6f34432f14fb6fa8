"""The board in the terminal."""

import pytest

from paddock.core.board import Line, plain
from paddock.core.reader import SPECTATOR
from paddock.core.rng import Rng
from paddock.core.rows import row_of, rows_of
from paddock.core.texts import Texts
from paddock.core.view import View, view
from paddock.games import game
from paddock.games.quick_grand_prix.show import terminal
from tests.games.quick_grand_prix.drawing import drawn, situation
from tests.position_kit import play


def draw(seen: View) -> list[Line]:
    return terminal.draw(seen, Texts(seen.state.game, "en"))


STYLES = {"", "red", "green", "yellow", "blue", "dim", "bold", "warn"}


def test_a_race_in_progress():
    state = drawn("GreenA SL RedA! GreenB RedB", "Monaco 4", calendar="monaco+spa")
    state.grid = row_of([2, 0, 1, 3])
    state.totals = rows_of([[7, 9, 3], [4, -1, 5], [6, 6, 5], [5, 8, -1]])
    state.results = rows_of([])
    play(state, "drive S1-slow S2-slow")
    assert plain(draw(view(state, 1))) == GOLDEN


GOLDEN = """\
Monaco · race 1 of 2 · section 4 of 6 · difficulty 6

    car        eng  pass grid   7    6    5   [6]   8▲   5   ▲ DRS
 1  Green A     +4   [3]    1   6    6    5
    ── SL card ──
 2  Red A       +0   [1]    2   7   (9)   3                  damaged
 3  Green B     +2   [3]    4   5    8    P
 4  Red B       +2   [3]    3   4    P    5

    speed cards: slow/fast, die, qualifying place (BotG: back of the grid)
    Red     S1 1/4 die 3 Q2       S2 2/3 die 6 Q1       has answered
  ▸ Green   S3 2/4 die 5 Q4       S4 3/4 die 6 Q3
    middle  S5 2/5 die 3 Q6       S6 3/5 die 4 Q7       S7 1/6 die 1 BotG
            S8 4/5 die 5 Q5       S9 2/6 die 2 Q8

    season, 0 of 2 run     1 Red 0      1 Green 0"""


def test_a_draft_shows_a_seat_its_own_card_and_not_the_others():
    state = situation(
        """
        race: 1
        points: 15 14
        results: red-a green-a green-b red-b
        order: green red
        pile: S4 S5 S6 S7 S8 S9
        dealt: S1 S2
        middle: S3
        flow: season/race race/first-answers first-answers/answer_first_card
        asks: first-card
        asked: green
        """,
        2,
    )
    assert plain(draw(view(state, 1))) == DRAFT
    for seat in (0, SPECTATOR):
        assert "S2" not in plain(draw(view(state, seat)))


DRAFT = """\
Silverstone · race 2 of 4 · before the start · difficulty 7

    safety limits               7    8▲   6    7▲   7    6   ▲ DRS

    speed cards: slow/fast, die, qualifying place (BotG: back of the grid)
    Red     ? face down
  ▸ Green   S2 2/3 die 6 Q1
    middle  S3 2/4 die 5 Q4
    pile    6 face down

    season, 1 of 4 run     1 Red 15     2 Green 14
    Monaco, podium         1 Red A      2 Green A    3 Green B"""


def test_gaps_are_shown_with_the_car_that_left_them_and_cars_in_their_colours():
    drawing = draw(view(drawn("SL RedA(3) gap:GreenA GreenB(4) RedB(5)"), SPECTATOR))
    assert "    ── gap of Green A, in the pits ──" in plain(drawing).splitlines()
    assert [part for line in drawing for part in line if part[0].startswith("Red A")] == [("Red A      ", "red")]


@pytest.mark.parametrize(("seats", "laps"), [(2, 1), (3, 2), (4, 1)])
def test_every_decision_of_a_season_can_be_drawn_for_every_seat_in_80_columns(seats: int, laps: int):
    rng = Rng(seats)
    state = game("quick-grand-prix", seats=seats, laps=laps, calendar="monaco+spa+monza").start()
    while not state.over:
        for seat in [SPECTATOR, *range(seats)]:
            check_drawing(draw(view(state, seat)))
        for seat in state.to_answer():
            options = state.options(seat)
            state.choose(seat, options[rng.below(len(options))])
    check_drawing(draw(view(state, SPECTATOR)))
    assert " · finished · " in plain(draw(view(state, SPECTATOR)))


def check_drawing(drawing: list[Line]) -> None:
    assert {style for line in drawing for _, style in line} <= STYLES
    assert max(len(line) for line in plain(drawing).splitlines()) <= 80
