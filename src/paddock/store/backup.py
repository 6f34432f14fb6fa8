"""Backup: everything that a house keeps, in one file, made while it is open; and a data folder made from such a file.

The file is a zip with the store as of one moment and the rulebooks that games were begun under. It holds the secrets of
races that are still being run, so it is as private as the store. A database is in it as a file of SQLite, so
that a store of either kind can be made from any backup.
"""

import os
import re
import sqlite3
import tempfile
import zipfile
from contextlib import closing
from pathlib import Path

from paddock.core.errors import PaddockError
from paddock.store.damage import check
from paddock.store.migrate import to_database, to_file
from paddock.store.private import FILE, FOLDER, make_folder_private

EDITIONS = "editions"
"""The folder of rulebooks beside the store."""
NAMES = re.compile(rf"{EDITIONS}/[\w][\w.-]*")


class CannotBackUp(PaddockError):
    """A backup that cannot be made, or cannot be used."""


def back_up(store: Path, file: Path, database: str = "") -> None:
    """Write a backup of the store, with the rulebooks beside it, to a file that does not exist yet.

    `database`: the address of the database that is the store, instead of the file.
    """
    if not database and not store.exists():
        raise CannotBackUp(f"there is no store at {store}")
    if file.exists():
        raise CannotBackUp(f"{file} exists already; a backup replaces nothing")
    try:
        with tempfile.TemporaryDirectory(dir=file.absolute().parent) as folder:
            copied = Path(folder) / store.name
            if database:
                to_file(database, copied, is_open=True)
            else:
                _copy(store, copied)
            packed = Path(folder) / "packed"
            with zipfile.ZipFile(packed, "x", zipfile.ZIP_DEFLATED) as archive:
                archive.write(copied, store.name)
                for edition in sorted((store.parent / EDITIONS).glob("*")):
                    if edition.is_file():
                        archive.write(edition, f"{EDITIONS}/{edition.name}")
            packed.chmod(FILE)
            with packed.open("rb") as written:
                os.fsync(written.fileno())
            packed.rename(file)
    except (OSError, sqlite3.Error) as error:
        raise CannotBackUp(f"the backup could not be made: {error}") from None


def _copy(store: Path, copied: Path) -> None:
    """In one step: a house that is open writes beside it, and the copy has one moment."""
    address = f"{store.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as source, closing(sqlite3.connect(copied)) as target:
        source.backup(target)


def restore(file: Path, store: Path, database: str = "") -> None:
    """Make the store, and the rulebooks beside it, from a backup. Where a store is already, nothing is done.

    `database`: the address of an empty database that becomes the store, instead of the file.
    """
    if not database and store.exists():
        raise CannotBackUp(f"there is a store at {store} already; name an empty folder with --data")
    try:
        with zipfile.ZipFile(file) as archive, tempfile.TemporaryDirectory(dir=_made(store.parent)) as folder:
            names = archive.namelist()
            strange = [name for name in names if name != store.name and not NAMES.fullmatch(name)]
            if store.name not in names or strange:
                raise CannotBackUp(f"{file} is no backup of a house")
            archive.extractall(folder)
            damage = check(Path(folder) / store.name).damage
            if damage:
                raise CannotBackUp(f"the store in {file} is damaged: {damage[0]}")
            if database:
                to_database(Path(folder) / store.name, database)
                names.remove(store.name)
            _move(Path(folder), names, store)
    except (OSError, zipfile.BadZipFile) as error:
        raise CannotBackUp(f"{file} cannot be read as a backup: {error}") from None


def _move(folder: Path, names: list[str], store: Path) -> None:
    """Put everything in its place, the store last: a house is there whole or not at all."""
    for name in sorted(names, key=lambda name: name == store.name):
        goal = store.parent / name
        goal.parent.mkdir(mode=FOLDER, exist_ok=True)
        (folder / name).chmod(FILE)
        (folder / name).replace(goal)


def _made(folder: Path) -> Path:
    make_folder_private(folder)
    return folder
