"""Random walks through a game, on which everything else is checked; and the record that a failure leaves behind."""

import os
import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from paddock.core.event import Event
from paddock.core.game import Game
from paddock.core.names import NATURE
from paddock.core.record import Line, Record, result_text
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.undo import Undo
from paddock.core.variants import variants
from paddock.games import titles

STEP_CAP = 100_000
"""More decisions than any game of the house takes; a game that needs more does not end."""
BEGINNING = 400
"""So many answers are the beginning of a game."""
ARTEFACTS = Path(os.environ.get("PADDOCK_ARTEFACTS", Path(__file__).parents[2] / ".build" / "conformance"))
WANTED = int(os.environ.get("PADDOCK_CONFORMANCE_GAMES", "0"))


@cache
def all_variants() -> list[Game]:
    return [game for title in titles() for game in variants(title)]


@cache
def all_seatings() -> list[Game]:
    return [title.game(seats) for title in titles() for seats in range(title.fewest_seats, title.most_seats + 1)]


@cache
def some_seatings() -> list[Game]:
    """The fewest, the most and one seat count between, for what takes long; all of them in a large run."""
    if WANTED:
        return all_seatings()
    found: list[Game] = []
    for title in titles():
        counts = {title.fewest_seats, (title.fewest_seats + title.most_seats) // 2, title.most_seats}
        found += [game for game in all_seatings() if game.title.id == title.id and game.seats in counts]
    return found


def seeds(game: Game) -> range:
    """The seeds of the random games to play of a variant or a seating."""
    same = sum(other.title.id == game.title.id for other in all_variants())
    return range(max(1, -(-WANTED // same)))


def is_usual(game: Game) -> bool:
    """Whether all options are at their defaults."""
    return str(game) == f"{game.title.id}(seats={game.seats})"


class Course:
    """A game as it takes its course: the state, what was told, the record, and what may be taken back.

    A table without dice: whoever walks decides what nature answers.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: list[Event] = []
        self.state = game.start(self.events)
        self.record = Record(game)
        self.undo = Undo()

    def answer(self, seat: int, action: int) -> None:
        self.record.lines.append(Line(seat, self.game.actions.text(action)))
        self.undo.answers(seat, self.state, action, len(self.events))
        self.state.choose(seat, action)


def pick(state: State, rng: Rng) -> tuple[int, int]:
    """A seat that is asked (or nature) and an answer, at random."""
    waiting = state.to_answer()
    assert waiting, f"dead end: {state.kind.name} is asked but nobody must answer"
    seat = waiting[rng.below(len(waiting))]
    options = state.options(seat)
    assert options, f"dead end: {state.kind.name} has no option for {seat}"
    return seat, options[rng.weighted(state.weights()) if seat == NATURE else rng.below(len(options))]


def check_result(state: State) -> None:
    """A race that is over has places, scores and a result, and is worth something to everybody."""
    seats = state.game.seats
    places = state.places()
    assert len(state.scores()) == len(places) == seats
    best = min(places)
    # Where nobody has finished first, the first place may stay empty.
    assert best == 1 or (best == 2 and not any(1 in own for own in state.finishes())), f"nobody is first: {places}"
    assert all(place == best + sum(other < place for other in places) for place in places), f"{places} are no places"
    worth = state.game.title.bots.worth
    assert all(0 <= worth(state, seat) <= 1 for seat in range(seats))
    assert result_text(state)


def walk(game: Game, seed: int, check: Callable[[Course], None], most: int = STEP_CAP) -> Course:
    """Play a random game, looking at its course before each answer and, last of all, when it is over."""
    course = Course(game)
    rng = Rng(seed)
    with a_record_is_left_behind(course, seed):
        for _ in range(most):
            check(course)
            if course.state.over:
                return course
            course.answer(*pick(course.state, rng))
        assert most < STEP_CAP, f"{game} does not end within {STEP_CAP} answers"
    return course


def visit(game: Game, seed: int, check: Callable[[Course], None], often: int = 12) -> Course:
    """As `walk`, but look only now and then: at each kind of decision the first few times, then ever more rarely.

    The usual game is walked to its end; with other options, which may make it very long, the beginning must do.
    """
    seen: Counter[int] = Counter()

    def now_and_then(course: Course) -> None:
        kind = course.state.asks
        seen[kind] += 1
        if seen[kind] % (1 + seen[kind] // often) == 0:
            check(course)

    return walk(game, seed, now_and_then, STEP_CAP if is_usual(game) else BEGINNING)


@contextmanager
def a_record_is_left_behind(course: Course, seed: int) -> Iterator[None]:
    """If anything fails in here, write down the course so far, as a record that loads, and say where it is."""
    try:
        yield
    except BaseException as error:
        name = re.sub(r"[^\w=-]+", "_", str(course.game))[:100].strip("_")
        file = ARTEFACTS / f"{name}-{seed}.record"
        file.parent.mkdir(parents=True, exist_ok=True)
        sentence = " ".join(f"{type(error).__name__}: {error}".split())
        file.write_text(f"{course.record}# Then: {sentence}\n", encoding="utf-8")
        error.add_note(f"{course.game}, seed {seed}, answer {len(course.record.lines)}; the record so far is in {file}")
        raise
