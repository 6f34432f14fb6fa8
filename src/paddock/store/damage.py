"""Is the store's file whole? SQLite looks through its pages when the server starts, for a bounded time.

Found are pages that are not what their place in the file demands: zeroes, rubbish, pages of something else. A changed
letter inside a text is not found here; in a record it is found when the game is opened, because that replays it.
"""

import sqlite3
import threading
from pathlib import Path

from paddock.store.interface import WrongStore
from paddock.store.sqlite import SCHEMA_VERSION

PATIENCE = 20.0
"""Seconds that looking may take. A file of a gigabyte takes about ten."""
MOST_TOLD = 5
SQLITE_HEAD = b"SQLite format 3\x00"


class Checked:
    """What was found: sentences of SQLite about what is damaged, and whether all of the file was looked at."""

    def __init__(self, damage: list[str], is_complete: bool) -> None:
        self.damage = damage
        self.is_complete = is_complete


def check(path: Path, patience: float = PATIENCE) -> Checked:
    """Look through a store's file without changing it. Raises `WrongStore` if it is none, or a newer Paddock's."""
    if not path.exists() or path.stat().st_size == 0:
        return Checked([], True)
    with path.open("rb") as file:
        if file.read(len(SQLITE_HEAD)) != SQLITE_HEAD:
            raise WrongStore(
                f"{path} cannot be used as a store: it is not a database, or its first page is damaged beyond repair; "
                "put a copy in its place, or name another folder with --data"
            )
    connection = connect_to_read(path)
    timer = threading.Timer(patience, connection.interrupt)
    timer.start()
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > SCHEMA_VERSION:
            return Checked([], True)  # a newer Paddock's: it is for that one to mend, and opening it says so
        told = [str(row[0]) for row in connection.execute(f"PRAGMA quick_check({MOST_TOLD})")]
        return Checked([sentence for sentence in told if sentence != "ok"], True)
    except sqlite3.OperationalError as error:
        if "interrupt" in str(error):
            return Checked([], False)
        return Checked([str(error)], True)
    except sqlite3.DatabaseError as error:
        return Checked([str(error)], True)
    finally:
        timer.cancel()
        timer.join()
        connection.close()


def connect_to_read(path: Path) -> sqlite3.Connection:
    """A connection that cannot write, with text as bytes where it is no text any more."""
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None, check_same_thread=False
    )
    connection.text_factory = lambda content: content.decode("utf-8", "replace")
    return connection
