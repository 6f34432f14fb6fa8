"""The work of a simulation, shared by processes on this machine."""

import multiprocessing
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing.context import BaseContext

from paddock.lab.batch import Outcome, play_batch
from paddock.lab.plan import Seating


def work(seating: Seating) -> Iterator[list[Outcome]]:
    """The outcomes of all batches, in the order in which they are done."""
    if seating.workers == 1:
        for first, last in seating.batches():
            yield play_batch(seating, first, last)
        return
    with ProcessPoolExecutor(seating.workers, mp_context=_context()) as pool:
        jobs = [pool.submit(play_batch, seating, first, last) for first, last in seating.batches()]
        try:
            for job in as_completed(jobs):
                yield job.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _context() -> BaseContext:
    """Forked workers start at once and need no importable main module; beside threads forking is not safe."""
    may_fork = "fork" in multiprocessing.get_all_start_methods() and threading.active_count() == 1
    return multiprocessing.get_context("fork" if may_fork else "spawn")
