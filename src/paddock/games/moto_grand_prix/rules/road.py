"""The road ahead: which positions a bike can reach at which cost (MGP-B.5, MGP-B.6, MGP-S.20, MGP-S.22).

How a route winds changes nothing but its cost, so the rules ask only for the end of a route and its surcharge.
"""

from typing import Final

from paddock.core.names import NONE
from paddock.games.moto_grand_prix.rules.components import MotoComponents
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import LANES, MOST_ROWS

# ── MGP-B.5, MGP-B.6, MGP-A.6, MGP-A.20  Free positions ahead; one lane a point ──


def _open_road(start: int) -> list[int]:
    reached = [1 if lane == start else 0 for lane in range(LANES)]
    for row in range(1, MOST_ROWS + 1):
        reached += [1 if abs(lane - start) <= row else 0 for lane in range(LANES)]
    return reached


OPEN_ROAD: Final = [_open_road(lane) for lane in range(LANES)]
"""What `reach` finds from each lane where no bike is ahead."""


def bikes_ahead(state: MotoState, bike: int, rows: int) -> list[int]:
    """The lanes that other bikes occupy in each of the next rows, bit by bit; empty if there is nobody."""
    found: list[int] = []
    length = state.components.circuit.rows
    distance = state.distance
    here = distance[bike]
    for other, lane in enumerate(state.lane):
        if lane != NONE and other != bike:
            ahead = (distance[other] - here) % length  # where it stands, not how far it has come
            if 0 < ahead <= rows:
                if not found:
                    found = [0] * (rows + 1)
                found[ahead] |= 1 << lane
    return found


# ── MGP-S.22, MGP-A.5, MGP-A.36  Overtaking positions off the racing line on corners cost their difficulty more ──

BESIDE: Final = [0b010, 0b101, 0b010]
"""The lanes next to each lane."""


def surcharge(components: MotoComponents, row: int, lane: int, occupied: int) -> int:
    """What entering this position costs beyond its one point, with bikes in these lanes of the row."""
    circuit = components.circuit
    if occupied == 0 or circuit.racing_line[row] == lane:
        return 0
    if components.beside_adjacent and not occupied & BESIDE[lane]:
        return 0
    return circuit.difficulty[row]


# ── MGP-S.19, MGP-S.20, MGP-S.23, MGP-A.7, MGP-A.40  Where a bike can get past the others ──


def reach(state: MotoState, bike: int, rows: int, surcharged: bool) -> list[int]:
    """For each position 3·rows + lane ahead: a number whose bit x says that some route there has a surcharge of x.

    It ends with the last row that can be reached.
    """
    start = state.lane[bike]
    ahead = bikes_ahead(state, bike, rows)
    if not ahead:
        return OPEN_ROAD[start]
    components = state.components
    circuit = components.circuit
    length = circuit.rows
    row = state.distance[bike] % length
    left = 1 if start == 0 else 0
    centre = 1 if start == 1 else 0
    right = 1 if start == 2 else 0
    reached = [left, centre, right]
    for occupied in ahead[1:]:
        row += 1
        if row == length:
            row = 0
        sides = left | right
        left |= centre
        right |= centre
        centre |= sides
        if occupied:
            if occupied & 0b001:
                left = 0
            if occupied & 0b010:
                centre = 0
            if occupied & 0b100:
                right = 0
            if surcharged and circuit.difficulty[row]:
                left <<= surcharge(components, row, 0, occupied)
                centre <<= surcharge(components, row, 1, occupied)
                right <<= surcharge(components, row, 2, occupied)
            if left == 0 and centre == 0 and right == 0:
                break
        reached.append(left)
        reached.append(centre)
        reached.append(right)
    return reached


# ── MGP-S.14, MGP-A.17  After a contact: the lightest lane that is free, further in only where needed ──


def forced_lanes(state: MotoState, bike: int, rows: int) -> list[int]:
    """The lane in which a bike that had a contact must end a move of 0, 1, 2 … rows, as far as the road is open."""
    lanes = [state.lane[bike]]
    for length in range(1, rows + 1):
        route = forced_route(state, bike, length)
        if not route:
            break
        lanes.append(route[-1])
    return lanes


def forced_route(state: MotoState, bike: int, rows: int) -> list[int]:
    """The lanes row by row: of all routes of this length the one that is lightest, from the first row on."""
    circuit = state.components.circuit
    ahead = bikes_ahead(state, bike, rows) or [0] * (rows + 1)
    # From the end backwards: which positions lead on to the last row?
    leads_on = [[True] * LANES for _ in range(rows + 1)]
    for step in range(rows, 0, -1):
        for lane in range(LANES):
            free = not ahead[step] & 1 << lane
            leads_on[step][lane] = free and (
                step == rows or any(leads_on[step + 1][other] for other in range(LANES) if abs(other - lane) <= 1)
            )
    route: list[int] = []
    lane = state.lane[bike]
    for step in range(1, rows + 1):
        rank = circuit.rank[(state.distance[bike] + step) % circuit.rows]
        lightest = NONE
        for other in range(LANES):
            if abs(other - lane) <= 1 and leads_on[step][other] and (lightest == NONE or rank[other] > rank[lightest]):
                lightest = other
        if lightest == NONE:
            return []
        lane = lightest
        route.append(lane)
    return route
