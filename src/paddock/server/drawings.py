"""Drawings: what people have drawn in the editors, as content packs of one file, to be raced on at once.

Nothing of the sender's decides where anything is written: the file has the name that the game reads, and a track's is
made of the letters and figures of its name. It is checked as any content pack is, and a race is begun on it.
"""

from collections.abc import Callable
from pathlib import Path

import msgspec

from paddock.core.data import parse
from paddock.core.errors import BadData, BadOption
from paddock.games import title as title_called
from paddock.games.grand_prix.track import Track
from paddock.games.great_race.data import Boards
from paddock.server import tracks
from paddock.server.messages import LaneTrackFile
from paddock.server.packs import lay_out
from paddock.server.screens import screen

LONGEST = tracks.LONGEST
"""Letters of a file."""


class Drawing(msgspec.Struct):
    """A drawing as a content pack; `option` and `choice` say how it is chosen."""

    name: str
    file: str
    option: str
    choice: str
    pack: str = ""


def track(text: str) -> Drawing:
    form = tracks.read(LaneTrackFile(text=text))
    file = tracks.file_name(form.name)
    choice = file.removesuffix(".toml")
    Track(choice, form, text=text)  # a mistake is told with its line
    return Drawing(name=form.name.strip(), file=f"tracks/{file}", option="track", choice=choice)


def board(text: str) -> Drawing:
    first = parse("boards.toml", text, Boards).boards[0]
    return Drawing(name=first.name.strip(), file="boards.toml", option="board", choice=first.id)


READERS: dict[str, Callable[[str], Drawing]] = {"grand-prix": track, "great-race": board}


def lay_out_drawing(title_id: str, text: str, home: Path) -> Drawing:
    """Lay a drawing out in a folder of `home`. Raises `BadData` for one that cannot be raced on."""
    if title_id not in READERS:
        raise BadOption(f"nothing can be drawn for {title_id!r}; for {' and '.join(READERS)} it can")
    if len(text) > LONGEST:
        raise BadData(f"the file has {len(text)} letters; at most {LONGEST} are read")
    drawing = READERS[title_id](text)
    title = title_called(title_id)

    def begin_a_race(folder: Path) -> None:
        game = title.game_with({drawing.option: drawing.choice}, pack=folder)
        game.start()
        screen(title).components(game)
        screen(title).components(pack=folder)

    drawing.pack = lay_out(home, {drawing.file: text.encode()}, begin_a_race)
    return drawing
