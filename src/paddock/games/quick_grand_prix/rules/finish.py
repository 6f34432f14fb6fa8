"""I. The end of a race (QGP-44)."""

from typing import Final

from mypy_extensions import i64

from paddock.core.event import EventKind
from paddock.core.vecs import append, vec
from paddock.games.quick_grand_prix.rules.state import QuickState
from paddock.games.quick_grand_prix.rules.terms import BONUS_SECTION, SL_CARD

LEADS_AT_THREE: Final = EventKind("leads-at-three", "QGP-44", ("car", "car"), ("season", ""))
FINISHES: Final = EventKind("finishes", "QGP-44", ("car", "car"), ("place", ""), ("points", ""))
SCORES: Final = EventKind("scores", "QGP-44", ("seat", "seat"), ("points", ""), ("season", ""), ("place", ""))

# ── QGP-44, R-30, R-31  The order on the road, driver points and team points ──


def finish_race(state: QuickState) -> None:
    prize = state.components.prize
    result = vec[i64]([slot for slot in state.line if slot < SL_CARD])
    scored = vec[i64]([0] * state.game.seats)
    for place, car in enumerate(result):
        scored[car // 2] += prize[place]
        state.emit(FINISHES, car, place + 1, prize[place])
        state.points[car // 2] += prize[place]
    state.results = append(state.results[:], result)
    if state.events is not None:
        places = state.places()
        for seat, points in enumerate(scored):
            state.emit(SCORES, seat, points, state.points[seat], places[seat])


# ── R-31  A house rule, off unless chosen: a point for the car that leads after the third section of the race ──


def award_leader_bonus(state: QuickState) -> None:
    if state.components.leader_bonus and state.section + 1 == BONUS_SECTION:
        leader = next(slot for slot in state.line if slot < SL_CARD)
        state.points[leader // 2] += 1
        state.emit(LEADS_AT_THREE, leader, state.points[leader // 2])


EVENTS: Final[list[EventKind]] = [LEADS_AT_THREE, FINISHES, SCORES]
