"""The rule of thumb in the race: a driver who weighs the odds, and an engineer with a plan for fuel and tyres."""

from typing import Final

from mypy_extensions import i64

from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.games.formula_1_tgp.bot.strategy import plans, used_mask
from paddock.games.formula_1_tgp.rules import overtaking, pits, turn
from paddock.games.formula_1_tgp.rules.development import at_least
from paddock.games.formula_1_tgp.rules.overtaking import chance_in_six, need
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.tactics import NO_CARD
from paddock.games.formula_1_tgp.rules.terms import BURSTING, FLAT_OUT, LATE_BRAKE, WET

FAIR: Final = 2
"""Faces of the die that must be enough before a voluntary attack is made."""
GOOD: Final = 4
"""Faces that are enough without a card."""
EVEN: Final = 3
"""Faces that a card must lead to."""
A_SPACE_OR_TWO: Final = 2
"""Spaces that a card must gain to be played."""
NO_GOOD: Final = 3
"""A roll on a table that is worth rolling again."""
FREE_ROAD: Final = 99

# ── Moving and attacking ──


def best_push(state: TgpState, options: Offer) -> i64:
    """All that can still be used up; else two points where the road is free, and one on the last lap to a rival."""
    car = state.argument
    points = turn.DECLARE.most(state)
    left = state.turns - state.turn
    must = turn.obligatory(state, car)
    ahead = turn.next_ahead(state, car)
    free: i64 = FREE_ROAD
    if ahead != NONE:
        free = state.place[ahead] - state.place[car] - 1
        if state.speed[car] <= state.components.most_points_a_turn * left:
            points = at_least(0, min(points, free - must))
    flat_out = turn.PLAY_FLAT_OUT.code(points)
    if options.has(flat_out) and (free >= must + points + state.components.amount[FLAT_OUT] or left == 0):
        return flat_out
    return turn.PUSH.code(points)


def best_attack(state: TgpState, options: Offer) -> i64:
    car, other = state.argument, state.target
    if options.has(overtaking.PLAY_TEAM_ORDERS.code()) and state.must + state.may > 1:
        return overtaking.PLAY_TEAM_ORDERS.code()
    first, second = need(state, car, other, 0), need(state, car, other, 1)
    corner: i64 = 0 if first <= second else 1
    needed = min(first, second)
    faces = chance_in_six(needed)
    late = overtaking.PLAY_LATE_BRAKE.code(corner)
    if options.has(late) and faces < GOOD and chance_in_six(needed - state.components.amount[LATE_BRAKE]) >= EVEN:
        return late
    if options.has(overtaking.HOLD_BACK.code()) and (faces < FAIR or other // 2 == car // 2):
        return overtaking.HOLD_BACK.code()
    return overtaking.ATTACK.code(corner)


def best_saving(state: TgpState, seat: i64, options: Offer) -> i64:
    """A card is played if the plan gains at least two spaces by it."""
    car = state.argument
    race = plans(state, seat)
    left = state.turns - state.turn
    tyre, fuel, tread = state.tyre[car], state.fuel[car], state.tread[car]
    used = used_mask(state, car)
    if tyre != WET:
        used |= 1 + tyre
    burnt = fuel - 1 if fuel > 0 else fuel
    worn = tread if state.keeps_tyres or tread == BURSTING else tread - 1
    enough = race.between(left, burnt, tyre, worn, used) + A_SPACE_OR_TWO
    save_tyres, lean_mix = turn.PLAY_SAVE_TYRES.code(), turn.PLAY_LEAN_MIX.code()
    if options.has(save_tyres) and race.between(left, burnt, tyre, tread, used) >= enough:
        return save_tyres
    if options.has(lean_mix) and race.between(left, fuel, tyre, worn, used) >= enough:
        return lean_mix
    return NO_CARD.code()


# ── Stops ──


def best_stop(state: TgpState, seat: i64, options: Offer) -> i64:
    """Stop if the best plan with a stop now beats the best one without; with the card if it is there."""
    car = state.argument
    race = plans(state, seat)
    left = state.turns - state.turn
    used = used_mask(state, car)
    may_stay = options.has(pits.STAY_OUT.code())
    stays: i64 = -1000
    if may_stay:
        stays = race.worth(left, state.fuel[car], state.tyre[car], state.tread[car], used)
        if state.wing[car]:
            stays -= state.components.broken_wing * left
    fast, stop = pits.PLAY_FAST_STOP.code(), pits.STOP.code()
    if race.after_stop(left, state.fuel[car], used) - race.pit > stays:
        return fast if options.has(fast) else stop
    return pits.STAY_OUT.code() if may_stay else stop


def best_service(state: TgpState, seat: i64, options: Offer) -> i64:
    race = plans(state, seat)
    left = state.turns - state.turn
    used = used_mask(state, state.argument)
    best = options.at(0)
    most: i64 = -1_000_000
    for place in range(options.count):
        option = options.at(place)
        fuel, tyre = pits.SERVICE.first(option), pits.SERVICE.last(option)
        worth = race.worth(left, fuel, tyre, race.fresh[tyre], used)
        if worth > most:
            best = option
            most = worth
    return best


# ── Cards that answer a roll ──


def roll_again(state: TgpState, options: Offer) -> i64:
    """ "Lucky escape" after a bad roll."""
    return options.last() if state.die <= NO_GOOD else options.at(0)


def shut_door(state: TgpState, options: Offer) -> i64:
    """Against an attack that may well succeed."""
    faces = chance_in_six(need(state, state.argument, state.target, state.corner))
    return options.last() if faces >= FAIR else options.at(0)


def take_slipstream(state: TgpState, options: Offer) -> i64:
    """After contact, or where the second roll may well succeed."""
    faces = chance_in_six(need(state, state.argument, state.target, state.corner))
    return options.last() if state.die == 1 or faces >= FAIR else options.at(0)
