"""Paths: what is connected to a vehicle by tiles, cities and transport lines (GR-28, GR-29, GR-53, G-29, G-30)."""

from paddock.core.names import NONE
from paddock.games.great_race.chart import CITY
from paddock.games.great_race.state import GreatState


def connected(state: GreatState, seat: int) -> list[int]:
    """The spaces with a tile or a city that a continuous path joins to the vehicle, the vehicle's own first."""
    chart = state.rules.chart
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
    """The blank spaces next to that path, where a tile may be laid."""
    chart = state.rules.chart
    tiles = state.tiles
    found: list[int] = []
    seen = [False] * chart.spaces
    for space in connected(state, seat):
        for other in chart.roads[space]:
            if not seen[other] and tiles[other] == NONE and chart.kind[other] != CITY:
                seen[other] = True
                found.append(other)
    return found


def has_frontier(state: GreatState, seat: int) -> bool:
    """The same question, usually answered by the spaces around the vehicle."""
    chart = state.rules.chart
    for other in chart.roads[state.space[seat]]:
        if state.tiles[other] == NONE and chart.kind[other] != CITY:
            return True
    return bool(frontier(state, seat))


def has_vehicle(state: GreatState, space: int) -> bool:
    return space in state.space
