"""What is SQLite's own: the file, its disk, and files of other versions."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import asdict

from paddock.store.interface import NotSaved, WrongStore
from paddock.store.sqlite import CHANGES, SCHEMA_VERSION, SqlitePen, SqliteStore
from tests.store.kit import game, line, pack, saved


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(tmp_path / "paddock.sqlite")
    yield opened
    opened.close()


def test_a_commit_waits_for_the_disk(store: SqliteStore):
    connection = store._connect()
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,), "FULL"
    connection.close()


def fill(store: SqliteStore) -> None:
    for number in range(2, 200):
        saved(store, lines=[line(number, "x" * 2000)])


def test_a_full_disk_refuses_and_goes_on_when_there_is_room_again(store: SqliteStore):
    """SQLite's own page limit stands for the full disk: the error and the way through the code are the same."""
    saved(store, games=[game()], lines=[line(1)])
    pen = store._writer.pen
    assert isinstance(pen, SqlitePen)
    writer = pen.connection
    (pages,) = writer.execute("PRAGMA page_count").fetchone()
    writer.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(NotSaved, match="full"):
        fill(store)
    stored = store.load("g1")
    assert stored is not None
    written = len(stored.lines)
    with pytest.raises(NotSaved):
        saved(store, lines=[line(written + 1, "x" * 200_000)])
    writer.execute("PRAGMA max_page_count = 1000000")
    saved(store, lines=[line(written + 1, "back")])
    stored = store.load("g1")
    assert stored is not None
    assert [row.number for row in stored.lines] == list(range(1, written + 2))


def test_a_newer_or_foreign_file_is_refused_with_a_sentence(tmp_path: Path):
    newer = tmp_path / "newer.sqlite"
    SqliteStore(newer).close()
    connection = sqlite3.connect(newer)
    connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    connection.close()
    with pytest.raises(WrongStore, match="newer Paddock"):
        SqliteStore(newer)
    foreign = tmp_path / "foreign.sqlite"
    foreign.write_bytes(b"this is a letter, not a database" * 40)
    with pytest.raises(WrongStore, match="cannot be used"):
        SqliteStore(foreign)


SEALS = {"sealed", "from_record"}


@pytest.mark.parametrize(
    ("version", "lacks"),
    [
        (1, {"season", "pack", "edition", "rematch", "practice", "guided"} | SEALS),
        (2, {"pack", "edition", "rematch", "practice", "guided"} | SEALS),
        (4, {"edition", "rematch", "practice", "guided"} | SEALS),
        (5, {"edition", "rematch", "practice", "guided"}),
        (6, {"rematch", "practice", "guided"}),
        (7, {"practice", "guided"}),
        (8, {"guided"}),
    ],
)
def test_a_file_of_an_earlier_version_is_brought_up_to_date_and_keeps_its_games(
    tmp_path: Path, version: int, lacks: set[str]
):
    path = tmp_path / "old.sqlite"
    connection = sqlite3.connect(path)
    connection.executescript(f"{' '.join(CHANGES[:version])} PRAGMA user_version = {version};")
    old = {name: value for name, value in asdict(game("old")).items() if name not in lacks}
    marks = ", ".join("?" * len(old))
    connection.execute(f"INSERT INTO games ({', '.join(old)}) VALUES ({marks})", list(old.values()))
    connection.commit()
    connection.close()
    store = SqliteStore(path)
    assert store.load("old").row == game("old")  # type: ignore[union-attr]
    assert store.season("cup") is None
    assert store.packs() == []
    saved(store, packs=[pack()], games=[game("new", pack="5eed")])
    store.close()
    SqliteStore(path).close()
