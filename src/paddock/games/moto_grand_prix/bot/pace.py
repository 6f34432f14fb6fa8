"""Pace: how many turns it still takes to come home, and with it how quick a ride is.

The table is that of a rider alone on the track who flips as well as possible, found backwards from the finish line.
Search rides on by it; no rule depends on it.
"""

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from paddock.core.vecs import vec
from paddock.games.moto_grand_prix.rules.components import MotoComponents
from paddock.games.moto_grand_prix.rules.effects import FAILS, effects_on
from paddock.games.moto_grand_prix.rules.flips import legal_flips, total_of
from paddock.games.moto_grand_prix.rules.payment import engine_points, front_points, wears_rear
from paddock.games.moto_grand_prix.rules.ride import RETIRE, RIDE_ON, all_rides
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import (
    BASIC,
    EXPERT,
    FREE,
    LANES,
    LOSES_GRIP,
    MOST_DIAL,
    MOST_ROWS,
    PAIR_CHANCES,
    PAIR_WEIGHTS,
    PAIRS,
    PAYMENTS,
    REDLINES,
    TWO_DICE,
    WAYS,
)
from paddock.games.moto_grand_prix.rules.ways import DIFFICULTIES, RIDE

GRID_ROWS: Final = 8
"""How far behind the line the table begins."""
OUT: Final = 10_000.0
"""As good as never."""

# ── What things are worth, in turns ──

BEYOND_THE_LINE: Final = 0.03
"""A row beyond the finish line: it decides who is ahead of those that cross together."""
LANE_WORTH: Final = 0.015
"""A lane nearer to the racing line."""
SLOWED: Final = 0.12
"""A movement point less in the next turn."""

# What the points left on a dial are worth grows with the turns that are left to use them. The figures follow the same
# table of a lone rider with a dial added (fewest turns with n points and without).
ENGINE_WORTH: Final = 0.11
"""The first engine point with one turn to go."""
ENGINE_GROWTH: Final = 0.4
"""The power of the turns to go with which it grows; with the same power each further point is worth less."""
FRONT_WORTH: Final = 0.03
FRONT_GROWTH: Final = 0.5
FRONT_FURTHER: Final = 0.6
"""What each further front tire point is worth of the one before."""
REAR_WORTH: Final = 0.02
RESERVE: Final = 0.15
"""What the first spendable point of a tire is worth more: without it a closed road or a sideslip ends the race."""
LAST_TURNS: Final = 4.0
"""So many turns before the end the dials begin to lose their worth."""

ENGINE_SHARES: Final = vec[float](
    [sum((point**-ENGINE_GROWTH for point in range(1, points + 1)), 0.0) for points in range(MOST_DIAL)]
)
FRONT_SHARES: Final = vec[float](
    [sum((FRONT_FURTHER**point for point in range(points)), 0.0) for points in range(MOST_DIAL)]
)


# ── The table ──


class Pace:
    """Turns to go, and what dials are worth, at each distance from GRID_ROWS behind the line to beyond the goal."""

    def __init__(self, components: MotoComponents) -> None:
        turns_to_go = _turns_to_go(components)
        useful = [max(0.0, min(1.0, turns / LAST_TURNS)) for turns in turns_to_go]
        self.turns = vec[float](turns_to_go)
        self.engine = vec[float](
            [
                share * ENGINE_WORTH * max(0.0, turns) ** ENGINE_GROWTH
                for turns, share in zip(turns_to_go, useful, strict=True)
            ]
        )
        self.front = vec[float](
            [
                share * FRONT_WORTH * max(0.0, turns) ** FRONT_GROWTH
                for turns, share in zip(turns_to_go, useful, strict=True)
            ]
        )
        self.rear = vec[float]([REAR_WORTH * share for share in useful])
        self.reserve = vec[float]([RESERVE * share for share in useful])

    def dials(self, at: i64, front: i64, rear: i64, engine: i64) -> float:
        """What these dials are worth at an index of the table."""
        worth = self.engine[at] * ENGINE_SHARES[engine - 1] + self.front[at] * FRONT_SHARES[front - 1]
        worth += self.rear[at] * float(rear - 1)
        if front > 1:
            worth += self.reserve[at]
        if rear > 1:
            worth += self.reserve[at]
        return worth


def _turns_to_go(components: MotoComponents) -> list[float]:
    circuit = components.circuit
    goal = components.laps * circuit.rows
    found = [0.0] * (goal + GRID_ROWS + MOST_ROWS + 1)
    for beyond in range(MOST_ROWS + 1):
        found[goal + GRID_ROWS + beyond] = -BEYOND_THE_LINE * beyond
    totals = [
        [
            sorted({total_of(flip, low, high) for flip in legal_flips(TWO_DICE, low, high, difficulty)})
            for low, high in PAIRS
        ]
        for difficulty in range(DIFFICULTIES)
    ]
    for distance in range(goal - 1, -GRID_ROWS - 1, -1):
        row = distance % circuit.rows
        here = distance + GRID_ROWS + (circuit.slope[row] if components.level == EXPERT else 0)
        turns = 0.0
        for choices, weight in zip(totals[circuit.difficulty[row]], PAIR_WEIGHTS, strict=True):
            best = OUT
            for total in choices:
                if found[here + total] < best:
                    best = found[here + total]
            turns += weight * best
        found[distance + GRID_ROWS] = 1.0 + turns / PAIR_CHANCES
    return found


@lru_cache(16)
def _found(components: MotoComponents) -> Pace:
    return Pace(components)


class LastGame:
    """The game that was last asked about: search asks of the same one all the time."""

    def __init__(self) -> None:
        self.components: MotoComponents | None = None
        self.pace: Pace | None = None


LAST_GAME: Final = LastGame()


def pace(components: MotoComponents) -> Pace:
    """The table of a game, found when it is first needed; those of the last few games are kept."""
    known = LAST_GAME.pace
    if known is None or LAST_GAME.components is not components:
        known = _found(components)
        LAST_GAME.components = components
        LAST_GAME.pace = known
    return known


def index(state: MotoState, distance: i64) -> i64:
    """Where a distance stands in the table; a qualifying lap is as the last lap of the race."""
    components = state.components
    goal = components.laps * components.circuit.rows
    return min(distance + GRID_ROWS + goal - state.goal, goal + GRID_ROWS + MOST_ROWS)


# ── A ride ──


def usual_answer(state: MotoState, seat: i64) -> i64:
    """What a rider does who only wants to be quick: the quickest ride, and every slipstream."""
    if state.asks != RIDE_ON.id:
        return state.kind.default(state, seat)
    bike = state.queue[0]
    rides = all_rides(state, bike)
    return quickest_ride(state, bike, rides) if len(rides) > 0 else RETIRE.code()


def quickest_ride(state: MotoState, bike: i64, rides: vec[i64]) -> i64:
    table = pace(state.components)
    best = rides[0]
    least = 2.0 * OUT
    for ride in rides:
        turns = turns_after(state, bike, ride, table)
        if turns < least:
            best = ride
            least = turns
    return best


def turns_after(state: MotoState, bike: i64, ride: i64, table: Pace) -> float:
    """How the ride leaves the bike: turns to go, what it has paid, and what the dice will bring about.

    Search asks this of every ride of every turn, so it reads the action itself and makes no bill.
    """
    components = state.components
    circuit = components.circuit
    place = (ride - RIDE.base) // WAYS
    rows = place // LANES
    there = state.distance[bike] + rows
    at = index(state, there)
    row = there % circuit.rows
    turns = table.turns[at] + LANE_WORTH * float(circuit.rank[LANES * row + place % LANES])
    if components.level == BASIC or there >= state.goal:
        return turns
    way = (ride - RIDE.base) % WAYS
    payment = way % PAYMENTS
    engine, front, rear = state.engine[bike], state.front[bike], state.rear[bike]
    if payment != FREE:
        engine -= engine_points(payment)
        front -= front_points(payment)
        if wears_rear(state, bike, rows, engine_points(payment)):
            rear -= 1
    turns -= table.dials(at, front, rear, engine)
    effects = effects_on(state, bike, way // PAYMENTS)
    if effects & REDLINES:
        turns += FAILS[engine] * (ENGINE_WORTH if engine > 1 else OUT)
    if effects & LOSES_GRIP:
        turns += SLOWED
        if circuit.difficulty[row]:
            turns += REAR_WORTH if rear > 1 else OUT
    return turns
