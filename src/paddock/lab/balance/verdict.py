"""Verdicts: what the figures of an experiment say, as keys of sentences with their values.

A difference is told only if it is sure: whoever looks at many seats finds one that was lucky. So a group differs from
the fair share where an interval of 99.5 % does not hold it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, quantiles
from typing import Final

from paddock.core.message import Value
from paddock.lab.balance.plan import RANDOM, SEATS, SKILLS, TEAMS
from paddock.lab.balance.run import Experiment, Played
from paddock.lab.statistics import Interval
from paddock.lab.study.by import CIRCUIT, GRID, SEAT, TEAM, key_of
from paddock.lab.study.groups import Group, groups, lengths, win_rate
from paddock.lab.study.row import PlayedGame

SURE: Final = 2.81 / 1.96
"""How many times as wide an interval of 99.5 % is as one of 95 %."""
LITTLE: Final = 0.25
"""A seat that wins so much more or less often than is fair, as a share of that, is still only a little apart."""
SHORT, LONG = 30.0, 90.0
"""Minutes: below it is short, above it is long."""
DECIDES, COUNTS, SOME = 0.6, 0.3, 0.1
"""Of the way from the fair share of wins to all of them, what the better player gets."""

Values = dict[str, Value | float]


@dataclass(frozen=True)
class Verdict:
    """A sentence by its key, with the values it takes."""

    key: str
    values: Values


def percent(share: float) -> float:
    return round(100 * share, 1)


# ── Is it balanced? ──


def fairness(rows: Sequence[PlayedGame], by: str) -> tuple[str, list[Group]]:
    """`even`, `little` or `much`, and the groups that are apart from the fair share for certain, the farthest first."""
    fair = 1 / len(rows[0].seats)
    found = groups(rows, by)
    apart = [group for group in found if _differs(group.wins, fair)]
    apart.sort(key=lambda group: -abs(group.wins.value - fair))
    if not apart:
        return "even", []
    far = abs(apart[0].wins.value - fair) / fair
    return ("little" if far <= LITTLE else "much"), apart


def _differs(rate: Interval, fair: float) -> bool:
    low, high = (rate.value - SURE * (rate.value - rate.low), rate.value + SURE * (rate.high - rate.value))
    return not low <= fair <= high


def balanced(experiment: Experiment) -> list[Verdict]:
    found = [_told("seats", SEAT, experiment.played[SEATS])]
    if TEAMS in experiment.played:
        found.append(_told("teams", TEAM, experiment.played[TEAMS]))
    return found + _grid(experiment.played[SEATS])


def _told(what: str, by: str, played: Played) -> Verdict:
    rows = played.rows
    degree, apart = fairness(rows, by)
    fair = 1 / len(rows[0].seats)
    values: Values = {"games": len(rows), "fair": percent(fair)}
    if apart:
        values |= {"name": apart[0].name, "rate": percent(apart[0].wins.value)}
        values |= {"low": percent(apart[0].wins.low), "high": percent(apart[0].wins.high)}
    else:
        widest = max((group.wins.high - group.wins.low) / 2 for group in groups(rows, by))
        if _is_the_same(rows, by):
            degree = "same"
        values |= {"reach": percent(SURE * widest)}
    return Verdict(f"balance-{what}-{degree}", values)


def _is_the_same(rows: Sequence[PlayedGame], by: str) -> bool:
    """Whether with the same dice every group wins equally often in every deal: then it is only a name."""
    wins: dict[tuple[int, str], list[float]] = {}
    for row in rows:
        for seat in row.seats:
            wins.setdefault((row.deal, key_of(by, row, seat).name), []).append(seat.win)
    return len(wins) > len(rows[0].seats) and len({round(fmean(each), 9) for each in wins.values()}) == 1


def _grid(played: Played) -> list[Verdict]:
    """What the first starting place is worth, where there is a grid."""
    first = [group for group in groups(played.rows, GRID) if group.name == "grid 1"]
    if not first or first[0].games < len(played.rows):
        return []
    wins = first[0].wins
    fair = 1 / len(played.rows[0].seats)
    degree = "much" if _differs(wins, fair) else "even"
    values: Values = {"rate": percent(wins.value), "low": percent(wins.low), "high": percent(wins.high)}
    return [Verdict(f"balance-grid-{degree}", values | {"fair": percent(fair)})]


# ── Is it long? ──


def long(experiment: Experiment) -> list[Verdict]:
    rows = experiment.played[SEATS].rows
    minutes = [row.minutes for row in rows]
    quarters = quantiles(minutes, n=4) if len(minutes) > 1 else minutes * 3
    mean = fmean(minutes)
    degree = "short" if mean < SHORT else "long" if mean > LONG else "usual"
    decisions = fmean(row.decisions for row in rows) / len(rows[0].seats)
    values: Values = {"minutes": round(mean), "low": round(quarters[0]), "high": round(quarters[2])}
    found = [Verdict(f"balance-length-{degree}", values | {"decisions": round(decisions)})]
    circuits = groups(rows, CIRCUIT)
    by_length = sorted(circuits, key=lambda group: group.lengths["minutes"].value)
    shortest, longest = by_length[0], by_length[-1]
    if round(shortest.lengths["minutes"].value) < round(longest.lengths["minutes"].value):
        found.append(
            Verdict(
                "balance-length-circuits",
                {
                    "shortest": shortest.name,
                    "least": round(shortest.lengths["minutes"].value),
                    "longest": longest.name,
                    "most": round(longest.lengths["minutes"].value),
                },
            )
        )
    told = lengths(rows)
    found.append(Verdict("balance-lively", {"changes": round(told["lead changes"].value, 1)}))
    return found


# ── Does skill decide? ──


def skill(played: Played) -> Interval:
    """How often the better player wins."""
    best = played.arm.seating.names[0]
    return win_rate([(row.deal, seat.win) for row in played.rows for seat in row.seats if seat.bot == best])


def share_of_the_way(rate: float, seats: int) -> float:
    """From the fair share of wins (0) to all wins (1)."""
    fair = 1 / seats
    return (rate - fair) / (1 - fair)


def decided(experiment: Experiment) -> list[Verdict]:
    found = []
    for name in SKILLS:
        played = experiment.played.get(name)
        if played is None:
            continue
        rate, seats = skill(played), len(played.rows[0].seats)
        if name == RANDOM:
            way = share_of_the_way(rate.value, seats)
            degree = "decides" if way >= DECIDES else "counts" if way >= COUNTS else "some" if way >= SOME else "none"
            found.append(Verdict(f"balance-skill-{degree}", {}))
        values: Values = {"rate": percent(rate.value), "low": percent(rate.low), "high": percent(rate.high)}
        values |= {"fair": percent(1 / seats), "games": len(played.rows), "others": seats - 1}
        found.append(Verdict(f"balance-against-{name}", values))
    return found
