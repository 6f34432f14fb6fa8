"""The group-commit writer: one thread that makes changes durable, many with one sync.

A disk syncs a few hundred times a second, and a table must not announce a move before it is on the disk. While one
commit is being synced, the changes that arrive meanwhile gather for the next one: waiting costs nobody more than two
syncs, and the event loop never waits at all.
"""

import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future

from paddock.store.interface import DoesNotFit, NotSaved
from paddock.store.rows import Change

MOST_AT_ONCE = 512
"""The most changes in one commit, so that no commit takes long."""

Waiting = tuple[Change, "Future[None]"]


class Writer:
    """Writes changes through `write`, in the order in which they were handed in."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], write: Callable[[sqlite3.Connection, Change], None]):
        self._write = write
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._connection = connect()
        self._closed = False
        self.commits = 0
        self.changes = 0
        self._thread = threading.Thread(target=self._run, name="paddock-writer", daemon=True)
        self._thread.start()

    def save(self, change: Change) -> "Future[None]":
        done: Future[None] = Future()
        if self._closed:
            done.set_exception(NotSaved("the server is closing"))
        else:
            self._queue.put((change, done))
        return done

    def close(self) -> None:
        """Write what is waiting, then stop."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
            self._thread.join()
            self._connection.close()

    # ── The thread ──

    def _run(self) -> None:
        going_on = True
        while going_on:
            batch: list[Waiting] = []
            item = self._queue.get()
            while item is not None:
                if item[1].set_running_or_notify_cancel():
                    batch.append(item)
                if len(batch) == MOST_AT_ONCE:
                    break
                try:
                    item = self._queue.get_nowait()
                except queue.Empty:
                    break
            going_on = item is not None
            if batch:
                self._commit(batch)

    def _commit(self, batch: list[Waiting]) -> None:
        """One transaction for all, a savepoint for each: a change that cannot be written takes no other with it."""
        written: list[Waiting] = []
        failed: list[tuple[Future[None], Exception]] = []
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            for change, done in batch:
                connection.execute("SAVEPOINT change")
                try:
                    self._write(connection, change)
                except sqlite3.OperationalError:
                    raise
                except Exception as error:
                    connection.execute("ROLLBACK TO change")
                    failed.append((done, DoesNotFit(f"the change does not fit what is stored: {error}")))
                else:
                    written.append((change, done))
                connection.execute("RELEASE change")
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            # Disk full, read-only, input/output error: nothing of this transaction counts.
            self._roll_back()
            written = []
            failed = [(done, NotSaved(f"the store cannot write: {error}")) for _, done in batch]
        self.commits += 1
        self.changes += len(written)
        for _, done in written:
            done.set_result(None)
        for done, reason in failed:
            done.set_exception(reason)

    def _roll_back(self) -> None:
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            pass  # SQLite has rolled back by itself, as it does when the disk is full
