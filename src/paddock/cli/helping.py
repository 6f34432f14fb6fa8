"""The help of each command: its docstring as prose, and examples."""

import inspect
from collections.abc import Callable


def prose(command: Callable[..., None]) -> str:
    """The docstring, a line for each paragraph: the terminal breaks lines where it is wide, not where the source is."""
    paragraphs = inspect.cleandoc(command.__doc__ or "").split("\n\n")
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)


def examples(*lines: str) -> str:
    return "\n".join(["[bold]Examples[/bold]", *(f"  [dim]$[/dim] {line}" for line in lines)])
