"""Rule threads: where the rules and words of a game run when somebody at a table waits for them.

The event loop serves all tables, so it must not run what a game computes: one endless rule, and nobody in the house is
answered any more. In a thread a rule shares the interpreter with the loop, which gets its turn every few milliseconds;
and a rule that does not come to an end is given up after a deadline. In machine code (mypyc) a rule keeps the
interpreter until it calls something that is not compiled: there the bound on steps (`State.advance`) is what ends it.
"""

import asyncio
import ctypes
import logging
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

T = TypeVar("T")

log = logging.getLogger("paddock.server")

THREADS = 4
MOST_WAITING = 10
"""How many times its patience a job may wait for a free thread."""


class TakesTooLong(Exception):
    """Work that was given up because it did not end in time."""


class _Stop(BaseException):
    """Raised inside a thread whose work was given up. No rule catches it."""


class _Job:
    def __init__(self, work: Callable[[], Any]) -> None:
        self.work = work
        self.result: Future[Any] = Future()
        self.began = 0.0
        """When a thread took it up; 0: it is waiting."""
        self.thread: int | None = None
        self.is_given_up = False


class RuleThreads:
    """A few threads that take up work in the order in which it comes."""

    def __init__(self, threads: int = THREADS) -> None:
        self._queue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._threads = 0
        for _ in range(threads):
            self._start_thread()

    async def do(self, patience: float, work: Callable[[], T]) -> T:
        """The result of `work`. Raises `TakesTooLong` if it needs more than `patience` seconds."""
        job = _Job(work)
        self._queue.put(job)
        result = asyncio.wrap_future(job.result)
        latest = time.monotonic() + patience * MOST_WAITING
        while not (await asyncio.wait((result,), timeout=self._time_left(job, patience)))[0]:
            if job.began and time.monotonic() >= job.began + patience:
                self._give_up(job)
                raise TakesTooLong(f"it takes more than {patience:g} seconds")
            if not job.began and time.monotonic() > latest:
                result.cancel()
                raise TimeoutError
        value: T = result.result()
        return value

    def close(self) -> None:
        for _ in range(self._threads):
            self._queue.put(None)

    @staticmethod
    def _time_left(job: _Job, patience: float) -> float:
        return max(0.0, (job.began or time.monotonic()) + patience - time.monotonic())

    def _give_up(self, job: _Job) -> None:
        """Stop what can be stopped, and have another thread in place of the one that may be lost."""
        job.is_given_up = True
        log.error("a rule thread was given up and replaced")
        if job.thread is not None:
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(job.thread), ctypes.py_object(_Stop))
        self._threads -= 1
        self._start_thread()

    def _start_thread(self) -> None:
        self._threads += 1
        threading.Thread(target=self._run, name="paddock-rules", daemon=True).start()

    # ── In a thread ──

    def _run(self) -> None:
        try:
            while (job := self._queue.get()) is not None:
                self._carry_out(job)
                if job.is_given_up:
                    return  # another one has taken this thread's place
        except _Stop:
            return

    def _carry_out(self, job: _Job) -> None:
        if not job.result.set_running_or_notify_cancel():
            return
        job.thread = threading.get_ident()
        job.began = time.monotonic()
        try:
            value = job.work()
        except BaseException as error:
            if not job.is_given_up:
                job.result.set_exception(error)
        else:
            if not job.is_given_up:
                job.result.set_result(value)
