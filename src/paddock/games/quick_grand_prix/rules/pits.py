"""H. Pit stops (QGP-38 to QGP-43)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rows import place_of, put, with_entry, with_value, without_place
from paddock.core.vecs import append, remove, vec
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
    if len(state.face_up) == len(state.plan):
        return  # no car has stopped
    for place, slot in enumerate(state.line):
        if slot > SL_CARD:
            state.mark[slot - GAP] = place


# ── QGP-39, QGP-40, QGP-41, QGP-43, R-20, R-22  Back on the track, the leading car first, and repaired ──


def return_to_track(state: QuickState) -> None:
    stopped = in_the_pits(state.mark)
    if len(stopped) == 0:
        return
    for car in stopped:
        take_a_gap(state, car)
        if car in state.damaged:
            state.damaged = remove(state.damaged, car)
            state.emit(IS_REPAIRED, car)
        state.mark[car] = NONE
    state.line = without_gaps(state.line)
    state.stopped = vec[i64]([car for car in state.line if car in stopped])


def without_gaps(line: vec[i64]) -> vec[i64]:
    """The line, closed up."""
    for place in range(len(line) - 1, -1, -1):
        if line[place] > SL_CARD:
            line = without_place(line, place)
    return line


def in_the_pits(marks: vec[i64]) -> vec[i64]:
    """The cars in the pits, first the one whose gap was furthest ahead."""
    found = vec[i64]()
    for car, mark in enumerate(marks):
        if mark != NONE:
            place = len(found)
            while place > 0 and marks[found[place - 1]] > mark:
                place -= 1
            found = put(found, place, car)
    return found


def take_a_gap(state: QuickState, car: i64) -> None:
    """The first gap from where the car's own was, to the back."""
    line = state.line
    gap = state.mark[car]
    while gap < len(line) and line[gap] <= SL_CARD:
        gap += 1
    if gap < len(line) - 1:
        line[gap] = car
        state.emit(RETURNS, car, gap + 1 if place_of(line, SL_CARD) > gap else gap, gap + 1)
    else:  # no gap, or it has drifted to the very end, which is the same
        state.line = append(line[:gap], car)
        state.emit(RETURNS_LAST, car, gap + 1)


# ── QGP-16, QGP-42, R-28, R-29  Each stop allows one swap with the cards left over, in race order ──


class SwapAfterStop(DecisionKind[QuickState]):
    def offer(self, state: QuickState, seat: i64, offer: Offer) -> None:
        offer.add(STAY.code())
        for mine in state.hand[seat]:
            offer.add_each(TRADE.code(mine), state.middle)

    def apply(self, state: QuickState, seat: i64, action: i64) -> None:
        state.stopped = without_place(state.stopped, 0)
        if TRADE.has(action):
            given, taken = TRADE.first(action), TRADE.last(action)
            state.hand = with_entry(state.hand, seat, place_of(state.hand[seat], given), taken)
            state.middle = with_value(state.middle, place_of(state.middle, taken), given)
            state.emit(TRADES, seat, given, taken)

    def prompt(self, state: QuickState, seat: i64) -> Message:
        slug = state.game.domains["car"].slug(state.stopped[0])
        return Message("ask-swap-after-stop", {"car": f"car:{slug}"})

    def label(self, state: QuickState, seat: i64, action: i64) -> Message:
        if STAY.has(action):
            return Message("do-stay")
        return Message("do-trade", swap_words(state, TRADE.first(action), TRADE.last(action)))

    def why_not(self, state: QuickState, seat: i64, action: i64) -> Reason:
        given = TRADE.first(action)
        if given not in state.hand[seat]:
            return Reason("QGP-42", Message("why-card-not-yours", {"card": f"card:{card_slug(state, given)}"}))
        return not_in_the_middle(state, TRADE.last(action), "QGP-42")


SWAP_AFTER_STOP: Final[DecisionKind[QuickState]] = SwapAfterStop("swap-after-stop", "QGP-42", [STAY, TRADE])


def swap_after_stops(state: QuickState) -> None:
    if state.section + 1 == state.components.sections:
        state.stopped = vec[i64]()  # the race is run: no card matters any more
    if len(state.stopped) > 0:
        state.repeat()
        state.ask(SWAP_AFTER_STOP, state.stopped[0] // 2)


KINDS: Final[list[DecisionKind[Any]]] = [SWAP_AFTER_STOP]
EVENTS: Final[list[EventKind]] = [RETURNS, RETURNS_LAST, IS_REPAIRED, TRADES]
