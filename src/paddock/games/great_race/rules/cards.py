"""P. The resource cards that are played before an assistant (GR-57 to GR-75), but for the danger cards."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.games.great_race.rules.driving import can_drive
from paddock.games.great_race.rules.hands import (
    DEAL,
    DISCARD,
    DISCARDS,
    PLAY,
    SEES,
    Deal,
    card_words,
    empty_jerrycan,
    jerrycan_words,
    jerrycans,
    only_a_jerrycan,
    renew_pile,
)
from paddock.games.great_race.rules.lots import kinds_of, put
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


# ── GR-21, GR-23, GR-62, GR-64, GR-66, GR-67, GR-69, GR-72, G-51  What they do ──


def play_card(state: GreatState, seat: int, card: int) -> None:
    """A card closes the fuel station for this sequence, but for a Jerrycan, which is never late."""
    if card == JERRYCAN:
        empty_jerrycan(state, seat)
        return
    state.may_buy = 0
    state.hand[seat].remove(card)
    state.in_play.append(card)
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
    if state.in_play:
        put(state.discard, state.in_play.pop())


# ── GR-69, GR-82  Trail hunter: of three cards the seat keeps two; one is discarded, or a Jerrycan played instead ──


class LookAt(Deal):
    """One more card of the pile, laid before the seat that draws it."""

    def apply(self, state: GreatState, seat: i64, action: i64) -> None:
        card = DEAL.first(action)
        state.pile.remove(card)
        put(state.looked[state.active], card)
        state.emit(LOOKS_AT_CARDS, state.active)
        state.tell(state.active, SEES, card)


LOOK_AT: Final[LookAt] = LookAt("look-at", "GR-69", DEAL)


def look_at_cards(state: GreatState) -> None:
    if state.argument > 0 and renew_pile(state):
        state.argument -= 1
        state.repeat()
        state.ask_nature(LOOK_AT)


class DropOne(DecisionKind[GreatState]):
    def options(self, state: GreatState, seat: i64) -> list[int]:
        found = [DISCARD.code(card) for card in kinds_of(state.looked[seat])]
        if JERRYCAN in state.looked[seat]:
            return [*found, PLAY.code(JERRYCAN)]
        return found + jerrycans(state, seat)

    def default(self, state: GreatState, seat: i64) -> i64:
        """Fuel is better than nothing."""
        return PLAY.code(JERRYCAN) if JERRYCAN in state.looked[seat] else DISCARD.code(state.looked[seat][0])

    def apply(self, state: GreatState, seat: i64, action: i64) -> None:
        if PLAY.has(action):
            empty_jerrycan(state, seat)
            return
        card = DISCARD.first(action)
        state.looked[seat].remove(card)
        put(state.discard, card)
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
        put(state.hand[seat], card)
    state.emit(KEEPS_CARDS, seat, len(looked), len(state.hand[seat]))
    state.looked[seat] = []


KINDS: Final[list[DecisionKind[Any]]] = [LOOK_AT, DROP_ONE]
EVENTS: Final[list[EventKind]] = [PLAYS, IS_PAID, REFUELS, LOOKS_AT_CARDS, KEEPS_CARDS]
