"""3.4.3, 5, 9.2  An action segment with a race card: how it begins and how it ends (GP-3.4.3, GP-5.1, GP-9.2.1)."""

from typing import Final

from mypy_extensions import i64

from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.core.rows import without
from paddock.core.vecs import remove, vec
from paddock.games.grand_prix.rules.order import find_lead
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import DIAGONAL_ONCE, EXIT, MAIN, NO_TEXT, SOLO, WALL
from paddock.games.grand_prix.rules.wear import IS_SLOWED, movement_points

SETS_OFF: Final = EventKind("sets-off", "GP-6.1.1", ("car", "car"), ("mp", ""))
SETS_OFF_FROM_PITS: Final = EventKind("sets-off-from-pits", "GP-5.1.1", ("car", "car"), ("mp", ""))
LEAVES_BOARD: Final = EventKind("leaves-board", "GP-10.1.2", ("car", "car"))


# ── GP-5.1.1, GP-6.1.1, GP-9.2.1  Speed, type and text of the card; from the pits only its pit exit speed ──


def begin_move(state: GrandPrixState) -> None:
    car = state.active
    card = state.card
    components = state.components
    lane = components.lane_of[state.spot[car]]
    if lane >= WALL:
        state.leg = EXIT
        state.mode = SOLO
        state.special = NO_TEXT
        state.mp = components.pit_exit[card]
        state.visited = 0
        state.emit(SETS_OFF_FROM_PITS, car, state.mp)
    else:
        state.leg = MAIN
        state.mode = components.mode[card]
        state.special = components.special[card]
        state.mp = movement_points(state, car, card)
        state.visited = 1 << lane  # where it starts it has been
        if state.mp < components.speed[card]:
            state.emit(IS_SLOWED, car, components.speed[card] - state.mp, state.mp)
        state.emit(SETS_OFF, car, state.mp)
    state.diagonals = 1 if state.special == DIAGONAL_ONCE else 0
    state.linked = 0
    state.train = vec[i64]([car])
    find_lead(state)


# ── GP-1.5.1, GP-10.1.2, R-17  The car is flipped; cars across the finish line are taken off ──


def end_move(state: GrandPrixState) -> None:
    if state.active in state.waiting:
        state.waiting = remove(state.waiting, state.active)
    take_off_finished(state)
    state.card = state.active = NONE
    state.leg = MAIN
    state.mode = SOLO
    state.special = NO_TEXT
    state.mp = state.visited = state.diagonals = state.linked = 0
    state.train = vec[i64]()


def take_off_finished(state: GrandPrixState) -> None:
    for car in state.finished:
        if state.spot[car] != NONE:
            state.put(car, NONE)
            if car in state.lapped:
                state.lapped = without(state.lapped, car)
            if car in state.pit_lane:
                state.pit_lane = remove(state.pit_lane, car)
            if car in state.waiting:
                state.waiting = remove(state.waiting, car)
            state.emit(LEAVES_BOARD, car)


EVENTS: Final[list[EventKind]] = [SETS_OFF, SETS_OFF_FROM_PITS, LEAVES_BOARD]
