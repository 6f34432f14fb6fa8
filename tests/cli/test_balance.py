"""`paddock balance`: answers at the terminal, and a report as a file."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from tests.cli.conftest import plain

Run = Callable[..., Result]
TRACK = "START L4 R2L=2 R2L R2L R2L L4 L4 R2L=1 R2L R2L R2L"


def test_the_answers_and_the_report(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    result = run("balance", "quick-grand-prix", "--seats", "2", "-o", "calendar=monza", "-n", "2", "-w", "1")
    assert result.exit_code == 0, result.stderr
    shown = plain(result.stdout)
    assert "Is it balanced? " in shown
    assert "Does skill decide? " in shown
    assert "<h1>Balance of Quick Grand Prix</h1>" in (tmp_path / "balance-quick-grand-prix.html").read_text()


def test_a_track_of_ones_own(run: Run, tmp_path: Path):
    track, report = tmp_path / "mine.txt", tmp_path / "mine.html"
    track.write_text(TRACK)
    words = ("balance", "moto-grand-prix", "--seats", "2", "-o", "level=basic", "--track", str(track), "--lang", "fr")
    result = run(*words, "-n", "1", "-w", "1", "-r", str(report))
    assert result.exit_code == 0, result.stderr
    assert "Est-ce équilibré ?" in plain(result.stdout)
    assert "L4 R2L=2" in report.read_text()
    assert "le vôtre" in report.read_text()


def test_mistakes(refuses: Callable[..., str], tmp_path: Path):
    track = tmp_path / "mine.txt"
    track.write_text(TRACK)
    assert "no tracks or boards are drawn" in refuses("balance", "quick-grand-prix", "--track", str(track))
    assert "choose either --track or --pack" in refuses("balance", "great-race", "--track", "x", "--pack", "y")
    assert "no such file" in refuses("balance", "great-race", "--track", str(tmp_path / "none.toml"))
    assert "there is no folder" in refuses("balance", "great-race", "--report", str(tmp_path / "no" / "r.html"))
