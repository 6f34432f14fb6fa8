"""Moments of a move: the points at which the active player has a choice, for walks over all that a move can become."""

from typing import Final

from mypy_extensions import i64

from paddock.core.rows import same_row, with_value
from paddock.core.vecs import COMPILED, vec
from paddock.games.grand_prix.rules.engineer import DROP_IN_BEHIND
from paddock.games.grand_prix.rules.linking import LINK_BEHIND
from paddock.games.grand_prix.rules.overtaking import LATE_BRAKE
from paddock.games.grand_prix.rules.state import GrandPrixState

# Where in the segment a question was asked: who follows, the steps themselves, the card's instruction at the end.
FOLLOWERS: Final = 0
STEPS: Final = 1
INSTRUCTION: Final = 2

# A row mixed into one number; all steps of the computation stay machine integers.
FACTOR: Final = 1_000_003
SPAN: Final = 1 << 40


def stage_of(state: GrandPrixState) -> i64:
    """Where in the segment the present question is asked."""
    if state.asks == LATE_BRAKE.id or state.asks == DROP_IN_BEHIND.id:
        return INSTRUCTION
    return FOLLOWERS if state.asks == LINK_BEHIND.id and len(state.movers) == 0 else STEPS


def close_calls(state: GrandPrixState) -> i64:
    """Those of the active car; an NPC has none."""
    return state.close_calls[state.active] if state.is_player_car(state.active) else 0


def mixed(number: i64, row: vec[i64]) -> i64:
    """A number that is another one for nearly every other number and row."""
    if not COMPILED:
        return hash((number, *row))
    for value in row:
        number = (number * FACTOR + value + 1) % SPAN
    return number


class Moment:
    """A moment of the move at which something is asked: all that a move changes, and how it has come to this.

    It takes the rows of the state, and gives the state new ones when it is put back.
    """

    def __init__(self, state: GrandPrixState, stage: i64, before: "Moment | None", answer: i64, detours: i64) -> None:
        self.before = before
        """The moment of the choice before this one, and what was answered."""
        self.answer = answer
        self.answers: i64 = before.answers + 1 if before is not None else 0
        """How many answers have led here."""
        self.detours = detours
        """How many of them sent a pushed car another way than straight on."""
        self.alike: Moment | None = None
        """Another moment that looks like this one at first sight (see `look_of`)."""
        self.stage = stage
        self.asks = state.asks
        self.mp = state.mp
        self.visited = state.visited
        self.diagonals = state.diagonals
        self.linked = state.linked
        self.special = state.special
        self.step = state.step
        self.way = state.way
        self.lead = state.lead
        self.tail = state._tail
        self.lead_is_known = state._lead_is_known
        self.lap_shown = state.lap_shown
        self.calls = close_calls(state)
        self.spot = state.spot
        self.board = state.board()
        self.lap = state.lap
        self.pit_lane = state.pit_lane
        self.train = state.train
        self.movers = state.movers
        self.targets = state.targets
        self.finished = state.finished
        self.lapped = state.lapped

    def is_now(self, state: GrandPrixState) -> bool:
        """Whether the state is at this moment: whether the same can become of it.

        Laps and pit lane follow from the spaces, since no car can go round in one move. What the last step was makes a
        difference only while it is being made.
        """
        return (
            self.mp == state.mp
            and self.visited == state.visited
            and self.asks == state.asks
            and self.calls == close_calls(state)
            and same_row(self.spot, state.spot)
            and self.diagonals == state.diagonals
            and self.linked == state.linked
            and self.special == state.special
            and self.lead == state.lead
            and self.lap_shown == state.lap_shown
            and same_row(self.train, state.train)
            and same_row(self.movers, state.movers)
            and (len(self.movers) == 0 or self.is_same_step(state))
            and same_row(self.finished, state.finished)
            and same_row(self.lapped, state.lapped)
        )

    def is_same_step(self, state: GrandPrixState) -> bool:
        return self.step == state.step and self.way == state.way and same_row(self.targets, state.targets)

    def put_back(self, state: GrandPrixState) -> None:
        """The state is again as it was at this moment."""
        state.asks = self.asks
        state.mp = self.mp
        state.visited = self.visited
        state.diagonals = self.diagonals
        state.linked = self.linked
        state.special = self.special
        state.step = self.step
        state.way = self.way
        state.lap_shown = self.lap_shown
        if state.is_player_car(state.active) and state.close_calls[state.active] != self.calls:
            state.close_calls = with_value(state.close_calls, state.active, self.calls)
        state.put_back(self.spot[:], self.board[:])
        state.lead = self.lead
        state._tail = self.tail
        state._lead_is_known = self.lead_is_known
        state.lap = self.lap[:]
        state.pit_lane = self.pit_lane[:]
        state.train = self.train[:]
        state.movers = self.movers[:]
        state.targets = self.targets[:]
        state.finished = self.finished
        state.lapped = self.lapped
        state.frames[-2] = 1


def look_of(state: GrandPrixState) -> i64:
    """What a moment looks like at first sight: the same for the same moment, and hardly ever for another."""
    return mixed(((state.mp * 64 + state.visited) * 64 + state.asks) * 64 + close_calls(state), state.spot)
