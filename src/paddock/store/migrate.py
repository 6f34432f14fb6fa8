"""Moving: the store of a file into a database, and back. What it comes from stays as it was."""

import sqlite3
from pathlib import Path

from paddock.store.copying import CannotCopy, Copied, SqliteSide, copy
from paddock.store.sqlite import SqliteStore


def to_database(path: Path, address: str) -> Copied:
    """Copy the store in a file into an empty database. Raises `CannotCopy` or `WrongStore`; then it is as it was."""
    from paddock.store.postgres.copying import written

    if not path.exists():
        raise CannotCopy(f"there is no store at {path}")
    SqliteStore(path).close()  # brought up to date
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        connection.execute("BEGIN")
        with written(address) as target:
            return copy(SqliteSide(connection), target)
    finally:
        connection.close()


def to_file(address: str, path: Path, is_open: bool = False) -> Copied:
    """Copy a database, as of one moment, into a file that does not exist yet. Raises `CannotCopy` or `WrongStore`.

    `is_open`: a server may be using the database, and what it writes meanwhile is not in the copy.
    """
    from paddock.store.postgres.copying import read

    if path.exists():
        raise CannotCopy(f"there is a store at {path} already; nothing is overwritten")
    new = path.with_name(f"{path.name}.new")
    new.unlink(missing_ok=True)
    try:
        with read(address, is_open) as source:
            SqliteStore(new).close()
            connection = sqlite3.connect(new, isolation_level=None)
            try:
                connection.execute("PRAGMA synchronous = FULL")
                connection.execute("BEGIN IMMEDIATE")
                made = copy(source, SqliteSide(connection))
                connection.execute("COMMIT")
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            finally:
                connection.close()
        new.rename(path)
    except (OSError, sqlite3.Error) as error:
        raise CannotCopy(f"{path} cannot be written: {error}") from None
    finally:
        for ending in ("", "-wal", "-shm"):
            new.with_name(new.name + ending).unlink(missing_ok=True)
    return made
