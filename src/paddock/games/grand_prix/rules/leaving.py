"""4.3  Cars that leave the race: retired, eliminated, lapped (GP-4.2.3, GP-4.3, GP-14.6)."""

from typing import Final

from mypy_extensions import i64

from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.core.rows import with_added, with_value, without
from paddock.core.vecs import remove, vec
from paddock.games.grand_prix.rules.order import in_order
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import CARS

RETIRES: Final = EventKind("retires", "GP-4.3.1", ("car", "car"))
IS_ELIMINATED: Final = EventKind("is-eliminated", "GP-4.3.2", ("car", "car"), ("wear", ""))
IS_RETIRED: Final = EventKind("is-retired", "GP-8.2.1", ("car", "car"))
CRASHES_OUT: Final = EventKind("crashes-out", "GP-8.5.3", ("car", "car"))
IS_TAKEN_OFF: Final = EventKind("is-taken-off", "GP-4.2.3", ("car", "car"))
TAKES_POSITION: Final = EventKind("takes-position", "GP-14.6", ("car", "car"), ("place", ""), ("points", ""))


# ── GP-14.6, R-36  Whoever leaves takes the lowest position that is left; the last ten get a marker ──


def leave_race(state: GrandPrixState, car: i64) -> None:
    place = CARS - len(state.gone)
    state.put(car, NONE)
    state.gone = with_added(state.gone, car)
    state.gone_now = with_added(state.gone_now, car)
    state.orders = with_value(state.orders, car, NONE)
    if car in state.lapped:
        state.lapped = without(state.lapped, car)
    if car in state.pit_lane:
        state.pit_lane = remove(state.pit_lane, car)
    if car in state.waiting:
        state.waiting = remove(state.waiting, car)
    points = state.components.points
    if place <= len(points):
        state.emit(TAKES_POSITION, car, place, points[place - 1])


def leave_together(state: GrandPrixState, cars: vec[i64], kind: EventKind) -> None:
    """R-36: several at once leave from the rear."""
    order = in_order(state, cars)
    for at in range(len(order) - 1, -1, -1):
        car = order[at]
        state.emit(kind, car)
        leave_race(state, car)


# ── GP-3.5.4, GP-4.2.3  At the end of the turn the lapped cars are taken off ──


def remove_lapped(state: GrandPrixState) -> None:
    if len(state.lapped) > 0:
        leave_together(state, state.lapped[:], IS_TAKEN_OFF)


EVENTS: Final[list[EventKind]] = [
    RETIRES,
    IS_ELIMINATED,
    IS_RETIRED,
    CRASHES_OUT,
    IS_TAKEN_OFF,
    TAKES_POSITION,
]
