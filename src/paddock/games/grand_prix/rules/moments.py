"""Moments of a move: the points at which the active player has a choice, for walks over all that a move can become."""

from typing import Final

from paddock.games.grand_prix.rules.engineer import DROP_IN_BEHIND
from paddock.games.grand_prix.rules.linking import LINK_BEHIND
from paddock.games.grand_prix.rules.overtaking import LATE_BRAKE
from paddock.games.grand_prix.rules.state import GrandPrixState

# Where in the segment a question was asked: who follows, the steps themselves, the card's instruction at the end.
FOLLOWERS: Final = 0
STEPS: Final = 1
INSTRUCTION: Final = 2

Cars = tuple[int, ...]
Key = tuple[Cars, Cars, Cars, Cars, Cars, Cars, Cars]


def place_of(state: GrandPrixState) -> int:
    """Where in the segment the present question is asked."""
    if state.kind is LATE_BRAKE or state.kind is DROP_IN_BEHIND:
        return INSTRUCTION
    return FOLLOWERS if state.kind is LINK_BEHIND and not state.movers else STEPS


def close_calls(state: GrandPrixState) -> int:
    """Those of the active car; an NPC has none."""
    return state.close_calls[state.active] if state.is_player_car(state.active) else 0


def key_of(state: GrandPrixState, place: int) -> Key:
    """All that makes the present moment different from another of the same move.

    Laps and pit lane are not in it: they follow from the spaces, since no car can go round in one move.
    """
    numbers = (
        place,
        state.asks,
        state.mp,
        state.visited,
        state.diagonals,
        state.linked,
        state.special,
        state.step,
        state.way,
        state.lead,
        state.lap_shown,
        close_calls(state),
    )
    return (
        numbers,
        tuple(state.spot),
        tuple(state.train),
        tuple(state.movers),
        tuple(state.targets),
        tuple(state.finished),
        tuple(state.lapped),
    )


class Moment:
    """A moment of the move at which something is asked: all that a move changes, and how it has come to this.

    It takes the lists of the state, and gives the state new ones when it is put back.
    """

    def __init__(self, state: GrandPrixState, key: Key, options: list[int]) -> None:
        self.key = key
        self.place = key[0][0]
        self.options = options
        self.lap = state.lap
        self.pit_lane = state.pit_lane
        self.before: Moment | None = None
        """The moment of the choice before this one, and what was answered."""
        self.answer = 0
        self.answers = 0
        """How many answers have led here."""
        self.detours = 0
        """How many of them sent a pushed car another way than straight on."""

    def comes_after(self, before: "Moment | None", answer: int, detours: int) -> None:
        self.before = before
        self.answer = answer
        self.answers = before.answers + 1 if before is not None else 0
        self.detours = detours

    def put_back(self, state: GrandPrixState) -> None:
        """The state is again as it was at this moment."""
        numbers, spot, train, movers, targets, finished, lapped = self.key
        (
            _,
            state.asks,
            state.mp,
            state.visited,
            state.diagonals,
            state.linked,
            state.special,
            state.step,
            state.way,
            state.lead,
            state.lap_shown,
            calls,
        ) = numbers
        if state.is_player_car(state.active):
            state.close_calls[state.active] = calls
        state.put_all(list(spot))
        state.train = list(train)
        state.movers = list(movers)
        state.targets = list(targets)
        state.finished = list(finished)
        state.lapped = list(lapped)
        state.lap = self.lap[:]
        state.pit_lane = self.pit_lane[:]
        state.frames[-2] = 1
