"""Is a count what chance would give? Only what the standard library has, so that the tests need no other."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist


def chi_square_is_plausible(counts: Sequence[int], expected: Sequence[float]) -> bool:
    """Whether the chi-square of the counts lies in the middle 99.98 % of its distribution.

    Too good a fit is as suspicious as too bad a one. The distribution's quantile is Wilson and Hilferty's.
    """
    assert min(expected) > 5, "chi-square needs more than a handful in each class"
    freedom = len(counts) - 1
    found = sum((count - wanted) ** 2 / wanted for count, wanted in zip(counts, expected, strict=True))
    z = NormalDist().inv_cdf(0.9999)
    spread = sqrt(2 / (9 * freedom))
    low, high = (freedom * max(0.0, 1 - 2 / (9 * freedom) + side * z * spread) ** 3 for side in (-1, 1))
    return low <= found <= high
