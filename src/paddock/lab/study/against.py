"""Two arms of an experiment: the same bots in two forms of a game, with the same dice if they are paired."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance

from paddock.lab.statistics import Interval, Z, mean
from paddock.lab.study.groups import LENGTHS, by_deal, counted_in, length_of
from paddock.lab.study.row import PlayedGame


@dataclass(frozen=True)
class Contrast:
    """One figure in both arms, and the second less the first."""

    what: str
    first: Interval
    second: Interval
    difference: Interval
    gain: float
    """How many times as many unpaired games would have been needed for so sure a difference."""


def contrasts(first: Sequence[PlayedGame], second: Sequence[PlayedGame], paired: bool) -> list[Contrast]:
    """What differs between the arms: how long games are, and what happens in them."""
    counted = [what for what in counted_in(first) if what in counted_in(second)]
    return [contrast(what, _figures(first, what), _figures(second, what), paired) for what in (*LENGTHS, *counted)]


def _figures(rows: Sequence[PlayedGame], what: str) -> list[tuple[int, float]]:
    return [(row.deal, length_of(row, what)) for row in rows]


def contrast(
    what: str, first: Sequence[tuple[int, float]], second: Sequence[tuple[int, float]], paired: bool
) -> Contrast:
    """Each value comes with its deal."""
    one, other = dict_by_deal(first), dict_by_deal(second)
    deals = [deal for deal in one if deal in other]
    loose = _error(list(one.values())) + _error(list(other.values()))
    gap = fmean(other.values()) - fmean(one.values())
    reach = Z * sqrt(loose)
    gained = 1.0
    if paired and len(deals) > 1:
        apart = [other[deal] - one[deal] for deal in deals]
        tight = _error(apart)
        gap, reach = fmean(apart), Z * sqrt(tight)
        gained = loose / tight if tight else 1.0
    arms = mean(list(one.values())), mean(list(other.values()))
    return Contrast(what, *arms, Interval(gap, gap - reach, gap + reach), gained)


def dict_by_deal(values: Sequence[tuple[int, float]]) -> dict[int, float]:
    """The mean of each deal, by its number."""
    deals = dict.fromkeys(deal for deal, _ in values)
    return dict(zip(deals, by_deal(values), strict=True))


def _error(values: Sequence[float]) -> float:
    """The square of the mean's standard error."""
    return variance(values) / len(values) if len(values) > 1 else 0.0
