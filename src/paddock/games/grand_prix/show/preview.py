"""Foresight: every space where a card can bring a car, with all the cars that move; and where a stop brings it.

No hidden thing and no chance has a say in either, so a seat's view is enough.
"""

from dataclasses import dataclass

from paddock.core.message import Message
from paddock.core.names import NONE
from paddock.core.rng import Rng
from paddock.core.rows import place_of, row_of
from paddock.core.view import View
from paddock.games.grand_prix.bot.whole_moves import MOVE_KINDS, WholeMove, WholeMoves, rest_of_move, whole_moves
from paddock.games.grand_prix.rules import pits
from paddock.games.grand_prix.rules.actions import ACT, PLAY
from paddock.games.grand_prix.rules.order import merit, running_order
from paddock.games.grand_prix.rules.restarts import close_up
from paddock.games.grand_prix.rules.scoring import classification
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import BODY, GREEN, PIT_LANE, WEAR_NAMES
from paddock.games.grand_prix.rules.wear import full_duration
from paddock.games.grand_prix.show.faces import End, FromTo, MoveForeseen, StopForeseen, Way

MOST_MOMENTS = 300
"""How far a preview looks where forks make very many results; what it does not find can be driven step by step."""
OFF_THE_BOARD = -(1 << 60)
"""The merit of a car that nobody has to pass any more."""
WAYS = 8
"""How many ways to one space are offered at once: they differ in whom they push where."""

Foreseen = tuple[list[Message], MoveForeseen | StopForeseen]


def preview(view: View, seat: int, action: int, rng: Rng) -> Foreseen | None:
    """What an action leads to: sentences, and what is drawn. None: nothing that its own words do not say."""
    state = view.state
    if state.asks < 0 or not isinstance(state, GrandPrixState):
        return None
    if state.kind is ACT and PLAY.has(action):
        card, car = PLAY.first(action), PLAY.last(action)
        said, move = foresee_move(state, car, whole_moves(state, card, car, MOST_MOMENTS))
        move.action, move.linked = state.game.actions.text(action), linked(state, seat, card)
        return said, move
    if state.kind in MOVE_KINDS:
        said, move = foresee_move(state, state.active, rest_of_move(state, MOST_MOMENTS, action))
        move.action = state.game.actions.text(action)
        return said, move
    if state.kind is pits.CALL_IN and pits.PIT.has(action):
        car = pits.PIT.first(action)
        markers = sum(state.wear[wear][car] for wear in range(BODY))
        return foresee_stop(state, car, markers, full_duration(state, car))
    return foresee_service(state, action) if state.kind is pits.SERVE else None


# ── Cards ──


@dataclass
class Linked:
    """What `linked` has found for one card. It is the same for all cars, and people look at one after another."""

    state: GrandPrixState
    seat: int
    card: int
    counts: dict[str, int]


LATEST: list[Linked] = []
"""What was found last, if anything was."""


def linked(state: GrandPrixState, seat: int, card: int) -> dict[str, int]:
    """How many cars move if the card is played for each car that it can be played for, driving straight on."""
    for known in LATEST:
        if (known.seat, known.card) == (seat, card) and known.state == state:
            return known.counts
    kept = state.copy()
    assert isinstance(kept, GrandPrixState)
    LATEST[:] = [Linked(kept, seat, card, _linked(state, seat, card))]
    return LATEST[0].counts


def _linked(state: GrandPrixState, seat: int, card: int) -> dict[str, int]:
    counts = {}
    for code in ACT.options(state, seat):
        if PLAY.has(code) and PLAY.first(code) == card:
            after = state.copy()
            assert isinstance(after, GrandPrixState)
            after.choose(seat, code)
            while after.asks >= 0 and after.kind in MOVE_KINDS:
                after.choose(seat, after.options(seat)[0])
            moved = [car for car, space in enumerate(after.spot) if space != state.spot[car]]
            counts[_number(state, PLAY.last(code))] = len(moved)
    return counts


def foresee_move(state: GrandPrixState, car: int, found: WholeMoves) -> tuple[list[Message], MoveForeseen]:
    """The results of a move by the space where the active car ends, the one furthest ahead first; and whether these
    are all there are."""
    by_space: dict[int, list[WholeMove]] = {}
    for move in found:
        by_space.setdefault(move.spot[car], []).append(move)
    drawing = _Drawing(state, car)
    ends = [drawing.end(moves) for moves in by_space.values()]
    ends.sort(key=lambda end: (-end.merit, end.ways[0].calls))
    foreseen = MoveForeseen(
        car=_number(state, car),
        place=place_of(classification(state), car) + 1,
        wear=WEAR_NAMES[found[0].wear] if found and found[0].wear != NONE else "",
        ends=ends,
        complete=found.complete,
    )
    if not ends:
        return [], foreseen
    best = ends[0].ways[0]
    values: dict[str, str | int] = {
        "car": f"car:{_number(state, car)}",
        "space": f"space:{ends[0].space}",
        "others": len(best.spots) - 1,
        "place": best.place,
        "ends": len(ends),
    }
    said = [Message("preview-move", values)]
    if not found.complete:
        said.append(Message("preview-cut"))
    return said, foreseen


class _Drawing:
    """What the results of one car's move are drawn from, found out once for all of them."""

    def __init__(self, state: GrandPrixState, car: int) -> None:
        self.state = state
        self.car = car
        scratch = state.copy()
        assert isinstance(scratch, GrandPrixState)
        self.scratch = scratch
        """Where everybody stands after the result that was looked at last."""
        self.texts: dict[int, str] = {}
        """The answers that have been put into words already, for the same few come again and again."""
        self.merits = [
            merit(state, other) if space != NONE else OFF_THE_BOARD for other, space in enumerate(state.spot)
        ]

    def end(self, moves: list[WholeMove]) -> End:
        """A space where the car can end, and the ways there: those that trouble the fewest cars first."""
        moves.sort(key=lambda move: (move.close_calls, move.moved_count(self.state), move.step_count()))
        ways = [self.way(move) for move in moves[:WAYS]]
        return End(
            space=self.state.components.track.spaces[moves[0].spot[self.car]],
            merit=merit(self.scratch, self.car),
            ways=ways,
            count=len(moves),
        )

    def way(self, move: WholeMove) -> Way:
        """One result, as it is drawn: the answers that lead to it, and every car that moves."""
        state, scratch = self.state, self.scratch
        lane_of = state.components.lane_of
        scratch.put_all(move.spot)
        scratch.lap, scratch.finished = move.lap, move.finished
        scratch.pit_lane = row_of([other for other in state.pit_lane if lane_of[move.spot[other]] == PIT_LANE])
        steps = move.steps
        for step in steps:
            if step not in self.texts:
                self.texts[step] = state.game.actions.text(step)
        moved = move.moved(state)
        return Way(
            steps=[self.texts[step] for step in steps],
            spots={_number(state, other): _from_to(state, other, move.spot[other]) for other in moved},
            calls=move.close_calls,
            place=self.place_after(move, moved),
        )

    def place_after(self, move: WholeMove, moved: list[int]) -> int:
        """The place of the car after the move; `moved` are the cars that it has moved."""
        if self.car in move.finished:
            return place_of(move.finished, self.car) + 1
        merits = self.merits[:]
        for other in moved:
            merits[other] = OFF_THE_BOARD if other in move.finished else merit(self.scratch, other)
        return len(move.finished) + 1 + sum(map(merits[self.car].__lt__, merits))


def _number(state: GrandPrixState, car: int) -> str:
    return str(state.components.numbers[car])


def _from_to(state: GrandPrixState, car: int, space: int) -> FromTo:
    names = state.components.track.spaces
    return names[state.spot[car]], names[space]


# ── Pit stops: what a stop removes, and how far back it sets the car ──


def foresee_service(state: GrandPrixState, action: int) -> Foreseen:
    """Where the car comes out if nothing more is done after this."""
    repairs, refitted, markers = state.repairs, state.refitted, 0
    if pits.REPAIR.has(action):
        repairs += state.components.duration[action - pits.REPAIR.base]
        markers = 1
    elif pits.FIT.has(action):
        refitted = 1
    return foresee_stop(
        state, state.stopped[-1], markers, max(repairs, state.components.tyre_change if refitted else 0)
    )


def foresee_stop(state: GrandPrixState, car: int, markers: int, back: int) -> Foreseen:
    """Where the car comes out, if no car after it stops."""
    before = place_of(running_order(state), car) + 1
    scratch = state.copy()
    assert isinstance(scratch, GrandPrixState)
    pits.enter_pit_lane(scratch, car)
    pits.drop_back(scratch, car, back)
    restarts = state.restarting != GREEN
    if restarts:
        # ── GP-9.3.1  Before a restart the field closes up, and those that have stopped fall in behind ──
        scratch.stopped = row_of([*[other for other in state.stopped if other != car], car])
        close_up(scratch)
    after = place_of(running_order(scratch), car) + 1
    way = _from_to(state, car, scratch.spot[car])
    values: dict[str, str | int] = {
        "car": f"car:{_number(state, car)}",
        "markers": markers,
        "back": back,
        "space": f"space:{way[1]}",
        "places": after - before,
    }
    return [Message("preview-stop-restart" if restarts else "preview-stop", values)], StopForeseen(
        car=_number(state, car),
        spots={_number(state, car): way},
        place=before,
        after=after,
        back=back,
        markers=markers,
    )
