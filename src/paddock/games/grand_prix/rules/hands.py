"""2.9, 3.3, 3.5.5  Hands: filled at the start of a turn, thinned out at its end (GP-2.9.1, GP-3.3.1, GP-3.5.5)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import ChanceKind, DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rows import ascending, with_row, with_sorted, without
from paddock.core.vecs import append, vec
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import CARDS

CARD: Final = ("card", "card", CARDS)

DRAW: Final = Verb("draw", CARD)
DISCARD: Final = Verb("discard", CARD)
KEEP: Final = Verb("keep")

DRAWS: Final = EventKind("draws", "GP-3.3.1", ("seat", "seat"), ("count", ""))
SEES: Final = EventKind("sees", "GP-2.9.1", ("card", "card"))
RESHUFFLES: Final = EventKind("reshuffles", "GP-3.3.1", ("count", ""))
DISCARDS: Final = EventKind("discards", "GP-3.5.5", ("seat", "seat"), ("card", "card"))
KEEPS: Final = EventKind("keeps", "GP-3.5.5", ("seat", "seat"), ("count", ""))


# ── GP-2.9.1, GP-3.3.1, GP-4.3.3, R-46  Everyone draws up to the hand size, in turn order; lost cars change nothing ──


class DrawCard(ChanceKind[GrandPrixState]):
    def offer(self, state: GrandPrixState, seat: i64, offer: Offer) -> None:
        offer.add_each(DRAW.base, state.race_deck)

    def audience(self, state: GrandPrixState) -> i64:
        return drawing_seat(state)

    def apply(self, state: GrandPrixState, seat: i64, action: i64) -> None:
        to = drawing_seat(state)
        card = action - DRAW.base
        state.race_deck = without(state.race_deck, card)
        state.hand = with_row(state.hand, to, with_sorted(state.hand[to], card))
        state.tell(to, SEES, card)
        if len(state.hand[to]) == state.components.hand_size:
            state.emit(DRAWS, to, len(state.hand[to]))


DRAW_CARD: Final[DrawCard] = DrawCard("draw", "GP-3.3.1", [DRAW])


def drawing_seat(state: GrandPrixState) -> i64:
    """The first in turn order whose hand is not full."""
    size = state.components.hand_size
    first = state.first
    for seat in range(first, state.game.seats):
        if len(state.hand[seat]) < size:
            return seat
    for seat in range(first):
        if len(state.hand[seat]) < size:
            return seat
    return NONE


def fill_hands(state: GrandPrixState) -> None:
    if drawing_seat(state) == NONE:
        return
    if len(state.race_deck) == 0:
        state.emit(RESHUFFLES, len(state.discards))
        state.race_deck = ascending(state.discards)
        state.discards = vec[i64]()
    state.repeat()
    state.ask_nature(DRAW_CARD)


# ── GP-3.5.5, D-15, R-46, R-59  Any number of cards may be thrown away, face up; in turn order ──


class Discard(DecisionKind[GrandPrixState]):
    def offer(self, state: GrandPrixState, seat: i64, offer: Offer) -> None:
        offer.add(KEEP.base)
        offer.add_each(DISCARD.base, state.hand[seat])

    def apply(self, state: GrandPrixState, seat: i64, action: i64) -> None:
        if action == KEEP.base:
            state.emit(KEEPS, seat, len(state.hand[seat]))
            state.argument += 1
        else:
            card = action - DISCARD.base
            state.hand = with_row(state.hand, seat, without(state.hand[seat], card))
            state.discards = append(state.discards, card)
            state.emit(DISCARDS, seat, card)

    def prompt(self, state: GrandPrixState, seat: i64) -> Message:
        return Message("ask-discard", {"count": len(state.hand[seat])})

    def label(self, state: GrandPrixState, seat: i64, action: i64) -> Message:
        if action == KEEP.base:
            return Message("do-keep", {"count": len(state.hand[seat])})
        return Message("do-discard", card_words(state, action - DISCARD.base))

    def why_not(self, state: GrandPrixState, seat: i64, action: i64) -> Reason:
        return Reason("GP-3.5.5", Message("why-card-not-yours"))


DISCARD_CARDS: Final[Discard] = Discard("discard", "GP-3.5.5", [DISCARD, KEEP])


def card_words(state: GrandPrixState, card: i64) -> dict[str, str | int]:
    """What is printed on a card, for its label."""
    components = state.components
    return {
        "card": f"card:{state.game.domains['card'].slug(card)}",
        "type": components.box.cards[card].movement,
        "speed": components.speed[card],
        "exit": components.pit_exit[card],
        "wear": components.box.cards[card].wear,
        "calls": components.card_close_calls[card],
    }


def discard_cards(state: GrandPrixState) -> None:
    """The script's argument counts the seats that are done."""
    seats = state.game.seats
    while state.argument < seats:
        seat = (state.first + state.argument) % seats
        if len(state.hand[seat]) > 0:
            state.repeat()
            state.ask(DISCARD_CARDS, seat)
            return
        state.argument += 1
    state.argument = 0


KINDS: Final[list[DecisionKind[Any]]] = [DRAW_CARD, DISCARD_CARDS]
EVENTS: Final[list[EventKind]] = [DRAWS, SEES, RESHUFFLES, DISCARDS, KEEPS]
