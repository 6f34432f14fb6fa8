"""Which store is it? A file in the data folder, unless an address of a database is given."""

from pathlib import Path

from paddock.store.interface import Store
from paddock.store.sqlite import SqliteStore


def open_store(path: Path, address: str = "") -> Store:
    """The store in the database at the address; without one, in the file. Raises `WrongStore`."""
    if not address:
        return SqliteStore(path)
    from paddock.store.postgres.store import PostgresStore

    return PostgresStore(address)
