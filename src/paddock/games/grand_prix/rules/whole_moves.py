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

from operator import ne
from typing import Final

from mypy_extensions import mypyc_attr

from paddock.core.names import NONE
from paddock.core.rows import row_of
from paddock.games.grand_prix.rules.actions import PLAY
from paddock.games.grand_prix.rules.engineer import DROP_IN_BEHIND, follow_instructions
from paddock.games.grand_prix.rules.linking import LINK_BEHIND, link_followers
from paddock.games.grand_prix.rules.moments import (
    FOLLOWERS,
    INSTRUCTION,
    STEPS,
    Cars,
    Key,
    Moment,
    close_calls,
    key_of,
    place_of,
)
from paddock.games.grand_prix.rules.movement import STEP, drive_on
from paddock.games.grand_prix.rules.overtaking import LATE_BRAKE
from paddock.games.grand_prix.rules.pushing import PUSH_TO
from paddock.games.grand_prix.rules.scripts import SEGMENT
from paddock.games.grand_prix.rules.segment import begin_move
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import MAIN, NO_TEXT

MOST_MOMENTS: Final = 20_000
"""So far a walk goes unless it is told otherwise: half a second, some tens of megabytes, and hardly ever reached."""

MOVE_KINDS: Final = (STEP, PUSH_TO, LINK_BEHIND, LATE_BRAKE, DROP_IN_BEHIND)
"""The questions of a move."""


Result = tuple[int, Cars, Cars, Cars]
"""What makes a move different from another: close calls, spaces, cars that have finished and that are lapped."""


class WholeMove:
    """One result of a move: where everybody stands, what it costs the active car, and a way to play it."""

    def __init__(self, state: GrandPrixState, before: Moment | None, answer: int, calls_before: int) -> None:
        self.before = before
        """The last moment at which there was a choice, if there was any, and what was answered."""
        self.answer = answer
        self.spot = state.spot
        """The space of each car. Cars across the finish line are still shown where they stand."""
        self.lap = state.lap
        self.finished = state.finished
        self.lapped = state.lapped
        self.close_calls = close_calls(state) - calls_before
        """Close calls that the active car gains, the card's own included."""
        self.wear = NONE
        """The kind of wear that it takes, or NONE."""
        if state.is_player_car(state.active) and state.leg == MAIN:
            self.close_calls += state.components.card_close_calls[state.card]
            self.wear = state.components.card_wear[state.card]

    @property
    def steps(self) -> list[int]:
        """The answers, after the card is played, that lead here; steps without a choice are not among them."""
        return [answer for _, answer in self.way()]

    def step_count(self) -> int:
        return self.before.answers + 1 if self.before is not None else 0

    def way(self) -> list[tuple[Moment, int]]:
        """The moments on the way here at which there was a choice, from the first on, and the answer to each."""
        found: list[tuple[Moment, int]] = []
        moment, answer = self.before, self.answer
        while moment is not None:
            found.append((moment, answer))
            answer = moment.answer
            moment = moment.before
        return found[::-1]

    def moved(self, state: GrandPrixState) -> list[int]:
        """The cars that stand elsewhere than in `state`."""
        return [car for car, space in enumerate(self.spot) if space != state.spot[car]]

    def moved_count(self, state: GrandPrixState) -> int:
        """How many cars those are."""
        return sum(map(ne, self.spot, state.spot))

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
    search.go_on(FOLLOWERS, None, NONE, 0)
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
        search.keep(place_of(state), None, NONE, 0)
    else:
        scratch.asks = NONE
        state.kind.apply(scratch, state.acting, answer)
        search.go_on(place_of(state), None, NONE, 0)
    return search.explore(most)


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


class _Search:
    """A walk over the moments of a move, each met once."""

    def __init__(self, state: GrandPrixState) -> None:
        self.state = state
        self.calls_before = close_calls(state)
        self.open: list[list[Moment]] = [[]]
        """The moments to go on from, by the number of detours."""
        self.met: set[Key] = set()
        self.found: dict[Result, WholeMove] = {}

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
        options = moment.options
        # The last one first: the walk goes on with what was kept last, so that straight on is tried first.
        for index in range(len(options) - 1, -1, -1):
            option = options[index]
            state.asks = NONE
            kind.apply(state, state.acting, option)
            detours = moment.detours + 1 if index and kind is PUSH_TO else moment.detours
            self.go_on(moment.place, moment, option, detours)
            if index:
                moment.put_back(state)

    def go_on(self, place: int, before: Moment | None, answer: int, detours: int) -> None:
        """Let the rules go on to the next question, or to the end of the move."""
        state = self.state
        if place == FOLLOWERS:
            link_followers(state)
            if state.asks != NONE:
                self.keep(FOLLOWERS, before, answer, detours)
                return
        if place != INSTRUCTION:
            options = drive_on(state)
            if options:
                state.asks = STEP.id
            if state.asks != NONE:
                self.keep(STEPS, before, answer, detours, options)
                return
            if state.special != NO_TEXT:
                follow_instructions(state)
                if state.asks != NONE:
                    self.keep(INSTRUCTION, before, answer, detours)
                    return
        key = (close_calls(state), tuple(state.spot), tuple(state.finished), tuple(state.lapped))
        if key not in self.found:
            # The lists need no copies: what comes next is a moment that is put back with new ones.
            self.found[key] = WholeMove(state, before, answer, self.calls_before)

    def keep(
        self, place: int, before: Moment | None, answer: int, detours: int, options: list[int] | None = None
    ) -> None:
        """Go on from here later, unless the walk has been here. The options are asked for unless they are given."""
        state = self.state
        key = key_of(state, place)
        if key in self.met:
            return
        self.met.add(key)
        if detours == len(self.open):
            self.open.append([])
        moment = Moment(state, key, options or state.kind.options(state, state.acting))
        moment.comes_after(before, answer, detours)
        self.open[detours].append(moment)
