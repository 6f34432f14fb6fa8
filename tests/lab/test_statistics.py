"""How sure a figure is."""

import pytest

from paddock.core.rng import Rng
from paddock.lab.statistics import Interval, mean, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Worked out with the textbook formula to four digits.
        (90, 100, 0.8256, 0.9448),
        (5, 10, 0.2366, 0.7634),
        (0, 20, 0.0, 0.1611),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float):
    found = wilson(wins, games)
    assert found.value == wins / games
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)


def test_nothing_played_says_nothing():
    assert wilson(0, 0) == Interval(0.0, 0.0, 1.0)
    assert mean([]) == Interval(0.0, 0.0, 0.0)


def test_shared_wins_are_fractions():
    assert wilson(2.5, 10).value == 0.25


def test_the_mean_of_one_game_has_no_spread():
    assert mean([7.0]) == Interval(7.0, 7.0, 7.0)


def test_the_interval_holds_the_true_rate_about_nineteen_times_in_twenty():
    rng = Rng(4)
    held = 0
    for _ in range(1000):
        wins = sum(rng.below(10) < 3 for _ in range(80))
        held += wilson(wins, 80).low <= 0.3 <= wilson(wins, 80).high
    assert 925 <= held <= 975


def test_the_interval_holds_the_true_mean_about_nineteen_times_in_twenty():
    rng = Rng(5)
    held = 0
    for _ in range(1000):
        found = mean([float(rng.below(7)) for _ in range(60)])
        held += found.low <= 3.0 <= found.high
    assert 925 <= held <= 975
