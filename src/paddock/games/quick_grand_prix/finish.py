"""I. The end of a race (QGP-44), and B. the season around it (QGP-8 to QGP-10)."""

from typing import Final

from paddock.core.event import EventKind
from paddock.games.quick_grand_prix.state import SL_CARD, QuickState

LEADS_AT_THREE: Final = EventKind("leads-at-three", "QGP-44", ("car", "car"))
FINISHES: Final = EventKind("finishes", "QGP-44", ("car", "car"), ("place", ""), ("points", ""))
SCORES: Final = EventKind("scores", "QGP-44", ("seat", "seat"), ("points", ""), ("season", ""))
WINS_TITLE: Final = EventKind("wins-title", "QGP-9", ("seat", "seat"), ("points", ""))
SHARES_TITLE: Final = EventKind("shares-title", "QGP-9", ("seat", "seat"), ("points", ""))


# ── QGP-10, R-1  One round for each of the six sections; with more laps, all six again ──


def next_section(state: QuickState) -> None:
    state.section += 1
    if state.section == 3 and state.rules.leader_bonus:  # R-31, a house rule: off unless chosen
        leader = next(slot for slot in state.line if slot < SL_CARD)
        state.points[leader // 2] += 1
        state.emit(LEADS_AT_THREE, leader)
    if state.section < state.rules.sections:
        state.restart()


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


# ── QGP-8  The next grand prix of the calendar ──


def next_race(state: QuickState) -> None:
    if state.race + 1 < len(state.rules.calendar):
        state.race += 1
        state.restart()


# ── QGP-9, R-32  Most points over all grands prix; level: count-back; then the title is shared ──


def award_title(state: QuickState) -> None:
    places = state.places()
    first = [seat for seat, place in enumerate(places) if place == 1]
    for seat in first:
        state.emit(WINS_TITLE if len(first) == 1 else SHARES_TITLE, seat, state.points[seat])


EVENTS: Final[list[EventKind]] = [LEADS_AT_THREE, FINISHES, SCORES, WINS_TITLE, SHARES_TITLE]
