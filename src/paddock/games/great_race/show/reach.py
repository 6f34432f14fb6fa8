"""How far one drive can go over known tiles and cities, with everything the crew could use on the way.

A space can often be reached in several ways: one leaves more fuel, another more mechanical points, a third an escort.
What a way leaves decides how much further it leads, so every way is kept that no other one beats in all respects.
"""

from paddock.core.names import NONE
from paddock.core.rows import count_of
from paddock.games.great_race.rules.chart import CITY
from paddock.games.great_race.rules.cities import fare
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.rules.terms import CARAVAN, JERRYCAN, RANGER, TRANSPORT
from paddock.games.great_race.rules.terrain import points_due


class Way:
    """A way to a space, and what is left at its end.

    `fuel`: in the tank and in Jerrycans. `points`: engine and chassis together; as long as there is one, the engine can
    have it. `shields`: escorts and Rangers against dangers. `caravans`: against stops. `ends`: the drive is over there.
    """

    def __init__(
        self, space: int, before: "Way | None", fuel: int, points: int, shields: int, caravans: int, ends: bool
    ) -> None:
        self.space = space
        self.before = before
        self.fuel = fuel
        self.points = points
        self.shields = shields
        self.caravans = caravans
        self.ends = ends

    def beats(self, other: "Way") -> bool:
        """Whether it leaves as much as the other in every respect."""
        return (
            self.fuel >= other.fuel
            and self.points >= other.points
            and self.shields >= other.shields
            and self.caravans >= other.caravans
            and self.ends <= other.ends
        )

    def thrift(self) -> tuple[int, int]:
        """How much it leaves, to tell people of one way: helpers first, and a point counts as two of fuel."""
        return self.shields + self.caravans, self.fuel + 2 * self.points

    def route(self) -> list[int]:
        """The spaces from the vehicle on."""
        return [self.space] if self.before is None else [*self.before.route(), self.space]


class Reach:
    """The spaces that one drive could reach, each with the ways to it."""

    def __init__(self, state: GreatState, seat: int) -> None:
        self.state = state
        self.seat = seat
        hand = state.hand[seat]
        self.jerrycan_fuel = count_of(hand, JERRYCAN) * state.components.jerrycan_fuel
        self.start = Way(
            state.space[seat],
            None,
            state.fuel[seat] + self.jerrycan_fuel,
            state.points_left(seat),
            state.escorts[seat] + count_of(hand, RANGER),
            count_of(hand, CARAVAN),
            ends=False,
        )
        self.ways: dict[int, list[Way]] = {}
        rim = [self.start]
        for step in range(state.engine[seat]):
            found = [way for here in rim for way in self._moves(here)]
            if step == 0:
                found += self._crossings()
            rim = [way for way in found if self._keep(way) and not way.ends]

    # ── What is reached ──

    def spaces(self) -> list[int]:
        return list(self.ways)

    def best_way(self, space: int) -> Way:
        """The way to a space that leaves the most."""
        return max(self.ways[space], key=Way.thrift)

    def fuel_left(self, way: Way) -> int:
        """What is left in the tank: a Jerrycan is emptied only when it is needed."""
        return max(0, way.fuel - self.jerrycan_fuel)

    # ── Move by move ──

    def _keep(self, way: Way) -> bool:
        known = self.ways.setdefault(way.space, []) if way.space != self.start.space else [self.start]
        if any(other.beats(way) for other in known):
            return False
        known.append(way)
        return True

    def _moves(self, here: Way) -> list[Way]:
        state = self.state
        found: list[Way] = []
        for space in state.components.chart.roads[here.space]:
            if state.components.chart.kind[space] == CITY:
                found += self._into_city(here, space)
            elif state.tiles[space] != NONE:
                found += self._onto_tile(here, space)
        return found

    def _into_city(self, here: Way, space: int) -> list[Way]:
        """GR-47, GR-49: it costs fuel and ends the drive."""
        left = here.fuel - self.state.components.city_fuel
        return [Way(space, here, left, here.points, here.shields, here.caravans, ends=True)] if left >= 0 else []

    def _crossings(self) -> list[Way]:
        """G-35: a transport line is the first and only move of a drive."""
        state, chart = self.state, self.state.components.chart
        cards = count_of(state.hand[self.seat], TRANSPORT)
        return [
            way
            for line in chart.lines_of[self.start.space]
            if fare(state, line, cards) <= state.cash[self.seat]
            for way in self._into_city(self.start, chart.other_end(line, self.start.space))
        ]

    def _onto_tile(self, here: Way, space: int) -> list[Way]:
        """GR-37 to GR-41, GR-46: paid in full, or with the danger avoided; a stop or the last point ends the drive."""
        state = self.state
        tile = state.tiles[space]
        fuel = state.entry_fuel(space)
        if fuel > min(here.fuel, state.components.fuel_top):
            return []
        found: list[Way] = []
        for shields in range(2 if state.components.tile_danger[tile] == 1 and here.shields else 1):
            points = here.points - points_due(state, tile, avoided=shields > 0)
            stops = points == 0 or state.components.tile_stop[tile] == 1
            if points >= 0:
                left = (here.fuel - fuel, points, here.shields - shields)
                found.append(Way(space, here, *left, here.caravans, ends=stops))
                if stops and points and here.caravans:
                    found.append(Way(space, here, *left, here.caravans - 1, ends=False))
        return found
