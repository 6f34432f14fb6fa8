"""`paddock store`: look the store over, salvage a damaged one."""

from collections.abc import Callable
from pathlib import Path

from typer.testing import Result

from tests.cli.conftest import plain
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
