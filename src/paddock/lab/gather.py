"""Gathering what the batches of a simulation find, with progress; Ctrl-C ends it with what is there."""

from collections.abc import Callable
from contextlib import closing
from typing import TypeVar

from paddock.lab.share import share
from paddock.lab.work import Work

Found = TypeVar("Found")
Task = TypeVar("Task", bound=Work)
Progress = Callable[[int, int], None]
"""Told how many games are done, and of how many."""


def gather(
    task: Task,
    play: Callable[[Task, int, int], Found],
    add: Callable[[Found], int],
    progress: Progress | None = None,
) -> bool:
    """Hand what each batch finds to `add`, which returns how many games there are now. Returns whether all games were
    played: False if Ctrl-C ended it."""
    try:
        with closing(share(task, play)) as batches:
            for batch in batches:
                done = add(batch)
                if progress is not None:
                    progress(done, task.games)
    except KeyboardInterrupt:
        return False
    return True
