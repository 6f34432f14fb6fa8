"""Salvage: a new store from what is whole in a damaged one. The damaged files are kept aside, as they were.

Every table is read from its beginning until it breaks off and from its end until it breaks off; games are then read one
by one, so that a broken page costs only the games that stand on it. A record is kept up to the last whole move before
its first missing line, and a game that lost something, or may have lost something, says so: it is paused until its
players play on.
"""

import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from paddock.store.damage import check, connect_to_read
from paddock.store.interface import NotSaved
from paddock.store.private import FILE
from paddock.store.rows import ChatRow, GameRow
from paddock.store.sqlite import CHANGES, SCHEMA_VERSION

KEYS = {
    "packs": "id",
    "editions": "id",
    "seasons": "id",
    "notes": "name",
    "games": "id",
    "seats": "game, seat",
    "lines": "game, number",
    "clocks": "game, seat",
    "chat": "game, number",
}
"""The tables in the order in which they are filled, and what their rows are known by."""
NOBODY = -1
"""The seat of the house in the chat."""
OF_A_GAME = ("seats", "lines", "clocks", "chat")

Row = dict[str, Any]


class Salvaged:
    """What came of it."""

    def __init__(self, aside: Path) -> None:
        self.aside = aside
        """Where the damaged file is now."""
        self.games = 0
        self.whole = 0
        self.lost: set[str] = set()
        """Ids of games of which something is left, but not what they were: they cannot be opened any more."""

    def __str__(self) -> str:
        hurt = self.games - self.whole
        return (
            f"The store was damaged. {self.games} games were saved, {self.whole} of them whole; {hurt} lost something "
            f"and say so at their tables, {len(self.lost)} could not be saved. "
            f"The damaged file is kept as {self.aside}."
        )


def mend(path: Path) -> str:
    """Look a store over before it is opened, and salvage it if it is damaged. Returns what its owner should be told;
    empty: it is whole."""
    found = check(path)
    if found.damage:
        return str(salvage(path))
    return "" if found.is_complete else f"{path} is so large that not all of it could be looked at for damage."


def salvage(path: Path) -> Salvaged:
    """Put a new store in the place of a damaged one. Raises `NotSaved` if there is no room for it; then the damaged one
    is where it was."""
    aside = path.with_name(f"{path.name}.damaged-{time.strftime('%Y%m%d-%H%M%S')}")
    while aside.exists():
        aside = aside.with_name(f"{aside.name}x")
    new = path.with_name(f"{path.name}.salvaged")
    try:
        for ending in ("", "-wal"):
            if path.with_name(path.name + ending).exists():
                shutil.copyfile(path.with_name(path.name + ending), aside.with_name(aside.name + ending))
                aside.with_name(aside.name + ending).chmod(FILE)
        found = _rescue(aside, new)
        aside.with_name(f"{aside.name}-shm").unlink(missing_ok=True)
        for ending in ("-wal", "-shm"):  # first: they must not be read as the new file's
            path.with_name(path.name + ending).unlink(missing_ok=True)
        os.replace(new, path)
    except (OSError, sqlite3.OperationalError) as error:
        new.unlink(missing_ok=True)
        raise NotSaved(f"{path} is damaged and could not be salvaged: {error}") from None
    return found


def _rescue(damaged: Path, new: Path) -> Salvaged:
    found = Salvaged(damaged)
    new.unlink(missing_ok=True)
    new.touch(mode=FILE)
    old, target = connect_to_read(damaged), sqlite3.connect(new, isolation_level=None)
    try:
        target.executescript(f"{' '.join(CHANGES)} PRAGMA user_version = {SCHEMA_VERSION};")
        # What hangs together may have been torn apart: rows are checked here, one by one.
        (guard,) = target.execute("SELECT sql FROM sqlite_master WHERE name = 'games_have_their_pack'").fetchone()
        target.execute("DROP TRIGGER games_have_their_pack")
        target.execute("PRAGMA synchronous = FULL")
        target.execute("BEGIN")
        tables = {name: DamagedTable(old, name) for name in KEYS}
        for name in KEYS:
            if name not in ("games", *OF_A_GAME):
                for row in tables[name].rows():
                    _put(target, name, row)
        known = {str(row["id"]): row for row in tables["games"].rows()}
        for id, row in known.items():
            _copy_game(target, tables, id, row, found)
        found.lost |= {str(row["game"]) for name in OF_A_GAME for row in tables[name].rows()} - known.keys()
        target.execute(guard)
        target.execute("COMMIT")
        return found
    finally:
        old.close()
        target.close()


def _copy_game(
    target: sqlite3.Connection, tables: "dict[str, DamagedTable]", id: str, row: Row, found: Salvaged
) -> None:
    """A game with everything of it that can be read."""
    parts: dict[str, list[Row]] = {}
    hurt: list[str] = []
    for name in OF_A_GAME:
        parts[name], is_whole = tables[name].rows_of(id)
        if not is_whole:
            hurt.append(name)
    if row["clock"] != "bank" and "clocks" in hurt:
        hurt.remove("clocks")  # everybody who is asked gets the time for a move anew
    if "chat" in hurt:
        hurt.remove("chat")
        number = max([0, *(said["number"] for said in parts["chat"])]) + 1
        parts["chat"].append(_notice(id, number))
    lines = [line for number, line in enumerate(parts["lines"], 1) if line["number"] == number]
    if len(lines) < len(parts["lines"]) or (row["status"] != "waiting" and not lines):
        hurt.append("lines")
    if "lines" in hurt:
        lines = _whole_moves(lines)
    parts["lines"] = lines
    if hurt:
        row = row | {"trouble": _trouble(hurt, len(lines))}
    if not _is_game(row) or not _put(target, "games", row):
        found.lost.add(id)
        return
    for name in OF_A_GAME:
        for each in parts[name]:
            _put(target, name, each)
    found.games += 1
    found.whole += not hurt


def _whole_moves(lines: list[Row]) -> list[Row]:
    """The lines up to the end of the last whole move, which has a fingerprint; all of them if none has one, as in games
    from before fingerprints. A table cannot be opened in the middle of a move."""
    ends = [place for place, line in enumerate(lines, 1) if line.get("print")]
    return lines[: ends[-1]] if ends else lines


def _is_game(row: Row) -> bool:
    """Whether a game's row has what a game must have."""
    try:
        return bool(msgspec.convert(row, GameRow, strict=False).id)
    except msgspec.ValidationError:
        return False


def _trouble(hurt: list[str], lines: int) -> str:
    if "seats" in hurt:
        return "the store was damaged, and who sat where in this game may be lost"
    if "lines" in hurt:
        return (
            f"the store was damaged, and this game may have lost what was played after move {lines}; "
            "dice that were rolled after it come again, and who has seen them knows them"
        )
    return "the store was damaged, and this game may have lost the time that its seats have left"


def _notice(game: str, number: int) -> Row:
    """A line in the chat that tells that others are gone. A race does not stop for them."""
    text = "The store was damaged: some of what was said here may be lost."
    notice: Row = msgspec.to_builtins(
        ChatRow(game=game, number=number, seat=NOBODY, name="Paddock", text=text, at=time.time(), command="")
    )
    return notice


def _put(target: sqlite3.Connection, name: str, row: Row) -> bool:
    """Write a row; False: what was read is no such row."""
    names = ", ".join(f'"{column}"' for column in row)
    try:
        target.execute(f"INSERT INTO {name} ({names}) VALUES ({', '.join('?' * len(row))})", list(row.values()))
    except (sqlite3.IntegrityError, sqlite3.DataError):
        return False
    return True


class DamagedTable:
    """A table of the damaged file."""

    def __init__(self, old: sqlite3.Connection, name: str) -> None:
        self._old = old
        self._name = name
        self._key = KEYS[name].split(", ")
        try:
            self._columns = [str(row[1]) for row in old.execute(f"PRAGMA table_info({name})")]
        except sqlite3.DatabaseError:
            self._columns = []

    def rows(self) -> list[Row]:
        """All rows that can be read, each once."""
        found: dict[tuple[Any, ...], Row] = {}
        # By its key a table is read through an index, by its row numbers without: either may be broken.
        orders = [self._by("ASC"), self._by("DESC")]
        if self._name not in OF_A_GAME:
            orders = ["ORDER BY rowid ASC", "ORDER BY rowid DESC", *orders]
        for order in orders:
            rows, is_whole = _until_it_breaks(self._select(order))
            found |= {tuple(row[column] for column in self._key): row for row in rows}
            if is_whole:
                break
        return list(found.values())

    def rows_of(self, game: str) -> tuple[list[Row], bool]:
        """The rows of one game in order, and whether none of them can be missing."""
        return _until_it_breaks(self._select(f"WHERE game = ? {self._by('ASC')}", game))

    def _by(self, order: str) -> str:
        return "ORDER BY " + ", ".join(f"{column} {order}" for column in self._key)

    def _select(self, rest: str, *values: Any) -> Iterator[Row]:
        if not self._columns:
            return
        names = ", ".join(f'"{column}"' for column in self._columns)
        for row in self._old.execute(f"SELECT {names} FROM {self._name} {rest}", values):
            yield dict(zip(self._columns, row, strict=True))


def _until_it_breaks(rows: Iterator[Row]) -> tuple[list[Row], bool]:
    """The rows before the first that cannot be read, and whether that are all."""
    found: list[Row] = []
    try:
        for row in rows:
            found.append(row)
    except sqlite3.DatabaseError:
        return found, False
    return found, True
