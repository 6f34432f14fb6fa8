"""CONTRIBUTING's recipes, and the game that docs/write-a-game.md builds, work as they are written: each is carried out
on a copy of the sources."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")

RECIPE = re.compile(r"^### (Add [\w ]+)\n(.*?)(?=^##|\Z)", re.MULTILINE | re.DOTALL)
PART = re.compile(
    r"(?:In\s+`(?P<file>[^`]+)`|(?P<same>In\s+the\s+same\s+file)),\s+"
    r"(?:(?P<where>before|after|instead of)\s+`(?P<line>[^`]+)`|at\s+the\s+end):\n\n```\w+\n(?P<block>.*?)```",
    re.DOTALL,
)
EXAMPLE = re.compile(r"```pycon\n(.*?)```", re.DOTALL)

RECIPES = dict(RECIPE.findall(PAGE))
RUN = """
import doctest, sys
test = doctest.DocTestParser().get_doctest(sys.stdin.read(), {}, "recipe", "CONTRIBUTING.md", 0)
result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test)
sys.exit(result.failed or not result.attempted)
"""


def carry_out(recipe: str, tree: Path) -> int:
    """Put the blocks of a recipe into the files they are for; the number of blocks."""
    file = None
    parts = list(PART.finditer(recipe))
    for part in parts:
        file = tree / part["file"] if part["file"] else file
        assert file is not None, "the first block of a recipe names its file"
        old = file.read_text(encoding="utf-8") if file.exists() else ""
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(changed(old, part), encoding="utf-8")
    return len(parts)


def changed(text: str, part: re.Match[str]) -> str:
    block = part["block"]
    if part["where"] is None:
        return f"{text.rstrip()}\n\n\n{block}".lstrip("\n")
    lines = text.splitlines(keepends=True)
    places = [number for number, line in enumerate(lines) if line.strip().startswith(part["line"])]
    assert len(places) == 1, f"{part['line']!r} should stand once in the file, not {len(places)} times"
    place = places[0] + (1 if part["where"] == "after" else 0)
    rest = places[0] if part["where"] == "before" else places[0] + 1
    return "".join([*lines[:place], block, *lines[rest:]])


def test_there_are_recipes_for_what_people_add():
    assert list(RECIPES) == [
        f"Add {what}" for what in ("a rule", "a decision", "an event", "an option", "a circuit", "a card", "a game")
    ]


def run_examples(recipe: str, tree: Path) -> None:
    leave_out = shutil.ignore_patterns("__pycache__", "static", "site")
    shutil.copytree(ROOT / "src" / "paddock", tree / "src" / "paddock", ignore=leave_out)
    assert carry_out(recipe, tree) >= 1
    done = in_the_copy(tree, "-c", RUN, told="".join(EXAMPLE.findall(recipe)))
    assert done.returncode == 0, done.stdout + done.stderr


def in_the_copy(tree: Path, *command: str, told: str = "") -> subprocess.CompletedProcess[str]:
    """Python with the sources that a recipe has changed."""
    return subprocess.run(
        [sys.executable, *command],
        input=told,
        text=True,
        capture_output=True,
        cwd=ROOT,
        env={"PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
        timeout=250,
        check=False,
    )


@pytest.mark.slow
@pytest.mark.plain_only
@pytest.mark.parametrize("name", [name for name, text in RECIPES.items() if EXAMPLE.search(text)])
def test_a_recipe_works_as_it_is_written(name: str, tmp_path: Path):
    run_examples(RECIPES[name], tmp_path)


@pytest.mark.slow
@pytest.mark.plain_only
def test_the_game_of_the_tutorial_is_a_game_of_the_house(tmp_path: Path):
    run_examples((ROOT / "docs" / "write-a-game.md").read_text(encoding="utf-8"), tmp_path)
    suite = [f"tests/conformance/test_{what}.py" for what in ("positions", "records", "copies", "leaks")]
    options = ["-q", "-n", "0", "-p", "no:cacheprovider", "-k", "hill-climb"]
    done = in_the_copy(tmp_path, "-m", "pytest", *options, *suite)
    assert done.returncode == 0, done.stdout + done.stderr
