"""The rule of thumb before the race: settings, the sheets of qualifying, tyres and tactics."""

from typing import Final

from paddock.core.rng import Rng
from paddock.games.formula_1_tgp.bot.strategy import plans
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


def best_setting(state: TgpState, seat: int, options: list[int]) -> int:
    """Speed where tyres last, tyres where they do not."""
    choices = state.components.step_effects[state.components.two_settings[state.argument]]
    spares_tyres = choices[SETTING_A][TYRES_EFFECT] > choices[SETTING_B][TYRES_EFFECT]
    gentle, fast = (SETTING_A, SETTING_B) if spares_tyres else (SETTING_B, SETTING_A)
    return settings.SET.code(fast if state.components.hard_tyre[state.circuit] >= LASTING else gentle)


def sensible_loads(state: TgpState, seat: int) -> list[int]:
    """The fuel loads whose best plan, with the place on the grid that it brings, is about as good as any."""
    components = state.components
    race = plans(state, seat)
    loads = range(1, components.most_fuel + 1)
    values = [
        max(race.worth(state.turns, fuel, tyre, race.fresh[tyre], 0) for tyre in race.compounds)
        + GRID_SPACES * components.fuel_bonus[fuel]
        for fuel in loads
    ]
    return [fuel for fuel, value in zip(loads, values, strict=True) if value >= max(values) - AS_GOOD]


def best_sheet(state: TgpState, seat: int, rng: Rng) -> int:
    """One of the sensible loads, so that not everybody stops in the same turn; points only where the race could not
    use them."""
    components = state.components
    loads = sensible_loads(state, seat)
    best = loads[rng.below(len(loads))]
    points = state.speed[qualifying.WRITE_SHEET.car(state, seat)]
    spent = max(points // SPENT_AT_LEAST, points - components.most_points_a_turn * state.turns)
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


def best_tactics(state: TgpState, seat: int, options: list[int]) -> int:
    """The front row has a free road; everybody else dodges."""
    tactics = [FULL_AHEAD if state.grid.index(car) < FRONT_ROW else LINE_CHANGE for car in state.cars_of(seat)]
    return start.LAY.code(tactics[0]) if len(tactics) == 1 else start.LAY_BOTH.code(tactics[0], tactics[1])
