"""H. Pit stops (QGP-38 to QGP-43)."""

from typing import Any, Final

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.games.quick_grand_prix.rules.card_words import card_slug, not_in_the_middle, swap_words
from paddock.games.quick_grand_prix.rules.draft import CARD
from paddock.games.quick_grand_prix.rules.state import QuickState
from paddock.games.quick_grand_prix.rules.terms import CARDS, GAP, SL_CARD

STAY: Final = Verb("stay")
TRADE: Final = Verb("trade", ("give", "card", CARDS), CARD)

RETURNS: Final = EventKind("returns", "QGP-39", ("car", "car"), ("place", ""), ("at", ""))
RETURNS_LAST: Final = EventKind("returns-last", "QGP-41", ("car", "car"), ("at", ""))
IS_REPAIRED: Final = EventKind("is-repaired", "QGP-43", ("car", "car"))
TRADES: Final = EventKind("trades", "QGP-42", ("seat", "seat"), ("given", "card"), ("taken", "card"))


# ── QGP-40, R-21  Where a stopping car stands: its gap after the damage, before the others move ──


def mark_gaps(state: QuickState) -> None:
    for place, slot in enumerate(state.line):
        if slot > SL_CARD:
            state.mark[slot - GAP] = place


# ── QGP-39, QGP-40, QGP-41, QGP-43, R-20, R-22  Back on the track, the leading car first, and repaired ──


def return_to_track(state: QuickState) -> None:
    line = state.line
    marks = state.mark
    returning = sorted((marks[car], car) for car in range(len(marks)) if marks[car] != NONE)
    if not returning:
        return
    for mark, car in returning:
        gap = mark
        while gap < len(line) and line[gap] <= SL_CARD:
            gap += 1
        if gap < len(line) - 1:
            line[gap] = car
            state.emit(RETURNS, car, gap + 1 if line.index(SL_CARD) > gap else gap, gap + 1)
        else:  # no gap, or it has drifted to the very end, which is the same
            line[gap:] = [car]
            state.emit(RETURNS_LAST, car, gap + 1)
        if car in state.damaged:
            state.damaged.remove(car)
            state.emit(IS_REPAIRED, car)
        marks[car] = NONE
    state.line = [slot for slot in line if slot <= SL_CARD]
    stopped = [car for _, car in returning]
    state.stopped = [car for car in state.line if car in stopped]


# ── QGP-16, QGP-42, R-28, R-29  Each stop allows one swap with the cards left over, in race order ──


class SwapAfterStop(DecisionKind[QuickState]):
    def options(self, state: QuickState, seat: int) -> list[int]:
        trades = [TRADE.code(mine, other) for mine in state.hand[seat] for other in state.middle]
        return [STAY.code(), *trades]

    def apply(self, state: QuickState, seat: int, action: int) -> None:
        del state.stopped[0]
        if TRADE.has(action):
            given, taken = TRADE.first(action), TRADE.last(action)
            hand = state.hand[seat]
            hand[hand.index(given)] = taken
            state.middle[state.middle.index(taken)] = given
            state.emit(TRADES, seat, given, taken)

    def prompt(self, state: QuickState, seat: int) -> Message:
        slug = state.game.domains["car"].slug(state.stopped[0])
        return Message("ask-swap-after-stop", {"car": f"car:{slug}"})

    def label(self, state: QuickState, seat: int, action: int) -> Message:
        if STAY.has(action):
            return Message("do-stay")
        return Message("do-trade", swap_words(state, TRADE.first(action), TRADE.last(action)))

    def why_not(self, state: QuickState, seat: int, action: int) -> Reason:
        given = TRADE.first(action)
        if given not in state.hand[seat]:
            return Reason("QGP-42", Message("why-card-not-yours", {"card": f"card:{card_slug(state, given)}"}))
        return not_in_the_middle(state, TRADE.last(action), "QGP-42")


SWAP_AFTER_STOP: Final[DecisionKind[QuickState]] = SwapAfterStop("swap-after-stop", "QGP-42", [STAY, TRADE])


def swap_after_stops(state: QuickState) -> None:
    if state.section + 1 == state.components.sections:
        state.stopped = []  # the race is run: no card matters any more
    if state.stopped:
        state.repeat()
        state.ask(SWAP_AFTER_STOP, state.stopped[0] // 2)


KINDS: Final[list[DecisionKind[Any]]] = [SWAP_AFTER_STOP]
EVENTS: Final[list[EventKind]] = [RETURNS, RETURNS_LAST, IS_REPAIRED, TRADES]
