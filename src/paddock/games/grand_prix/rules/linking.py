"""6.2, 6.5, 6.7  Linking: which cars behind belong to the active car's train (GP-6.2.1, GP-6.5.1, GP-6.7, GP-6.9.3)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.vecs import append, vec
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import FORWARD, LANES, LEAD, LINE

LINK: Final = Verb("link", ("lane", "lane", LANES))

STRING_ENDS: Final = 1
"""The argument of the segment between the answer that nobody follows and the step that goes on; else it is 0."""


# ── GP-6.9.3, D-05, R-11, R-15, R-62
#    At a fork the active player says which lane's cars follow, or chooses an empty lane ──


class LinkBehind(DecisionKind[GrandPrixState]):
    """From which lane behind the last car of the train the next one comes."""

    def offer(self, state: GrandPrixState, seat: i64, offer: Offer) -> None:
        lane_of = state.components.lane_of
        empty = False
        for space in lanes_behind(state):
            if state.car_at(space) != NONE:
                offer.add(LINK.base + lane_of[space])
            elif not empty:  # all empty lanes mean the same: the first stands for them
                empty = True
                offer.add(LINK.base + lane_of[space])

    def apply(self, state: GrandPrixState, seat: i64, action: i64) -> None:
        lane = action - LINK.base
        for space in lanes_behind(state):
            if state.components.lane_of[space] == lane:
                car = state.car_at(space)
                if car == NONE:
                    state.argument = STRING_ENDS
                else:
                    state.train = append(state.train, car)
                return

    def default(self, state: GrandPrixState, seat: i64) -> i64:
        """Nobody, if that is possible."""
        behind = lanes_behind(state)
        lane_of = state.components.lane_of
        for space in behind:
            if state.car_at(space) == NONE:
                return LINK.base + lane_of[space]
        return LINK.base + lane_of[behind[0]]

    def prompt(self, state: GrandPrixState, seat: i64) -> Message:
        return Message("ask-link", {"car": f"car:{state.components.numbers[state.train[-1]]}"})

    def label(self, state: GrandPrixState, seat: i64, action: i64) -> Message:
        for space in lanes_behind(state):
            car = state.car_at(space)
            if state.components.lane_of[space] == action - LINK.base and car != NONE:
                return Message("do-link", {"car": f"car:{state.components.numbers[car]}"})
        return Message("do-link-nobody")

    def why_not(self, state: GrandPrixState, seat: i64, action: i64) -> Reason:
        return Reason("GP-6.9.3", Message("why-not-behind"))


LINK_BEHIND: Final[LinkBehind] = LinkBehind("link", "GP-6.9.3", [LINK])


def lanes_behind(state: GrandPrixState) -> vec[i64]:
    return state.graph.behind[state.spot[state.train[-1]]]


# ── GP-6.2.1, GP-14.2  The unbroken string of cars behind the train joins it ──


def link_string(state: GrandPrixState) -> bool:
    """True: the string is linked. False: the active player is asked at a fork first."""
    if state.argument == STRING_ENDS:
        state.argument = 0
        return True
    board = state.board()
    while True:
        behind = lanes_behind(state)
        if len(behind) == 1:
            if board[behind[0]] == NONE:
                return True
            state.train = append(state.train, board[behind[0]])
        elif any(board[space] != NONE for space in behind):
            state.ask(LINK_BEHIND, state.acting)
            return False
        else:
            return True


# ── GP-6.7.1, GP-6.7.3, GP-6.7.4  Lead: who follows is settled once, at the start; perhaps nobody does ──


def link_followers(state: GrandPrixState) -> None:
    if state.mode == LEAD and not link_string(state):
        state.repeat()


# ── GP-6.5.1, GP-6.5.3, R-10  Line: at the first step forward in which anybody is linked ──


def link_line(state: GrandPrixState) -> bool:
    """False: the active player is asked first."""
    if state.mode != LINE or state.linked == 1 or state.step != FORWARD:
        return True
    return link_string(state)


KINDS: Final[list[DecisionKind[Any]]] = [LINK_BEHIND]
