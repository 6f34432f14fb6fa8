"""What a terminal shows of a race."""

import pytest

from paddock.core.board import plain
from paddock.core.rng import Rng
from paddock.core.view import SPECTATOR, view
from paddock.games.moto_grand_prix.board import draw
from paddock.lab.play import play_at_random
from tests.games.moto_grand_prix.scene import race, scene


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
    assert plain(draw(view(state, 1))).splitlines() == [
        "Oval 2-3 · expert rules · 48 rows · lap 1 of 2 · turn 2",
        "",
        "    row   5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28",
        " corner                              2  2  2  2  2  2  2  2",
        "   left   ·  ·  ·  ·  ·  ·  ·  ·  ·  ─ R1  ─  ─  ─  ─  ─  ─  ·  ·  ·  ·  ·  ·  ·",
        " centre   ·  ·  ·  ·  ·  ·  · Y1  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·",
        "  right   ─  ─  ─  ─  ─▸B1  ─  ─  ─  ·  ·  ·  ·  ·  ·  ·  ·  ─  ─  ─  ─  ─  ─  ─",
        "                                 BP c1                      CP",
        "",
        "        bike         lap  row  acts  front rear engine",
        "     1  Red 1          1   15            2    8      8 leaning",
        "   ▸ 2  Yellow 1       1   12    +1      7    8      8 wheelie",
        "     3  Blue 1         1   10   now      8    8      8 2(5) 5(2)",
    ]


def test_before_the_grid_is_formed_the_rolls_are_shown():
    state = race(2).start()
    assert "rolls for the grid" in plain(draw(view(state, SPECTATOR)))


@pytest.mark.parametrize("level", ["basic", "standard", "expert"])
def test_every_moment_of_a_race_can_be_drawn_within_eighty_columns(level):
    rng = Rng(8)
    game = race(7, "grand-prix-of-japan", ours=True, level=level, laps=1, qualifying="lap")
    state = game.start()
    while not state.over:
        lines = plain(draw(view(state, 0))).splitlines()
        assert max(len(line) for line in lines) <= 80
        seat = state.asked[0]
        options = state.options(seat)
        state.choose(seat, options[rng.below(len(options))])
    assert "finished" in plain(draw(view(state, 0)))


def test_the_end_of_a_race_names_who_finished_and_who_is_out():
    state = race(4, level="standard").start()
    play_at_random(state, Rng(3))
    text = plain(draw(view(state, SPECTATOR)))
    assert text.count("finished") + text.count(" out") == 1 + 4
