"""8.5.11, 8.5.12  Spin-Off and Spin Around: close calls and tyre wear together."""

from typing import Final

from paddock.core.event import EventKind
from paddock.games.grand_prix.rules.events.selection import most, player_cars_on_track
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import NO_SERVICE, TYRE
from paddock.games.grand_prix.rules.wear import lose_close_calls

SPINS_OFF: Final = EventKind("spins-off", "GP-8.5.11", ("car", "car"), ("space", "space"), ("lap", ""))
SPINS_AROUND: Final = EventKind("spins-around", "GP-8.5.12", ("car", "car"), ("space", "space"), ("lap", ""))


# ── GP-8.5.11, GP-8.5.12, R-28  The most close calls and tyre wear together; of those, the most close calls ──


def car_that_spins(state: GrandPrixState) -> list[int]:
    tyre_wear = state.wear[TYRE]
    both = [calls + tyre_wear[car] for car, calls in enumerate(state.close_calls)]
    tied = most(player_cars_on_track(state), both)
    return most(tied, state.close_calls) or tied


# ── GP-8.5.11, R-05, R-26  Spin-Off: beyond the wall, and back on its next activation ──


def spin_off(state: GrandPrixState, car: int) -> None:
    state.put(car, state.components.track.wall[state.sector(car)])
    state.emit(SPINS_OFF, car, state.spot[car], state.lap[car])
    lose_close_calls(state, car)


# ── GP-8.5.12, R-26  Spin Around: into the pit lane, without its benefits this turn ──


def spin_around(state: GrandPrixState, car: int) -> None:
    state.put(car, state.components.track.pit_lane[state.sector(car)])
    state.pit_lane.append(car)
    state.orders[car] = NO_SERVICE
    state.emit(SPINS_AROUND, car, state.spot[car], state.lap[car])
    lose_close_calls(state, car)


EVENTS: Final[list[EventKind]] = [SPINS_OFF, SPINS_AROUND]
