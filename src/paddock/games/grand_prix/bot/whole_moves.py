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

from mypy_extensions import i64, mypyc_attr

from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rows import row_of, same_row
from paddock.games.grand_prix.bot.moments import (
    FOLLOWERS,
    INSTRUCTION,
    Moment,
    close_calls,
    look_of,
    mixed,
    stage_of,
)
from paddock.games.grand_prix.rules.actions import PLAY
from paddock.games.grand_prix.rules.engineer import DROP_IN_BEHIND, follow_instructions
from paddock.games.grand_prix.rules.linking import LINK_BEHIND, link_followers
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


class WholeMove:
    """One result of a move: where everybody stands, what it costs the active car, and a way to play it."""

    def __init__(self, state: GrandPrixState, before: Moment | None, answer: i64, calls_before: i64) -> None:
        self.before = before
        """The last moment at which there was a choice, if there was any, and what was answered."""
        self.answer = answer
        self.alike: WholeMove | None = None
        """Another result with the same cars on the same spaces."""
        self.spot = state.spot
        """The space of each car. Cars across the finish line are still shown where they stand."""
        self.lap = state.lap
        self.finished = state.finished
        self.lapped = state.lapped
        self.calls = close_calls(state)
        self.close_calls: i64 = self.calls - calls_before
        """Close calls that the active car gains, the card's own included."""
        self.wear: i64 = NONE
        """The kind of wear that it takes, or NONE."""
        if state.is_player_car(state.active) and state.leg == MAIN:
            self.close_calls += state.components.card_close_calls[state.card]
            self.wear = state.components.card_wear[state.card]

    def is_now(self, state: GrandPrixState) -> bool:
        """Whether the move that the state has made has this result."""
        return (
            self.calls == close_calls(state)
            and same_row(self.spot, state.spot)
            and same_row(self.finished, state.finished)
            and same_row(self.lapped, state.lapped)
        )

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


def whole_moves(state: GrandPrixState, card: i64, car: i64, most: i64 = MOST_MOMENTS) -> WholeMoves:
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


def rest_of_move(state: GrandPrixState, most: i64 = MOST_MOMENTS, answer: i64 = NONE) -> WholeMoves:
    """The same for a move that is under way: a step of it is asked now.

    With `answer`, only what can come of it, and the steps are those after it. (To choose, from all moves, those that
    begin with the answer would not do: a result that several answers lead to is found by one of them.)
    """
    scratch = _scratch(state)
    scratch.asks, scratch.asked = state.asks, state.asked[:]
    search = _Search(scratch)
    if answer == NONE:
        search.keep(None, NONE, 0)
    else:
        scratch.asks = NONE
        state.kind.apply(scratch, state.acting, answer)
        search.go_on(stage_of(state), None, NONE, 0)
    return search.explore(most)


def play_of(card: i64, car: i64) -> i64:
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
        self.met: dict[int, Moment] = {}
        """The moments that the walk has been at, by how they look; one leads to the next of the same look."""
        self.count: i64 = 0
        """How many they are."""
        self.found: dict[int, WholeMove] = {}
        """The same for results."""
        self.moves: list[WholeMove] = []
        self.sheet = Offer()

    def explore(self, most: i64) -> WholeMoves:
        cut = False
        for moments in self.open:  # which grows meanwhile
            while moments and not cut:
                self.go_on_from(moments.pop())
                cut = self.count > most
        moves = WholeMoves(self.moves)
        moves.complete = not any(self.open)
        return moves

    def go_on_from(self, moment: Moment) -> None:
        """Give each answer that there is."""
        state = self.state
        moment.put_back(state)
        kind = state.kind
        kind.offer(state, state.acting, self.sheet)
        options = row_of(self.sheet.actions())
        self.sheet.clear()
        pushes = moment.asks == PUSH_TO.id
        # The last one first: the walk goes on with what was kept last, so that straight on is tried first.
        for index in range(len(options) - 1, -1, -1):
            state.asks = NONE
            kind.apply(state, state.acting, options[index])
            detours = moment.detours + 1 if pushes and index > 0 else moment.detours
            self.go_on(moment.stage, moment, options[index], detours)
            if index > 0:
                moment.put_back(state)
        moment.board = row_of([])  # only what is still to be gone on from needs it

    def go_on(self, stage: i64, before: Moment | None, answer: i64, detours: i64) -> None:
        """Let the rules go on to the next question, or to the end of the move."""
        state = self.state
        if stage == FOLLOWERS:
            link_followers(state)
            if state.asks != NONE:
                self.keep(before, answer, detours)
                return
        if stage != INSTRUCTION:
            if drive_on(state):
                state.asks = STEP.id
            if state.asks != NONE:
                self.keep(before, answer, detours)
                return
            if state.special != NO_TEXT:
                follow_instructions(state)
                if state.asks != NONE:
                    self.keep(before, answer, detours)
                    return
        look = mixed(close_calls(state), state.spot)
        alike = self.found.get(look)
        move = alike
        while move is not None:
            if move.is_now(state):
                return
            move = move.alike
        # The rows need no copies: what comes next is a moment that is put back with new ones.
        move = WholeMove(state, before, answer, self.calls_before)
        move.alike = alike
        self.found[look] = move
        self.moves.append(move)

    def keep(self, before: Moment | None, answer: i64, detours: i64) -> None:
        """Go on from here later, unless the walk has been here."""
        state = self.state
        look = look_of(state)
        alike = self.met.get(look)
        moment = alike
        while moment is not None:
            if moment.is_now(state):
                return
            moment = moment.alike
        moment = Moment(state, stage_of(state), before, answer, detours)
        moment.alike = alike
        self.met[look] = moment
        self.count += 1
        if detours == len(self.open):
            self.open.append([])
        self.open[detours].append(moment)
