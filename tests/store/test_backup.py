"""A backup made under load holds everything that was acknowledged before, and a house opens from it."""

import stat
import threading
import zipfile
from pathlib import Path
from typing import Any

import pytest

from paddock.store.backup import CannotBackUp, back_up, restore
from paddock.store.rows import Change, ChatRow
from paddock.store.sqlite import SqliteStore
from tests.server.serving import Visitor, served
from tests.store.test_salvage import PAGE, filled, page_of_records, spoil


def play_one(visitor: Visitor) -> dict[str, Any]:
    """An answer for a seat that is asked."""
    seat = visitor.until_table(lambda table: table["waiting"])["waiting"]["seats"][0]
    return visitor.play(visitor.question(seat)["options"][0]["action"], seat)


def test_a_race_goes_on_from_a_backup_that_was_made_while_it_was_run(tmp_path: Path):
    file = tmp_path / "monday.zip"
    with served(tmp_path / "house") as house:
        game = house.new_game("me", "hotseat")
        with house.visit(game["game"], game["keys"]) as anna:
            done = play_one(anna)
            editions = tmp_path / "house" / "editions"
            editions.mkdir(exist_ok=True)
            (editions / "an-old-one.zip").write_bytes(b"rules")
            back_up(tmp_path / "house" / "paddock.sqlite", file)
            anna.reach(done["version"])
            play_one(anna)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    restore(file, tmp_path / "other" / "paddock.sqlite")
    assert (tmp_path / "other" / "editions" / "an-old-one.zip").read_bytes() == b"rules"
    assert stat.S_IMODE((tmp_path / "other" / "paddock.sqlite").stat().st_mode) == 0o600
    with served(tmp_path / "other") as house, house.visit(game["game"], game["keys"]) as anna:
        assert anna.until_table()["version"] == done["version"], "what came after the backup is not in it"
        assert play_one(anna)["type"] == "done"


def test_what_was_saved_before_a_backup_is_in_it_however_much_is_written_meanwhile(tmp_path: Path):
    filled(tmp_path / "paddock.sqlite")
    store = SqliteStore(tmp_path / "paddock.sqlite")
    game = store.unfinished()[0]
    saved, stop = [0], threading.Event()

    def write() -> None:
        while not stop.is_set():
            number = 1_000 + saved[0]
            row = ChatRow(game=game, number=number, seat=0, name="", text="x" * 200, at=0.0, command="")
            store.save(Change(chat=[row])).result(timeout=20)
            saved[0] += 1

    writing = threading.Thread(target=write)
    writing.start()
    try:
        while saved[0] < 20:
            pass
        before = saved[0]
        back_up(tmp_path / "paddock.sqlite", tmp_path / "b.zip")
    finally:
        stop.set()
        writing.join(timeout=20)
        store.close()
    restore(tmp_path / "b.zip", tmp_path / "other" / "paddock.sqlite")
    other = SqliteStore(tmp_path / "other" / "paddock.sqlite")
    found = other.load(game)
    other.close()
    assert found is not None
    assert sum(row.number >= 1_000 for row in found.chat) >= before


def test_a_backup_replaces_nothing_and_neither_does_restoring(tmp_path: Path):
    filled(tmp_path / "paddock.sqlite")
    file = tmp_path / "b.zip"
    back_up(tmp_path / "paddock.sqlite", file)
    with pytest.raises(CannotBackUp, match="exists already"):
        back_up(tmp_path / "paddock.sqlite", file)
    with pytest.raises(CannotBackUp, match="there is a store"):
        restore(file, tmp_path / "paddock.sqlite")
    with pytest.raises(CannotBackUp, match="there is no store"):
        back_up(tmp_path / "nothing" / "paddock.sqlite", tmp_path / "c.zip")


@pytest.mark.parametrize("name", ["../paddock.sqlite", "editions/../../x", "/etc/x", "letter.txt", "editions/.x"])
def test_a_file_that_reaches_out_of_its_folder_is_no_backup(tmp_path: Path, name: str):
    file = tmp_path / "b.zip"
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("paddock.sqlite", b"")
        archive.writestr(name, b"bad")
    with pytest.raises(CannotBackUp, match="no backup of a house"):
        restore(file, tmp_path / "house" / "paddock.sqlite")
    assert not (tmp_path / "house" / "paddock.sqlite").exists()


def test_a_damaged_backup_makes_no_store(tmp_path: Path):
    path = tmp_path / "paddock.sqlite"
    filled(path)
    spoil(path, [page_of_records(path)], bytes(PAGE))
    with zipfile.ZipFile(tmp_path / "b.zip", "w") as archive:
        archive.write(path, "paddock.sqlite")
    with pytest.raises(CannotBackUp, match="is damaged"):
        restore(tmp_path / "b.zip", tmp_path / "other" / "paddock.sqlite")
    assert not (tmp_path / "other" / "paddock.sqlite").exists()
    (tmp_path / "letter.zip").write_text("a letter")
    with pytest.raises(CannotBackUp, match="cannot be read as a backup"):
        restore(tmp_path / "letter.zip", tmp_path / "other" / "paddock.sqlite")
