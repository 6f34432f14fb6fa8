"""10.2, 10.3  Scoring (GP-10.2, GP-10.3, R-36, R-37, R-42)."""

from paddock.games.grand_prix.rules.order import running_order
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.tyres import needs_change

# ── GP-10.1.2, GP-10.1.3, R-37  One list: finishers, cars still running, cars out from the last to the first ──


def classification(state: GrandPrixState) -> list[int]:
    """The cars in the order of the result, as it would be now; once the race is over, without the disqualified."""
    cars = [*state.finished, *running_order(state), *reversed(state.gone)]
    if not state.closed:
        return cars
    out = disqualified(state)
    return [car for car in cars if car not in out]


def disqualified(state: GrandPrixState) -> list[int]:
    """GP-7.6.2, R-37: who never changed tyres and was still running in the turn in which a car finished."""
    too_late = state.gone_now if state.finished else []
    return [
        car
        for car in range(state.components.player_cars)
        if needs_change(state, car) and (state.spot[car] >= 0 or car in state.finished or car in too_late)
    ]


# ── GP-10.2.1, GP-10.3.1  Points for the first ten; those of NPCs go to nobody ──


def points_of_seats(state: GrandPrixState) -> list[int]:
    points = state.components.points
    scored = [0] * state.game.seats
    for place, car in enumerate(classification(state)[: len(points)]):
        if state.is_player_car(car):
            scored[car // 2] += points[place]
    return scored


def finishes_of_seats(state: GrandPrixState) -> list[list[int]]:
    """The places of each team's cars; a disqualified car has none."""
    found: list[list[int]] = [[] for _ in range(state.game.seats)]
    for place, car in enumerate(classification(state), 1):
        if state.is_player_car(car):
            found[car // 2].append(place)
    return found


# ── GP-10.2.1, R-42  By points; if level, the marker closest to first; teams without any marker share the place ──


def places_of_seats(state: GrandPrixState) -> list[int]:
    """The place of each team, 1 the best."""
    markers = len(state.components.points)
    merits = [
        (points, -min([place for place in places if place <= markers], default=markers + 1))
        for points, places in zip(points_of_seats(state), finishes_of_seats(state), strict=True)
    ]
    return [1 + sum(1 for other in merits if other > own) for own in merits]
