"""9.3, 9.4  Restarts under double yellow and red, and the green line after which there are none (GP-9.3, GP-9.4)."""

from typing import Final

from mypy_extensions import i64

from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.core.vecs import append, extend, vec
from paddock.games.grand_prix.rules.order import find_lead, find_leader, running_order
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import DOUBLE_YELLOW, GREEN, RED
from paddock.games.grand_prix.rules.wear import repairable, take_off_all

RESTART_IS_CALLED: Final = EventKind("restart-is-called", "GP-9.3.1", ("car", "car"))
RED_FLAG: Final = EventKind("red-flag", "GP-9.3.2", ("car", "car"))
NO_RESTART: Final = EventKind("no-restart", "GP-9.4.1", ("left", ""))
IS_REGRIDDED: Final = EventKind("is-regridded", "GP-9.3.1", ("car", "car"), ("space", "space"), ("lap", ""))
IS_PUT_RIGHT: Final = EventKind("is-put-right", "GP-9.3.2", ("car", "car"))
CLOSE_UP: Final = EventKind("close-up", "GP-9.3.1", ("count", ""))


# ── GP-8.2.1, GP-9.4.1, R-39, R-61  Called for by a double yellow or red flag; not in sight of the finish ──


def call_restart(state: GrandPrixState) -> None:
    flag = state.components.flag[state.event]
    if state.target == NONE or (flag != DOUBLE_YELLOW and flag != RED):
        return
    leader = find_leader(state)
    if leader == NONE:
        return
    left = state.components.finish_line - state.position(leader)
    if left <= state.components.green_line:
        state.emit(NO_RESTART, left)
        return
    state.restarting = flag
    order = restart_order(state)
    state.emit(RED_FLAG if flag == RED else RESTART_IS_CALLED, order[0])
    front = state.position(leader if order[0] in state.lapped else order[0])
    state.lapped = vec[i64]()
    state.pit_lane = vec[i64]()
    regrid(state, order, front)
    if flag == RED:
        put_right(state)


# ── GP-8.5.3, GP-9.3.1, R-32  Un-lapped cars, lapped cars, then those from the crash, each in running order ──


def restart_order(state: GrandPrixState) -> vec[i64]:
    order = running_order(state)
    unlapped = vec[i64]()
    lapped = vec[i64]()
    crashed = vec[i64]()
    for car in order:
        if car in state.involved:
            crashed = append(crashed, car)
        elif car in state.lapped:
            lapped = append(lapped, car)
        else:
            unlapped = append(unlapped, car)
    return extend(extend(unlapped, lapped), crashed)


# ── GP-1.3.8, GP-9.2.2, GP-9.3.1, R-32  Two wide in the restart lanes, one where there is one lane; nobody is lapped ──


def regrid(state: GrandPrixState, order: vec[i64], front: i64) -> None:
    components = state.components
    position = front
    lane: i64 = 0
    for car in order:
        sector = position % components.length
        space = components.base[sector] + lane
        if state.spot[car] != space:
            state.emit(IS_REGRIDDED, car, space, position // components.length)
        state.put(car, space)
        state.lap[car] = position // components.length
        if lane == 0 and components.widths[sector] > 1:
            lane = 1
        else:
            lane = 0
            position -= 1
    find_lead(state)


# ── GP-9.3.2  Red: all wear but body damage is taken off every car ──


def put_right(state: GrandPrixState) -> None:
    for car in range(state.components.player_cars):
        if state.is_racing(car) and len(repairable(state, car)) > 0:
            take_off_all(state, car)
            state.emit(IS_PUT_RIGHT, car)


# ── GP-9.3.1, R-33  After the stops: the others close up, those who stopped fall in behind by pit lane order ──


def close_up(state: GrandPrixState) -> None:
    if state.restarting == GREEN:
        return
    stayed = vec[i64]()
    stopped = vec[i64]()
    for car in running_order(state):
        if car in state.stopped:
            stopped = append(stopped, car)
        else:
            stayed = append(stayed, car)
    if len(stopped) == 0:
        return
    # The front of the grid is where it was before anybody stopped.
    front = state.lead
    state.emit(CLOSE_UP, len(stopped))
    state.pit_lane = vec[i64]()
    regrid(state, extend(stayed, stopped), front)


EVENTS: Final[list[EventKind]] = [RESTART_IS_CALLED, RED_FLAG, NO_RESTART, IS_REGRIDDED, IS_PUT_RIGHT, CLOSE_UP]
