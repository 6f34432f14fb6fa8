"""Laps, finish and classification (MGP-B.26 to MGP-B.28), and the points (MGP-C.1 to MGP-C.3)."""

from typing import Final

from mypy_extensions import i64

from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.core.rows import with_added
from paddock.core.vecs import vec
from paddock.games.moto_grand_prix.rules.order import (
    classification,
    drop_outs_in_order,
    first_place,
    on_track_in_order,
)
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import RACE

WINS: Final = EventKind("wins", "MGP-B.27", ("bike", "bike"))
FINISHES: Final = EventKind("finishes", "MGP-B.28", ("bike", "bike"), ("place", ""))
FINISHES_TOGETHER: Final = EventKind("finishes-together", "MGP-B.27", ("bikes", ""))
SCORES: Final = EventKind("scores", "MGP-C.1", ("bike", "bike"), ("place", ""), ("points", ""))
TEAM_SCORES: Final = EventKind("team-scores", "MGP-C.3", ("team", "team"), ("points", ""))
NOT_CLASSIFIED: Final = EventKind("not-classified", "MGP-A.30", ("bike", "bike"), ("rows", ""))
NO_WINNER: Final = EventKind("no-winner", "MGP-A.30")


# ── MGP-B.27, MGP-B.28, MGP-A.11, MGP-A.29  Who has crossed the line in this turn, in the order of their positions ──


def end_of_turn(state: MotoState) -> None:
    goal = state.goal
    home: i64 = 0
    racing = False
    for bike, lane in enumerate(state.lane):
        if lane != NONE:
            if state.distance[bike] >= goal:
                home += 1
            else:
                racing = True
    if home > 0:
        take_home(state, home)
    if racing:
        state.restart()


def take_home(state: MotoState, home: i64) -> None:
    """Classify so many bikes, the first on the road, and take them off the track."""
    if home > 1:
        state.emit(FINISHES_TOGETHER, home)
    order = on_track_in_order(state)
    for place in range(home):
        bike = order[place]
        state.finished = with_added(state.finished, bike)
        if len(state.finished) == 1 and state.session == RACE:
            state.emit(WINS, bike)
        else:
            state.emit(FINISHES, bike, len(state.finished))
        state.lane[bike] = NONE


# ── MGP-C.1, MGP-C.2, MGP-C.3, MGP-A.30  The points of the race are told ──


def classify(state: MotoState) -> None:
    components = state.components
    if state.events is None:
        return
    if len(state.finished) == 0:
        state.emit(NO_WINNER)
    for place, bike in enumerate(state.finished):
        state.emit(SCORES, bike, place + 1, components.points[place] if place < len(components.points) else 0)
    for bike in drop_outs_in_order(state):
        state.emit(NOT_CLASSIFIED, bike, max(0, state.distance[bike]))
    if components.teams:
        for team, points in enumerate(team_scores(state)):
            if team in components.team:
                state.emit(TEAM_SCORES, team, points)


# ── MGP-C.1, MGP-C.2, MGP-C.3, MGP-A.30, MGP-A.42  Points and places of the seats ──


def scores(state: MotoState) -> vec[i64]:
    """Riders' points: those of the places of all bikes of the seat that have finished the race."""
    components = state.components
    found = vec[i64]([0] * components.seats)
    if state.session == RACE:
        for place, bike in enumerate(state.finished):
            if place < len(components.points):
                found[components.seat_of(bike)] += components.points[place]
    return found


def team_scores(state: MotoState) -> vec[i64]:
    """The points of all bikes of the same colour."""
    components = state.components
    found = vec[i64]([0] * len(components.colours))
    if state.session == RACE:
        for place, bike in enumerate(state.finished):
            if place < len(components.points):
                found[components.team[bike]] += components.points[place]
    return found


def places(state: MotoState) -> vec[i64]:
    """The place of a seat is that of its best bike among the best bikes of the seats. Nobody has the first place where
    nobody wins."""
    components = state.components
    first = first_place(state)
    found = vec[i64]([NONE] * components.seats)
    place = first
    for bike in classification(state):
        seat = components.seat_of(bike)
        if found[seat] == NONE:
            found[seat] = place
            place += 1
    return vec[i64]([first if place == NONE else place for place in found])


EVENTS: Final[list[EventKind]] = [
    WINS,
    FINISHES,
    FINISHES_TOGETHER,
    SCORES,
    TEAM_SCORES,
    NOT_CLASSIFIED,
    NO_WINNER,
]
