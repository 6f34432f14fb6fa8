"""Compiled rules are made of machine numbers: no boxed lists, no `Any`, no packed keys where rules run all the time.

A list of Python numbers, or a dictionary keyed by them, costs a converted game most of its speed (see CONTRIBUTING,
"How compiled rules are written"). Set-up, checks of hand-written positions, and words are not in a hurry.
"""

import ast
from pathlib import Path

import pytest

RULES = sorted(Path("src/paddock/games").glob("*/rules"))

AT_LEISURE = {"components.py", "game.py", "position.py", "card_words.py", "between_races.py"}
"""Set-up, checks and words: run once, or for people."""
FOR_PEOPLE = {"prompt", "label", "why_not"}
"""Methods of a decision that run when somebody reads; so do functions that are called `…_words`."""


def modules() -> list[Path]:
    return [path for folder in RULES for path in sorted(folder.rglob("*.py")) if path.name not in AT_LEISURE]


def hot_functions(tree: ast.Module) -> list[ast.FunctionDef]:
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        and node.name not in FOR_PEOPLE
        and not node.name.startswith("_")
        and not node.name.endswith("_words")
    ]


def boxed(function: ast.FunctionDef) -> list[str]:
    """What of a function makes or takes Python objects for numbers."""
    found = []
    written = [each.annotation for each in function.args.args if each.annotation]
    written += [function.returns] if function.returns else []
    written += [node.annotation for node in ast.walk(function) if isinstance(node, ast.AnnAssign)]
    for annotation in written:
        text = ast.unparse(annotation)
        if any(word in text for word in ("list[", "dict[", "set[", "Any", "Sequence")) or text == "int":
            found.append(f"{function.name}: the type {text}")
    inside_vec = {
        id(argument)
        for node in ast.walk(function)
        if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("vec[")
        for argument in node.args
    }
    inside_vec |= {
        id(side)
        for node in ast.walk(function)
        if isinstance(node, ast.BinOp) and id(node) in inside_vec
        for side in (node.left, node.right)
    }
    for node in ast.walk(function):
        if isinstance(node, ast.List | ast.ListComp) and id(node) not in inside_vec:
            found.append(f"{function.name}: the list {ast.unparse(node)}")
        if isinstance(node, ast.Dict | ast.Set | ast.DictComp | ast.SetComp):
            found.append(f"{function.name}: {ast.unparse(node)}")
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("list", "sorted", "dict", "set", "reversed"):
            found.append(f"{function.name}: {ast.unparse(node)}")
    return found


@pytest.mark.plain_only
@pytest.mark.parametrize("path", modules(), ids=lambda path: f"{path.parts[3]}/{path.stem}")
def test_rules_make_no_objects_of_numbers(path: Path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert [what for function in hot_functions(tree) for what in boxed(function)] == []


@pytest.mark.parametrize(
    "text",
    [
        "def f(state: S, car: int) -> None: ...",
        "def f(state: S) -> list[int]: ...",
        "def f(state: S) -> None:\n    state.line = [1, 2]",
        "def f(state: S) -> None:\n    for car in sorted(state.line): ...",
        "def f(state: S) -> None:\n    seen: dict[int, int] = {}",
        "def f(state: S) -> None:\n    return sum([car for car in state.line])",
    ],
)
def test_a_boxed_list_is_found(text: str):
    function = ast.parse(text).body[0]
    assert isinstance(function, ast.FunctionDef)
    assert boxed(function)


def test_rows_are_no_lists():
    function = ast.parse("def f(n: i64) -> vec[i64]:\n    return vec[i64]([0] * n) if n else vec[i64]([1, 2])").body[0]
    assert isinstance(function, ast.FunctionDef)
    assert boxed(function) == []
