"""Files: where games are kept, and how they are found."""

import os
import sys
from datetime import date
from pathlib import Path

from paddock.core.text_files import BadFile as BadFile
from paddock.core.text_files import read_text as read_text
from paddock.core.text_files import what_is_wrong
from paddock.core.text_files import write_atomically as write_atomically

ENDING = ".paddock"


def data_folder() -> Path:
    """Where the house keeps its games: PADDOCK_DATA, or the place that the platform has for such things."""
    chosen = os.environ.get("PADDOCK_DATA")
    if chosen:
        return Path(chosen)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "paddock"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "paddock"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "paddock"


def saved_games() -> list[Path]:
    """The kept games, the last played first."""
    found = [(file.stat().st_mtime, file) for file in (data_folder() / "games").glob(f"*{ENDING}")]
    return [file for _, file in sorted(found, reverse=True)]


def find_saved(name: str) -> Path:
    """The file of that name, here or among the kept games; `last` is the game played last."""
    path = Path(name)
    if path.exists():
        return path
    if name == "last":
        kept = saved_games()
        if not kept:
            raise BadFile(f"no game has been kept in {data_folder() / 'games'} yet")
        return kept[0]
    for ending in ("", ENDING):
        kept_file = data_folder() / "games" / (name + ending)
        if kept_file.exists():
            return kept_file
    raise BadFile(f"there is no file {name!r}, neither here nor in {data_folder() / 'games'}")


def short_name(file: Path) -> str:
    """What `find_saved` finds the file by."""
    return file.stem if file.parent == data_folder() / "games" else str(file)


def new_save(game_id: str) -> Path:
    """A new, empty file for a game, named by day, game and count."""
    folder = data_folder() / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        count = 1
        while True:
            path = folder / f"{date.today():%Y-%m-%d}-{game_id}-{count}{ENDING}"
            try:
                path.touch(exist_ok=False)
                return path
            except FileExistsError:
                count += 1
    except OSError as error:
        raise BadFile(f"{what_is_wrong(error)}: {folder}; PADDOCK_DATA can name another folder for games") from None
