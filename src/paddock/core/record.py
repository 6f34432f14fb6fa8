"""Records: a whole game as a text, one line for each answer, with nature's answers written in.

A record replays without knowing any random generator, and holds what is needed to check the dice afterwards. It is
played again by `walk`; `seat_record` is the same game as one seat may know it.
"""

import hashlib
import re
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

from paddock.core.data import pack_digest
from paddock.core.drawn import drawn
from paddock.core.errors import AlteredRecord, BadOption, BadRecord, OtherRulebook
from paddock.core.event import Event
from paddock.core.game import Game
from paddock.core.names import NATURE, NATURE_TEXT
from paddock.core.position import read_position
from paddock.core.state import State

RECORD_HEAD = "Paddock record 1"
SEAT_RECORD_HEAD = "Paddock seat record 1"
MOVES = "moves:"
TABLE_ID = r"[A-Za-z0-9_-]{1,64}"
FROM_POSITION = "from a position"
FROM_RECORD = "from a record"
GUIDED = "guided"


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

    A finished record ends with a digest of its text, so that an accidental change anywhere in it is found. A
    forger can write a digest too: against him the commitment guards the dice, and everybody's own copy the moves.
    """

    def __init__(self, game: Game, players: list[str] | None = None, commitment: str = "", secret: str = "") -> None:
        self.game = game
        self.players = players or [""] * game.seats
        self.commitment = commitment
        self.secret = secret
        """Hexadecimal; empty until it is revealed, after the end."""
        self.table = ""
        """The id of the table it was played at; empty: nobody sealed words, the dice are of the old kind."""
        self.seals: list[str] = [""] * game.seats
        """What each player showed of its words before they were opened; empty: nothing."""
        self.words: list[str] = [""] * game.seats
        """What each player added to the dice. A seal without words: they were never opened, and did not count."""
        self.edition = ""
        """The edition of rules and data it was played under; empty: the present one, or it is so old that none was
        written down."""
        self.position = ""
        """The position text the game was played on from; empty: from the start."""
        self.is_from_record = False
        """Whether that position was a move of another record."""
        self.is_guided = False
        """Whether it was a guided race: its dice were fixed before, so that nothing about them can be proved."""
        self.lines: list[Line] = []
        self.result = ""

    def start(self, events: list[Event] | None = None) -> State:
        """The state before the first line; what happens on the way there, and afterwards, is told to `events`."""
        if not self.position:
            return self.game.start(events)
        state = read_position(self.game, self.position)
        state.events = events
        return state

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        return drawn("paddock.core.pictures:draw_record", self)

    def __str__(self) -> str:
        lines = [*head_of(self, RECORD_HEAD), *self._from(), MOVES, *self._moves(), *self._tail()]
        text = "\n".join(lines) + "\n"
        return f"{text}digest: {digest_of(text)}\n" if self.result else text

    @property
    def begun(self) -> str:
        """What the game was begun from, other than its own start: a position, a move of another record, a guide; or
        empty."""
        if self.is_guided:
            return GUIDED
        return (FROM_RECORD if self.is_from_record else FROM_POSITION) if self.position else ""

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
            yield f"{mover(self.game, line.seat)} {line.text}"

    def _tail(self) -> Iterator[str]:
        if self.result:
            yield f"result: {self.result}"
        if self.secret:
            yield f"secret: {self.secret}"


def digest_of(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def one_line(text: str) -> str:
    """A name or word of a person as a record can keep it."""
    return " ".join(text.split())


def mover(game: Game, seat: int) -> str:
    """Who answers, as a record writes it."""
    return NATURE_TEXT if seat == NATURE else game.domains["seat"].slug(seat)


def head_of(record: Record, head: str) -> Iterator[str]:
    """The lines of a record before its moves: the game, who plays, and what the dice are checked with."""
    game = record.game
    yield head
    yield f"game: {game}"
    yield f"rules: {game.title.rules_version}"
    yield f"edition: {record.edition or game.title.edition}"
    if game.pack is not None:
        yield f"pack: {pack_digest(game.pack)}"
    if record.begun:
        yield f"begun: {record.begun}"
    if record.table:
        yield f"table: {record.table}"
    for seat in range(game.seats):
        yield f"player {mover(game, seat)}: {one_line(record.players[seat])}".rstrip()
    if record.commitment:
        yield f"commitment: {record.commitment}"
    for seat, seal in enumerate(record.seals):
        if seal:
            yield f"seal {mover(game, seat)}: {seal}"
    for seat, words in enumerate(record.words):
        if words:
            yield f"words {mover(game, seat)}: {words}"


def result_text(state: State) -> str:
    """Place and points of each seat."""
    places = state.places()
    return ", ".join(
        f"{mover(state.game, seat)} {places[seat]} ({points:g})" for seat, points in enumerate(state.scores())
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


def check_rulebook(game: Game, version: str, edition: str) -> None:
    """A record is played again under the rulebook it was played under, or under one that is known to play alike.
    Records from before editions were written down have only the version."""
    title = game.title
    if version != str(title.rules_version):
        raise OtherRulebook(
            f"the record was played under rulebook version {version or '?'}; this is version {title.rules_version}"
        )
    if edition and not title.plays_alike(edition):
        raise OtherRulebook(
            f"the record was played under edition {edition} of the rulebook; this is edition {title.edition}, "
            "and nobody has shown that the same answers lead to the same race"
        )


def _facts_of_head(text: str) -> dict[str, str]:
    lines = text.splitlines()
    if not lines or lines[0].strip() not in (RECORD_HEAD, SEAT_RECORD_HEAD):
        raise BadRecord(f"this is not a record: its first line should be {RECORD_HEAD!r}")
    facts = (line.partition(":") for line in takewhile(lambda line: line.strip() != MOVES, lines))
    return {name.strip(): value.strip() for name, _, value in facts}


def read_record(game: Game, text: str) -> Record:
    """The record that a text holds. The moves are not checked yet: `walk` and `replay` do that."""
    record = Record(game)
    text = text.replace("\r\n", "\n")
    lines = text.split("\n")
    if lines[0].strip() != RECORD_HEAD:
        raise BadRecord(f"this is not a record: its first line should be {RECORD_HEAD!r}")
    digest = re.search(r"^digest: (\w+)\n*\Z", text, re.MULTILINE)
    if digest is not None:
        if digest[1] != digest_of(text[: digest.start()]):
            raise AlteredRecord("the record has been altered since the game was over: its digest does not fit")
        lines = text[: digest.start()].split("\n")
    check_pack(text, game.pack)
    _check_game(game, game_string_of(text))
    rules = ""
    seats = {game.domains["seat"].slug(seat): seat for seat in range(game.seats)}
    movers = seats | {NATURE_TEXT: NATURE}
    of_seats = {"player": record.players, "seal": record.seals, "words": record.words}
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
        elif name == "begun" and value in (FROM_POSITION, FROM_RECORD, GUIDED):
            record.is_from_record = value == FROM_RECORD
            record.is_guided = value == GUIDED
        elif name == "table" and re.fullmatch(TABLE_ID, value):
            record.table = value
        elif name in ("edition", "commitment", "secret", "result"):
            setattr(record, name, value)
        elif word in of_seats and rest.partition(":")[0].strip() in seats:
            of_seats[word][seats[rest.partition(":")[0].strip()]] = rest.partition(":")[2].strip()
        else:
            raise BadRecord(f"line {number} of the record cannot be read: {line.strip()!r}")
    check_rulebook(game, rules, record.edition)
    if record.result and digest is None:
        raise AlteredRecord("the record has a result but does not end with its digest, so it is not whole")
    return record


def _check_game(game: Game, named: str) -> None:
    try:
        if not game.is_called(named):
            raise BadRecord(f"this is a record of {named}, but the game is {game}")
    except BadOption as error:
        raise BadRecord(f"the game of the record cannot be: {error}") from None
