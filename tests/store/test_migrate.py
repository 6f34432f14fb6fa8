"""A store moves from its file to a database and back: the same rows, nothing overwritten; backups fit either kind."""

import sqlite3
from pathlib import Path

import psycopg
import pytest

from paddock.store.backup import back_up, restore
from paddock.store.copying import CannotCopy, SqliteSide, digested, rows_of
from paddock.store.interface import WrongStore
from paddock.store.migrate import to_database, to_file
from paddock.store.postgres import pen
from paddock.store.postgres.store import PostgresStore
from paddock.store.rows import Change, EditionRow, SeasonRow, SeatRow
from paddock.store.sqlite import SqliteStore
from tests.postgres import Postgres
from tests.store.kit import game, saved
from tests.store.test_salvage import GAMES, filled


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A store with something in every table, and letters of all sorts."""
    made = tmp_path / "from" / "paddock.sqlite"
    filled(made)
    store = SqliteStore(made)
    saved(
        store,
        games=[game("Żółw", secret="0f", created=1763480000.123456, practice=True), game("zebra"), game("Zebra")],
        seats=[SeatRow(game="Żółw", seat=0, kind="human", name="Łucja 🏁 \"'%s?", left=True)],
        seasons=[SeasonRow(id="cup", created=0.1, key="k", plan="{}", text="one\ntwo")],
        editions=[EditionRow(id="e", title="t", archive="a", created=3.3)],
    )
    store.set_note("checked by", "1.0")
    store.close()
    return made


def digest_of(path: Path) -> str:
    connection = sqlite3.connect(path)
    try:
        return digested(SqliteSide(connection)).digest
    finally:
        connection.close()


def test_a_store_moves_to_a_database_and_back_and_is_the_same(path: Path, address: str, tmp_path: Path):
    before = digest_of(path)
    moved = to_database(path, address)
    assert (moved.digest, moved.games) == (before, GAMES + 3)
    file, database = SqliteStore(path), PostgresStore(address)
    for id in ("Żółw", "game030"):
        assert database.load(id) == file.load(id)
    assert database.season("cup") == file.season("cup")
    assert database.packs() == file.packs()
    assert database.note("checked by") == "1.0"
    file.close()
    database.close()
    other = tmp_path / "to" / "paddock.sqlite"
    other.parent.mkdir()
    assert to_file(address, other).digest == before == digest_of(other) == digest_of(path)
    assert {each.name for each in other.parent.iterdir()} == {"paddock.sqlite"}


def test_nothing_is_overwritten(path: Path, address: str, tmp_path: Path):
    store = PostgresStore(address)
    saved(store, games=[game("theirs")])
    store.close()
    with pytest.raises(CannotCopy, match="has games already"):
        to_database(path, address)
    before = path.read_bytes()
    with pytest.raises(CannotCopy, match="nothing is overwritten"):
        to_file(address, path)
    assert path.read_bytes() == before
    store = PostgresStore(address)
    assert store.unfinished() == ["theirs"]
    store.close()


def test_a_copy_that_is_not_the_same_is_not_kept(path: Path, address: str, tmp_path: Path):
    PostgresStore(address).close()
    with psycopg.connect(address, autocommit=True) as connection:  # a database that spoils what it is given
        connection.execute(
            "CREATE FUNCTION paddock.spoil() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN NEW.text = upper(NEW.text); RETURN NEW; END $$;"
            "CREATE TRIGGER spoil BEFORE INSERT ON paddock.lines FOR EACH ROW EXECUTE FUNCTION paddock.spoil()"
        )
    with pytest.raises(CannotCopy, match="not what it was made from"):
        to_database(path, address)
    store = PostgresStore(address)
    assert store.unfinished() == []
    store.close()


def test_a_row_that_the_database_cannot_keep_is_told_and_nothing_is_kept(path: Path, address: str):
    store = SqliteStore(path)
    saved(store, games=[game("null", position="a\0b")])
    store.close()
    with pytest.raises(CannotCopy, match="cannot keep a row"):
        to_database(path, address)
    database = PostgresStore(address)
    assert database.unfinished() == []
    database.close()


def test_a_house_that_is_open_is_not_moved_but_backed_up(
    path: Path, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(pen, "PATIENCE", 0.3)
    to_database(path, address)
    (path.parent / "editions").mkdir()
    (path.parent / "editions" / "an-old-one.zip").write_bytes(b"rules")
    store = PostgresStore(address)
    try:
        with pytest.raises(WrongStore, match="another server uses this database"):
            to_file(address, tmp_path / "copy.sqlite")
        assert not (tmp_path / "copy.sqlite").exists()
        back_up(path, tmp_path / "b.zip", address)
        store.save(Change(games=[game("later")])).result(timeout=30)
    finally:
        store.close()
    restore(tmp_path / "b.zip", tmp_path / "file" / "paddock.sqlite")
    assert digest_of(tmp_path / "file" / "paddock.sqlite") == digest_of(path)
    assert (tmp_path / "file" / "editions" / "an-old-one.zip").read_bytes() == b"rules"


def test_a_backup_fills_an_empty_database_and_no_other(
    path: Path, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    back_up(path, tmp_path / "b.zip")
    restore(tmp_path / "b.zip", tmp_path / "other" / "paddock.sqlite", address)
    assert not (tmp_path / "other" / "paddock.sqlite").exists()
    store = PostgresStore(address)
    assert len(store.unfinished()) == GAMES + 3
    store.close()
    with pytest.raises(CannotCopy, match="has games already"):
        restore(tmp_path / "b.zip", tmp_path / "other" / "paddock.sqlite", address)


def test_texts_are_ordered_by_their_bytes_on_both_sides(path: Path, address: str):
    to_database(path, address)
    connection = sqlite3.connect(path)
    ids = [str(row[0]) for row in rows_of(SqliteSide(connection), "games")]
    connection.close()
    assert ids == sorted(ids, key=str.encode)
    with psycopg.connect(address) as database:
        assert [id for (id,) in database.execute("SELECT id FROM paddock.games ORDER BY id")] == ids
