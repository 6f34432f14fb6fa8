"""Paths: what is connected to a vehicle by tiles, cities and transport lines (GR-28, GR-29, GR-53, G-29, G-30)."""

from paddock.core.names import NONE
from paddock.games.great_race.rules.chart import CITY
from paddock.games.great_race.rules.state import GreatState


def connected(state: GreatState, seat: int) -> list[int]:
    """The spaces with a tile or a city that a continuous path joins to the vehicle, the vehicle's own first."""
    chart = state.components.chart
    tiles = state.tiles
    start = state.space[seat]
    found = [start]
    seen = [False] * chart.spaces
    seen[start] = True
    for space in found:
        for other in chart.paths[space]:
            if not seen[other] and (tiles[other] != NONE or chart.kind[other] == CITY):
                seen[other] = True
                found.append(other)
    return found


def frontier(state: GreatState, seat: int) -> list[int]:
    """The blank spaces next to that path, where a tile may be laid, in the order in which the path comes by them."""
    chart = state.components.chart
    tiles, kinds = state.tiles, chart.kind
    path = [state.space[seat]]
    found: list[int] = []
    seen = [False] * chart.spaces
    seen[path[0]] = True
    for space in path:
        for other in chart.paths[space]:  # the ends of lines are cities, so what is blank is next to the path by road
            if seen[other]:
                continue
            seen[other] = True
            if tiles[other] != NONE or kinds[other] == CITY:
                path.append(other)
            else:
                found.append(other)
    return found


def has_frontier(state: GreatState, seat: int) -> bool:
    """Whether there is any, usually answered by the spaces around the vehicle."""
    chart = state.components.chart
    for other in chart.roads[state.space[seat]]:
        if state.tiles[other] == NONE and chart.kind[other] != CITY:
            return True
    return bool(frontier(state, seat))


# ── GR-32, GR-34  Vehicles on the board ──


def move_vehicle(state: GreatState, seat: int, space: int) -> None:
    """Put the vehicle on the space it has been entering."""
    state.space[seat] = space
    state.driven += 1
    state.entering = NONE
    state.blind = 0
    state.avoided = 0


def has_vehicle(state: GreatState, space: int) -> bool:
    return space in state.space
