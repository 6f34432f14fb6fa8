"""Ways to ride: with which flips and payments a bike can meet each cost (MGP-B.23, MGP-S.15, MGP-S.17, MGP-A.32).

Ways depend on the dice, the dials and where the bike stands, not on the others. Which positions can be reached at which
cost, `road` says; joined they are the rides that are offered.
"""

from typing import Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.names import NONE
from paddock.core.rows import place_of, put, rows_of
from paddock.core.vecs import append, extend, vec
from paddock.games.moto_grand_prix.rules.effects import effects_of
from paddock.games.moto_grand_prix.rules.flips import dice_in_use, legal_flips, total_of
from paddock.games.moto_grand_prix.rules.payment import (
    engine_points,
    front_points,
    modifier,
    movement_points,
    payment_for,
)
from paddock.games.moto_grand_prix.rules.road import IN_ALL_LANES
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import (
    BASIC,
    EXPERT,
    FLIPS,
    LANES,
    LOSES_GRIP,
    MOST_ENGINE,
    MOST_FRONT,
    MOST_ROWS,
    PAYMENTS,
    PLACES,
    REDLINES,
    WAYS,
)

RIDE: Final = Verb("ride", ("to", "place", PLACES), ("flip", "flip", FLIPS), ("pay", "pay", PAYMENTS))


def rides_to(place: i64) -> i64:
    """The first action of a ride to this place; what is added to it is the way."""
    return RIDE.base + place * WAYS


PURSES: Final = (MOST_ENGINE + 1) * (MOST_FRONT + 1)
"""How many engine points and how many front tire points a bike may spend, in one number."""


# ── MGP-B.23, MGP-S.15, MGP-S.17, MGP-E.9, MGP-A.3, MGP-A.32  Ways to meet each cost, without those that only waste ──


class Ways:
    """For each cost the ways to meet it: flips and payment, as the number flip · PAYMENTS + payment.

    Of ways that come to the same only the one with the fewest flips is there, and none that merely wastes points:
    reaching the same place with the same effects of the dice for more.
    """

    def __init__(self, brings: vec[i64]) -> None:
        """`brings` says for each flip what the dice bring about."""
        self.brings = brings
        self.by_cost = vec[vec[i64]]([vec[i64]() for cost in range(MOST_ROWS + 1)])
        self.most: i64 = 0
        """The highest cost that can be met."""
        self.within = vec[Usable | None]([None] * PURSES)
        """Those of them that a purse can pay, found when they are first needed."""

    def add(self, cost: i64, way: i64) -> None:
        self.by_cost[cost] = append(self.by_cost[cost], way)
        self.most = max(self.most, cost)

    def undominated(self, ways: vec[i64]) -> vec[i64]:
        """These ways to the same position, without those that another one makes needless."""
        return vec[i64]([way for way in ways if not any(self.betters(other, way) for other in ways)])

    def betters(self, one: i64, other: i64) -> bool:
        """Whether one way pays no more than the other, risks the engine no more, and grips as the other does; of two
        that come to the same, the one with fewer flips."""
        effect = self.brings[one // PAYMENTS]
        other_effect = self.brings[other // PAYMENTS]
        if (effect ^ other_effect) & LOSES_GRIP or effect & ~other_effect & REDLINES:
            return False
        paid = one % PAYMENTS
        other_paid = other % PAYMENTS
        if engine_points(paid) > engine_points(other_paid) or front_points(paid) > front_points(other_paid):
            return False
        return one < other or paid != other_paid or effect != other_effect


NOTHING_YET: Final = rows_of([[] for _ in range(MOST_ROWS + 1)])
"""For each cost, or number of rows, nothing. Tables begin as copies of this one, and have their rows replaced."""


def within_purse(ways: vec[i64], engine: i64, front: i64) -> vec[i64]:
    """Those of the ways that so many points can pay; to be read only, for it may be the row itself."""
    for way in ways:
        if engine_points(way % PAYMENTS) > engine or front_points(way % PAYMENTS) > front:
            return vec[i64](
                [
                    way
                    for way in ways
                    if engine_points(way % PAYMENTS) <= engine and front_points(way % PAYMENTS) <= front
                ]
            )
    return ways


class Usable:
    """The ways that a bike with so many engine and front tire points to spend can pay."""

    def __init__(self, ways: Ways, engine: i64, front: i64) -> None:
        self.ways = ways
        self.by_cost = NOTHING_YET[:]
        self.most: i64 = 0
        """The highest cost that can be met."""
        for cost in range(MOST_ROWS + 1):
            usable = within_purse(ways.by_cost[cost], engine, front)
            if len(usable) > 0:
                self.by_cost[cost] = usable
                self.most = cost
        self.payable = vec[i64]([0] * (MOST_ROWS + 1))
        """For each row of the road (see `road`) the surcharges with which a ride there can be paid."""
        costs: i64 = 0  # those that can be met, from this row on: bit x stands for a surcharge of x
        for rows in range(self.most, -1, -1):
            costs <<= 1
            if len(self.by_cost[rows]) > 0:
                costs |= 1
            self.payable[rows] = costs * IN_ALL_LANES
        self.on_open_road = NOTHING_YET[:LANES]
        """The rides from each lane with nobody ahead, found when they are first needed."""
        self.rows = NOTHING_YET[:]
        """The rides of so many rows to any lane, found when they are first needed."""
        self.tails = NOTHING_YET[:]
        """The same of so many rows and more."""
        self.cost_sets = vec[i64]()
        self.by_cost_set = vec[vec[i64]]()
        """The ways for sets of costs, as `meeting` has found them."""

    def row(self, rows: i64) -> vec[i64]:
        """The rides of so many rows to any lane, without surcharge. To be read only."""
        if len(self.rows[rows]) == 0:
            found = vec[i64]()
            for place in range(LANES * rows, LANES * rows + LANES):
                for way in self.by_cost[rows]:
                    found = append(found, rides_to(place) + way)
            self.rows[rows] = found
        return self.rows[rows]

    def beyond(self, rows: i64) -> vec[i64]:
        """The rides of so many rows and more to any lane, without surcharge. To be read only."""
        if rows > self.most:
            return vec[i64]()
        if len(self.tails[rows]) == 0:
            self.tails[rows] = extend(self.row(rows)[:], self.beyond(rows + 1))
        return self.tails[rows]

    def least_ways(self, cost: i64) -> vec[i64]:
        """The ways to meet this cost or, where it cannot be met, the next higher one that can be. To be read only."""
        while len(self.by_cost[cost]) == 0:
            cost += 1
        return self.by_cost[cost]

    def open_road(self, lane: i64) -> vec[i64]:
        """All rides from this lane where no bike is ahead, nearest place first. To be read only."""
        if len(self.on_open_road[lane]) == 0:
            found = vec[i64]()
            for place in range(LANES * (self.most + 1)):
                rows = place // LANES
                if lane - rows <= place % LANES <= lane + rows:
                    for way in self.by_cost[rows]:
                        found = append(found, rides_to(place) + way)
            self.on_open_road[lane] = found
        return self.on_open_road[lane]

    def meeting(self, rows: i64, routes: i64) -> vec[i64]:
        """The ways to a place so many rows ahead to which there are these routes: bit x stands for a surcharge of x."""
        cost = rows
        while routes & 1 == 0:
            routes >>= 1
            cost += 1
        if routes == 1:
            return self.by_cost[cost]
        costs = routes << cost
        known = place_of(self.cost_sets, costs)
        if known != NONE:
            return self.by_cost_set[known]
        found = vec[i64]()
        for each in range(cost, self.most + 1):
            if costs >> each & 1:
                for way in self.by_cost[each]:
                    if way not in found:
                        found = put(found, sum(1 for other in found if other < way), way)
        found = self.ways.undominated(found)
        self.cost_sets = append(self.cost_sets, costs)
        self.by_cost_set = append(self.by_cost_set, found)
        return found


# ── Found once, and remembered by everything they depend on ──

REMEMBERED: Final = 20_000
"""So many sets of ways are kept, about as many as some hundred races meet; then they are found anew."""
DIFFICULTIES: Final = 4
"""A straight, and three difficulties of corners."""
MOST_SLOWED: Final = 2
CHANGES: Final = 4
"""Modifiers go from -2, slowed on a slope, to 1."""
SITUATIONS: Final = 3 * 2 * 2 * 7 * 7 * DIFFICULTIES * CHANGES * 2
"""Levels, the option `redline`, contacts, two dice (0 is none), difficulties, modifiers and slipstreams."""


class Known:
    """The ways of every situation that was met."""

    def __init__(self) -> None:
        self.ways = vec[Ways | None]([None] * SITUATIONS)
        self.count: i64 = 0
        """How many sets of usable ways are kept."""

    def forget(self) -> None:
        self.ways = vec[Ways | None]([None] * SITUATIONS)
        self.count = 0


KNOWN: Final = Known()


def ways_to_ride(state: MotoState, bike: i64, engine: i64, front: i64, effects: bool) -> Usable:
    """The ways of the bike with so many points to spend.

    `effects`: whether doubles matter, which they do not for a bike that crosses the line for the last time (MGP-A.10).
    """
    components = state.components
    circuit = components.circuit
    level: i64 = components.level if effects else BASIC
    low = state.low[bike]
    high = state.high[bike]
    difficulty = circuit.difficulty[state.distance[bike] % circuit.rows]
    change: i64 = modifier(state, bike) if components.level == EXPERT else 0
    situation = 2 * level + (1 if components.redline_rolled else 0)
    situation = 2 * situation + state.contact[bike]
    situation = (7 * situation + low) * 7 + high
    situation = (DIFFICULTIES * situation + difficulty) * CHANGES + change + MOST_SLOWED
    situation = 2 * situation + state.slip[bike]
    ways = KNOWN.ways[situation]
    if ways is None:
        ways = find_ways(
            level, components.redline_rolled, dice_in_use(state, bike), low, high, difficulty, change, state.slip[bike]
        )
        KNOWN.ways[situation] = ways
    purse = (MOST_FRONT + 1) * engine + front
    usable = ways.within[purse]
    if usable is None:
        if KNOWN.count == REMEMBERED:
            KNOWN.forget()
        KNOWN.count += 1
        usable = Usable(ways, engine, front)
        ways.within[purse] = usable
    return usable


def find_ways(
    level: i64, redline_rolled: bool, use: i64, low: i64, high: i64, difficulty: i64, change: i64, slip: i64
) -> Ways:
    """The ways to ride with these dice at a position of this difficulty. In Basic doubles bring nothing about."""
    found = Ways(vec[i64]([effects_of(level, redline_rolled, use, flip, low, high) for flip in range(FLIPS)]))
    for flip in legal_flips(use, low, high, difficulty):
        points = movement_points(total_of(flip, low, high), change)
        for cost in range(max(0, points - MOST_FRONT), min(MOST_ROWS, points + slip + MOST_ENGINE) + 1):
            found.add(cost, flip * PAYMENTS + payment_for(cost, points, slip))
    for cost in range(MOST_ROWS + 1):
        found.by_cost[cost] = found.undominated(found.by_cost[cost])
    return found
