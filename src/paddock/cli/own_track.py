"""A track or board of one's own as a file: what it chooses about the game, and the content pack that holds it."""

from pathlib import Path

from paddock.cli.files import read_text
from paddock.core.editor import LONGEST_FILE
from paddock.core.errors import BadOption
from paddock.core.title import Title


def own_track(title: Title, file: Path, folder: Path) -> tuple[str, Path | None]:
    """The option as name=value for a game on this track, and its content pack, laid out in the folder, if it is one."""
    text = read_text(str(file))
    if len(text) > LONGEST_FILE:
        raise BadOption(f"{file} has {len(text)} letters; at most {LONGEST_FILE} are read")
    for editor in title.editors:
        if editor.read_drawing is not None:
            drawn = editor.read_drawing(text)
            place = folder / drawn.file
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text, encoding="utf-8")
            return f"{drawn.option}={drawn.choice}", folder
        if editor.option:
            return f"{editor.option}={' '.join(text.split())}", None
    raise BadOption(f"for {title.name} no tracks or boards are drawn; take --pack DIR for data of your own")
