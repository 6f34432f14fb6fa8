"""What the way to the arrival city costs, over known tiles and over what the bag may hold, and what a step on it gains.

Everything is measured in spaces: one for each space of the way, and more for what it takes.
"""

from typing import Final

from mypy_extensions import i64

from paddock.core.names import NONE
from paddock.core.rows import count_of, counting
from paddock.core.vecs import append, vec
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
MOST_TOLD: Final = 100
"""So often a space may tell its neighbours what the way costs: a bound for boards on which cities cost less than
nothing."""

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

    def __init__(self, state: GreatState, seat: i64) -> None:
        self.entry = _entry_costs(state)
        self.costs = _way_costs(state, seat, self.entry)

    def from_vehicle(self, state: GreatState, seat: i64) -> float:
        """What the whole way costs from where a vehicle stands."""
        return self.costs[state.space[seat]]

    def next_spaces(self, state: GreatState, seat: i64, count: i64) -> vec[i64]:
        """The next spaces of the cheapest way by road."""
        chart = state.components.chart
        found = vec[i64]()
        here = state.space[seat]
        while len(found) < count and here != chart.goal and len(chart.roads[here]) > 0:
            best = chart.roads[here][0]
            for other in chart.roads[here]:
                if self.entry[other] + self.costs[other] < self.entry[best] + self.costs[best]:
                    best = other
            if best in found:
                break
            found = append(found, best)
            here = best
        return found


def _entry_costs(state: GreatState) -> vec[float]:
    chart = state.components.chart
    by_tile = tile_costs(state)
    blank = blank_cost(state, by_tile)
    entry = vec[float]([0.0] * chart.spaces)
    for space in range(chart.spaces):
        kind = chart.kind[space]
        if kind == CITY:
            entry[space] = 1.0 + FUEL_COST + STOP_COST - SUPPLIES - CARD_GAIN * float(chart.cards[space])
            continue
        tile = state.tiles[space]
        entry[space] = blank if tile == NONE else by_tile[tile]
        if kind == RISK:
            entry[space] += FUEL_COST * float(state.components.risk_fuel)
    return entry


def _way_costs(state: GreatState, seat: i64, entry: vec[float]) -> vec[float]:
    """From the arrival city outwards, over roads, and over lines that the seat can pay, with Funding collected.

    A space stands in the queue whenever it has become cheaper to get on from there, and tells its neighbours.
    """
    components = state.components
    chart = components.chart
    saved = components.transport_saving * count_of(state.hand[seat], TRANSPORT)
    cash = state.cash[seat] + components.funding_pays[state.funding[seat]]
    costs = vec[float]([FAR] * chart.spaces)
    costs[chart.goal] = 0.0
    queue = vec[i64]([chart.goal])
    waits = vec[i64]([0] * chart.spaces)
    at: i64 = 0
    while at < len(queue) and at < MOST_TOLD * chart.spaces:
        space = queue[at]
        at += 1
        waits[space] = 0
        further = costs[space] + entry[space]
        for other in chart.roads[space]:
            if further < costs[other]:
                costs[other] = further
                if waits[other] == 0:
                    waits[other] = 1
                    queue = append(queue, other)
        for line in chart.lines_of[space]:
            other = chart.other_end(line, space)
            price = max(0, chart.line_price[line] - saved)
            sailing = further + float(price) / FRANCS_OF_A_SPACE
            if price <= cash and sailing < costs[other]:
                costs[other] = sailing
                if waits[other] == 0:
                    waits[other] = 1
                    queue = append(queue, other)
    return costs


def usual_tiles(state: GreatState) -> vec[i64]:
    """The tiles of which a blank space may turn out to be one."""
    return state.bag if len(state.bag) > 0 else counting(len(state.components.tile_fuel))


def fuel_and_points(state: GreatState, spaces: vec[i64]) -> tuple[float, float]:
    """What these spaces take together: known tiles what they show, blank ones what the bag holds on average."""
    components = state.components
    tiles = usual_tiles(state)
    all_fuel: i64 = 0
    all_points: i64 = 0
    for tile in tiles:
        all_fuel += components.tile_fuel[tile]
        all_points += points_due(state, tile, avoided=False)
    mean_fuel = float(all_fuel) / float(len(tiles))
    mean_points = float(all_points) / float(len(tiles))
    fuel = 0.0
    points = 0.0
    for space in spaces:
        tile = state.tiles[space]
        kind = components.chart.kind[space]
        if kind == CITY or tile != NONE:
            fuel += float(state.entry_fuel(space))
            points += float(points_due(state, tile, avoided=False)) if tile != NONE else 0.0
        else:
            fuel += mean_fuel + (float(components.risk_fuel) if kind == RISK else 0.0)
            points += mean_points
    return fuel, points


def drives_for(state: GreatState, seat: i64, spaces: vec[i64]) -> float:
    """How many drives these spaces take: one ends with its range, at a stop and in a city. A blank may be a stop."""
    components = state.components
    tiles = usual_tiles(state)
    stops: i64 = 0
    for tile in tiles:
        stops += components.tile_stop[tile]
    stop_chance = float(stops) / float(len(tiles))
    most = max(1, state.engine[seat])
    drives = 0.0
    steps: i64 = 0
    for space in spaces:
        if steps == 0:
            drives += 1.0
        steps += 1
        tile = state.tiles[space]
        is_city = components.chart.kind[space] == CITY
        if steps == most or is_city or (tile != NONE and components.tile_stop[tile] == 1):
            steps = 0
        elif tile == NONE:
            drives += stop_chance * (1.0 - float(steps) / float(most))
    return drives


def tile_costs(state: GreatState) -> vec[float]:
    return vec[float]([tile_cost(state, tile) for tile in range(len(state.components.tile_fuel))])


def tile_cost(state: GreatState, tile: i64) -> float:
    components = state.components
    points = points_due(state, tile, avoided=False)
    cost = 1.0 + FUEL_COST * float(components.tile_fuel[tile]) + POINT_COST * float(points)
    return cost + (STOP_COST if components.tile_stop[tile] == 1 else 0.0)


def blank_cost(state: GreatState, by_tile: vec[float]) -> float:
    """What a tile from the bag costs on average, and something for the uncertainty."""
    if len(state.bag) == 0:
        return NO_BAG
    total = 0.0
    for tile in state.bag:
        total += by_tile[tile]
    return total / float(len(state.bag)) + BLANK_COST


# ── A step on the way ──


def step_worth(state: GreatState, seat: i64, option: i64, road: Road) -> float:
    """How a step compares with the cheapest way: 0 if it is on it, less for a detour and for what it risks."""
    chart = state.components.chart
    here = road.from_vehicle(state, seat)
    if SAIL.has(option):
        line, cards = SAIL.first(option), SAIL.last(option)
        end = chart.other_end(line, state.space[seat])
        price = float(fare(state, line, cards)) / FRANCS_OF_A_SPACE + TRANSPORT_CARD * float(cards)
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


def supplies_wanted(state: GreatState, seat: i64) -> float:
    """What the crew would save by buying in a city, beyond what any city is worth."""
    components = state.components
    fuel = components.fuel_price[1] * (components.fuel_top - state.fuel[seat])
    parts = components.part_price[1] * (components.engine_top + components.chassis_top - state.points_left(seat))
    return float(min(state.cash[seat], fuel + parts)) / FRANCS_OF_A_SPACE - SUPPLIES


def trouble(state: GreatState, seat: i64, tile: i64) -> float:
    """How much worse, or better, a tile is for this vehicle now than `tile_cost` says."""
    is_safe = state.escorts[seat] > 0 or RANGER in state.hand[seat]
    full, due = points_due(state, tile, avoided=False), points_due(state, tile, avoided=is_safe)
    left = state.points_left(seat) - due
    if len(state.arrived) > 0:
        return LAST_POINT if left < 1 else 0.0
    scarce = SCARCE_POINT * float(due) if left < FEW_POINTS else 0.0
    return scarce + (LAST_POINT if left < 1 else 0.0) - POINT_COST * float(full - due)


def is_fit(state: GreatState, seat: i64) -> bool:
    """Whether a vehicle may drive into the unknown; in the last round there is nothing to lose."""
    return len(state.arrived) > 0 or (state.fuel[seat] >= LEAST_FUEL and state.points_left(seat) >= LEAST_POINTS)
