"""What a crew may do in its sequence: fuel, cards and the actions of each slot (GR-20 to GR-23, GR-34, GR-61)."""

from typing import Final

from paddock.core.actions import Verb
from paddock.core.names import NONE
from paddock.games.great_race.rules.cards import is_playable
from paddock.games.great_race.rules.danger import sabotage_shares
from paddock.games.great_race.rules.driving import can_drive
from paddock.games.great_race.rules.hands import PLAY
from paddock.games.great_race.rules.lots import kinds_of
from paddock.games.great_race.rules.paths import connected, has_frontier, has_vehicle
from paddock.games.great_race.rules.repairs import can_repair
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.rules.terms import (
    CHEATER,
    ENGINE_SHARE,
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


# ── GR-20, GR-28 to GR-34, G-8  The slots: which of the two actions is chosen when an assistant is played ──


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


def clearable(state: GreatState, seat: int) -> list[int]:
    """GR-34: the tiles next to the vehicle that no vehicle stands on."""
    roads = state.components.chart.roads[state.space[seat]]
    return [space for space in roads if state.tiles[space] != NONE and not has_vehicle(state, space)]


# ── GR-14, GR-23, G-42  Fuel ──


def affordable_fuel(state: GreatState, seat: int) -> int:
    return min(state.components.fuel_top - state.fuel[seat], state.cash[seat] // state.fuel_price(seat))


# ── GR-21, GR-57, GR-61, GR-68, GR-70  Cards ──


def card_plays(state: GreatState, seat: int) -> list[int]:
    found: list[int] = []
    for card in kinds_of(state.hand[seat]):
        if card == TRACKER:
            found += [TRACK.code(space) for space in trackable(state, seat)]
        elif card == SABOTEUR:
            for victim in range(state.game.seats):
                if can_sabotage(state, seat, victim):
                    found += [SABOTAGE.code(victim, share) for share in sabotage_shares(state, victim)]
        elif card == CHEATER:
            laid = [space for space, tile in enumerate(state.tiles) if tile != NONE]
            if len(laid) > 1:
                found += [CHEAT_WITH.code(space) for space in laid]
        elif is_playable(state, seat, card):
            found.append(PLAY.code(card))
    return found


def trackable(state: GreatState, seat: int) -> list[int]:
    """GR-61, G-26, G-30: tiles on a path connected to the vehicle, without a vehicle on them."""
    return [s for s in connected(state, seat) if state.tiles[s] != NONE and not has_vehicle(state, s)]


# ── GR-92, GR-97, G-24  Whom a Saboteur reaches ──


def can_sabotage(state: GreatState, seat: int, victim: int) -> bool:
    """Any other crew that has not arrived; by option only on the same path."""
    if victim == seat or victim in state.arrived:
        return False
    return not state.components.sabotage_by_path or state.space[victim] in connected(state, seat)
