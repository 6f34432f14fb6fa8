"""`paddock analyse`."""

import json
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import Result

from tests.cli.conftest import plain

Run = Callable[..., Result]


@pytest.fixture
def record(run: Run, own_games: Path) -> Path:
    result = run("play", "moto-grand-prix(seats=2, level=basic)", "--seed", "3", "--players", "bot:random,bot:random")
    assert result.exit_code == 0
    (file,) = own_games.iterdir()
    return file


def test_a_race_is_told_in_sentences_and_kept(run: Run, record: Path):
    result = run("analyse", str(record), "--seconds", "0", "--turns", "0", "--workers", "1")
    assert result.exit_code == 0
    shown = plain(result.stdout)
    assert "Luck" in shown
    assert "Where the race turned" in shown
    kept = record.with_name(record.stem + ".analysis.json")
    changed = kept.read_text().replace('"mistakes":', '"mistakes": ', 1)
    kept.write_text(changed)
    again = run("analyse", str(record), "--seconds", "0", "--turns", "0", "--workers", "1")
    assert plain(again.stdout) == shown
    assert kept.read_text() == changed  # it was read, not made again
    run("analyse", str(record), "--seconds", "0", "--turns", "0", "--workers", "1", "--anew")
    assert kept.read_text() != changed


def test_other_languages_json_and_a_picture(run: Run, record: Path, tmp_path: Path):
    first = run("analyse", str(record), "--seconds", "0", "--turns", "0", "--lang", "pl", "--workers", "1")
    assert "Szczęście" in plain(first.stdout)
    picture = tmp_path / "race.svg"
    result = run("analyse", str(record), "--seconds", "0", "--turns", "0", "--json", "--svg", str(picture))
    analysis = json.loads(result.stdout)
    assert analysis["game"].startswith("moto-grand-prix")
    assert len(analysis["accounts"]) == 2
    drawn = ElementTree.parse(picture).getroot()
    assert sum(part.tag.endswith("path") for part in drawn.iter()) >= 5 + 2 * 2


def test_a_file_that_is_no_record_is_refused_in_a_sentence(run: Run, tmp_path: Path):
    file = tmp_path / "no.paddock"
    file.write_text("hello\n")
    result = run("analyse", str(file))
    assert result.exit_code == 2
