"""6.8  Lateral displacement, moves sideways, and the way back onto the track (GP-6.8, GP-9.2.1)."""

from typing import Final

from mypy_extensions import i64

from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.core.rows import with_value
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.stepping import COMES_BACK, LEAVES_PITS, aim
from paddock.games.grand_prix.rules.terms import FREE_LATERAL, INWARD, OUTWARD, PIT_LANE

DISPLACES: Final = EventKind("displaces", "GP-6.8.1", ("car", "car"), ("other", "car"))
CLOSE_CALL: Final = EventKind("close-call", "GP-6.8.4", ("car", "car"), ("total", ""))


def beside(state: GrandPrixState, way: i64) -> i64:
    """The space one lane over, or NONE."""
    graph = state.graph
    space = state.spot[state.active]
    return graph.inner[space] if way == INWARD else graph.outer[space]


# ── GP-6.1.2, GP-6.1.4, GP-6.8.1, R-07, R-21  1 point into an empty space, 2 into an occupied one; never back again ──


def cost(state: GrandPrixState, space: i64) -> i64:
    """What a move onto this space beside the active car costs."""
    if state.special == FREE_LATERAL:
        return 0
    return 2 if state.car_at(space) != NONE else 1


def may_move_over(state: GrandPrixState, space: i64) -> bool:
    """Whether the active car may move onto this space beside it, if there is one: not if it has been in that lane."""
    if space == NONE or state.visited >> state.components.lane_of[space] & 1 == 1:
        return False
    return state.mp > 1 or cost(state, space) <= state.mp


def move_over(state: GrandPrixState, way: i64) -> None:
    car = state.active
    target = beside(state, way)
    state.step = way
    state.way = way
    state.mp -= cost(state, target)
    other = state.car_at(target)
    if other != NONE:
        state.emit(DISPLACES, car, other)
        # ── GP-6.8.4  Each displacement by a Player Car is a close call ──
        if state.is_player_car(car):
            state.close_calls = with_value(state.close_calls, car, state.close_calls[car] + 1)
            state.emit(CLOSE_CALL, car, state.close_calls[car])
    aim(state, car, target)


# ── GP-9.2.1, GP-8.3.4, GP-8.5.11, R-16, R-26  Out of the pits, or back from beyond the wall: first onto the track ──


def enter_track(state: GrandPrixState) -> None:
    """It must be done even if the space is occupied, and gives no close call."""
    car = state.active
    graph = state.graph
    sector = state.sector(car)
    if state.components.lane_of[state.spot[car]] == PIT_LANE:
        target = graph.from_pit_lane[sector]
        state.step = OUTWARD
    else:
        target = graph.from_wall[sector]
        state.step = INWARD
    state.way = state.step
    if state.car_at(target) != NONE and graph.in_zone[target] == 0:
        state.mp = max(0, state.mp - 2)
    else:
        state.mp -= 1
    state.visited = 0
    aim(state, car, target)


EVENTS: Final[list[EventKind]] = [DISPLACES, CLOSE_CALL, LEAVES_PITS, COMES_BACK]
