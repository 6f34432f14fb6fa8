"""What is told of a ride while it happens, as events. No rule is decided here."""

from typing import Final

from mypy_extensions import i64

from paddock.core.event import EventKind
from paddock.core.rows import highest_first
from paddock.core.vecs import vec
from paddock.games.moto_grand_prix.rules.bill import RoutedBill
from paddock.games.moto_grand_prix.rules.flips import accelerates
from paddock.games.moto_grand_prix.rules.order import on_track_in_order
from paddock.games.moto_grand_prix.rules.payment import is_slowed
from paddock.games.moto_grand_prix.rules.road import forced_lanes, furthest_row, reach
from paddock.games.moto_grand_prix.rules.route import path_number
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import (
    CONTACT_DIE,
    EXPERT,
    FLIP_BOTH,
    FLIP_DIE,
    HIGH_FLIPPED,
    KEEP,
    LANES,
    LOW_FLIPPED,
    LOW_ONLY,
    RACE,
    TWO_DICE,
)

BIKE: Final = ("bike", "bike")
FLIPS_IN: Final = [
    EventKind("flips-on-straight", "MGP-B.16", BIKE, ("first", ""), ("second", ""), ("total", "")),
    EventKind("flips-in-corner-1", "MGP-B.17", BIKE, ("first", ""), ("second", ""), ("total", "")),
    EventKind("flips-in-corner-2", "MGP-B.18", BIKE, ("first", ""), ("second", ""), ("total", "")),
    EventKind("flips-in-corner-3", "MGP-B.19", BIKE, ("first", ""), ("second", ""), ("total", "")),
]
FLIPS_BOTH_WAYS: Final = EventKind("flips-both-ways", "MGP-B.21", BIKE)
FLIPS_START_DIE: Final = EventKind("flips-start-die", "MGP-S.4", BIKE, ("face", ""))
DISCARDS: Final = EventKind("discards", "MGP-S.12", BIKE, ("discarded", ""), ("kept", ""))
FLIPS_LAST_DIE: Final = EventKind("flips-last-die", "MGP-S.13", BIKE, ("face", ""))
DRIFTS: Final = EventKind("drifts", "MGP-S.14", BIKE, ("lane", "lane"))
CLIMBS: Final = EventKind("climbs", "MGP-E.4", BIKE, ("points", ""))
DESCENDS: Final = EventKind("descends", "MGP-E.4", BIKE, ("points", ""))
IS_SLOWED: Final = EventKind("is-slowed", "MGP-E.13", BIKE)
USES_SLIPSTREAM: Final = EventKind("uses-slipstream", "MGP-E.9", BIKE)
SPENDS_ENGINE: Final = EventKind("spends-engine", "MGP-S.15", BIKE, ("points", ""), ("left", ""))
WEARS_REAR: Final = EventKind("wears-rear", "MGP-S.16", BIKE, ("left", ""))
BRAKES: Final = EventKind("brakes", "MGP-S.17", BIKE, ("points", ""), ("left", ""))
ROAD_CLOSED: Final = EventKind("road-closed", "MGP-S.21", BIKE, ("rows", ""))
LOSES_POINTS: Final = EventKind("loses-points", "MGP-B.25", BIKE, ("points", ""))
PAYS_SURCHARGE: Final = EventKind("pays-surcharge", "MGP-S.22", BIKE, ("points", ""))
RIDES: Final = EventKind("rides", "MGP-B.24", BIKE, ("rows", ""), ("lane", "lane"), ("path", ""), ("distance", ""))
STANDS: Final = EventKind("stands", "MGP-A.27", BIKE)
OVERTAKES: Final = EventKind("overtakes", "MGP-S.19", BIKE, ("other", "bike"))
DRAWS_LEVEL: Final = EventKind("draws-level", "MGP-S.19", BIKE, ("other", "bike"))
CLOSES_ROAD: Final = EventKind("closes-road", "MGP-S.20", BIKE)
CROSSES_LINE: Final = EventKind("crosses-line", "MGP-B.26", BIKE, ("lap", ""))
LAP_COUNTER: Final = EventKind("lap-counter", "MGP-B.26", ("lap", ""), ("laps", ""))
LAST_LAP: Final = EventKind("last-lap", "MGP-B.26", BIKE)


def tell_ride(state: MotoState, bill: RoutedBill) -> None:
    """Tell the ride that is about to be performed."""
    _tell_dice(state, bill)
    _tell_modifiers(state, bill.bike)
    _tell_payment(state, bill)
    if bill.rows:
        state.emit(RIDES, bill.bike, bill.rows, bill.lane, path_number(bill.lanes), bill.distance)
    else:
        state.emit(STANDS, bill.bike)
    _tell_others(state, bill)
    _tell_line(state, bill)


# ── MGP-B.16, MGP-B.17, MGP-B.18, MGP-B.19, MGP-B.21, MGP-S.4, MGP-S.12, MGP-S.13, MGP-S.14  Flips and single dice ──


def _tell_dice(state: MotoState, bill: RoutedBill) -> None:
    bike = bill.bike
    low, high = state.low[bike], state.high[bike]
    if bill.use == CONTACT_DIE:
        kept_low = bill.flip in (LOW_ONLY, LOW_FLIPPED)
        state.emit(DISCARDS, bike, high if kept_low else low, low if kept_low else high)
        if bill.flip in (LOW_FLIPPED, HIGH_FLIPPED):
            state.emit(FLIPS_LAST_DIE, bike, bill.first)
        if bill.rows:
            state.emit(DRIFTS, bike, bill.lane)
    elif bill.flip == FLIP_DIE:
        state.emit(FLIPS_START_DIE, bike, bill.first)
    elif bill.use == TWO_DICE and bill.flip != KEEP:
        difficulty = state.components.circuit.difficulty[state.row(bike)]
        state.emit(FLIPS_IN[difficulty], bike, bill.first, bill.second, bill.total)
        if bill.flip == FLIP_BOTH and accelerates(low) != accelerates(high):
            state.emit(FLIPS_BOTH_WAYS, bike)


# ── MGP-E.4, MGP-E.13  Slope and stance ──


def _tell_modifiers(state: MotoState, bike: i64) -> None:
    components = state.components
    if components.level < EXPERT or state.turn == 1:
        return
    row = state.row(bike)
    slope = components.circuit.slope[row]
    if slope:
        state.emit(CLIMBS if components.circuit.climbs[row] > 0 else DESCENDS, bike, slope)
    if is_slowed(state, bike):
        state.emit(IS_SLOWED, bike)


# ── MGP-B.25, MGP-S.15, MGP-S.16, MGP-S.17, MGP-S.21, MGP-S.22, MGP-E.9  What is spent, paid and lost ──


def _tell_payment(state: MotoState, bill: RoutedBill) -> None:
    bike = bill.bike
    if bill.bonus:
        state.emit(USES_SLIPSTREAM, bike)
    if bill.engine:
        state.emit(SPENDS_ENGINE, bike, bill.engine, state.engine[bike] - bill.engine)
    if bill.rear:
        state.emit(WEARS_REAR, bike, state.rear[bike] - 1)
    if bill.front:
        furthest = _furthest(state, bike, bill.points)
        if furthest < bill.points:
            state.emit(ROAD_CLOSED, bike, furthest)
        state.emit(BRAKES, bike, bill.front, state.front[bike] - bill.front)
    if bill.surcharge > 0:
        state.emit(PAYS_SURCHARGE, bike, bill.surcharge)
    if bill.lost:
        state.emit(LOSES_POINTS, bike, bill.lost)


def _furthest(state: MotoState, bike: i64, points: i64) -> i64:
    """How many rows the road is open, up to so many."""
    if state.contact[bike]:
        return len(forced_lanes(state, bike, points)) - 1
    return furthest_row(reach(state, bike, points, True))


# ── MGP-S.19, MGP-S.20  Who is overtaken and who is drawn level with, the nearest first ──


def _tell_others(state: MotoState, bill: RoutedBill) -> None:
    if bill.rows == 0:
        return
    bike = bill.bike
    length = state.components.circuit.rows
    ahead = vec[i64]([(distance - state.distance[bike]) % length for distance in state.distance])
    nearness = vec[i64]([-rows for rows in ahead])
    order = highest_first(on_track_in_order(state), nearness)
    beside: i64 = 0
    for other in order:
        if 0 < ahead[other] < bill.rows:
            state.emit(OVERTAKES, bike, other)
        elif ahead[other] == bill.rows:
            state.emit(DRAWS_LEVEL, bike, other)
            beside += 1
    if beside == LANES - 1:
        state.emit(CLOSES_ROAD, bike)


# ── MGP-B.26, MGP-A.22  The line and the lap counter ──


def _tell_line(state: MotoState, bill: RoutedBill) -> None:
    bike = bill.bike
    length = state.components.circuit.rows
    before = state.distance[bike] // length
    after = (state.distance[bike] + bill.rows) // length
    if after == before or before < 0:  # out of the grid the first lap begins
        return
    laps = state.goal // length
    state.emit(CROSSES_LINE, bike, after)
    if state.lap < after + 1 <= laps:
        state.emit(LAP_COUNTER, after + 1, laps)
        if after + 1 == laps and state.session == RACE:
            state.emit(LAST_LAP, bike)


EVENTS: Final[list[EventKind]] = [
    *FLIPS_IN,
    FLIPS_BOTH_WAYS,
    FLIPS_START_DIE,
    DISCARDS,
    FLIPS_LAST_DIE,
    DRIFTS,
    CLIMBS,
    DESCENDS,
    IS_SLOWED,
    USES_SLIPSTREAM,
    SPENDS_ENGINE,
    WEARS_REAR,
    BRAKES,
    ROAD_CLOSED,
    LOSES_POINTS,
    PAYS_SURCHARGE,
    RIDES,
    STANDS,
    OVERTAKES,
    DRAWS_LEVEL,
    CLOSES_ROAD,
    CROSSES_LINE,
    LAP_COUNTER,
    LAST_LAP,
]
