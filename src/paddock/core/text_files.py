"""Text files: how they are read, and how they are written so that no crash can halve one."""

import os
import sys
from pathlib import Path

from paddock.core.errors import PaddockError


class BadFile(PaddockError):
    """A file that cannot be read or written."""


def read_text(name: str) -> str:
    """What stands in a file, or on stdin if its name is `-`."""
    try:
        if name == "-":
            return sys.stdin.read()
        return Path(name).read_text(encoding="utf-8")
    except OSError as error:
        raise BadFile(f"{what_is_wrong(error)}: {name}") from None
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
        raise BadFile(f"{what_is_wrong(error)}: {path}") from None


def what_is_wrong(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
