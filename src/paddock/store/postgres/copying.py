"""A database as one side of a copy."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import psycopg

from paddock.store.copying import CannotCopy
from paddock.store.interface import WrongStore
from paddock.store.postgres.connecting import Connection, connect, said, shown
from paddock.store.postgres.pen import PostgresPen
from paddock.store.postgres.store import prepare

ROWS_AT_ONCE = 500


class PostgresSide:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._cursors = 0

    def ask(self, sql: str) -> Iterator[tuple[Any, ...]]:
        """The rows part by part: a large table does not have to fit into memory."""
        self._cursors += 1
        with self._connection.cursor(f"part{self._cursors}") as cursor:
            cursor.itersize = ROWS_AT_ONCE
            yield from cursor.execute(sql)

    def add(self, sql: str, rows: Sequence[tuple[Any, ...]]) -> None:
        with self._connection.cursor() as cursor:
            cursor.executemany(sql.replace("?", "%s"), rows)


@contextmanager
def read(address: str, is_open: bool) -> Iterator[PostgresSide]:
    """The database as of one moment. Unless a server may be using it, raises `WrongStore` if one does."""
    with _used(address) as connection:
        prepare(connection, shown(address))
        pen = None if is_open else PostgresPen(address)
        try:
            connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            yield PostgresSide(connection)
        finally:
            if pen is not None:
                pen.close()


@contextmanager
def written(address: str) -> Iterator[PostgresSide]:
    """The database, for one who writes alone; committed if nothing is raised."""
    with _used(address) as connection:
        prepare(connection, shown(address))
        pen = PostgresPen(address)
        try:
            connection.execute("BEGIN")
            yield PostgresSide(connection)
            if connection.execute("COMMIT").statusmessage != "COMMIT":
                raise CannotCopy("the database has rolled back; nothing was kept")
        finally:
            pen.close()


@contextmanager
def _used(address: str) -> Iterator[Connection]:
    name = shown(address)
    connection = None
    try:
        connection = connect(address)
        connection.execute("SET statement_timeout TO 0; SET idle_in_transaction_session_timeout TO 0")
        yield connection
    except (psycopg.IntegrityError, psycopg.DataError) as error:
        raise CannotCopy(f"{name} cannot keep a row: {said(error)}; nothing was kept") from None
    except psycopg.Error as error:
        raise WrongStore(f"{name} cannot be used as a store: {said(error)}") from None
    finally:
        if connection is not None:
            connection.close()
