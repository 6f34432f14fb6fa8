"""7.1–7.5  Wear markers and Close Call tokens (GP-7.1 to GP-7.5)."""

from typing import Final

from mypy_extensions import i64

from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.core.rows import with_entry, with_value
from paddock.core.vecs import vec
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import BODY, MAIN

TAKES_WEAR: Final = EventKind("takes-wear", "GP-7.1.1", ("car", "car"), ("wear", "wear"), ("total", ""))
TAKES_CLOSE_CALLS: Final = EventKind("takes-close-calls", "GP-7.5.1", ("car", "car"), ("count", ""), ("total", ""))
LOSES_CLOSE_CALLS: Final = EventKind("loses-close-calls", "GP-7.5.2", ("car", "car"), ("count", ""))
IS_SLOWED: Final = EventKind("is-slowed", "GP-7.4.1", ("car", "car"), ("penalty", ""), ("mp", ""))


# ── GP-7.1.1  Only Player Cars wear; there are always markers enough ──


def add_wear(state: GrandPrixState, car: i64, wear: i64, count: i64 = 1) -> None:
    if state.is_player_car(car):
        markers = state.wear[wear][car] + count
        state.wear = with_entry(state.wear, wear, car, markers)
        state.emit(TAKES_WEAR, car, wear, markers)


# ── GP-7.5.1  Close calls: no limit, no effect on speed ──


def add_close_calls(state: GrandPrixState, car: i64, count: i64) -> None:
    if state.is_player_car(car):
        state.close_calls = with_value(state.close_calls, car, state.close_calls[car] + count)
        state.emit(TAKES_CLOSE_CALLS, car, count, state.close_calls[car])


# ── GP-7.5.2  An event that looks at them takes them all ──


def lose_close_calls(state: GrandPrixState, car: i64) -> None:
    if state.is_player_car(car) and state.close_calls[car] > 0:
        state.emit(LOSES_CLOSE_CALLS, car, state.close_calls[car])
        state.close_calls = with_value(state.close_calls, car, 0)


# ── GP-6.1.1, GP-7.4.1, GP-7.4.2, GP-7.4.3, R-54  The speed less the penalty for wear, counted at the start ──


def movement_points(state: GrandPrixState, car: i64, card: i64) -> i64:
    speed = state.components.speed[card]
    if not state.is_player_car(car):
        return speed
    markers = min(state.wear_of(car), state.components.most_wear - 1)
    return max(0, speed - state.components.speed_penalty[markers])


# ── GP-5.1.2, GP-7.1.1  The card's wear, after the move ──


def take_wear(state: GrandPrixState) -> None:
    car = state.active
    if state.leg != MAIN or not state.is_player_car(car):
        return
    wear = state.components.card_wear[state.card]
    if wear != NONE:
        add_wear(state, car, wear)
    calls = state.components.card_close_calls[state.card]
    if calls > 0:
        add_close_calls(state, car, calls)


# ── GP-7.3.1, GP-7.3.2, GP-14.4  What can be taken off again ──


def repairable(state: GrandPrixState, car: i64) -> vec[i64]:
    """The kinds of wear on the car that the pits can take off: all but body damage."""
    return vec[i64]([wear for wear in range(BODY) if state.wear[wear][car] > 0])


def take_off_all(state: GrandPrixState, car: i64) -> None:
    """All markers that can be."""
    for wear in repairable(state, car):
        state.wear = with_entry(state.wear, wear, car, 0)


def full_duration(state: GrandPrixState, car: i64) -> i64:
    """What all repairs together would cost."""
    spaces: i64 = 0
    for wear, each in enumerate(state.components.duration):
        spaces += each * state.wear[wear][car]
    return spaces


EVENTS: Final[list[EventKind]] = [TAKES_WEAR, TAKES_CLOSE_CALLS, LOSES_CLOSE_CALLS, IS_SLOWED]
