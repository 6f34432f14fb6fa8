"""Undo: a seat may take its last answer back, up to the barrier.

The barrier is what cannot be unseen: chance was asked, a hidden thing was shown, another seat has answered, or the game
is over. An undo goes back to a kept copy of the state, so no rule has to know how to reverse a move. Sealed answers are
not taken back but changed, until the last one is in.

Past the barrier a seat can go back only if the others agree (`Table.take_back`). What was seen stays seen, so the
record says so with a word of its own for everybody who checks it afterwards, and whether the same dice come again.
"""

from paddock.core.event import Event
from paddock.core.facts import Fact
from paddock.core.layout import entries, hide
from paddock.core.names import EVERYBODY, NATURE, NONE, UNKNOWN
from paddock.core.reader import SPECTATOR, Reader
from paddock.core.state import State


class GivenAnswer:
    """An answer that was given: by whom, in which state, what, how many events had been told before, and its place in
    the record."""

    def __init__(self, seat: int, before: State, action: int, told: int, place: int) -> None:
        self.seat = seat
        self.before = before
        self.action = action
        self.told = told
        self.place = place


class Undo:
    """The answers that one seat has given in a row, the latest last. Whether one is final is found out when asked."""

    def __init__(self) -> None:
        self._steps: list[GivenAnswer] = []

    def answers(self, seat: int, state: State, action: int, told: int = 0, place: int = 0) -> None:
        """To be called before the action is chosen; `told` is the number of events so far."""
        if seat == NATURE or (self._steps and self._steps[-1].seat != seat):
            self._steps.clear()
        if seat != NATURE:
            self._steps.append(GivenAnswer(seat, state.copy(), action, told, place))

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

    def back(self) -> GivenAnswer:
        """The step to go back to. To be called when `who` has named a seat."""
        return self._steps.pop()


def may_take_back(state: State, seat: int) -> bool:
    """Whether the others can be asked to let this seat go back, if it has answered at all: not when the game is over
    and its secret revealed, and not for a sealed answer that can still be changed."""
    return state.asks >= 0 and not (state.kind.sealed and state.answers[seat] != NONE)


def is_final(step: GivenAnswer) -> bool:
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
    return any(sees_more(before, after, who) for who in [SPECTATOR, *range(before.game.seats)])


def sees_more(before: State, after: State, who: Reader | int) -> bool:
    """Whether the reader sees a card or another fact that was hidden from them before."""
    layout = before.game.layout
    old, new = before.copy(), after.copy()
    hide(old, who)
    hide(new, who)
    # Cards move from one place to another, so each pool is looked at as a whole.
    for pool in before.game.pools:
        places = [fact for fact in layout.facts if fact.pool == pool]
        known = _visible(old, places)
        for card in _visible(new, places):
            if card not in known:
                return True
            known.remove(card)
    others = [fact for fact in layout.secrets if not fact.pool]
    return any(entries(fact, new).count(UNKNOWN) < entries(fact, old).count(UNKNOWN) for fact in others)


def _visible(state: State, places: list[Fact]) -> list[int]:
    return [card for fact in places for card in entries(fact, state) if card >= 0]
