"""Laps, finish and classification (MGP-B.26 to MGP-B.28), and the points (MGP-C.1 to MGP-C.3)."""

from typing import Final

from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.games.moto_grand_prix.state import RACE, MotoState

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
    home: list[int] = []
    racing = False
    for bike, lane in enumerate(state.lane):
        if lane != NONE:
            if state.distance[bike] >= goal:
                home.append(bike)
            else:
                racing = True
    if home:
        take_home(state, home)
    if racing:
        state.restart()


def take_home(state: MotoState, home: list[int]) -> None:
    """Classify these bikes and take them off the track."""
    if len(home) > 1:
        state.emit(FINISHES_TOGETHER, len(home))
    for bike in state.on_track_in_order():
        if bike in home:
            state.finished.append(bike)
            if len(state.finished) == 1 and state.session == RACE:
                state.emit(WINS, bike)
            else:
                state.emit(FINISHES, bike, len(state.finished))
            state.lane[bike] = NONE


# ── MGP-C.1 to MGP-C.3, MGP-A.30  The points of the race ──


def classify(state: MotoState) -> None:
    game = state.rules
    if not state.finished:
        state.emit(NO_WINNER)
    for place, bike in enumerate(state.finished, 1):
        state.emit(SCORES, bike, place, game.points[place - 1] if place <= len(game.points) else 0)
    for bike in state.drop_outs_in_order():
        state.emit(NOT_CLASSIFIED, bike, max(0, state.distance[bike]))
    if game.teams:
        for team, points in enumerate(state.team_scores()):
            if team in game.team:
                state.emit(TEAM_SCORES, team, points)


EVENTS: Final[list[EventKind]] = [
    WINS,
    FINISHES,
    FINISHES_TOGETHER,
    SCORES,
    TEAM_SCORES,
    NOT_CLASSIFIED,
    NO_WINNER,
]
