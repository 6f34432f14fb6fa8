"""The store in one SQLite file: nothing to install, nothing to configure, and it survives a power cut.

Write-ahead log with `synchronous = FULL`: a commit returns when the disk says that it has the data. Only the writer
thread writes; readers have a connection of their own and never wait for it.
"""

import sqlite3
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from paddock.store.interface import DoesNotFit, NotSaved, WrongStore
from paddock.store.private import make_file_private, make_folder_private
from paddock.store.rows import Change
from paddock.store.sql import Ask, SqlStore, statements
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


class SqliteStore(SqlStore):
    """A store in the file `path`, which is made if it does not exist."""

    LIKE = "LIKE"
    WAITING_GAMES = "INDEXED BY games_waiting WHERE listed = 1 AND status = 'waiting'"

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
        self._writer = Writer(SqlitePen(self._connect()))

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

    @contextmanager
    def _moment(self) -> Iterator[Ask]:
        with self._reading:
            self._reader.execute("BEGIN")
            try:
                yield lambda sql, values: self._reader.execute(sql, values).fetchall()
            finally:
                self._reader.execute("COMMIT")

    @contextmanager
    def _transaction(self) -> Iterator[Ask]:
        connection = self._connect()
        try:
            connection.execute("BEGIN IMMEDIATE")
            yield lambda sql, values: connection.execute(sql, values).fetchall()
            connection.execute("COMMIT")
        finally:
            connection.close()  # rolls back what was not committed

    def _unguard(self, ask: Ask, game: str) -> None:
        ask("DROP TRIGGER lines_remain", ())

    def _guard(self, ask: Ask) -> None:
        ask(LINES_REMAIN, ())

    def close(self) -> None:
        self._writer.close()
        with self._reading:
            self._reader.close()


class SqlitePen:
    """One transaction for all changes, a savepoint for each: one that cannot be written takes no other with it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def commit(self, changes: Sequence[Change]) -> list[DoesNotFit | None]:
        refusals: list[DoesNotFit | None] = []
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            for change in changes:
                self.connection.execute("SAVEPOINT change")
                refusals.append(self._write(change))
                self.connection.execute("RELEASE change")
            self.connection.execute("COMMIT")
        except sqlite3.Error as error:
            # Disk full, read-only, input/output error: nothing of this transaction counts.
            self._roll_back()
            raise NotSaved(f"the store cannot write: {error}") from None
        return refusals

    def _write(self, change: Change) -> DoesNotFit | None:
        try:
            for sql, rows in statements(change):
                self.connection.executemany(sql, rows)
        except sqlite3.OperationalError:
            raise
        except Exception as error:
            self.connection.execute("ROLLBACK TO change")
            return DoesNotFit(f"the change does not fit what is stored: {error}")
        return None

    def _roll_back(self) -> None:
        try:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
        except sqlite3.Error:
            pass  # SQLite has rolled back by itself, as it does when the disk is full

    def close(self) -> None:
        self.connection.close()
