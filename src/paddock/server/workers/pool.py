"""The pool of worker processes: whatever takes long is computed there, so that the event loop never waits.

A function that runs in a worker gets a view, or a record that its reader may see; never the table. Every job has a
deadline; a process that misses it is killed and replaced. Jobs wait by fair shares.
"""

import asyncio
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, ParamSpec, TypeVar

from paddock.server.workers.process import STARTING, WorkerDied, WorkerEnded, WorkerProcess
from paddock.server.workers.shares import FairQueue, Share

P = ParamSpec("P")
R = TypeVar("R")

MOST_WAITING = 1_000
MOST_WAITING_OF_ONE = 100
"""Jobs that may wait in all, and of one address."""
HOUSE = Share("house")
"""The share of what belongs to no table and no address."""


class Job:
    """Something to be computed, and where its result goes."""

    def __init__(self, patience: float, work: Callable[..., Any], args: tuple[Any, ...]) -> None:
        self.patience = patience
        self.work = work
        self.args = args
        self.result: Future[Any] = Future()
        self.since = time.monotonic()


class Workers:
    """A few worker processes, each watched by a thread. They are started when there is something to do."""

    def __init__(self, processes: int = 0) -> None:
        self._count = processes or max(1, (os.cpu_count() or 2) - 1)
        self._queue: FairQueue[Job] = FairQueue(MOST_WAITING, MOST_WAITING_OF_ONE)
        self._changed = threading.Condition()
        self._threads: list[threading.Thread] = []
        self._processes: set[WorkerProcess] = set()
        self._closing = False
        self.replaced = 0
        """Processes that were killed because they did not answer in time."""

    async def do(self, patience: float, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """The result of `work`, computed in a worker, for the house itself."""
        return await self.do_for(HOUSE, patience, work, *args, **kwargs)

    async def do_for(self, share: Share, patience: float, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """The result of `work`, computed in a worker. TimeoutError if it waits or takes longer than `patience` seconds;
        `TooBusy` if too much is waiting already."""
        assert not kwargs, "a job takes its arguments in order"
        job = Job(patience, work, args)
        with self._changed:
            self._queue.add(share, job)
            self._start_threads()
            self._changed.notify()
        async with asyncio.timeout(2 * patience + STARTING):
            result: R = await asyncio.wrap_future(job.result)
            return result

    def warm_up(self) -> None:
        """Start the processes before they are needed: the first bot shall not keep people waiting."""
        with self._changed:
            self._start_threads()

    def close(self) -> None:
        """End all processes, whatever they do; whoever waits for one is told."""
        with self._changed:
            self._closing = True
            while (job := self._queue.take()) is not None:
                if job.result.set_running_or_notify_cancel():
                    job.result.set_exception(WorkerDied("the workers are closed"))
            processes = list(self._processes)
            self._changed.notify_all()
        for process in processes:
            process.kill()
        for thread in self._threads:
            thread.join(10.0)

    def _start_threads(self) -> None:
        while len(self._threads) < self._count and not self._closing:
            thread = threading.Thread(target=self._watch, name="paddock-worker", daemon=True)
            self._threads.append(thread)
            thread.start()

    # ── In the thread of one process ──

    def _watch(self) -> None:
        process = WorkerProcess()
        with self._changed:
            self._processes.add(process)
        try:
            process.start()
        except Exception:  # it is tried again with the first job, which is then told
            process.end()
        while (job := self._next()) is not None:
            self._carry_out(job, process)
        process.end()

    def _next(self) -> Job | None:
        with self._changed:
            while not self._closing:
                job = self._queue.take()
                if job is not None:
                    return job
                self._changed.wait()
        return None

    def _carry_out(self, job: Job, process: WorkerProcess) -> None:
        if not job.result.set_running_or_notify_cancel():
            return
        try:
            process.start()
            if time.monotonic() - max(job.since, process.ready_at) > job.patience:
                raise TimeoutError("all workers were busy for too long")
            result = process.do(job.patience, job.work, job.args)
        except BaseException as error:
            self.replaced += isinstance(error, WorkerEnded)
            job.result.set_exception(error)
        else:
            job.result.set_result(result)
