"""The board in the terminal: a game's own drawing, in colours of the terminal's palette."""

from rich.text import Text

from paddock.core.texts import Texts
from paddock.core.view import View


def draw_board(view: View, texts: Texts, width: int) -> list[Text]:
    return [Text(line, "quiet") for line in str(view).splitlines()[1:]]
