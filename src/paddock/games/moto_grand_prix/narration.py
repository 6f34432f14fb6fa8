"""What is said of a ride: before it, as prompt and label; and while it happens, as events. No rule is decided here."""

from typing import Final

from paddock.core.event import EventKind
from paddock.core.message import Message, Value
from paddock.games.moto_grand_prix.circuit import LANES
from paddock.games.moto_grand_prix.dice import (
    CONTACT_DIE,
    START_DIE,
    TWO_DICE,
    accelerates,
    dice_in_use,
    final_dice,
)
from paddock.games.moto_grand_prix.movement import (
    LOSES_GRIP,
    REDLINES,
    effects_of,
    engine_points,
    forced_lanes,
    front_points,
    modifier,
    reach,
)
from paddock.games.moto_grand_prix.route import path_number, route
from paddock.games.moto_grand_prix.state import (
    BASIC,
    EXPERT,
    FLIP_BOTH,
    FLIP_DIE,
    HIGH_FLIPPED,
    KEEP,
    LOW_FLIPPED,
    LOW_ONLY,
    PAYMENTS,
    RACE,
    STRAIGHT,
    WHEELIE,
    MotoState,
)

BIKE: Final = ("bike", "bike")
FLIPS: Final = [
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
RIDES: Final = EventKind("rides", "MGP-B.24", BIKE, ("rows", ""), ("lane", "lane"), ("path", ""))
STANDS: Final = EventKind("stands", "MGP-A.27", BIKE)
OVERTAKES: Final = EventKind("overtakes", "MGP-S.19", BIKE, ("other", "bike"))
DRAWS_LEVEL: Final = EventKind("draws-level", "MGP-S.19", BIKE, ("other", "bike"))
CLOSES_ROAD: Final = EventKind("closes-road", "MGP-S.20", BIKE)
CROSSES_LINE: Final = EventKind("crosses-line", "MGP-B.26", BIKE, ("lap", ""))
LAP_COUNTER: Final = EventKind("lap-counter", "MGP-B.26", ("lap", ""), ("laps", ""))
LAST_LAP: Final = EventKind("last-lap", "MGP-B.26", BIKE)


# ── What a ride costs ──


class Bill:
    """A ride in numbers: what `ways_to_ride` and `reach` have joined, taken apart again for people."""

    def __init__(self, state: MotoState, bike: int, place: int, way: int) -> None:
        game = state.rules
        circuit = game.circuit
        self.rows = place // LANES
        self.lane = place % LANES
        self.flip = way // len(PAYMENTS)
        self.engine = engine_points(way % len(PAYMENTS))
        self.front = front_points(way % len(PAYMENTS))
        self.use = dice_in_use(state, bike)
        low, high = state.low[bike], state.high[bike]
        self.first, self.second = final_dice(self.flip, low, high)
        self.total = self.first + self.second
        self.points = max(0, self.total + modifier(state, bike))
        """Movement points from dice, slope and stance."""
        here = state.distance[bike]
        self.rear = int(self.engine > 0 and circuit.corner_ahead[here % circuit.rows] <= self.rows)
        self.is_home = here + self.rows >= state.goal
        self.difficulty = circuit.difficulty[(here + self.rows) % circuit.rows]
        self.effects = 0 if self.is_home else effects_of(game, self.use, self.flip, low, high)
        self.cost, self.lanes = self._cost(state, bike, place)
        self.bonus = int(self.cost > self.points and self.cost - self.engine > self.points)
        self.lost = self.points - self.cost if game.level == BASIC else 0

    def _cost(self, state: MotoState, bike: int, place: int) -> tuple[int, list[int]]:
        """The cost that the payment meets, and a route with that cost."""
        if state.rules.level == BASIC:
            return self.rows, route(state, bike, place, self.rows)
        cost = self.points + self.engine - self.front
        lanes = [] if self.engine and state.slip[bike] else route(state, bike, place, cost)
        if len(lanes) < self.rows and state.slip[bike] and not self.front:
            cost += 1
            lanes = route(state, bike, place, cost)
        return cost, lanes


# ── Before the ride ──


def ride_prompt(state: MotoState, bike: int, can_ride: bool) -> Message:
    game = state.rules
    row = state.row(bike)
    values: dict[str, Value] = {
        "bike": game.bike_name(bike),
        "low": state.low[bike],
        "high": state.high[bike],
        "difficulty": game.circuit.difficulty[row],
        "corner": game.circuit.corner[row],
        "change": modifier(state, bike),
        "slip": state.slip[bike],
    }
    use = dice_in_use(state, bike)
    if not can_ride:
        return Message("ask-ride-closed", values)
    if use == START_DIE:
        return Message("ask-ride-start", values)
    if use == CONTACT_DIE:
        return Message("ask-ride-contact", values)
    return Message("ask-ride-corner" if game.circuit.difficulty[row] else "ask-ride-straight", values)


def ride_label(state: MotoState, bike: int, place: int, way: int) -> Message:
    game = state.rules
    bill = Bill(state, bike, place, way)
    values: dict[str, Value] = {
        "rows": bill.rows,
        "row": (state.distance[bike] + bill.rows) % game.circuit.rows,
        "lane": f"lane:{game.domains['lane'].slug(bill.lane)}",
        "flip": f"flip:{game.domains['flip'].slug(bill.flip)}",
        "first": bill.first,
        "second": bill.second,
        "total": bill.total,
        "engine": bill.engine,
        "front": bill.front,
        "rear": bill.rear,
        "bonus": bill.bonus,
        "surcharge": bill.cost - bill.rows,
        "lost": bill.lost,
        "difficulty": bill.difficulty,
        "redline": int(bill.effects & REDLINES > 0),
        "grip": int(bill.effects & LOSES_GRIP > 0),
        "home": int(bill.is_home),
    }
    return Message("do-ride", values)


# ── While it happens ──


def tell_ride(state: MotoState, bike: int, place: int, way: int) -> None:
    """Tell the ride that is about to be performed."""
    bill = Bill(state, bike, place, way)
    _tell_dice(state, bike, bill)
    _tell_modifiers(state, bike)
    _tell_payment(state, bike, bill)
    if bill.rows:
        state.emit(RIDES, bike, bill.rows, bill.lane, path_number(bill.lanes))
    else:
        state.emit(STANDS, bike)
    _tell_others(state, bike, bill)
    _tell_line(state, bike, bill)


def _tell_dice(state: MotoState, bike: int, bill: Bill) -> None:
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
        difficulty = state.rules.circuit.difficulty[state.row(bike)]
        state.emit(FLIPS[difficulty], bike, bill.first, bill.second, bill.total)
        if bill.flip == FLIP_BOTH and accelerates(low) != accelerates(high):
            state.emit(FLIPS_BOTH_WAYS, bike)


def _tell_modifiers(state: MotoState, bike: int) -> None:
    game = state.rules
    if game.level < EXPERT or state.turn == 1:
        return
    row = state.row(bike)
    slope = game.circuit.slope[row]
    if slope:
        state.emit(CLIMBS if game.circuit.climbs[row] > 0 else DESCENDS, bike, slope)
    stance = state.stance[bike]
    if stance == WHEELIE or (stance == STRAIGHT and game.circuit.difficulty[row]):
        state.emit(IS_SLOWED, bike)


def _tell_payment(state: MotoState, bike: int, bill: Bill) -> None:
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
    if bill.cost > bill.rows:
        state.emit(PAYS_SURCHARGE, bike, bill.cost - bill.rows)
    if bill.lost:
        state.emit(LOSES_POINTS, bike, bill.lost)


def _furthest(state: MotoState, bike: int, points: int) -> int:
    """How many rows the road is open, up to so many."""
    if state.contact[bike]:
        return len(forced_lanes(state, bike, points)) - 1
    return min(points, len(reach(state, bike, points, True)) // LANES - 1)


def _tell_others(state: MotoState, bike: int, bill: Bill) -> None:
    """Who is overtaken and who is drawn level with, the nearest first."""
    if bill.rows == 0:
        return
    length = state.rules.circuit.rows
    ahead = [(state.distance[other] - state.distance[bike]) % length for other in range(state.rules.bikes)]
    beside = 0
    for other in sorted(state.on_track_in_order(), key=lambda other: ahead[other]):
        if 0 < ahead[other] < bill.rows:
            state.emit(OVERTAKES, bike, other)
        elif ahead[other] == bill.rows:
            state.emit(DRAWS_LEVEL, bike, other)
            beside += 1
    if beside == LANES - 1:
        state.emit(CLOSES_ROAD, bike)


def _tell_line(state: MotoState, bike: int, bill: Bill) -> None:
    length = state.rules.circuit.rows
    before = state.distance[bike] // length
    after = (state.distance[bike] + bill.rows) // length
    if after == before or before < 0:  # MGP-A.22: out of the grid the first lap begins
        return
    laps = state.goal // length
    state.emit(CROSSES_LINE, bike, after)
    if state.lap < after + 1 <= laps:
        state.emit(LAP_COUNTER, after + 1, laps)
        if after + 1 == laps and state.session == RACE:
            state.emit(LAST_LAP, bike)


EVENTS: Final[list[EventKind]] = [
    *FLIPS,
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
