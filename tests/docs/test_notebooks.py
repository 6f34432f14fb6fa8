"""The notebooks run from their first cell to their last, and what they show can be shown."""

import ast
import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

FOLDER = Path(__file__).parents[2] / "docs" / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
WANTED = {"first-race", "own-bot", "own-card-and-track", "train-an-agent"}


def run(cell: str, names: dict[str, Any]) -> Any:
    """Run a cell as a notebook does; returns the value of its last line, if that is an expression."""
    tree = ast.parse(cell)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "<cell>", "exec"), names)
    return eval(compile(ast.Expression(last.value), "<cell>", "eval"), names) if isinstance(last, ast.Expr) else None


def show(value: Any) -> None:
    """What a notebook asks of a value that it shows."""
    if hasattr(value, "_repr_svg_"):
        ElementTree.fromstring(value._repr_svg_())
    elif hasattr(value, "_repr_html_"):
        assert "<" in value._repr_html_()
    else:
        repr(value)


def test_the_promised_notebooks_are_there():
    assert {file.stem for file in NOTEBOOKS} == WANTED


@pytest.mark.slow
@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_runs(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    book = json.loads(file.read_text(encoding="utf-8"))
    assert book["nbformat"] == 4
    names: dict[str, Any] = {"__name__": "__main__"}
    for cell in book["cells"]:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == [], "notebooks are kept without what they have printed"
            show(run("".join(cell["source"]), names))
