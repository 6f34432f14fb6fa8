"""A store in tables of SQL: what is asked of them, in words that SQLite and PostgreSQL both know.

A `?` stands for a value. What the two do not share, each adds for itself: how it connects, what it calls a search
without regard to capitals, and how the guard of records stands aside while a whole game goes.
"""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import AbstractContextManager
from typing import Any, ClassVar, TypeVar

import msgspec

from paddock.core.names import NATURE
from paddock.store.interface import DoesNotFit
from paddock.store.rows import (
    Change,
    ChatRow,
    ClockRow,
    EditionRow,
    GameRow,
    LineRow,
    PackRow,
    SeasonRow,
    SeatRow,
    StoredGame,
)
from paddock.store.writer import Writer

NATURE_IN_TABLE = -1
"""The number of the seat of chance in the table of lines; it stays, so that every store can be read."""

Row = TypeVar("Row", GameRow, SeatRow, LineRow, ClockRow, ChatRow, SeasonRow, PackRow, EditionRow)
Ask = Callable[[str, Sequence[Any]], list[tuple[Any, ...]]]
"""Says something to the database; returns the rows it answers with."""


def columns(row: type[Any]) -> str:
    return ", ".join(f'"{name}"' for name in row.__struct_fields__)


def insert(table: str, row: type[Any]) -> str:
    marks = ", ".join("?" * len(row.__struct_fields__))
    return f"INSERT INTO {table} ({columns(row)}) VALUES ({marks})"


def put(table: str, row: type[Any], key: tuple[str, ...]) -> str:
    """Add a row or change the one with the same key in place; replacing a game must not count as deleting it."""
    rest = ", ".join(f'"{name}" = excluded."{name}"' for name in row.__struct_fields__ if name not in key)
    return f"{insert(table, row)} ON CONFLICT ({', '.join(key)}) DO UPDATE SET {rest}"


def select(table: str, row: type[Any], where: str) -> str:
    return f"SELECT {columns(row)} FROM {table} {where}"


PUT_PACK = f"{insert('packs', PackRow)} ON CONFLICT (id) DO NOTHING"
PUT_EDITION = put("editions", EditionRow, ("id",))
PUT_GAME = put("games", GameRow, ("id",))
PUT_SEAT = put("seats", SeatRow, ("game", "seat"))
ADD_LINE = insert("lines", LineRow)
PUT_CLOCK = put("clocks", ClockRow, ("game", "seat"))
ADD_CHAT = insert("chat", ChatRow)
PUT_SEASON = put("seasons", SeasonRow, ("id",))
PUT_NOTE = "INSERT INTO notes (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"


def statements(change: Change) -> list[tuple[str, list[tuple[Any, ...]]]]:
    """What is said to write a change, in order, each with the values of its rows."""
    parts: tuple[tuple[str, Sequence[msgspec.Struct]], ...] = (
        (PUT_PACK, change.packs),
        (PUT_EDITION, change.editions),
        (PUT_GAME, change.games),
        (PUT_SEAT, change.seats),
        (ADD_LINE, change.lines),
        (PUT_CLOCK, change.clocks),
        (ADD_CHAT, change.chat),
        (PUT_SEASON, change.seasons),
    )
    return [(sql, [msgspec.structs.astuple(_as_in_table(row)) for row in rows]) for sql, rows in parts if rows]


def _as_in_table(row: msgspec.Struct) -> msgspec.Struct:
    """The row with the numbers that the table has."""
    if isinstance(row, LineRow) and row.seat == NATURE:
        return msgspec.structs.replace(row, seat=NATURE_IN_TABLE)
    return row


class SqlStore:
    """What both stores do alike. `Store` says what each method is for."""

    LIKE: ClassVar[str]
    """What compares a text with a pattern and takes capitals and small letters of ASCII for the same."""
    WAITING_GAMES: ClassVar[str]
    """The condition for listed games that have not begun, so that an index is used."""

    _writer: Writer

    @abstractmethod
    def close(self) -> None: ...

    @abstractmethod
    def _moment(self) -> AbstractContextManager[Ask]:
        """Everything that is asked inside is answered as of one moment."""

    @abstractmethod
    def _transaction(self) -> AbstractContextManager[Ask]:
        """Everything that is changed inside is changed together, beside the writer."""

    @abstractmethod
    def _unguard(self, ask: Ask, game: str) -> None:
        """Let the lines of a game be deleted, in this transaction."""

    def _guard(self, ask: Ask) -> None:
        """Let no lines be deleted any more."""

    # ── Writing ──

    def save(self, change: Change) -> "Future[None]":
        return self._writer.save(change)

    @property
    def commits(self) -> int:
        return self._writer.commits

    @property
    def changes(self) -> int:
        return self._writer.changes

    def set_note(self, name: str, value: str) -> None:
        with self._transaction() as ask:
            ask(PUT_NOTE, (name, value))

    def drop_edition(self, edition: str) -> None:
        with self._transaction() as ask:
            ask("DELETE FROM editions WHERE id = ?", (edition,))

    def forget(self, game: str) -> None:
        """A record is never shortened, so the guard against that stands aside for as long as a whole one goes."""
        with self._transaction() as ask:
            if ask("SELECT 1 FROM games WHERE id = ? AND season <> ''", (game,)):
                raise DoesNotFit("a race of a championship stays with it")
            self._unguard(ask, game)
            for table in ("lines", "seats", "clocks", "chat"):
                ask(f"DELETE FROM {table} WHERE game = ?", (game,))
            ask("DELETE FROM games WHERE id = ?", (game,))
            self._guard(ask)

    # ── Reading ──

    def load(self, game: str) -> StoredGame | None:
        with self._moment() as ask:
            found = _rows(ask, "games", GameRow, "WHERE id = ?", game)
            if not found:
                return None
            lines = _rows(ask, "lines", LineRow, "WHERE game = ? ORDER BY number", game)
            for line in lines:
                line.seat = NATURE if line.seat == NATURE_IN_TABLE else line.seat
            return StoredGame(
                row=found[0],
                seats=_rows(ask, "seats", SeatRow, "WHERE game = ? ORDER BY seat", game),
                lines=lines,
                clocks=_rows(ask, "clocks", ClockRow, "WHERE game = ? ORDER BY seat", game),
                chat=_rows(ask, "chat", ChatRow, "WHERE game = ? ORDER BY number", game),
            )

    def listed(self, limit: int) -> list[tuple[GameRow, list[SeatRow]]]:
        # "listed = …", not "listed": only then the index is used, and the cost does not grow with the store.
        return self._with_seats("WHERE listed = ? ORDER BY created DESC LIMIT ?", True, limit)

    def search(self, word: str, limit: int) -> list[tuple[GameRow, list[SeatRow]]]:
        """It looks through all games: for whoever runs the house, who asks seldom."""
        escaped = word.replace("!", "!!").replace("%", "!%").replace("_", "!_")
        alike = f"{self.LIKE} ? ESCAPE '!'"
        conditions = [f"{column} {alike}" for column in ("id", "title", "status")]
        conditions.append(f"id IN (SELECT game FROM seats WHERE name {alike})")
        where = f"WHERE {' OR '.join(conditions)} ORDER BY created DESC LIMIT ?"
        return self._with_seats(where, *[f"%{escaped}%"] * len(conditions), limit)

    def _with_seats(self, newest: str, *values: Any) -> list[tuple[GameRow, list[SeatRow]]]:
        with self._moment() as ask:
            games = _rows(ask, "games", GameRow, newest, *values)
            where = f"WHERE game IN (SELECT id FROM games {newest}) ORDER BY game, seat"
            seats: dict[str, list[SeatRow]] = {row.id: [] for row in games}
            for seat in _rows(ask, "seats", SeatRow, where, *values):
                seats.setdefault(seat.game, []).append(seat)
            return [(row, seats[row.id]) for row in games]

    def old(self, before: float, limit: int) -> list[str]:
        sql = "SELECT id FROM games WHERE status = 'over' AND season = '' AND created < ? ORDER BY created LIMIT ?"
        return self._ids(sql, before, limit)

    def unfinished(self) -> list[str]:
        return self._ids("SELECT id FROM games WHERE status IN ('waiting', 'running') ORDER BY created")

    def needed_editions(self) -> set[str]:
        return set(
            self._ids(
                "SELECT edition FROM games WHERE status IN ('waiting', 'running') "
                "UNION SELECT edition FROM games WHERE id IN (SELECT game FROM seasons)"
            )
        )

    def season(self, season: str) -> SeasonRow | None:
        with self._moment() as ask:
            return next(iter(_rows(ask, "seasons", SeasonRow, "WHERE id = ?", season)), None)

    def packs(self) -> list[PackRow]:
        with self._moment() as ask:
            return _rows(ask, "packs", PackRow, "ORDER BY created")

    def editions(self) -> list[EditionRow]:
        with self._moment() as ask:
            return _rows(ask, "editions", EditionRow, "ORDER BY created")

    def unstarted(self, before: float, limit: int = 200) -> list[GameRow]:
        with self._moment() as ask:
            where = f"{self.WAITING_GAMES} AND created < ? ORDER BY created LIMIT ?"
            return _rows(ask, "games", GameRow, where, before, limit)

    def running_clocks(self) -> list[ClockRow]:
        with self._moment() as ask:
            return _rows(ask, "clocks", ClockRow, "WHERE running")

    def note(self, name: str) -> str:
        return next(iter(self._ids("SELECT value FROM notes WHERE name = ?", name)), "")

    def _ids(self, sql: str, *values: Any) -> list[str]:
        with self._moment() as ask:
            return [str(id) for (id,) in ask(sql, values)]


def _rows(ask: Ask, table: str, row: type[Row], where: str, *values: Any) -> list[Row]:
    names = row.__struct_fields__
    found = ask(select(table, row, where), values)
    return [msgspec.convert(dict(zip(names, each, strict=True)), row, strict=False) for each in found]
