"""6.3, 6.9  Pushing, and the lanes that pushed cars take (GP-6.3.1, GP-6.9, R-11, R-12)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.vecs import append, vec
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import FORK_INSIDE, FORK_OUTSIDE, FORWARD, INWARD, LANES

PUSH: Final = Verb("push", ("lane", "lane", LANES))


# ── GP-4.5.2, GP-4.5.3, GP-6.9.1, GP-6.9.2, R-22, R-53  Forks: free, unless the card binds every car to one side ──


def binds_lane(state: GrandPrixState) -> bool:
    return state.special == FORK_INSIDE or state.special == FORK_OUTSIDE


def first_open(state: GrandPrixState, ahead: vec[i64]) -> i64:
    """Of these spaces or lanes, the first that is open to a car."""
    return ahead[-1] if state.special == FORK_OUTSIDE else ahead[0]


def offer_lanes(state: GrandPrixState, space: i64, action: i64, offer: Offer) -> None:
    """The action with each lane ahead of the space that is open."""
    lanes = state.components.graphs[state.zone].lanes_ahead[space]
    if len(lanes) > 1 and binds_lane(state):
        offer.add(action + first_open(state, lanes))
    else:
        offer.add_each(action, lanes)


# ── GP-6.1.6, GP-6.9.3, GP-14.10, D-06, R-12  The active player chooses for every pushed car, anew for each point ──


class PushTo(DecisionKind[GrandPrixState]):
    """Into which lane the car in the way is pushed."""

    def offer(self, state: GrandPrixState, seat: i64, offer: Offer) -> None:
        offer_lanes(state, state.targets[-1], PUSH.base, offer)

    def apply(self, state: GrandPrixState, seat: i64, action: i64) -> None:
        target = state.targets[-1]
        push(state, state.car_at(target), state.components.next_base[target] + action - PUSH.base)

    def default(self, state: GrandPrixState, seat: i64) -> i64:
        return PUSH.base + first_open(state, state.graph.lanes_ahead[state.targets[-1]])

    def prompt(self, state: GrandPrixState, seat: i64) -> Message:
        return Message("ask-push", {"car": f"car:{state.components.numbers[state.car_at(state.targets[-1])]}"})

    def label(self, state: GrandPrixState, seat: i64, action: i64) -> Message:
        space = state.components.next_base[state.targets[-1]] + action - PUSH.base
        values: dict[str, str | int] = {"space": f"space:{state.components.track.spaces[space]}"}
        other = state.car_at(space)
        if other == NONE:
            return Message("do-push", values)
        return Message("do-push-on", {**values, "other": f"car:{state.components.numbers[other]}"})

    def why_not(self, state: GrandPrixState, seat: i64, action: i64) -> Reason:
        if state.special in (FORK_INSIDE, FORK_OUTSIDE):
            return Reason("GP-6.9.1", Message("why-card-binds-lane"))
        return Reason("GP-4.5.2", Message("why-not-ahead"))


PUSH_TO: Final[PushTo] = PushTo("push", "GP-6.9.3", [PUSH])


# ── GP-1.3.4, GP-6.3.1, GP-6.8.1, GP-6.8.2, R-09  The push goes on until it reaches a vacant space ──


def push_cars(state: GrandPrixState) -> bool:
    """Find out whom the step moves, and where to. False: the active player is asked for a lane first.

    A push sideways moves the whole row over; where the row ends at the edge of the track, its last car goes forward.
    """
    board = state.board()
    target = state.targets[-1]
    car = board[target]
    while car != NONE:
        graph = state.graph
        beside: i64 = NONE
        if state.way != FORWARD:
            beside = graph.inner[target] if state.way == INWARD else graph.outer[target]
            if beside == NONE:
                state.way = FORWARD
        if beside == NONE:
            ahead = graph.ahead[target]
            if len(ahead) > 1 and not binds_lane(state):
                state.ask(PUSH_TO, state.acting)
                return False
            target = first_open(state, ahead)
        else:
            target = beside
        push(state, car, target)
        car = board[target]
    return True


def push(state: GrandPrixState, car: i64, space: i64) -> None:
    """The car in the way goes there."""
    state.movers = append(state.movers, car)
    state.targets = append(state.targets, space)


KINDS: Final[list[DecisionKind[Any]]] = [PUSH_TO]
