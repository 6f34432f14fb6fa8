"""The rule of thumb in the race: a driver who weighs the odds, and an engineer with a plan for fuel and tyres."""

from typing import Final

from paddock.core.names import NONE
from paddock.games.formula_1_tgp.bot.strategy import plans, used_mask
from paddock.games.formula_1_tgp.rules import overtaking, pits, turn
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


def best_push(state: TgpState, seat: int, options: list[int]) -> int:
    """All that can still be used up; else two points where the road is free, and one on the last lap to a rival."""
    car = state.argument
    points = min(state.components.most_points_a_turn, state.speed[car])
    left = state.turns - state.turn
    must = turn.obligatory(state, car)
    ahead = turn.next_ahead(state, car)
    free = FREE_ROAD if ahead == NONE else state.place[ahead] - state.place[car] - 1
    if state.speed[car] <= state.components.most_points_a_turn * left and free < must + points and ahead != NONE:
        points = max(0, min(points, free - must))
    flat_out = turn.PLAY_FLAT_OUT.code(points)
    if flat_out in options and (free >= must + points + state.components.amount[FLAT_OUT] or left == 0):
        return flat_out
    return turn.PUSH.code(points)


def best_attack(state: TgpState, seat: int, options: list[int]) -> int:
    car, other = state.argument, state.target
    if overtaking.PLAY_TEAM_ORDERS.code() in options and state.must + state.may > 1:
        return overtaking.PLAY_TEAM_ORDERS.code()
    needs = [need(state, car, other, corner) for corner in (0, 1)]
    corner = 0 if needs[0] <= needs[1] else 1
    faces = chance_in_six(needs[corner])
    late = overtaking.PLAY_LATE_BRAKE.code(corner)
    if late in options and faces < GOOD and chance_in_six(needs[corner] - state.components.amount[LATE_BRAKE]) >= EVEN:
        return late
    if overtaking.HOLD_BACK.code() in options and (faces < FAIR or other // 2 == car // 2):
        return overtaking.HOLD_BACK.code()
    return overtaking.ATTACK.code(corner)


def best_saving(state: TgpState, seat: int, options: list[int]) -> int:
    """A card is played if the plan gains at least two spaces by it."""
    car = state.argument
    race = plans(state, seat)
    left = state.turns - state.turn
    used = used_mask(state, car) | (0 if state.tyre[car] == WET else 1 + state.tyre[car])
    fuel, tread = state.fuel[car], state.tread[car]
    worn = tread if state.keeps_tyres else max(BURSTING, tread - 1)
    as_it_is = race.between(left, max(0, fuel - 1), state.tyre[car], worn, used)
    gains = {turn.PLAY_SAVE_TYRES.code(): race.between(left, max(0, fuel - 1), state.tyre[car], tread, used)}
    gains[turn.PLAY_LEAN_MIX.code()] = race.between(left, fuel, state.tyre[car], worn, used)
    for option in options:
        if option in gains and gains[option] >= as_it_is + A_SPACE_OR_TWO:
            return option
    return NO_CARD.code()


# ── Stops ──


def best_stop(state: TgpState, seat: int, options: list[int]) -> int:
    """Stop if the best plan with a stop now beats the best one without; with the card if it is there."""
    car = state.argument
    race = plans(state, seat)
    left = state.turns - state.turn
    used = used_mask(state, car)
    stays = -1000
    if pits.STAY_OUT.code() in options:
        stays = race.worth(left, state.fuel[car], state.tyre[car], state.tread[car], used)
        if state.wing[car]:
            stays -= state.components.broken_wing * left
    fast = pits.PLAY_FAST_STOP.code()
    stop = pits.STOP.code()
    if race.after_stop(left, state.fuel[car], used) - race.pit > stays:
        return fast if fast in options else stop
    return pits.STAY_OUT.code() if pits.STAY_OUT.code() in options else stop


def best_service(state: TgpState, seat: int, options: list[int]) -> int:
    car = state.argument
    race = plans(state, seat)
    left = state.turns - state.turn
    used = used_mask(state, car)

    def worth(option: int) -> int:
        fuel, tyre = pits.SERVICE.first(option), pits.SERVICE.last(option)
        return race.worth(left, fuel, tyre, race.fresh[tyre], used)

    return max(options, key=worth)


# ── Cards that answer a roll ──


def roll_again(state: TgpState, seat: int, options: list[int]) -> int:
    """ "Lucky escape" after a bad roll."""
    return options[-1] if state.die <= NO_GOOD else options[0]


def shut_door(state: TgpState, seat: int, options: list[int]) -> int:
    """Against an attack that may well succeed."""
    faces = chance_in_six(need(state, state.argument, state.target, state.corner))
    return options[-1] if faces >= FAIR else options[0]


def take_slipstream(state: TgpState, seat: int, options: list[int]) -> int:
    """After contact, or where the second roll may well succeed."""
    faces = chance_in_six(need(state, state.argument, state.target, state.corner))
    return options[-1] if state.die == 1 or faces >= FAIR else options[0]
