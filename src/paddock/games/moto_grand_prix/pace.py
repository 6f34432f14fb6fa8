"""Pace: how many turns it still takes to come home, and with it how good a ride or a position looks.

The table is that of a rider alone on the track who flips as well as he can, found backwards from the finish line. It is
used for the answer given when time is up, for search and for the rule of thumb; no rule depends on it.
"""

from math import exp
from typing import Final

from paddock.core.names import NONE
from paddock.games.moto_grand_prix.circuit import LANES
from paddock.games.moto_grand_prix.dice import PAIR_WEIGHTS, TWO_DICE, dice_in_use, legal_flips
from paddock.games.moto_grand_prix.movement import LOSES_GRIP, REDLINES, RIDE, effects_of, engine_points, front_points
from paddock.games.moto_grand_prix.state import (
    BASIC,
    EXPERT,
    MOST_ROWS,
    PAIRS,
    PAYMENTS,
    STRAIGHT,
    WAYS,
    WHEELIE,
    MotoGame,
    MotoState,
)

GRID_ROWS: Final = 8
"""How far behind the line the table begins."""

BEYOND_THE_LINE: Final = 0.03
"""What a row beyond the finish line is worth, in turns: it decides who is ahead of those that cross together."""

# What the points left on a dial are worth, in turns, grows with the turns that are left to use them. The figures follow
# the same table of a lone rider with a dial added (fewest turns with n points and without).
ENGINE_WORTH: Final = 0.11
ENGINE_SHARES: Final[list[float]] = [sum(point**-0.4 for point in range(1, points + 1)) for points in range(8)]
FRONT_WORTH: Final = 0.03
FRONT_SHARES: Final[list[float]] = [sum(0.6**point for point in range(points)) for points in range(8)]
REAR_WORTH: Final = 0.02
RESERVE: Final = 0.15
"""What the first spendable point of a tire is worth more: without it a closed road or a sideslip ends the race."""
OUT: Final = 10_000.0
"""As good as never."""
SLOWED: Final = 0.12
"""What a movement point less in the next turn costs."""
SLIPSTREAM_WORTH: Final = 0.1
"""What the bonus of a slipstream gains."""
RANK_WORTH: Final = 0.015
"""What a lane away from the racing line costs."""
LAST_TURNS: Final = 4.0
"""So many turns before the end the dials begin to lose their worth."""


class Pace:
    """Turns to go, and what dials are worth, at each distance from GRID_ROWS behind the line to beyond the goal."""

    def __init__(self, game: MotoGame) -> None:
        self.turns = _turns_to_go(game)
        useful = [max(0.0, min(1.0, turns / LAST_TURNS)) for turns in self.turns]
        self.engine: list[float] = [
            share * ENGINE_WORTH * max(0.0, turns) ** 0.4 for turns, share in zip(self.turns, useful, strict=True)
        ]
        self.front: list[float] = [
            share * FRONT_WORTH * max(0.0, turns) ** 0.5 for turns, share in zip(self.turns, useful, strict=True)
        ]
        self.rear = [REAR_WORTH * share for share in useful]
        self.reserve = [RESERVE * share for share in useful]

    def dials(self, at: int, front: int, rear: int, engine: int) -> float:
        """What these dials are worth at an index of the table."""
        worth = self.engine[at] * ENGINE_SHARES[engine - 1] + self.front[at] * FRONT_SHARES[front - 1]
        worth += self.rear[at] * (rear - 1)
        if front > 1:
            worth += self.reserve[at]
        if rear > 1:
            worth += self.reserve[at]
        return worth


def _turns_to_go(game: MotoGame) -> list[float]:
    circuit = game.circuit
    goal = game.laps * circuit.rows
    found = [0.0] * (goal + GRID_ROWS + MOST_ROWS + 1)
    for beyond in range(MOST_ROWS + 1):
        found[goal + GRID_ROWS + beyond] = -BEYOND_THE_LINE * beyond
    totals = [
        [sorted({total for _, total in legal_flips(TWO_DICE, low, high, difficulty)}) for low, high in PAIRS]
        for difficulty in range(4)
    ]
    for distance in range(goal - 1, -GRID_ROWS - 1, -1):
        row = distance % circuit.rows
        here = distance + GRID_ROWS + (circuit.slope[row] if game.level == EXPERT else 0)
        turns = 0.0
        for choices, weight in zip(totals[circuit.difficulty[row]], PAIR_WEIGHTS, strict=True):
            best = OUT
            for total in choices:
                if found[here + total] < best:
                    best = found[here + total]
            turns += weight * best
        found[distance + GRID_ROWS] = 1.0 + turns / 36.0
    return found


def pace(game: MotoGame) -> Pace:
    """The table of the game, found when it is first needed."""
    known = game.pace
    if known is None:
        known = Pace(game)
        game.pace = known
    return known


def index(state: MotoState, distance: int) -> int:
    """Where a distance stands in the table; a qualifying lap is as the last lap of the race."""
    game = state.rules
    goal = game.laps * game.circuit.rows
    return min(distance + GRID_ROWS + goal - state.goal, goal + GRID_ROWS + MOST_ROWS)


# ── A ride ──


def quickest_ride(state: MotoState, bike: int, options: list[int]) -> int:
    base = RIDE.base
    best = options[0]
    least = 2 * OUT
    for option in options:
        turns = turns_after(state, bike, (option - base) // WAYS, (option - base) % WAYS)
        if turns < least:
            best = option
            least = turns
    return best


def turns_after(state: MotoState, bike: int, place: int, way: int) -> float:
    """How the ride leaves the bike: turns to go, what it has paid, and what the dice will bring about."""
    game = state.rules
    circuit = game.circuit
    rows = place // LANES
    here = state.distance[bike]
    there = here + rows
    table = pace(game)
    at = index(state, there)
    turns = table.turns[at]
    row = there % circuit.rows
    turns += RANK_WORTH * circuit.rank[row][place % LANES]
    if game.level == BASIC or there >= state.goal:
        return turns
    payment = way % len(PAYMENTS)
    engine, front, rear = state.engine[bike], state.front[bike], state.rear[bike]
    if payment:
        engine -= engine_points(payment)
        front -= front_points(payment)
        if engine_points(payment) and circuit.corner_ahead[here % circuit.rows] <= rows:
            rear -= 1
    turns -= table.dials(at, front, rear, engine)
    effects = effects_of(game, dice_in_use(state, bike), way // len(PAYMENTS), state.low[bike], state.high[bike])
    if effects & REDLINES:
        turns += FAILS[engine] * (ENGINE_WORTH if engine > 1 else OUT)
    if effects & LOSES_GRIP:
        turns += SLOWED
        if circuit.difficulty[row]:
            turns += REAR_WORTH if rear > 1 else OUT
    return turns


FAILS: Final = [
    sum(w for (a, b), w in zip(PAIRS, PAIR_WEIGHTS, strict=True) if a + b > dial) / 36.0 for dial in range(9)
]
"""How likely the engine test fails at each value of the dial."""


# ── A position ──


def turns_of(state: MotoState, bike: int, seat: int) -> float:
    """When the bike should be home, counted from this turn on; less is better.

    Dice on the table count for the seat that looks only: to a choice of its own those of the others are mere noise.
    """
    game = state.rules
    if state.lane[bike] == NONE:
        if bike in state.finished:
            return -OUT + state.finished.index(bike)
        return OUT - 0.01 * state.distance[bike]
    table = pace(game)
    at = index(state, state.distance[bike])
    is_to_act = bike in state.queue
    if is_to_act and state.low[bike] and game.seat_of(bike) == seat:
        turns = turns_with_dice(state, bike)
    else:
        turns = table.turns[at]
        if state.slip[bike]:
            turns -= SLIPSTREAM_WORTH
    turns += RANK_WORTH * state.rank(bike)
    if game.level > BASIC and state.distance[bike] < state.goal:
        turns -= table.dials(at, state.front[bike], state.rear[bike], state.engine[bike])
        if game.level == EXPERT:
            stance = state.stance[bike]
            if stance == WHEELIE or (stance == STRAIGHT and game.circuit.difficulty[state.row(bike)]):
                turns += SLOWED
    return turns if is_to_act else turns + 1.0  # it has had its move of this turn


def turns_with_dice(state: MotoState, bike: int) -> float:
    """Turns to go of a bike that is about to act with dice that lie on the table."""
    game = state.rules
    turns = pace(game).turns
    difficulty = game.circuit.difficulty[state.row(bike)]
    here = state.distance[bike] + state.slip[bike]
    least = OUT
    for _, total in legal_flips(dice_in_use(state, bike), state.low[bike], state.high[bike], difficulty):
        least = min(least, turns[index(state, here + total)])
    return 1.0 + least


def lead_over_rivals(state: MotoState, seat: int) -> float:
    """From 0 to 1: the share of rivals that the seat's best bike should beat."""
    game = state.rules
    if not state.grid:
        return 0.5
    best = [OUT] * game.seats
    for bike in range(game.bikes):
        turns = turns_of(state, bike, seat)
        owner = game.seat_of(bike)
        if turns < best[owner]:
            best[owner] = turns
    own = best[seat]
    # Far from home a lead says less than near to it.
    doubt = DOUBT + DOUBT_A_TURN * max(0.0, min(40.0, own))
    lead = 0.0
    for other, turns in enumerate(best):
        if other != seat:
            lead += 1.0 / (1.0 + exp(max(-30.0, min(30.0, (own - turns) / doubt))))
    return lead / (game.seats - 1)


DOUBT: Final = 0.25
DOUBT_A_TURN: Final = 0.03
