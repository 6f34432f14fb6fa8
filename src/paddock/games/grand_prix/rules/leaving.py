"""4.3  Cars that leave the race: retired, eliminated, lapped (GP-4.2.3, GP-4.3, GP-14.6)."""

from typing import Final

from paddock.core.event import EventKind
from paddock.core.names import NONE
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


def leave_race(state: GrandPrixState, car: int) -> None:
    place = CARS - len(state.gone)
    state.put(car, NONE)
    state.gone.append(car)
    state.gone_now.append(car)
    state.orders[car] = NONE
    for cars in (state.lapped, state.pit_lane, state.waiting):
        if car in cars:
            cars.remove(car)
    points = state.components.points
    if place <= len(points):
        state.emit(TAKES_POSITION, car, place, points[place - 1])


def leave_together(state: GrandPrixState, cars: list[int], kind: EventKind) -> None:
    """R-36: several at once leave from the rear."""
    for car in reversed(in_order(state, cars)):
        state.emit(kind, car)
        leave_race(state, car)


# ── GP-3.5.4, GP-4.2.3  At the end of the turn the lapped cars are taken off ──


def remove_lapped(state: GrandPrixState) -> None:
    if state.lapped:
        leave_together(state, state.lapped[:], IS_TAKEN_OFF)


EVENTS: Final[list[EventKind]] = [
    RETIRES,
    IS_ELIMINATED,
    IS_RETIRED,
    CRASHES_OUT,
    IS_TAKEN_OFF,
    TAKES_POSITION,
]
