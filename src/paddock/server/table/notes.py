"""Notes: what the log tells besides the race itself: answers taken back, time-outs, and bots that drive for people.

They are read off the stored lines, which say who gave each answer. So they are there after a restart, and they stay
when the answers that they speak of were taken back.
"""

from collections.abc import Callable, Collection, Iterable

from paddock.core.actions import GOES_BACK
from paddock.core.message import Message
from paddock.core.texts import Texts
from paddock.server.wire.messages.table import NoteTold
from paddock.store.rows import LineRow, SeatRow

BY_HUMAN = "human"
BY_BOT = "bot"
BY_CLOCK = "clock"
BY_HINT = "hint"
"""A human who had asked what the house would play."""

TIME_OUT = "time-out"
HINT = "hint"
BOT_DRIVES = "bot-drives"
DRIVES_AGAIN = "drives-again"

LATEST_NOTES = 60
"""How many are told at once."""


class Note:
    """Something that concerns a seat, after the line of the record with the number `version`."""

    def __init__(self, number: int, version: int, seat: int, kind: str) -> None:
        self.number = number
        self.version = version
        self.seat = seat
        self.kind = kind


class Notes:
    """The notes of one game, read off its lines. `humans` says which seats are people's."""

    def __init__(self, humans: Callable[[], Collection[int]], lines: Iterable[LineRow]) -> None:
        self._humans = humans
        self._by: dict[int, str] = {}
        """Who gave the latest answer for a seat, a human or a bot."""
        self._all: list[Note] = []
        for line in lines:
            self.follow(line)

    def follow(self, line: LineRow) -> None:
        """Take notice of the next line."""
        if line.by == BY_CLOCK:
            self._add(line, TIME_OUT)
        elif line.by and line.seat in self._humans():
            by = BY_BOT if line.by == BY_BOT else BY_HUMAN
            if by != self._by.get(line.seat, BY_HUMAN):
                self._add(line, BOT_DRIVES if by == BY_BOT else DRIVES_AGAIN)
            if line.by == BY_HINT:
                self._add(line, HINT)
            self._by[line.seat] = by
        if line.by and line.text in GOES_BACK:
            self._add(line, line.text)

    @property
    def count(self) -> int:
        return len(self._all)

    def _add(self, line: LineRow, kind: str) -> None:
        self._all.append(Note(len(self._all), line.number, line.seat, kind))

    def told(self, up_to: int, seats: list[SeatRow], texts: Callable[[], Texts]) -> list[NoteTold]:
        """The latest notes up to a version. Those about a sealed question that is still open would say how somebody
        has answered it, so nobody is told of them yet."""
        known = [note for note in self._all[-LATEST_NOTES:] if note.version <= up_to]
        if not known:
            return []
        words = texts()
        return [_told(note, seats[note.seat], words) for note in known]


def _told(note: Note, seat: SeatRow, texts: Texts) -> NoteTold:
    text = texts.say(Message(f"note-{note.kind}", {"name": seat.name or seat.title}))
    return NoteTold(number=note.number, version=note.version, seat=note.seat, kind=note.kind, text=text)
