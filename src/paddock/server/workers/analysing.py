"""Analyses in a worker, slice by slice: whatever else waits there comes in between.

A slice gets the text of the record; what was read off the last one is at hand for the next slice.
"""

import time
from functools import lru_cache
from pathlib import Path

import msgspec

from paddock.coach.analysis import Analysis, Course, course_of, doubt_of, error_of, summed_up
from paddock.coach.errors import Doubt, Error
from paddock.coach.telling import Point, Teller, thinned
from paddock.core.errors import BadRecord
from paddock.core.record import Record, game_string_of, read_record
from paddock.server.packs.games import game_called
from paddock.server.wire.messages.analysis import AnalysisMoment, AnalysisPoint, AnalysisSeat, AnalysisTold

SLICE = 1.0
"""Seconds after which a slice of first looks ends."""
MOST_MOMENTS = 240
MOST_MISTAKES = 60
TURNS = 4
"""Turns that a doubtful answer is played on for, as `paddock analyse` does."""

Doubts = list[tuple[int, Doubt]]
"""Answers that are doubted, by their place among all that were chosen."""
Errors = list[tuple[int, Error]]


@lru_cache(maxsize=1)
def _read(text: str, pack: Path | None) -> tuple[Record, Course]:
    record = read_record(game_called(game_string_of(text), pack), text)
    return record, course_of(record)


def begin(text: str, pack: Path | None) -> int:
    """How many answers there are to look at. Raises `BadRecord` if the race is not over: what is hidden stays so."""
    _, course = _read(text, pack)
    if not course.is_over:
        raise BadRecord("only a race that is over can be analysed: finish it first")
    return len(course.answers)


def look(text: str, pack: Path | None, first: int) -> tuple[Doubts, int]:
    """Look at answers from the first one on for a second: those that are doubted, and the place to go on from."""
    _, course = _read(text, pack)
    end = time.monotonic() + SLICE
    found: Doubts = []
    place = first
    while place < len(course.answers) and (place == first or time.monotonic() < end):
        doubt = doubt_of(course.answers[place], 0.0)
        if doubt is not None:
            found.append((place, doubt))
        place += 1
    return found, place


def measure(text: str, pack: Path | None, place: int, doubt: Doubt, end: float) -> Error | None:
    """What one answer gave away; None: the time was up."""
    _, course = _read(text, pack)
    return error_of((course.answers[place], doubt), TURNS, end)


def sum_up(text: str, pack: Path | None, errors: Errors, doubted: int) -> bytes:
    """The whole analysis, to be kept."""
    record, course = _read(text, pack)
    measured = [(course.answers[place], error) for place, error in errors]
    return msgspec.json.encode(summed_up(record, course, measured, doubted))


def tell(text: str, pack: Path | None, kept: bytes, language: str) -> AnalysisTold:
    """An analysis in the words of one language."""
    record, _ = _read(text, pack)
    analysis = msgspec.json.decode(kept, type=Analysis)
    teller = Teller(record, analysis, language)
    worst = sorted(analysis.mistakes, key=lambda mistake: -mistake.loss)[:MOST_MISTAKES]
    return AnalysisTold(
        summary=teller.summary(),
        seats=[
            AnalysisSeat(
                seat=account.seat,
                title=teller.texts.name("seat", account.seat),
                start=account.start,
                end=account.end,
                luck=account.luck,
                given_away=account.given_away,
                choices=account.choices,
                mistakes=account.mistakes,
                sentence=sentence,
            )
            for account, sentence in zip(analysis.accounts, teller.accounts(), strict=True)
        ],
        moments=[
            AnalysisMoment(number=0, chances=[account.start for account in analysis.accounts]),
            *(
                AnalysisMoment(number=moment.number, chances=moment.chances)
                for moment in thinned(analysis.moments, MOST_MOMENTS)
            ),
        ],
        mistakes=[_point(teller.mistake_point(mistake)) for mistake in worst],
        turning_points=[_point(point) for point in teller.turns()],
        cut=teller.unfinished(),
    )


def _point(point: Point) -> AnalysisPoint:
    before = point.number - 1 if point.is_answer else -1
    return AnalysisPoint(
        number=point.number, before=before, seat=point.seat, points=point.share, sentence=point.sentence
    )
