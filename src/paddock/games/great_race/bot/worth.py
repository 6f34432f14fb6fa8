"""What things are worth: a state to a search, and a vehicle, a purse or a card to the rule of thumb."""

from math import exp
from typing import Final

from mypy_extensions import i64

from paddock.core.names import NONE
from paddock.core.places import share_beaten
from paddock.core.rows import count_of, place_of, row_of
from paddock.core.vecs import vec
from paddock.games.great_race.bot.road import FRANCS_OF_A_SPACE
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.rules.terms import (
    CARAVAN,
    CARDS,
    CARTOGRAPHER,
    CHEATER,
    DRIVER,
    FINANCIAL,
    JERRYCAN,
    MECHANIC_CARD,
    RANGER,
    REFUELING,
    SABOTEUR,
    SPARE_PARTS,
    TOOLBOX,
    TRACKER,
    TRAIL_HUNTER,
    TRANSPORT,
)

# ── A state, for a search that stops before the end; a space on the way counts 1 ──

FUEL_WORTH: Final = 0.25
POINT_WORTH: Final = 0.5
HAND_CARD_WORTH: Final = 0.4
SPREAD: Final = 4.0
"""How far apart two crews are when the one behind still wins about every fourth time."""
TOO_LATE: Final = 10.0
"""What it costs not to have arrived when the last round is on: who does not arrive has lost."""


def worth(state: GreatState, seat: i64) -> float:
    """Exact at the end; before, how likely each rival is to be beaten, by distance, gauges, cards and money."""
    if state.over:
        return share_beaten(state.places(), seat)
    own = standing(state, seat)
    beaten = 0.0
    for rival in range(state.game.seats):
        if rival != seat:
            beaten += 1.0 / (1.0 + exp((standing(state, rival) - own) / SPREAD))
    return beaten / float(state.game.seats - 1)


def standing(state: GreatState, seat: i64) -> float:
    """How far a crew has come, with what it has for the rest of the way."""
    means = POINT_WORTH * float(state.points_left(seat)) + float(state.cash[seat]) / FRANCS_OF_A_SPACE
    place = place_of(state.arrived, seat)
    if place != NONE:
        return means + float(state.components.arrival_prestige[place])
    away = float(state.components.chart.to_goal[state.space[seat]]) + (TOO_LATE if len(state.arrived) > 0 else 0.0)
    return means + FUEL_WORTH * float(state.fuel[seat]) + HAND_CARD_WORTH * float(len(state.hand[seat])) - away


# ── A vehicle ──

BROKEN_DOWN: Final = 6.0
"""What is lost, beyond the points, when the engine is at 0; and when it is at 1 or at 2:"""
LIMPING: Final = 1.5
SLOW: Final = 0.4
CARD_TOO_MANY: Final = 0.5
"""A card that the chassis has no room for."""
NO_CHASSIS: Final = 1.2


def condition(engine: i64, chassis: i64, cards: i64) -> float:
    """What a vehicle in that state is worth: the engine first, down to 2, then room for the cards."""
    worth = float(engine + chassis)
    if engine == 0:
        worth -= BROKEN_DOWN
    elif engine == 1:
        worth -= LIMPING
    elif engine == 2:
        worth -= SLOW
    return worth - CARD_TOO_MANY * float(max(0, cards - chassis)) - (NO_CHASSIS if chassis == 0 else 0.0)


def missing_points(state: GreatState, seat: i64) -> i64:
    """How far engine and chassis together are below their maxima."""
    return state.components.engine_top + state.components.chassis_top - state.points_left(seat)


# ── A purse ──

USUAL_FUEL: Final = 5
"""What a good drive takes."""
USUAL_PRICE: Final = 12
"""What a level of fuel costs, more often in a city than outside."""
FUEL_A_SPACE: Final = 2


def spare_cash(state: GreatState, seat: i64) -> i64:
    """What is not needed for fuel."""
    away = state.components.chart.to_goal[state.space[seat]]
    return state.cash[seat] - USUAL_PRICE * max(0, min(FUEL_A_SPACE * away, USUAL_FUEL) - state.fuel[seat])


# ── A card in the hand ──

CARD_WORTH: Final = {
    TRACKER: 0.6,
    FINANCIAL: 2.5,
    TRANSPORT: 1.2,
    MECHANIC_CARD: 2.6,
    RANGER: 2.4,
    DRIVER: 5.0,
    CARTOGRAPHER: 3.2,
    SABOTEUR: 3.0,
    TRAIL_HUNTER: 3.0,
    CHEATER: 0.8,
    JERRYCAN: 2.2,
    REFUELING: 3.6,
    SPARE_PARTS: 2.3,
    TOOLBOX: 3.4,
    CARAVAN: 1.3,
}
REPAIR_CARDS: Final = row_of([SPARE_PARTS, TOOLBOX, MECHANIC_CARD])
FUEL_CARDS: Final = row_of([JERRYCAN, REFUELING])
CARD_WORTHS: Final = vec[float]([CARD_WORTH[card] for card in range(len(CARDS))])
"""The same by the cards' numbers."""
FULL_GAUGES: Final = 0.8
"""How much less a card for repairs is worth while nothing is broken, and how much more for each missing point:"""
MISSING_POINT: Final = 0.2
FULL_TANK: Final = 0.4
MISSING_FUEL: Final = 0.15
ANOTHER_ALIKE: Final = 0.4


def card_worth(state: GreatState, seat: i64, card: i64) -> float:
    """What a card is worth in this crew's hand now."""
    worth = CARD_WORTHS[card]
    if card in REPAIR_CARDS:
        worth += MISSING_POINT * float(missing_points(state, seat)) - FULL_GAUGES
    elif card in FUEL_CARDS:
        worth += MISSING_FUEL * float(state.components.fuel_top - state.fuel[seat]) - FULL_TANK
    alike = count_of(state.hand[seat], card)
    return worth - ANOTHER_ALIKE * float(alike - 1) if alike > 0 else worth
