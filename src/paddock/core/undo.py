"""Undo: a seat may take its last answer back, up to the barrier.

The barrier falls when something has happened that cannot be unseen: chance was consumed, a hidden thing was seen,
another seat has answered, or the game is over. Nobody writes inverse moves: an undo goes back to a kept copy. Sealed
answers are not taken back but changed, until the last one is in.

Past the barrier a seat can go back only if the others agree (`Table.take_back`). What was seen stays seen and dice that
were rolled stay spent, so the record says so with a word of its own, for everybody who checks it afterwards.
"""

from paddock.core.decision import NATURE
from paddock.core.event import EVERYBODY, Event
from paddock.core.fields import Field, entries, hide
from paddock.core.names import NONE, UNKNOWN
from paddock.core.state import State
from paddock.core.view import SPECTATOR


class Step:
    """An answer that was given: by whom, in which state, what, and how many events had been told before."""

    def __init__(self, seat: int, before: State, action: int, told: int) -> None:
        self.seat = seat
        self.before = before
        self.action = action
        self.told = told


class Undo:
    """The answers that one seat has given in a row, the latest last. Whether one is final is found out when asked."""

    def __init__(self) -> None:
        self._steps: list[Step] = []

    def answers(self, seat: int, state: State, action: int, told: int = 0) -> None:
        """To be said before the action is chosen; `told` is the number of events so far."""
        if seat == NATURE or (self._steps and self._steps[-1].seat != seat):
            self._steps.clear()
        if seat != NATURE:
            self._steps.append(Step(seat, state.copy(), action, told))

    def copy(self) -> "Undo":
        """An independent copy. The kept states are shared: nobody changes them."""
        twin = Undo()
        twin._steps = self._steps[:]
        return twin

    def who(self) -> int | None:
        """The seat that may take its last answer back."""
        if self._steps and is_final(self._steps[-1]):
            self._steps.clear()
        return self._steps[-1].seat if self._steps else None

    def back(self) -> Step:
        """The step to go back to. To be called when `who` has named a seat."""
        return self._steps.pop()


def may_take_back(state: State, seat: int) -> bool:
    """Whether the others can be asked to let this seat go back, if it has answered at all: not when the game is over
    and its secret revealed, and not for a sealed answer that can still be changed."""
    return state.asks >= 0 and not (state.kind.sealed and state.answers[seat] != NONE)


def is_final(step: Step) -> bool:
    """Whether the answer has led to something that cannot be unseen."""
    before = step.before
    if before.kind.sealed:
        return True
    after = before.copy()
    told: list[Event] = []
    after.events = told
    after.choose(step.seat, step.action)
    if after.is_chance or after.over or any(event.audience != EVERYBODY for event in told):
        return True
    return any(sees_more(before, after, seat) for seat in [SPECTATOR, *range(before.game.seats)])


def sees_more(before: State, after: State, seat: int) -> bool:
    """Whether the seat sees a card or another fact that was hidden from it before."""
    layout = before.game.layout
    old, new = before.copy(), after.copy()
    hide(layout, old, seat)
    hide(layout, new, seat)
    # Cards move from one place to another, so each pool is looked at as a whole.
    for pool in before.game.pools:
        places = [field for field in layout.fields if field.pool == pool]
        known = _visible(old, places)
        for card in _visible(new, places):
            if card not in known:
                return True
            known.remove(card)
    others = [field for field in layout.secrets if not field.pool]
    return any(entries(field, new).count(UNKNOWN) < entries(field, old).count(UNKNOWN) for field in others)


def _visible(state: State, places: list[Field]) -> list[int]:
    return [card for field in places for card in entries(field, state) if card >= 0]
