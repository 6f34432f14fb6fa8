"""How far a drive can go over what is known: for previews, and for the rule of thumb."""

from paddock.core.names import NONE
from paddock.games.great_race.chart import CITY
from paddock.games.great_race.state import GreatState
from paddock.games.great_race.terrain import points_due


class Reach:
    """The spaces that one drive could reach over known tiles and cities, each with the cheapest way found."""

    def __init__(self, state: GreatState, seat: int, steps: int, fuel: int, points: int, shields: int) -> None:
        """`points` is what engine and chassis may lose together, `shields` how many dangers could be avoided."""
        self.came_from: dict[int, int] = {}
        self.fuel_left: dict[int, int] = {state.space[seat]: fuel}
        self.points_left: dict[int, int] = {state.space[seat]: points}
        chart = state.rules.chart
        rim = [state.space[seat]]
        for _ in range(steps):
            nexts: list[int] = []
            for space in rim:
                if chart.kind[space] == CITY and space != state.space[seat]:
                    continue  # GR-47
                for other in chart.roads[space]:
                    tile = state.tiles[other]
                    if tile == NONE and chart.kind[other] != CITY:
                        continue
                    due = points_due(state, tile, avoided=shields > 0) if tile != NONE else 0
                    left = self.fuel_left[space] - state.entry_fuel(other)
                    sound = self.points_left[space] - due
                    if left < 0 or sound < 0:
                        continue
                    if (
                        other in self.fuel_left
                        and self.fuel_left[other] + 2 * self.points_left[other] >= left + 2 * sound
                    ):
                        continue
                    self.came_from[other] = space
                    self.fuel_left[other] = left
                    self.points_left[other] = sound
                    if other not in nexts and not (tile != NONE and state.rules.tile_stop[tile]):
                        nexts.append(other)
            rim = nexts

    def spaces(self) -> list[int]:
        return list(self.came_from)

    def route(self, space: int) -> list[int]:
        """The way to a space, from the vehicle on."""
        way = [space]
        while way[-1] in self.came_from and len(way) <= len(self.came_from):
            way.append(self.came_from[way[-1]])
        return way[::-1]


def reach(state: GreatState, seat: int) -> Reach:
    """With what the crew has now, no danger avoided."""
    points = state.engine[seat] + state.chassis[seat]
    return Reach(state, seat, state.engine[seat], state.fuel[seat], points, 0)
