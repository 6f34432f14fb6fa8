"""What the rule of thumb remembers of the moves it has just looked at, so as not to look at them again at every step.

Only ways are remembered that a complete walk has found: looked at anew, the same result would be the best again. So a
bot with this memory plays what one without it would play, and it does not matter which process is asked.
"""

from paddock.core.names import NONE
from paddock.core.rows import same_row, same_rows
from paddock.games.grand_prix.bot.moments import Moment
from paddock.games.grand_prix.bot.whole_moves import WholeMove
from paddock.games.grand_prix.rules.components import GrandPrixComponents
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import BONUS


class Known:
    """A step of a remembered way: the card, the car, the moment and the answer."""

    def __init__(self, card: int, car: int, moment: Moment, answer: int) -> None:
        self.card = card
        self.car = car
        self.moment = moment
        self.answer = answer


class Outlook:
    """The best ways of some cards, seen from one state by one seat."""

    def __init__(self, state: GrandPrixState, seat: int) -> None:
        self.seat = seat
        self.components: GrandPrixComponents = state.components
        self.rest = _rest(state)
        self.wear = state.wear
        self.close_calls = state.close_calls
        self.known: list[Known] = []

    def add(self, card: int, car: int, move: WholeMove) -> None:
        self.known += [Known(card, car, moment, answer) for moment, answer in move.way()]

    def answer(self, state: GrandPrixState, seat: int) -> int:
        """The next step of a remembered way, or NONE."""
        if seat != self.seat or state.components is not self.components:
            return NONE
        for known in self.known:
            if known.card == state.card and known.car == state.active and known.moment.is_now(state):
                return known.answer if self.is_still_right(state, known.moment) else NONE
        return NONE

    def is_still_right(self, state: GrandPrixState, moment: Moment) -> bool:
        """Whether nothing has changed that a moment does not know of."""
        if self.rest != _rest(state) or not same_rows(self.wear, state.wear):
            return False
        if not same_row(moment.lap, state.lap) or not same_row(moment.pit_lane, state.pit_lane):
            return False
        return all(calls == state.close_calls[car] for car, calls in enumerate(self.close_calls) if car != state.active)


def _rest(state: GrandPrixState) -> list[int]:
    """What no step of a move changes, but another move, or another race, may. (A bonus is a move of its own.)"""
    return [state.turn, state.zone, int(state.leg == BONUS), *state.gone]


class Memory:
    """The latest outlook."""

    def __init__(self) -> None:
        self.latest: Outlook | None = None

    def answer(self, state: GrandPrixState, seat: int) -> int:
        """The step that was found best for this very moment, or NONE."""
        latest = self.latest
        return NONE if latest is None else latest.answer(state, seat)
