"""Where games are kept, and that a file is never half written."""

import os
import sys
from pathlib import Path

import pytest

from paddock.cli.files import BadFile, data_folder, find_saved, new_save, saved_games, short_name, write_atomically


def test_the_folder_can_be_named(tmp_path: Path):
    assert data_folder() == tmp_path / "data"


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {"HOME": "/home/ann"}, "/home/ann/.local/share/paddock"),
        ("linux", {"HOME": "/home/ann", "XDG_DATA_HOME": "/data"}, "/data/paddock"),
        ("darwin", {"HOME": "/Users/ann"}, "/Users/ann/Library/Application Support/paddock"),
        ("win32", {"HOME": "/c/ann", "LOCALAPPDATA": "/c/ann/local"}, "/c/ann/local/paddock"),
    ],
)
def test_else_it_lies_where_the_platform_keeps_such_things(
    monkeypatch: pytest.MonkeyPatch, platform: str, environment: dict[str, str], folder: str
):
    for name in ("PADDOCK_DATA", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert data_folder() == Path(folder)


def test_every_game_gets_a_file_of_its_own():
    names = [new_save("quick-grand-prix").name for _ in range(3)]
    assert [name[10:] for name in names] == [f"-quick-grand-prix-{n}.paddock" for n in (1, 2, 3)]


def test_a_kept_game_is_found_by_its_short_name():
    file = new_save("quick-grand-prix")
    assert find_saved(short_name(file)) == file
    assert find_saved(str(file)) == file


def test_last_is_the_game_played_last():
    first, second = new_save("a"), new_save("b")
    os.utime(first, (2_000_000_000, 2_000_000_000))
    assert find_saved("last") == first
    assert saved_games() == [first, second]


def test_writing_replaces_the_whole_text(tmp_path: Path):
    file = tmp_path / "game"
    file.write_text("a much longer text than the new one")
    write_atomically(file, "new")
    assert file.read_text() == "new"
    assert list(tmp_path.iterdir()) == [file], "nothing is left beside it"


def test_a_failure_leaves_the_old_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    file = tmp_path / "game"
    file.write_text("old")

    def no_room(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", no_room)
    with pytest.raises(BadFile, match="no space left on device"):
        write_atomically(file, "new")
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]
