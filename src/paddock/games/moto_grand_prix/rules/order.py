"""The order on the road, and the classification that comes of it (MGP-B.13, MGP-A.11, MGP-A.20, MGP-A.30)."""

from paddock.core.names import NONE
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import RACE

# ── MGP-B.7, MGP-B.13, MGP-A.11, MGP-A.20  Who is ahead: further, and in the same row nearer to the racing line ──


def on_track_in_order(state: MotoState) -> list[int]:
    """The bikes on the track, the leader first."""
    found: list[tuple[int, int, int]] = []
    circuit = state.components.circuit
    for bike, lane in enumerate(state.lane):
        if lane != NONE:
            distance = state.distance[bike]
            found.append((-distance, circuit.rank[distance % circuit.rows][lane], bike))
    found.sort()
    return [bike for _, _, bike in found]


# ── MGP-A.30  Drop-outs: by distance; who came as far later in the race is ahead; if nobody finishes, nobody wins ──


def drop_outs_in_order(state: MotoState) -> list[int]:
    return sorted(state.out, key=lambda bike: (-state.distance[bike], -state.out.index(bike)))


def has_no_winner(state: MotoState) -> bool:
    """Whether everybody has dropped out of the race: then nobody has the first place."""
    return state.session == RACE and len(state.out) == state.components.bikes


def places_of_bikes(state: MotoState) -> list[tuple[int, int]]:
    """(place, bike) of all bikes, the best first. Where nobody wins, the first place stays empty."""
    first = 2 if has_no_winner(state) else 1
    return [(first + number, bike) for number, bike in enumerate(classification(state))]


def classification(state: MotoState) -> list[int]:
    """All bikes, the best first: finished, racing, dropped out. Empty before the grid is drawn up."""
    return state.finished + on_track_in_order(state) + drop_outs_in_order(state)
