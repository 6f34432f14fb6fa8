"""The rule of thumb before the race: settings, the sheets of qualifying, tyres and tactics."""

from typing import Final

from mypy_extensions import i64

from paddock.core.offer import Offer
from paddock.core.rng import Rng
from paddock.core.rows import place_of
from paddock.core.vecs import append, vec
from paddock.games.formula_1_tgp.bot.strategy import Plans, plans
from paddock.games.formula_1_tgp.rules import qualifying, settings, start, tyres
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import FULL_AHEAD, LINE_CHANGE, SETTING_A, SETTING_B, TYRES_EFFECT

GRID_SPACES: Final = 0.45
"""How many spaces of the race one point in qualifying is worth."""
AS_GOOD: Final = 1.0
"""Spaces by which a plan may fall behind the best and still be as good: the road decides over more than that."""
LASTING: Final = 6
"""Hard tyres of this value last: nothing more need be done for them."""
SPENT_AT_LEAST: Final = 4
"""One in so many speed points is spent in qualifying."""
FRONT_ROW: Final = 2


def best_setting(state: TgpState) -> i64:
    """Speed where tyres last, tyres where they do not."""
    components = state.components
    step = components.two_settings[state.argument]
    spares_tyres = components.effects_a[step][TYRES_EFFECT] > components.effects_b[step][TYRES_EFFECT]
    if components.hard_tyre[state.circuit] >= LASTING:
        return settings.SET.code(SETTING_B if spares_tyres else SETTING_A)
    return settings.SET.code(SETTING_A if spares_tyres else SETTING_B)


def load_worth(state: TgpState, race: Plans, fuel: i64) -> float:
    """The best plan with a fuel load, and the place on the grid that it brings."""
    best: i64 = race.worth(state.turns, fuel, 0, race.fresh[0], 0)
    for tyre in range(1, race.tyres):
        best = max(best, race.worth(state.turns, fuel, tyre, race.fresh[tyre], 0))
    return float(best) + GRID_SPACES * float(state.components.fuel_bonus[fuel])


def sensible_loads(state: TgpState, seat: i64) -> vec[i64]:
    """The fuel loads whose best plan, with the place on the grid that it brings, is about as good as any."""
    race = plans(state, seat)
    best = -1000.0
    for fuel in range(1, state.components.most_fuel + 1):
        best = max(best, load_worth(state, race, fuel))
    loads = vec[i64]()
    for fuel in range(1, state.components.most_fuel + 1):
        if load_worth(state, race, fuel) >= best - AS_GOOD:
            loads = append(loads, fuel)
    return loads


def best_sheet(state: TgpState, seat: i64, rng: Rng) -> i64:
    """One of the sensible loads, so that not everybody stops in the same turn; points only where the race could not
    use them."""
    loads = sensible_loads(state, seat)
    best = loads[rng.below(len(loads))]
    points = state.speed[qualifying.WRITE_SHEET.car(state, seat)]
    spent = max(points // SPENT_AT_LEAST, points - state.components.most_points_a_turn * state.turns)
    return qualifying.QUALIFY.code(spent, best)


def best_tyres(state: TgpState, seat: i64, options: Offer) -> i64:
    race = plans(state, seat)
    cars = state.cars_of(seat)
    best = options.at(0)
    most: i64 = -1_000_000
    for place in range(options.count):
        option = options.at(place)
        if tyres.FIT.has(option):
            worth = fitted_worth(state, race, cars[0], tyres.FIT.first(option))
        else:
            worth = fitted_worth(state, race, cars[0], tyres.FIT_BOTH.first(option))
            worth += fitted_worth(state, race, cars[1], tyres.FIT_BOTH.last(option))
        if worth > most:
            best = option
            most = worth
    return best


def fitted_worth(state: TgpState, race: Plans, car: i64, tyre: i64) -> i64:
    """The race of a car that starts on these tyres."""
    return race.worth(state.turns, state.fuel[car], tyre, race.fresh[tyre], 0)


def best_tactics(state: TgpState, seat: i64) -> i64:
    """The front row has a free road; everybody else dodges."""
    cars = state.cars_of(seat)
    if len(cars) == 1:
        return start.LAY.code(best_tactic(state, cars[0]))
    return start.LAY_BOTH.code(best_tactic(state, cars[0]), best_tactic(state, cars[1]))


def best_tactic(state: TgpState, car: i64) -> i64:
    return FULL_AHEAD if place_of(state.grid, car) < FRONT_ROW else LINE_CHANGE
