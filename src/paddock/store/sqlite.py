"""The store in one SQLite file: nothing to install, nothing to configure, and it survives a power cut.

Write-ahead log with `synchronous = FULL`: a commit returns when the disk says that it has the data. Only the writer
thread writes; readers have a connection of their own and never wait for it.
"""

import sqlite3
import threading
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from paddock.core.errors import PaddockError
from paddock.core.names import NATURE
from paddock.store.interface import DoesNotFit
from paddock.store.private import make_file_private, make_folder_private
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

LINES_REMAIN = """
CREATE TRIGGER lines_remain BEFORE DELETE ON lines BEGIN SELECT RAISE(ABORT, 'a record is never shortened'); END"""

SCHEMA = f"""
CREATE TABLE games (
    id TEXT PRIMARY KEY, title TEXT NOT NULL, game TEXT NOT NULL, rules INTEGER NOT NULL, status TEXT NOT NULL,
    clock TEXT NOT NULL, seconds INTEGER NOT NULL, listed INTEGER NOT NULL, spectators INTEGER NOT NULL,
    created REAL NOT NULL, language TEXT NOT NULL, commitment TEXT NOT NULL, secret TEXT NOT NULL,
    position TEXT NOT NULL, result TEXT NOT NULL, trouble TEXT NOT NULL
) STRICT;
CREATE INDEX games_listed ON games (listed, created);
CREATE INDEX games_status ON games (status);

CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games, seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
    level TEXT NOT NULL, key TEXT NOT NULL, left INTEGER NOT NULL, words TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE lines (
    game TEXT NOT NULL REFERENCES games, number INTEGER NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL,
    command TEXT NOT NULL, by TEXT NOT NULL, print TEXT NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX lines_command ON lines (game, seat, command) WHERE command <> '';
CREATE TRIGGER lines_stay BEFORE UPDATE ON lines BEGIN SELECT RAISE(ABORT, 'a record is never changed'); END;
{LINES_REMAIN};

CREATE TABLE clocks (
    game TEXT NOT NULL REFERENCES games, seat INTEGER NOT NULL, left REAL NOT NULL, running INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX clocks_running ON clocks (game) WHERE running;

CREATE TABLE chat (
    game TEXT NOT NULL REFERENCES games, number INTEGER NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL,
    text TEXT NOT NULL, at REAL NOT NULL, command TEXT NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
"""

CHANGES = [
    SCHEMA,
    """
    ALTER TABLE games ADD COLUMN season TEXT NOT NULL DEFAULT '';
    CREATE TABLE seasons (
        id TEXT PRIMARY KEY, created REAL NOT NULL, key TEXT NOT NULL, plan TEXT NOT NULL, text TEXT NOT NULL,
        game TEXT NOT NULL
    ) STRICT;
    """,
    """
    ALTER TABLE games ADD COLUMN pack TEXT NOT NULL DEFAULT '';
    CREATE TABLE packs (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, files TEXT NOT NULL, created REAL NOT NULL
    ) STRICT;
    CREATE TRIGGER packs_stay BEFORE UPDATE ON packs BEGIN SELECT RAISE(ABORT, 'a pack is never changed'); END;
    CREATE TRIGGER packs_remain BEFORE DELETE ON packs BEGIN SELECT RAISE(ABORT, 'a pack is never dropped'); END;
    CREATE TRIGGER games_have_their_pack BEFORE INSERT ON games
    WHEN NEW.pack <> '' AND NEW.pack NOT IN (SELECT id FROM packs)
    BEGIN SELECT RAISE(ABORT, 'a game needs its pack'); END;
    """,
    """
    ALTER TABLE seats ADD COLUMN title TEXT NOT NULL DEFAULT '';
    CREATE INDEX games_waiting ON games (created) WHERE listed = 1 AND status = 'waiting';
    """,
    """
    ALTER TABLE games ADD COLUMN sealed INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE games ADD COLUMN from_record INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE seats ADD COLUMN seal TEXT NOT NULL DEFAULT '';
    ALTER TABLE seats ADD COLUMN seals INTEGER NOT NULL DEFAULT 0;
    """,
    """
    ALTER TABLE games ADD COLUMN edition TEXT NOT NULL DEFAULT '';
    CREATE TABLE editions (
        id TEXT PRIMARY KEY, title TEXT NOT NULL, archive TEXT NOT NULL, created REAL NOT NULL
    ) STRICT;
    """,
    """
    ALTER TABLE games ADD COLUMN rematch TEXT NOT NULL DEFAULT '';
    """,
    """
    ALTER TABLE games ADD COLUMN practice INTEGER NOT NULL DEFAULT 0;
    """,
    """
    ALTER TABLE games ADD COLUMN guided INTEGER NOT NULL DEFAULT 0;
    """,
]
"""How a file gets from one version of the schema to the next, beginning with an empty one."""
SCHEMA_VERSION = len(CHANGES)

NATURE_IN_FILE = -1
"""The number of the seat of chance in the table of lines; it stays, so that every file can be read."""

Row = TypeVar("Row", GameRow, SeatRow, LineRow, ClockRow, ChatRow, SeasonRow, PackRow, EditionRow)


def insert(table: str, row: type[Any], replace: bool) -> str:
    names = [f'"{name}"' for name in row.__struct_fields__]
    marks = ", ".join("?" * len(names))
    return f"INSERT {'OR REPLACE ' if replace else ''}INTO {table} ({', '.join(names)}) VALUES ({marks})"


def select(table: str, row: type[Any], where: str) -> str:
    names = ", ".join(f'"{name}"' for name in row.__struct_fields__)
    return f"SELECT {names} FROM {table} {where}"


# Replacing a game row must not count as deleting it, so games are updated in place.
PUT_GAME = (
    insert("games", GameRow, replace=False)
    + " ON CONFLICT (id) DO UPDATE SET "
    + ", ".join(f'"{name}" = excluded."{name}"' for name in GameRow.__struct_fields__ if name != "id")
)
PUT_SEAT = insert("seats", SeatRow, replace=True)
PUT_CLOCK = insert("clocks", ClockRow, replace=True)
PUT_SEASON = insert("seasons", SeasonRow, replace=True)
PUT_PACK = insert("packs", PackRow, replace=False).replace("INSERT", "INSERT OR IGNORE", 1)
PUT_EDITION = insert("editions", EditionRow, replace=True)
ADD_LINE = insert("lines", LineRow, replace=False)
ADD_CHAT = insert("chat", ChatRow, replace=False)


class WrongStore(PaddockError):
    """A file that is no store of this server, or one of a newer server."""


class SqliteStore:
    """A store in the file `path`, which is made if it does not exist."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            make_folder_private(path.parent)
            for name in (path.name, f"{path.name}-wal", f"{path.name}-shm"):
                if name == path.name or path.with_name(name).exists():
                    make_file_private(path.with_name(name))  # SQLite gives its other files the rights of the first
        except OSError as error:
            raise WrongStore(f"{path} cannot be used as a store: {error.strerror}") from None
        self._prepare()
        self._reader = self._connect()
        self._reading = threading.Lock()
        self._writer = Writer(self._connect, write)

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA synchronous = FULL")
        return connection

    def _prepare(self) -> None:
        try:
            connection = self._connect()
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            if version > SCHEMA_VERSION:
                raise WrongStore(
                    f"{self.path} was written by a newer Paddock (its form is number {version}, this one knows "
                    f"{SCHEMA_VERSION}): use that version or a newer one; nothing in the file was changed"
                )
            connection.execute("PRAGMA journal_mode = WAL")
            if version < SCHEMA_VERSION:
                changes = " ".join(CHANGES[version:])
                connection.executescript(f"BEGIN; {changes} PRAGMA user_version = {SCHEMA_VERSION}; COMMIT;")
            connection.close()
        except sqlite3.Error as error:
            raise WrongStore(f"{self.path} cannot be used as a store: {error}") from None

    # ── Writing ──

    def save(self, change: Change) -> "Future[None]":
        return self._writer.save(change)

    @property
    def commits(self) -> int:
        """How often the disk was synced."""
        return self._writer.commits

    @property
    def changes(self) -> int:
        """How many changes those commits held."""
        return self._writer.changes

    # ── Reading ──

    def load(self, game: str) -> StoredGame | None:
        with self._reading:
            connection = self._reader
            connection.execute("BEGIN")  # so that all five are read as of one moment
            try:
                found = self._rows("games", GameRow, "WHERE id = ?", game)
                if not found:
                    return None
                lines = self._rows("lines", LineRow, "WHERE game = ? ORDER BY number", game)
                for line in lines:
                    line.seat = NATURE if line.seat == NATURE_IN_FILE else line.seat
                return StoredGame(
                    row=found[0],
                    seats=self._rows("seats", SeatRow, "WHERE game = ? ORDER BY seat", game),
                    lines=lines,
                    clocks=self._rows("clocks", ClockRow, "WHERE game = ? ORDER BY seat", game),
                    chat=self._rows("chat", ChatRow, "WHERE game = ? ORDER BY number", game),
                )
            finally:
                connection.execute("COMMIT")

    def listed(self, limit: int) -> list[tuple[GameRow, list[SeatRow]]]:
        # "listed = 1", not "listed": only then the index is used, and the cost does not grow with the store.
        return self._with_seats("WHERE listed = 1 ORDER BY created DESC LIMIT ?", limit)

    def search(self, word: str, limit: int) -> list[tuple[GameRow, list[SeatRow]]]:
        """It looks through all games: for whoever runs the house, who asks seldom."""
        escaped = word.replace("!", "!!").replace("%", "!%").replace("_", "!_")
        named = "id IN (SELECT game FROM seats WHERE name LIKE :word ESCAPE '!')"
        columns = " OR ".join(f"{column} LIKE :word ESCAPE '!'" for column in ("id", "title", "status"))
        where = f"WHERE {columns} OR {named} ORDER BY created DESC LIMIT :limit"
        return self._with_seats(where, {"word": f"%{escaped}%", "limit": limit})

    def _with_seats(self, newest: str, *values: Any) -> list[tuple[GameRow, list[SeatRow]]]:
        with self._reading:
            games = self._rows("games", GameRow, newest, *values)
            where = f"WHERE game IN (SELECT id FROM games {newest}) ORDER BY game, seat"
            seats: dict[str, list[SeatRow]] = {row.id: [] for row in games}
            for seat in self._rows("seats", SeatRow, where, *values):
                seats.setdefault(seat.game, []).append(seat)
            return [(row, seats[row.id]) for row in games]

    def old(self, before: float, limit: int) -> list[str]:
        with self._reading:
            sql = "SELECT id FROM games WHERE status = 'over' AND season = '' AND created < ? ORDER BY created LIMIT ?"
            return [id for (id,) in self._reader.execute(sql, (before, limit)).fetchall()]

    def forget(self, game: str) -> None:
        """A record is never shortened, so the guard against that stands aside for as long as a whole one goes."""
        connection = self._connect()
        try:
            connection.execute("BEGIN IMMEDIATE")
            (count,) = connection.execute(
                "SELECT COUNT(*) FROM games WHERE id = ? AND season <> ''", (game,)
            ).fetchone()
            if count:
                raise DoesNotFit("a race of a championship stays with it")
            connection.execute("DROP TRIGGER lines_remain")
            for table in ("lines", "seats", "clocks", "chat"):
                connection.execute(f"DELETE FROM {table} WHERE game = ?", (game,))
            connection.execute("DELETE FROM games WHERE id = ?", (game,))
            connection.execute(LINES_REMAIN)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        finally:
            connection.close()

    def season(self, season: str) -> SeasonRow | None:
        with self._reading:
            return next(iter(self._rows("seasons", SeasonRow, "WHERE id = ?", season)), None)

    def packs(self) -> list[PackRow]:
        with self._reading:
            return self._rows("packs", PackRow, "ORDER BY created")

    def editions(self) -> list[EditionRow]:
        with self._reading:
            return self._rows("editions", EditionRow, "ORDER BY created")

    def needed_editions(self) -> set[str]:
        with self._reading:
            rows = self._reader.execute(
                "SELECT edition FROM games WHERE status IN ('waiting', 'running') "
                "UNION SELECT edition FROM games WHERE id IN (SELECT game FROM seasons)"
            )
            return {edition for (edition,) in rows.fetchall()}

    def drop_edition(self, edition: str) -> None:
        connection = self._connect()
        connection.execute("DELETE FROM editions WHERE id = ?", (edition,))
        connection.close()

    def unfinished(self) -> list[str]:
        with self._reading:
            rows = self._reader.execute("SELECT id FROM games WHERE status IN ('waiting', 'running') ORDER BY created")
            return [id for (id,) in rows.fetchall()]

    def unstarted(self, before: float, limit: int = 200) -> list[GameRow]:
        with self._reading:
            waiting = "INDEXED BY games_waiting WHERE listed = 1 AND status = 'waiting'"
            return self._rows("games", GameRow, f"{waiting} AND created < ? ORDER BY created LIMIT ?", before, limit)

    def running_clocks(self) -> list[ClockRow]:
        with self._reading:
            return self._rows("clocks", ClockRow, "WHERE running")

    def note(self, name: str) -> str:
        with self._reading:
            row = self._reader.execute("SELECT value FROM notes WHERE name = ?", (name,)).fetchone()
            return str(row[0]) if row else ""

    def set_note(self, name: str, value: str) -> None:
        connection = self._connect()
        connection.execute("INSERT OR REPLACE INTO notes (name, value) VALUES (?, ?)", (name, value))
        connection.close()

    def _rows(self, table: str, row: type[Row], where: str, *values: Any) -> list[Row]:
        names = row.__struct_fields__
        named = values[0] if values and isinstance(values[0], dict) else values
        found = self._reader.execute(select(table, row, where), named).fetchall()
        return [msgspec.convert(dict(zip(names, values_, strict=True)), row, strict=False) for values_ in found]

    def close(self) -> None:
        self._writer.close()
        with self._reading:
            self._reader.close()


def write(connection: sqlite3.Connection, change: Change) -> None:
    """The rows of a change, inside the transaction that the writer has opened."""
    for sql, rows in (
        (PUT_PACK, change.packs),
        (PUT_EDITION, change.editions),
        (PUT_GAME, change.games),
        (PUT_SEAT, change.seats),
        (ADD_LINE, change.lines),
        (PUT_CLOCK, change.clocks),
        (ADD_CHAT, change.chat),
        (PUT_SEASON, change.seasons),
    ):
        if rows:
            connection.executemany(sql, [msgspec.structs.astuple(_as_in_file(row)) for row in rows])


def _as_in_file(row: msgspec.Struct) -> msgspec.Struct:
    """The row with the numbers that the file has."""
    if isinstance(row, LineRow) and row.seat == NATURE:
        return msgspec.structs.replace(row, seat=NATURE_IN_FILE)
    return row
