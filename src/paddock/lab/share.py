"""Who does the work of a simulation: this machine's cores, or a cluster."""

from collections.abc import Callable, Generator
from typing import TypeVar

from paddock.lab import cluster, pool
from paddock.lab.work import Work

Found = TypeVar("Found")
Task = TypeVar("Task", bound=Work)


def share(task: Task, play: Callable[[Task, int, int], Found]) -> Generator[Found]:
    """What `play` finds in each batch of games, in the order in which they are done. Close it to stop the work."""
    return cluster.work(task, play) if task.cluster else pool.work(task, play)
