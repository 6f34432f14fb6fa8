"""Which way a bike winds to the position where it ends: for the log and for the animation, as it changes no outcome.

Of all routes with the right cost it takes the one that keeps closest to the racing line, from the first row on.
"""

from typing import Final

from paddock.games.moto_grand_prix.rules.road import bikes_ahead, forced_route, surcharge
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import BASIC, LANES

NO_ROUTE: Final = -1


def route(state: MotoState, bike: int, place: int, cost: int) -> list[int]:
    """The lanes row by row of a ride to `place` (3·rows + lane) that costs so much; empty if there is none."""
    rows = place // LANES
    if state.contact[bike]:
        return forced_route(state, bike, rows)
    components = state.components
    circuit = components.circuit
    here = state.distance[bike]
    ahead = bikes_ahead(state, bike, rows) or [0] * (rows + 1)
    # From the end backwards: which surcharges lie on the ways from each position to the end, bit by bit?
    to_end = [[0] * LANES for _ in range(rows + 1)]
    to_end[rows][place % LANES] = 1
    extra = [[0] * LANES for _ in range(rows + 1)]
    for step in range(rows, 0, -1):
        for lane in range(LANES):
            if ahead[step] & 1 << lane:
                to_end[step][lane] = 0
            elif components.level > BASIC:
                extra[step][lane] = surcharge(components, (here + step) % circuit.rows, lane, ahead[step])
        for lane in range(LANES):
            for after in range(max(0, lane - 1), min(LANES, lane + 2)):
                to_end[step - 1][lane] |= to_end[step][after] << extra[step][after]
    left = cost - rows
    lane = state.lane[bike]
    if left < 0 or not to_end[0][lane] >> left & 1:
        return []
    found: list[int] = []
    for step in range(1, rows + 1):
        best = NO_ROUTE
        rank = circuit.rank[(here + step) % circuit.rows]
        for after in range(max(0, lane - 1), min(LANES, lane + 2)):
            rest = left - extra[step][after]
            if rest >= 0 and to_end[step][after] >> rest & 1 and (best == NO_ROUTE or rank[after] < rank[best]):
                best = after
        lane = best
        left -= extra[step][lane]
        found.append(lane)
    return found


def path_number(lanes: list[int]) -> int:
    """A route as one number, three to the power of the step for each lane, so that an event can carry it."""
    number = 0
    for lane in reversed(lanes):
        number = LANES * number + lane
    return number


def path_lanes(number: int, rows: int) -> list[int]:
    """The route that `path_number` wrote down.

    >>> path_lanes(path_number([1, 2, 2, 0]), 4)
    [1, 2, 2, 0]
    """
    lanes: list[int] = []
    for _ in range(rows):
        lanes.append(number % LANES)
        number //= LANES
    return lanes
