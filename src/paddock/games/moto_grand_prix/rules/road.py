"""The road ahead: which positions a bike can reach at which cost (MGP-B.5, MGP-B.6, MGP-S.20, MGP-S.22).

How a route winds changes nothing but its cost, so the rules ask only for the end of a route and its surcharge.
"""

from typing import Final

from mypy_extensions import i64

from paddock.core.names import NONE
from paddock.core.rows import row_of
from paddock.core.vecs import append, vec
from paddock.games.moto_grand_prix.rules.components import MotoComponents
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import EVERY_LANE, LANE_SETS, LANES, MOST_ROWS

BIT: Final = row_of([1 << place for place in range(LANES * (MOST_ROWS + 1))])
"""The number of which only this bit is set. (Compiled, the 1 of `1 << place` has 32 bits.)"""


# ── MGP-B.5, MGP-B.6, MGP-A.20  Where others stand, whatever lap they are in ──


def bikes_ahead(state: MotoState, bike: i64, rows: i64) -> i64:
    """The lanes that other bikes occupy in the next rows: three bits a row, those of the bike's own row the lowest."""
    length = state.components.circuit.rows
    distance = state.distance
    here = distance[bike]
    found: i64 = 0
    for other, lane in enumerate(state.lane):
        if lane != NONE:
            ahead = distance[other] - here
            if ahead > rows or ahead <= rows - length:  # perhaps in another lap
                ahead %= length
            if 0 < ahead <= rows:
                found |= BIT[LANES * ahead + lane]
    return found


def occupied_in(road: i64, rows: i64) -> i64:
    """The lanes that are occupied so many rows ahead, of what `bikes_ahead` has found."""
    return road >> LANES * rows & EVERY_LANE


# ── MGP-S.22, MGP-A.5, MGP-A.36  Overtaking positions off the racing line on corners cost their difficulty more ──


def surcharge(components: MotoComponents, row: i64, lane: i64, occupied: i64) -> i64:
    """What entering this position costs beyond its one point, with bikes in these lanes of the row."""
    return components.circuit.difficulty[row] if dear_lanes(components, row, occupied) >> lane & 1 else 0


def dear_lanes(components: MotoComponents, row: i64, occupied: i64) -> i64:
    """The lanes of the row that cost more, if it is in a corner, with bikes in these lanes."""
    return components.overtaking[LANE_SETS * components.circuit.racing_line[row] + occupied]


# ── MGP-B.6, MGP-S.19, MGP-S.20, MGP-S.23, MGP-A.6, MGP-A.7, MGP-A.40  Free positions ahead; one lane a point ──
# A row of the road is one number, with some bits for each lane: bit x says that some route to the position has a
# surcharge of x. Those above MOST_ROWS cannot be paid; there are three bits more, so that the shift by a surcharge does
# not run into the next lane.

LANE_BITS: Final = MOST_ROWS + 4
ONE_LANE: Final = (1 << MOST_ROWS + 1) - 1
BITS_OF: Final = row_of(
    [sum(ONE_LANE << LANE_BITS * lane for lane in range(LANES) if lanes >> lane & 1) for lanes in range(LANE_SETS)]
)
"""The bits of each set of lanes."""
IN_ALL_LANES: Final = 1 | 1 << LANE_BITS | 1 << 2 * LANE_BITS
"""A row of which all lanes are reached without surcharge."""
ALL_BITS: Final = ONE_LANE | ONE_LANE << LANE_BITS | ONE_LANE << 2 * LANE_BITS


def routes_to(reached: i64, lane: i64) -> i64:
    """The surcharges with which a lane of the row is reached, bit by bit; 0 if it is not."""
    return reached >> LANE_BITS * lane & ONE_LANE


def standing_in(lane: i64) -> i64:
    """The row in which a bike stands, as far as it has reached it."""
    return BIT[LANE_BITS * lane]


def one_row_on(reached: i64) -> i64:
    """What is reached in the next row, if nobody is there, from what is reached in this one."""
    return (reached | reached << LANE_BITS | reached >> LANE_BITS) & ALL_BITS


def room_for(reached: i64, occupied: i64) -> i64:
    """What is left of what is reached in a row, with bikes in these lanes."""
    return reached & BITS_OF[EVERY_LANE - occupied]


def past_bikes(state: MotoState, distance: i64, reached: i64, occupied: i64, surcharged: bool) -> i64:
    """The same at this distance; by then overtaking positions may have cost more."""
    components = state.components
    reached = room_for(reached, occupied)
    row = distance % components.circuit.rows
    difficulty = components.circuit.difficulty[row]
    if surcharged and difficulty:
        dear = reached & BITS_OF[dear_lanes(components, row, occupied)]
        reached = reached ^ dear | dear << difficulty & ALL_BITS
    return reached


def reach(state: MotoState, bike: i64, rows: i64, surcharged: bool) -> vec[i64]:
    """What is reached in each of the next rows, the bike's own first; 0 beyond the last that can be reached."""
    return reach_past(state, bike, bikes_ahead(state, bike, rows), rows, surcharged)


def reach_past(state: MotoState, bike: i64, road: i64, rows: i64, surcharged: bool) -> vec[i64]:
    """The same past the bikes that `bikes_ahead` has found on the road."""
    found = vec[i64]([0] * (rows + 1))
    reached = standing_in(state.lane[bike])
    ahead: i64 = 0
    while reached and ahead <= rows:
        found[ahead] = reached
        ahead += 1
        reached = one_row_on(reached)
        if occupied_in(road, ahead):
            distance = state.distance[bike] + ahead
            reached = past_bikes(state, distance, reached, occupied_in(road, ahead), surcharged)
    return found


def furthest_row(reached: vec[i64]) -> i64:
    """How many rows the road is open."""
    rows: i64 = len(reached) - 1
    while reached[rows] == 0:
        rows -= 1
    return rows


# ── MGP-S.14, MGP-A.17  After a contact: the lightest lane that is free, further in only where needed ──


def forced_lanes(state: MotoState, bike: i64, rows: i64) -> vec[i64]:
    """The lane in which a bike that had a contact must end a move of 0, 1, 2 … rows, as far as the road is open."""
    leads = leads_to(bikes_ahead(state, bike, rows), rows)
    lanes = vec[i64]([state.lane[bike]])
    for length in range(1, rows + 1):
        route = lightest_route(state, bike, leads, length)
        if len(route) == 0:
            break
        lanes = append(lanes, route[-1])
    return lanes


def forced_route(state: MotoState, bike: i64, rows: i64) -> vec[i64]:
    """The lanes row by row: of all routes of this length the one that is lightest, from the first row on."""
    return lightest_route(state, bike, leads_to(bikes_ahead(state, bike, rows), rows), rows)


def leads_to(road: i64, rows: i64) -> vec[i64]:
    """Of each position 3·rows + lane ahead, how many rows from the bike it leads; 0 where another stands."""
    leads = vec[i64]([0] * (LANES * rows + LANES))
    for ahead in range(rows, 0, -1):
        for lane in range(LANES):
            if occupied_in(road, ahead) >> lane & 1 == 0:
                furthest = ahead
                if ahead < rows:
                    for after in range(max(0, lane - 1), min(LANES, lane + 2)):
                        furthest = max(furthest, leads[LANES * ahead + LANES + after])
                leads[LANES * ahead + lane] = furthest
    return leads


def lightest_route(state: MotoState, bike: i64, leads: vec[i64], rows: i64) -> vec[i64]:
    """The lanes of the lightest route of this length; empty if there is none."""
    circuit = state.components.circuit
    route = vec[i64]()
    lane = state.lane[bike]
    for ahead in range(1, rows + 1):
        row = (state.distance[bike] + ahead) % circuit.rows
        lightest: i64 = NONE
        for other in range(max(0, lane - 1), min(LANES, lane + 2)):
            if leads[LANES * ahead + other] >= rows and (
                lightest == NONE or circuit.rank[LANES * row + other] > circuit.rank[LANES * row + lightest]
            ):
                lightest = other
        if lightest == NONE:
            return vec[i64]()
        lane = lightest
        route = append(route, lane)
    return route
