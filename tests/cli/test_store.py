"""`paddock store`: look the store over, salvage a damaged one, back it up, restore it, move it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from tests.cli.conftest import plain
from tests.postgres import Postgres
from tests.store.test_salvage import PAGE, filled, page_of_records, spoil

Run = Callable[..., Result]


def test_a_store_is_looked_over_and_salvaged(run: Run, tmp_path: Path):
    path = tmp_path / "paddock.sqlite"
    filled(path)
    whole = run("store", "check", "--data", str(tmp_path))
    assert (whole.exit_code, plain(whole.stdout)) == (0, f"{path} is whole.")
    spoil(path, [page_of_records(path)], bytes(PAGE))
    damaged = run("store", "check", "--data", str(tmp_path))
    assert damaged.exit_code == 1
    assert "is damaged; `paddock store salvage`" in damaged.stderr
    salvaged = run("store", "salvage", "--data", str(tmp_path))
    assert salvaged.exit_code == 0
    assert "60 games were saved" in plain(salvaged.stdout)
    assert run("store", "check", "--data", str(tmp_path)).exit_code == 0


def test_a_file_that_is_no_store_gets_one_sentence(run: Run, tmp_path: Path):
    (tmp_path / "paddock.sqlite").write_text("a letter")
    refused = run("store", "check", "--data", str(tmp_path))
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert refused.stderr.count("\n") == 1


def test_a_store_is_backed_up_and_restored(run: Run, tmp_path: Path):
    filled(tmp_path / "house" / "paddock.sqlite")
    file = tmp_path / "monday.zip"
    made = run("store", "backup", str(file), "--data", str(tmp_path / "house"))
    assert made.exit_code == 0
    assert f"{file} holds everything" in plain(made.stdout)
    again = run("store", "restore", str(file), "--data", str(tmp_path / "other"))
    assert again.exit_code == 0
    assert run("store", "check", "--data", str(tmp_path / "other")).exit_code == 0
    refused = run("store", "restore", str(file), "--data", str(tmp_path / "other"))
    assert (refused.exit_code, refused.stderr.count("\n")) == (2, 1)


def test_a_store_is_moved_to_a_database_and_back(
    run: Run, tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
):
    filled(tmp_path / "house" / "paddock.sqlite")
    here, there = ["--data", str(tmp_path / "house")], ["--data", str(tmp_path / "other")]
    unnamed = run("store", "migrate", "postgres", *here)
    assert unnamed.exit_code == 2
    assert "PADDOCK_STORE" in unnamed.stderr
    monkeypatch.setenv("PADDOCK_STORE", postgres.new_database())
    moved = run("store", "migrate", "postgres", *here)
    assert moved.exit_code == 0, moved.stderr
    assert "Moved to postgres and compared: 60 games" in plain(moved.stdout)
    again = run("store", "migrate", "postgres", *here)
    assert (again.exit_code, again.stderr.count("\n")) == (2, 1)
    back = run("store", "migrate", "sqlite", *there)
    assert plain(back.stdout).split("digest")[1] == plain(moved.stdout).split("digest")[1]
    assert run("store", "migrate", "sqlite", *there).exit_code == 2
    made = run("store", "backup", str(tmp_path / "b.zip"), *there)
    assert made.exit_code == 0
    monkeypatch.setenv("PADDOCK_STORE", postgres.new_database())
    restored = run("store", "restore", str(tmp_path / "b.zip"), *there)
    assert "the database is as it was" in plain(restored.stdout)
