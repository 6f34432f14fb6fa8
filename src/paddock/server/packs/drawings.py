"""Drawings: what people have drawn in the editors, as content packs of one file, to be raced on at once.

Nothing of the sender's decides where anything is written: the game's editor says which file it is, by a name that the
game reads. It is checked as any content pack is, and a race is begun on it.
"""

from collections.abc import Callable
from pathlib import Path

from paddock.core.editor import LONGEST_FILE, DrawnFile
from paddock.core.errors import BadData, BadOption, PaddockError
from paddock.games import title as title_called
from paddock.games import titles
from paddock.server.packs.collection import lay_out


def draw_up(title_id: str, text: str, home: Path) -> tuple[DrawnFile | None, str]:
    """Make a content pack of what was drawn and lay it out in a folder of `home`.

    Returns the drawing and the digest of its pack; or None and what is wrong with it.
    """
    try:
        return lay_out_drawing(title_id, text, home)
    except PaddockError as error:
        return None, str(error)
    except (ArithmeticError, LookupError, RecursionError, ValueError) as error:
        # The form is right and every bound is kept, and yet no race can begin: nobody shall sit down to it.
        return None, f"No race can begin on it ({type(error).__name__})."


def lay_out_drawing(title_id: str, text: str, home: Path) -> tuple[DrawnFile, str]:
    """The same. Raises `BadOption` or `BadData` for what cannot be raced on."""
    readers = drawing_readers()
    if title_id not in readers:
        raise BadOption(f"nothing can be drawn for {title_id!r}; for {' and '.join(readers)} it can")
    if len(text) > LONGEST_FILE:
        raise BadData(f"the file has {len(text)} letters; at most {LONGEST_FILE} are read")
    drawing = readers[title_id](text)
    title = title_called(title_id)

    def begin_a_race(folder: Path) -> None:
        game = title.game_with({drawing.option: drawing.choice}, pack=folder)
        game.start()
        title.components(game)
        title.components(pack=folder)

    return drawing, lay_out(home, {drawing.file: text.encode()}, begin_a_race)


def drawing_readers() -> dict[str, Callable[[str], DrawnFile]]:
    """For each title whose drawings are files of a content pack: what reads one."""
    return {
        title.id: editor.read_drawing
        for title in titles()
        for editor in title.editors
        if editor.read_drawing is not None
    }
