"""Rows for tests of stores, and stores of every kind."""

from collections.abc import Callable
from pathlib import Path

from paddock.store.interface import Store
from paddock.store.rows import Change, GameRow, LineRow, PackRow
from paddock.store.sql import SqlStore
from paddock.store.sqlite import SqliteStore

OpenStore = Callable[[], SqlStore]
"""Opens the same store each time."""


def game(id: str = "g1", **more: object) -> GameRow:
    row: dict[str, object] = {
        "id": id,
        "title": "quick-grand-prix",
        "game": "quick-grand-prix(seats=2)",
        "rules": 1,
        "status": "running",
        "clock": "none",
        "seconds": 0,
        "listed": False,
        "spectators": True,
        "created": 1.0,
        "language": "en",
        "commitment": "c",
        "secret": "00",
        "position": "",
    }
    return GameRow(**(row | more))  # type: ignore[arg-type]


def line(number: int, text: str = "keep", id: str = "g1", seat: int = 0, command: str = "") -> LineRow:
    return LineRow(game=id, number=number, seat=seat, text=text, command=command)


def pack(id: str = "5eed", **more: object) -> PackRow:
    row: dict[str, object] = {"id": id, "name": "Anna's Park", "files": '{"boards.toml": "…"}', "created": 2.0}
    return PackRow(**(row | more))  # type: ignore[arg-type]


def saved(store: Store, **rows: list[object]) -> None:
    store.save(Change(**rows)).result(timeout=30)  # type: ignore[arg-type]


def opener_of(kind: str, folder: Path, new_database: Callable[[], str]) -> OpenStore:
    """What opens a new store of a kind."""
    if kind == "sqlite":
        return lambda: SqliteStore(folder / "deep" / "paddock.sqlite")
    from paddock.store.postgres.store import PostgresStore

    address = new_database()
    return lambda: PostgresStore(address)
