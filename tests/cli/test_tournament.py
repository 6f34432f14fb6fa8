"""`paddock tournament`: the table, the plot, and what goes on after Ctrl-C."""

import json
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

from typer.testing import Result

from tests.cli.conftest import plain

Run = Callable[..., Result]
CUP = ("tournament", "quick-grand-prix", "-o", "calendar=monza", "-w", "1", "-n", "4", "-b", "random,thumb,easy")


def test_the_table_the_plot_and_the_book(run: Run, tmp_path: Path):
    book, plot = tmp_path / "cup.jsonl", tmp_path / "cup.svg"
    result = run(*CUP, "--file", str(book), "--plot", str(plot))
    assert result.exit_code == 0
    shown = plain(result.stdout)
    assert "everybody met everybody, 4 games a match, 12 games with seed 0" in shown
    assert "ahead of, in %" in shown
    assert len(book.read_text().splitlines()) == 13
    ElementTree.fromstring(plot.read_text())
    again = run(*CUP, "--file", str(book), "--json")
    found = json.loads(again.stdout)
    assert (found["played"], found["planned"]) == (12, 12)
    assert found["standings"][-1]["name"] == "random"
    table = run(*CUP, "--file", str(book), "--markdown").stdout.splitlines()
    assert table[2].startswith("| bot | rating")
    assert len(table) == 7


def test_mistakes(refuses: Callable[..., str]):
    assert "a plot ends with .svg" in refuses(*CUP, "--plot", "cup.png")
    assert "there is no bot 'nobody'" in refuses(*CUP[:-1], "random,nobody")
    assert "choose either" in refuses(*CUP, "--json", "--markdown")
