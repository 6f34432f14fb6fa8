"""Whole moves: everything that a card can do for a car, at once, for previews, for programs, and for people who click
on the space where they want to end.

A move is played as steps; but many orders of steps lead to the same result. Here each distinct result is found once,
with one sequence of steps that leads to it. The search runs the rules' own steps on a scratch copy, as moments between
two questions, and goes on only from moments that it has not met before. A move ends where the soft bonus would be
offered: the bonus is a move of its own.

Where a string of cars is pushed through forks, each of them may go either way at each fork, and there are more results
than anybody can list. So the walk is bounded, and says whether it was cut. It goes by detours: first all ways of the
active car with everybody pushed straight on, then those with one pushed car sent another way, then two. So what is
missing from a cut walk are the odd ways of others.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from paddock.core.names import NONE
from paddock.core.rows import row_of
from paddock.games.grand_prix.rules.actions import PLAY
from paddock.games.grand_prix.rules.engineer import DROP_IN_BEHIND, follow_instructions
from paddock.games.grand_prix.rules.linking import LINK_BEHIND, link_followers
from paddock.games.grand_prix.rules.movement import STEP, move_on
from paddock.games.grand_prix.rules.overtaking import LATE_BRAKE
from paddock.games.grand_prix.rules.pushing import PUSH_TO
from paddock.games.grand_prix.rules.scripts import SEGMENT
from paddock.games.grand_prix.rules.segment import begin_move
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import MAIN

MOST_MOMENTS: Final = 20_000
"""So far a walk goes unless it is told otherwise: half a second, some tens of megabytes, and hardly ever reached."""

# Where in the segment a question was asked: who follows, the steps themselves, the card's instruction at the end.
FOLLOWERS: Final = 0
STEPS: Final = 1
INSTRUCTION: Final = 2

MOVE_KINDS: Final = (STEP, PUSH_TO, LINK_BEHIND, LATE_BRAKE, DROP_IN_BEHIND)
"""The questions of a move."""


class WholeMove:
    """One result of a move: where everybody stands, what it costs the active car, and a way to play it."""

    def __init__(self, state: GrandPrixState, steps: list[int], calls_before: int) -> None:
        self.spot = state.spot
        """The space of each car. Cars across the finish line are still shown where they stand."""
        self.lap = state.lap
        self.finished = state.finished
        self.lapped = state.lapped
        self.steps = steps
        """The answers, after the card is played, that lead here; steps without a choice are not among them."""
        self.close_calls = close_calls(state) - calls_before
        """Close calls that the active car gains, the card's own included."""
        self.wear = NONE
        """The kind of wear that it takes, or NONE."""
        if state.is_player_car(state.active) and state.leg == MAIN:
            self.close_calls += state.components.card_close_calls[state.card]
            self.wear = state.components.card_wear[state.card]

    def moved(self, state: GrandPrixState) -> list[int]:
        """The cars that stand elsewhere than in `state`."""
        return [car for car, space in enumerate(self.spot) if space != state.spot[car]]

    def result(self) -> tuple[object, ...]:
        """What makes it a different move from another."""
        return tuple(self.spot), self.close_calls, tuple(self.finished), tuple(self.lapped)


@mypyc_attr(native_class=False)
class WholeMoves(list[WholeMove]):
    """The results that were found, and whether they are all there are."""

    complete = True
    """False: the walk was cut, and there are more."""


def whole_moves(state: GrandPrixState, card: int, car: int, most: int = MOST_MOMENTS) -> WholeMoves:
    """All distinct results of playing a card for a car, in a state (or a view's state) in which that could be done.

    The walk is cut after `most` moments; `complete` says whether it was.
    """
    scratch = _scratch(state)
    scratch.card = card
    scratch.active = car
    begin_move(scratch)
    search = _Search(scratch)
    search.go_on(FOLLOWERS, 0, [])
    return search.explore(most)


def rest_of_move(state: GrandPrixState, most: int = MOST_MOMENTS, answer: int = NONE) -> WholeMoves:
    """The same for a move that is under way: a step of it is asked now.

    With `answer`, only what can come of it, and the steps are those after it. (To choose, from all moves, those that
    begin with the answer would not do: a result that several answers lead to is found by one of them.)
    """
    scratch = _scratch(state)
    scratch.asks, scratch.asked = state.asks, state.asked[:]
    search = _Search(scratch)
    if answer == NONE:
        search.keep(_place_of(state), 0, [])
    else:
        scratch.asks = NONE
        state.kind.apply(scratch, state.acting, answer)
        search.go_on(_place_of(state), 0, [])
    return search.explore(most)


def _place_of(state: GrandPrixState) -> int:
    """Where in the segment the present question is asked."""
    if state.kind is LATE_BRAKE or state.kind is DROP_IN_BEHIND:
        return INSTRUCTION
    return FOLLOWERS if state.kind is LINK_BEHIND and not state.movers else STEPS


def play_of(card: int, car: int) -> int:
    """The action that plays the card for the car, before the steps of a whole move."""
    return PLAY.code(card, car)


def _scratch(state: GrandPrixState) -> GrandPrixState:
    scratch = state.copy()
    assert isinstance(scratch, GrandPrixState)
    scratch.asks = NONE
    scratch.asked = row_of([])
    scratch.frames = row_of([SEGMENT.id, 1, 0])
    return scratch


Cars = tuple[int, ...]
Key = tuple[Cars, Cars, Cars, Cars, Cars, Cars, Cars]


class Moment:
    """A moment of the move at which something is asked: all that a move changes, and the answers so far.

    It takes the lists of the state, and gives the state new ones when it is put back.
    """

    def __init__(self, state: GrandPrixState, place: int, detours: int, steps: list[int]) -> None:
        self.place = place
        self.detours = detours
        self.steps = steps
        self.asks = state.asks
        self.mp = state.mp
        self.visited = state.visited
        self.diagonals = state.diagonals
        self.linked = state.linked
        self.special = state.special
        self.step = state.step
        self.way = state.way
        self.lead = state.lead
        self.lap_shown = state.lap_shown
        self.close_calls = close_calls(state)
        self.spot = state.spot
        self.lap = state.lap
        self.pit_lane = state.pit_lane
        self.train = state.train
        self.movers = state.movers
        self.targets = state.targets
        self.finished = state.finished
        self.lapped = state.lapped

    def key(self) -> Key:
        """What makes it different from another moment of the same move: laps and pit lane follow from the spaces,
        since no car can go round in one move."""
        numbers = (
            self.place,
            self.asks,
            self.mp,
            self.visited,
            self.diagonals,
            self.linked,
            self.special,
            self.step,
            self.way,
            self.lead,
            self.lap_shown,
            self.close_calls,
        )
        return (
            numbers,
            tuple(self.spot),
            tuple(self.train),
            tuple(self.movers),
            tuple(self.targets),
            tuple(self.finished),
            tuple(self.lapped),
        )

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
        state.lead = self.lead
        state.lap_shown = self.lap_shown
        if state.is_player_car(state.active):
            state.close_calls[state.active] = self.close_calls
        state.spot = self.spot[:]
        state.lap = self.lap[:]
        state.pit_lane = self.pit_lane[:]
        state.train = self.train[:]
        state.movers = self.movers[:]
        state.targets = self.targets[:]
        state.finished = self.finished[:]
        state.lapped = self.lapped[:]
        state.frames[-2] = 1


def close_calls(state: GrandPrixState) -> int:
    """Those of the active car; an NPC has none."""
    return state.close_calls[state.active] if state.is_player_car(state.active) else 0


class _Search:
    """A walk over the moments of a move, each met once."""

    def __init__(self, state: GrandPrixState) -> None:
        self.state = state
        self.calls_before = close_calls(state)
        self.open: list[list[Moment]] = [[]]
        """The moments to go on from, by the number of detours."""
        self.met: set[Key] = set()
        self.found: dict[tuple[object, ...], WholeMove] = {}

    def explore(self, most: int) -> WholeMoves:
        cut = False
        for moments in self.open:  # which grows meanwhile
            while moments and not cut:
                self.go_on_from(moments.pop())
                cut = len(self.met) > most
        moves = WholeMoves(self.found.values())
        moves.complete = not any(self.open)
        return moves

    def go_on_from(self, moment: Moment) -> None:
        """Give each answer that there is."""
        state = self.state
        moment.put_back(state)
        kind = state.kind
        options = kind.options(state, state.acting)
        # The last one first: the walk goes on with what was kept last, so that straight on is tried first.
        for index in range(len(options) - 1, -1, -1):
            option = options[index]
            state.asks = NONE
            kind.apply(state, state.acting, option)
            detours = moment.detours + 1 if index and kind is PUSH_TO else moment.detours
            self.go_on(moment.place, detours, [*moment.steps, option])
            if index:
                moment.put_back(state)

    def go_on(self, place: int, detours: int, steps: list[int]) -> None:
        """Let the rules go on to the next question, or to the end of the move."""
        state = self.state
        if place == FOLLOWERS:
            link_followers(state)
            if state.asks != NONE:
                self.keep(FOLLOWERS, detours, steps)
                return
        if place != INSTRUCTION:
            move_on(state)
            if state.asks != NONE:
                self.keep(STEPS, detours, steps)
                return
            follow_instructions(state)
            if state.asks != NONE:
                self.keep(INSTRUCTION, detours, steps)
                return
        key = (close_calls(state), tuple(state.spot), tuple(state.finished), tuple(state.lapped))
        if key not in self.found:
            # The lists need no copies: what comes next is a moment that is put back with new ones.
            self.found[key] = WholeMove(state, steps, self.calls_before)

    def keep(self, place: int, detours: int, steps: list[int]) -> None:
        """Go on from here later, unless the walk has been here."""
        moment = Moment(self.state, place, detours, steps)
        key = moment.key()
        if key in self.met:
            return
        self.met.add(key)
        if detours == len(self.open):
            self.open.append([])
        self.open[detours].append(moment)
