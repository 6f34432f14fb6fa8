"""C. What a team has built: rating and upgrades (TGP-22 to TGP-30)."""

from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import FACILITIES, PIT_EFFECT, RELIABILITY_EFFECT, STEPS

# ── TGP-23, TGP-27, TGP-29, R-15  Rating ──


def rating(state: TgpState, seat: int) -> int:
    components = state.components
    return (
        components.rating_facilities[len(state.facilities[seat])]
        + components.rating_crews[state.crew[seat]]
        + components.rating_test * state.tests[seat]
    )


# ── TGP-25, TGP-26  All steps up to the marker count; of two settings the chosen one ──


def upgrade(state: TgpState, seat: int, effect: int) -> int:
    """What the team's development adds to one of the effects, with the settings of this race."""
    components = state.components
    total = 0
    for facility in range(FACILITIES):
        for step in range(facility * STEPS, facility * STEPS + state.path[seat][facility]):
            choices = components.step_effects[step]
            if len(choices) == 1:
                total += choices[0][effect]
            else:
                total += choices[state.settings[seat][components.two_settings.index(step)]][effect]
    return total


def owns_step(state: TgpState, seat: int, step: int) -> bool:
    return state.path[seat][step // STEPS] > step % STEPS


def skill(state: TgpState, car: int) -> int:
    return state.components.driver_skill[state.driver[car]]


def reliability(state: TgpState, seat: int) -> int:
    return state.components.engine_reliability[state.engine[seat]] + upgrade(state, seat, RELIABILITY_EFFECT)


def pit_value(state: TgpState, seat: int) -> int:
    """TGP-79: the PIT STOP value of the board, with the team's pit drills; at least 1."""
    return max(1, state.components.pit_value[state.circuit] + upgrade(state, seat, PIT_EFFECT))
