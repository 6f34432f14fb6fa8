"""6.1  Basics of movement: the steps of the active car, one movement point after another (GP-6.1 to GP-6.4)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.names import NONE
from paddock.games.grand_prix.rules import lateral, linking, overtaking, pushing
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.stepping import take_step
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

    def options(self, state: GrandPrixState, seat: i64) -> list[int]:
        found: list[int] = []
        mp = state.mp
        if mp > 0:
            components = state.components
            graph = components.graphs[state.zone]
            lane_of = components.lane_of
            space = state.spot[state.train[0]]
            ahead = graph.ahead[space]
            if len(ahead) > 1:
                ahead = pushing.open_lanes(state, ahead)
            for successor in ahead:
                found.append(AHEAD.base + lane_of[successor])
            if state.linked:
                return found
            if state.diagonals > 0:
                # ── GP-5.2.1, R-14  Diagonally forward, into a vacant space ──
                found += [ACROSS.base + lane_of[s] for s in graph.diagonal[space] if state.car_at(s) == NONE]
            if state.special == OVERTAKE:
                found += overtaking.swaps(state, SWAP.base)
        if state.special == NO_LATERAL:
            return found
        if lateral.cost(state, INWARD) <= mp:
            found.append(IN.base)
        if lateral.cost(state, OUTWARD) <= mp:
            found.append(OUT.base)
        if mp == 0:
            found.append(END.base)
        return found

    def apply(self, state: GrandPrixState, seat: i64, action: i64) -> None:
        if AHEAD.has(action):
            state.mp -= 1
            state.step = state.way = FORWARD
            aim(state, state.train[0], action - AHEAD.base)
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
            aim(state, state.active, action - ACROSS.base)
        else:  # END: no free move sideways any more
            state.special = NO_LATERAL

    def default(self, state: GrandPrixState, seat: i64) -> i64:
        """Straight on, in the lane with the clearest space."""
        options = self.options(state, seat)
        base = state.components.next_base[state.spot[state.train[0]]]
        for option in options:
            if AHEAD.has(option) and state.car_at(base + option - AHEAD.base) == NONE:
                return option
        return options[0] if state.mp > 0 else END.base


def aim(state: GrandPrixState, car: int, lane: int) -> None:
    """The step takes this car into a lane of the next sector."""
    state.movers = [car]
    state.targets = [state.components.next_base[state.spot[car]] + lane]


STEP: Final[Step] = Step("step", "GP-6.1.2", [AHEAD, IN, OUT, ACROSS, SWAP, END])


# ── GP-6.1.3, R-57  One step after another, until all points are spent; a step without a choice is simply taken ──


def move_on(state: GrandPrixState) -> None:
    """Choose a step, see whom it pushes and links, make it; and again. Stops where the active player is asked."""
    if drive_on(state):
        state.repeat()
        state.ask(STEP, state.acting)


def drive_on(state: GrandPrixState) -> list[int]:
    """Make steps up to the next one with a choice, and return what there is to choose from.

    Nothing is returned where something else is asked first, or the move is over.
    """
    lane_of = state.components.lane_of
    while True:
        if state.movers:
            if not pushing.push_cars(state) or not linking.link_line(state):
                state.repeat()
                return []
            take_step(state)
        elif lane_of[state.spot[state.active]] >= WALL:
            lateral.enter_track(state)
        elif state.mp == 0 and state.special != FREE_LATERAL:  # weaving goes on without points
            return []
        else:
            options = STEP.options(state, state.acting)
            if len(options) > 1:
                return options
            if options[0] == END.base:
                return []
            STEP.apply(state, state.acting, options[0])


KINDS: Final[list[DecisionKind[Any]]] = [STEP]
