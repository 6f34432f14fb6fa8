"""10.1  The end of the race (GP-10.1, R-37, R-38)."""

from typing import Final

from paddock.core.event import EventKind
from paddock.games.grand_prix.rules.scoring import classification, is_disqualified, points_of_seats
from paddock.games.grand_prix.rules.state import GrandPrixState

CHEQUERED_FLAG: Final = EventKind("chequered-flag", "GP-10.1.1", ("car", "car"))
RACE_IS_STOPPED: Final = EventKind("race-is-stopped", "GP-10.1.2")
IS_DISQUALIFIED: Final = EventKind("is-disqualified", "GP-10.1.3", ("car", "car"))
FINISHES: Final = EventKind("finishes", "GP-10.2.1", ("car", "car"), ("place", ""), ("points", ""))
NPC_FINISHES: Final = EventKind("npc-finishes", "GP-10.3.1", ("car", "car"), ("place", ""))
SCORES: Final = EventKind("scores", "GP-1.2.1", ("seat", "seat"), ("points", ""))
WINS: Final = EventKind("wins", "GP-10.2.1", ("seat", "seat"), ("points", ""))
BEST_PLACE_DECIDES: Final = EventKind("best-place-decides", "GP-10.2.1", ("seat", "seat"), ("place", ""), ("seats", ""))


# ── GP-10.1.1, R-38  Over when the action phase in which a car finished is done, or no Player Car races any more ──


def nobody_races(state: GrandPrixState) -> bool:
    if state.spot[0] >= 0 and len(state.finished) == 0:  # as nearly always
        return False
    return not any(state.is_racing(car) for car in range(state.components.player_cars))


def end_if_over(state: GrandPrixState) -> None:
    if len(state.finished) > 0 or nobody_races(state):
        state.leave()


# ── GP-10.1.2, GP-10.1.3, GP-10.2.1, R-37  Positions and points ──


def close_race(state: GrandPrixState) -> None:
    if len(state.finished) > 0:
        state.emit(CHEQUERED_FLAG, state.finished[0])
    else:
        state.emit(RACE_IS_STOPPED)
    for car in range(state.components.player_cars):
        if is_disqualified(state, car):
            state.emit(IS_DISQUALIFIED, car)
    state.closed = 1
    points = state.components.points
    for place, car in enumerate(classification(state)):
        if place < len(points):
            if state.is_player_car(car):
                state.emit(FINISHES, car, place + 1, points[place])
            else:
                state.emit(NPC_FINISHES, car, place + 1)
    if state.events is not None:
        _tell_result(state)


def _tell_result(state: GrandPrixState) -> None:
    """The points of the teams, who has won, and what decided where teams are level."""
    scored = points_of_seats(state)
    for seat, own in enumerate(scored):
        state.emit(SCORES, seat, own)
    places = state.places()
    for seat, place in enumerate(places):
        if place == 1:
            state.emit(WINS, seat, scored[seat])
            # ── GP-10.2.1, R-42  Level on points: the marker closest to first decides ──
            beaten = sum(1 for rival, own in enumerate(scored) if own == scored[seat] and places[rival] > 1)
            if beaten:
                state.emit(BEST_PLACE_DECIDES, seat, min(state.finishes()[seat]), beaten)


EVENTS: Final[list[EventKind]] = [
    CHEQUERED_FLAG,
    RACE_IS_STOPPED,
    IS_DISQUALIFIED,
    FINISHES,
    NPC_FINISHES,
    SCORES,
    WINS,
    BEST_PLACE_DECIDES,
]
