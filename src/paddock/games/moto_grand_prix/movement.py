"""Movement: where a bike can get, and what it costs (MGP-B.23 to MGP-B.25, MGP-S.14 to MGP-S.23).

A ride is a route of rows, each one or more movement points (the *cost*, 1 a row and the surcharge of overtaking on
corners), paid with exactly the points there are: dice + modifiers + engine points - front tire points = cost. How a
route winds changes nothing but its cost, so the rules ask two things apart: `reach`, with which costs can each position
be reached; and `ways_to_ride`, with which flips and payments can each cost be met. Joined they are the options.
"""

from typing import Final

from paddock.core.actions import Verb
from paddock.core.names import NONE
from paddock.games.moto_grand_prix.circuit import LANES
from paddock.games.moto_grand_prix.dice import TWO_DICE, dice_in_use, final_dice, legal_flips
from paddock.games.moto_grand_prix.state import (
    BASIC,
    ENGINE,
    EXPERT,
    FLIPS,
    FREE,
    FRONT,
    KEEP,
    MOST_ROWS,
    PAYMENTS,
    PLACES,
    STRAIGHT,
    WAYS,
    WHEELIE,
    MotoGame,
    MotoState,
)

RIDE: Final = Verb("ride", ("to", "place", PLACES), ("flip", "flip", len(FLIPS)), ("pay", "pay", len(PAYMENTS)))


# ── MGP-E.4, MGP-E.13, MGP-A.24, MGP-A.27  Modifiers of the movement points ──


def modifier(state: MotoState, bike: int) -> int:
    """Slope and stance of the bike where it stands. Not in the start turn."""
    game = state.rules
    if game.level < EXPERT or state.turn == 1:
        return 0
    circuit = game.circuit
    row = state.distance[bike] % circuit.rows
    found = circuit.slope[row]
    stance = state.stance[bike]
    if stance == WHEELIE or (stance == STRAIGHT and circuit.difficulty[row]):
        found -= 1
    return found


# ── MGP-S.24, MGP-E.15, MGP-A.15, MGP-A.16  What the dice that are used bring about ──

REDLINES: Final = 1
LOSES_GRIP: Final = 2


def effects_of(game: MotoGame, use: int, flip: int, low: int, high: int) -> int:
    """REDLINES for a double six, LOSES_GRIP for a double as rolled; single dice do neither."""
    if use != TWO_DICE or game.level == BASIC:
        return 0
    found = 0
    if flip == KEEP and low == high and game.level == EXPERT:
        found |= LOSES_GRIP
    if game.redline_rolled and flip != KEEP:
        return found
    if final_dice(flip, low, high) == (6, 6):
        found |= REDLINES
    return found


# ── MGP-B.23, MGP-S.15, MGP-S.17, MGP-E.9, MGP-A.3, MGP-A.13, MGP-A.32  Ways to meet a cost exactly ──


class Ways:
    """For each cost the ways to meet it: flips and payment, as the number flip · len(PAYMENTS) + payment.

    Of ways that come to the same only the one with the fewest flips is there, and none that merely wastes points:
    reaching the same place with the same effects of the dice for more. Ways depend on dice, dials and where the bike
    stands, not on the others, so they are found once and remembered.
    """

    def __init__(
        self, flips: list[tuple[int, int]], change: int, slip: int, engine: int, front: int, effects: list[int]
    ) -> None:
        """`flips` are (flip, total); `change` is the modifier; `engine` and `front` say how many points may be spent;
        `effects` says for each flip what the dice bring about."""
        self.effects = effects
        self.by_cost: list[list[int]] = [[] for _ in range(MOST_ROWS + 1)]
        for flip, total in flips:
            points = max(0, total + change)
            for cost in range(max(0, points - front), min(MOST_ROWS, points + slip + engine) + 1):
                payment = FREE
                if cost < points:
                    payment = FRONT + points - cost
                elif cost > points + slip:  # the bonus of the slipstream comes first: it costs nothing
                    payment = ENGINE + cost - points - slip
                self.by_cost[cost].append(flip * len(PAYMENTS) + payment)
        self.by_cost = [self.undominated(ways) for ways in self.by_cost]
        while not self.by_cost[-1]:
            del self.by_cost[-1]
        self.most = len(self.by_cost) - 1
        """The highest cost that can be met."""
        self.plain = [rides_to(place, self.by_cost[place // LANES]) for place in range(LANES * (self.most + 1))]
        """The rides to each place, if a route without surcharge reaches it."""
        self.surcharged: dict[int, list[int]] = {}

    def with_surcharge(self, place: int, extra: int) -> list[int]:
        """The rides to a place that routes of different costs reach: bit x of `extra` stands for a surcharge of x."""
        key = extra * PLACES + place
        known = self.surcharged.get(key)
        if known is None:
            rows = place // LANES
            ways: list[int] = []
            for cost in range(rows, self.most + 1):
                if extra >> (cost - rows) & 1:
                    ways += self.by_cost[cost]
            ways.sort()
            known = rides_to(place, self.undominated(ways))
            self.surcharged[key] = known
        return known

    def undominated(self, ways: list[int]) -> list[int]:
        """These ways to the same position, without those that another one makes needless."""
        kept: list[int] = []
        for index, way in enumerate(ways):
            for other_index, other in enumerate(ways):
                if other_index != index and self._betters(other, way, other_index < index):
                    break
            else:
                kept.append(way)
        return kept

    def _betters(self, one: int, other: int, is_first: bool) -> bool:
        """Whether one way pays no more than the other, risks the engine no more, and grips as the other does."""
        effect = self.effects[one // len(PAYMENTS)]
        other_effect = self.effects[other // len(PAYMENTS)]
        if (effect ^ other_effect) & LOSES_GRIP or effect & ~other_effect & REDLINES:
            return False
        paid = one % len(PAYMENTS)
        other_paid = other % len(PAYMENTS)
        if engine_points(paid) > engine_points(other_paid) or front_points(paid) > front_points(other_paid):
            return False
        return is_first or paid != other_paid or effect != other_effect


def rides_to(place: int, ways: list[int]) -> list[int]:
    """The actions that take a bike to this place in these ways."""
    return [RIDE.base + place * WAYS + way for way in ways]


MEMORY: Final[dict[int, Ways]] = {}
"""The ways found so far, by everything they depend on."""


def ways_to_ride(state: MotoState, bike: int, engine: int, front: int, effects: bool) -> Ways:
    """The ways of the bike with so many points to spend.

    `effects`: whether doubles matter, which they do not for a bike that crosses the line for the last time (MGP-A.10).
    """
    game = state.rules
    circuit = game.circuit
    low = state.low[bike]
    high = state.high[bike]
    contact = state.contact[bike]
    slip = state.slip[bike]
    change = modifier(state, bike) if game.level == EXPERT else 0
    difficulty = circuit.difficulty[state.distance[bike] % circuit.rows]
    key = (game.level * 2 + game.redline_rolled) * 49 + low * 7 + high
    key = ((key * 4 + difficulty) * 8 + change + 4) * 4 + 2 * contact + slip
    key = ((key * 4 + engine) * 8 + front) * 2 + effects
    known = MEMORY.get(key)
    if known is None:
        use = dice_in_use(state, bike)
        brings = [0] * len(FLIPS)
        if effects:
            brings = [effects_of(game, use, flip, low, high) for flip in range(len(FLIPS))]
        known = Ways(legal_flips(use, low, high, difficulty), change, slip, engine, front, brings)
        MEMORY[key] = known
    return known


def engine_points(payment: int) -> int:
    return payment if payment <= FRONT else 0


def front_points(payment: int) -> int:
    return payment - FRONT if payment > FRONT else 0


# ── MGP-B.5, MGP-B.6, MGP-A.6  Free positions ahead; one lane a point ──


def _open_road(start: int) -> list[int]:
    reached = [1 if lane == start else 0 for lane in range(LANES)]
    for row in range(1, MOST_ROWS + 1):
        reached += [1 if abs(lane - start) <= row else 0 for lane in range(LANES)]
    return reached


OPEN_ROAD: Final = [_open_road(lane) for lane in range(LANES)]


def bikes_ahead(state: MotoState, bike: int, rows: int) -> list[int]:
    """The lanes that other bikes occupy in each of the next rows, bit by bit; empty if there is nobody."""
    found: list[int] = []
    length = state.rules.circuit.rows
    distance = state.distance
    here = distance[bike]
    for other, lane in enumerate(state.lane):
        if lane != NONE and other != bike:
            ahead = (distance[other] - here) % length  # MGP-A.20: where it stands, not how far it has come
            if 0 < ahead <= rows:
                if not found:
                    found = [0] * (rows + 1)
                found[ahead] |= 1 << lane
    return found


# ── MGP-S.22, MGP-A.5  Overtaking positions off the racing line on corners cost their difficulty more ──

BESIDE: Final = [0b010, 0b101, 0b010]
"""The lanes next to each lane."""


def surcharge(game: MotoGame, row: int, lane: int, occupied: int) -> int:
    """What entering this position costs beyond its one point, with bikes in these lanes of the row."""
    circuit = game.circuit
    if occupied == 0 or circuit.racing_line[row] == lane:
        return 0
    if game.beside_adjacent and not occupied & BESIDE[lane]:
        return 0
    return circuit.difficulty[row]


def reach(state: MotoState, bike: int, rows: int, surcharged: bool) -> list[int]:
    """For each position 3·rows + lane ahead: a number whose bit x says that some route there has a surcharge of x.

    It ends with the last row that can be reached.
    """
    start = state.lane[bike]
    ahead = bikes_ahead(state, bike, rows)
    if not ahead:
        return OPEN_ROAD[start]
    game = state.rules
    circuit = game.circuit
    length = circuit.rows
    row = state.distance[bike] % length
    left = 1 if start == 0 else 0
    centre = 1 if start == 1 else 0
    right = 1 if start == 2 else 0
    reached = [left, centre, right]
    for occupied in ahead[1:]:
        row += 1
        if row == length:
            row = 0
        sides = left | right
        left |= centre
        right |= centre
        centre |= sides
        if occupied:
            if occupied & 1:
                left = 0
            if occupied & 2:
                centre = 0
            if occupied & 4:
                right = 0
            if surcharged and circuit.difficulty[row]:
                left <<= surcharge(game, row, 0, occupied)
                centre <<= surcharge(game, row, 1, occupied)
                right <<= surcharge(game, row, 2, occupied)
            if left == 0 and centre == 0 and right == 0:
                break
        reached.append(left)
        reached.append(centre)
        reached.append(right)
    return reached


# ── MGP-S.14, MGP-A.17  After a contact: the lightest lane that is free, further in only where needed ──


def forced_lanes(state: MotoState, bike: int, rows: int) -> list[int]:
    """The lane in which a bike that had a contact must end a move of 0, 1, 2 … rows, as far as the road is open."""
    lanes = [state.lane[bike]]
    for length in range(1, rows + 1):
        route = forced_route(state, bike, length)
        if not route:
            break
        lanes.append(route[-1])
    return lanes


def forced_route(state: MotoState, bike: int, rows: int) -> list[int]:
    """The lanes row by row: of all routes of this length the one that is lightest, from the first row on."""
    circuit = state.rules.circuit
    ahead = bikes_ahead(state, bike, rows) or [0] * (rows + 1)
    # From the end backwards: which positions lead on to the last row?
    leads_on = [[True] * LANES for _ in range(rows + 1)]
    for step in range(rows, 0, -1):
        for lane in range(LANES):
            free = not ahead[step] & 1 << lane
            leads_on[step][lane] = free and (
                step == rows or any(leads_on[step + 1][other] for other in range(LANES) if abs(other - lane) <= 1)
            )
    route: list[int] = []
    lane = state.lane[bike]
    for step in range(1, rows + 1):
        rank = circuit.rank[(state.distance[bike] + step) % circuit.rows]
        lightest = NONE
        for other in range(LANES):
            if abs(other - lane) <= 1 and leads_on[step][other] and (lightest == NONE or rank[other] > rank[lightest]):
                lightest = other
        if lightest == NONE:
            return []
        lane = lightest
        route.append(lane)
    return route
