"""P. The resource cards that are played before an assistant (GR-57 to GR-75), but for the danger cards."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.offer import Offer
from paddock.core.rows import with_added, with_row, with_sorted, without, without_place
from paddock.core.vecs import vec
from paddock.games.great_race.rules.card_words import card_words, jerrycan_words, only_a_jerrycan
from paddock.games.great_race.rules.driving import can_drive
from paddock.games.great_race.rules.hands import (
    DEAL,
    DISCARD,
    DISCARDS,
    PLAY,
    SEES,
    Deal,
    empty_jerrycan,
    gain,
    give_up,
    offer_jerrycan,
    renew_pile,
)
from paddock.games.great_race.rules.lots import offer_kinds
from paddock.games.great_race.rules.paths import has_frontier
from paddock.games.great_race.rules.repairs import can_repair
from paddock.games.great_race.rules.scripts import DRIVE, REPAIR, SCOUTING, TRAIL_HUNT
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.rules.terms import (
    CARTOGRAPHER,
    DRIVER,
    FINANCIAL,
    JERRYCAN,
    MECHANIC_CARD,
    REFUELING,
    TRAIL_HUNTER,
)

PLAYS: Final = EventKind("plays", "GR-57", ("seat", "seat"), ("card", "card"), ("cards_now", ""))
IS_PAID: Final = EventKind("is-paid", "GR-62", ("seat", "seat"), ("cash", ""), ("cash_now", ""))
REFUELS: Final = EventKind("refuels", "GR-72", ("seat", "seat"), ("fuel", ""), ("fuel_now", ""))
LOOKS_AT_CARDS: Final = EventKind("looks-at-cards", "GR-69", ("seat", "seat"))
KEEPS_CARDS: Final = EventKind("keeps-cards", "GR-69", ("seat", "seat"), ("cards", ""), ("cards_now", ""))

# ── GR-57, G-42, G-54  Which cards may be played before an assistant, and when they would do something ──


def is_playable(state: GreatState, seat: i64, card: i64) -> bool:
    """Whether a card that is played without an aim would do anything now; danger cards are announced with one."""
    if card == MECHANIC_CARD:
        return can_repair(state, seat)
    if card == DRIVER:
        return can_drive(state, seat)
    if card == CARTOGRAPHER:
        return len(state.bag) > 0 and has_frontier(state, seat)
    if card == TRAIL_HUNTER:
        return len(state.pile) > 0 or len(state.discard) > 0
    return card == FINANCIAL or card == JERRYCAN or card == REFUELING  # always, even into a full tank (G-42)


# ── GR-21, GR-23, GR-62, GR-64, GR-66, GR-67, GR-69, GR-72, G-51  What they do ──


def play_card(state: GreatState, seat: i64, card: i64) -> None:
    """A card closes the fuel station for this sequence, but for a Jerrycan, which is never late."""
    if card == JERRYCAN:
        empty_jerrycan(state, seat)
        return
    state.may_buy = 0
    give_up(state, seat, card)
    state.in_play = with_added(state.in_play, card)
    state.emit(PLAYS, seat, card, len(state.hand[seat]))
    components = state.components
    if card == FINANCIAL:
        state.cash[seat] += components.financial
        state.emit(IS_PAID, seat, components.financial, state.cash[seat])
    elif card == REFUELING:
        gained = min(components.refueling_fuel, components.fuel_top - state.fuel[seat])
        state.fuel[seat] += gained
        state.emit(REFUELS, seat, gained, state.fuel[seat])
    elif card == MECHANIC_CARD:
        state.call(REPAIR)
    elif card == DRIVER:
        state.call(DRIVE)
    elif card == CARTOGRAPHER:
        state.call(SCOUTING, components.cartographer_tiles)
    else:
        state.call(TRAIL_HUNT, components.trail_hunter_draws)


# ── GR-58  A card is discarded after use, so that it is not among the cards it draws ──


def discard_used(state: GreatState) -> None:
    if len(state.in_play) > 0:
        state.discard = with_sorted(state.discard, state.in_play[-1])
        state.in_play = without_place(state.in_play[:], len(state.in_play) - 1)


# ── GR-69, GR-82  Trail hunter: of three cards the seat keeps two; one is discarded, or a Jerrycan played instead ──


class LookAt(Deal):
    """One more card of the pile, laid before the seat that draws it."""

    def apply(self, state: GreatState, seat: i64, action: i64) -> None:
        card = DEAL.first(action)
        seer = state.active
        state.pile = without(state.pile, card)
        state.looked = with_row(state.looked, seer, with_sorted(state.looked[seer], card))
        state.emit(LOOKS_AT_CARDS, seer)
        state.tell(seer, SEES, card)


LOOK_AT: Final[LookAt] = LookAt("look-at", "GR-69", DEAL)


def look_at_cards(state: GreatState) -> None:
    if state.argument > 0 and renew_pile(state):
        state.argument -= 1
        state.repeat()
        state.ask_nature(LOOK_AT)


class DropOne(DecisionKind[GreatState]):
    def offer(self, state: GreatState, seat: i64, offer: Offer) -> None:
        offer_kinds(offer, DISCARD.code(), state.looked[seat])
        if JERRYCAN in state.looked[seat]:
            offer.add(PLAY.code(JERRYCAN))
        else:
            offer_jerrycan(state, seat, offer)

    def default(self, state: GreatState, seat: i64) -> i64:
        """Fuel is better than nothing."""
        return PLAY.code(JERRYCAN) if JERRYCAN in state.looked[seat] else DISCARD.code(state.looked[seat][0])

    def apply(self, state: GreatState, seat: i64, action: i64) -> None:
        if PLAY.has(action):
            empty_jerrycan(state, seat)
            return
        card = DISCARD.first(action)
        state.looked = with_row(state.looked, seat, without(state.looked[seat], card))
        state.discard = with_sorted(state.discard, card)
        state.emit(DISCARDS, seat, card, len(state.hand[seat]))

    def prompt(self, state: GreatState, seat: i64) -> Message:
        return Message("ask-drop-one", {"keeps": state.components.trail_hunter_keeps})

    def label(self, state: GreatState, seat: i64, action: i64) -> Message | None:
        return jerrycan_words(state, seat) if PLAY.has(action) else None

    def why_not(self, state: GreatState, seat: i64, action: i64) -> Reason:
        if PLAY.has(action):
            return only_a_jerrycan(state, PLAY.first(action))
        return Reason("GR-69", Message("why-not-among-them", card_words(state, DISCARD.first(action))))


DROP_ONE: Final[DropOne] = DropOne("drop-one", "GR-69", [DISCARD, PLAY])


def keep_the_rest(state: GreatState) -> None:
    seat = state.active
    looked = state.looked[seat]
    if len(looked) > state.components.trail_hunter_keeps:
        state.repeat()
        state.ask(DROP_ONE, seat)
        return
    for card in looked:
        gain(state, seat, card)
    state.emit(KEEPS_CARDS, seat, len(looked), len(state.hand[seat]))
    state.looked = with_row(state.looked, seat, vec[i64]())


KINDS: Final[list[DecisionKind[Any]]] = [LOOK_AT, DROP_ONE]
EVENTS: Final[list[EventKind]] = [PLAYS, IS_PAID, REFUELS, LOOKS_AT_CARDS, KEEPS_CARDS]
