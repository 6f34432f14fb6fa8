"""Value: what a state promises each seat, before the game is over.

A value looks at a whole state: the true one once a game is over, else a world that a seat cannot tell from the true one
(`View.sample_world`). Search stops there, the coach and the analysis read win chances off it, and luck is the change of
it that nature's answer makes.
"""

from collections.abc import Callable
from math import exp, log
from typing import Any, Final, Protocol

from mypy_extensions import i64

from paddock.core.places import share_beaten
from paddock.core.state import State

SURE: Final = 8.0
"""The odds, as a logarithm, at which a seat counts as good as sure: so far an estimate goes, and no further."""


class Value(Protocol):
    """What a state promises each seat."""

    def chances(self, state: State) -> list[float]:
        """Each seat's chance to win; together they are 1. Exact at the end, where a shared win is divided."""
        ...

    def shares(self, state: State) -> list[float]:
        """The share of its rivals that each seat may expect to beat, from 0 to 1; a shared place counts half. Exact at
        the end. The place to be expected is `1 + (seats - 1) * (1 - share)`."""
        ...

    def share(self, state: State, seat: i64) -> float:
        """The same for one seat."""
        ...


def chances_at_the_end(places: list[int]) -> list[float]:
    """Who has won, of a game that is over.

    >>> chances_at_the_end([2, 1, 1])
    [0.0, 0.5, 0.5]
    """
    best = min(places)
    won = [1.0 if place == best else 0.0 for place in places]
    winners = sum(won)
    return [each / winners for each in won]


def shares_at_the_end(places: list[int]) -> list[float]:
    return [share_beaten(places, seat) for seat in range(len(places))]


def log_odds(share: float) -> float:
    """The logarithm of the odds of a chance, within SURE.

    >>> round(log_odds(0.75), 3), log_odds(1.0)
    (1.099, 8.0)
    """
    if share <= 0.0:
        return -SURE
    if share >= 1.0:
        return SURE
    return max(-SURE, min(SURE, log(share / (1.0 - share))))


def softmax(scores: list[float]) -> list[float]:
    """The chances of those who have these scores.

    >>> [round(chance, 2) for chance in softmax([1.0, 0.0, 0.0])]
    [0.58, 0.21, 0.21]
    """
    most = max(scores)
    weights = [exp(score - most) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


def share_of_scores(scores: list[float], seat: int) -> float:
    """The share of its rivals that a seat beats, if each two of them come in by their scores alone.

    >>> share_of_scores([0.0, 0.0, -40.0], 0)
    0.75
    """
    own = scores[seat]
    beaten = 0.0
    for other in range(len(scores)):
        if other != seat:
            beaten += 1.0 / (1.0 + exp(min(40.0, max(-40.0, scores[other] - own))))
    return beaten / float(len(scores) - 1) if len(scores) > 1 else 1.0


class ByWorth:
    """The value of a game that has none of its own: what a state looks worth to each seat, put side by side."""

    def __init__(self, worth: Callable[[Any, int], float]) -> None:
        self.worth = worth

    def chances(self, state: State) -> list[float]:
        if state.over:
            return chances_at_the_end(state.places())
        return softmax([log_odds(self.worth(state, seat)) for seat in range(state.game.seats)])

    def shares(self, state: State) -> list[float]:
        return [self.share(state, seat) for seat in range(state.game.seats)]

    def share(self, state: State, seat: i64) -> float:
        return self.worth(state, seat)
