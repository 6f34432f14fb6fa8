"""The rule of thumb in an action sequence: fuel, cards, and which assistant to play."""

from math import ceil
from typing import Final

from mypy_extensions import i64

from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rows import count_of
from paddock.games.great_race.bot.endgame import USUAL_WEAR, parts_held, should_repair_first, spaces_away
from paddock.games.great_race.bot.hand import card_to_play
from paddock.games.great_race.bot.on_the_road import best_step
from paddock.games.great_race.bot.road import DETOUR, LEAST_POINTS, Road, fuel_and_points, tile_cost
from paddock.games.great_race.bot.worth import missing_points, spare_cash
from paddock.games.great_race.rules.chart import CITY
from paddock.games.great_race.rules.driving import offer_ways
from paddock.games.great_race.rules.offers import (
    BUY_FUEL,
    CLEAR,
    COLLECT,
    DRAW_CARD,
    DRIVE_VEHICLE,
    PASS,
    REPAIR_VEHICLE,
    SEND_SCOUT,
)
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.rules.terms import DRIVER

POOR: Final = 60
"""With less cash than that, Funding is collected before anything else is done."""
BAD_TILE: Final = 2.6
"""What a tile costs that is worth an escort to clear away; see `road.tile_cost`."""
SPARE_FUEL: Final = 1
"""More than the way takes on average, in case it takes more."""
LIMPING_ENGINE: Final = 1
ENOUGH_POINTS: Final = 6.0
"""However far it is, with so many points nobody repairs for the road alone."""
MANY_PARTS: Final = 3
"""So many points in cards are worth a mechanic, if as many are missing."""


# ── An action sequence ──


def best_act(state: GreatState, seat: i64, options: list[int]) -> i64:
    card = card_to_play(state, seat, options)
    if card != NONE and not (state.may_buy == 1 and needs_fuel(state, seat)):
        return card
    fuel = fuel_to_buy(state, seat, options)
    if fuel != NONE:
        return fuel
    if card != NONE:
        return card
    return best_assistant(state, seat, options)


def fuel_wanted(state: GreatState, seat: i64) -> i64:
    """What the tank should hold: in a city enough for all drives of this round, outside for the next one."""
    drives = max(1, state.mechanics[seat]) if state.in_city(seat) else 1
    ahead = Road(state, seat).next_spaces(state, seat, drives * max(1, state.engine[seat]))
    return min(state.components.fuel_top, ceil(fuel_and_points(state, ahead)[0]) + SPARE_FUEL)


def needs_fuel(state: GreatState, seat: i64) -> bool:
    return state.fuel[seat] < fuel_wanted(state, seat) and state.cash[seat] >= state.fuel_price(seat)


def fuel_to_buy(state: GreatState, seat: i64, options: list[int]) -> i64:
    """Only if there is a drive to come."""
    most: i64 = 0
    for option in options:
        if BUY_FUEL.has(option):
            most = max(most, BUY_FUEL.first(option))
    drives = state.mechanics[seat] + count_of(state.hand[seat], DRIVER)
    if most == 0 or drives == 0 or state.engine[seat] == 0:
        return NONE
    levels = min(most, fuel_wanted(state, seat) - state.fuel[seat])
    return BUY_FUEL.code(levels) if levels > 0 else NONE


def best_assistant(state: GreatState, seat: i64, options: list[int]) -> i64:
    """Money first, then the road, then the engine, then the wheel; what is left draws cards or waits."""
    collect, scout, draw = COLLECT.code(), SEND_SCOUT.code(), DRAW_CARD.code()
    repair, drive = REPAIR_VEHICLE.code(), DRIVE_VEHICLE.code()
    can_collect, can_repair, can_draw = collect in options, repair in options, draw in options
    worthwhile = drive in options and is_worthwhile(state, seat)
    if can_collect and len(state.arrived) > 0:
        return collect
    if worthwhile and can_arrive(state, seat):
        return repair if can_repair and should_repair_first(state, seat) else drive
    if worthwhile and len(state.arrived) > 0:
        return drive
    if can_collect and state.cash[seat] < POOR:
        return collect
    if scout in options:
        return draw if can_draw and road_is_known(state, seat) else scout
    if can_repair and wants_repair(state, seat):
        return repair
    if worthwhile:
        return drive
    if can_collect:
        return collect
    if can_repair:
        return repair
    if can_draw:
        return draw
    for option in options:
        if CLEAR.has(option) and is_bad(state, option):
            return option
    return PASS.code()


def is_worthwhile(state: GreatState, seat: i64) -> bool:
    """Whether there is a way to drive that is no detour."""
    ways = Offer()
    offer_ways(state, seat, ways)
    return best_step(state, seat, ways.actions())[1] > -DETOUR


def can_arrive(state: GreatState, seat: i64) -> bool:
    """Whether one drive may well lead to the arrival city."""
    ahead = Road(state, seat).next_spaces(state, seat, state.engine[seat])
    return state.components.chart.goal in ahead and float(state.fuel[seat]) >= fuel_and_points(state, ahead)[0]


def is_bad(state: GreatState, option: i64) -> bool:
    return tile_cost(state, state.tiles[CLEAR.first(option)]) > BAD_TILE


def wants_repair(state: GreatState, seat: i64) -> bool:
    """When the engine limps, or the vehicle will not last to the arrival city; also with a hand full of parts.

    Points that only add to the prestige can wait for the end of the race (see `endgame`)."""
    engine = state.engine[seat]
    if engine == 0:
        return True
    if len(state.arrived) > 0:
        return False
    parts = parts_held(state, seat)
    affordable = parts > 0 or spare_cash(state, seat) >= state.part_price(seat)
    if engine <= LIMPING_ENGINE:
        return affordable
    wanted = min(ENOUGH_POINTS, float(LEAST_POINTS) + USUAL_WEAR * float(spaces_away(state, seat)))
    if float(state.points_left(seat)) < wanted:
        return affordable
    return parts >= MANY_PARTS and missing_points(state, seat) >= MANY_PARTS


def road_is_known(state: GreatState, seat: i64) -> bool:
    """Whether the next spaces of the cheapest way all have a tile."""
    chart = state.components.chart
    for space in Road(state, seat).next_spaces(state, seat, state.engine[seat]):
        if state.tiles[space] == NONE and chart.kind[space] != CITY:
            return False
    return True
