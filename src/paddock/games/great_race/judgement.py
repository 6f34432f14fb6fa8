"""What things are worth to the rule of thumb: the way to the arrival city, a step on it, a vehicle's state, a card."""

from heapq import heappop, heappush
from typing import Final

from paddock.core.names import NONE
from paddock.games.great_race.chart import CITY, RISK
from paddock.games.great_race.cities import SAIL, fare
from paddock.games.great_race.driving import GO
from paddock.games.great_race.state import GreatState
from paddock.games.great_race.terms import JERRYCAN, MECHANIC_CARD, RANGER, REFUELING, SPARE_PARTS, TOOLBOX
from paddock.games.great_race.terrain import points_due, points_left

# What a way costs: every space one, and more for what it takes.
FUEL_COST: Final = 0.3
POINT_COST: Final = 0.6
STOP_COST: Final = 0.7
BLANK_COST: Final = 0.3
"""For not knowing, beyond what the bag holds on average."""
FAIR_TILE: Final = 2.0
"""What the average tile costs."""
CITY_WORTH: Final = 0.25
"""Each card a city gives."""
FRANCS_OF_A_SPACE: Final = 25.0
CASH_TO_COME: Final = 30
"""What a crew may count on by the time it reaches a line."""
FAR: Final = 1000.0

CARD_WORTH: Final[list[float]] = [0.6, 2.5, 1.2, 2.6, 2.4, 5.0, 3.2, 3.0, 3.0, 0.8, 2.2, 3.6, 2.3, 3.4, 1.3]
"""What each kind of card is worth in the hand, from Tracker to Caravan."""

USUAL_FUEL: Final = 5
"""What a good drive takes."""
LEAST_POINTS: Final = 3
"""Below that nobody drives into the unknown."""
LEAST_GAIN: Final = 0.3
"""A step that gains less is not taken."""


# ── What the way costs ──


def ways_to_goal(state: GreatState, seat: int) -> list[float]:
    """For each space, what the cheapest way from there to the arrival city costs, by lines that the seat can pay."""
    chart = state.rules.chart
    kinds = chart.kind
    tiles = state.tiles
    by_tile = [tile_cost(state, tile) for tile in range(len(state.rules.tile_fuel))]
    blank = blank_cost(state, by_tile)
    entry = [0.0] * chart.spaces
    for space in range(chart.spaces):
        if kinds[space] == CITY:
            entry[space] = 1.0 + FUEL_COST - CITY_WORTH * chart.cards[space]
            continue
        tile = tiles[space]
        entry[space] = blank if tile == NONE else by_tile[tile]
        if kinds[space] == RISK:
            entry[space] += FUEL_COST
    costs = [FAR] * chart.spaces
    costs[chart.goal] = 0.0
    queue: list[tuple[float, int]] = [(0.0, chart.goal)]
    while queue:
        cost, space = heappop(queue)
        if cost > costs[space]:
            continue
        further = cost + entry[space]
        for other in chart.roads[space]:
            if further < costs[other]:
                costs[other] = further
                heappush(queue, (further, other))
        for line in chart.lines_of[space]:
            if chart.line_price[line] > state.cash[seat] + CASH_TO_COME:
                continue
            other = chart.other_end(line, space)
            sailing = further + chart.line_price[line] / FRANCS_OF_A_SPACE
            if sailing < costs[other]:
                costs[other] = sailing
                heappush(queue, (sailing, other))
    return costs


def tile_cost(state: GreatState, tile: int) -> float:
    rules = state.rules
    cost = 1.0 + FUEL_COST * rules.tile_fuel[tile] + POINT_COST * points_due(state, tile, avoided=False)
    return cost + (STOP_COST if rules.tile_stop[tile] else 0.0)


def blank_cost(state: GreatState, by_tile: list[float]) -> float:
    """What a tile from the bag costs on average, and something for the uncertainty."""
    if not state.bag:
        return FAR / 10.0
    total = 0.0
    for tile in state.bag:
        total += by_tile[tile]
    return total / len(state.bag) + BLANK_COST


# ── A step on the way ──


def step_gain(state: GreatState, seat: int, option: int, costs: list[float]) -> float:
    """How much nearer a step brings the vehicle, less what it risks."""
    chart = state.rules.chart
    here = costs[state.space[seat]]
    if SAIL.has(option):
        price = fare(state, SAIL.first(option), SAIL.last(option))
        gain = here - costs[chart.other_end(SAIL.first(option), state.space[seat])]
        return gain - price / FRANCS_OF_A_SPACE - 0.5 * SAIL.last(option) - 1.0
    space = GO.first(option)
    gain = here - costs[space]
    tile = state.tiles[space]
    if space == chart.goal:
        return FAR
    if chart.kind[space] == CITY:
        return gain + 0.3
    if tile == NONE:
        return gain - 0.3 - (0.0 if has_power(state, seat) else 4.0)
    return gain - 0.5 * wear_trouble(state, seat, tile)


def wear_trouble(state: GreatState, seat: int, tile: int) -> float:
    """How bad the loss of a tile would be now."""
    due = points_due(state, tile, avoided=state.escorts[seat] > 0 or RANGER in state.hand[seat])
    left = points_left(state, seat) - due
    return due * (1.0 if left >= 4 else 2.0) + (12.0 if left < 1 else 0.0)


def has_power(state: GreatState, seat: int) -> bool:
    return state.fuel[seat] >= 2 and points_left(state, seat) >= LEAST_POINTS


# ── A vehicle, a purse, a card ──


def condition(engine: int, chassis: int, cards: int) -> float:
    """What a vehicle in that state is worth: the engine first, down to 2, then room for the cards."""
    worth = 1.0 * engine + 1.0 * chassis
    if engine == 0:
        worth -= 6.0
    elif engine == 1:
        worth -= 1.5
    elif engine == 2:
        worth -= 0.4
    return worth - 0.5 * max(0, cards - chassis) - (1.2 if chassis == 0 else 0.0)


def spare_cash(state: GreatState, seat: int) -> int:
    """What is not needed for fuel."""
    away = state.rules.chart.to_goal[state.space[seat]]
    return state.cash[seat] - 12 * max(0, min(2 * away, USUAL_FUEL) - state.fuel[seat])


def card_worth(state: GreatState, seat: int, card: int) -> float:
    worth = CARD_WORTH[card]
    if card in (SPARE_PARTS, TOOLBOX, MECHANIC_CARD):
        worth += 0.2 * (state.rules.engine_top + state.rules.chassis_top - points_left(state, seat)) - 0.8
    elif card in (JERRYCAN, REFUELING):
        worth += 0.15 * (state.rules.fuel_top - state.fuel[seat]) - 0.4
    return worth - 0.4 * (state.hand[seat].count(card) - 1) if card in state.hand[seat] else worth
