"""What the way to the arrival city costs, over known tiles and over what the bag may hold, and what a step on it gains.

Everything is measured in spaces: one for each space of the way, and more for what it takes.
"""

from heapq import heappop, heappush
from typing import Final

from paddock.core.names import NONE
from paddock.games.great_race.rules.chart import CITY, RISK
from paddock.games.great_race.rules.cities import SAIL, fare
from paddock.games.great_race.rules.driving import GO
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.rules.terms import RANGER, TRANSPORT
from paddock.games.great_race.rules.terrain import points_due

FUEL_COST: Final = 0.3
POINT_COST: Final = 0.6
STOP_COST: Final = 0.7
BLANK_COST: Final = 0.3
"""For not knowing, beyond what the bag holds on average."""
CARD_GAIN: Final = 0.25
"""Each card a city gives."""
SUPPLIES: Final = 0.5
"""What any city gains by its low prices."""
FRANCS_OF_A_SPACE: Final = 40.0
"""What a crew can buy for so much takes it one space further."""
FAR: Final = 1000.0
NO_BAG: Final = FAR / 10.0
"""What a blank space costs when there is no tile left to find on it."""

DETOUR: Final = 0.8
"""A step that is worse than the cheapest way by more than this is not taken."""
TRANSPORT_CARD: Final = 0.5
"""What a Transport card is worth that a crossing takes."""
SCARCE_POINT: Final = 0.5
"""How much worse it is to lose a point when few are left, and the last one:"""
FEW_POINTS: Final = 3
LAST_POINT: Final = 6.0
RASH_STEP: Final = 4.0
"""What a blind step risks with a vehicle that is not fit for it."""
LEAST_POINTS: Final = 3
LEAST_FUEL: Final = 2
"""With less than that a vehicle is not fit for a blind step."""


# ── What the way costs ──


class Road:
    """What it costs one seat to enter each space, and to get from each to the arrival city by the cheapest way."""

    def __init__(self, state: GreatState, seat: int) -> None:
        self.entry = _entry_costs(state)
        self.costs = [FAR] * len(self.entry)
        self._find_ways(state, seat)

    def _find_ways(self, state: GreatState, seat: int) -> None:
        """From the arrival city outwards, over roads, and over lines that the seat can pay, with Funding collected."""
        chart = state.components.chart
        costs = self.costs
        saved = state.components.transport_saving * state.hand[seat].count(TRANSPORT)
        cash = state.cash[seat] + state.components.funding_pays[state.funding[seat]]
        costs[chart.goal] = 0.0
        queue: list[tuple[float, int]] = [(0.0, chart.goal)]
        while queue:
            cost, space = heappop(queue)
            if cost > costs[space]:
                continue
            further = cost + self.entry[space]
            for other in chart.roads[space]:
                if further < costs[other]:
                    costs[other] = further
                    heappush(queue, (further, other))
            for line in chart.lines_of[space]:
                other = chart.other_end(line, space)
                price = max(0, chart.line_price[line] - saved)
                sailing = further + price / FRANCS_OF_A_SPACE
                if price <= cash and sailing < costs[other]:
                    costs[other] = sailing
                    heappush(queue, (sailing, other))

    def from_vehicle(self, state: GreatState, seat: int) -> float:
        """What the whole way costs from where a vehicle stands."""
        return self.costs[state.space[seat]]

    def next_spaces(self, state: GreatState, seat: int, count: int) -> list[int]:
        """The next spaces of the cheapest way by road."""
        chart = state.components.chart
        found: list[int] = []
        here = state.space[seat]
        while len(found) < count and here != chart.goal and chart.roads[here]:
            best = chart.roads[here][0]
            for other in chart.roads[here]:
                if self.entry[other] + self.costs[other] < self.entry[best] + self.costs[best]:
                    best = other
            if best in found:
                break
            found.append(best)
            here = best
        return found


def fuel_and_points(state: GreatState, spaces: list[int]) -> tuple[float, float]:
    """What these spaces take together: known tiles what they show, blank ones what the bag holds on average."""
    components = state.components
    tiles = state.bag or list(range(len(components.tile_fuel)))
    mean_fuel = sum([components.tile_fuel[tile] for tile in tiles]) / len(tiles)
    mean_points = sum([points_due(state, tile, avoided=False) for tile in tiles]) / len(tiles)
    fuel = points = 0.0
    for space in spaces:
        tile = state.tiles[space]
        kind = components.chart.kind[space]
        if kind == CITY or tile != NONE:
            fuel += state.entry_fuel(space)
            points += points_due(state, tile, avoided=False) if tile != NONE else 0
        else:
            fuel += mean_fuel + (components.risk_fuel if kind == RISK else 0)
            points += mean_points
    return fuel, points


def drives_for(state: GreatState, seat: int, spaces: list[int]) -> float:
    """How many drives these spaces take: one ends with its range, at a stop and in a city. A blank may be a stop."""
    components = state.components
    tiles = state.bag or list(range(len(components.tile_fuel)))
    stop_chance = sum([1 for tile in tiles if components.tile_stop[tile]]) / len(tiles)
    most = max(1, state.engine[seat])
    drives = 0.0
    steps = 0
    for space in spaces:
        if steps == 0:
            drives += 1.0
        steps += 1
        tile = state.tiles[space]
        is_city = components.chart.kind[space] == CITY
        if steps == most or is_city or (tile != NONE and components.tile_stop[tile]):
            steps = 0
        elif tile == NONE:
            drives += stop_chance * (1.0 - steps / most)
    return drives


def _entry_costs(state: GreatState) -> list[float]:
    chart = state.components.chart
    kinds = chart.kind
    by_tile = [tile_cost(state, tile) for tile in range(len(state.components.tile_fuel))]
    blank = blank_cost(state, by_tile)
    entry = [0.0] * chart.spaces
    for space in range(chart.spaces):
        if kinds[space] == CITY:
            entry[space] = 1.0 + FUEL_COST + STOP_COST - SUPPLIES - CARD_GAIN * chart.cards[space]
            continue
        tile = state.tiles[space]
        entry[space] = blank if tile == NONE else by_tile[tile]
        if kinds[space] == RISK:
            entry[space] += FUEL_COST * state.components.risk_fuel
    return entry


def tile_cost(state: GreatState, tile: int) -> float:
    components = state.components
    cost = 1.0 + FUEL_COST * components.tile_fuel[tile] + POINT_COST * points_due(state, tile, avoided=False)
    return cost + (STOP_COST if components.tile_stop[tile] else 0.0)


def blank_cost(state: GreatState, by_tile: list[float]) -> float:
    """What a tile from the bag costs on average, and something for the uncertainty."""
    if not state.bag:
        return NO_BAG
    total = 0.0
    for tile in state.bag:
        total += by_tile[tile]
    return total / len(state.bag) + BLANK_COST


# ── A step on the way ──


def step_worth(state: GreatState, seat: int, option: int, road: Road) -> float:
    """How a step compares with the cheapest way: 0 if it is on it, less for a detour and for what it risks."""
    chart = state.components.chart
    here = road.from_vehicle(state, seat)
    if SAIL.has(option):
        line, cards = SAIL.first(option), SAIL.last(option)
        end = chart.other_end(line, state.space[seat])
        price = fare(state, line, cards) / FRANCS_OF_A_SPACE + TRANSPORT_CARD * float(cards)
        return here - road.costs[end] - road.entry[end] - price
    space = GO.first(option)
    if space == chart.goal:
        return FAR
    worth = here - road.costs[space] - road.entry[space]
    if chart.kind[space] == CITY:
        return worth + supplies_wanted(state, seat)
    if state.tiles[space] == NONE:
        return worth - (0.0 if is_fit(state, seat) else RASH_STEP)
    return worth - trouble(state, seat, state.tiles[space])


def supplies_wanted(state: GreatState, seat: int) -> float:
    """What the crew would save by buying in a city, beyond what any city is worth."""
    components = state.components
    fuel = components.fuel_price[1] * (components.fuel_top - state.fuel[seat])
    parts = components.part_price[1] * (components.engine_top + components.chassis_top - state.points_left(seat))
    return min(state.cash[seat], fuel + parts) / FRANCS_OF_A_SPACE - SUPPLIES


def trouble(state: GreatState, seat: int, tile: int) -> float:
    """How much worse, or better, a tile is for this vehicle now than `tile_cost` says."""
    is_safe = state.escorts[seat] > 0 or RANGER in state.hand[seat]
    full, due = points_due(state, tile, avoided=False), points_due(state, tile, avoided=is_safe)
    left = state.points_left(seat) - due
    if state.arrived:
        return LAST_POINT if left < 1 else 0.0
    scarce = SCARCE_POINT * due if left < FEW_POINTS else 0.0
    return scarce + (LAST_POINT if left < 1 else 0.0) - POINT_COST * (full - due)


def is_fit(state: GreatState, seat: int) -> bool:
    """Whether a vehicle may drive into the unknown; in the last round there is nothing to lose."""
    return bool(state.arrived) or (state.fuel[seat] >= LEAST_FUEL and state.points_left(seat) >= LEAST_POINTS)
