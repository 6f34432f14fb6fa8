"""What a state is worth to a seat, for a search that stops before the end."""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from paddock.core.names import NONE
from paddock.core.places import share_beaten
from paddock.games.formula_1_tgp.rules.development import rating, upgrade
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import SPEED_EFFECT

RACE_SPREAD: Final = 2.6
"""How wide the points of a race scatter."""
WORTH_OF_A_POINT: Final = 0.12
"""Championship points that one speed point a race for both cars is worth, for each race to come."""
A_DRIVER: Final = 2.0
"""Speed points that having a second car at all is worth; then those for speed and skill on the card."""
OF_SPEED: Final = 1.5
OF_SKILL: Final = 0.3
OF_RATING: Final = 2.0
"""Speed points of rating and development count for both cars."""
OF_A_CREW: Final = 0.5
"""A crew is a tactic card a race."""


def worth(state: TgpState, seat: i64) -> float:
    """Exact at the end; before, how likely each rival is to be beaten, by points, the order on the road, and what the
    teams have built."""
    if state.over:
        return share_beaten(state.places(), seat)
    races_left = float(len(state.components.calendar) - len(state.results))
    expected = [
        float(points) + WORTH_OF_A_POINT * races_left * strength(state, team)
        for team, points in enumerate(state.points)
    ]
    if state.turn > 0 and races_left > 0.0 and len(state.results) == state.race:
        done = float(state.turn) / float(state.turns)
        for place, car in enumerate(state.race_order()):
            expected[car // 2] += done * float(state.components.prize[place])
    spread = RACE_SPREAD * sqrt(races_left + 0.5)
    beaten = 0.0
    for team, points in enumerate(expected):
        if team != seat:
            beaten += 1.0 / (1.0 + exp((points - expected[seat]) / spread))
    return beaten / (len(expected) - 1)


def strength(state: TgpState, seat: i64) -> float:
    """Roughly how many speed points the two cars of this team have in a race."""
    components = state.components
    own = 0.0
    if state.engine[seat] != NONE:
        for car in range(2 * seat, 2 * seat + 2):
            driver = state.driver[car]
            if driver != NONE:
                own += A_DRIVER + OF_SPEED * float(components.driver_speed[driver])
                own += OF_SKILL * float(components.driver_skill[driver])
    built = rating(state, seat) + upgrade(state, seat, SPEED_EFFECT)
    return own + OF_RATING * float(built) + OF_A_CREW * float(state.crew[seat])
