"""What a terminal shows of a race."""

import pytest

from paddock.core.board import plain
from paddock.core.reader import SPECTATOR, Reader
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.texts import Texts
from paddock.core.view import view
from paddock.games.moto_grand_prix.show.terminal import draw
from paddock.lab.play import play_at_random
from tests.games.moto_grand_prix.scene import race, scene


def drawn(state: State, reader: Reader | int) -> str:
    return plain(draw(view(state, reader), Texts(state.game)))


def test_the_ribbon_shows_lanes_corner_racing_line_and_bikes():
    state = scene(
        race(3, "oval-2-3", level="expert"),
        """
        distance: 10 12 15
        lane: right centre left
        stance: straight wheelie leaning
        front: 8 7 2
        queue: blue-1 yellow-1
        low: 2
        high: 5
        """,
    )
    assert drawn(state, 1).splitlines() == [
        "Oval 2-3 · expert rules · 48 rows · lap 1 of 2 · turn 2",
        "",
        "    row   5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28",
        " corner                              2  2  2  2  2  2  2  2",
        "   left   ·  ·  ·  ·  ·  ·  ·  ·  ·  ─ R1  ─  ─  ─  ─  ─  ─  ·  ·  ·  ·  ·  ·  ·",
        " centre   ·  ·  ·  ·  ·  ·  · Y1  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·",
        "  right   ─  ─  ─  ─  ─▸B1  ─  ─  ─  ·  ·  ·  ·  ·  ·  ·  ·  ─  ─  ─  ─  ─  ─  ─",
        "                                 BP c1                      CP",
        "",
        "        bike            lap  row  acts  front rear engine",
        "     1  R1 Red 1          1   15            2    8      8 leaning",
        "   ▸ 2  Y1 Yellow 1       1   12    +1      7    8      8 wheelie",
        "     3  B1 Blue 1         1   10   now      8    8      8 2(5) 5(2)",
    ]


def test_before_the_grid_is_formed_the_rolls_are_shown():
    state = race(2).start()
    assert "rolls for the grid" in drawn(state, SPECTATOR)


@pytest.mark.rule("MGP-T.20")
def test_before_the_grid_is_formed_the_sheet_of_the_circuit_is_shown():
    text = drawn(race(2, "gp-ring", ours=True).start(), SPECTATOR)
    assert "★☆☆☆☆ · made for basic rules · 60 × 90 cm on a table" in text
    assert "A course for youngsters." in text


@pytest.mark.parametrize("level", ["basic", "standard", "expert"])
def test_every_moment_of_a_race_can_be_drawn_within_eighty_columns(level):
    rng = Rng(8)
    game = race(7, "grand-prix-of-japan", ours=True, level=level, laps=1, qualifying="lap")
    state = game.start()
    while not state.over:
        lines = drawn(state, 0).splitlines()
        assert max(len(line) for line in lines) <= 80
        seat = state.asked[0]
        options = state.options(seat)
        state.choose(seat, options[rng.below(len(options))])
    assert "finished" in drawn(state, 0)


def test_the_end_of_a_race_names_who_finished_and_who_is_out():
    state = race(4, level="standard").start()
    play_at_random(state, Rng(3))
    text = drawn(state, SPECTATOR)
    assert text.count("finished") + text.count(" out") == 1 + 4


@pytest.mark.rule("MGP-B.30", "MGP-A.43")
def test_every_bike_of_a_full_field_has_a_code_of_its_own_on_the_ribbon_and_in_the_list():
    game = race(12, "grand-prix-of-japan", ours=True, bikes=2)
    assert len(set(game.components.codes)) == 24
    rows = " ".join(str(7 - bike // 3) for bike in range(24))
    state = scene(game, f"distance: {rows}\nlane: {'left centre right ' * 8}", "order")
    text = drawn(state, SPECTATOR)
    assert all(text.count(f"{code} ") >= 1 for code in game.components.codes)
    assert text.count("B1") == 2, "once on the road and once in the list: brown is N, black K"
