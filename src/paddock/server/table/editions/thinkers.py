"""Bots and previews of a kept edition. They have one process, and wait for it by fair shares, as ours do."""

import asyncio
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from paddock.server.table.editions.process import STARTING, EditionEnded, EditionProcess
from paddock.server.workers.pool import MOST_WAITING, MOST_WAITING_OF_ONE
from paddock.server.workers.shares import FairQueue, Share


class _Thought:
    """A question, and where its answer goes."""

    def __init__(self, seconds: float, name: str, args: tuple[Any, ...]) -> None:
        self.seconds = seconds
        self.name = name
        self.args = args
        self.result: Future[Any] = Future()


class Thinkers:
    def __init__(self, process: EditionProcess) -> None:
        self.process = process
        self._queue: FairQueue[_Thought] = FairQueue(MOST_WAITING, MOST_WAITING_OF_ONE)
        self._changing = threading.Lock()
        self._thread = ThreadPoolExecutor(1, "paddock-edition")
        self._is_ended = False

    async def think(self, share: Share, seconds: float, name: str, *args: Any) -> Any:
        """The answer. TimeoutError if it waits or takes too long; `TooBusy` if too much is waiting already."""
        job = _Thought(seconds, name, args)
        with self._changing:
            if self._is_ended:
                raise EditionEnded("its rulebook is not open any more")
            self._queue.add(share, job)
            self._thread.submit(self._do_next)
        async with asyncio.timeout(2 * seconds + STARTING):
            return await asyncio.wrap_future(job.result)

    def end(self) -> None:
        """Kill the process; whoever waits for it is told."""
        with self._changing:
            self._is_ended = True
            while (job := self._queue.take()) is not None:
                if job.result.set_running_or_notify_cancel():
                    job.result.set_exception(EditionEnded("its rulebook is not open any more"))
        self._thread.shutdown(wait=False, cancel_futures=True)
        self.process.end()

    def _do_next(self) -> None:
        """In the thread: whichever job comes next by the shares."""
        with self._changing:
            job = self._queue.take()
        if job is None or not job.result.set_running_or_notify_cancel():
            return
        try:
            job.result.set_result(self.process.ask(job.seconds, job.name, *job.args))
        except BaseException as error:
            job.result.set_exception(error)
