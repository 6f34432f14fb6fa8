"""Bounds: how many numbers the facts of a game are at most, and how low and high each may be.

They are declared beside the facts (see `facts`) and are the same for every state of a game; so a state becomes a row of
numbers that always has the same length, in which every place always means the same.
"""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.errors import PaddockError
from paddock.core.facts import EVERYONE, LIST, NUMBER, Fact, Limit
from paddock.core.game import Game
from paddock.core.layout import FRAMES, entries
from paddock.core.names import NATURE, NONE, UNKNOWN
from paddock.core.rows import row_of
from paddock.core.state import State
from paddock.core.vecs import vec

ANSWER: Final = "answer"
"""The count of a game that says how many answers it takes at most, nature's included."""


class OutOfBounds(PaddockError):
    """A fact has more entries, or a higher or lower number, than its declaration says."""


class Bound:
    """What one fact of a game can be.

    `shape`: () for a number, (entries,) for a list, (rows, entries) for a table. `low` and `high`: the lowest and
    highest number, NONE and UNKNOWN included where they occur. `padding`: what stands where a list that grows has no
    entry yet; one below `low`, so that it means nothing else.
    """

    def __init__(self, fact: Fact, shape: tuple[int, ...], low: int, high: int) -> None:
        self.fact = fact
        self.name = fact.name
        self.shape = shape
        self.low = low
        self.high = high
        self.grows = len(shape) > len(fact.per)
        """Whether there may be fewer entries, or rows, than the shape has room for."""
        self.padding = low - 1

    @property
    def size(self) -> int:
        """How many numbers it is."""
        size = 1
        for side in self.shape:
            size *= side
        return size

    def __repr__(self) -> str:
        return f"Bound({self.name}, {self.shape}, {self.low} to {self.high})"


def bounds_of(game: Game) -> list[Bound]:
    """The bounds of all facts, in the order of the layout, but for the frames: where we are in the sequence of play is
    the engine's own business, and what is asked says enough."""
    return [_bound(game, fact) for fact in game.layout.facts if fact.name != FRAMES]


def _bound(game: Game, fact: Fact) -> Bound:
    if fact.name == "asks":
        return Bound(fact, (), NONE, len(game.rules.kinds) - 1)
    if fact.name == "asked":
        return Bound(fact, (game.seats,), NATURE, game.seats - 1)
    if fact.name == "answers":
        return Bound(fact, (game.seats,), UNKNOWN, game.actions.size - 1)
    lowest = NONE if fact.see == EVERYONE else UNKNOWN
    if fact.domain:
        return Bound(fact, _shape(game, fact), lowest, len(game.domains[fact.domain]) - 1)
    if fact.most is None:
        raise ValueError(f"the fact {fact.name} of {game.title.id} does not say how high it goes: most=…")
    low = min(_limit(game, fact.least), fact.start)
    return Bound(fact, _shape(game, fact), low if fact.see == EVERYONE else min(low, lowest), _limit(game, fact.most))


def _shape(game: Game, fact: Fact) -> tuple[int, ...]:
    known = tuple(game.layout.counts[key] for key in fact.per)
    wanted = {NUMBER: 0, LIST: 1}.get(fact.shape, 2)
    missing = wanted - len(known)
    if missing == 0:
        return known
    if isinstance(fact.longest, tuple):
        return (*known, *(_limit(game, longest) for longest in fact.longest))
    if fact.longest is not None:
        return (*known, _limit(game, fact.longest))
    if missing == 2 or not (fact.pool or fact.domain):
        raise ValueError(f"the fact {fact.name} of {game.title.id} does not say how long it gets: longest=…")
    return (*known, len(game.pools[fact.pool]) if fact.pool else len(game.domains[fact.domain]))


def _limit(game: Game, limit: Limit) -> int:
    return game.layout.counts[limit] if isinstance(limit, str) else limit


def sizes_of(bounds: list[Bound]) -> vec[i64]:
    """The bounds as `State.numbers` wants them: for each list its length and padding, for each table its rows, the
    length of one and the padding."""
    sizes: list[int] = []
    for bound in bounds:
        if bound.shape:
            sizes += [*bound.shape, bound.padding]
    return row_of(sizes)


def outside(bounds: list[Bound], state: State) -> str:
    """An empty text, or the sentence that says which fact of a state is not as it is declared."""
    for bound in bounds:
        value: Any = bound.fact.of(state)
        long = _too_long(bound, value)
        if long:
            return f"{bound.name} has {long}; its declaration has room for {bound.shape}"
        for number in entries(bound.fact, state):
            if not bound.low <= number <= bound.high:
                return f"{bound.name} is {number}; it is declared from {bound.low} to {bound.high}"
    return ""


def _too_long(bound: Bound, value: Any) -> str:
    if not bound.shape:
        return ""
    if len(value) > bound.shape[0]:
        return f"{len(value)} entries"
    if len(bound.shape) == 2:
        longest = max((len(row) for row in value), default=0)
        return f"a row of {longest} entries" if longest > bound.shape[1] else ""
    return ""
