"""Files: where games are kept, how they are read, and how they are written so that no crash can halve one."""

import os
import sys
from datetime import date
from pathlib import Path

from paddock.core.errors import PaddockError

ENDING = ".paddock"


class BadFile(PaddockError):
    """A file that cannot be read or written."""


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
        raise BadFile(f"{_what(error)}: {folder}; PADDOCK_DATA can name another folder for games") from None


def read_text(name: str) -> str:
    """What stands in a file, or on stdin if its name is `-`."""
    try:
        if name == "-":
            return sys.stdin.read()
        return Path(name).read_text(encoding="utf-8")
    except OSError as error:
        raise BadFile(f"{_what(error)}: {name}") from None
    except UnicodeDecodeError:
        raise BadFile(f"{name} is not a text file") from None


def write_atomically(path: Path, text: str) -> None:
    """The new text or the old one, never a part: written beside it, forced to the disk, and moved into its place."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except ValueError:
        raise BadFile(f"{str(path)!r} is no name for a file") from None
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise BadFile(f"{_what(error)}: {path}") from None


def _what(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
