"""The board in the terminal: a game's own drawing, in colours of the terminal's palette."""

from functools import cache
from importlib import import_module
from types import ModuleType

from rich.text import Text

from paddock.core.board import Line
from paddock.core.game import Game, Title
from paddock.core.texts import Texts
from paddock.core.view import View

COLOURS = {
    "red": "red",
    "vermilion": "red",
    "orange": "bright_red",
    "yellow": "yellow",
    "amber": "yellow",
    "bronze": "yellow",
    "green": "green",
    "viridian": "green",
    "blue": "bright_blue",
    "cobalt": "bright_blue",
    "cyan": "cyan",
    "teal": "cyan",
    "purple": "magenta",
    "violet": "magenta",
    "rose": "bright_magenta",
    "pink": "bright_magenta",
    "grey": "bright_black",
    "slate": "bright_black",
    "bold": "bold",
    "dim": "dim",
    "warn": "bold red",
}
"""The words of drawings in the terminal's own sixteen colours; black, white and words without a colour stay as they
are, because the terminal may be dark or light. A drawing tells everything in letters too."""


def draw_board(view: View, texts: Texts) -> list[Text]:
    """The game's drawing of the view, in the reader's language if it has words for it (`draw_in`); for a game without
    a drawing, the view's position text."""
    module = _board_of(view.state.game.title)
    if module is None:
        return [Text(line) for line in str(view).splitlines()[1:]]
    lines = module.draw_in(view, texts) if hasattr(module, "draw_in") else module.draw(view)
    return [_coloured(line) for line in lines]


def seat_style(game: Game, seat: int) -> str:
    """The colour of a seat that is called after one, such as blue or blue-2."""
    return COLOURS.get(game.domains["seat"].slug(seat).partition("-")[0], "default")


@cache
def _board_of(title: Title) -> ModuleType | None:
    """The module `board` beside the game's rules, if it has one."""
    name = f"{title.make.__module__}.board"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None


def _coloured(line: Line) -> Text:
    text = Text()
    for words, style in line:
        text.append(words, COLOURS.get(style, "default"))
    text.rstrip()
    return text
