"""6.1  Basics of movement: the steps of the active car, one movement point after another (GP-6.1 to GP-6.4)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.games.grand_prix.rules import lateral, linking, overtaking, pushing
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.stepping import aim, take_step
from paddock.games.grand_prix.rules.terms import (
    DIAGONAL,
    FORWARD,
    FREE_LATERAL,
    INWARD,
    LANES,
    NO_LATERAL,
    OUTWARD,
    OVERTAKE,
    WALL,
)

LANE: Final = ("lane", "lane", LANES)

AHEAD: Final = Verb("forward", LANE)
IN: Final = Verb("in")
OUT: Final = Verb("out")
ACROSS: Final = Verb("diagonal", LANE)
SWAP: Final = Verb("swap", LANE)
END: Final = Verb("end")


# ── GP-6.1.2, GP-6.1.4, GP-6.1.5, GP-6.1.6, GP-6.4.1, GP-6.5.2, GP-6.8.3, R-08, R-52
#    One step: forward, sideways, or what the card allows; in any order, as often as the points last ──


class Step(DecisionKind[GrandPrixState]):
    """Where the active car goes for its next movement point.

    Forward names the lane of the next sector; in a Racing Line it is the foremost car that takes it, and all the
    others follow (R-11). Every point must be spent, and forward is always possible (R-08).
    """

    def offer(self, state: GrandPrixState, seat: i64, offer: Offer) -> None:
        mp = state.mp
        components = state.components
        graph = components.graphs[state.zone]
        space = state.spot[state.train[0]]
        if mp > 0:
            pushing.offer_lanes(state, space, AHEAD.base, offer)
            if state.linked == 1:
                return
            if state.diagonals > 0:
                # ── GP-5.2.1, R-14  Diagonally forward, into a vacant space ──
                for across in graph.diagonal[space]:
                    if state.car_at(across) == NONE:
                        offer.add(ACROSS.base + components.lane_of[across])
            if state.special == OVERTAKE:
                overtaking.offer_swaps(state, SWAP.base, offer)
        if state.special == NO_LATERAL:
            return
        if lateral.may_move_over(state, graph.inner[space]):
            offer.add(IN.base)
        if lateral.may_move_over(state, graph.outer[space]):
            offer.add(OUT.base)
        if mp == 0:
            offer.add(END.base)

    def apply(self, state: GrandPrixState, seat: i64, action: i64) -> None:
        if AHEAD.has(action):
            go_ahead(state, action - AHEAD.base)
        elif action == IN.base:
            lateral.move_over(state, INWARD)
        elif action == OUT.base:
            lateral.move_over(state, OUTWARD)
        elif SWAP.has(action):
            state.mp -= 1
            overtaking.swap(state, action - SWAP.base)
        elif ACROSS.has(action):
            state.mp -= 1
            state.diagonals -= 1
            state.step = DIAGONAL
            state.way = FORWARD
            aim(state, state.active, state.components.next_base[state.spot[state.active]] + action - ACROSS.base)
        else:  # END: no free move sideways any more
            state.special = NO_LATERAL

    def default(self, state: GrandPrixState, seat: i64) -> i64:
        """Straight on, in the lane with the clearest space."""
        if state.mp == 0:
            return END.base
        space = state.spot[state.train[0]]
        lanes = state.graph.lanes_ahead[space]
        if not pushing.binds_lane(state):
            base = state.components.next_base[space]
            for lane in lanes:
                if state.car_at(base + lane) == NONE:
                    return AHEAD.base + lane
        return AHEAD.base + pushing.first_open(state, lanes)


def go_ahead(state: GrandPrixState, lane: i64) -> None:
    """The head of the train takes this lane of the next sector."""
    state.mp -= 1
    state.step = FORWARD
    state.way = FORWARD
    car = state.train[0]
    aim(state, car, state.components.next_base[state.spot[car]] + lane)


STEP: Final[Step] = Step("step", "GP-6.1.2", [AHEAD, IN, OUT, ACROSS, SWAP, END])


# ── GP-6.1.3, R-57  One step after another, until all points are spent; a step without a choice is simply taken ──


def move_on(state: GrandPrixState) -> None:
    """Choose a step, see whom it pushes and links, make it; and again. Stops where the active player is asked."""
    if drive_on(state):
        state.repeat()
        state.ask(STEP, state.acting)


def drive_on(state: GrandPrixState) -> bool:
    """Make steps up to the next one with a choice. False: something else is asked first, or the move is over."""
    lane_of = state.components.lane_of
    while True:
        if len(state.movers) > 0:
            if not pushing.push_cars(state) or not linking.link_line(state):
                state.repeat()
                return False
            take_step(state)
        elif lane_of[state.spot[state.active]] >= WALL:
            lateral.enter_track(state)
        elif state.mp == 0 and state.special != FREE_LATERAL:  # weaving goes on without points
            return False
        elif has_choice(state):
            return True
        elif state.mp == 0:
            return False
        else:
            go_ahead(state, pushing.first_open(state, state.graph.lanes_ahead[state.spot[state.train[0]]]))


def has_choice(state: GrandPrixState) -> bool:
    """Whether there is another step than the one forward or, without points, than to end the move."""
    space = state.spot[state.train[0]]
    graph = state.components.graphs[state.zone]
    special = state.special
    if state.mp > 0:
        if len(graph.ahead[space]) > 1 and not pushing.binds_lane(state):
            return True
        if state.linked == 1:
            return False
        if state.diagonals > 0 and any(state.car_at(across) == NONE for across in graph.diagonal[space]):
            return True
        if special == OVERTAKE and overtaking.may_swap(state):
            return True
    if special == NO_LATERAL:
        return False
    return lateral.may_move_over(state, graph.inner[space]) or lateral.may_move_over(state, graph.outer[space])


KINDS: Final[list[DecisionKind[Any]]] = [STEP]
