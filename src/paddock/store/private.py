"""Files that nobody else on the machine may read: they hold the secrets of races that are still being run."""

import contextlib
from pathlib import Path

FOLDER = 0o700
FILE = 0o600
OURS = ("paddock.sqlite", "packs", "editions", "lock")
"""How the names of what the house keeps in its folder begin."""


def make_folder_private(folder: Path) -> None:
    """Make a folder that is private, or make one private that is there. One that holds other things too is somebody's
    home or the machine's: it stays as it is, and only our files in it are private."""
    if not folder.exists():
        folder.mkdir(parents=True, mode=FOLDER)
    if all(path.name.startswith(OURS) for path in folder.iterdir()):
        with contextlib.suppress(PermissionError):
            folder.chmod(FOLDER)


def make_file_private(path: Path) -> None:
    """Make an empty file that is private from its first moment, or make one private that is there."""
    if not path.exists():
        path.touch(mode=FILE)
    with contextlib.suppress(PermissionError):
        path.chmod(FILE)
