"""G, J, K. The convoy: action sequences, one assistant each (GR-21 to GR-26, GR-34 to GR-36)."""

from typing import Any, Final

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.games.great_race import cards, danger
from paddock.games.great_race.driving import can_drive
from paddock.games.great_race.hands import PLAY, card_words, holds, jerrycan_words, not_held, spend
from paddock.games.great_race.lots import kinds_of
from paddock.games.great_race.paths import connected, has_frontier, has_vehicle
from paddock.games.great_race.repairs import can_repair
from paddock.games.great_race.scripts import CHEAT, DANGER, DRAWING, DRIVE, REPAIR, SCOUTING, SEQUENCE
from paddock.games.great_race.state import GreatState
from paddock.games.great_race.terms import (
    CHEATER,
    ENGINE_SHARE,
    ESCORT,
    FUNDING,
    JERRYCAN,
    MECHANIC,
    MOST_POINTS,
    SABOTEUR,
    SCOUT,
    SEAT,
    SLOTS,
    SPACE,
    TRACKER,
)

BUY_FUEL: Final = Verb("fuel", ("levels", "points", MOST_POINTS))
TRACK: Final = Verb("track", SPACE)
CHEAT_WITH: Final = Verb("cheat", SPACE)
SABOTAGE: Final = Verb("sabotage", SEAT, ENGINE_SHARE)
SEND_SCOUT: Final = Verb("scout")
DRAW_CARD: Final = Verb("draw")
REPAIR_VEHICLE: Final = Verb("repair")
DRIVE_VEHICLE: Final = Verb("drive")
CLEAR: Final = Verb("clear", SPACE)
COLLECT: Final = Verb("collect")
IDLE: Final = Verb("idle", ("slot", "slot", len(SLOTS)))
PASS: Final = Verb("pass")

BUYS_FUEL: Final = EventKind("buys-fuel", "GR-23", ("seat", "seat"), ("levels", ""), ("price", ""))
SENDS_SCOUT: Final = EventKind("sends-scout", "GR-28", ("seat", "seat"))
SCOUT_DRAWS: Final = EventKind("scout-draws", "GR-30", ("seat", "seat"))
SETS_TO_REPAIR: Final = EventKind("sets-to-repair", "GR-31", ("seat", "seat"))
TAKES_THE_WHEEL: Final = EventKind("takes-the-wheel", "GR-32", ("seat", "seat"))
CLEARS: Final = EventKind("clears", "GR-34", ("seat", "seat"), ("space", "space"))
COLLECTS: Final = EventKind("collects", "GR-35", ("seat", "seat"), ("assistants", ""), ("cash", ""))
IDLES: Final = EventKind("idles", "G-8", ("seat", "seat"), ("slot", "slot"))
PASSES: Final = EventKind("passes", "GR-25", ("seat", "seat"), ("escorts", ""))
IS_SPENT: Final = EventKind("is-spent", "GR-24", ("seat", "seat"))

ENDED: Final = 1
"""The argument of the sequence once an assistant has been played or the crew has passed."""


# ── GR-24, GR-25, GR-85, G-6, G-49  In turn order, again and again, until all have passed or played everything ──


def call_next_crew(state: GreatState) -> None:
    """The script's argument is the place in the turn order of the crew to be looked at next."""
    seats = state.game.seats
    for _ in range(seats):
        seat = state.order[state.argument]
        state.argument = (state.argument + 1) % seats
        if state.passed[seat] or seat in state.arrived:
            continue
        if state.assistants_left(seat) == 0:
            state.passed[seat] = 1
            state.emit(IS_SPENT, seat)
            continue
        state.active = seat
        state.may_buy = 1
        state.repeat()
        state.call(SEQUENCE)
        return
    state.active = NONE


# ── GR-21 to GR-23, GR-85, GR-86, G-5, G-50  Fuel, then cards, then one assistant or a pass ──


class Act(DecisionKind[GreatState]):
    """One question, asked again after everything that does not end the sequence."""

    def options(self, state: GreatState, seat: int) -> list[int]:
        found = [PASS.code()]
        # GR-20, GR-91: the slot is fixed, which of its two actions is chosen now.
        for slot in (SCOUT, MECHANIC, ESCORT):
            if state.slot(slot)[seat]:
                found += slot_actions(state, seat, slot) or [IDLE.code(slot)]
        if state.funding[seat]:
            found.append(COLLECT.code())
        if state.may_buy:
            found += [BUY_FUEL.code(levels) for levels in range(1, affordable_fuel(state, seat) + 1)]
        if state.hand[seat]:
            found += card_plays(state, seat)
        return found

    def default(self, state: GreatState, seat: int) -> int:
        """Money or a card do nobody harm; where the vehicle goes is for its crew to say."""
        if state.funding[seat]:
            return COLLECT.code()
        if state.scouts[seat] and (state.pile or state.discard):
            return DRAW_CARD.code()
        return PASS.code()

    def apply(self, state: GreatState, seat: int, action: int) -> None:
        if BUY_FUEL.has(action):
            buy_fuel(state, seat, BUY_FUEL.first(action))
        elif PLAY.has(action):
            cards.play_card(state, seat, PLAY.first(action))
        elif TRACK.has(action) or SABOTAGE.has(action) or CHEAT_WITH.has(action):
            play_danger_card(state, seat, action)
        else:
            state.argument = ENDED
            play_assistant(state, seat, action)

    def prompt(self, state: GreatState, seat: int) -> Message:
        words: dict[str, str | int] = {
            "scouts": state.scouts[seat],
            "mechanics": state.mechanics[seat],
            "escorts": state.escorts[seat],
            "funding": state.funding[seat],
            "price": state.fuel_price(seat),
        }
        return Message("ask-act" if state.may_buy else "ask-act-after-cards", words)

    def label(self, state: GreatState, seat: int, action: int) -> Message | None:
        return act_words(state, seat, action)

    def why_not(self, state: GreatState, seat: int, action: int) -> Reason:
        return refusal(state, seat, action)


ACT: Final = Act(
    "act",
    "GR-21",
    [
        PASS,
        SEND_SCOUT,
        DRAW_CARD,
        DRIVE_VEHICLE,
        REPAIR_VEHICLE,
        CLEAR,
        COLLECT,
        IDLE,
        BUY_FUEL,
        PLAY,
        TRACK,
        CHEAT_WITH,
        SABOTAGE,
    ],
)


def act(state: GreatState) -> None:
    state.ask(ACT, state.active)


def act_again(state: GreatState) -> None:
    """GR-96: who has arrived is skipped at once, even in the middle of a sequence."""
    if state.argument != ENDED and state.active not in state.arrived:
        state.restart()


def slot_actions(state: GreatState, seat: int, slot: int) -> list[int]:
    """What an assistant of a slot can do; if it is nothing, the assistant may idle (G-8)."""
    found: list[int] = []
    if slot == SCOUT:
        if state.bag and has_frontier(state, seat):
            found.append(SEND_SCOUT.code())
        if state.pile or state.discard:
            found.append(DRAW_CARD.code())
    elif slot == MECHANIC:
        if can_drive(state, seat):
            found.append(DRIVE_VEHICLE.code())
        if can_repair(state, seat):
            found.append(REPAIR_VEHICLE.code())
    else:
        found = [CLEAR.code(space) for space in clearable(state, seat)]
    return found


# ── GR-14, GR-23, GR-86, G-42  Fuel ──


def affordable_fuel(state: GreatState, seat: int) -> int:
    return min(state.rules.fuel_top - state.fuel[seat], state.cash[seat] // state.fuel_price(seat))


def buy_fuel(state: GreatState, seat: int, levels: int) -> None:
    price = levels * state.fuel_price(seat)
    state.cash[seat] -= price
    state.fuel[seat] += levels
    state.may_buy = 0
    state.emit(BUYS_FUEL, seat, levels, price)


# ── GR-21, GR-57, GR-58  Cards ──


def card_plays(state: GreatState, seat: int) -> list[int]:
    found: list[int] = []
    for card in kinds_of(state.hand[seat]):
        if card == TRACKER:
            found += [TRACK.code(space) for space in trackable(state, seat)]
        elif card == SABOTEUR:
            for victim in range(state.game.seats):
                if can_sabotage(state, seat, victim):
                    found += [SABOTAGE.code(victim, share) for share in danger.sabotage_shares(state, victim)]
        elif card == CHEATER:
            laid = [space for space, tile in enumerate(state.tiles) if tile != NONE]
            if len(laid) > 1:
                found += [CHEAT_WITH.code(space) for space in laid]
        elif cards.is_playable(state, seat, card):
            found.append(PLAY.code(card))
    return found


def play_danger_card(state: GreatState, seat: int, action: int) -> None:
    state.may_buy = 0
    if TRACK.has(action):
        spend(state, seat, TRACKER)
        state.call(DANGER)
        danger.track(state, seat, TRACK.first(action))
    elif SABOTAGE.has(action):
        spend(state, seat, SABOTEUR)
        state.call(DANGER)
        danger.sabotage(state, seat, SABOTAGE.first(action), SABOTAGE.last(action))
    else:
        spend(state, seat, CHEATER)
        state.aims = [CHEAT_WITH.first(action)]
        state.call(CHEAT)


def trackable(state: GreatState, seat: int) -> list[int]:
    """GR-61, G-26, G-30: tiles on a path connected to the vehicle, without a vehicle on them."""
    return [s for s in connected(state, seat) if state.tiles[s] != NONE and not has_vehicle(state, s)]


def can_sabotage(state: GreatState, seat: int, victim: int) -> bool:
    """GR-92, GR-97, G-24: any other crew that has not arrived; by option only on the same path."""
    if victim == seat or victim in state.arrived:
        return False
    return not state.rules.sabotage_by_path or state.space[victim] in connected(state, seat)


# ── GR-24, GR-25, GR-34 to GR-36, G-4, G-8, G-19  An assistant, the Funding group, or a pass ──


def play_assistant(state: GreatState, seat: int, action: int) -> None:
    if SEND_SCOUT.has(action):
        state.scouts[seat] -= 1
        state.emit(SENDS_SCOUT, seat)
        state.call(SCOUTING, state.rules.scout_tiles)
    elif DRAW_CARD.has(action):
        state.scouts[seat] -= 1
        state.emit(SCOUT_DRAWS, seat)
        state.call(DRAWING, 1)
    elif REPAIR_VEHICLE.has(action):
        state.mechanics[seat] -= 1
        state.emit(SETS_TO_REPAIR, seat)
        state.call(REPAIR)
    elif DRIVE_VEHICLE.has(action):
        state.mechanics[seat] -= 1
        state.emit(TAKES_THE_WHEEL, seat)
        state.call(DRIVE)
    elif CLEAR.has(action):
        state.escorts[seat] -= 1
        state.emit(CLEARS, seat, CLEAR.first(action))
        danger.remove_tile(state, CLEAR.first(action))
    elif COLLECT.has(action):
        collect(state, seat)
    elif IDLE.has(action):
        state.slot(IDLE.first(action))[seat] -= 1
        state.emit(IDLES, seat, IDLE.first(action))
    else:
        pass_turn(state, seat)


def clearable(state: GreatState, seat: int) -> list[int]:
    """GR-34: the tiles next to the vehicle that no vehicle stands on."""
    roads = state.rules.chart.roads[state.space[seat]]
    return [space for space in roads if state.tiles[space] != NONE and not has_vehicle(state, space)]


def collect(state: GreatState, seat: int) -> None:
    """GR-35, GR-93: the whole group at once."""
    pays = state.rules.funding_pays[state.funding[seat]]
    state.cash[seat] += pays
    state.emit(COLLECTS, seat, state.funding[seat], pays)
    state.funding[seat] = 0


def pass_turn(state: GreatState, seat: int) -> None:
    """GR-25, GR-26: everything but the escorts is taken off the dashboard."""
    state.scouts[seat] = state.mechanics[seat] = state.funding[seat] = 0
    state.passed[seat] = 1
    state.emit(PASSES, seat, state.escorts[seat])


# ── Words: what an option does and costs ──


def act_words(state: GreatState, seat: int, action: int) -> Message | None:
    spaces, tiles = state.game.domains["space"], state.game.domains["tile"]
    rules = state.rules
    if BUY_FUEL.has(action):
        levels = BUY_FUEL.first(action)
        return Message("do-fuel", {"levels": levels, "price": levels * state.fuel_price(seat)})
    if PLAY.has(action):
        if PLAY.first(action) == JERRYCAN:
            return jerrycan_words(state, seat)
        slug = state.game.domains["card"].slug(PLAY.first(action))
        return Message("do-play", {"card": f"card:{slug}", "kind": slug, "engine": state.engine[seat]})
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
            "chassis": danger.sabotage_due(state, victim) - share,
        }
        return Message("do-sabotage", words)
    if SEND_SCOUT.has(action):
        return Message("do-scout", {"tiles": rules.scout_tiles})
    if COLLECT.has(action):
        assistants = state.funding[seat]
        return Message("do-collect", {"assistants": assistants, "cash": rules.funding_pays[assistants]})
    if DRIVE_VEHICLE.has(action):
        return Message("do-drive", {"spaces": state.engine[seat]})
    if REPAIR_VEHICLE.has(action):
        return Message("do-repair", {"price": state.part_price(seat)})
    if PASS.has(action):
        lost = state.scouts[seat] + state.mechanics[seat] + state.funding[seat]
        return Message("do-pass", {"lost": lost, "escorts": state.escorts[seat]})
    return None


# ── Words: why not ──


def refusal(state: GreatState, seat: int, action: int) -> Reason:
    if BUY_FUEL.has(action):
        return no_fuel(state, seat, BUY_FUEL.first(action))
    if PLAY.has(action):
        return cards.not_playable(state, seat, PLAY.first(action))
    for verb, card in ((TRACK, TRACKER), (CHEAT_WITH, CHEATER), (SABOTAGE, SABOTEUR)):
        if verb.has(action):
            if not holds(state, seat, card):
                return not_held(state, card, "GR-57")
            if card == SABOTEUR:
                return no_sabotage(state, seat, SABOTAGE.first(action))
            return no_aim(state, verb.first(action), card)
    for slot, verbs in ((SCOUT, (SEND_SCOUT, DRAW_CARD)), (MECHANIC, (DRIVE_VEHICLE, REPAIR_VEHICLE))):
        if any(verb.has(action) for verb in verbs) and not state.slot(slot)[seat]:
            return no_assistant(state, slot)
    if IDLE.has(action):
        slot = IDLE.first(action)
        if slot == FUNDING or not state.slot(slot)[seat]:
            return no_assistant(state, slot)
        return Reason("G-8", Message("why-not-idle", {"slot": f"slot:{state.game.domains['slot'].slug(slot)}"}))
    if COLLECT.has(action):
        return no_assistant(state, FUNDING)
    if CLEAR.has(action):
        if not state.escorts[seat]:
            return no_assistant(state, ESCORT)
        slug = state.game.domains["space"].slug(CLEAR.first(action))
        return Reason("GR-34", Message("why-nothing-to-clear", {"space": f"space:{slug}"}))
    if DRIVE_VEHICLE.has(action):
        return Reason("GR-46", Message("why-broken-down" if state.engine[seat] == 0 else "why-nowhere-to-drive"))
    if REPAIR_VEHICLE.has(action):
        return Reason("GR-31", Message("why-nothing-to-repair"))
    return Reason("G-32", Message("why-nothing-to-scout"))


def no_assistant(state: GreatState, slot: int) -> Reason:
    rule = ("GR-28", "GR-31", "GR-34", "GR-35")[slot]
    return Reason(rule, Message("why-no-assistant", {"slot": f"slot:{state.game.domains['slot'].slug(slot)}"}))


def no_fuel(state: GreatState, seat: int, levels: int) -> Reason:
    if not state.may_buy:
        return Reason("GR-23", Message("why-fuel-first"))
    if levels == 0 or state.fuel[seat] + levels > state.rules.fuel_top:
        return Reason("G-42", Message("why-tank-full", {"room": state.rules.fuel_top - state.fuel[seat]}))
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
    return Reason("G-25", Message("why-not-that-sabotage", words | {"points": danger.sabotage_due(state, victim)}))


KINDS: Final[list[DecisionKind[Any]]] = [ACT]
EVENTS: Final[list[EventKind]] = [
    BUYS_FUEL,
    SENDS_SCOUT,
    SCOUT_DRAWS,
    SETS_TO_REPAIR,
    TAKES_THE_WHEEL,
    CLEARS,
    COLLECTS,
    IDLES,
    PASSES,
    IS_SPENT,
]
