"""`paddock simulate`: many games between bots."""

import csv
import io
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import Result

from paddock.lab import gather
from paddock.lab.plan import Seating
from tests.cli.conftest import plain

Run = Callable[..., Result]
MONZA = ("simulate", "quick-grand-prix", "--option", "calendar=monza", "--workers", "1")


def test_the_table_has_intervals(run: Run):
    result = run(*MONZA, "-n", "20", "--bots", "medium,random", "--seed", "4")
    assert result.exit_code == 0
    shown = plain(result.stdout)
    assert "20 games with seed 4" in shown
    assert "win rate, 95 %" in shown
    assert "medium 20" in shown
    assert result.stderr == "", "no progress bar without a terminal"


def test_json_is_for_programs(run: Run):
    result = run(*MONZA, "-n", "10", "--bots", "medium,random", "--json")
    found = json.loads(result.stdout)
    assert found["game"] == "quick-grand-prix(seats=2, calendar=monza)"
    assert found["games"] == 10
    assert [bot["name"] for bot in found["bots"]] == ["medium", "random"]
    assert sum(bot["wins"] for bot in found["bots"]) == 10
    assert {"score", "win_rate"} <= set(found["bots"][0])
    assert found["decisions"] > 0
    assert found["seconds"] > 0


def test_csv_has_a_line_for_each_bot(run: Run):
    result = run(*MONZA, "-n", "4", "--bots", "random,medium", "--csv")
    rows = list(csv.DictReader(io.StringIO(result.stdout)))
    assert [row["bot"] for row in rows] == ["random", "medium"]


def test_there_are_as_many_seats_as_bots_unless_said_otherwise(run: Run):
    three = json.loads(run(*MONZA, "-n", "3", "--bots", "random,easy,medium", "--json").stdout)
    assert three["game"].startswith("quick-grand-prix(seats=3")
    four = json.loads(run(*MONZA, "-n", "4", "--bots", "medium,random", "--seats", "4", "--json").stdout)
    assert [bot["games"] for bot in four["bots"]] == [4, 12], "the last bot fills the other seats"


def test_the_result_does_not_depend_on_the_number_of_workers(run: Run):
    def bots(workers: str) -> object:
        command = (*MONZA[:-1], workers, "-n", "8", "--bots", "easy,random", "--json")
        return json.loads(run(*command).stdout)["bots"]

    assert bots("1") == bots("2")


# ── Watched games ──


def test_by_seat_tells_each_seat_what_happened_and_what_was_used(run: Run):
    shown = plain(run(*MONZA, "--seats", "3", "-n", "6", "--by", "seat").stdout)
    assert all(f"seat {seat} 6" in shown for seat in (1, 2, 3)), "in self-play too"
    for word in ("minutes at human pace", "overtakes", "lead changes", "pit stops", "crashes", "speeds: drive pit"):
        assert word in shown


def test_by_level_bots_are_compared_in_json_and_csv(run: Run):
    found = json.loads(run(*MONZA, "-n", "4", "--by", "level", "--json").stdout)
    assert [group["name"] for group in found["groups"]] == ["medium", "random"]
    assert found["lengths"]["rounds"] == {"value": 6.0, "low": 6.0, "high": 6.0}
    assert any(use["taken"] for use in found["uses"])
    rows = list(csv.DictReader(io.StringIO(run(*MONZA, "-n", "4", "--by", "level", "--csv").stdout)))
    assert [row["level"] for row in rows] == ["medium", "random"]
    assert float(rows[0]["game_rounds_high"]) == 6


def test_the_same_dice_say_what_they_gained(run: Run):
    shown = plain(run(*MONZA, "-n", "20", "--duplicate").stdout)
    assert "gain: so many times as many games" in shown
    assert "×" in shown


def test_two_arms_are_held_against_each_other(run: Run, tmp_path: Path):
    file = tmp_path / "games.csv"
    result = run(*MONZA, "-n", "6", "--duplicate", "--against", "laps=2", "--games-file", str(file))
    assert "rounds 6.00 ± 0.00 12.0 ± 0.0 6.00 ± 0.00 *" in plain(result.stdout)
    with file.open() as text:
        games = [row["game"] for row in csv.DictReader(text)]
    assert [game.endswith("laps=2)") for game in games] == [False] * 6 + [True] * 6


def test_control_c_prints_what_there_is(run: Run, monkeypatch: pytest.MonkeyPatch):
    def interrupted(seating: Seating, play: Callable[[Seating, int, int], object]) -> Iterator[object]:
        yield play(seating, 0, 4)
        raise KeyboardInterrupt

    monkeypatch.setattr(gather, "share", interrupted)
    for words, told in ((("--by", "seat"), "seat 1 4"), ((), "medium 4")):
        result = run(*MONZA, "-n", "40", *words)
        assert result.exit_code == 130
        assert "stopped after 4 of 40 games" in result.stderr
        assert told in plain(result.stdout)
