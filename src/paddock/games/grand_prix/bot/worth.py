"""What a state is worth to a seat: in points for the rule of thumb, from 0 to 1 for a search through a tree."""

from typing import Final

from mypy_extensions import i64

from paddock.core.names import NONE
from paddock.core.places import share_beaten
from paddock.core.vecs import vec
from paddock.games.grand_prix.rules.order import running_order
from paddock.games.grand_prix.rules.scoring import classification
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import CARS
from paddock.games.grand_prix.rules.tyres import needs_change

# What the rule of thumb goes by, in points of the race.
WEAR_COSTS: Final = vec[float]([0.5, 0.5, 1.2, 1.2, 1.8, 1.8, 2.5])
"""What a marker of each kind is worth avoiding."""
CLOSE_CALL_COSTS: Final = 0.15
HARMLESS_MARKERS: Final = 2
"""So many markers do not slow a car down."""
MARKER_THAT_SLOWS: Final = 1.5
"""What each marker above that is worth avoiding besides."""
SECTOR_DRIVEN: Final = 0.12
FINISHED: Final = 30.0
"""What a car gets for the way when it has none left to go: more than any car on the way."""
PLACE_BEHIND_POINTS: Final = 0.3 / 12
"""What each place gained behind the last one that scores is worth."""
WORSE_THAN_ANYTHING: Final = -1e9
RIVAL: Final = 0.5
"""How much of what helps the best rival is felt as a loss."""

# What search goes by.
BEST_OF_A_TEAM: Final = 43.0
"""The points of first and second place: the widest lead there can be."""
MARKER_LOSES: Final = 0.08
"""The share of its points that a marker puts at risk; half of it for the finish, the rest for the way there."""
MOST_MARKERS: Final = 6
LATE_FOR_TYRES: Final = 0.5
"""From this share of the race on a tyre change that is still due is worth avoiding."""
HOPE_BEHIND_POINTS: Final = 0.5
"""What the places behind the last one that scores are worth at most."""


# ── In points, as the race stands ──


def advantage(state: GrandPrixState, seat: i64) -> float:
    """The points and the progress of the own cars, less what burdens them, less a part of the best rival's."""
    return lead_on_rivals(totals_of(state, burdens_of(state)), seat)


def lead_on_rivals(totals: vec[float], seat: i64) -> float:
    rival = WORSE_THAN_ANYTHING
    for other, total in enumerate(totals):
        if other != seat and total > rival:
            rival = total
    return totals[seat] - RIVAL * rival


def totals_of(state: GrandPrixState, burdens: vec[float]) -> vec[float]:
    """The points and the progress of each team, less what burdens its cars."""
    totals = vec[float]([0.0] * state.game.seats)
    place: i64 = 0
    for car in state.finished:
        if state.is_player_car(car):
            totals[car // 2] = total_with(state, car, place, totals[car // 2]) - burdens[car]
        place += 1
    for car in running_order(state):
        if state.is_player_car(car):
            totals[car // 2] = total_with(state, car, place, totals[car // 2]) - burdens[car]
        place += 1
    return totals


def total_with(state: GrandPrixState, car: i64, place: i64, total: float) -> float:
    """A team's total with the place and the progress of one more car."""
    points = state.components.points
    total += float(points[place]) if place < len(points) else PLACE_BEHIND_POINTS * float(place - CARS)
    return total + (SECTOR_DRIVEN * float(state.position(car)) if state.spot[car] != NONE else FINISHED)


def burdens_of(state: GrandPrixState) -> vec[float]:
    """The burden of each Player Car."""
    return vec[float]([burden(state, car) for car in range(state.components.player_cars)])


def burden(state: GrandPrixState, car: i64) -> float:
    """What wear and close calls of a car are worth avoiding."""
    cost = CLOSE_CALL_COSTS * float(state.close_calls[car])
    count: i64 = 0
    for wear, row in enumerate(state.wear):
        markers = row[car]
        if markers > 0:
            cost += WEAR_COSTS[wear] * float(markers)
            count += markers
    return cost + MARKER_THAT_SLOWS * float(max(0, count - HARMLESS_MARKERS))


# ── From 0 to 1, for search ──


def worth(state: GrandPrixState, seat: int) -> float:
    """Exact at the end; before, the lead over the best rival in points as the race would end now."""
    if state.over:
        return share_beaten(state.places(), seat)
    components = state.components
    left = float(max(0, components.finish_line - state.lead)) / float(components.finish_line)
    totals = vec[float]([0.0] * state.game.seats)
    for place, car in enumerate(classification(state)):
        if state.is_player_car(car):
            totals[car // 2] += prospects(state, car, place, left)
    rival = -1.0
    for other, total in enumerate(totals):
        if other != seat and total > rival:
            rival = total
    return 0.5 + 0.5 * max(-1.0, min(1.0, (totals[seat] - rival) / BEST_OF_A_TEAM))


def prospects(state: GrandPrixState, car: i64, place: i64, left: float) -> float:
    """The points of a place, less for wear and for a tyre change that is due; `left`: the share of the race to come."""
    points = state.components.points
    own = float(points[place]) if place < len(points) else HOPE_BEHIND_POINTS * float(CARS - place) / CARS
    if state.is_racing(car):
        own *= 1.0 - MARKER_LOSES * float(min(MOST_MARKERS, state.wear_of(car))) * (0.5 + left)
        if needs_change(state, car) and left < LATE_FOR_TYRES:
            own *= left / LATE_FOR_TYRES
    return own
