"""8.5.4, 8.5.8, 8.5.16  Forced stops: penalties and the black and orange flag. They are served in the pit step."""

from typing import Final

from mypy_extensions import i64

from paddock.core.event import EventKind
from paddock.core.rows import with_value
from paddock.core.vecs import vec
from paddock.games.grand_prix.rules.events.selection import most, racing_player_cars
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import DRIVE_THROUGH, REPAIR_ALL, STOP_AND_GO
from paddock.games.grand_prix.rules.wear import lose_close_calls

MUST_DRIVE_THROUGH: Final = EventKind("must-drive-through", "GP-8.5.4", ("car", "car"))
MUST_STOP_AND_GO: Final = EventKind("must-stop-and-go", "GP-8.5.16", ("car", "car"))
MUST_REPAIR: Final = EventKind("must-repair", "GP-8.5.8", ("car", "car"))


# ── GP-8.5.4, GP-8.5.16, R-28  Penalties: the most close calls in the race ──


def car_with_close_calls(state: GrandPrixState) -> vec[i64]:
    return most(racing_player_cars(state), state.close_calls)


# ── GP-8.5.8, R-28, R-35  Mechanical Failure: the most wear, body damage included ──


def car_with_wear(state: GrandPrixState) -> vec[i64]:
    counts = vec[i64]([state.wear_of(car) for car in range(state.components.player_cars)])
    return most(racing_player_cars(state), counts)


# ── GP-8.5.4  Drive-Through Penalty ──


def drive_through(state: GrandPrixState, car: i64) -> None:
    state.orders = with_value(state.orders, car, DRIVE_THROUGH)
    state.emit(MUST_DRIVE_THROUGH, car)
    lose_close_calls(state, car)


# ── GP-8.5.16  Stop & Go Penalty ──


def stop_and_go(state: GrandPrixState, car: i64) -> None:
    state.orders = with_value(state.orders, car, STOP_AND_GO)
    state.emit(MUST_STOP_AND_GO, car)
    lose_close_calls(state, car)


# ── GP-8.2.1, GP-8.5.8  Mechanical Failure ──


def repair_all(state: GrandPrixState, car: i64) -> None:
    state.orders = with_value(state.orders, car, REPAIR_ALL)
    state.emit(MUST_REPAIR, car)


EVENTS: Final[list[EventKind]] = [MUST_DRIVE_THROUGH, MUST_STOP_AND_GO, MUST_REPAIR]
