"""How good a race looks for a seat, for search: the points of the present order, corrected for what is to come."""

from paddock.core.names import NONE
from paddock.games.grand_prix.scoring import classification
from paddock.games.grand_prix.state import GrandPrixState
from paddock.games.grand_prix.tyres import needs_change


def prospects(state: GrandPrixState, seat: int) -> float:
    """From 0 to 1: the lead over the best rival, in points as the race would end now."""
    rules = state.rules
    worth = [0.0] * state.game.seats
    points = rules.points
    left = max(0, rules.finish_line - state.lead) / rules.finish_line
    for place, car in enumerate(classification(state)):
        if not state.is_player_car(car):
            continue
        own = float(points[place]) if place < len(points) else 0.5 * (22 - place) / 22
        if state.spot[car] != NONE and car not in state.finished:
            own *= 1.0 - 0.08 * min(6, state.wear_of(car)) * (0.5 + left)
            if needs_change(state, car) and left < 0.5:
                own *= left * 2.0
        worth[car // 2] += own
    rival = max([other for index, other in enumerate(worth) if index != seat], default=0.0)
    return 0.5 + 0.5 * max(-1.0, min(1.0, (worth[seat] - rival) / 43.0))
