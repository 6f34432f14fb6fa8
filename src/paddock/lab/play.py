"""Playing a game to its end as fast as the rules allow: nobody listens to events and nothing is checked twice."""

from collections.abc import Callable, Sequence
from typing import Final

from paddock.core.bot import Bot
from paddock.core.decision import ChanceKind
from paddock.core.names import NATURE
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.view import view

NO_END: Final = 1 << 60


def play_at_random(state: State, rng: Rng, most: int = NO_END) -> int:
    """Everybody, and nature by its weights, answers at random, to the end or until `most` answers are given (a few more
    where several seats are asked at once). Returns the number of answers, nature's included."""
    answers = 0
    kinds = state.game.rules.kinds
    while state.asks >= 0 and answers < most:
        kind = kinds[state.asks]
        if isinstance(kind, ChanceKind):
            state.choose(NATURE, kind.draw(state, rng))
            answers += 1
        else:
            for seat in state.to_answer():
                options = kind.options(state, seat)
                state.choose(seat, options[rng.below(len(options))])
                answers += 1
    return answers


def play_with_bots(
    state: State, bots: Sequence[Bot], dice: Rng, minds: Sequence[Rng], note: Callable[[int, int], None] | None = None
) -> int:
    """Each seat's bot answers from its view. Returns the number of answers, nature's included.

    Dice and bots have random streams of their own, so that the same seed deals the same cards whoever plays. `note` is
    told who answered what, nature too, before it happens.
    """
    answers = 0
    kinds = state.game.rules.kinds
    while state.asks >= 0:
        kind = kinds[state.asks]
        if isinstance(kind, ChanceKind):
            outcome = kind.draw(state, dice)
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
