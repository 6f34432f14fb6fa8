"""How a command is declared: its docstring becomes its help, and examples follow."""

import inspect
from collections.abc import Callable
from typing import Any

import typer

STOPPED = 130
"""The exit code of what Ctrl-C has ended."""


def new_app(*example_lines: str, **settings: Any) -> typer.Typer:
    """An empty application for the commands of one module. The examples are those of a group of commands."""
    epilog = examples(*example_lines) if example_lines else None
    return typer.Typer(
        add_completion=False, rich_markup_mode="rich", pretty_exceptions_enable=False, epilog=epilog, **settings
    )


def command(app: typer.Typer, *example_lines: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A decorator that makes a function a command of the application, with these examples in its help."""

    def declare(function: Callable[..., None]) -> Callable[..., None]:
        app.command(help=prose(function), epilog=examples(*example_lines))(function)
        return function

    return declare


def prose(function: Callable[..., None]) -> str:
    """The docstring, a line for each paragraph: the terminal breaks lines where it is wide, not where the source is."""
    paragraphs = inspect.cleandoc(function.__doc__ or "").split("\n\n")
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)


def examples(*lines: str) -> str:
    """Lines that could be typed, as the end of a help shows them."""
    return "\n".join(["[bold]Examples[/bold]", *(f"  [dim]$[/dim] {line}" for line in lines)])
