"""C. What a team has built: rating and upgrades (TGP-22 to TGP-30)."""

from typing import Final

from paddock.games.formula_1_tgp.state import TgpState
from paddock.games.formula_1_tgp.terms import FACILITIES, STEPS

SPEED: Final = 0
TYRES_EFFECT: Final = 1
TOP_EFFECT: Final = 2
ACCELERATION_EFFECT: Final = 3
RELIABILITY: Final = 4
OVERTAKE: Final = 5
START: Final = 6
PIT: Final = 7


# ── TGP-23, TGP-27, TGP-29, R-15  Rating ──


def rating(state: TgpState, seat: int) -> int:
    rules = state.rules
    return (
        rules.rating_facilities[len(state.facilities[seat])]
        + rules.rating_crews[state.crew[seat]]
        + rules.rating_test * state.tests[seat]
    )


# ── TGP-25, TGP-26  All steps up to the marker count; of two settings the chosen one ──


def upgrade(state: TgpState, seat: int, effect: int) -> int:
    """What the team's development adds to one of the effects, with the settings of this race."""
    rules = state.rules
    total = 0
    for facility in range(FACILITIES):
        for step in range(facility * STEPS, facility * STEPS + state.path[seat][facility]):
            choices = rules.step_effects[step]
            if len(choices) == 1:
                total += choices[0][effect]
            else:
                total += choices[state.settings[seat][rules.two_settings.index(step)]][effect]
    return total


def owns_step(state: TgpState, seat: int, step: int) -> bool:
    return state.path[seat][step // STEPS] > step % STEPS


def skill(state: TgpState, car: int) -> int:
    return state.rules.driver_skill[state.driver[car]]


def reliability(state: TgpState, seat: int) -> int:
    return state.rules.engine_reliability[state.engine[seat]] + upgrade(state, seat, RELIABILITY)


def pit_value(state: TgpState, seat: int) -> int:
    """TGP-79: the PIT STOP value of the board, with the team's pit drills; at least 1."""
    return max(1, state.rules.pit_value[state.circuit] + upgrade(state, seat, PIT))
