"""The words for cards: what one does, and why it cannot be played. For prompts, labels and reasons (GR-57 to GR-75)."""

from mypy_extensions import i64

from paddock.core.message import Message, Reason
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.rules.terms import (
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


def card_words(state: GreatState, card: i64) -> dict[str, str | int]:
    return {"card": f"card:{state.game.domains['card'].slug(card)}"}


def effect_words(state: GreatState, card: i64) -> dict[str, str | int]:
    """A card with its kind and with how much it does, for sentences that say what it is good for."""
    words = card_words(state, card)
    words["kind"] = state.game.domains["card"].slug(card)
    words["amount"] = _amount(state, card)
    words["keeps"] = state.components.trail_hunter_keeps
    return words


def _amount(state: GreatState, card: i64) -> i64:
    components = state.components
    if card == FINANCIAL:
        return components.financial
    if card == TRANSPORT:
        return components.transport_saving
    if card == CARTOGRAPHER:
        return components.cartographer_tiles
    if card == SABOTEUR:
        return components.sabotage_points
    if card == TRAIL_HUNTER:
        return components.trail_hunter_draws
    if card == JERRYCAN:
        return components.jerrycan_fuel
    if card == REFUELING:
        return components.refueling_fuel
    if card == SPARE_PARTS:
        return components.spare_points
    return components.toolbox_points if card == TOOLBOX else 0


def jerrycan_words(state: GreatState, seat: i64) -> Message:
    gained = min(state.components.jerrycan_fuel, state.components.fuel_top - state.fuel[seat])
    return Message("do-play-jerrycan", {"fuel": gained})


# ── Why not ──


def not_held(state: GreatState, card: i64, rule: str) -> Reason:
    return Reason(rule, Message("why-not-held", card_words(state, card)))


def not_playable(state: GreatState, seat: i64, card: i64) -> Reason:
    """Why a card cannot be played before an assistant."""
    if card not in state.hand[seat]:
        return not_held(state, card, "GR-57")
    slug = state.game.domains["card"].slug(card)
    return Reason(CARD_RULES[card], Message("why-card-not-now", card_words(state, card) | {"kind": slug}))


def not_in_a_drive(state: GreatState, seat: i64, card: i64) -> Reason:
    """Why a card cannot be played on the way, or not at this point of it."""
    if card in state.hand[seat] and state.components.box.cards[card].timing == "before":
        return Reason("GR-21", Message("why-not-in-a-drive", card_words(state, card)))
    return not_playable(state, seat, card)


def only_a_jerrycan(state: GreatState, card: i64) -> Reason:
    """Why a card cannot be played at a moment that is only a Jerrycan's."""
    if card == JERRYCAN:
        return not_held(state, card, "GR-71")
    return Reason("GR-57", Message("why-only-a-jerrycan", card_words(state, card)))
