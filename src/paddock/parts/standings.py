"""Standings: who is ahead over several races. Points first, then count-back: more wins, more second places, and so on.

>>> places([18, 18, 10], [[1, 6], [2, 3], [4, 5]])
[1, 2, 3]
>>> places([5, 5], [[3], [3]])
[1, 1]
"""

from collections.abc import Sequence


def count_back(finishes: Sequence[int]) -> list[int]:
    """How often each place was reached, the first place first: lists that compare as the better record does."""
    return [finishes.count(place) for place in range(1, max(finishes, default=0) + 1)]


def places(points: Sequence[float], finishes: Sequence[Sequence[int]]) -> list[int]:
    """The place of each entrant; who is level in everything shares the place."""
    merits = [(own, _padded(count_back(list(done)))) for own, done in zip(points, finishes, strict=True)]
    return [1 + sum(1 for other in merits if other > own) for own in merits]


def _padded(counts: list[int]) -> list[int]:
    return counts + [0] * (64 - len(counts))
