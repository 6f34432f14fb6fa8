"""The group-commit writer: one thread that makes changes durable, many with one sync.

A disk syncs a few hundred times a second, and a table must not announce a move before it is on the disk. While one
commit is being synced, the changes that arrive meanwhile gather for the next one: waiting costs nobody more than two
syncs, and the event loop never waits at all.
"""

import queue
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Protocol

from paddock.store.interface import DoesNotFit, NotSaved
from paddock.store.rows import Change

MOST_AT_ONCE = 512
"""The most changes in one commit, so that no commit takes long."""

Waiting = tuple[Change, "Future[None]"]


class StorePen(Protocol):
    """How a store writes; only the writer's thread holds it."""

    def commit(self, changes: Sequence[Change]) -> Sequence[DoesNotFit | None]:
        """Write changes with one commit, each as a whole or not at all. Returns for each why it does not fit what is
        stored; None: it is durable. Raises `NotSaved`: then nothing of all this was written."""
        ...

    def close(self) -> None: ...


class Writer:
    """Writes changes with a pen, in the order in which they were handed in."""

    def __init__(self, pen: StorePen) -> None:
        self.pen = pen
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
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
            self.pen.close()

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
        refusals: Sequence[NotSaved | None]
        try:
            refusals = self.pen.commit([change for change, _ in batch])
        except NotSaved as error:
            refusals = [error] * len(batch)
        except Exception as error:  # whatever it is: who waits must be told, and the thread must live
            refusals = [NotSaved(f"the store cannot write: {type(error).__name__}")] * len(batch)
        self.commits += 1
        self.changes += sum(refusal is None for refusal in refusals)
        for (_, done), refusal in zip(batch, refusals, strict=True):
            if refusal is None:
                done.set_result(None)
            else:
                done.set_exception(refusal)
