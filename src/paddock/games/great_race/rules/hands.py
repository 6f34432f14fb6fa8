"""Cards in the hand: drawing them (GR-30, GR-58), and how many may be kept (GR-18, GR-82, GR-83)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.games.great_race.rules.lots import DrawOne, kinds_of, put
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.rules.terms import (
    CARD,
    CARD_RULES,
    CARTOGRAPHER,
    FINANCIAL,
    JERRYCAN,
    REFUELING,
    SABOTEUR,
    SPARE_PARTS,
    TOOLBOX,
    TRAIL_HUNTER,
    TRANSPORT,
)

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


def holds(state: GreatState, seat: int, card: int) -> bool:
    return card in state.hand[seat]


def spend(state: GreatState, seat: int, card: int) -> None:
    """GR-58: a card that is used is discarded."""
    state.hand[seat].remove(card)
    put(state.discard, card)


def card_words(state: GreatState, card: int) -> dict[str, str | int]:
    return {"card": f"card:{state.game.domains['card'].slug(card)}"}


def effect_words(state: GreatState, card: int) -> dict[str, str | int]:
    """A card with its kind and with how much it does, for sentences that say what it is good for."""
    components = state.components
    amounts = {
        FINANCIAL: components.financial,
        TRANSPORT: components.transport_saving,
        CARTOGRAPHER: components.cartographer_tiles,
        SABOTEUR: components.sabotage_points,
        TRAIL_HUNTER: components.trail_hunter_draws,
        JERRYCAN: components.jerrycan_fuel,
        REFUELING: components.refueling_fuel,
        SPARE_PARTS: components.spare_points,
        TOOLBOX: components.toolbox_points,
    }
    words = card_words(state, card)
    words["kind"] = state.game.domains["card"].slug(card)
    words["amount"] = amounts.get(card, 0)
    words["keeps"] = components.trail_hunter_keeps
    return words


def not_held(state: GreatState, card: int, rule: str) -> Reason:
    return Reason(rule, Message("why-not-held", card_words(state, card)))


def not_playable(state: GreatState, seat: int, card: int) -> Reason:
    """Why a card cannot be played before an assistant."""
    if not holds(state, seat, card):
        return not_held(state, card, "GR-57")
    slug = state.game.domains["card"].slug(card)
    return Reason(CARD_RULES[card], Message("why-card-not-now", card_words(state, card) | {"kind": slug}))


def not_in_a_drive(state: GreatState, seat: int, card: int) -> Reason:
    """Why a card cannot be played on the way, or not at this point of it."""
    if holds(state, seat, card) and state.components.box.cards[card].timing == "before":
        return Reason("GR-21", Message("why-not-in-a-drive", card_words(state, card)))
    return not_playable(state, seat, card)


# ── GR-58  An empty pile is made anew from the discards ──


def renew_pile(state: GreatState) -> bool:
    """Whether there is a card to draw."""
    if not state.pile and state.discard:
        state.emit(RESHUFFLED, len(state.discard))
        state.pile = state.discard
        state.discard = []
    return bool(state.pile)


# ── GR-30, GR-50  Cards from the pile into the hand of the active seat; the script's argument says how many ──


class Deal(DrawOne):
    """One card of the pile, which only the seat that draws it sees."""

    def lot(self, state: GreatState) -> list[int]:
        return state.pile

    def audience(self, state: GreatState) -> i64:
        return state.active

    def apply(self, state: GreatState, seat: i64, action: i64) -> None:
        card = DEAL.first(action)
        state.pile.remove(card)
        put(state.hand[state.active], card)
        state.emit(DRAWS, state.active, len(state.hand[state.active]))
        state.tell(state.active, SEES, card)


DEAL_CARD: Final[Deal] = Deal("deal", "GR-30", DEAL)


def draw_cards(state: GreatState) -> None:
    if state.argument > 0 and renew_pile(state):
        state.argument -= 1
        state.repeat()
        state.ask_nature(DEAL_CARD)


# ── GR-71, G-42, G-56  A Jerrycan, at any time ──


def jerrycans(state: GreatState, seat: int) -> list[int]:
    """Playing a Jerrycan, for a seat that holds one: an option of every question that is asked of one seat alone."""
    return [PLAY.code(JERRYCAN)] if holds(state, seat, JERRYCAN) else []


def empty_jerrycan(state: GreatState, seat: int) -> None:
    """Out of the hand; a card that a Trail hunter has just found counts as one."""
    if JERRYCAN in state.looked[seat]:
        state.looked[seat].remove(JERRYCAN)
        put(state.discard, JERRYCAN)
    else:
        spend(state, seat, JERRYCAN)
    gained = min(state.components.jerrycan_fuel, state.components.fuel_top - state.fuel[seat])
    state.fuel[seat] += gained
    state.emit(EMPTIES_JERRYCAN, seat, gained, state.fuel[seat], len(state.hand[seat]))


def jerrycan_words(state: GreatState, seat: int) -> Message:
    gained = min(state.components.jerrycan_fuel, state.components.fuel_top - state.fuel[seat])
    return Message("do-play-jerrycan", {"fuel": gained})


def only_a_jerrycan(state: GreatState, card: int) -> Reason:
    """Why a card cannot be played at a moment that is only a Jerrycan's."""
    if card == JERRYCAN:
        return not_held(state, card, "GR-71")
    return Reason("GR-57", Message("why-only-a-jerrycan", card_words(state, card)))


# ── GR-18, GR-82, GR-83, G-11, G-12, G-55  Nobody keeps more cards than the chassis level ──


class DiscardDown(DecisionKind[GreatState]):
    def options(self, state: GreatState, seat: i64) -> list[int]:
        return [DISCARD.code(card) for card in kinds_of(state.hand[seat])] + jerrycans(state, seat)

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
    for seat in state.order:
        if len(state.hand[seat]) > state.chassis[seat]:
            state.repeat()
            state.ask(DISCARD_DOWN, seat)
            return


KINDS: Final[list[DecisionKind[Any]]] = [DEAL_CARD, DISCARD_DOWN]
EVENTS: Final[list[EventKind]] = [RESHUFFLED, DRAWS, SEES, DISCARDS, EMPTIES_JERRYCAN]
