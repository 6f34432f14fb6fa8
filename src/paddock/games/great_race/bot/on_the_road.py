"""The rule of thumb on the road: where to drive, how to pay for it, what to repair, and where to lay tiles."""

from typing import Final

from paddock.core.names import NONE
from paddock.games.great_race.bot.road import DETOUR, FAR, Road, blank_cost, step_worth, tile_cost
from paddock.games.great_race.bot.worth import condition, spare_cash
from paddock.games.great_race.rules.cities import SAIL
from paddock.games.great_race.rules.driving import GO
from paddock.games.great_race.rules.hands import PLAY
from paddock.games.great_race.rules.repairs import BUY, DONE, FIT, USE_TOOLBOX
from paddock.games.great_race.rules.scouting import LAY
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.rules.terms import CHASSIS, ENGINE, JERRYCAN, RANGER
from paddock.games.great_race.rules.terrain import HALT, PAY, USE_ESCORT, points_due

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


def best_way(state: GreatState, seat: int, options: list[int]) -> int:
    """The next space of the cheapest way; halt rather than go back, or blindly on with nothing in hand."""
    if PLAY.code(JERRYCAN) in options and state.fuel[seat] <= ALMOST_EMPTY:
        return PLAY.code(JERRYCAN)
    best, worth = best_step(state, seat, options)
    if HALT.code() in options and worth < -DETOUR:
        return HALT.code()
    return best if best != NONE else options[0]


def best_step(state: GreatState, seat: int, options: list[int]) -> tuple[int, float]:
    """The step that is worth most, and how much that is."""
    road = Road(state, seat)
    best = NONE
    best_worth = -FAR
    for option in options:
        if GO.has(option) or SAIL.has(option):
            worth = step_worth(state, seat, option, road)
            if worth > best_worth:
                best = option
                best_worth = worth
    return best, best_worth


def best_payment(state: GreatState, seat: int, options: list[int]) -> int:
    """Avoid a danger if possible; else keep the engine running and the chassis large enough for the hand."""
    if USE_ESCORT.code() in options:
        return USE_ESCORT.code()
    if PLAY.code(RANGER) in options:
        return PLAY.code(RANGER)
    if PLAY.code(JERRYCAN) in options and state.fuel[seat] < state.entry_fuel(state.entering):
        return PLAY.code(JERRYCAN)
    best = options[0]
    best_worth = -FAR
    for option in options:
        if PAY.has(option):
            share = PAY.first(option)
            due = points_due(state, state.tiles[state.entering], state.avoided == 1)
            worth = condition(state.engine[seat] - share, state.chassis[seat] - due + share, len(state.hand[seat]))
            if worth > best_worth:
                best = option
                best_worth = worth
    return best


def best_repair(state: GreatState, seat: int, options: list[int]) -> int:
    """Cards first, then money that is not needed for fuel."""
    cards = len(state.hand[seat])
    best = NONE
    best_worth = 0.0
    for option in options:
        engine, chassis = state.engine[seat], state.chassis[seat]
        price = 0.0
        if FIT.has(option):
            engine += FIT.first(option) == ENGINE
            chassis += FIT.first(option) == CHASSIS
        elif BUY.has(option):
            if spare_cash(state, seat) < state.part_price(seat) and engine > 0:
                continue
            engine += BUY.first(option) == ENGINE
            chassis += BUY.first(option) == CHASSIS
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


def best_tile(state: GreatState, seat: int, options: list[int]) -> int:
    """Good tiles onto one's own way, bad ones where others must drive, or nobody."""
    road = Road(state, seat)
    before = road.costs
    fair = blank_cost(state, [tile_cost(state, tile) for tile in range(len(state.components.tile_fuel))])
    rivals = [rival for rival in range(state.game.seats) if rival != seat and rival not in state.arrived]
    by_space: list[int] = []
    lays = [option for option in options if LAY.has(option)]
    for option in lays:
        if LAY.last(option) not in by_space:
            by_space.append(LAY.last(option))
    by_space.sort(key=lambda space: before[space])
    looked_at = by_space[:NEAR_SPACES] + by_space[-FAR_SPACES:]
    best = lays[0]
    best_worth = -FAR
    for option in lays:
        space = LAY.last(option)
        if space not in looked_at:
            continue
        state.tiles[space] = LAY.first(option)
        after = Road(state, seat).costs
        state.tiles[space] = NONE
        worth = before[state.space[seat]] - after[state.space[seat]]
        for rival in rivals:
            worth -= RIVAL_SHARE * (before[state.space[rival]] - after[state.space[rival]])
        # Of two equal places the one that is nearer to the vehicle serves sooner; bad tiles go far away.
        good = tile_cost(state, LAY.first(option)) < fair
        worth -= SOONER * before[space] if good else -SOONER * before[space]
        if worth > best_worth:
            best = option
            best_worth = worth
    return best
