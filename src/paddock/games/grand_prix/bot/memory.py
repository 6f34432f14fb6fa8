"""What the rule of thumb remembers of the moves it has just looked at, so as not to look at them again at every step.

Only ways are remembered that a complete walk has found: looked at anew, the same result would be the best again. So a
bot with this memory plays what one without it would play, and it does not matter which process is asked.
"""

from paddock.core.names import NONE
from paddock.games.grand_prix.rules.components import GrandPrixComponents
from paddock.games.grand_prix.rules.moments import Key, Moment, key_of, place_of
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import BONUS
from paddock.games.grand_prix.rules.whole_moves import WholeMove


class Outlook:
    """The best ways of some cards, seen from one state by one seat."""

    def __init__(self, state: GrandPrixState, seat: int) -> None:
        self.seat = seat
        self.components: GrandPrixComponents = state.components
        self.rest = _rest(state)
        self.wear = [row[:] for row in state.wear]
        self.close_calls = state.close_calls[:]
        self.answers: dict[tuple[int, int, Key], tuple[Moment, int]] = {}

    def add(self, card: int, car: int, move: WholeMove) -> None:
        for moment, answer in move.way():
            self.answers[card, car, moment.key] = (moment, answer)

    def answer(self, state: GrandPrixState, seat: int) -> int:
        """The next step of a remembered way, or NONE."""
        if seat != self.seat or state.components is not self.components:
            return NONE
        found = self.answers.get((state.card, state.active, key_of(state, place_of(state))))
        if found is None or self.rest != _rest(state) or self.wear != state.wear:
            return NONE
        moment, answer = found
        if moment.lap != state.lap or moment.pit_lane != state.pit_lane:
            return NONE
        for car, calls in enumerate(self.close_calls):
            if car != state.active and calls != state.close_calls[car]:
                return NONE
        return answer


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
