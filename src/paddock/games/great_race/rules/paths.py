"""Paths: what is connected to a vehicle by tiles, cities and transport lines (GR-28, GR-29, GR-53, G-29, G-30)."""

from mypy_extensions import i64

from paddock.core.names import NONE
from paddock.core.vecs import vec
from paddock.games.great_race.rules.chart import CITY
from paddock.games.great_race.rules.state import GreatState


def connected(state: GreatState, seat: i64) -> vec[i64]:
    """The spaces with a tile or a city that a continuous path joins to the vehicle, the vehicle's own first."""
    if not state._has_path or state._path[0] != state.space[seat]:
        state._path = find_path(state, state.space[seat])
        state._has_path = True
    return state._path


def find_path(state: GreatState, start: i64) -> vec[i64]:
    chart = state.components.chart
    tiles, kinds, paths = state.tiles, chart.kind, chart.paths
    found = vec[i64]([start] * chart.spaces)
    seen = vec[i64]([0] * chart.spaces)
    seen[start] = 1
    count: i64 = 1
    at: i64 = 0
    while at < count:
        for other in paths[found[at]]:
            if seen[other] == 0 and (tiles[other] != NONE or kinds[other] == CITY):
                seen[other] = 1
                found[count] = other
                count += 1
        at += 1
    return found[:count]


def frontier(state: GreatState, seat: i64) -> vec[i64]:
    """The blank spaces next to that path, where a tile may be laid, in the order in which the path comes by them."""
    return blank_spaces(state, seat, state.components.chart.spaces)


def has_frontier(state: GreatState, seat: i64) -> bool:
    """Whether there is any: usually around the vehicle, else the path is followed no further than to the first."""
    chart = state.components.chart
    tiles, kinds = state.tiles, chart.kind
    for other in chart.roads[state.space[seat]]:
        if tiles[other] == NONE and kinds[other] != CITY:
            return True
    return len(blank_spaces(state, seat, 1)) > 0


def blank_spaces(state: GreatState, seat: i64, most: i64) -> vec[i64]:
    """The first blank spaces next to the path, at most so many."""
    chart = state.components.chart
    tiles, kinds, paths = state.tiles, chart.kind, chart.paths
    path = vec[i64]([state.space[seat]] * chart.spaces)
    found = vec[i64]([NONE] * most)
    seen = vec[i64]([0] * chart.spaces)
    seen[path[0]] = 1
    joined: i64 = 1
    blank: i64 = 0
    at: i64 = 0
    while at < joined and blank < most:
        for other in paths[path[at]]:  # the ends of lines are cities: what is blank is next to the path by road
            if seen[other] == 0:
                seen[other] = 1
                if tiles[other] != NONE or kinds[other] == CITY:
                    path[joined] = other
                    joined += 1
                elif blank < most:
                    found[blank] = other
                    blank += 1
        at += 1
    return found[:blank]


# ── GR-32, GR-34  Vehicles on the board ──


def move_vehicle(state: GreatState, seat: i64, space: i64) -> None:
    """Put the vehicle on the space it has been entering."""
    state.space[seat] = space
    state.driven += 1
    state.entering = NONE
    state.blind = 0
    state.avoided = 0


def has_vehicle(state: GreatState, space: i64) -> bool:
    return space in state.space
