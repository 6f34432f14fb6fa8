"""The SQLite store: durable when it says so, whole or not at all, and records only grow."""

import sqlite3
from collections.abc import Iterator
from concurrent.futures import wait
from pathlib import Path

import pytest
from msgspec.structs import asdict

from paddock.core.names import NATURE
from paddock.store.interface import NotSaved
from paddock.store.rows import Change, ChatRow, ClockRow, GameRow, LineRow, PackRow, SeasonRow, SeatRow
from paddock.store.sqlite import CHANGES, SCHEMA_VERSION, SqliteStore, WrongStore


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


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(tmp_path / "deep" / "paddock.sqlite")
    yield opened
    opened.close()


def saved(store: SqliteStore, **rows: list[object]) -> None:
    store.save(Change(**rows)).result(timeout=10)  # type: ignore[arg-type]


def test_what_was_saved_is_there_for_the_next_server(tmp_path: Path):
    first = SqliteStore(tmp_path / "paddock.sqlite")
    seats = [SeatRow(game="g1", seat=n, kind="human", name=f"N{n}") for n in (0, 1)]
    saved(
        first,
        games=[game()],
        seats=[*seats],
        lines=[line(1, command="a"), line(2, seat=NATURE)],
        clocks=[ClockRow(game="g1", seat=1, left=2.5, running=True)],
        chat=[ChatRow(game="g1", number=1, seat=0, name="N0", text="hello", at=3.0)],
    )
    first.close()
    second = SqliteStore(tmp_path / "paddock.sqlite")
    stored = second.load("g1")
    assert stored is not None
    assert stored.row == game()
    assert stored.seats == seats
    assert [(row.number, row.seat, row.command) for row in stored.lines] == [(1, 0, "a"), (2, NATURE, "")]
    assert stored.clocks[0].left == 2.5
    assert stored.chat[0].text == "hello"
    assert second.running_clocks() == stored.clocks
    assert second.unfinished() == ["g1"]
    second.close()


def test_a_commit_waits_for_the_disk(store: SqliteStore):
    connection = store._connect()
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,), "FULL"
    connection.close()


def test_a_record_is_never_changed_or_shortened(store: SqliteStore):
    saved(store, games=[game()], lines=[line(1)])
    with pytest.raises(NotSaved):
        saved(store, lines=[line(1, "discard")])
    connection = store._connect()
    with pytest.raises(sqlite3.IntegrityError, match="never changed"):
        connection.execute("UPDATE lines SET text = 'discard'")
    with pytest.raises(sqlite3.IntegrityError, match="never shortened"):
        connection.execute("DELETE FROM lines")
    connection.close()
    stored = store.load("g1")
    assert stored is not None
    assert [row.text for row in stored.lines] == ["keep"]


def test_a_command_is_written_once(store: SqliteStore):
    saved(store, games=[game()], lines=[line(1, command="c1")])
    with pytest.raises(NotSaved):
        saved(store, lines=[line(2, command="c1")])
    saved(store, lines=[line(2, seat=1, command="c1")])


def test_a_change_is_whole_or_not_at_all(store: SqliteStore):
    saved(store, games=[game()], lines=[line(1)])
    with pytest.raises(NotSaved):
        saved(store, seats=[SeatRow(game="g1", seat=0, kind="human")], lines=[line(2), line(1)])
    stored = store.load("g1")
    assert stored is not None
    assert stored.seats == []
    assert len(stored.lines) == 1


def test_one_bad_change_takes_no_other_with_it(store: SqliteStore):
    saved(store, games=[game()])
    futures = [store.save(Change(lines=[line(n)])) for n in (1, 1, 2, 2, 3)]
    wait(futures, timeout=10)
    assert [future.exception() is None for future in futures] == [True, False, True, False, True]


def test_many_changes_share_a_commit(store: SqliteStore):
    saved(store, games=[game()])
    commits = store.commits
    futures = [store.save(Change(lines=[line(n)])) for n in range(1, 301)]
    wait(futures, timeout=30)
    assert all(future.exception() is None for future in futures)
    assert store.commits - commits < 100
    stored = store.load("g1")
    assert stored is not None
    assert [row.number for row in stored.lines] == list(range(1, 301))


def fill(store: SqliteStore) -> None:
    for number in range(2, 200):
        saved(store, lines=[line(number, "x" * 2000)])


def test_a_full_disk_refuses_and_goes_on_when_there_is_room_again(store: SqliteStore):
    """SQLite's own page limit stands for the full disk: the error and the way through the code are the same."""
    saved(store, games=[game()], lines=[line(1)])
    writer = store._writer._connection
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


def test_a_closed_store_saves_nothing_and_says_so(tmp_path: Path):
    store = SqliteStore(tmp_path / "paddock.sqlite")
    store.close()
    with pytest.raises(NotSaved):
        store.save(Change(games=[game()])).result(timeout=5)


def test_closing_writes_what_is_waiting(tmp_path: Path):
    store = SqliteStore(tmp_path / "paddock.sqlite")
    futures = [store.save(Change(games=[game(f"g{n}")])) for n in range(50)]
    store.close()
    assert all(future.result(timeout=1) is None for future in futures)


def test_a_cancelled_change_is_not_written_and_harms_nobody(store: SqliteStore):
    futures = [store.save(Change(games=[game(f"g{n}")])) for n in range(200)]
    cancelled = {n for n, future in enumerate(futures) if future.cancel()}
    saved(store, games=[game("last")])
    assert {n for n in range(200) if store.load(f"g{n}") is None} == cancelled


def test_listed_games_come_newest_first(store: SqliteStore):
    saved(
        store,
        games=[game("old", listed=True, created=1.0), game("new", listed=True, created=2.0), game("hidden")],
        seats=[SeatRow(game="new", seat=0, kind="free")],
    )
    assert [(row.id, len(seats)) for row, seats in store.listed(10)] == [("new", 1), ("old", 0)]
    assert len(store.listed(1)) == 1


def test_notes_are_kept(store: SqliteStore):
    assert store.note("checked by") == ""
    store.set_note("checked by", "1.0")
    store.set_note("checked by", "1.1")
    assert store.note("checked by") == "1.1"


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


def test_a_championship_is_kept_and_replaced(store: SqliteStore):
    assert store.season("cup") is None
    row = SeasonRow(id="cup", created=1.0, key="k", plan="{}", text="one")
    saved(store, seasons=[row])
    assert store.season("cup") == row
    saved(
        store,
        games=[game("first", season="cup")],
        seasons=[SeasonRow(**{**asdict(row), "text": "two"})],
    )
    assert store.season("cup").text == "two"  # type: ignore[union-attr]
    assert store.load("first").row.season == "cup"  # type: ignore[union-attr]


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


# ── Content packs ──


def test_a_game_is_kept_together_with_the_pack_it_is_played_with(tmp_path: Path):
    first = SqliteStore(tmp_path / "paddock.sqlite")
    saved(first, packs=[pack()], games=[game("g1", pack="5eed")])
    saved(first, packs=[pack()], games=[game("g2", pack="5eed")])  # the same pack once more is no mistake
    first.close()
    second = SqliteStore(tmp_path / "paddock.sqlite")
    assert second.packs() == [pack()]
    assert second.load("g2").row.pack == "5eed"  # type: ignore[union-attr]
    second.close()


def test_a_game_without_its_pack_is_not_saved(store: SqliteStore):
    with pytest.raises(NotSaved, match="a game needs its pack"):
        saved(store, games=[game("g1", pack="5eed")])
    assert store.load("g1") is None


def test_a_pack_that_is_kept_can_be_neither_changed_nor_dropped(store: SqliteStore):
    saved(store, packs=[pack()], games=[game("g1", pack="5eed")])
    saved(store, packs=[pack(files='{"boards.toml": "other"}')])
    assert store.packs() == [pack()]
    connection = store._connect()
    for forbidden in ("UPDATE packs SET files = ''", "DELETE FROM packs"):
        with pytest.raises(sqlite3.IntegrityError, match="never"):
            connection.execute(forbidden)
    connection.close()
