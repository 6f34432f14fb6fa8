"""Adversaries: players who do not want to win but to bring the race to a standstill."""

from collections.abc import Callable
from typing import Final

from paddock.core.names import NATURE
from paddock.core.rng import Rng
from paddock.core.state import State

LOOKED_AT = 6
"""So many options an adversary looks at who thinks ahead."""

Adversary = Callable[[State, int, list[int], Rng], int]
"""Which of a seat's options it takes."""


def first(state: State, seat: int, options: list[int], rng: Rng) -> int:
    """Always the first option: the same thing again and again, wherever that can be."""
    return options[0]


def last(state: State, seat: int, options: list[int], rng: Rng) -> int:
    return options[-1]


def sleeper(state: State, seat: int, options: list[int], rng: Rng) -> int:
    """Lets the clock answer."""
    return state.kind.default(state, seat)


def lingerer(state: State, seat: int, options: list[int], rng: Rng) -> int:
    """Whatever leads back to the same question, for as long as that is offered: the longest turn."""
    for option in _some(options, rng):
        after = _after(state, seat, option)
        if after.asks == state.asks and seat in after.asked:
            return option
    return options[rng.below(len(options))]


def loser(state: State, seat: int, options: list[int], rng: Rng) -> int:
    """Whatever is worst for itself at once."""
    worth = state.game.title.bots.worth
    return min(_some(options, rng), key=lambda option: worth(_after(state, seat, option), seat))


def _some(options: list[int], rng: Rng) -> list[int]:
    order = options[:]
    rng.shuffle(order)
    return order[:LOOKED_AT]


def _after(state: State, seat: int, option: int) -> State:
    after = state.copy()
    after.choose(seat, option)
    return after


ADVERSARIES: Final[dict[str, Adversary]] = {
    "always the first option": first,
    "always the last option": last,
    "asleep": sleeper,
    "lingers": lingerer,
    "plays to lose": loser,
}


def answer(state: State, rng: Rng, adversary: Adversary | None = None) -> tuple[int, int]:
    """Who answers and what: nature by its weights, a seat as the adversary would, without one at random."""
    waiting = state.to_answer()
    assert waiting, f"dead end: {state.kind.name} is asked but nobody must answer"
    seat = waiting[rng.below(len(waiting))]
    options = state.options(seat)
    assert options, f"dead end: {state.kind.name} has no option for {seat}"
    if seat == NATURE:
        return seat, options[rng.weighted(state.weights())]
    return seat, options[rng.below(len(options))] if adversary is None else adversary(state, seat, options, rng)
