"""P. The resource cards that are played before an assistant (GR-57 to GR-75), but for the danger cards."""

from typing import Any, Final

from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.games.great_race.driving import can_drive
from paddock.games.great_race.hands import (
    DEAL,
    DISCARD,
    DISCARDS,
    SEES,
    Deal,
    card_words,
    empty_jerrycan,
    renew_pile,
)
from paddock.games.great_race.lots import kinds_of, put
from paddock.games.great_race.paths import has_frontier
from paddock.games.great_race.repairs import can_repair
from paddock.games.great_race.scripts import DRIVE, REPAIR, SCOUTING, TRAIL_HUNT
from paddock.games.great_race.state import GreatState
from paddock.games.great_race.terms import (
    CARTOGRAPHER,
    DRIVER,
    FINANCIAL,
    JERRYCAN,
    MECHANIC_CARD,
    REFUELING,
    TRAIL_HUNTER,
)

PLAYS: Final = EventKind("plays", "GR-57", ("seat", "seat"), ("card", "card"))
IS_PAID: Final = EventKind("is-paid", "GR-62", ("seat", "seat"), ("cash", ""))
REFUELS: Final = EventKind("refuels", "GR-72", ("seat", "seat"), ("fuel", ""))
LOOKS_AT_CARDS: Final = EventKind("looks-at-cards", "GR-69", ("seat", "seat"))
KEEPS_CARDS: Final = EventKind("keeps-cards", "GR-69", ("seat", "seat"), ("cards", ""))

BEFORE: Final[list[int]] = [FINANCIAL, MECHANIC_CARD, DRIVER, CARTOGRAPHER, TRAIL_HUNTER, JERRYCAN, REFUELING]
"""What is played without an aim; danger cards are announced with one."""


def is_playable(state: GreatState, seat: int, card: int) -> bool:
    """Whether such a card would do anything now."""
    if card == MECHANIC_CARD:
        return can_repair(state, seat)
    if card == DRIVER:
        return can_drive(state, seat)
    if card == CARTOGRAPHER:
        return bool(state.bag) and has_frontier(state, seat)
    if card == TRAIL_HUNTER:
        return bool(state.pile or state.discard)
    return card in BEFORE  # money and fuel: always, even into a full tank (G-42)


def play_card(state: GreatState, seat: int, card: int) -> None:
    """GR-21, GR-23, G-51: a card closes the fuel station for this sequence, but for a Jerrycan, which is never late."""
    if card == JERRYCAN:
        empty_jerrycan(state, seat)
        return
    state.may_buy = 0
    state.hand[seat].remove(card)
    state.in_play.append(card)
    state.emit(PLAYS, seat, card)
    rules = state.rules
    if card == FINANCIAL:
        state.cash[seat] += rules.financial
        state.emit(IS_PAID, seat, rules.financial)
    elif card == REFUELING:
        gained = min(rules.refueling_fuel, rules.fuel_top - state.fuel[seat])
        state.fuel[seat] += gained
        state.emit(REFUELS, seat, gained)
    elif card == MECHANIC_CARD:
        state.call(REPAIR)
    elif card == DRIVER:
        state.call(DRIVE)
    elif card == CARTOGRAPHER:
        state.call(SCOUTING, rules.cartographer_tiles)
    else:
        state.call(TRAIL_HUNT, rules.trail_hunter_draws)


def discard_used(state: GreatState) -> None:
    """GR-58: a card is discarded after use, so that it is not among the cards it draws."""
    if state.in_play:
        put(state.discard, state.in_play.pop())


# ── GR-69  Trail hunter: three cards are drawn, the seat keeps two of them and discards one ──


class LookAt(Deal):
    """One more card of the pile, laid before the seat that draws it."""

    def apply(self, state: GreatState, seat: int, action: int) -> None:
        card = DEAL.first(action)
        state.pile.remove(card)
        put(state.looked[state.active], card)
        state.emit(LOOKS_AT_CARDS, state.active)
        state.tell(state.active, SEES, card)


LOOK_AT: Final = LookAt("look-at", "GR-69", DEAL)


def look_at_cards(state: GreatState) -> None:
    if state.argument > 0 and renew_pile(state):
        state.argument -= 1
        state.repeat()
        state.ask_nature(LOOK_AT)


class DropOne(DecisionKind[GreatState]):
    def options(self, state: GreatState, seat: int) -> list[int]:
        return [DISCARD.code(card) for card in kinds_of(state.looked[seat])]

    def apply(self, state: GreatState, seat: int, action: int) -> None:
        card = DISCARD.first(action)
        state.looked[seat].remove(card)
        put(state.discard, card)
        state.emit(DISCARDS, seat, card)

    def prompt(self, state: GreatState, seat: int) -> Message:
        return Message("ask-drop-one", {"keeps": state.rules.trail_hunter_keeps})

    def why_not(self, state: GreatState, seat: int, action: int) -> Reason:
        return Reason("GR-69", Message("why-not-among-them", card_words(state, DISCARD.first(action))))


DROP_ONE: Final = DropOne("drop-one", "GR-69", [DISCARD])


def keep_the_rest(state: GreatState) -> None:
    seat = state.active
    looked = state.looked[seat]
    if len(looked) > state.rules.trail_hunter_keeps:
        state.repeat()
        state.ask(DROP_ONE, seat)
        return
    state.emit(KEEPS_CARDS, seat, len(looked))
    for card in looked:
        put(state.hand[seat], card)
    state.looked[seat] = []


KINDS: Final[list[DecisionKind[Any]]] = [LOOK_AT, DROP_ONE]
EVENTS: Final[list[EventKind]] = [PLAYS, IS_PAID, REFUELS, LOOKS_AT_CARDS, KEEPS_CARDS]
