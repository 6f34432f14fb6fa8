"""Whole moves: everything that a card can do for a car, at once, for previews, for programs, and for people who click
on the space where they want to end.

A move is played as steps; but many orders of steps lead to the same result. Here each distinct result is found once,
with one sequence of steps that leads to it. The search runs the rules' own steps on a scratch copy and meets again
only what it has not met before. A move ends where the soft bonus would be offered: the bonus is a move of its own.
"""

from paddock.core.names import NONE
from paddock.games.grand_prix.actions import PLAY
from paddock.games.grand_prix.engineer import DROP_IN_BEHIND, follow_instructions
from paddock.games.grand_prix.linking import LINK_BEHIND, link_followers
from paddock.games.grand_prix.movement import STEP, move_on
from paddock.games.grand_prix.overtaking import LATE_BRAKE
from paddock.games.grand_prix.pushing import PUSH_TO
from paddock.games.grand_prix.scripts import SEGMENT
from paddock.games.grand_prix.segment import begin_move
from paddock.games.grand_prix.state import GrandPrixState
from paddock.games.grand_prix.terms import MAIN

# Where in the segment a question was asked: who follows, the steps themselves, the card's instruction at the end.
FOLLOWERS = 0
STEPS = 1
INSTRUCTION = 2


class WholeMove:
    """One result of a move: where everybody stands, what it costs the active car, and a way to play it."""

    def __init__(self, state: GrandPrixState, steps: list[int], calls_before: int) -> None:
        self.spot = state.spot[:]
        """The space of each car. Cars across the finish line are still shown where they stand."""
        self.lap = state.lap[:]
        self.finished = state.finished[:]
        self.lapped = state.lapped[:]
        self.steps = steps
        """The answers, after the card is played, that lead here; steps without a choice are not among them."""
        rules = state.rules
        player_car = state.is_player_car(state.active)
        calls = state.close_calls[state.active] - calls_before if player_car else 0
        self.close_calls = calls
        """Close calls that the active car gains, the card's own included."""
        self.wear = NONE
        """The kind of wear that it takes, or NONE."""
        if player_car and state.leg == MAIN:
            self.close_calls += rules.card_close_calls[state.card]
            self.wear = rules.card_wear[state.card]

    def moved(self, state: GrandPrixState) -> list[int]:
        """The cars that stand elsewhere than in `state`."""
        return [car for car, space in enumerate(self.spot) if space != state.spot[car]]

    def result(self) -> tuple[object, ...]:
        """What makes it a different move from another."""
        return tuple(self.spot), self.close_calls, tuple(self.finished), tuple(self.lapped)


def whole_moves(state: GrandPrixState, card: int, car: int, most: int = 0) -> list[WholeMove]:
    """All distinct results of playing a card for a car, in a state (or a view's state) in which that could be done.

    With `most`, the walk stops after so many moments: enough to choose well from where forks make very many results.
    """
    scratch = _scratch(state)
    scratch.card = card
    scratch.active = car
    begin_move(scratch)
    return _Search(scratch, most).run(FOLLOWERS)


def rest_of_move(state: GrandPrixState, most: int = 0) -> list[WholeMove]:
    """All distinct results (or those met in so many moments) of a move that is under way: a step of it is asked now."""
    scratch = _scratch(state)
    scratch.asks, scratch.asked = state.asks, state.asked[:]
    search = _Search(scratch, most)
    if state.asks in (LATE_BRAKE.id, DROP_IN_BEHIND.id):
        search.keep(INSTRUCTION, [])
    else:
        at_start = state.asks == LINK_BEHIND.id and not state.movers
        search.keep(FOLLOWERS if at_start else STEPS, [])
    return search.explore()


def play_of(card: int, car: int) -> int:
    """The action that plays the card for the car, before the steps of a whole move."""
    return PLAY.code(card, car)


def _scratch(state: GrandPrixState) -> GrandPrixState:
    scratch = state.copy()
    assert isinstance(scratch, GrandPrixState)
    scratch.asks = NONE
    scratch.asked = []
    scratch.frames = [SEGMENT.id, 1, 0]
    return scratch


Node = tuple[
    int,
    int,
    list[int],
    list[int],
    list[int],
    list[int],
    list[int],
    list[int],
    list[int],
    list[int],
    tuple[int, int, int, int, int, int, int, int, int, int, int],
    list[int],
]
"""A moment of the move at which something is asked: what, where in the segment, the facts that a move changes, and the
answers so far."""


class _Search:
    """A walk over all moments of a move, each met once."""

    def __init__(self, state: GrandPrixState, most: int) -> None:
        self.state = state
        self.most = most
        car = state.active
        self.counts_calls = state.is_player_car(car)
        self.calls_before = state.close_calls[car] if self.counts_calls else 0
        self.open: list[Node] = []
        self.met: set[tuple[object, ...]] = set()
        self.found: dict[tuple[object, ...], WholeMove] = {}

    def run(self, place: int) -> list[WholeMove]:
        self.go_on(place, [])
        return self.explore()

    def explore(self) -> list[WholeMove]:
        kinds = self.state.game.rules.kinds
        state = self.state
        while self.open:
            if self.most and len(self.met) > self.most and self.found:
                break
            node = self.open.pop()
            kind = kinds[node[0]]
            self.restore(node)
            options = kind.options(state, state.acting)
            # The last one first: the walk goes on with what was kept last, so that straight on is tried first.
            for index in range(len(options) - 1, -1, -1):
                option = options[index]
                state.asks = NONE
                kind.apply(state, state.acting, option)
                self.go_on(node[1], [*node[11], option])
                if index:
                    self.restore(node)
        return list(self.found.values())

    def go_on(self, place: int, steps: list[int]) -> None:
        """Let the rules go on to the next question, or to the end of the move."""
        state = self.state
        if place == FOLLOWERS:
            link_followers(state)
            if state.asks != NONE:
                self.keep(FOLLOWERS, steps)
                return
        if place != INSTRUCTION:
            move_on(state)
            if state.asks != NONE:
                self.keep(STEPS, steps)
                return
            follow_instructions(state)
            if state.asks != NONE:
                self.keep(INSTRUCTION, steps)
                return
        calls = state.close_calls[state.active] if self.counts_calls else 0
        key = (tuple(state.spot), calls, tuple(state.finished), tuple(state.lapped))
        if key not in self.found:
            self.found[key] = WholeMove(state, steps, self.calls_before)

    def keep(self, place: int, steps: list[int]) -> None:
        state = self.state
        calls = state.close_calls[state.active] if self.counts_calls else 0
        numbers = (
            state.mp,
            state.visited,
            state.diagonals,
            state.linked,
            state.special,
            state.step,
            state.way,
            calls,
            state.lead,
            state.lap_shown,
            state.frames[-1],
        )
        key = (
            state.asks,
            place,
            numbers,
            tuple(state.spot),
            tuple(state.train),
            tuple(state.movers),
            tuple(state.targets),
            tuple(state.finished),
            tuple(state.lapped),
        )
        if key not in self.met:
            self.met.add(key)
            # The lists need no copies: what comes next is `restore`, which gives the state lists of its own.
            self.open.append(
                (
                    state.asks,
                    place,
                    state.spot,
                    state.lap,
                    state.train,
                    state.movers,
                    state.targets,
                    state.finished,
                    state.lapped,
                    state.pit_lane,
                    numbers,
                    steps,
                )
            )

    def restore(self, node: Node) -> None:
        state = self.state
        state.asks = node[0]
        state.spot = node[2][:]
        state.lap = node[3][:]
        state.train = node[4][:]
        state.movers = node[5][:]
        state.targets = node[6][:]
        state.finished = node[7][:]
        state.lapped = node[8][:]
        state.pit_lane = node[9][:]
        (
            state.mp,
            state.visited,
            state.diagonals,
            state.linked,
            state.special,
            state.step,
            state.way,
            calls,
            state.lead,
            state.lap_shown,
            argument,
        ) = node[10]
        if self.counts_calls:
            state.close_calls[state.active] = calls
        state.frames[-2] = 1
        state.frames[-1] = argument


MOVE_KINDS = (STEP, PUSH_TO, LINK_BEHIND, LATE_BRAKE, DROP_IN_BEHIND)
"""The questions of a move."""
