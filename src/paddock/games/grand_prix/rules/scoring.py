"""10.2, 10.3  Scoring (GP-10.2, GP-10.3, R-36, R-37, R-42)."""

from mypy_extensions import i64

from paddock.core.vecs import append, extend, vec
from paddock.games.grand_prix.rules.order import running_order
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.tyres import needs_change

# ── GP-10.1.2, GP-10.1.3, R-37  One list: finishers, cars still running, cars out from the last to the first ──


def classification(state: GrandPrixState) -> vec[i64]:
    """The cars in the order of the result, as it would be now; once the race is over, without the disqualified."""
    cars = extend(state.finished[:], running_order(state))
    for at in range(len(state.gone) - 1, -1, -1):
        cars = append(cars, state.gone[at])
    if state.closed == 0:
        return cars
    return vec[i64]([car for car in cars if not is_disqualified(state, car)])


def is_disqualified(state: GrandPrixState, car: i64) -> bool:
    """GP-7.6.2, R-37: who never changed tyres and was still running in the turn in which a car finished."""
    if not needs_change(state, car):
        return False
    return state.spot[car] >= 0 or car in state.finished or (len(state.finished) > 0 and car in state.gone_now)


# ── GP-10.2.1, GP-10.3.1  Points for the first ten; those of NPCs go to nobody ──


def points_of_seats(state: GrandPrixState) -> vec[i64]:
    points = state.components.points
    scored = vec[i64]([0] * state.game.seats)
    for place, car in enumerate(classification(state)):
        if place < len(points) and state.is_player_car(car):
            scored[car // 2] += points[place]
    return scored


def finishes_of_seats(state: GrandPrixState) -> vec[vec[i64]]:
    """The places of each team's cars; a disqualified car has none."""
    found = vec[vec[i64]]([vec[i64]() for seat in range(state.game.seats)])
    for place, car in enumerate(classification(state)):
        if state.is_player_car(car):
            found[car // 2] = append(found[car // 2], place + 1)
    return found


# ── GP-10.2.1, R-42  By points; if level, the marker closest to first; teams without any marker share the place ──


def places_of_seats(state: GrandPrixState) -> vec[i64]:
    """The place of each team, 1 the best."""
    markers: i64 = len(state.components.points)
    merits = points_of_seats(state)
    for seat, places in enumerate(finishes_of_seats(state)):
        best = min(places[0], markers + 1) if len(places) > 0 else markers + 1
        merits[seat] = merits[seat] * (markers + 2) - best
    return vec[i64]([1 + count_above(merits, own) for own in merits])


def count_above(row: vec[i64], value: i64) -> i64:
    count: i64 = 0
    for each in row:
        if each > value:
            count += 1
    return count
