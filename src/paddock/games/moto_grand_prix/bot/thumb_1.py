"""The first rule of thumb, kept as `thumb-1`: ride far, stop on straights, spend little; always slipstream.

It counts in rows and looks no further than the place where the ride ends: a corner costs as many rows as its
difficulty, a point of a dial a row or two. When the end is near, the engine is for spending.
"""

from typing import Final

from mypy_extensions import i64

from paddock.core.bot import NO_LIMIT, Budget
from paddock.core.rng import Rng
from paddock.core.view import View
from paddock.games.moto_grand_prix.rules.bill import Bill
from paddock.games.moto_grand_prix.rules.slipstream import FOLLOW, SLIPSTREAM
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import LANES, LOSES_GRIP, REDLINES
from paddock.games.moto_grand_prix.rules.ways import RIDE

# ── What things are worth, in rows ──

ENGINE_ROWS: Final = 2.0
FRONT_ROWS: Final = 1.0
REAR_ROWS: Final = 0.5
REDLINE_ROWS: Final = 0.5
GRIP_ROWS: Final = 1.5
LANE_ROWS: Final = 0.2
OUT_ROWS: Final = 100.0
"""What cannot be risked: the last point of a dial."""
SPRINT: Final = 30
"""So many rows before the finish the dials are hardly worth saving any more."""
SPRINT_SAVING: Final = 0.25
"""What a point of a dial is worth then of what it was."""


class FirstRuleOfThumb:
    name = "thumb-1"

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        state = view.state
        assert isinstance(state, MotoState)
        if state.kind is SLIPSTREAM:
            return FOLLOW.code()
        return best_ride(state, state.queue[0], view.options)


def best_ride(state: MotoState, bike: i64, options: list[int]) -> i64:
    """The ride that gains most; the only other answer is to give up."""
    best = options[0]
    most = -3.0 * OUT_ROWS
    for option in options:
        if RIDE.has(option):
            gained = rows_gained(state, Bill(state, bike, option))
            if gained > most:
                best = option
                most = gained
    return best


def rows_gained(state: MotoState, bill: Bill) -> float:
    """What a ride is worth, in rows."""
    if bill.is_home:
        return OUT_ROWS + float(bill.rows)
    bike = bill.bike
    rank = state.components.circuit.rank[LANES * bill.row + bill.lane]
    value = float(bill.rows) - float(bill.difficulty) - LANE_ROWS * float(rank)
    saving = 1.0 if state.goal - bill.distance > SPRINT else SPRINT_SAVING
    value -= saving * (ENGINE_ROWS * float(bill.engine) + FRONT_ROWS * float(bill.front) + REAR_ROWS * float(bill.rear))
    if bill.effects & REDLINES:
        value -= REDLINE_ROWS if state.engine[bike] - bill.engine > 1 else OUT_ROWS
    if bill.effects & LOSES_GRIP:
        value -= GRIP_ROWS if state.rear[bike] - bill.rear > 1 or not bill.difficulty else OUT_ROWS
    return value


THUMB_1: Final = FirstRuleOfThumb()
