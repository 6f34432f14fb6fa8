"""How changes get into PostgreSQL, and how one server at a time is the one that writes.

The connection that writes holds a lock of the database, which goes when the connection does: nobody else writes as long
as it lives, and a server that was killed leaves nothing behind. Who takes the lock anew raises the fence, a number that
every commit names: a server that was cut off and comes back when another has taken over is refused for good.

Every commit raises the number of batches too. If the connection is lost while a commit is under way, that number says
afterwards whether it was made.
"""

import time
from collections.abc import Sequence

import psycopg

from paddock.store.interface import DoesNotFit, NotSaved, WrongStore
from paddock.store.postgres.connecting import connect, said
from paddock.store.rows import Change
from paddock.store.sql import statements

LOCK = 0x9ADD0C
"""The number of the lock."""
PATIENCE = 8.0
"""Seconds for which a lock is waited for: a dead server's is free after five at most."""
RETRY = 0.1


class HeldDatabase(WrongStore):
    """Another server writes to this database."""


class PostgresPen:
    """Writes to the database at `address`. Raises `HeldDatabase` if another server does, else what psycopg raises."""

    def __init__(self, address: str) -> None:
        self._address = address
        self.connection = connect(address)
        try:
            self._lock()
            (row,) = self.connection.execute("UPDATE house SET fence = fence + 1 RETURNING fence, batch").fetchall()
        except BaseException:
            self.connection.close()
            raise
        self.fence: int = row[0]
        self.batch: int = row[1]

    def _lock(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while self.connection.execute("SELECT pg_try_advisory_lock(%s)", (LOCK,)).fetchone() != (True,):
            if time.monotonic() > deadline:
                raise HeldDatabase("another server uses this database; stop it first, or name another database")
            time.sleep(RETRY)

    def commit(self, changes: Sequence[Change]) -> Sequence[DoesNotFit | None]:
        """First all changes at once, in one exchange with the database. Only where one of them does not fit, all again
        one by one, a savepoint for each."""
        try:
            if self.connection.closed:
                self._come_back()
            try:
                self._begin_with(changes)
                refusals: Sequence[DoesNotFit | None] = [None] * len(changes)
            except (psycopg.IntegrityError, psycopg.DataError):
                self.connection.execute("ROLLBACK")
                self._begin_with([])
                refusals = [self._write(change) for change in changes]
        except psycopg.Error as error:
            self._let_go()
            raise NotSaved(f"the store cannot write: {said(error)}") from None
        self._finish()
        return refusals

    def _begin_with(self, changes: Sequence[Change]) -> None:
        with self.connection.pipeline():
            self.connection.execute("BEGIN")
            mine = self.connection.execute("UPDATE house SET batch = batch + 1 WHERE fence = %s", (self.fence,))
            for change in changes:
                self._send(change)
        if mine.rowcount != 1:
            self._let_go()
            raise NotSaved("another server has taken this store over")

    def _send(self, change: Change) -> None:
        with self.connection.cursor() as cursor:
            for sql, rows in statements(change):
                cursor.executemany(sql.replace("?", "%s"), rows)

    def _write(self, change: Change) -> DoesNotFit | None:
        self.connection.execute("SAVEPOINT change")
        try:
            with self.connection.pipeline():
                self._send(change)
        except (psycopg.IntegrityError, psycopg.DataError) as error:
            self.connection.execute("ROLLBACK TO change")
            return DoesNotFit(f"the change does not fit what is stored: {said(error)}")
        self.connection.execute("RELEASE change")
        return None

    def _finish(self) -> None:
        """Commit. Whoever is told "not saved" may rely on it, so a lost connection is not taken for an answer."""
        try:
            if self.connection.execute("COMMIT").statusmessage != "COMMIT":
                raise NotSaved("the store cannot write: the database has rolled back")
        except psycopg.Error as error:
            self._let_go()
            if not self._was_made():
                raise NotSaved(f"the store cannot write: {said(error)}") from None
        self.batch += 1

    def _was_made(self) -> bool:
        """Whether the commit during which the connection was lost was made, as soon as the database can be asked."""
        before, deadline = self.batch, time.monotonic() + PATIENCE
        while True:
            try:
                self._come_back()
                return self.batch > before
            except psycopg.OperationalError:
                if time.monotonic() > deadline:
                    return False  # if it was made after all, the next change does not fit, and the room is opened anew
            time.sleep(RETRY)

    def _come_back(self) -> None:
        """Take the lock again on a new connection. Nobody has written meanwhile if the fence is the same."""
        self.connection = connect(self._address)
        try:
            self._lock()
            (row,) = self.connection.execute("SELECT fence, batch FROM house").fetchall()
        except HeldDatabase as error:
            self._let_go()
            raise NotSaved(str(error)) from None
        except psycopg.Error:
            self._let_go()
            raise
        if row[0] != self.fence:
            self._let_go()
            raise NotSaved("another server has taken this store over")
        self.batch = row[1]

    def _let_go(self) -> None:
        """Give the connection up: whatever was begun on it is rolled back."""
        self.connection.close()

    def close(self) -> None:
        self.connection.close()
