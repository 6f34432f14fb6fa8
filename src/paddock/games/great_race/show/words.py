"""The words for an action sequence: what each option does and costs, and why something is not offered."""

from typing import Final

from mypy_extensions import i64

from paddock.core.decision import Words
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.games.great_race.rules.card_words import (
    card_words,
    effect_words,
    jerrycan_words,
    not_held,
    not_playable,
)
from paddock.games.great_race.rules.convoy import ACT
from paddock.games.great_race.rules.danger import sabotage_due
from paddock.games.great_race.rules.hands import PLAY, holds
from paddock.games.great_race.rules.offers import (
    BUY_FUEL,
    CHEAT_WITH,
    CLEAR,
    COLLECT,
    DRAW_CARD,
    DRIVE_VEHICLE,
    IDLE,
    PASS,
    REPAIR_VEHICLE,
    SABOTAGE,
    SEND_SCOUT,
    TRACK,
    can_sabotage,
)
from paddock.games.great_race.rules.paths import has_vehicle
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.rules.terms import (
    CHEATER,
    ESCORT,
    FUNDING,
    JERRYCAN,
    MECHANIC,
    SABOTEUR,
    SCOUT,
    TRACKER,
)


class ActWords(Words[GreatState]):
    """What people are told of the question that an action sequence asks."""

    def prompt(self, state: GreatState, seat: i64) -> Message:
        words: dict[str, str | int] = {
            "scouts": state.scouts[seat],
            "mechanics": state.mechanics[seat],
            "escorts": state.escorts[seat],
            "funding": state.funding[seat],
            "price": state.fuel_price(seat),
        }
        return Message("ask-act" if state.may_buy else "ask-act-after-cards", words)

    def label(self, state: GreatState, seat: i64, action: i64) -> Message | None:
        return deed(state, seat, action)

    def why_not(self, state: GreatState, seat: i64, action: i64) -> Reason:
        return refusal(state, seat, action)


ACT_WORDS: Final = ActWords(ACT.name, ACT.rule)


# ── What an option does and costs ──


def deed(state: GreatState, seat: int, action: int) -> Message | None:
    spaces, tiles = state.game.domains["space"], state.game.domains["tile"]
    components = state.components
    if BUY_FUEL.has(action):
        levels = BUY_FUEL.first(action)
        return Message("do-fuel", {"levels": levels, "price": levels * state.fuel_price(seat)})
    if PLAY.has(action):
        if PLAY.first(action) == JERRYCAN:
            return jerrycan_words(state, seat)
        return Message("do-play", effect_words(state, PLAY.first(action)) | {"engine": state.engine[seat]})
    for verb, key in ((TRACK, "do-track"), (CHEAT_WITH, "do-cheat"), (CLEAR, "do-clear")):
        if verb.has(action):
            space = verb.first(action)
            tile = tiles.slug(state.tiles[space])
            return Message(key, {"space": f"space:{spaces.slug(space)}", "tile": f"tile:{tile}"})
    if SABOTAGE.has(action):
        victim, share = SABOTAGE.first(action), SABOTAGE.last(action)
        words: dict[str, str | int] = {
            "seat": f"seat:{state.game.domains['seat'].slug(victim)}",
            "engine": share,
            "chassis": sabotage_due(state, victim) - share,
        }
        return Message("do-sabotage", words)
    if SEND_SCOUT.has(action):
        return Message("do-scout", {"tiles": components.scout_tiles})
    if COLLECT.has(action):
        assistants = state.funding[seat]
        return Message("do-collect", {"assistants": assistants, "cash": components.funding_pays[assistants]})
    if DRIVE_VEHICLE.has(action):
        return Message("do-drive", {"spaces": state.engine[seat]})
    if REPAIR_VEHICLE.has(action):
        return Message("do-repair", {"price": state.part_price(seat)})
    if PASS.has(action):
        lost = state.scouts[seat] + state.mechanics[seat] + state.funding[seat]
        return Message("do-pass", {"lost": lost, "escorts": state.escorts[seat]})
    return None


# ── Why not ──

ACTIONS: Final = (
    (SEND_SCOUT, SCOUT, "GR-28"),
    (DRAW_CARD, SCOUT, "GR-30"),
    (DRIVE_VEHICLE, MECHANIC, "GR-44"),
    (REPAIR_VEHICLE, MECHANIC, "GR-31"),
    (CLEAR, ESCORT, "GR-34"),
    (COLLECT, FUNDING, "GR-35"),
)
"""What assistants do: the slot they must stand in, and the rule."""


def refusal(state: GreatState, seat: int, action: int) -> Reason:
    if BUY_FUEL.has(action):
        return no_fuel(state, seat, BUY_FUEL.first(action))
    if PLAY.has(action):
        return not_playable(state, seat, PLAY.first(action))
    for verb, card in ((TRACK, TRACKER), (CHEAT_WITH, CHEATER), (SABOTAGE, SABOTEUR)):
        if verb.has(action):
            if not holds(state, seat, card):
                return not_held(state, card, "GR-57")
            if card == SABOTEUR:
                return no_sabotage(state, seat, SABOTAGE.first(action))
            return no_aim(state, verb.first(action), card)
    for verb, slot, rule in ACTIONS:
        if verb.has(action) and not state.slot(slot)[seat]:
            return no_assistant(state, slot, rule)
    if IDLE.has(action):
        slot = IDLE.first(action)
        if not state.slot(slot)[seat]:
            return no_assistant(state, slot, "G-8")
        return Reason("G-8", Message("why-not-idle", {"slot": f"slot:{state.game.domains['slot'].slug(slot)}"}))
    if CLEAR.has(action):
        slug = state.game.domains["space"].slug(CLEAR.first(action))
        return Reason("GR-34", Message("why-nothing-to-clear", {"space": f"space:{slug}"}))
    if DRIVE_VEHICLE.has(action):
        if state.engine[seat] == 0:
            return Reason("GR-46", Message("why-broken-down"))
        return Reason("GR-38", Message("why-nowhere-to-drive"))
    if REPAIR_VEHICLE.has(action):
        return Reason("GR-31", Message("why-nothing-to-repair"))
    return Reason("G-32", Message("why-nothing-to-scout"))


def no_assistant(state: GreatState, slot: int, rule: str) -> Reason:
    return Reason(rule, Message("why-no-assistant", {"slot": f"slot:{state.game.domains['slot'].slug(slot)}"}))


def no_fuel(state: GreatState, seat: int, levels: int) -> Reason:
    if not state.may_buy:
        return Reason("GR-23", Message("why-fuel-first"))
    if levels == 0 or state.fuel[seat] + levels > state.components.fuel_top:
        return Reason("G-42", Message("why-tank-full", {"room": state.components.fuel_top - state.fuel[seat]}))
    words: dict[str, str | int] = {"price": levels * state.fuel_price(seat), "cash": state.cash[seat]}
    return Reason("GR-23", Message("why-not-enough-cash", words))


def no_aim(state: GreatState, space: int, card: int) -> Reason:
    words = card_words(state, card)
    words["space"] = f"space:{state.game.domains['space'].slug(space)}"
    if state.tiles[space] == NONE:
        return Reason("GR-61" if card == TRACKER else "GR-70", Message("why-no-tile-there", words))
    if card == CHEATER:
        return Reason("GR-70", Message("why-two-tiles"))
    if has_vehicle(state, space):
        return Reason("G-26", Message("why-vehicle-there", words))
    return Reason("GR-61", Message("why-no-path-there", words))


def no_sabotage(state: GreatState, seat: int, victim: int) -> Reason:
    words: dict[str, str | int] = {"seat": f"seat:{state.game.domains['seat'].slug(victim)}"}
    if victim == seat:
        return Reason("GR-68", Message("why-not-yourself"))
    if victim in state.arrived:
        return Reason("GR-97", Message("why-arrived", words))
    if not can_sabotage(state, seat, victim):
        return Reason("G-24", Message("why-not-on-your-path", words))
    return Reason("G-25", Message("why-not-that-sabotage", words | {"points": sabotage_due(state, victim)}))
