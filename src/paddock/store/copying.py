"""A store copied into another of any kind, row by row, and compared before it counts.

Both sides are read in the order of their keys and digested alike; the copy is committed only if the digests are the
same. A store that has anything in it is never written to.
"""

import hashlib
import sqlite3
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Protocol

import msgspec

from paddock.core.errors import PaddockError
from paddock.store.rows import ChatRow, ClockRow, EditionRow, GameRow, LineRow, PackRow, SeasonRow, SeatRow

ROWS_AT_ONCE = 500


class NoteRow(msgspec.Struct):
    """A text that the house keeps under a name."""

    name: str
    value: str


TABLES: dict[str, tuple[type[msgspec.Struct], str]] = {
    "packs": (PackRow, "id"),
    "editions": (EditionRow, "id"),
    "seasons": (SeasonRow, "id"),
    "notes": (NoteRow, "name"),
    "games": (GameRow, "id"),
    "seats": (SeatRow, "game, seat"),
    "lines": (LineRow, "game, number"),
    "clocks": (ClockRow, "game, seat"),
    "chat": (ChatRow, "game, number"),
}
"""The tables in the order in which they are filled, with their rows and what those are ordered by."""


class CannotCopy(PaddockError):
    """A copy that cannot be made, or is not what it was made from."""


class Side(Protocol):
    """A database in a transaction."""

    def ask(self, sql: str) -> Iterator[tuple[Any, ...]]: ...

    def add(self, sql: str, rows: Sequence[tuple[Any, ...]]) -> None: ...


class SqliteSide:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def ask(self, sql: str) -> Iterator[tuple[Any, ...]]:
        return iter(self._connection.execute(sql))

    def add(self, sql: str, rows: Sequence[tuple[Any, ...]]) -> None:
        self._connection.executemany(sql, rows)


class Copied:
    """What was copied: how many games and rows, and the digest of all of it."""

    def __init__(self, games: int, rows: int, digest: str) -> None:
        self.games = games
        self.rows = rows
        self.digest = digest

    def __str__(self) -> str:
        return f"{self.games:,} games, {self.rows:,} rows, digest {self.digest[:16]}"


def copy(source: Side, target: Side) -> Copied:
    """Copy everything, inside the transactions that the caller has begun and ends. Raises `CannotCopy`."""
    for table in TABLES:
        if next(iter(target.ask(f"SELECT 1 FROM {table} LIMIT 1")), None):
            raise CannotCopy("the target has games already; nothing is overwritten: name an empty one")
    for table, (row, _) in TABLES.items():
        names = ", ".join(f'"{name}"' for name in row.__struct_fields__)
        marks = ", ".join("?" * len(row.__struct_fields__))
        rows = rows_of(source, table)
        while part := list(islice(rows, ROWS_AT_ONCE)):
            target.add(f"INSERT INTO {table} ({names}) VALUES ({marks})", part)
    original, made = digested(source), digested(target)
    if original.digest != made.digest:
        raise CannotCopy(f"the copy is not what it was made from ({original} against {made}); nothing was kept")
    return made


def rows_of(side: Side, table: str) -> Iterator[tuple[Any, ...]]:
    """All rows of a table in order, with the values that every kind of store has for them."""
    row, key = TABLES[table]
    names = ", ".join(f'"{name}"' for name in row.__struct_fields__)
    kinds = [field.type for field in msgspec.structs.fields(row)]
    for values in side.ask(f"SELECT {names} FROM {table} ORDER BY {key}"):
        yield tuple(kind(value) for kind, value in zip(kinds, values, strict=True))


def digested(side: Side) -> Copied:
    digest, rows, games = hashlib.sha256(), 0, 0
    for table in TABLES:
        digest.update(f"{table}\n".encode())
        for values in rows_of(side, table):
            digest.update(msgspec.json.encode(values) + b"\n")
            rows += 1
            games += table == "games"
    return Copied(games, rows, digest.hexdigest())
