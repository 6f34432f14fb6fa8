"""A progress bar on stderr, with the time that remains, for whatever takes longer than a moment."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from paddock.cli.terminal.console import ERR


@contextmanager
def progress_bar(title: str, total: int) -> Iterator[Callable[[int, int], None]]:
    """A bar that is told how much is done, and of how much. Where stderr is no terminal, nothing is drawn."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=ERR, transient=True, disable=not ERR.is_terminal) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done, of: bar.update(task, completed=done, total=of)


def tell_stopped(done: int, planned: int) -> None:
    """Say that Ctrl-C has ended the work early, if it has."""
    if done < planned:
        ERR.print(f"stopped after {done:,} of {planned:,} games; this is what they say", style="quiet")
