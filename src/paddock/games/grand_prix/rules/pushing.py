"""6.3, 6.9  Pushing, and the lanes that pushed cars take (GP-6.3.1, GP-6.9, R-11, R-12)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import FORK_INSIDE, FORK_OUTSIDE, FORWARD, INWARD, LANES

PUSH: Final = Verb("push", ("lane", "lane", LANES))


# ── GP-4.5.2, GP-4.5.3, GP-6.9.1, GP-6.9.2, R-22, R-53  Forks: free, unless the card binds every car to one side ──


def open_lanes(state: GrandPrixState, ahead: list[int]) -> list[int]:
    if state.special == FORK_INSIDE:
        return ahead[:1]
    if state.special == FORK_OUTSIDE:
        return ahead[-1:]
    return ahead


# ── GP-6.1.6, GP-6.9.3, GP-14.10, D-06, R-12  The active player chooses for every pushed car, anew for each point ──


class PushTo(DecisionKind[GrandPrixState]):
    """Into which lane the car in the way is pushed."""

    def options(self, state: GrandPrixState, seat: i64) -> list[int]:
        ahead = state.components.graphs[state.zone].ahead[state.targets[-1]]
        lane_of = state.components.lane_of
        return [PUSH.base + lane_of[space] for space in open_lanes(state, ahead)]

    def apply(self, state: GrandPrixState, seat: i64, action: i64) -> None:
        target = state.targets[-1]
        state.movers.append(state.car_at(target))
        state.targets.append(state.components.next_base[target] + action - PUSH.base)

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
    targets = state.targets
    board = state.board()
    while (car := board[targets[-1]]) != NONE:
        target = targets[-1]
        graph = state.components.graphs[state.zone]
        if state.way != FORWARD:
            beside = graph.inner[target] if state.way == INWARD else graph.outer[target]
            if beside != NONE:
                state.movers.append(car)
                targets.append(beside)
                continue
            state.way = FORWARD
        ahead = graph.ahead[target]
        if len(ahead) > 1:
            ahead = open_lanes(state, ahead)
            if len(ahead) > 1:
                state.ask(PUSH_TO, state.acting)
                return False
        state.movers.append(car)
        targets.append(ahead[0])
    return True


KINDS: Final[list[DecisionKind[Any]]] = [PUSH_TO]
