"""4. Important concepts: the running order, lapping and laps (GP-4.1, GP-4.2, GP-4.6)."""

from typing import Final

from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.games.grand_prix.rules.components import RANKS
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import CARS, PIT_LANE

TAKES_LEAD: Final = EventKind("takes-lead", "GP-4.1.1", ("car", "car"))
IS_LAPPED: Final = EventKind("is-lapped", "GP-4.2.1", ("car", "car"))
UNLAPS: Final = EventKind("unlaps", "GP-4.2.2", ("car", "car"))
LAP_BEGINS: Final = EventKind("lap-begins", "GP-4.6.1", ("lap", ""), ("laps", ""))
CROSSES: Final = EventKind("crosses", "GP-10.1.2", ("car", "car"), ("place", ""))


# ── GP-4.1.2, GP-14.7, GP-14.9, R-05  Laps, then sectors, then lanes; pit lane last, the bottom of a stack ahead ──


def merit(state: GrandPrixState, car: int) -> int:
    """A number that is higher for the car that is ahead; only two that spun off in one sector have the same."""
    components = state.components
    space = state.spot[car]
    sectors = state.lap[car] * components.length
    own = (sectors * RANKS + components.rank[space]) * CARS
    if components.lane_of[space] == PIT_LANE:
        own += CARS - 1 - state.pit_lane.index(car)
    return own


def in_order(state: GrandPrixState, cars: list[int]) -> list[int]:
    """These cars (all on the board) from the front to the back."""
    return sorted(cars, key=lambda car: -merit(state, car))


def running_order(state: GrandPrixState) -> list[int]:
    """All cars in the race, from the leader to the last."""
    finished = state.finished
    components = state.components
    rank = components.rank
    lane_of = components.lane_of
    a_lap = components.length * RANKS
    lap = state.lap
    ranked: list[int] = []
    for car, space in enumerate(state.spot):
        if space >= 0 and (not finished or car not in finished):
            own = merit(state, car) if lane_of[space] == PIT_LANE else (lap[car] * a_lap + rank[space]) * CARS
            ranked.append(own * CARS + car)
    ranked.sort(reverse=True)
    return [number % CARS for number in ranked]


# ── GP-4.1.1  The Current Leader ──


def find_leader(state: GrandPrixState) -> int:
    best = NONE
    best_merit = -(1 << 60)
    spot = state.spot
    finished = state.finished
    for car in range(len(spot)):
        if spot[car] >= 0 and (not finished or car not in finished):
            own = merit(state, car)
            if own > best_merit:
                best, best_merit = car, own
    return best


def tell_leader(state: GrandPrixState, before: int) -> None:
    """Say it if another car leads now than `before`; to be asked only while somebody listens."""
    leader = find_leader(state)
    if leader not in (before, NONE):
        state.emit(TAKES_LEAD, leader)


def leading_position(state: GrandPrixState) -> int:
    """The highest position of a car in the race."""
    components = state.components
    length = components.length
    sector_of = components.sector_of
    lap = state.lap
    best = -length
    for car, space in enumerate(state.spot):
        if space >= 0:
            position = lap[car] * length + sector_of[space]
            if position > best:
                best = position
    return best


# ── GP-4.6.1, GP-10.1.2, GP-14.3, R-17  What follows from a step: laps and the finish ──


def drive(state: GrandPrixState, car: int, space: int) -> None:
    """Put a car onto a space that is beside or ahead of it."""
    sector_of = state.components.sector_of
    if sector_of[space] < sector_of[state.spot[car]]:
        state.lap[car] += 1
    state.put(car, space)


def lap_on(state: GrandPrixState, car: int, space: int) -> int:
    """The lap of a car once it has come to a space that is beside or ahead of it."""
    sector_of = state.components.sector_of
    return state.lap[car] + 1 if sector_of[space] < sector_of[state.spot[car]] else state.lap[car]


def drive_alone(state: GrandPrixState, car: int, space: int) -> None:
    """The same for a step that moves nobody else, as most do, with what follows from it."""
    components = state.components
    sector = components.sector_of[space]
    lap = state.lap[car]
    if sector < components.sector_of[state.spot[car]]:
        lap += 1
        state.lap[car] = lap
    state.put(car, space)
    if lap * components.length + sector > state.lead or lap >= components.laps or state.lapped:
        after_step(state, [car])


def after_step(state: GrandPrixState, moved: list[int]) -> None:
    """Take note of a step of these cars, given from the front to the back."""
    components = state.components
    length = components.length
    sector_of = components.sector_of
    spot = state.spot
    lap = state.lap
    lead = state.lead
    laps = components.laps
    for car in moved:
        own = lap[car]
        if own >= laps and car not in state.finished:
            state.finished.append(car)
            state.emit(CROSSES, car, len(state.finished))
        position = own * length + sector_of[spot[car]]
        if position > lead:
            lead = position
    if lead > state.lead:
        state.lead = lead
        show_lap(state)
        lap_cars(state)
    if state.lapped:
        # ── GP-4.2.2, R-06  It comes off when the car itself moves and is less than a lap behind ──
        for car in moved:
            if car in state.lapped and lead - state.position(car) < length:
                state.lapped.remove(car)
                state.emit(UNLAPS, car)


# ── GP-4.6.1, GP-4.6.2, R-43  The lap marker: the first crossing does not count, and it never moves back ──


def show_lap(state: GrandPrixState) -> None:
    lap = min(state.lead // state.components.length + 1, state.components.laps)
    if lap > state.lap_shown:
        state.lap_shown = lap
        state.emit(LAP_BEGINS, lap, state.components.laps)


# ── GP-4.2.1, R-06  Every car that the leader has caught up with, a lap on, gets a Lap Down marker ──


def lap_cars(state: GrandPrixState) -> None:
    components = state.components
    length = components.length
    behind = state.lead - length
    lap = state.lap
    if min(lap) * length > behind:  # as nearly always: nobody is a lap behind
        return
    for car, space in enumerate(state.spot):
        if (
            space >= 0
            and lap[car] * length + components.sector_of[space] <= behind
            and car not in state.lapped
            and car not in state.finished
        ):
            state.lapped.append(car)
            state.emit(IS_LAPPED, car)


def take_stock(state: GrandPrixState, moved: list[int]) -> None:
    """The same where a car may have gone back too, or cars moved outside a segment: who leads is looked at afresh."""
    state.lead = leading_position(state)
    show_lap(state)
    lap_cars(state)
    after_step(state, moved)


EVENTS: Final[list[EventKind]] = [TAKES_LEAD, IS_LAPPED, UNLAPS, LAP_BEGINS, CROSSES]
