"""The work of a simulation, shared by processes on this machine."""

import multiprocessing
import signal
import threading
from collections.abc import Generator, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing.context import BaseContext

from paddock.lab.batch import Outcome, play_batch
from paddock.lab.plan import Seating


def work(seating: Seating) -> Generator[list[Outcome]]:
    """The outcomes of all batches, in the order in which they are done."""
    if seating.workers == 1:
        for first, last in seating.batches():
            yield play_batch(seating, first, last)
        return
    others = set(multiprocessing.active_children())
    with ProcessPoolExecutor(seating.workers, mp_context=_context()) as pool:
        try:
            with _deaf_to_control_c():
                jobs = [pool.submit(play_batch, seating, first, last) for first, last in seating.batches()]
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
