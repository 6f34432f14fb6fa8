"""The work of a simulation, shared by processes on this machine."""

import multiprocessing
import signal
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing.context import BaseContext
from typing import TypeVar

from paddock.lab.work import Work

Found = TypeVar("Found")
Task = TypeVar("Task", bound=Work)


def work(task: Task, play: Callable[[Task, int, int], Found]) -> Generator[Found]:
    """What `play` finds in each batch of games, in the order in which they are done."""
    if task.workers == 1:
        for first, last in task.batches():
            yield play(task, first, last)
        return
    others = set(multiprocessing.active_children())
    with ProcessPoolExecutor(task.workers, mp_context=_context()) as pool:
        try:
            with _deaf_to_control_c():
                jobs = [pool.submit(play, task, first, last) for first, last in task.batches()]
            for job in as_completed(jobs):
                yield job.result()
        except BaseException:
            for worker in set(multiprocessing.active_children()) - others:
                worker.terminate()
            raise
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def _deaf_to_control_c() -> Iterator[None]:
    """Processes started inside ignore Ctrl-C from the beginning; this process gets it afterwards and ends them."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "pthread_sigmask"):
        yield
        return
    pressed: list[int] = []
    # Both are needed: processes inherit the mask of this thread, but another thread may still catch the signal.
    handler = signal.signal(signal.SIGINT, lambda number, frame: pressed.append(number))
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, handler)
    if pressed:
        raise KeyboardInterrupt


def _context() -> BaseContext:
    """How workers are started: forked where that is safe, since it is quick and needs no importable main module; not
    beside other threads."""
    may_fork = "fork" in multiprocessing.get_all_start_methods() and threading.active_count() == 1
    return multiprocessing.get_context("fork" if may_fork else "spawn")
