"""Which way a bike winds to the position where it ends: for the log and for the animation, as it changes no outcome.

Of all routes with the right cost it takes the one that keeps closest to the racing line, from the first row on.
"""

from mypy_extensions import i64

from paddock.core.names import NONE
from paddock.core.vecs import append, vec
from paddock.games.moto_grand_prix.rules.road import bikes_ahead, forced_route, occupied_in, surcharge
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import BASIC, LANES


def route(state: MotoState, bike: i64, place: i64, cost: i64) -> vec[i64]:
    """The lanes row by row of a ride to `place` (3·rows + lane) that costs so much; empty if there is none."""
    rows = place // LANES
    if state.contact[bike]:
        return forced_route(state, bike, rows)
    circuit = state.components.circuit
    extra = surcharges_ahead(state, bike, rows)
    # From the end backwards: which surcharges lie on the ways from each position to the end, bit by bit?
    to_end = vec[i64]([0] * (LANES * rows + LANES))
    to_end[place] = 1
    for ahead in range(rows, 0, -1):
        for lane in range(LANES):
            for after in range(max(0, lane - 1), min(LANES, lane + 2)):
                position = LANES * ahead + after
                if extra[position] != NONE:
                    to_end[LANES * ahead - LANES + lane] |= to_end[position] << extra[position]
    left = cost - rows
    lane_now = state.lane[bike]
    found = vec[i64]()
    if left < 0 or to_end[lane_now] >> left & 1 == 0:
        return found
    for ahead in range(1, rows + 1):
        row = (state.distance[bike] + ahead) % circuit.rows
        best: i64 = NONE
        for after in range(max(0, lane_now - 1), min(LANES, lane_now + 2)):
            position = LANES * ahead + after
            rest = left - extra[position]
            leads_on = extra[position] != NONE and rest >= 0 and to_end[position] >> rest & 1 == 1
            if leads_on and (best == NONE or circuit.rank[LANES * row + after] < circuit.rank[LANES * row + best]):
                best = after
        lane_now = best
        left -= extra[LANES * ahead + best]
        found = append(found, best)
    return found


def surcharges_ahead(state: MotoState, bike: i64, rows: i64) -> vec[i64]:
    """Of each position 3·rows + lane ahead its surcharge; NONE where another stands."""
    components = state.components
    road = bikes_ahead(state, bike, rows)
    found = vec[i64]([0] * (LANES * rows + LANES))
    for ahead in range(1, rows + 1):
        occupied = occupied_in(road, ahead)
        for lane in range(LANES):
            if occupied >> lane & 1:
                found[LANES * ahead + lane] = NONE
            elif components.level > BASIC:
                row = (state.distance[bike] + ahead) % components.circuit.rows
                found[LANES * ahead + lane] = surcharge(components, row, lane, occupied)
    return found


def path_number(lanes: vec[i64]) -> i64:
    """A route as one number, three to the power of the step for each lane, so that an event can carry it."""
    number: i64 = 0
    for place in range(len(lanes) - 1, -1, -1):
        number = LANES * number + lanes[place]
    return number


def path_lanes(number: i64, rows: i64) -> vec[i64]:
    """The route that `path_number` wrote down.

    >>> path_lanes(path_number([1, 2, 2, 0]), 4)
    [1, 2, 2, 0]
    """
    lanes = vec[i64]()
    while rows > 0:
        lanes = append(lanes, number % LANES)
        number //= LANES
        rows -= 1
    return lanes
