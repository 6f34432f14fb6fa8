"""6.8  Lateral displacement, moves sideways, and the way back onto the track (GP-6.8, GP-9.2.1)."""

from typing import Final

from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import FREE_LATERAL, INWARD, OUTWARD, PIT_LANE

DISPLACES: Final = EventKind("displaces", "GP-6.8.1", ("car", "car"), ("other", "car"))
CLOSE_CALL: Final = EventKind("close-call", "GP-6.8.4", ("car", "car"), ("total", ""))
LEAVES_PITS: Final = EventKind("leaves-pits", "GP-9.2.1", ("car", "car"), ("space", "space"), ("lap", ""))
COMES_BACK: Final = EventKind("comes-back", "GP-8.5.11", ("car", "car"), ("space", "space"), ("lap", ""))

IMPOSSIBLE: Final = 1000
"""The cost of a move that is not allowed at all."""


def beside(state: GrandPrixState, way: int) -> int:
    """The space one lane over, or NONE."""
    graph = state.components.graphs[state.zone]
    space = state.spot[state.active]
    return graph.inner[space] if way == INWARD else graph.outer[space]


# ── GP-6.1.2, GP-6.1.4, GP-6.8.1, R-07, R-21  1 point into an empty space, 2 into an occupied one; never back again ──


def cost(state: GrandPrixState, way: int) -> int:
    space = beside(state, way)
    if space == NONE or has_been_in(state, space):
        return IMPOSSIBLE
    if state.special == FREE_LATERAL:
        return 0
    return 2 if state.car_at(space) != NONE else 1


def has_been_in(state: GrandPrixState, space: int) -> bool:
    """Whether the active car has been in this lane since it came into its sector (R-07)."""
    return bool(state.visited >> state.components.lane_of[space] & 1)


def move_over(state: GrandPrixState, way: int) -> None:
    car = state.active
    target = beside(state, way)
    state.step = state.way = way
    state.movers = [car]
    state.targets = [target]
    points = 1
    other = state.car_at(target)
    if other != NONE:
        points = 2
        state.emit(DISPLACES, car, other)
        # ── GP-6.8.4  Each displacement by a Player Car is a close call ──
        if state.is_player_car(car):
            state.close_calls[car] += 1
            state.emit(CLOSE_CALL, car, state.close_calls[car])
    if state.special != FREE_LATERAL:
        state.mp -= points


# ── GP-9.2.1, GP-8.3.4, GP-8.5.11, R-16, R-26  Out of the pits, or back from beyond the wall: first onto the track ──


def enter_track(state: GrandPrixState) -> None:
    """It must be done even if the space is occupied, and gives no close call."""
    car = state.active
    graph = state.components.graphs[state.zone]
    sector = state.sector(car)
    if state.components.lane_of[state.spot[car]] == PIT_LANE:
        target = graph.from_pit_lane[sector]
        state.step = state.way = OUTWARD
    else:
        target = graph.from_wall[sector]
        state.step = state.way = INWARD
    if state.car_at(target) != NONE and not graph.in_zone[target]:
        state.mp = max(0, state.mp - 2)
    else:
        state.mp -= 1
    state.visited = 0
    state.movers = [car]
    state.targets = [target]


EVENTS: Final[list[EventKind]] = [DISPLACES, CLOSE_CALL, LEAVES_PITS, COMES_BACK]
