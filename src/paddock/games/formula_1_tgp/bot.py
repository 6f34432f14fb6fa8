"""The rule of thumb: a manager with a price list, a race engineer with a plan, and a driver who weighs the odds.

Activation points go first into what is missing, then into what gives most speed for its price. Fuel, tyres and stops
follow the best plan for the turns that are left (see `strategy`). Event rolls are made at once. Speed points are spent
where the road is free, and attacks are made where the odds are fair.
"""

from typing import Final

from paddock.core.bot import NO_LIMIT, Budget
from paddock.core.names import NONE
from paddock.core.rng import Rng
from paddock.core.view import View
from paddock.games.formula_1_tgp import auction, organisation, overtaking, pits, qualifying, start, tables, turn, tyres
from paddock.games.formula_1_tgp.overtaking import chance_in_six, need
from paddock.games.formula_1_tgp.state import TgpState
from paddock.games.formula_1_tgp.strategy import plans, used_mask
from paddock.games.formula_1_tgp.tactics import NO_CARD
from paddock.games.formula_1_tgp.terms import FULL_AHEAD, LATE_BRAKE, LINE_CHANGE, WET

GRID_SPACES: Final = 0.45
"""How many spaces of the race one point in qualifying is worth."""
FAIR: Final = 2
"""Faces of the die that must be enough before a voluntary attack is made."""
NOW: Final = 3.0
"""Activation points for having a card now: the next one costs a point to turn over, and others bid for that too."""
NO_GOOD: Final = 3
"""A roll on a table that is worth rolling again."""


class RuleOfThumb:
    name = "thumb"

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        state = view.state
        assert isinstance(state, TgpState)
        options = view.options
        if len(options) == 1:
            return options[0]
        kind = state.kind
        seat = view.seat
        if kind is organisation.TAKE_ACTION:
            return best_action(state, seat, options)
        if kind is auction.OFFER or kind is auction.RAISE:
            return best_bid(state, seat)
        if kind is auction.SEALED_BID:
            most = min(auction.purse(state, seat), price(state, seat))
            return auction.UP_TO.code(max(0, most))
        if kind is auction.GIVE_BACK:
            return worst_card(state, options)
        if kind is qualifying.WRITE_SHEET:
            return best_sheet(state, seat)
        if kind is qualifying.CHOOSE_SETTING:
            return best_setting(state)
        if kind is tyres.STARTING_TYRES:
            return best_tyres(state, seat, options)
        if kind is start.LAY_TACTICS:
            return best_tactics(state, seat)
        if kind is turn.EVENT_NOW:
            return turn.ROLL_NOW.code()
        if kind is turn.DECLARE:
            return best_push(state, options)
        if kind is turn.SAVING:
            return best_saving(state, seat, options)
        if kind is overtaking.ATTACKING:
            return best_attack(state, options)
        if kind is pits.PIT_STOP:
            return best_stop(state, seat, options)
        if kind is pits.SERVE:
            return best_service(state, seat, options)
        return worth_playing(state, seat, options)


# ── The organisation phase ──


def driver_worth(state: TgpState, driver: int) -> float:
    return 1.6 * state.rules.driver_speed[driver] + 0.3 * state.rules.driver_skill[driver]


def engine_worth(state: TgpState, engine: int) -> float:
    rules = state.rules
    added = rules.engine_top[engine] + rules.engine_acceleration[engine]
    return 1.0 * rules.engine_power[engine] + 0.8 * added + 0.3 * rules.engine_reliability[engine] - 2.0


def best_action(state: TgpState, seat: int, options: list[int]) -> int:
    """What is missing first, then down the price list."""
    wanted: list[int] = []
    if organisation.lacks_engine(state, seat):
        wanted.append(organisation.DRAW_ENGINE.code())
    if organisation.lacks_driver(state, seat):
        wanted.append(organisation.DRAW_DRIVER.code())
    if wanted and wanted[0] in options:
        return wanted[0]
    wanted += price_list(state, seat)
    for action in wanted:
        if action in options:
            return action
    return options[-1]


def price_list(state: TgpState, seat: int) -> list[int]:
    """Most speed for its price first: tests, a second crew, wings and chassis, a second facility."""
    cfd, tunnel, factory = 2, 3, 0
    listed = [organisation.TEST.code()]
    if state.crew[seat] < 2:
        listed.append(organisation.HIRE.code())
    path = state.path[seat]
    owned = state.facilities[seat]
    for facility, steps in ((cfd, 4), (tunnel, 2)):
        if facility not in owned:
            listed.append(organisation.BUILD.code(facility))
        elif path[facility] < steps:
            listed.append(organisation.DEVELOP.code(facility))
    if state.crew[seat] < state.rules.most_crews:
        listed.append(organisation.HIRE.code())
    for facility in (tunnel, factory):
        listed += [organisation.BUILD.code(facility), organisation.DEVELOP.code(facility)]
    return listed


def price(state: TgpState, seat: int) -> int:
    """What the card on auction is worth to a team, in activation points. With room for it: what it is better than the
    cards in the pile, one of which is to be had next, and something for having it now. Else what it is better than the
    worst card in its place."""
    if state.engine_lot != NONE:
        value = engine_worth(state, state.engine_lot)
        own = [engine_worth(state, engine) for engine in state.engine[seat : seat + 1] if engine != NONE]
        taken = [*state.engine, state.engine_lot]
        pile = [engine_worth(state, card) for card in range(len(state.rules.engine_power)) if card not in taken]
    else:
        value = driver_worth(state, state.driver_lot)
        own = [driver_worth(state, driver) for driver in state.driver[2 * seat : 2 * seat + 2] if driver != NONE]
        taken = [*state.driver, state.driver_lot]
        pile = [driver_worth(state, card) for card in range(len(state.rules.driver_speed)) if card not in taken]
    if not auction.has_room(state, seat):
        value -= min(own) + 1.0
    elif pile:
        value = max(1.0, value - sum(pile) / len(pile) + NOW)
    return int(value)


def best_bid(state: TgpState, seat: int) -> int:
    """One more than the last bid, as long as the price is right and the purse holds it."""
    bid = state.bid + 1
    if bid <= min(price(state, seat), auction.purse(state, seat)):
        return auction.BID.code(bid)
    return auction.NO_BID.code()


def worst_card(state: TgpState, options: list[int]) -> int:
    def worth(option: int) -> float:
        if auction.RETURN_ENGINE.has(option):
            return engine_worth(state, auction.RETURN_ENGINE.first(option))
        return driver_worth(state, auction.RETURN_DRIVER.first(option))

    return min(options, key=worth)


# ── Qualifying and the start ──


def best_setting(state: TgpState) -> int:
    """Speed where tyres last, tyres where they do not."""
    step = state.rules.two_settings[state.argument]
    lasting = state.rules.hard_tyre[state.circuit] >= 6
    choices = state.rules.step_effects[step]
    gives_tyres = 0 if choices[0][1] > choices[1][1] else 1
    return qualifying.SET.code(1 - gives_tyres if lasting else gives_tyres)


def best_sheet(state: TgpState, seat: int) -> int:
    """Fuel for the best plan, lighter if the grid makes up for it; points only where the race could not use them."""
    car = 2 * seat + state.argument
    race = plans(state, seat)
    best, best_value = 1, -1000.0
    for fuel in range(1, state.rules.most_fuel + 1):
        start_value = max(race.worth(state.turns, fuel, tyre, race.fresh[tyre], 0) for tyre in race.compounds)
        value = start_value + GRID_SPACES * state.rules.fuel_bonus[fuel]
        if value > best_value:
            best, best_value = fuel, value
    points = state.speed[car]
    spent = max(points // 4, points - state.rules.most_points_a_turn * state.turns)
    return qualifying.QUALIFY.code(spent, best)


def best_tyres(state: TgpState, seat: int, options: list[int]) -> int:
    race = plans(state, seat)

    def worth(option: int) -> int:
        fitted = tyres.FIT.values(option) if tyres.FIT.has(option) else tyres.FIT_BOTH.values(option)
        return sum(
            race.worth(state.turns, state.fuel[car], tyre, race.fresh[tyre], 0)
            for car, tyre in zip(state.cars_of(seat), fitted, strict=True)
        )

    return max(options, key=worth)


def best_tactics(state: TgpState, seat: int) -> int:
    """The front row has a free road; everybody else dodges."""
    tactics = [FULL_AHEAD if state.grid.index(car) < 2 else LINE_CHANGE for car in state.cars_of(seat)]
    return start.LAY.code(tactics[0]) if len(tactics) == 1 else start.LAY_BOTH.code(tactics[0], tactics[1])


# ── The race ──


def best_push(state: TgpState, options: list[int]) -> int:
    """All that can still be used up; else two points where the road is free, and one on the last lap to a rival."""
    car = state.argument
    points = min(state.rules.most_points_a_turn, state.speed[car])
    left = state.turns - state.turn
    must = turn.obligatory(state, car)
    ahead = turn.next_ahead(state, car)
    free = 99 if ahead == NONE else state.place[ahead] - state.place[car] - 1
    if state.speed[car] <= state.rules.most_points_a_turn * left and free < must + points and ahead != NONE:
        points = max(0, min(points, free - must))
    flat_out = turn.PLAY_FLAT_OUT.code(points)
    if flat_out in options and (free >= must + points + 2 or left == 0):
        return flat_out
    return turn.PUSH.code(points)


def best_attack(state: TgpState, options: list[int]) -> int:
    car, other = state.argument, state.target
    if overtaking.PLAY_TEAM_ORDERS.code() in options and state.must + state.may > 1:
        return overtaking.PLAY_TEAM_ORDERS.code()
    needs = [need(state, car, other, corner) for corner in (0, 1)]
    corner = 0 if needs[0] <= needs[1] else 1
    faces = chance_in_six(needs[corner])
    late = overtaking.PLAY_LATE_BRAKE.code(corner)
    if late in options and faces < 4 and chance_in_six(needs[corner] - state.rules.amount[LATE_BRAKE]) >= 3:
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
    worn = tread if state.keeps_tyres else max(-1, tread - 1)
    as_it_is = race.between(left, max(0, fuel - 1), state.tyre[car], worn, used)
    gains = {turn.PLAY_SAVE_TYRES.code(): race.between(left, max(0, fuel - 1), state.tyre[car], tread, used)}
    gains[turn.PLAY_LEAN_MIX.code()] = race.between(left, fuel, state.tyre[car], worn, used)
    for option in options:
        if option in gains and gains[option] >= as_it_is + 2:
            return option
    return NO_CARD.code()


def best_stop(state: TgpState, seat: int, options: list[int]) -> int:
    car = state.argument
    race = plans(state, seat)
    left = state.turns - state.turn
    used = used_mask(state, car)
    stays = -1000
    if pits.STAY_OUT.code() in options:
        stays = race.worth(left, state.fuel[car], state.tyre[car], state.tread[car], used)
        if state.wing[car]:
            stays -= state.rules.broken_wing * left
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


def worth_playing(state: TgpState, seat: int, options: list[int]) -> int:
    """The other windows: a card is played where it is likely to matter; else whatever the default is."""
    kind = state.kind
    if kind is tables.LUCKY_ESCAPE:
        return options[-1] if state.die <= NO_GOOD else options[0]
    if kind is overtaking.SHUT_THE_DOOR:
        faces = chance_in_six(need(state, state.argument, state.target, state.corner))
        return options[-1] if faces >= FAIR else options[0]
    if kind is overtaking.SLIPSTREAMING:
        faces = chance_in_six(need(state, state.argument, state.target, state.corner))
        return options[-1] if state.die == 1 or faces >= FAIR else options[0]
    if kind is start.PERFECT_LAUNCH or kind is qualifying.QUALIFYING_LAP:
        return options[-1]
    answer: int = kind.default(state, seat)
    return answer


BOT: Final = RuleOfThumb()
