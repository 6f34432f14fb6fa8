"""Walk: a record played again, line by line, as a reader may know it.

Whatever shows or proves a game that was played comes from here: the record of one seat, the replays of browser and
terminal, and the proof of the dice. The one secret that views alone do not keep is kept here too: that somebody has
changed a sealed answer. A table that is being played keeps the same account of it (`SealedAnswers`).
"""

from collections.abc import Iterator, Sequence

from paddock.core.actions import FAR_BACK, GOES_BACK, REWIND, UNDO
from paddock.core.decision import ChanceKind
from paddock.core.errors import BadAction, BadRecord
from paddock.core.event import Event
from paddock.core.names import NATURE, NONE, UNKNOWN_TEXT
from paddock.core.reader import REFEREE, Reader, reader_of
from paddock.core.record import Line, Record, mover
from paddock.core.state import State
from paddock.core.undo import Undo, may_take_back
from paddock.core.view import View, view


class SeenLine:
    """One line of a record and what came of it, as a reader may know it. The first of a walk is the start.

    `number` is the version of the game after the line, 0 at the start. `seat` is who answered, NONE at the start, and
    `text` what: `?` where the reader may not know. `events` are those the reader may know. `before` and `state` are
    the true states before and after the line, for proofs; `state` is live, so whoever keeps it must copy it.
    """

    def __init__(
        self, number: int, seat: int, text: str, events: list[Event], before: State, state: State, reader: Reader
    ) -> None:
        self.number = number
        self.seat = seat
        self.text = text
        self.events = events
        self.before = before
        self.state = state
        self.reader = reader

    def __str__(self) -> str:
        """The line as a record writes it, such as `red swap S3`; empty at the start."""
        return f"{mover(self.state.game, self.seat)} {self.text}" if self.text else ""

    def view(self) -> View:
        """The state after the line as the reader may know it. To be asked before the walk goes on."""
        return view(self.state, self.reader)


def walk(record: Record, who: Reader | int = REFEREE, as_it_stands: bool = False) -> Iterator[SeenLine]:
    """The start and every line of the record, as this reader, or the seat of this number, may know them.

    Every answer is checked. `as_it_stands`: answers that were taken back, and the lines that took them back, are left
    out; those that are left keep their numbers.
    """
    reader = reader_of(who)
    numbered = list(enumerate(record.lines, 1))
    if as_it_stands:
        for _ in replay(record):  # what was taken back is checked too
            pass
        numbered = [numbered[place] for place in standing(record.lines)]
    told: list[Event] = []
    start = record.start(told)
    yield SeenLine(0, NONE, "", _heard(told, reader), start, start, reader)
    sealed = SealedAnswers()
    for number, line, before, state in _played(numbered, start):
        is_change = changes_answer(before, line)
        sealed.follow(number, line, is_change, state)
        events = _heard(told, reader)
        if not is_change or reader.may_know(line.seat):
            text = line.text if may_know(before, line, reader) else UNKNOWN_TEXT
            shown = number - sealed.unknown_to(reader, number)
            yield SeenLine(shown, line.seat, text, events, before, state, reader)


def _heard(told: list[Event], reader: Reader) -> list[Event]:
    """The events that the reader may know; the list is empty for the next ones."""
    events = [event for event in told if event.seen_by(reader)]
    told.clear()
    return events


def may_know(before: State, line: Line, who: Reader | int) -> bool:
    """Whether the reader may know what was answered in the state `before`."""
    if line.text in GOES_BACK:
        return True
    kind = before.kind
    if isinstance(kind, ChanceKind):
        return reader_of(who).may_know(kind.audience(before))
    return not kind.sealed or reader_of(who).may_know(line.seat)


class SealedAnswers:
    """The lines that have answered the question which is asked now.

    That a seat has answered a sealed question is known to everybody; that it has changed its answer is known to nobody
    else, as long as the question is open. So the version of the game that a reader knows does not count such lines.
    """

    def __init__(self) -> None:
        self.asked_at = 0
        """The number of the line after which the question was asked."""
        self.changes: list[tuple[int, int]] = []
        """The lines in which a seat only changed its answer: their numbers and seats."""

    def follow(self, number: int, line: Line, is_change: bool, after: State) -> None:
        """Take account of the record's `number`th line, which has led to the state `after`. `is_change` is what
        `changes_answer` said before it was played."""
        if line.text in FAR_BACK or not is_half_answered(after):
            self.asked_at = number
            self.changes = []
        elif is_change:
            self.changes.append((number, line.seat))

    def unknown_to(self, reader: Reader, number: int) -> int:
        """How many of the lines up to this number the reader may not know of."""
        return sum(at <= number and not reader.may_know(seat) for at, seat in self.changes)

    def copy(self) -> "SealedAnswers":
        twin = SealedAnswers()
        twin.asked_at = self.asked_at
        twin.changes = self.changes[:]
        return twin


def changes_answer(before: State, line: Line) -> bool:
    """Whether a line that is played in the state `before` only changes a sealed answer which its seat gave earlier."""
    if before.asks < 0 or line.text in GOES_BACK:
        return False
    return before.kind.sealed and line.seat in before.asked and before.answers[line.seat] != NONE


def is_half_answered(state: State) -> bool:
    """Whether a sealed question is asked that some have answered and others have not."""
    return state.asks >= 0 and state.kind.sealed and len(state.to_answer()) < len(state.asked)


# ── The lines themselves ──


def replay(record: Record, state: State | None = None) -> Iterator[tuple[Line, State]]:
    """Each line with the true state after it, checking that every answer was offered. The states are live: whoever
    keeps one must copy it."""
    numbered = list(enumerate(record.lines, 1))
    for _, line, _, after in _played(numbered, state if state is not None else record.start()):
        yield line, after


def _played(lines: list[tuple[int, Line]], state: State) -> Iterator[tuple[int, Line, State, State]]:
    """Each line with its number, the state before and the state after it. Only the last of them is live."""
    undo = Undo()
    goes_far_back = any(line.text in FAR_BACK for _, line in lines)
    kept: list[tuple[int, State]] = []  # who answered in which state; only where somebody goes far back
    for number, line in lines:
        before = state.copy()
        if line.text == UNDO:
            if undo.who() != line.seat:
                raise BadRecord(f"move {number} of the record takes back what cannot be taken back")
            state = _back(state, undo.back().before)
            if goes_far_back:
                kept.pop()
        elif line.text in FAR_BACK:
            while kept and kept[-1][0] != line.seat:
                kept.pop()
            if not kept or line.seat == NATURE or not may_take_back(state, line.seat):
                raise BadRecord(f"move {number} of the record takes back what cannot be taken back")
            state = _back(state, kept.pop()[1].copy())
            undo = Undo()
        else:
            code = offered(state, line, number)
            undo.answers(line.seat, state, code)
            if goes_far_back:
                kept.append((line.seat, before))
            state.choose(line.seat, code)
        yield number, line, before, state


def _back(state: State, earlier: State) -> State:
    """The earlier state, told to whoever listens to the present one."""
    earlier.events = state.events
    return earlier


def offered(state: State, line: Line, number: int) -> int:
    """The action of this line, the record's `number`th, if it is possible in the state."""
    try:
        code = state.game.actions.parse(line.text).code
    except BadAction as error:
        raise BadRecord(f"move {number} of the record: {error}") from None
    if code not in state.options(line.seat):
        raise BadRecord(f"move {number} of the record, {line.text!r}, is not possible there")
    return code


def standing(lines: Sequence[Line]) -> list[int]:
    """The places of the lines that nobody has taken back.

    >>> standing([Line(0, "keep"), Line(1, "keep"), Line(1, UNDO), Line(1, "discard")])
    [0, 3]
    >>> from paddock.core.actions import TAKE_BACK
    >>> standing([Line(0, "keep"), Line(1, "keep"), Line(NATURE, "deal S3"), Line(0, TAKE_BACK), Line(0, "discard")])
    [4]
    """
    places: list[int] = []
    for place, line in enumerate(lines):
        if line.text == UNDO:
            places.pop()
        elif line.text in FAR_BACK:
            while lines[places.pop()].seat != line.seat:
                pass
        else:
            places.append(place)
    return places


def taken_back(lines: Sequence[Line]) -> dict[int, int]:
    """For the place of each line that takes an answer back by consent, the place of that answer. Lines that take back
    what is not there have none.

    >>> from paddock.core.actions import TAKE_BACK
    >>> taken_back([Line(0, "keep"), Line(1, "keep"), Line(NATURE, "deal S3"), Line(0, TAKE_BACK), Line(0, TAKE_BACK)])
    {3: 0}
    """
    places: list[int] = []
    found: dict[int, int] = {}
    for place, line in enumerate(lines):
        if line.text not in GOES_BACK:
            places.append(place)
            continue
        while places:
            back = places.pop()
            if lines[back].seat == line.seat:
                if line.text in FAR_BACK:
                    found[place] = back
                break
    return found


def dice_spent(lines: Sequence[Line]) -> list[int]:
    """Before each line, and after the last, how many dice have been used: the counter of provable dice. It goes back
    where the same dice come again.

    >>> keep, deal = Line(0, "keep"), Line(NATURE, "deal S3")
    >>> dice_spent([keep, deal, Line(0, REWIND), keep, deal])
    [0, 0, 1, 0, 0, 1]
    """
    backs = taken_back(lines)
    spent = [0]
    for place, line in enumerate(lines):
        if line.text == REWIND and place in backs:
            spent.append(spent[backs[place]])
        else:
            spent.append(spent[-1] + (line.seat == NATURE))
    return spent


def times_taken_back(lines: Sequence[Line], seat: int) -> int:
    """How often the question that this seat has answered last was gone back to before.

    >>> times_taken_back([Line(0, "keep"), Line(0, UNDO), Line(0, "discard"), Line(1, "keep")], 0)
    1
    """
    places: list[int] = []
    times = [0]  # for each line that stands, how often somebody went back to before it; and for the next one
    for place, line in enumerate(lines):
        if line.text in GOES_BACK:
            while lines[places.pop()].seat != line.seat:
                pass
            del times[len(places) + 1 :]
            times[-1] += 1
        else:
            places.append(place)
            times.append(0)
    while places and lines[places.pop()].seat != seat:
        pass
    return times[len(places)]
