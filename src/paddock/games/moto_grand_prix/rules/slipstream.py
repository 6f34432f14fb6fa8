"""Slipstream (MGP-E.5 to MGP-E.12)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rows import with_added
from paddock.games.moto_grand_prix.rules.contests import contestants
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import EXPERT, WHEELIE

FOLLOW: Final = Verb("follow")
STAY_FREE: Final = Verb("stay-free")

DECLARES: Final = EventKind("declares-slipstream", "MGP-E.6", ("bike", "bike"), ("ahead", "bike"))
EXTENDS: Final = EventKind("extends-slipstream", "MGP-E.7", ("bike", "bike"), ("ahead", "bike"))
DECLINES: Final = EventKind("declines-slipstream", "MGP-E.7", ("bike", "bike"), ("ahead", "bike"))


# ── MGP-E.5, MGP-E.10, MGP-E.11, MGP-E.12, MGP-A.25, MGP-A.26  Who may slipstream this bike ──


def follower_of(state: MotoState, giver: i64) -> i64:
    """The bike that may slipstream the giver, or NONE.

    One row behind it in the same lane, both on the racing line of a straight; the giver alone on its row; the follower
    still to act, not in a wheelie, and not due for a contest.
    """
    circuit = state.components.circuit
    length = circuit.rows
    row = state.distance[giver] % length
    lane = state.lane[giver]
    behind = row - 1 if row else length - 1
    if circuit.difficulty[row] or circuit.difficulty[behind]:
        return NONE
    if circuit.racing_line[row] != lane or circuit.racing_line[behind] != lane:
        return NONE
    follower: i64 = NONE
    for other, other_lane in enumerate(state.lane):
        if other_lane != NONE and other != giver:
            ahead = (state.distance[giver] - state.distance[other]) % length
            if ahead == 0:
                return NONE
            if ahead == 1 and other_lane == lane:
                follower = other
    if follower == NONE or state.stance[follower] == WHEELIE or state.low[follower]:
        return NONE
    if follower not in state.queue or len(contestants(state, follower)) > 0:
        return NONE
    return follower


# ── MGP-E.6, MGP-E.7  Declared before the roll, bike by bike backwards, until one cannot or will not ──


def last_of_chain(state: MotoState) -> i64:
    """The bike that would be followed next."""
    return state.chain[-1] if len(state.chain) > 0 else state.queue[0]


class Slipstream(DecisionKind[MotoState]):
    """Whether the bike behind follows; asked of one bike after the other, from the acting one backwards."""

    def offer(self, state: MotoState, seat: i64, offer: Offer) -> None:
        offer.add(FOLLOW.code())
        offer.add(STAY_FREE.code())

    def apply(self, state: MotoState, seat: i64, action: i64) -> None:
        giver = last_of_chain(state)
        follower = follower_of(state, giver)
        if action == FOLLOW.base:
            state.emit(EXTENDS if len(state.chain) > 0 else DECLARES, follower, giver)
            state.chain = with_added(state.chain, follower)
            state.repeat()  # the one behind may want to follow too
        else:
            state.emit(DECLINES, follower, giver)

    def prompt(self, state: MotoState, seat: i64) -> Message:
        return Message("ask-slipstream", self._names(state))

    def label(self, state: MotoState, seat: i64, action: i64) -> Message:
        return Message("do-follow" if action == FOLLOW.base else "do-stay-free", self._names(state))

    def _names(self, state: MotoState) -> dict[str, str | int]:
        giver = last_of_chain(state)
        return {
            "bike": state.bike_name(follower_of(state, giver)),
            "ahead": state.bike_name(giver),
            "head": state.bike_name(state.queue[0]),
        }


SLIPSTREAM: Final[Slipstream] = Slipstream("slipstream", "MGP-E.5", [FOLLOW, STAY_FREE], interrupt=True)


def offer_slipstream(state: MotoState) -> None:
    components = state.components
    if components.level < EXPERT or state.turn == 1 or state.low[state.queue[0]]:
        return
    follower = follower_of(state, last_of_chain(state))
    if follower != NONE:
        state.ask(SLIPSTREAM, components.seat_of(follower))


KINDS: Final[list[DecisionKind[Any]]] = [SLIPSTREAM]
EVENTS: Final[list[EventKind]] = [DECLARES, EXTENDS, DECLINES]
