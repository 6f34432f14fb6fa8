"""The rule of thumb: ride far, stop on straights, spend little; always slipstream.

It counts in rows and looks no further than the place where the ride ends: a corner costs as many rows as its
difficulty, a point of a dial a row or two. When the end is near, the engine is for spending.
"""

from typing import Final

from paddock.core.bot import NO_LIMIT, Budget
from paddock.core.rng import Rng
from paddock.core.view import View
from paddock.games.moto_grand_prix.circuit import LANES
from paddock.games.moto_grand_prix.dice import dice_in_use
from paddock.games.moto_grand_prix.movement import (
    LOSES_GRIP,
    REDLINES,
    RIDE,
    effects_of,
    engine_points,
    front_points,
)
from paddock.games.moto_grand_prix.slipstream import FOLLOW, SLIPSTREAM
from paddock.games.moto_grand_prix.state import MotoState

ENGINE_ROWS: Final = 2.0
FRONT_ROWS: Final = 1.0
REAR_ROWS: Final = 0.5
REDLINE_ROWS: Final = 0.5
GRIP_ROWS: Final = 1.5
LANE_ROWS: Final = 0.2
OUT_ROWS: Final = 100.0
"""What cannot be risked: the last point of a dial."""
SPRINT: Final = 30
"""So many rows before the finish the dials are no longer worth saving."""


class RuleOfThumb:
    name = "thumb"

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        state = view.state
        assert isinstance(state, MotoState)
        if state.kind is SLIPSTREAM:
            return FOLLOW.code()
        rides = [option for option in view.options if RIDE.has(option)]
        return max(rides, key=lambda option: worth(state, state.queue[0], option)) if rides else view.options[0]


def worth(state: MotoState, bike: int, option: int) -> float:
    """What a ride is worth, in rows."""
    place, flip, payment = RIDE.values(option)
    game = state.rules
    circuit = game.circuit
    rows = place // LANES
    there = state.distance[bike] + rows
    if there >= state.goal:
        return OUT_ROWS + rows
    row = there % circuit.rows
    value = rows - circuit.difficulty[row] - LANE_ROWS * circuit.rank[row][place % LANES]
    saving = 1.0 if state.goal - there > SPRINT else 0.25
    value -= saving * (ENGINE_ROWS * engine_points(payment) + FRONT_ROWS * front_points(payment))
    wears = engine_points(payment) > 0 and circuit.corner_ahead[state.row(bike)] <= rows
    if wears:
        value -= saving * REAR_ROWS
    effects = effects_of(game, dice_in_use(state, bike), flip, state.low[bike], state.high[bike])
    if effects & REDLINES:
        value -= REDLINE_ROWS if state.engine[bike] - engine_points(payment) > 1 else OUT_ROWS
    if effects & LOSES_GRIP:
        value -= GRIP_ROWS if state.rear[bike] - wears > 1 or not circuit.difficulty[row] else OUT_ROWS
    return value


BOT: Final = RuleOfThumb()
