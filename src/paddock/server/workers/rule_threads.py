"""Rule threads: where the rules and words of a game run when somebody at a table waits for them.

The event loop serves all tables, so it must not run what a game computes: one endless rule, and nobody in the house is
answered any more. In a thread a rule shares the interpreter with the loop, which gets its turn every few milliseconds;
and a rule that does not come to an end is given up after a deadline. In machine code (mypyc) a rule keeps the
interpreter until it calls something that is not compiled: there the bound on steps (`State.advance`) is what ends it.
"""

import asyncio
import contextlib
import ctypes
import logging
import queue
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")

log = logging.getLogger("paddock.server")

THREADS = 4
MOST_WAITING = 10
"""How many times its patience a job may wait for a free thread, or take by the wall clock on a machine that is busy
with something else."""
SHORTEST_WATCH = 0.05
"""Seconds between two looks at a job whose processor time goes by more slowly than the wall clock."""


class TakesTooLong(Exception):
    """Work that was given up because it did not end in time."""


class _Stop(BaseException):
    """Raised inside a thread whose work was given up. No rule catches it."""


class Lane:
    """Work of one game, which is done one piece after the other, never two at the same time."""

    def __init__(self) -> None:
        self.waiting: deque[_Job] = deque()
        self.is_busy = False


class _Job:
    def __init__(self, work: Callable[[], Any], lane: Lane, patience: float) -> None:
        self.work = work
        self.lane = lane
        self.patience = patience
        self.loop = asyncio.get_running_loop()
        self.result: asyncio.Future[Any] = self.loop.create_future()
        self.handed_in = time.monotonic()
        self.began = 0.0
        """When a thread took it up; 0: it is waiting."""
        self.thread: int | None = None
        self.processor_clock: int | None = None
        """The clock of the processor time of its thread, where the system has such clocks."""
        self.processor_began = 0.0
        self.is_given_up = False
        self.alarm: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Called by the thread that takes it up."""
        self.thread = threading.get_ident()
        if hasattr(time, "pthread_getcpuclockid"):
            self.processor_clock = time.pthread_getcpuclockid(self.thread)
            self.processor_began = time.clock_gettime(self.processor_clock)
        self.began = time.monotonic()

    def time_left(self) -> float:
        """How many seconds it may still take. What counts is the time that the processor gave it: on a machine that is
        busy a harmless rule takes long by the wall clock, and its game must not be paused for that."""
        left_by_wall_clock = self.began + self.patience - time.monotonic()
        if self.processor_clock is None:
            return left_by_wall_clock
        try:
            used = time.clock_gettime(self.processor_clock) - self.processor_began
        except OSError:  # the thread has ended
            return left_by_wall_clock
        return min(self.patience - used, left_by_wall_clock + self.patience * (MOST_WAITING - 1))


class RuleThreads:
    """A few threads that take up work in the order in which it comes, but for what waits in its lane."""

    def __init__(self, threads: int = THREADS) -> None:
        self._queue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._threads = 0
        for _ in range(threads):
            self._start_thread()

    def do(self, patience: float, work: Callable[[], T], lane: Lane | None = None) -> "asyncio.Future[T]":
        """The result of `work`, to be awaited: `TakesTooLong` if it needs more than `patience` seconds of a processor,
        `TimeoutError` if no thread was free for long. It is watched also when nobody waits for it any more."""
        job = _Job(work, lane if lane is not None else Lane(), patience)
        self._watch(job, patience)
        if job.lane.is_busy:
            job.lane.waiting.append(job)
        else:
            job.lane.is_busy = True
            self._queue.put(job)
        return job.result

    def close(self) -> None:
        for _ in range(self._threads):
            self._queue.put(None)

    # ── In the loop ──

    def _watch(self, job: _Job, seconds: float) -> None:
        job.alarm = job.loop.call_later(seconds, self._look_after, job)

    def _look_after(self, job: _Job) -> None:
        """The time of a job may be up."""
        if job.began:
            left = job.time_left()
            if left > 0:
                self._watch(job, max(left, SHORTEST_WATCH))
            else:
                self._give_up(job)
                self._end(job, TakesTooLong(f"it takes more than {job.patience:g} seconds"), None)
        elif time.monotonic() >= job.handed_in + job.patience * MOST_WAITING:
            if not job.result.done():
                job.result.set_exception(TimeoutError())
        else:
            self._watch(job, job.patience)

    def _end(self, job: _Job, error: BaseException | None, value: Any) -> None:
        """Tell whoever waits what came of a job, and let the next of its lane begin."""
        if job.alarm is not None:
            job.alarm.cancel()
        if not job.result.done():
            if error is not None:
                job.result.set_exception(error)
            else:
                job.result.set_result(value)
        lane = job.lane
        if lane.waiting:
            self._queue.put(lane.waiting.popleft())
        else:
            lane.is_busy = False

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
        error: BaseException | None = None
        value = None
        if not job.result.done():  # else nobody waits for it any more
            job.begin()
            try:
                value = job.work()
            except BaseException as raised:
                error = raised
        if not job.is_given_up:
            with contextlib.suppress(RuntimeError):  # the loop was closed meanwhile
                job.loop.call_soon_threadsafe(self._end, job, error, value)
