"""The rule of thumb in the organisation phase: first what the team lacks, then the most speed for its price."""

from typing import Final

from mypy_extensions import i64

from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rows import put
from paddock.core.vecs import append, vec
from paddock.games.formula_1_tgp.rules import auction, organisation
from paddock.games.formula_1_tgp.rules.development import at_least
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import FACILITIES, SPEED_EFFECT, STEPS

# What is printed on a card, in activation points.
OF_DRIVER_SPEED: Final = 1.6
OF_DRIVER_SKILL: Final = 0.3
OF_POWER: Final = 1.0
OF_ADDED_POWER: Final = 0.8
"""Of what an engine adds to top speed and acceleration: it cannot be split freely."""
OF_RELIABILITY: Final = 0.3
POOREST_ENGINE: Final = 2.0
"""What the poorest engine is worth before it is worth anything more than the others."""

NOW: Final = 3.0
"""Activation points for having a card now: the next one costs a point to turn over, and others bid for that too."""
CHANGING: Final = 1.0
"""So much better a card must be than the one it replaces."""
FIRST_CREWS: Final = 2
"""So many crews are hired before anything is built: the second one raises the rating."""
STEPS_BEFORE_CREWS: Final = 2
"""So many steps under the second facility are developed before further crews are hired."""
NO_CARD_LEFT: Final = -1000.0
"""Less than any card is worth."""


def driver_worth(state: TgpState, driver: i64) -> float:
    components = state.components
    speed, skill = components.driver_speed[driver], components.driver_skill[driver]
    return OF_DRIVER_SPEED * float(speed) + OF_DRIVER_SKILL * float(skill)


def engine_worth(state: TgpState, engine: i64) -> float:
    components = state.components
    added = components.engine_top[engine] + components.engine_acceleration[engine]
    value = OF_POWER * float(components.engine_power[engine]) + OF_ADDED_POWER * float(added)
    return value + OF_RELIABILITY * float(components.engine_reliability[engine]) - POOREST_ENGINE


# ── Actions ──


def best_action(state: TgpState, seat: i64, options: Offer) -> i64:
    """What is missing first, then down the price list."""
    if organisation.lacks_engine(state, seat) and options.has(organisation.DRAW_ENGINE.code()):
        return organisation.DRAW_ENGINE.code()
    if organisation.lacks_driver(state, seat) and options.has(organisation.DRAW_DRIVER.code()):
        return organisation.DRAW_DRIVER.code()
    for action in price_list(state, seat):
        if options.has(action):
            return action
    return options.last()


def price_list(state: TgpState, seat: i64) -> vec[i64]:
    """Most speed for its price first: tests, two crews, the fastest facility, part of the next, more crews."""
    fast = by_speed(state)
    listed = vec[i64]([organisation.TEST.code()])
    if state.crew[seat] < FIRST_CREWS:
        listed = append(listed, organisation.HIRE.code())
    listed = with_works(state, seat, fast[0], STEPS, listed)
    listed = with_works(state, seat, fast[1], STEPS_BEFORE_CREWS, listed)
    if state.crew[seat] < state.components.most_crews:
        listed = append(listed, organisation.HIRE.code())
    for number in range(1, 3):
        listed = append(listed, organisation.BUILD.code(fast[number]))
        listed = append(listed, organisation.DEVELOP.code(fast[number]))
    return listed


def with_works(state: TgpState, seat: i64, facility: i64, steps: i64, listed: vec[i64]) -> vec[i64]:
    """The list, and behind it what is to be done at a facility until it has so many steps."""
    if facility not in state.facilities[seat]:
        return append(listed, organisation.BUILD.code(facility))
    if state.path[seat][facility] < steps:
        return append(listed, organisation.DEVELOP.code(facility))
    return listed


def by_speed(state: TgpState) -> vec[i64]:
    """The facilities, those first whose whole path gives the most speed points."""
    order = vec[i64]()
    for facility in range(FACILITIES):
        place: i64 = len(order)
        while place > 0 and gives(state, order[place - 1]) < gives(state, facility):
            place -= 1
        order = put(order, place, facility)
    return order


def gives(state: TgpState, facility: i64) -> i64:
    """The speed points of a whole path."""
    points: i64 = 0
    for step in range(facility * STEPS, facility * STEPS + STEPS):
        points += state.components.effects_a[step][SPEED_EFFECT]
    return points


# ── Auctions ──


def price(state: TgpState, seat: i64) -> i64:
    """What the card on auction is worth to a team, in activation points. With room for it: what it is better than the
    cards in the pile, one of which is to be had next, and something for having it now. Else what it is better than the
    worst card in its place."""
    if state.engine_lot != NONE:
        value = engine_worth(state, state.engine_lot)
        usual = usual_engine(state)
    else:
        value = driver_worth(state, state.driver_lot)
        usual = usual_driver(state)
    if not auction.has_room(state, seat):
        value -= worst_in_place(state, seat) + CHANGING
    elif usual > NO_CARD_LEFT:
        value = max(1.0, value - usual + NOW)
    return int(value)


def usual_engine(state: TgpState) -> float:
    """What the engines that nobody has are worth on average."""
    total = 0.0
    count: i64 = 0
    for engine in range(len(state.components.engine_power)):
        if engine not in state.engine and engine != state.engine_lot:
            total += engine_worth(state, engine)
            count += 1
    return total / float(count) if count > 0 else NO_CARD_LEFT


def usual_driver(state: TgpState) -> float:
    """What the drivers that nobody has are worth on average."""
    total = 0.0
    count: i64 = 0
    for driver in range(len(state.components.driver_speed)):
        if driver not in state.driver and driver != state.driver_lot:
            total += driver_worth(state, driver)
            count += 1
    return total / float(count) if count > 0 else NO_CARD_LEFT


def worst_in_place(state: TgpState, seat: i64) -> float:
    """The worst card that a team without room has of what is on auction."""
    if state.engine_lot != NONE:
        return engine_worth(state, state.engine[seat])
    return min(driver_worth(state, state.driver[2 * seat]), driver_worth(state, state.driver[2 * seat + 1]))


def best_bid(state: TgpState, seat: i64) -> i64:
    """One more than the last bid, as long as the price is right and the purse holds it."""
    bid = state.bid + 1
    if bid <= price(state, seat) and bid <= auction.purse(state, seat):
        return auction.BID.code(bid)
    return auction.NO_BID.code()


def best_limit(state: TgpState, seat: i64) -> i64:
    return auction.UP_TO.code(at_least(0, min(auction.purse(state, seat), price(state, seat))))


def worst_card(state: TgpState, options: Offer) -> i64:
    """Of a surplus, the card to give back."""
    worst = options.at(0)
    least = 1000.0
    for place in range(options.count):
        option = options.at(place)
        if auction.RETURN_ENGINE.has(option):
            worth = engine_worth(state, auction.RETURN_ENGINE.first(option))
        else:
            worth = driver_worth(state, auction.RETURN_DRIVER.first(option))
        if worth < least:
            worst = option
            least = worth
    return worst
