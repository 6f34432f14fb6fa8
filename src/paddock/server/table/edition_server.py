"""What runs in the process of an edition: the rules, words and bots of this package, asked by another version of it.

Whoever asks knows only the protocol (`editions/process.py`) and the functions named in `ANSWERS`; they and the meaning
of their arguments stay, so that a house can play on the games of all editions it keeps. One process has tables and with
them their secrets; bots think in another one, which is sent nothing but views.
"""

import contextlib
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, cast

import msgspec

import paddock
from paddock.core.actions import FAR_BACK, REWIND, UNDO
from paddock.core.errors import BadAction, EndlessRule, NoUndo, PaddockError
from paddock.core.names import NATURE
from paddock.core.reader import REFEREE, Reader
from paddock.core.seat_record import seat_record
from paddock.core.table import Table
from paddock.games import title
from paddock.server.packs.games import game_called
from paddock.server.table import asked
from paddock.server.table.editions.process import PROTOCOL, UnknownTable
from paddock.server.table.replays import prove, replay_of
from paddock.server.table.stored_game import begin, fingerprint, open_table
from paddock.server.wire.messages.games import GameInfo
from paddock.server.wire.seen_table import SeenTable
from paddock.server.workers import tasks
from paddock.server.workers.process import settle_in
from paddock.store.rows import GameRow, LineRow, SeatRow, StoredGame

NATURE_ON_LINE = -1
MOST_TABLES = 256
"""Tables that are remembered; one that is not is told again."""
SENT = (BadAction, EndlessRule, NoUndo, UnknownTable)
"""Errors that whoever asks knows by their names."""


class Open:
    """A table and what was told to make it."""

    def __init__(self, row: GameRow, seats: list[SeatRow], pack: Path | None, table: Table) -> None:
        self.row = row
        self.seats = seats
        self.pack = pack
        self.table = table
        self.seen = SeenTable(table)

    @property
    def key(self) -> str:
        lines = "\n".join(f"{line.seat} {line.text}" for line in self.table.record.lines)
        return hashlib.sha256(f"{self.row.id}\n{lines}".encode()).hexdigest()


TABLES: OrderedDict[str, Open] = OrderedDict()


def keep(opened: Open, since: int) -> dict[str, Any]:
    """Remember a table; what whoever asks must know of it, with its lines after the first `since`."""
    table = opened.table
    key = opened.key
    TABLES[key] = opened
    TABLES.move_to_end(key)
    while len(TABLES) > MOST_TABLES:
        TABLES.popitem(last=False)
    lines = table.record.lines[since:]
    return {
        "key": key,
        "lines": [(NATURE_ON_LINE if line.seat == NATURE else line.seat, line.text) for line in lines],
        "over": table.over,
        "result": table.record.result,
        "asked": table.asked() if not table.over else [],
        "interrupt": not table.over and table.state.kind.interrupt,
        "asked_at": table.sealed.asked_at,
        "changes": table.sealed.changes,
        "print": fingerprint(table.state),
        "seats": [table.game.seat_name(seat) for seat in range(table.game.seats)],
    }


def at(key: str) -> Open:
    if key not in TABLES:
        raise UnknownTable("")
    TABLES.move_to_end(key)
    return TABLES[key]


# ── Playing ──


def told_game(row: dict[str, Any], seats: list[Any], pack: str) -> tuple[GameRow, list[SeatRow], Path | None]:
    return msgspec.convert(row, GameRow), msgspec.convert(seats, list[SeatRow]), Path(pack) if pack else None


def new_table(row: dict[str, Any], seats: list[Any], pack: str) -> dict[str, Any]:
    told = told_game(row, seats, pack)
    return keep(Open(*told, begin(*told)), 0)


def stored_table(row: dict[str, Any], seats: list[Any], pack: str, lines: list[Any], print: str) -> dict[str, Any]:
    game, people, folder = told_game(row, seats, pack)
    rows = [
        LineRow(game=game.id, number=number, seat=NATURE if seat == NATURE_ON_LINE else seat, text=text)
        for number, (seat, text) in enumerate(lines, 1)
    ]
    if rows:
        rows[-1].print = print
    stored = StoredGame(row=game, seats=people, lines=rows, clocks=[], chat=[])
    return keep(Open(game, people, folder, open_table(stored, folder)), len(rows))


def moved(key: str, move: str, seat: int) -> dict[str, Any]:
    """A copy of the table after a seat's answer, or after it took one back."""
    opened = at(key)
    table = opened.table.copy()
    if move == UNDO:
        table.undo(seat)
    elif move in FAR_BACK:
        table.take_back(seat, same_dice=move == REWIND)
    else:
        table.play(move, seat)
    return keep(Open(opened.row, opened.seats, opened.pack, table), len(opened.table.record.lines))


def may(key: str, what: str, seat: int) -> bool:
    table = at(key).table
    return table.can_undo(seat) if what == UNDO else table.may_take_back(seat)


def is_offered(key: str, action: str, seat: int) -> bool:
    return at(key).table.why_not(action, seat) is None


# ── Looking ──


def told(key: str, seats: list[int], language: str, since: int) -> dict[str, Any]:
    """The table as a reader may know it; what the room adds to it is left out."""
    message = at(key).seen.told(Reader(seats), language, since)
    return cast(dict[str, Any], msgspec.to_builtins(message))


def events(key: str, seats: list[int], language: str, since: int, before: int | None) -> Any:
    return msgspec.to_builtins(at(key).seen.events(Reader(seats), language, since, before))


def why_not(key: str, seat: int, action: str, language: str) -> tuple[str, str] | None:
    """The rule and the sentence that stand against an action; None: it is offered."""
    return asked.why_not(at(key).seen, seat, action, language)


def default(key: str, seat: int) -> str:
    return asked.default(at(key).seen, seat)


def view_bytes(key: str, seat: int) -> bytes:
    """The view of a seat, to be sent to the process in which bots think; empty: nothing is asked of it."""
    return asked.view_bytes(at(key).seen, seat)


def components(game_string: str, pack: str) -> dict[str, Any]:
    game = game_called(game_string, Path(pack) if pack else None)
    return game.title.components(game)


# ── Records ──


def record(key: str, seats: list[int]) -> str:
    """The record: whole when the race is over, else as a reader may know it."""
    table = at(key).table
    return str(table.record) if table.over else seat_record(table.record, Reader(seats))


def replay(key: str, seats: list[int], sees_all: bool, language: str) -> bytes:
    opened = at(key)
    lines = [(line.seat, line.text) for line in opened.table.record.lines]
    reader = REFEREE if sees_all else Reader(seats)
    return replay_of(cast(GameInfo, None), opened.row, opened.seats, lines, reader, language, opened.pack)


def proof(key: str, language: str) -> Any:
    opened = at(key)
    return msgspec.to_builtins(prove(str(opened.table.record), language, opened.pack))


def finish(key: str) -> dict[str, Any]:
    """What a finished race means to a championship."""
    state = at(key).table.state
    rules = state.game.title.championship
    return {
        "points": [float(points) for points in state.scores()],
        "finishes": state.finishes(),
        "teams": rules.team_points(state) if rules.team_points is not None else None,
        "carried": rules.carry_over(state) if rules.carry_over is not None else None,
    }


# ── The process ──


def hello(title_id: str) -> tuple[int, str]:
    return PROTOCOL, title(title_id).edition


ANSWERS: dict[str, Callable[..., Any]] = {
    work.__name__: work
    for work in (
        hello, new_table, stored_table, moved, may, is_offered, told, events, why_not, default, view_bytes, components,
        record, replay, proof, finish, tasks.choose, tasks.preview,
    )
}  # fmt: skip


def answer(question: bytes) -> bytes:
    try:
        name, *args = msgspec.msgpack.decode(question, type=list[Any])
        return msgspec.msgpack.encode([True, ANSWERS[name](*args)])
    except SENT as error:
        return msgspec.msgpack.encode([False, type(error).__name__, str(error)])
    except PaddockError as error:
        return msgspec.msgpack.encode([False, PaddockError.__name__, str(error)])
    except Exception as error:
        return msgspec.msgpack.encode([False, "", f"{type(error).__name__}: {error}"])


def serve(folder: str, handle: int) -> None:
    """Answer one question after another until whoever asks hangs up."""
    if not Path(paddock.__file__).is_relative_to(folder):
        raise SystemExit("another package than the archived one was found")
    settle_in()
    line = Connection(handle)
    with contextlib.suppress(EOFError, OSError):
        while True:
            line.send_bytes(answer(line.recv_bytes()))
