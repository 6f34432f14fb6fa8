"""The rule of thumb: know what the way to the arrival city costs, keep the tank and the engine fit for it, and drive.

Everything is judged by one figure for each space: what it costs to get from there to the arrival city over known tiles,
and over what the bag may hold where nothing is known.
"""

from typing import Final

from paddock.core.bot import NO_LIMIT, Budget
from paddock.core.names import NONE
from paddock.core.rng import Rng
from paddock.core.view import View
from paddock.games.great_race.bivouac import TAKE, TAKE_CARD
from paddock.games.great_race.cards import DROP_ONE
from paddock.games.great_race.chart import CITY
from paddock.games.great_race.cities import SAIL
from paddock.games.great_race.convoy import ACT
from paddock.games.great_race.danger import LET, REACT, SECOND_TILE, SWAP_WITH
from paddock.games.great_race.driving import CHOOSE_WAY, GO, ways
from paddock.games.great_race.hands import DISCARD, DISCARD_DOWN, PLAY
from paddock.games.great_race.judgement import (
    FAIR_TILE,
    FAR,
    LEAST_GAIN,
    LEAST_POINTS,
    USUAL_FUEL,
    card_worth,
    condition,
    spare_cash,
    step_gain,
    tile_cost,
    ways_to_goal,
)
from paddock.games.great_race.offers import (
    BUY_FUEL,
    CLEAR,
    COLLECT,
    DRAW_CARD,
    DRIVE_VEHICLE,
    PASS,
    REPAIR_VEHICLE,
    SABOTAGE,
    SEND_SCOUT,
    TRACK,
)
from paddock.games.great_race.planning import PLAN, PLANNING
from paddock.games.great_race.repairs import BUY, DONE, FIT, REPAIRING, USE_TOOLBOX
from paddock.games.great_race.scouting import LAY, LAY_TILE
from paddock.games.great_race.state import GreatState
from paddock.games.great_race.terms import (
    CARTOGRAPHER,
    CHASSIS,
    DRIVER,
    ENGINE,
    FINANCIAL,
    JERRYCAN,
    MECHANIC_CARD,
    RANGER,
    REFUELING,
    SABOTEUR,
    SPARE_PARTS,
    TOOLBOX,
    TRACKER,
    TRAIL_HUNTER,
)
from paddock.games.great_race.terrain import (
    HALT,
    HALT_OR_FOLLOW,
    PAY,
    SETTLE_COST,
    USE_ESCORT,
    points_due,
    points_left,
)


class RuleOfThumb:
    name = "thumb"

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        state = view.state
        assert isinstance(state, GreatState)
        return answer(state, view.seat, view.options)


def answer(state: GreatState, seat: int, options: list[int]) -> int:
    kind = state.kind
    if len(options) == 1:
        return options[0]
    if kind is ACT:
        return best_act(state, seat, options)
    if kind is CHOOSE_WAY:
        return best_way(state, seat, options)
    if kind is SETTLE_COST:
        return best_payment(state, seat, options)
    if kind is LAY_TILE:
        return best_tile(state, seat, options)
    if kind is PLANNING:
        return best_plan(state, seat)
    if kind is REPAIRING:
        return best_repair(state, seat, options)
    if kind is TAKE_CARD or kind is DISCARD_DOWN or kind is DROP_ONE:
        return best_card(state, seat, options)
    if kind is REACT:
        return best_reaction(state, seat, options)
    if kind is SECOND_TILE:
        return best_swap(state, seat, options)
    if kind is HALT_OR_FOLLOW:
        return options[-1]
    return options[0]


# ── The plan ──


def best_plan(state: GreatState, seat: int) -> int:
    """Mechanics to drive, money when there is little, a scout for the road and an escort against what lurks there."""
    away = state.rules.chart.to_goal[state.space[seat]]
    points = points_left(state, seat)
    wealth = state.cash[seat] + 12 * state.fuel[seat] + 20 * (points - 6)
    if away <= 4 and points >= LEAST_POINTS and state.engine[seat] > 1:
        split = [1, 3, 1, 0]
    elif wealth < 40:
        split = [0, 1, 0, 4]
    elif wealth < 80:
        split = [0, 2, 0, 3]
    elif wealth < 120:
        split = [0, 3, 0, 2]
    elif wealth < 160:
        split = [0, 4, 0, 1]
    else:
        split = [1, 3, 1, 0]
    splits = state.rules.splits
    return PLAN.code(splits.index(split) if split in splits else len(splits) - 1)


# ── An action sequence ──


def best_act(state: GreatState, seat: int, options: list[int]) -> int:
    card = card_to_play(state, seat, options)
    if card != NONE and not needs_fuel(state, seat):
        return card
    fuel = fuel_to_buy(state, seat, options)
    if fuel != NONE:
        return fuel
    if card != NONE:
        return card
    return best_assistant(state, seat, options)


def needs_fuel(state: GreatState, seat: int) -> bool:
    return state.may_buy == 1 and state.fuel[seat] < USUAL_FUEL and state.cash[seat] >= state.fuel_price(seat)


def fuel_to_buy(state: GreatState, seat: int, options: list[int]) -> int:
    """In a city the tank is filled; outside only what the next drive needs, and only if there is one."""
    most = 0
    for option in options:
        if BUY_FUEL.has(option):
            most = max(most, BUY_FUEL.first(option))
    if most == 0:
        return NONE
    drives = state.mechanics[seat] > 0 and state.engine[seat] > 0
    if not drives and not (DRIVER in state.hand[seat] and state.engine[seat] > 0):
        return NONE
    wanted = state.rules.fuel_top if state.in_city(seat) else USUAL_FUEL
    away = state.rules.chart.to_goal[state.space[seat]]
    wanted = min(wanted, 2 * away)
    levels = min(most, wanted - state.fuel[seat])
    return BUY_FUEL.code(levels) if levels > 0 else NONE


def card_to_play(state: GreatState, seat: int, options: list[int]) -> int:
    """The first card that helps now."""
    room = state.rules.fuel_top - state.fuel[seat]
    missing = state.rules.engine_top + state.rules.chassis_top - points_left(state, seat)
    best = NONE
    best_worth = 0.0
    for option in options:
        worth = 0.0
        if PLAY.has(option):
            card = PLAY.first(option)
            if card == FINANCIAL or (card == REFUELING and room >= 4):
                worth = 5.0
            elif card == JERRYCAN and room >= 2:
                worth = 4.0
            elif card == TRAIL_HUNTER and len(state.hand[seat]) < state.chassis[seat]:
                worth = 3.0
            elif card == CARTOGRAPHER:
                worth = 2.5
            elif card == MECHANIC_CARD and missing >= 2:
                worth = 2.0
            elif card == DRIVER and state.fuel[seat] >= 3 and state.engine[seat] > 1:
                worth = 1.0
        elif SABOTAGE.has(option):
            worth = sabotage_worth(state, seat, SABOTAGE.first(option), SABOTAGE.last(option))
        elif TRACK.has(option):
            worth = hindrance(state, seat, TRACK.first(option), NONE)
        if worth > best_worth:
            best = option
            best_worth = worth
    return best


def sabotage_worth(state: GreatState, seat: int, victim: int, share: int) -> float:
    """The crew nearest to the arrival city is worth the most trouble, and an engine brought to a halt even more."""
    away = state.rules.chart.to_goal[state.space[victim]]
    worth = 2.0 + 1.0 / (1.0 + away) + 0.05 * share
    return worth + (1.0 if share and share == state.engine[victim] else 0.0)


def hindrance(state: GreatState, seat: int, space: int, instead: int) -> float:
    """What it does to the others, and not to oneself, if another tile (or none) lay on a space; little counts not."""
    before = ways_to_goal(state, seat)
    tile = state.tiles[space]
    state.tiles[space] = instead
    after = ways_to_goal(state, seat)
    state.tiles[space] = tile
    harm = 0.0
    for rival in range(state.game.seats):
        if rival != seat and rival not in state.arrived:
            harm = max(harm, after[state.space[rival]] - before[state.space[rival]])
    worth = harm - 2.0 * (after[state.space[seat]] - before[state.space[seat]])
    return worth if worth > 0.5 else 0.0


def best_assistant(state: GreatState, seat: int, options: list[int]) -> int:
    """Money first, then the road, then the engine, then the wheel; what is left draws cards or waits."""
    offered = dict.fromkeys(options, True)
    collect, scout, draw = COLLECT.code(), SEND_SCOUT.code(), DRAW_CARD.code()
    repair, drive = REPAIR_VEHICLE.code(), DRIVE_VEHICLE.code()
    worthwhile = drive in offered and best_step(state, seat, ways(state, seat))[1] > LEAST_GAIN
    if worthwhile and can_arrive(state, seat):
        return drive
    if collect in offered and state.cash[seat] < 60:
        return collect
    if scout in offered:
        return draw if draw in offered and road_is_known(state, seat) else scout
    if repair in offered and wants_repair(state, seat):
        return repair
    if worthwhile:
        return drive
    for option in (collect, repair, draw):
        if option in offered:
            return option
    return next((option for option in options if CLEAR.has(option) and is_bad(state, option)), PASS.code())


def can_arrive(state: GreatState, seat: int) -> bool:
    return state.rules.chart.to_goal[state.space[seat]] <= state.engine[seat] and state.fuel[seat] > 0


def is_bad(state: GreatState, option: int) -> bool:
    return tile_cost(state, state.tiles[CLEAR.first(option)]) > 2.6


def wants_repair(state: GreatState, seat: int) -> bool:
    """With cards for it, or when the engine limps; before the last stage also for prestige, if there is money left."""
    if state.engine[seat] == 0:
        return True
    held = state.hand[seat].count(SPARE_PARTS) + 3 * state.hand[seat].count(TOOLBOX)
    missing = state.rules.engine_top + state.rules.chassis_top - points_left(state, seat)
    if missing >= 2 and held >= 2:
        return True
    if state.engine[seat] <= 1 or points_left(state, seat) < LEAST_POINTS:
        return held > 0 or spare_cash(state, seat) >= state.part_price(seat)
    return missing >= 3 and spare_cash(state, seat) >= 3 * state.part_price(seat)


def road_is_known(state: GreatState, seat: int) -> bool:
    """Whether the next spaces of the cheapest way all have a tile."""
    costs = ways_to_goal(state, seat)
    chart = state.rules.chart
    here = state.space[seat]
    for _ in range(state.engine[seat]):
        nexts = chart.roads[here]
        if here == chart.goal or not nexts:
            return True
        here = min(nexts, key=lambda space: costs[space])
        if state.tiles[here] == NONE and chart.kind[here] != CITY:
            return False
    return True


# ── On the road ──


def best_way(state: GreatState, seat: int, options: list[int]) -> int:
    """The next space of the cheapest way; halt rather than go back, or blindly on with nothing in hand."""
    if PLAY.code(JERRYCAN) in options and state.fuel[seat] <= 1:
        return PLAY.code(JERRYCAN)
    best, gain = best_step(state, seat, options)
    if HALT.code() in options and gain <= LEAST_GAIN:
        return HALT.code()
    return best if best != NONE else options[0]


def best_step(state: GreatState, seat: int, options: list[int]) -> tuple[int, float]:
    """The step that gains most, and how much that is."""
    costs = ways_to_goal(state, seat)
    best = NONE
    best_gain = -FAR
    for option in options:
        if GO.has(option) or SAIL.has(option):
            gain = step_gain(state, seat, option, costs)
            if gain > best_gain:
                best = option
                best_gain = gain
    return best, best_gain


def best_payment(state: GreatState, seat: int, options: list[int]) -> int:
    """Avoid a danger if possible; else keep the engine running and the chassis large enough for the hand."""
    if USE_ESCORT.code() in options:
        return USE_ESCORT.code()
    if PLAY.code(RANGER) in options:
        return PLAY.code(RANGER)
    if PLAY.code(JERRYCAN) in options:
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
            price = 0.4
        elif USE_TOOLBOX.has(option):
            engine += USE_TOOLBOX.first(option)
            chassis += state.rules.toolbox_points - USE_TOOLBOX.first(option)
            chassis = min(chassis, state.rules.chassis_top)
        worth = condition(engine, chassis, cards) - condition(state.engine[seat], state.chassis[seat], cards) - price
        if not DONE.has(option) and worth > best_worth:
            best = option
            best_worth = worth
    return best if best != NONE else options[0]


# ── Scouting ──


def best_tile(state: GreatState, seat: int, options: list[int]) -> int:
    """Good tiles onto one's own way, bad ones where others must drive, or nobody."""
    before = ways_to_goal(state, seat)
    rivals = [rival for rival in range(state.game.seats) if rival != seat and rival not in state.arrived]
    by_space: list[int] = []
    for option in options:
        if LAY.last(option) not in by_space:
            by_space.append(LAY.last(option))
    by_space.sort(key=lambda space: before[space])
    looked_at = by_space[:6] + by_space[-2:]
    best = options[0]
    best_worth = -FAR
    for option in options:
        space = LAY.last(option)
        if space not in looked_at:
            continue
        state.tiles[space] = LAY.first(option)
        after = ways_to_goal(state, seat)
        state.tiles[space] = NONE
        worth = before[state.space[seat]] - after[state.space[seat]]
        for rival in rivals:
            worth -= 0.3 * (before[state.space[rival]] - after[state.space[rival]])
        # Of two equal places the one that is nearer to the vehicle serves sooner; bad tiles go far away.
        good = tile_cost(state, LAY.first(option)) < FAIR_TILE
        worth -= 0.01 * before[space] if good else -0.01 * before[space]
        if worth > best_worth:
            best = option
            best_worth = worth
    return best


# ── Cards ──


def best_card(state: GreatState, seat: int, options: list[int]) -> int:
    """The best one to take; the least one to discard, but a Jerrycan is emptied if the tank has room."""
    if PLAY.code(JERRYCAN) in options and state.fuel[seat] < state.rules.fuel_top:
        return PLAY.code(JERRYCAN)
    best = options[0]
    best_worth = -FAR
    for option in options:
        if TAKE.has(option):
            worth = card_worth(state, seat, TAKE.first(option))
        elif DISCARD.has(option):
            worth = -card_worth(state, seat, DISCARD.first(option))
        else:
            continue
        if worth > best_worth:
            best = option
            best_worth = worth
    return best


# ── Danger cards of others, and one's own Cheater ──


def best_reaction(state: GreatState, seat: int, options: list[int]) -> int:
    """Cancel what is aimed at oneself, or makes one's own way much longer; an escort rather than a Ranger."""
    if state.threat == SABOTEUR:
        matters = state.victim == seat
    else:
        before = ways_to_goal(state, seat)[state.space[seat]]
        tiles = state.tiles[:]
        if state.threat == TRACKER:
            state.tiles[state.aims[0]] = NONE
        else:
            one, other = state.aims
            state.tiles[one], state.tiles[other] = state.tiles[other], state.tiles[one]
        matters = ways_to_goal(state, seat)[state.space[seat]] - before > 0.6
        state.tiles = tiles
    return options[1] if matters and len(options) > 1 else LET.code()


def best_swap(state: GreatState, seat: int, options: list[int]) -> int:
    before = ways_to_goal(state, seat)
    first = state.aims[0]
    best = options[0]
    best_worth = -FAR
    for option in options:
        other = SWAP_WITH.first(option)
        state.tiles[first], state.tiles[other] = state.tiles[other], state.tiles[first]
        worth = before[state.space[seat]] - ways_to_goal(state, seat)[state.space[seat]]
        state.tiles[first], state.tiles[other] = state.tiles[other], state.tiles[first]
        if worth > best_worth:
            best = option
            best_worth = worth
    return best


BOT: Final = RuleOfThumb()
