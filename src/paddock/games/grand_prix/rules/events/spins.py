"""8.5.11, 8.5.12  Spin-Off and Spin Around: close calls and tyre wear together."""

from typing import Final

from mypy_extensions import i64

from paddock.core.event import EventKind
from paddock.core.rows import with_value
from paddock.core.vecs import append, vec
from paddock.games.grand_prix.rules.events.selection import most, player_cars_on_track
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import NO_SERVICE, TYRE
from paddock.games.grand_prix.rules.wear import lose_close_calls

SPINS_OFF: Final = EventKind("spins-off", "GP-8.5.11", ("car", "car"), ("space", "space"), ("lap", ""))
SPINS_AROUND: Final = EventKind("spins-around", "GP-8.5.12", ("car", "car"), ("space", "space"), ("lap", ""))


# ── GP-8.5.11, GP-8.5.12, R-28  The most close calls and tyre wear together; of those, the most close calls ──


def car_that_spins(state: GrandPrixState) -> vec[i64]:
    both = state.close_calls[:]
    for car, markers in enumerate(state.wear[TYRE]):
        both[car] += markers
    tied = most(player_cars_on_track(state), both)
    with_calls = most(tied, state.close_calls)
    return with_calls if len(with_calls) > 0 else tied


# ── GP-8.5.11, R-05, R-26  Spin-Off: beyond the wall, and back on its next activation ──


def spin_off(state: GrandPrixState, car: i64) -> None:
    state.put(car, state.components.wall_spaces[state.sector(car)])
    state.emit(SPINS_OFF, car, state.spot[car], state.lap[car])
    lose_close_calls(state, car)


# ── GP-8.5.12, R-26  Spin Around: into the pit lane, without its benefits this turn ──


def spin_around(state: GrandPrixState, car: i64) -> None:
    state.put(car, state.components.pit_spaces[state.sector(car)])
    state.pit_lane = append(state.pit_lane, car)
    state.orders = with_value(state.orders, car, NO_SERVICE)
    state.emit(SPINS_AROUND, car, state.spot[car], state.lap[car])
    lose_close_calls(state, car)


EVENTS: Final[list[EventKind]] = [SPINS_OFF, SPINS_AROUND]
