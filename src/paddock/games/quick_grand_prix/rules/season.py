"""B. The season around the races (QGP-8 to QGP-10)."""

from typing import Final

from mypy_extensions import i64

from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.core.vecs import vec
from paddock.games.quick_grand_prix.rules.state import QuickState

RACE_BEGINS: Final = EventKind("race-begins", "QGP-8", ("circuit", "circuit"), ("race", ""))
WINS_TITLE: Final = EventKind("wins-title", "QGP-9", ("seat", "seat"), ("points", ""))
SHARES_TITLE: Final = EventKind("shares-title", "QGP-9", ("seat", "seat"), ("points", ""))


# ── QGP-8  A grand prix on each circuit of the calendar ──


def begin_race(state: QuickState) -> None:
    """The track of the last race is cleared and a new race card is taken."""
    cars = 2 * state.game.seats
    state.section = 0
    state.line = vec[i64]()
    state.damaged = vec[i64]()
    state.grid = vec[i64]()
    state.totals = vec[vec[i64]]([vec[i64]() for car in range(cars)])
    state.plan = vec[i64]([NONE] * cars)
    state.speed = vec[i64]([0] * cars)
    state.passed = vec[i64]([0] * cars)
    state.emit(RACE_BEGINS, state.circuit, state.race + 1)


def next_race(state: QuickState) -> None:
    if state.race + 1 < len(state.components.calendar):
        state.race += 1
        state.restart()


# ── QGP-10, R-1  One round for each of the six sections; with more laps, all six again ──


def next_section(state: QuickState) -> None:
    state.section += 1
    if state.section < state.components.sections:
        state.restart()


# ── QGP-9, R-32  Most points over all grands prix; level: count-back; then the title is shared ──


def award_title(state: QuickState) -> None:
    """Nothing but telling: who is ahead is always read off the points."""
    if state.events is None:
        return
    first = vec[i64]([seat for seat, place in enumerate(state.places()) if place == 1])
    for seat in first:
        state.emit(WINS_TITLE if len(first) == 1 else SHARES_TITLE, seat, state.points[seat])


EVENTS: Final[list[EventKind]] = [RACE_BEGINS, WINS_TITLE, SHARES_TITLE]
