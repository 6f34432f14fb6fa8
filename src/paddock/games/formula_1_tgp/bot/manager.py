"""The rule of thumb in the organisation phase: first what the team lacks, then the most speed for its price."""

from typing import Final

from paddock.core.names import NONE
from paddock.games.formula_1_tgp.rules import auction, organisation
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import FACILITIES, SETTING_A, SPEED_EFFECT, STEPS

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


def driver_worth(state: TgpState, driver: int) -> float:
    components = state.components
    return OF_DRIVER_SPEED * components.driver_speed[driver] + OF_DRIVER_SKILL * components.driver_skill[driver]


def engine_worth(state: TgpState, engine: int) -> float:
    components = state.components
    added = components.engine_top[engine] + components.engine_acceleration[engine]
    value = OF_POWER * components.engine_power[engine] + OF_ADDED_POWER * added
    return value + OF_RELIABILITY * components.engine_reliability[engine] - POOREST_ENGINE


# ── Actions ──


def best_action(state: TgpState, seat: int, options: list[int]) -> int:
    """What is missing first, then down the price list."""
    wanted: list[int] = []
    if organisation.lacks_engine(state, seat):
        wanted.append(organisation.DRAW_ENGINE.code())
    if organisation.lacks_driver(state, seat):
        wanted.append(organisation.DRAW_DRIVER.code())
    if wanted and wanted[0] in options:
        return wanted[0]
    for action in [*wanted, *price_list(state, seat)]:
        if action in options:
            return action
    return options[-1]


def price_list(state: TgpState, seat: int) -> list[int]:
    """Most speed for its price first: tests, two crews, the fastest facility, part of the next, more crews."""
    fastest, second, third = by_speed(state)[:3]
    listed = [organisation.TEST.code()]
    if state.crew[seat] < FIRST_CREWS:
        listed.append(organisation.HIRE.code())
    for facility, steps in ((fastest, STEPS), (second, STEPS_BEFORE_CREWS)):
        if facility not in state.facilities[seat]:
            listed.append(organisation.BUILD.code(facility))
        elif state.path[seat][facility] < steps:
            listed.append(organisation.DEVELOP.code(facility))
    if state.crew[seat] < state.components.most_crews:
        listed.append(organisation.HIRE.code())
    for facility in (second, third):
        listed += [organisation.BUILD.code(facility), organisation.DEVELOP.code(facility)]
    return listed


def by_speed(state: TgpState) -> list[int]:
    """The facilities, those first whose whole path gives the most speed points."""
    effects = state.components.step_effects

    def gives(facility: int) -> int:
        steps = range(facility * STEPS, facility * STEPS + STEPS)
        return sum(effects[step][SETTING_A][SPEED_EFFECT] for step in steps)

    return sorted(range(FACILITIES), key=lambda facility: -gives(facility))


# ── Auctions ──


def price(state: TgpState, seat: int) -> int:
    """What the card on auction is worth to a team, in activation points. With room for it: what it is better than the
    cards in the pile, one of which is to be had next, and something for having it now. Else what it is better than the
    worst card in its place."""
    if state.engine_lot != NONE:
        value = engine_worth(state, state.engine_lot)
        own = [engine_worth(state, engine) for engine in state.engine[seat : seat + 1] if engine != NONE]
        taken = [*state.engine, state.engine_lot]
        pile = [engine_worth(state, card) for card in range(len(state.components.engine_power)) if card not in taken]
    else:
        value = driver_worth(state, state.driver_lot)
        own = [driver_worth(state, driver) for driver in state.driver[2 * seat : 2 * seat + 2] if driver != NONE]
        taken = [*state.driver, state.driver_lot]
        pile = [driver_worth(state, card) for card in range(len(state.components.driver_speed)) if card not in taken]
    if not auction.has_room(state, seat):
        value -= min(own) + CHANGING
    elif pile:
        value = max(1.0, value - sum(pile) / len(pile) + NOW)
    return int(value)


def best_bid(state: TgpState, seat: int, options: list[int]) -> int:
    """One more than the last bid, as long as the price is right and the purse holds it."""
    bid = state.bid + 1
    if bid <= min(price(state, seat), auction.purse(state, seat)):
        return auction.BID.code(bid)
    return auction.NO_BID.code()


def best_limit(state: TgpState, seat: int, options: list[int]) -> int:
    return auction.UP_TO.code(max(0, min(auction.purse(state, seat), price(state, seat))))


def worst_card(state: TgpState, seat: int, options: list[int]) -> int:
    """Of a surplus, the card to give back."""

    def worth(option: int) -> float:
        if auction.RETURN_ENGINE.has(option):
            return engine_worth(state, auction.RETURN_ENGINE.first(option))
        return driver_worth(state, auction.RETURN_DRIVER.first(option))

    return min(options, key=worth)
