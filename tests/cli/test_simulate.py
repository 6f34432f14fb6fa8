"""`paddock simulate`: many games between bots."""

import csv
import io
import json
from collections.abc import Callable

from typer.testing import Result

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
