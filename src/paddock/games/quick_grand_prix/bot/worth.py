"""What a state is worth to a seat, for a search that stops before the end."""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from paddock.core.places import share_beaten
from paddock.games.quick_grand_prix.rules.state import QuickState
from paddock.games.quick_grand_prix.rules.terms import GAP, SL_CARD

LEAD_LASTS: Final = 0.55
"""How much of a lead on the road is left after each section, measured between good players."""
RACE_SPREAD: Final = 2.4
"""How wide the points of a race scatter."""
USUAL_NUMBER: Final = 5
"""The higher number of a card that is yet to come."""


def worth(state: QuickState, seat: i64) -> float:
    """Exact at the end; before, how likely each rival is to be beaten, by points, order on the road and cards.

    A lead on the road melts from section to section, but good cards last the whole race.
    """
    if state.over:
        return share_beaten(state.places(), seat)
    components = state.components
    lasts = LEAD_LASTS ** (components.sections - state.section) if state.line else 0.0
    expected = [float(points) + (1.0 - lasts) * hand_worth(state, team) for team, points in enumerate(state.points)]
    place = 0
    for slot in state.line:
        if slot != SL_CARD:
            car = slot if slot < SL_CARD else slot - GAP
            expected[car // 2] += lasts * float(components.prize[place])
            place += 1
    spread = RACE_SPREAD * sqrt(len(components.calendar) - state.race)
    beaten = 0.0
    for team, points in enumerate(expected):
        if team != seat:
            beaten += 1.0 / (1.0 + exp((points - expected[seat]) / spread))
    return beaten / (len(expected) - 1)


def hand_worth(state: QuickState, seat: i64) -> float:
    """The points that a hand may bring in a race: what counts are its higher numbers, the highest twice."""
    cards = state.cards_of(seat)
    highest: i64 = 0
    total: i64 = USUAL_NUMBER * (2 - len(cards))
    for card in cards:
        fast = state.components.number[2 + 2 * card]
        total += fast
        highest = max(highest, fast)
    return 0.5 * float(total + highest)
