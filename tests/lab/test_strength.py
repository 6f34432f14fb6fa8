"""Strength: figures beside their goals, and a test that fails when strength falls.

PADDOCK_STRENGTH=full plays every row at the size of a night; without it the cheapest rows are played a little, to see
that the measurement works.
"""

import os

import pytest

from paddock.bots.levels import LEVELS
from paddock.games import game, titles
from paddock.lab.statistics import Interval
from paddock.lab.strength import Duel, Measured, chosen, measure, rows_against_the_yardstick, rows_of_the_ladder

FULL = os.environ.get("PADDOCK_STRENGTH") == "full"
GAMES = 60 if FULL else 2
QUICK = [row for row in rows_against_the_yardstick("glance:simulations=8") if "basic" in row.game]
ROWS = rows_against_the_yardstick() if FULL else QUICK


@pytest.mark.timeout(0 if FULL else 300)
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_strength_has_not_fallen(row: Duel):
    (found,) = measure([row], GAMES, seed=1, workers=1)
    assert found.games >= GAMES
    assert not found.has_fallen, found.text()


def found(rate: float, low: float, high: float, **row: float) -> Measured:
    measured = Duel("a row", "quick-grand-prix", ("champion", "thumb-1"), **row)
    return Measured(measured, 200, Interval(rate, low, high), is_whole=True)


def test_a_goal_is_met_when_the_interval_is_above_it():
    assert found(0.8, 0.76, 0.84, goal=75.0).is_met
    assert not found(0.8, 0.74, 0.85, goal=75.0).is_met
    assert "80.0 % (74–85)" in found(0.8, 0.74, 0.85, goal=75.0).text()
    assert "NOT met" in found(0.8, 0.74, 0.85, goal=75.0).text()


def test_a_step_of_the_ladder_is_met_when_the_rate_lies_in_between():
    assert found(0.3, 0.2, 0.4, goal=25.0, most=35.0).is_met
    assert not found(0.2, 0.1, 0.3, goal=25.0, most=35.0).is_met
    assert not found(0.4, 0.3, 0.5, goal=25.0, most=35.0).is_met


def test_strength_has_fallen_when_the_interval_lies_below_what_was_kept():
    assert found(0.5, 0.4, 0.6, goal=75.0, kept=61.0).has_fallen
    assert not found(0.5, 0.4, 0.6, goal=75.0, kept=59.0).has_fallen


def test_there_is_a_row_for_every_game_and_one_for_every_step_of_its_ladder():
    assert {game(row.game).title.id for row in rows_against_the_yardstick()} == {title.id for title in titles()}
    assert len(rows_of_the_ladder()) == len(titles()) * (len(LEVELS) - 1)
    assert {row.bots[1] for row in rows_against_the_yardstick()} == {"thumb-1"}
    assert all("great-race" in row.game for row in chosen(rows_against_the_yardstick(), ["great-race"]))
