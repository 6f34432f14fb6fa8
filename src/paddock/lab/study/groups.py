"""What the rows of a study say of each group, with how sure that is.

Games of one deal had the same dice, so they are no independent witnesses: what counts as one observation is the mean of
a deal. Where that made the figure surer than as many games with dice of their own, it is said by how much.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, variance

from paddock.core.yardstick import OVERTAKES
from paddock.lab.statistics import Interval, mean, wilson
from paddock.lab.study.by import Key, key_of
from paddock.lab.study.row import PlayedGame, PlayedSeat

LENGTHS = ("decisions", "rounds", "minutes", "lead changes")
"""What is told of a whole game, besides the sums of what is counted for its seats."""

FEW_DEALS = 8
"""Below that their spread says too little: each of them counts as one game."""


@dataclass(frozen=True)
class Group:
    """How the seats of one group did: wins, points and places, and what is counted for each of them."""

    name: str
    games: int
    """How often one of them was in a game."""
    wins: Interval
    points: Interval
    place: Interval
    counts: dict[str, Interval]
    lengths: dict[str, Interval]
    """Of the games they were in, and the sums of what is counted for all seats."""
    gain: float
    """How many times as many games with dice of their own would have been needed for so sure a rate of wins."""


def counted_in(rows: Sequence[PlayedGame]) -> list[str]:
    """What was counted for each seat."""
    return list(rows[0].seats[0].counts) if rows else []


def length_of(row: PlayedGame, what: str) -> float:
    """One figure of a whole game."""
    if what in LENGTHS:
        return float(getattr(row, what.replace(" ", "_")))
    return float(row.total(what))


def groups(rows: Sequence[PlayedGame], by: str) -> list[Group]:
    """The groups in their order."""
    members: dict[Key, list[tuple[PlayedGame, PlayedSeat]]] = {}
    for row in rows:
        for seat in row.seats:
            members.setdefault(key_of(by, row, seat), []).append((row, seat))
    return [_group(key.name, members[key]) for key in sorted(members)]


def _group(name: str, members: list[tuple[PlayedGame, PlayedSeat]]) -> Group:
    def of_seats(figure: Callable[[PlayedSeat], float]) -> Interval:
        return mean(by_deal((row.deal, figure(seat)) for row, seat in members))

    games = {row.number: row for row, _ in members}
    counted = list(members[0][1].counts)
    return Group(
        name,
        len(members),
        win_rate([(row.deal, seat.win) for row, seat in members]),
        of_seats(lambda seat: seat.points),
        of_seats(lambda seat: seat.place),
        {what: of_seats(lambda seat, what=what: seat.counts[what]) for what in counted},  # type: ignore[misc]
        lengths(list(games.values())),
        gain([(row.deal, seat.win) for row, seat in members]),
    )


def lengths(rows: Sequence[PlayedGame]) -> dict[str, Interval]:
    """How long the games are and what happens in them."""
    told = [*LENGTHS, *counted_in(rows)]
    return {what: mean(by_deal((row.deal, length_of(row, what)) for row in rows)) for what in told}


def by_deal(values: Iterable[tuple[int, float]]) -> list[float]:
    """The mean of each deal."""
    deals: dict[int, list[float]] = {}
    for deal, value in values:
        deals.setdefault(deal, []).append(value)
    return [fmean(of_deal) for of_deal in deals.values()]


def win_rate(wins: Sequence[tuple[int, float]]) -> Interval:
    """The rate of wins, of (deal, win) each; as sure as so many independent games would make it."""
    deals = by_deal(wins)
    rate = fmean(deals) if deals else 0.0
    worth = len(wins) * gain(wins) if len(deals) >= FEW_DEALS or len(deals) == len(wins) else 0.0
    games = max(float(len(deals)), worth)
    return wilson(rate * games, games)


def gain(values: Sequence[tuple[int, float]]) -> float:
    """How many times as many independent games would have given the same precision; 1 where nothing is paired."""
    deals = by_deal(values)
    if len(deals) in (len(values), 0, 1):
        return 1.0
    alone = variance([value for _, value in values]) / len(values)
    paired = variance(deals) / len(deals)
    return alone / paired if paired else 1.0


def usual_order(counted: Sequence[str]) -> list[str]:
    """What is told of whole games, overtakes beside changes of the lead."""
    return [*LENGTHS, *sorted(counted, key=lambda what: what != OVERTAKES)]
