"""Analysis of a race: who stood how at every moment, what every answer gave away, and what the dice gave.

Errors are judged from what the seat could know when it answered; the line of chances and luck with hindsight, on the
true state. The same record, seed and settings give the same analysis, unless the time is up before all is measured:
then it says so.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import msgspec

from paddock.coach.errors import Doubt, Error, is_late, look, measure
from paddock.coach.luck import luck_of
from paddock.coach.sharing import processes
from paddock.core.names import NATURE
from paddock.core.record import Record
from paddock.core.view import View, view
from paddock.core.walk import walk

FORM = 1
"""The version of what an analysis holds, for those that are kept."""


class Stand(msgspec.Struct, frozen=True):
    """How the race stood after a line of the record: each seat's chance to win."""

    number: int
    seat: int
    text: str
    chances: list[float]


class Mistake(msgspec.Struct, frozen=True):
    """An answer that has given something away, and the better one."""

    number: int
    """Of the line; the race can be played on from the line before."""
    seat: int
    chosen: str
    better: str
    loss: float
    margin: float
    size: str


class Stroke(msgspec.Struct, frozen=True):
    """A die, draw or deal that changed something: what each seat has gained by it, in wins."""

    number: int
    text: str
    gains: list[float]


class Account(msgspec.Struct, frozen=True):
    """One seat's race: `result` is what it won less its chance at the start; luck and its own errors are parts of that,
    the rest is what the others gave away and what the value did not see."""

    seat: int
    start: float
    end: float
    luck: float
    given_away: float
    choices: int
    """Answers at which there was a choice."""
    mistakes: int

    @property
    def error_rate(self) -> float:
        """Wins given away in a thousand choices."""
        return 1000.0 * self.given_away / self.choices if self.choices else 0.0


class Analysis(msgspec.Struct, frozen=True):
    form: int
    game: str
    players: list[str]
    moments: list[Stand]
    mistakes: list[Mistake]
    strokes: list[Stroke]
    accounts: list[Account]
    doubted: int
    measured: int
    """Of the answers that were doubted, so many were measured; the rest had no time."""


@dataclass(frozen=True)
class Depth:
    """`turns`: how far worlds are played on where an answer is doubted. `seconds`: after that nothing more is measured;
    0: however long it takes. `workers`: processes."""

    turns: int = 4
    seconds: float = 55.0
    workers: int = 1
    seed: int = 1


@dataclass(frozen=True)
class JudgedAnswer:
    """An answer of the record: what its seat could see, and what it chose."""

    number: int
    seen: View
    chosen: int
    seed: int


Tick = Callable[[int, int], None]
"""Told how much is done, and of how much."""


USUAL = Depth()


@dataclass(frozen=True)
class Course:
    """What is read off a record before anything is judged: how it stood, what nature gave, and what was chosen."""

    start: list[float]
    moments: list[Stand]
    strokes: list[Stroke]
    answers: list[JudgedAnswer]
    is_over: bool


Measured = list[tuple[JudgedAnswer, Error]]


def course_of(record: Record, seed: int = 1) -> Course:
    """Walk through the record once; quick in every game."""
    game = record.game
    value = game.title.bots.value
    moments: list[Stand] = []
    strokes: list[Stroke] = []
    answers: list[JudgedAnswer] = []
    start = [0.0] * game.seats
    is_over = False
    for line in walk(record, as_it_stands=True):
        is_over = line.state.over
        if not line.text:
            start = value.chances(line.state)
            continue
        code = game.actions.parse(line.text).code
        if line.seat == NATURE:
            gains = luck_of(line.before, code, value)
            if any(gains):
                strokes.append(Stroke(number=line.number, text=line.text, gains=gains))
        elif len(line.before.options(line.seat)) > 1:
            seed_of_it = seed * 1_000_003 + line.number
            answers.append(JudgedAnswer(line.number, view(line.before, line.seat), code, seed_of_it))
        moments.append(Stand(number=line.number, seat=line.seat, text=line.text, chances=value.chances(line.state)))
    return Course(start, moments, strokes, answers, is_over)


def analyse(record: Record, settings: Depth = USUAL, tick: Tick = lambda done, of: None) -> Analysis:
    """The analysis of a finished race, or of what has been played of one."""
    end = time.time() + settings.seconds if settings.seconds else 0.0
    course = course_of(record, settings.seed)
    answers = course.answers
    of = 2 * len(answers)
    with processes(settings.workers) as do:
        doubts: list[tuple[JudgedAnswer, Doubt]] = []
        for done, (answer, doubt) in enumerate(zip(answers, do(partial(doubt_of, end=end), answers), strict=True), 1):
            if doubt is not None:
                doubts.append((answer, doubt))
            tick(done, of)
        doubts.sort(key=lambda each: -each[1].loss)
        measured: Measured = []
        found = do(partial(error_of, turns=settings.turns, end=end), doubts)
        for done, ((answer, _), error) in enumerate(zip(doubts, found, strict=True), 1):
            if error is not None:
                measured.append((answer, error))
            tick(len(answers) + done * len(answers) // len(doubts), of)
        tick(of, of)
    return summed_up(record, course, measured, len(doubts))


def summed_up(record: Record, course: Course, measured: Measured, doubted: int) -> Analysis:
    """The analysis, when everything is measured that there was time for."""
    mistakes = [_mistake(answer, error) for answer, error in measured if error.loss > 0]
    mistakes.sort(key=lambda mistake: mistake.number)
    last = course.moments[-1].chances if course.moments else course.start
    return Analysis(
        form=FORM,
        game=str(record.game),
        players=record.players,
        moments=course.moments,
        mistakes=mistakes,
        strokes=course.strokes,
        accounts=[
            Account(
                seat=seat,
                start=course.start[seat],
                end=last[seat],
                luck=sum(stroke.gains[seat] for stroke in course.strokes),
                given_away=sum(mistake.loss for mistake in mistakes if mistake.seat == seat),
                choices=sum(answer.seen.seat == seat for answer in course.answers),
                mistakes=sum(mistake.seat == seat for mistake in mistakes),
            )
            for seat in range(record.game.seats)
        ],
        doubted=doubted,
        measured=len(measured),
    )


def doubt_of(answer: JudgedAnswer, end: float) -> Doubt | None:
    """Whether the answer is doubted; None too when the time is up."""
    if is_late(end):
        return None
    bots = answer.seen.state.game.title.bots
    return look(answer.seen, answer.chosen, bots.value, bots.thumb, answer.seed)


def error_of(doubted: tuple[JudgedAnswer, Doubt], turns: int, end: float) -> Error | None:
    """What the answer gives away; None: the time is up."""
    if is_late(end):
        return None
    answer, doubt = doubted
    bots = answer.seen.state.game.title.bots
    return measure(answer.seen, answer.chosen, doubt, bots.value, bots.thumb, answer.seed + 1, turns, end)


def _mistake(answer: JudgedAnswer, error: Error) -> Mistake:
    actions = answer.seen.state.game.actions
    return Mistake(
        number=answer.number,
        seat=answer.seen.seat,
        chosen=actions.text(answer.chosen),
        better=actions.text(error.better),
        loss=error.loss,
        margin=error.margin,
        size=error.size,
    )
