"""How sure a figure is: intervals that hold the true value in 95 of 100 experiments.

>>> print(wilson(180, 200))
0.900 (0.851 to 0.934)
>>> print(mean([1.0, 2.0, 3.0, 4.0]))
2.500 (1.235 to 3.765)
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

Z = 1.959963984540054
"""How many standard deviations hold 95 % of a normal distribution."""


@dataclass(frozen=True)
class Interval:
    """A measured value, and how low or high the true one may be."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.3f} ({self.low:.3f} to {self.high:.3f})"


def wilson(wins: float, games: float) -> Interval:
    """The rate of wins, with Wilson's interval, which stays sensible near 0 and 1. A shared win is a fraction."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    rate = wins / games
    scale = 1 + Z * Z / games
    centre = (rate + Z * Z / (2 * games)) / scale
    reach = Z / scale * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    return Interval(rate, max(0.0, centre - reach), min(1.0, centre + reach))


def mean(values: Sequence[float]) -> Interval:
    """The mean, with the interval that its standard error gives."""
    if not values:
        return Interval(0.0, 0.0, 0.0)
    middle = fmean(values)
    reach = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Interval(middle, middle - reach, middle + reach)
