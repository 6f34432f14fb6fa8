"""Sharing: the same work on many things, by several processes of this machine or by this one alone."""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_all_start_methods, get_context
from typing import Protocol, TypeVar

AT_A_TIME = 4
"""Things that are handed to a process at a time."""

Given = TypeVar("Given")
Found = TypeVar("Found")


class Do(Protocol):
    """What came of each thing, in their order, as soon as it is there."""

    def __call__(self, work: Callable[[Given], Found], things: Sequence[Given]) -> Iterator[Found]: ...


@contextmanager
def processes(count: int) -> Iterator[Do]:
    """Do work with so many processes, which end when the work is done or given up."""
    if count <= 1:
        yield lambda work, things: map(work, things)
        return
    how = "fork" if "fork" in get_all_start_methods() else "spawn"
    pool = ProcessPoolExecutor(count, mp_context=get_context(how), initializer=_leave_control_c_alone)
    try:
        yield lambda work, things: pool.map(work, things, chunksize=AT_A_TIME)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _leave_control_c_alone() -> None:
    """It is for the process that shares the work out, which then ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
