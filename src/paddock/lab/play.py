"""Playing a game to its end as fast as the rules allow: nobody listens to events and nothing is checked twice."""

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import i64

from paddock.core.bot import Bot
from paddock.core.names import NATURE
from paddock.core.offer import Offer
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.view import view

NO_END: Final = 1 << 60


def play_at_random(state: State, rng: Rng, most: i64 = NO_END) -> i64:
    """Everybody, and nature by its weights, answers at random, to the end or until `most` answers are given (a few more
    where several seats are asked at once). Returns the number of answers, nature's included."""
    return state.game.rules.play_at_random(state, rng, most)


def play_at_random_noting(state: State, rng: Rng, note: Callable[[int, int], None]) -> None:
    """The same answers as `play_at_random` gives, each told before it is given."""
    sheet = Offer()
    while state.asks >= 0:
        kind = state.kind
        for seat in state.to_answer():
            action = kind.pick(state, seat, rng, sheet)
            note(seat, action)
            state.choose(seat, action)


def play_with_bots(
    state: State, bots: Sequence[Bot], dice: Rng, minds: Sequence[Rng], note: Callable[[int, int], None] | None = None
) -> int:
    """Each seat's bot answers from its view. Returns the number of answers, nature's included.

    Dice and bots have random streams of their own, so that the same seed deals the same cards whoever plays. `note` is
    told who answered what, nature too, before it happens.
    """
    answers = 0
    kinds = state.game.rules.kind_row
    sheet = Offer()
    while state.asks >= 0:
        kind = kinds[state.asks]
        if kind.chance:
            outcome = kind.pick(state, NATURE, dice, sheet)
            if note is not None:
                note(NATURE, outcome)
            state.choose(NATURE, outcome)
            answers += 1
            continue
        for seat in state.to_answer():
            seen = view(state, seat)
            action = bots[seat].choose(seen, minds[seat])
            if action not in seen.options:
                raise ValueError(f"the bot {bots[seat].name} answered {action}, which is not one of its options")
            if note is not None:
                note(seat, action)
            state.choose(seat, action)
            answers += 1
    return answers
