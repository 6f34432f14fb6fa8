"""Records: a whole game as a text, one line for each answer, with nature's answers written in.

A record replays without knowing any random generator, and holds what is needed to check the dice afterwards. A *seat
record* is the same game as one seat may know it: what the seat may not know is `?`, and each line carries what changed
in that seat's view, so that it replays without the rules and cannot say more than the views did.
"""

import hashlib
import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from pathlib import Path

from paddock.core.actions import TAKE_BACK, UNDO
from paddock.core.data import pack_digest
from paddock.core.decision import NATURE, ChanceKind
from paddock.core.errors import AlteredRecord, BadAction, BadOption, BadRecord
from paddock.core.event import EVERYBODY
from paddock.core.game import Game
from paddock.core.names import NONE, UNKNOWN_TEXT
from paddock.core.position import NATURE_TEXT, read_position, write_position
from paddock.core.state import State
from paddock.core.undo import Undo, may_take_back
from paddock.core.view import view

RECORD_HEAD = "Paddock record 1"
SEAT_RECORD_HEAD = "Paddock seat record 1"
MOVES = "moves:"
CHANGE = "  | "


class Line:
    """One answer: who gave it and what it was, as action text; or that the seat took its last answer back."""

    def __init__(self, seat: int, text: str) -> None:
        self.seat = seat
        self.text = text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Line) and (other.seat, other.text) == (self.seat, self.text)

    def __hash__(self) -> int:
        return hash((self.seat, self.text))

    def __repr__(self) -> str:
        return f"Line({self.seat}, {self.text!r})"


class Record:
    """A game as it was played so far.

    A finished record ends with a digest of its text, so that a slip of the pen anywhere in it is found. Against a
    forger, who can write a digest too, the dice are guarded by the commitment, and the moves by everybody's own copy.
    """

    def __init__(self, game: Game, players: list[str] | None = None, commitment: str = "", secret: str = "") -> None:
        self.game = game
        self.players = players or [""] * game.seats
        self.commitment = commitment
        self.secret = secret
        """Hexadecimal; empty until it is revealed, after the end."""
        self.words: list[str] = [""] * game.seats
        self.position = ""
        """The position text the game was played on from; empty: from the start."""
        self.lines: list[Line] = []
        self.result = ""

    def start(self) -> State:
        """The state before the first line."""
        return read_position(self.game, self.position) if self.position else self.game.start()

    def __str__(self) -> str:
        lines = [*_head(self, RECORD_HEAD), *self._from(), MOVES, *self._moves(), *self._tail()]
        text = "\n".join(lines) + "\n"
        return f"{text}digest: {_digest(text)}\n" if self.result else text

    def secret_bytes(self) -> bytes:
        try:
            return bytes.fromhex(self.secret)
        except ValueError:
            raise BadRecord("the secret of the record is not hexadecimal") from None

    def _from(self) -> Iterator[str]:
        for fact in self.position.splitlines()[1:]:
            yield f"from {fact}"

    def _moves(self) -> Iterator[str]:
        for line in self.lines:
            yield f"{_who(self.game, line.seat)} {line.text}"

    def _tail(self) -> Iterator[str]:
        if self.result:
            yield f"result: {self.result}"
        if self.secret:
            yield f"secret: {self.secret}"


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def one_line(text: str) -> str:
    """A name or word of a person as a record can keep it."""
    return " ".join(text.split())


def _who(game: Game, seat: int) -> str:
    return NATURE_TEXT if seat == NATURE else game.domains["seat"].slug(seat)


def _head(record: Record, head: str) -> Iterator[str]:
    game = record.game
    yield head
    yield f"game: {game}"
    yield f"rules: {game.title.rules_version}"
    if game.pack is not None:
        yield f"pack: {pack_digest(game.pack)}"
    for seat in range(game.seats):
        yield f"player {_who(game, seat)}: {one_line(record.players[seat])}".rstrip()
    if record.commitment:
        yield f"commitment: {record.commitment}"
    for seat, words in enumerate(record.words):
        if words:
            yield f"words {_who(game, seat)}: {words}"


def result_text(state: State) -> str:
    """Place and points of each seat."""
    places = state.places()
    return ", ".join(
        f"{_who(state.game, seat)} {places[seat]} ({points:g})" for seat, points in enumerate(state.scores())
    )


def game_string_of(text: str) -> str:
    """The game string of a record, which must be known before the record can be read."""
    head = _facts_of_head(text)
    if "game" not in head:
        raise BadRecord("the record does not say which game it is; it needs a line game: …")
    return head["game"]


def pack_of(text: str) -> str:
    """The digest of the content pack that a record was played with; empty: our own data."""
    return _facts_of_head(text).get("pack", "")


def check_pack(text: str, pack: Path | None) -> None:
    """A game that was played with a content pack needs the same one to be read again."""
    played = pack_of(text)
    given = pack_digest(pack) if pack is not None else ""
    if played and not given:
        raise BadRecord(f"the record was played with content pack {played}; name its folder with --pack")
    if played != given:
        raise BadRecord(
            f"the record was played with {f'content pack {played}' if played else 'our own data'}, "
            f"but the pack given is {given}"
        )


def _facts_of_head(text: str) -> dict[str, str]:
    lines = text.splitlines()
    if not lines or lines[0].strip() not in (RECORD_HEAD, SEAT_RECORD_HEAD):
        raise BadRecord(f"this is not a record: its first line should be {RECORD_HEAD!r}")
    facts = (line.partition(":") for line in takewhile(lambda line: line.strip() != MOVES, lines))
    return {name.strip(): value.strip() for name, _, value in facts}


def read_record(game: Game, text: str) -> Record:
    """The record that a text holds. The moves are not checked yet: `replay` does that."""
    record = Record(game)
    text = text.replace("\r\n", "\n")
    lines = text.split("\n")
    if lines[0].strip() != RECORD_HEAD:
        raise BadRecord(f"this is not a record: its first line should be {RECORD_HEAD!r}")
    digest = re.search(r"^digest: (\w+)\n*\Z", text, re.MULTILINE)
    if digest is not None:
        if digest[1] != _digest(text[: digest.start()]):
            raise AlteredRecord("the record has been altered since the game was over: its digest does not fit")
        lines = text[: digest.start()].split("\n")
    check_pack(text, game.pack)
    _check_game(game, game_string_of(text))
    rules = ""
    seats = {game.domains["seat"].slug(seat): seat for seat in range(game.seats)}
    movers = seats | {NATURE_TEXT: NATURE}
    moving = False
    for number, line in enumerate(lines[1:], 2):
        if not line.strip() or line.startswith("#"):
            continue
        name, _, value = (part.strip() for part in line.partition(":"))
        word, _, rest = line.strip().partition(" ")
        if line.strip() == MOVES:
            moving = True
        elif moving and word in movers:
            record.lines.append(Line(movers[word], rest.strip()))
        elif word == "from":
            record.position = (record.position or f"{game}\n") + rest + "\n"
        elif name == "rules":
            rules = value
        elif name in ("game", "pack"):
            continue
        elif name in ("commitment", "secret", "result"):
            setattr(record, name, value)
        elif word in ("player", "words") and rest.partition(":")[0].strip() in seats:
            seat = seats[rest.partition(":")[0].strip()]
            (record.players if word == "player" else record.words)[seat] = rest.partition(":")[2].strip()
        else:
            raise BadRecord(f"line {number} of the record cannot be read: {line.strip()!r}")
    if rules != str(game.title.rules_version):
        raise BadRecord(
            f"the record was played under rulebook version {rules or '?'}; this is version {game.title.rules_version}"
        )
    if record.result and digest is None:
        raise AlteredRecord("the record has a result but does not end with its digest, so it is not whole")
    return record


def _check_game(game: Game, named: str) -> None:
    try:
        if not game.is_called(named):
            raise BadRecord(f"this is a record of {named}, but the game is {game}")
    except BadOption as error:
        raise BadRecord(f"the game of the record cannot be: {error}") from None


def replay(record: Record, state: State | None = None) -> Iterator[tuple[Line, State]]:
    """Each line with the state after it, checking that every answer was offered. The states are live: copy to keep."""
    if state is None:
        state = record.start()
    undo = Undo()
    goes_far_back = any(line.text == TAKE_BACK for line in record.lines)
    kept: list[tuple[int, State]] = []  # who answered in which state; only where somebody goes far back
    for number, line in enumerate(record.lines, 1):
        if line.text == UNDO:
            if undo.who() != line.seat:
                raise BadRecord(f"move {number} of the record takes back what cannot be taken back")
            events = state.events
            state = undo.back().before
            state.events = events
            if goes_far_back:
                kept.pop()
        elif line.text == TAKE_BACK:
            while kept and kept[-1][0] != line.seat:
                kept.pop()
            if not kept or line.seat == NATURE or not may_take_back(state, line.seat):
                raise BadRecord(f"move {number} of the record takes back what cannot be taken back")
            events = state.events
            state = kept.pop()[1]
            state.events = events
            undo = Undo()
        else:
            code = offered(state, line, number)
            undo.answers(line.seat, state, code)
            if goes_far_back:
                kept.append((line.seat, state.copy()))
            state.choose(line.seat, code)
        yield line, state


def standing(lines: Sequence[Line]) -> list[int]:
    """The places of the lines that nobody has taken back.

    >>> standing([Line(0, "keep"), Line(1, "keep"), Line(1, UNDO), Line(1, "discard")])
    [0, 3]
    >>> standing([Line(0, "keep"), Line(1, "keep"), Line(NATURE, "deal S3"), Line(0, TAKE_BACK), Line(0, "discard")])
    [4]
    """
    places: list[int] = []
    for place, line in enumerate(lines):
        if line.text == UNDO:
            places.pop()
        elif line.text == TAKE_BACK:
            while lines[places.pop()].seat != line.seat:
                pass
        else:
            places.append(place)
    return places


def offered(state: State, line: Line, number: int) -> int:
    """The action of this line, the record's `number`th, if it is possible in the state."""
    try:
        code = state.game.actions.parse(line.text).code
    except BadAction as error:
        raise BadRecord(f"move {number} of the record: {error}") from None
    if code not in state.options(line.seat):
        raise BadRecord(f"move {number} of the record, {line.text!r}, is not possible there")
    return code


def seat_record(record: Record, seat: int) -> str:
    """The record as this seat may know it. That somebody has answered shows; that a sealed answer changed does not."""
    lines = [*_head(record, SEAT_RECORD_HEAD), f"seat: {_who(record.game, seat) if seat >= 0 else 'spectator'}", MOVES]
    state = record.start()
    shown: list[str] = []
    lines += _changes(shown, shown := _facts(state, seat))
    before = state.copy()
    for line, state in replay(record):
        back = line.text in (UNDO, TAKE_BACK)
        if not back and before.kind.sealed and line.seat != seat and before.answers[line.seat] != NONE:
            continue
        text = line.text if back or may_know(before, line, seat) else UNKNOWN_TEXT
        lines.append(f"{_who(record.game, line.seat)} {text}")
        lines += _changes(shown, shown := _facts(state, seat))
        before = state.copy()
    return "\n".join(lines) + "\n"


def may_know(before: State, line: Line, seat: int) -> bool:
    """Whether the seat may know what was answered in the state `before`."""
    kind = before.kind
    if isinstance(kind, ChanceKind):
        return kind.audience(before) in (EVERYBODY, seat)
    return not kind.sealed or line.seat == seat


def _facts(state: State, seat: int) -> list[str]:
    return write_position(view(state, seat).state).splitlines()[1:]


def _changes(old: list[str], new: list[str]) -> Iterable[str]:
    gone = {fact.partition(":")[0] for fact in old} - {fact.partition(":")[0] for fact in new}
    return [CHANGE + fact for fact in new if fact not in old] + [f"{CHANGE}{name}:" for name in sorted(gone)]


def replay_seat_record(text: str) -> Iterator[tuple[str, str]]:
    """Each line of a seat record (the first is empty: the start) with the seat's view after it, as position text."""
    game = game_string_of(text)
    facts: dict[str, str] = {}
    lines = iter(text.splitlines())
    seats: list[str] = []
    for line in lines:
        if line == MOVES:
            break
        if line.startswith("player "):
            seats.append(line[7:].partition(":")[0])
    move = ""
    for line in lines:
        if line.startswith(CHANGE):
            name, _, value = line[len(CHANGE) :].partition(":")
            facts.pop(name, None) if not value else facts.__setitem__(name, value)
        else:
            yield move, _position(game, facts, seats)
            move = line
    yield move, _position(game, facts, seats)


def _position(game: str, facts: dict[str, str], seats: list[str]) -> str:
    # Answers come in any order; a position lists them in the order of the seats.
    answers = {name: facts.pop(name) for seat in seats if (name := f"answer {seat}") in facts}
    facts.update(answers)
    return "\n".join([game, *(f"{name}:{value}" for name, value in facts.items())]) + "\n"
