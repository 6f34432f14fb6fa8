"""4. Important concepts: the running order, lapping and laps (GP-4.1, GP-4.2, GP-4.6)."""

from typing import Final

from mypy_extensions import i64

from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.core.rows import ascending, place_of, with_added, without
from paddock.core.vecs import append, vec
from paddock.games.grand_prix.rules.components import RANKS
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import CARS, PIT_LANE

TAKES_LEAD: Final = EventKind("takes-lead", "GP-4.1.1", ("car", "car"))
IS_LAPPED: Final = EventKind("is-lapped", "GP-4.2.1", ("car", "car"))
UNLAPS: Final = EventKind("unlaps", "GP-4.2.2", ("car", "car"))
LAP_BEGINS: Final = EventKind("lap-begins", "GP-4.6.1", ("lap", ""), ("laps", ""))
CROSSES: Final = EventKind("crosses", "GP-10.1.2", ("car", "car"), ("place", ""))


# ── GP-4.1.2, GP-14.7, GP-14.9, R-05  Laps, then sectors, then lanes; pit lane last, the bottom of a stack ahead ──


def merit(state: GrandPrixState, car: i64) -> i64:
    """A number that is higher for the car that is ahead; only two that spun off in one sector have the same."""
    components = state.components
    space = state.spot[car]
    own = (state.lap[car] * components.length * RANKS + components.rank[space]) * CARS
    if components.lane_of[space] == PIT_LANE:
        own += CARS - 1 - place_of(state.pit_lane, car)
    return own


def in_order(state: GrandPrixState, cars: vec[i64]) -> vec[i64]:
    """These cars (all on the board) from the front to the back; those with the same merit stay as they are given."""
    count: i64 = len(cars)
    if count < 2:
        return cars
    ranked = ascending(vec[i64]([merit(state, car) * CARS + count - 1 - at for at, car in enumerate(cars)]))
    return vec[i64]([cars[count - 1 - ranked[count - 1 - at] % CARS] for at in range(count)])


def running_order(state: GrandPrixState) -> vec[i64]:
    """All cars in the race, from the leader to the last."""
    finished = state.finished
    anybody_home = len(finished) > 0
    ranked = vec[i64]()
    for car, space in enumerate(state.spot):
        if space >= 0 and not (anybody_home and car in finished):
            ranked = append(ranked, merit(state, car) * CARS + car)
    ranked = ascending(ranked)
    count: i64 = len(ranked)
    return vec[i64]([ranked[count - 1 - at] % CARS for at in range(count)])


# ── GP-4.1.1  The Current Leader ──


def find_leader(state: GrandPrixState) -> i64:
    """The car in the race that is ahead of all others; NONE if there is none."""
    best: i64 = NONE
    best_merit: i64 = 0
    for car, space in enumerate(state.spot):
        if space >= 0 and car not in state.finished:
            own = merit(state, car)
            if best == NONE or own > best_merit:
                best = car
                best_merit = own
    return best


def best_placed(state: GrandPrixState, cars: vec[i64]) -> i64:
    """The foremost of these cars (all on the board); NONE if there are none."""
    best: i64 = NONE
    best_merit: i64 = 0
    for car in cars:
        own = merit(state, car)
        if best == NONE or own > best_merit:
            best = car
            best_merit = own
    return best


def worst_placed(state: GrandPrixState, cars: vec[i64]) -> i64:
    """The last of these cars (all on the board)."""
    worst = cars[0]
    worst_merit = merit(state, worst)
    for car in cars:
        own = merit(state, car)
        if own <= worst_merit:
            worst = car
            worst_merit = own
    return worst


def best_player(state: GrandPrixState) -> i64:
    """R-03: the seat whose Player Car is best placed; NONE if none is in the race."""
    for car in running_order(state):
        if state.is_player_car(car):
            return car // 2
    return NONE


def tell_leader(state: GrandPrixState, before: i64) -> None:
    """Say it if another car leads now than `before`; to be asked only while somebody listens."""
    leader = find_leader(state)
    if leader not in (before, NONE):
        state.emit(TAKES_LEAD, leader)


def find_lead(state: GrandPrixState) -> None:
    """Take note of the highest position of a car in the race."""
    if state._lead_is_known:
        return
    components = state.components
    length = components.length
    sector_of = components.sector_of
    lap = state.lap
    lead = -length
    tail = components.finish_line
    for car, space in enumerate(state.spot):
        if space >= 0:
            position = lap[car] * length + sector_of[space]
            if position > lead:
                lead = position
            if position < tail:
                tail = position
    state.lead = lead
    state._tail = tail
    state._lead_is_known = True


# ── GP-4.6.1, GP-10.1.2, GP-14.3, R-17  What follows from a step: laps and the finish ──


def lap_on(state: GrandPrixState, car: i64, space: i64) -> i64:
    """The lap of a car once it has come to a space that is beside or ahead of it."""
    sector_of = state.components.sector_of
    return state.lap[car] + 1 if sector_of[space] < sector_of[state.spot[car]] else state.lap[car]


def drive_alone(state: GrandPrixState, car: i64, space: i64) -> None:
    """Put a car onto a space that is beside or ahead of it, and take note of what follows."""
    if state.drive(car, space) or len(state.lapped) > 0:
        after_step(state, vec[i64]([car]))


def after_step(state: GrandPrixState, moved: vec[i64]) -> None:
    """Take note of a step of these cars, given from the front to the back."""
    components = state.components
    length = components.length
    laps = components.laps
    sector_of = components.sector_of
    lap = state.lap
    spot = state.spot
    lead = state.lead
    for car in moved:
        own = lap[car]
        if own >= laps and car not in state.finished:
            state.finished = with_added(state.finished, car)
            state.emit(CROSSES, car, len(state.finished))
        position = own * length + sector_of[spot[car]]
        if position > lead:
            lead = position
    if lead > state.lead:
        state.lead = lead
        show_lap(state)
        lap_cars(state)
    if len(state.lapped) > 0:
        # ── GP-4.2.2, R-06  It comes off when the car itself moves and is less than a lap behind ──
        for car in moved:
            if car in state.lapped and lead - state.position(car) < length:
                state.lapped = without(state.lapped, car)
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
    if state._lead_is_known and state._tail > behind:  # as nearly always: nobody is a lap behind
        return
    sector_of = components.sector_of
    for car, space in enumerate(state.spot):
        if (
            lap[car] * length + sector_of[space] <= behind
            and space >= 0
            and car not in state.lapped
            and car not in state.finished
        ):
            state.lapped = with_added(state.lapped, car)
            state.emit(IS_LAPPED, car)


def take_stock(state: GrandPrixState, moved: vec[i64]) -> None:
    """The same where a car may have gone back too, or cars moved outside a segment: who leads is looked at afresh."""
    state._lead_is_known = False
    find_lead(state)
    show_lap(state)
    lap_cars(state)
    after_step(state, moved)


EVENTS: Final[list[EventKind]] = [TAKES_LEAD, IS_LAPPED, UNLAPS, LAP_BEGINS, CROSSES]
