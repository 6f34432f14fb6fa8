"""I. The end of a race (QGP-44)."""

from typing import Final

from paddock.core.event import EventKind
from paddock.games.quick_grand_prix.state import SL_CARD, QuickState

LEADS_AT_THREE: Final = EventKind("leads-at-three", "QGP-44", ("car", "car"))
FINISHES: Final = EventKind("finishes", "QGP-44", ("car", "car"), ("place", ""), ("points", ""))
SCORES: Final = EventKind("scores", "QGP-44", ("seat", "seat"), ("points", ""), ("season", ""))

BONUS_SECTION: Final = 3


# ── QGP-44, R-30, R-31  The order on the road, driver points and team points ──


def finish_race(state: QuickState) -> None:
    prize = state.rules.prize
    result = [slot for slot in state.line if slot < SL_CARD]
    scored = [0] * state.game.seats
    for place, car in enumerate(result):
        scored[car // 2] += prize[place]
        state.emit(FINISHES, car, place + 1, prize[place])
    for seat, points in enumerate(scored):
        state.points[seat] += points
        state.emit(SCORES, seat, points, state.points[seat])
    state.results.append(result)


# ── R-31  A house rule, off unless chosen: a point for the car that leads after the third section of the race ──


def award_leader_bonus(state: QuickState) -> None:
    if state.rules.leader_bonus and state.section + 1 == BONUS_SECTION:
        leader = next(slot for slot in state.line if slot < SL_CARD)
        state.points[leader // 2] += 1
        state.emit(LEADS_AT_THREE, leader)


EVENTS: Final[list[EventKind]] = [LEADS_AT_THREE, FINISHES, SCORES]
