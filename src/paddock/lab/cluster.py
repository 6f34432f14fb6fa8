"""The work of a simulation, shared by a Ray cluster. Ray is an extra: `pip install 'paddock-games[cluster]'`.

Every game has seeds of its own, so a batch that is lost with its worker is simply played again, anywhere.
"""

from collections.abc import Callable, Generator
from importlib import import_module
from typing import Any, Final, TypeVar

from paddock.core.extras import need
from paddock.lab.work import Work

Found = TypeVar("Found")
Task = TypeVar("Task", bound=Work)

AGAIN: Final = -1
"""How often a batch is played again whose worker or machine is lost: as often as it takes."""


def work(task: Task, play: Callable[[Task, int, int], Found]) -> Generator[Found]:
    """What `play` finds in each batch of games, in the order in which they are done.

    Joins the cluster that RAY_ADDRESS names; without one Ray starts on this machine alone.
    """
    need("cluster", "a cluster", "ray")
    ray: Any = import_module("ray")
    started = not ray.is_initialized()
    if started:
        ray.init(log_to_driver=False)
    waiting: list[Any] = []
    try:
        job = ray.remote(max_retries=AGAIN)(play)
        plan = ray.put(task)
        waiting = [job.remote(plan, first, last) for first, last in task.batches()]
        while waiting:
            done, waiting = ray.wait(waiting)
            for one in done:
                found: Found = ray.get(one)
                yield found
    finally:
        for one in waiting:
            ray.cancel(one, force=True)
        if started:
            ray.shutdown()
