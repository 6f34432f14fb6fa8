"""The rule of thumb on the road: where to drive, how to pay for it, what to repair, and where to lay tiles."""

from typing import Final

from mypy_extensions import i64

from paddock.core.names import NONE
from paddock.core.rows import put, with_value
from paddock.core.vecs import vec
from paddock.games.great_race.bot.road import DETOUR, FAR, Road, blank_cost, step_worth, tile_costs
from paddock.games.great_race.bot.worth import condition, spare_cash
from paddock.games.great_race.rules.cities import SAIL
from paddock.games.great_race.rules.driving import GO
from paddock.games.great_race.rules.hands import PLAY
from paddock.games.great_race.rules.repairs import BUY, DONE, FIT, USE_TOOLBOX
from paddock.games.great_race.rules.scouting import LAY
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.rules.terms import CHASSIS, ENGINE, JERRYCAN, RANGER
from paddock.games.great_race.rules.terrain import HALT, PAY, USE_ESCORT, due_now

ALMOST_EMPTY: Final = 1
"""With so little fuel a Jerrycan is emptied on the way."""
BOUGHT_POINT: Final = 0.4
"""What a point must be worth that is paid for in money."""
NEAR_SPACES: Final = 6
FAR_SPACES: Final = 2
"""How many of the spaces where a tile may be laid are looked at, from the near end and from the far one."""
RIVAL_SHARE: Final = 0.3
"""How much a rival's way counts beside one's own."""
SOONER: Final = 0.01


# ── On the road ──


def best_way(state: GreatState, seat: i64, options: list[int]) -> i64:
    """The next space of the cheapest way; halt rather than go back, or blindly on with nothing in hand."""
    if PLAY.code(JERRYCAN) in options and state.fuel[seat] <= ALMOST_EMPTY:
        return PLAY.code(JERRYCAN)
    best, worth = best_step(state, seat, options)
    if HALT.code() in options and worth < -DETOUR:
        return HALT.code()
    return best if best != NONE else options[0]


def best_step(state: GreatState, seat: i64, options: list[int]) -> tuple[i64, float]:
    """The step that is worth most, and how much that is."""
    road = Road(state, seat)
    best: i64 = NONE
    best_worth = -FAR
    for option in options:
        if GO.has(option) or SAIL.has(option):
            worth = step_worth(state, seat, option, road)
            if worth > best_worth:
                best = option
                best_worth = worth
    return best, best_worth


def best_payment(state: GreatState, seat: i64, options: list[int]) -> i64:
    """Avoid a danger if possible; else keep the engine running and the chassis large enough for the hand."""
    if USE_ESCORT.code() in options:
        return USE_ESCORT.code()
    if PLAY.code(RANGER) in options:
        return PLAY.code(RANGER)
    if PLAY.code(JERRYCAN) in options and state.fuel[seat] < state.entry_fuel(state.entering):
        return PLAY.code(JERRYCAN)
    best: i64 = options[0]
    best_worth = -FAR
    due = due_now(state)
    for option in options:
        if PAY.has(option):
            share = PAY.first(option)
            worth = condition(state.engine[seat] - share, state.chassis[seat] - due + share, len(state.hand[seat]))
            if worth > best_worth:
                best = option
                best_worth = worth
    return best


def best_repair(state: GreatState, seat: i64, options: list[int]) -> i64:
    """Cards first, then money that is not needed for fuel."""
    cards: i64 = len(state.hand[seat])
    best: i64 = NONE
    best_worth = 0.0
    for option in options:
        engine, chassis = state.engine[seat], state.chassis[seat]
        price = 0.0
        if FIT.has(option):
            engine += 1 if FIT.first(option) == ENGINE else 0
            chassis += 1 if FIT.first(option) == CHASSIS else 0
        elif BUY.has(option):
            if spare_cash(state, seat) < state.part_price(seat) and engine > 0:
                continue
            engine += 1 if BUY.first(option) == ENGINE else 0
            chassis += 1 if BUY.first(option) == CHASSIS else 0
            price = BOUGHT_POINT
        elif USE_TOOLBOX.has(option):
            engine += USE_TOOLBOX.first(option)
            chassis += state.components.toolbox_points - USE_TOOLBOX.first(option)
            chassis = min(chassis, state.components.chassis_top)
        worth = condition(engine, chassis, cards) - condition(state.engine[seat], state.chassis[seat], cards) - price
        if not DONE.has(option) and worth > best_worth:
            best = option
            best_worth = worth
    return best if best != NONE else options[0]


# ── Scouting ──


def best_tile(state: GreatState, seat: i64, options: list[int]) -> i64:
    """Good tiles onto one's own way, bad ones where others must drive, or nobody."""
    before = Road(state, seat).costs
    by_tile = tile_costs(state)
    fair = blank_cost(state, by_tile)
    looked_at = spaces_to_look_at(options, before)
    tiles = state.tiles
    best: i64 = NONE
    best_worth = -FAR
    for option in options:
        if not LAY.has(option):
            continue
        if best == NONE:
            best = option
        tile, space = LAY.first(option), LAY.last(option)
        if space not in looked_at:
            continue
        state.tiles = with_value(tiles, space, tile)
        after = Road(state, seat).costs
        state.tiles = tiles
        worth = before[state.space[seat]] - after[state.space[seat]]
        for rival in range(state.game.seats):
            if rival != seat and rival not in state.arrived:
                worth -= RIVAL_SHARE * (before[state.space[rival]] - after[state.space[rival]])
        # Of two equal places the one that is nearer to the vehicle serves sooner; bad tiles go far away.
        worth -= SOONER * before[space] if by_tile[tile] < fair else -SOONER * before[space]
        if worth > best_worth:
            best = option
            best_worth = worth
    return best


def spaces_to_look_at(options: list[int], costs: vec[float]) -> vec[i64]:
    """Of the spaces where a tile may be laid the nearest to the arrival city, and the farthest."""
    spaces = vec[i64]()
    for option in options:
        space = LAY.last(option)
        if LAY.has(option) and space not in spaces:
            place: i64 = len(spaces)
            while place > 0 and costs[spaces[place - 1]] > costs[space]:
                place -= 1
            spaces = put(spaces, place, space)
    count: i64 = len(spaces)
    return vec[i64]([space for at, space in enumerate(spaces) if at < NEAR_SPACES or at >= count - FAR_SPACES])
