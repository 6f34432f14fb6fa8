"""Cards in the hand: drawing them (GR-30, GR-58), and how many may be kept (GR-18, GR-82, GR-83)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.offer import Offer
from paddock.core.rows import with_row, with_sorted, without
from paddock.core.vecs import vec
from paddock.games.great_race.rules.card_words import card_words, jerrycan_words, not_held
from paddock.games.great_race.rules.lots import DrawOne, offer_kinds
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.rules.terms import CARD, JERRYCAN

DEAL: Final = Verb("deal", CARD)
DISCARD: Final = Verb("discard", CARD)
PLAY: Final = Verb("play", CARD)

RESHUFFLED: Final = EventKind("reshuffled", "GR-58", ("count", ""))
DRAWS: Final = EventKind("draws", "GR-30", ("seat", "seat"), ("cards_now", ""))
SEES: Final = EventKind("sees", "GR-30", ("card", "card"))
DISCARDS: Final = EventKind("discards", "GR-18", ("seat", "seat"), ("card", "card"), ("cards_now", ""))
EMPTIES_JERRYCAN: Final = EventKind(
    "empties-jerrycan", "GR-71", ("seat", "seat"), ("fuel", ""), ("fuel_now", ""), ("cards_now", "")
)


def holds(state: GreatState, seat: i64, card: i64) -> bool:
    return card in state.hand[seat]


def gain(state: GreatState, seat: i64, card: i64) -> None:
    """Put a card into a hand."""
    state.hand = with_row(state.hand, seat, with_sorted(state.hand[seat], card))


def give_up(state: GreatState, seat: i64, card: i64) -> None:
    """Take a card out of a hand; the caller says where it goes."""
    state.hand = with_row(state.hand, seat, without(state.hand[seat], card))


def spend(state: GreatState, seat: i64, card: i64) -> None:
    """GR-58: a card that is used is discarded."""
    give_up(state, seat, card)
    state.discard = with_sorted(state.discard, card)


# ── GR-58  An empty pile is made anew from the discards ──


def renew_pile(state: GreatState) -> bool:
    """Whether there is a card to draw."""
    if len(state.pile) == 0 and len(state.discard) > 0:
        state.emit(RESHUFFLED, len(state.discard))
        state.pile = state.discard
        state.discard = vec[i64]()
    return len(state.pile) > 0


# ── GR-30, GR-50  Cards from the pile into the hand of the active seat; the script's argument says how many ──


class Deal(DrawOne):
    """One card of the pile, which only the seat that draws it sees."""

    def lot(self, state: GreatState) -> vec[i64]:
        return state.pile

    def audience(self, state: GreatState) -> i64:
        return state.active

    def apply(self, state: GreatState, seat: i64, action: i64) -> None:
        card = DEAL.first(action)
        state.pile = without(state.pile, card)
        gain(state, state.active, card)
        state.emit(DRAWS, state.active, len(state.hand[state.active]))
        state.tell(state.active, SEES, card)


DEAL_CARD: Final[Deal] = Deal("deal", "GR-30", DEAL)


def draw_cards(state: GreatState) -> None:
    if state.argument > 0 and renew_pile(state):
        state.argument -= 1
        state.repeat()
        state.ask_nature(DEAL_CARD)


# ── GR-71, G-42, G-56  A Jerrycan, at any time ──


def offer_jerrycan(state: GreatState, seat: i64, offer: Offer) -> None:
    """Playing a Jerrycan, for a seat that holds one: an option of every question that is asked of one seat alone."""
    if JERRYCAN in state.hand[seat]:
        offer.add(PLAY.code(JERRYCAN))


def empty_jerrycan(state: GreatState, seat: i64) -> None:
    """Out of the hand; a card that a Trail hunter has just found counts as one."""
    if JERRYCAN in state.looked[seat]:
        state.looked = with_row(state.looked, seat, without(state.looked[seat], JERRYCAN))
        state.discard = with_sorted(state.discard, JERRYCAN)
    else:
        spend(state, seat, JERRYCAN)
    gained = min(state.components.jerrycan_fuel, state.components.fuel_top - state.fuel[seat])
    state.fuel[seat] += gained
    state.emit(EMPTIES_JERRYCAN, seat, gained, state.fuel[seat], len(state.hand[seat]))


# ── GR-18, GR-82, GR-83, G-11, G-12, G-55  Nobody keeps more cards than the chassis level ──


class DiscardDown(DecisionKind[GreatState]):
    def offer(self, state: GreatState, seat: i64, offer: Offer) -> None:
        offer_kinds(offer, DISCARD.code(), state.hand[seat])
        offer_jerrycan(state, seat, offer)

    def default(self, state: GreatState, seat: i64) -> i64:
        """Fuel is better than nothing."""
        return PLAY.code(JERRYCAN) if holds(state, seat, JERRYCAN) else DISCARD.code(state.hand[seat][0])

    def apply(self, state: GreatState, seat: i64, action: i64) -> None:
        if PLAY.has(action):
            empty_jerrycan(state, seat)
            return
        card = DISCARD.first(action)
        spend(state, seat, card)
        state.emit(DISCARDS, seat, card, len(state.hand[seat]))

    def prompt(self, state: GreatState, seat: i64) -> Message:
        return Message("ask-discard-down", {"cards": len(state.hand[seat]), "limit": state.chassis[seat]})

    def label(self, state: GreatState, seat: i64, action: i64) -> Message | None:
        return jerrycan_words(state, seat) if PLAY.has(action) else None

    def why_not(self, state: GreatState, seat: i64, action: i64) -> Reason:
        card = PLAY.first(action) if PLAY.has(action) else DISCARD.first(action)
        if PLAY.has(action) and card != JERRYCAN:
            return Reason("GR-82", Message("why-only-jerrycans", card_words(state, card)))
        return not_held(state, card, "GR-18")


DISCARD_DOWN: Final[DiscardDown] = DiscardDown("discard-down", "GR-18", [DISCARD, PLAY])


def keep_to_limits(state: GreatState) -> None:
    """After every action, for whoever holds too many. Hand sizes and gauges are public: the question tells nothing."""
    hand, chassis = state.hand, state.chassis
    for seat in state.order:
        if len(hand[seat]) > chassis[seat]:
            state.repeat()
            state.ask(DISCARD_DOWN, seat)
            return


KINDS: Final[list[DecisionKind[Any]]] = [DEAL_CARD, DISCARD_DOWN]
EVENTS: Final[list[EventKind]] = [RESHUFFLED, DRAWS, SEES, DISCARDS, EMPTIES_JERRYCAN]
