"""The order on the road, and the classification that comes of it (MGP-B.13, MGP-A.11, MGP-A.20, MGP-A.30)."""

from mypy_extensions import i64

from paddock.core.names import NONE
from paddock.core.rows import highest_first
from paddock.core.vecs import append, extend, vec
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import LANES, RACE

# ── MGP-B.7, MGP-B.13, MGP-A.11, MGP-A.20  Who is ahead: further, and in the same row nearer to the racing line ──


def on_track_in_order(state: MotoState) -> vec[i64]:
    """The bikes on the track, the leader first."""
    circuit = state.components.circuit
    ahead = vec[i64]([0] * state.components.bikes)
    order = vec[i64]()
    for bike, lane in enumerate(state.lane):
        if lane != NONE:
            distance = state.distance[bike]
            ahead[bike] = LANES * distance - circuit.rank[LANES * (distance % circuit.rows) + lane]
            order = append(order, bike)
    return highest_first(order, ahead)


# ── MGP-A.30  Drop-outs: by distance; who came as far later in the race is ahead; if nobody finishes, nobody wins ──


def drop_outs_in_order(state: MotoState) -> vec[i64]:
    order = vec[i64]()
    for place in range(len(state.out) - 1, -1, -1):
        order = append(order, state.out[place])
    return highest_first(order, state.distance)


def has_no_winner(state: MotoState) -> bool:
    """Whether everybody has dropped out of the race: then nobody has the first place."""
    return state.session == RACE and len(state.out) == state.components.bikes


def first_place(state: MotoState) -> i64:
    """The place of the first of the classification: where nobody wins, the first place stays empty."""
    return 2 if has_no_winner(state) else 1


def classification(state: MotoState) -> vec[i64]:
    """All bikes, the best first: finished, racing, dropped out. Empty before the grid is drawn up."""
    return extend(extend(state.finished[:], on_track_in_order(state)), drop_outs_in_order(state))
