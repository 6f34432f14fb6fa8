"""The store in a PostgreSQL database. One connection writes; readers share a pool of others."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import psycopg
from psycopg_pool import ConnectionPool

from paddock.store.interface import NotSaved, WrongStore
from paddock.store.postgres.connecting import PATIENCE, Connection, connect, said, set_up, shown
from paddock.store.postgres.pen import LOCK, PostgresPen
from paddock.store.postgres.schema import CHANGES, FORGET, SCHEMA
from paddock.store.sql import Ask, SqlStore
from paddock.store.writer import Writer

READERS = 4
"""Connections for reading."""
WAIT = 10.0
"""Seconds for which a reader waits for one."""


class PostgresStore(SqlStore):
    """A store in the database at `address`, whose tables are made if they do not exist."""

    LIKE = "ILIKE"
    WAITING_GAMES = "WHERE listed AND status = 'waiting'"

    def __init__(self, address: str) -> None:
        self.name = shown(address)
        try:
            with connect(address) as connection:
                prepare(connection, self.name)
            self._writer = Writer(PostgresPen(address))
        except psycopg.Error as error:
            raise WrongStore(f"{self.name} cannot be used as a store: {said(error)}") from None
        self._pool = ConnectionPool(
            address,
            kwargs={"autocommit": True, **PATIENCE},
            min_size=1,
            max_size=READERS,
            timeout=WAIT,
            configure=set_up,
            check=ConnectionPool.check_connection,  # after the database was started anew, the old ones are useless
            name="paddock-readers",
            open=True,
        )

    @contextmanager
    def _moment(self) -> Iterator[Ask]:
        with self._begun("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY") as ask:
            yield ask

    @contextmanager
    def _transaction(self) -> Iterator[Ask]:
        with self._begun("BEGIN") as ask:
            yield ask

    @contextmanager
    def _begun(self, begin: str) -> Iterator[Ask]:
        try:
            with self._pool.connection() as connection:
                connection.execute(begin)
                yield lambda sql, values: ask(connection, sql, values)
                connection.execute("COMMIT")
        except psycopg.OperationalError:
            raise NotSaved("the store does not answer; try again soon") from None

    def _unguard(self, ask: Ask, game: str) -> None:
        ask(FORGET, (game,))

    def close(self) -> None:
        self._writer.close()
        self._pool.close()


def ask(connection: Connection, sql: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
    cursor = connection.execute(sql.replace("?", "%s"), values)
    return cursor.fetchall() if cursor.description else []


def prepare(connection: Connection, name: str) -> None:
    """Make the tables, or bring them up to date. Raises `WrongStore` where that cannot be done without harm."""
    keeps_its_word(connection, name)
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK + 1,))  # one server at a time
        is_new = connection.execute("SELECT to_regclass(%s)", (f"{SCHEMA}.house",)).fetchone() == (None,)
        version = 0
        if is_new:
            connection.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
        else:
            ((version,),) = connection.execute("SELECT version FROM house").fetchall()
        if version > len(CHANGES):
            raise WrongStore(
                f"{name} was written by a newer Paddock (its form is number {version}, this one knows "
                f"{len(CHANGES)}): use that version or a newer one; nothing in the database was changed"
            )
        for change in CHANGES[version:]:
            connection.execute(change)
        if version < len(CHANGES):
            connection.execute("UPDATE house SET version = %s", (len(CHANGES),))


def keeps_its_word(connection: Connection, name: str) -> None:
    """A database that does not wait for its disk may lose what it has acknowledged; one that is not in UTF-8 may not
    know the letters of a name."""
    for setting, value in (("fsync", "on"), ("full_page_writes", "on"), ("server_encoding", "UTF8")):
        found = connection.execute(f"SHOW {setting}").fetchone()
        if found != (value,):
            raise WrongStore(f"{name} cannot be used as a store: set its {setting} to {value}")
