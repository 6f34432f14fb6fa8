"""What a state is worth to a seat, for a search that stops before the end."""

from math import exp
from typing import Final

from mypy_extensions import i64

from paddock.core.names import NONE
from paddock.core.places import share_beaten
from paddock.core.rows import place_of
from paddock.core.vecs import vec
from paddock.games.moto_grand_prix.bot.pace import LANE_WORTH, OUT, SLOWED, Pace, index, pace
from paddock.games.moto_grand_prix.rules.flips import dice_in_use, legal_flips, total_of
from paddock.games.moto_grand_prix.rules.payment import is_slowed
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import BASIC, EXPERT

SLIPSTREAM_WORTH: Final = 0.1
"""What the bonus of a slipstream gains, in turns."""
ROW_WORTH: Final = 0.01
"""What a row is worth to a bike that has dropped out: a trifle, for the order among the drop-outs."""
DOUBT: Final = 0.25
DOUBT_A_TURN: Final = 0.03
MOST_DOUBTED: Final = 40.0
"""Far from home a lead says less than near to it: the doubt grows with the turns to go, up to so many."""
CERTAIN: Final = 30.0
"""Where a lead is so many doubts, it is as good as decided."""


def worth(state: MotoState, seat: i64) -> float:
    """From 0 to 1, the share of rivals beaten: exact at the end; before, how much sooner the seat's best bike should be
    home than each rival's."""
    if state.over:
        return share_beaten(state.places(), seat)
    components = state.components
    if len(state.grid) == 0:
        return 0.5
    table = pace(components)
    best = vec[float]([OUT] * components.seats)
    for bike in range(components.bikes):
        turns = turns_of(state, bike, seat, table)
        owner = components.seat_of(bike)
        if turns < best[owner]:
            best[owner] = turns
    own = best[seat]
    doubt = DOUBT + DOUBT_A_TURN * max(0.0, min(MOST_DOUBTED, own))
    lead = 0.0
    for other in range(components.seats):
        if other != seat:
            lead += 1.0 / (1.0 + exp(max(-CERTAIN, min(CERTAIN, (own - best[other]) / doubt))))
    return lead / float(components.seats - 1)


def turns_of(state: MotoState, bike: i64, seat: i64, table: Pace) -> float:
    """When the bike should be home, counted from this turn on; less is better.

    Dice on the table count for the seat that looks only: to a choice of its own those of the others are mere noise.
    """
    components = state.components
    if state.lane[bike] == NONE:
        if bike in state.finished:
            return -OUT + float(place_of(state.finished, bike))
        return OUT - ROW_WORTH * float(state.distance[bike])
    at = index(state, state.distance[bike])
    is_to_act = bike in state.queue
    if is_to_act and state.low[bike] and components.seat_of(bike) == seat:
        turns = turns_with_dice(state, bike, table)
    else:
        turns = table.turns[at]
        if state.slip[bike]:
            turns -= SLIPSTREAM_WORTH
    turns += LANE_WORTH * float(state.rank(bike))
    if components.level > BASIC and state.distance[bike] < state.goal:
        turns -= table.dials(at, state.front[bike], state.rear[bike], state.engine[bike])
        if components.level == EXPERT and is_slowed(state, bike):
            turns += SLOWED
    return turns if is_to_act else turns + 1.0  # it has had its move of this turn


def turns_with_dice(state: MotoState, bike: i64, table: Pace) -> float:
    """Turns to go of a bike that is about to act with dice that lie on the table."""
    difficulty = state.components.circuit.difficulty[state.row(bike)]
    here = state.distance[bike] + state.slip[bike]
    low, high = state.low[bike], state.high[bike]
    least = OUT
    for flip in legal_flips(dice_in_use(state, bike), low, high, difficulty):
        least = min(least, table.turns[index(state, here + total_of(flip, low, high))])
    return 1.0 + least
