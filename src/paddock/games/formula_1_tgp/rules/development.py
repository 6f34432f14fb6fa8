"""C. What a team has built: rating and upgrades (TGP-22 to TGP-30)."""

from mypy_extensions import i64

from paddock.core.names import NONE
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import PIT_EFFECT, RELIABILITY_EFFECT, SETTING_A, STEPS

# ── TGP-23, TGP-27, TGP-29, R-15  Rating ──


def rating(state: TgpState, seat: i64) -> i64:
    components = state.components
    return (
        components.rating_facilities[len(state.facilities[seat])]
        + components.rating_crews[state.crew[seat]]
        + components.rating_test * state.tests[seat]
    )


# ── TGP-25, TGP-26  All steps up to the marker count; of two settings the chosen one ──


def upgrade(state: TgpState, seat: i64, effect: i64) -> i64:
    """What the team's development adds to one of the effects, with the settings of this race."""
    components = state.components
    path = state.path[seat]
    added: i64 = 0
    for step in components.steps_with[effect]:
        if path[step // STEPS] > step % STEPS:
            number = components.setting_of[step]
            if number == NONE or state.settings[seat][number] == SETTING_A:
                added += components.effects_a[step][effect]
            else:
                added += components.effects_b[step][effect]
    return added


def owns_step(state: TgpState, seat: i64, step: i64) -> bool:
    return state.path[seat][step // STEPS] > step % STEPS


def skill(state: TgpState, car: i64) -> i64:
    return state.components.driver_skill[state.driver[car]]


def reliability(state: TgpState, seat: i64) -> i64:
    return state.components.engine_reliability[state.engine[seat]] + upgrade(state, seat, RELIABILITY_EFFECT)


def pit_value(state: TgpState, seat: i64) -> i64:
    """TGP-79: the PIT STOP value of the board, with the team's pit drills; at least 1."""
    return at_least(1, state.components.pit_value[state.circuit] + upgrade(state, seat, PIT_EFFECT))


def at_least(least: i64, value: i64) -> i64:
    return value if value > least else least
