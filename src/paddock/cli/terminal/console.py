"""The two consoles. Colours are the sixteen of the terminal's own palette, so that they fit dark and light alike;
rich leaves them out by itself where they cannot or should not be (pipes, dumb terminals, NO_COLOR)."""

import sys

from rich.console import Console
from rich.text import Text
from rich.theme import Theme

THEME = Theme(
    {
        "head": "bold",
        "number": "bold cyan",
        "command": "cyan",
        "event": "default",
        "quiet": "dim",
        "rule": "dim",
        "asked": "bold",
        "wrong": "bold red",
        "warning": "yellow",
        "first": "bold green",
    }
)

OUT = Console(theme=THEME, highlight=False, markup=False, emoji=False)
ERR = Console(theme=THEME, highlight=False, markup=False, emoji=False, stderr=True)


def complain(sentence: str) -> None:
    """Say on stderr what was wrong, as one line however long it is."""
    line = Text("paddock: ", "wrong")
    line.append(" ".join(sentence.split()), "default not bold")
    ERR.print(line, soft_wrap=True)


def interactive() -> bool:
    """Whether input and output both are a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()
