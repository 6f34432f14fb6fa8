"""The board in the terminal."""

import pytest

from paddock.core.board import Line, plain
from paddock.core.names import NATURE
from paddock.core.reader import SPECTATOR
from paddock.core.rng import Rng
from paddock.core.texts import Texts
from paddock.core.view import View, view
from paddock.games.grand_prix import TITLE
from paddock.games.grand_prix.show import terminal
from tests.games.grand_prix.race import Race
from tests.position_kit import play_by_default


def draw(seen: View) -> list[Line]:
    return terminal.draw(seen, Texts(seen.state.game, "en"))


def test_a_position_is_drawn_with_its_lanes_pit_lane_and_zone():
    race = Race(
        "1 58b tyre:2 calls:1 tyres:soft\n9 59a lapped\n22 1p changed\n80 57p\n30 57w",
        track="needle",
        seats=3,
        facts="zone: 55\nturn: 4\nlap_shown: 2\npit_lane: 80 22\nfirst: cobalt",
    )
    race.gets(0, "floor-it")
    drawn = plain(draw(view(race.state, 0)))
    assert drawn.startswith(RIBBON)
    assert "▸  Vermilion #1 soft! t2 cc1" in drawn
    assert "1 Cobalt    #9 hard!" in drawn
    assert "#22 hard " in drawn
    assert "1/59a lapped" in drawn
    assert "Floor It (16) solo 9/4 e1" in drawn


RIBBON = """\
Needle · lap 2 of 2 · turn 4 · dry
    Safety Zone from sector 50 to 0
    42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59| 0  1  2  3  4  5  6
  w                                              30      |
  b  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  1  ·| ·  ·  ·  ·  ·  ·  ·
  a  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  9| ·  ·  ·  ·  ·  ·  ·
  p                                              80      |   22
"""


def test_every_moment_of_a_race_fits_into_eighty_columns_and_shows_no_secret():
    for seats in (2, 7, 11):
        state = TITLE.game(seats, retirement=False).start()
        rng = Rng(seats)
        moment = 0
        while not state.over and moment < 1200:
            seat = state.to_answer()[0]
            if moment % 50 == 0:
                for viewer in (SPECTATOR, 0, seats - 1):
                    lines = plain(draw(view(state, viewer))).splitlines()
                    assert max(len(line) for line in lines) <= 80
                assert "hand" not in plain(draw(view(state, SPECTATOR)))
            answers = state.options(seat)
            state.choose(seat, answers[rng.weighted(state.weights()) if seat == NATURE else rng.below(len(answers))])
            moment += 1
        assert plain(draw(view(state, 0)))


def test_before_tyres_are_chosen_nobody_is_on_any():
    state = play_by_default(TITLE.game(2).start(), until="tyres")
    drawn = plain(draw(view(state, 0)))
    assert "#1 tyres not chosen" in drawn
    assert "hard" not in drawn
    play_by_default(state, until="act")
    assert "#1 soft!" in plain(draw(view(state, 0)))


@pytest.mark.parametrize("seats", [2, 6, 11])
def test_on_a_low_screen_the_track_stays_in_sight_with_the_question_and_a_short_menu(seats: int):
    """Of 24 lines the question takes 4 and a short menu 8."""
    state = play_by_default(TITLE.game(seats, track="aurelia").start(), until="act")
    lines = plain(draw(view(state, 0))).splitlines()
    track = lines[: lines.index("")]
    assert track[0].startswith("Aurelia")
    assert len(track) <= 12
    assert track[-1].startswith("  p")
