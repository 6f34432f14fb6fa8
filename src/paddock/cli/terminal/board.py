"""The board in the terminal: a game's own drawing, in colours of the terminal's palette."""

from rich.text import Text

from paddock.core.board import Line
from paddock.core.game import Game
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
    """The game's drawing of the view; for a game without one, the view's position text."""
    draw = view.state.game.title.terminal
    if draw is None:
        return [Text(line) for line in str(view).splitlines()[1:]]
    return [_coloured(line) for line in draw(view, texts)]


def seat_style(game: Game, seat: int) -> str:
    """The colour of a seat that is called after one, such as blue or blue-2."""
    return COLOURS.get(game.domains["seat"].slug(seat).partition("-")[0], "default")


def _coloured(line: Line) -> Text:
    text = Text()
    for words, style in line:
        text.append(words, COLOURS.get(style, "default"))
    text.rstrip()
    return text
