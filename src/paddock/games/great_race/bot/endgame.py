"""The end of the race: who may still arrive in this round, and whether to arrive at once or in better shape.

Only crews that arrive in the last round can win, and prestige decides among them. So a crew that has been beaten to the
arrival city must follow at any price, and the one that comes first may do better to repair before, if it has the time.
"""

from typing import Final

from mypy_extensions import i64

from paddock.core.rows import count_of
from paddock.games.great_race.bot.worth import missing_points
from paddock.games.great_race.rules.finish import levels, money
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.rules.terms import SPARE_PARTS, TOOLBOX

USUAL_WEAR: Final = 0.6
"""Mechanical points that a space of the way takes from a crew that drives carefully."""
BARE_FUEL: Final = 1.5
"""Fuel that a space of the way takes at the very least; with less nobody is thought to arrive."""
USUAL_MECHANICS: Final = 3
"""How many drives a crew has in a round, as far as a plan can count on it."""


def spaces_away(state: GreatState, seat: i64) -> i64:
    return state.components.chart.to_goal[state.space[seat]]


def drives_needed(state: GreatState, seat: i64) -> i64:
    """How many drives it takes to the arrival city, if nothing comes between."""
    engine = max(1, state.engine[seat])
    return (spaces_away(state, seat) + engine - 1) // engine


def may_arrive(state: GreatState, seat: i64, mechanics: i64) -> bool:
    """Whether a crew with so many mechanics could reach the arrival city in this round."""
    if seat in state.arrived or state.engine[seat] == 0:
        return False
    levels_to_buy = state.cash[seat] // state.fuel_price(seat)
    fuel = state.fuel[seat] + levels_to_buy
    return drives_needed(state, seat) <= mechanics and float(fuel) >= BARE_FUEL * float(spaces_away(state, seat))


def is_final(state: GreatState, seat: i64) -> bool:
    """Whether this may well be the last round, when a plan is made."""
    return any(may_arrive(state, crew, USUAL_MECHANICS) for crew in range(state.game.seats))


def parts_held(state: GreatState, seat: i64) -> i64:
    """How many points the crew holds in cards."""
    components, hand = state.components, state.hand[seat]
    spares, toolboxes = count_of(hand, SPARE_PARTS), count_of(hand, TOOLBOX)
    return components.spare_points * spares + components.toolbox_points * toolboxes


def repairable(state: GreatState, seat: i64) -> i64:
    """How many points a repair could add here, with cards and with all the cash."""
    return min(missing_points(state, seat), parts_held(state, seat) + state.cash[seat] // state.part_price(seat))


def would_be_beaten(state: GreatState, seat: i64) -> bool:
    """Whether a rival that may still arrive in this round would then have more prestige than this crew has now."""
    place = len(state.arrived)
    by_place = state.components.arrival_prestige
    own = by_place[place] + levels(state, seat) + money(state, seat)
    for rival in range(state.game.seats):
        if rival != seat and may_arrive(state, rival, state.mechanics[rival]):
            wear = USUAL_WEAR * float(spaces_away(state, rival))
            theirs = by_place[place + 1] + levels(state, rival) + money(state, rival)
            if float(theirs) - wear > float(own):
                return True
    return False


def should_repair_first(state: GreatState, seat: i64) -> bool:
    """Whether a crew that can arrive in one drive should rather use a mechanic to repair before it does.

    It needs another mechanic for the drive. After somebody has arrived there is no hurry; before, only who would be
    beaten anyway has something to gain.
    """
    if state.mechanics[seat] <= drives_needed(state, seat) or repairable(state, seat) == 0:
        return False
    return len(state.arrived) > 0 or would_be_beaten(state, seat)
