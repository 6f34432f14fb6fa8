"""Rule coverage: for each rule of a game's catalogue, the tests that name it and how often random play exercised it.

A test names the rules it proves with `@pytest.mark.rule("QGP-31")`. Random play exercises a rule when it asks a
decision or tells an event that carries the rule's id. A rule with neither test nor reason in RULINGS.md is a hole.
"""

import ast
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from paddock.core.event import Event
from paddock.core.rng import Rng
from paddock.core.rulebook import Rulebook, rulebook
from paddock.core.title import Title
from paddock.core.variants import random_game

NO_PROOF = ("skip", "xfail")
"""A test with one of these marks proves nothing."""


@dataclass
class Covered:
    """What covers one rule."""

    id: str
    title: str
    tests: list[str]
    """The tests that name it, as pytest would call them."""
    exercised: int
    """How many decisions and events of random play came from it."""
    reason: str
    """Why it has no digital meaning; empty if it has one."""

    @property
    def is_hole(self) -> bool:
        return not self.tests and not self.reason


@dataclass
class Coverage:
    """What covers each rule of one game."""

    title: Title
    games: int
    rules: list[Covered]
    strangers: dict[str, list[str]]
    """Ids that tests name as rules of this game but that its catalogue does not have."""

    def holes(self) -> list[str]:
        return [rule.id for rule in self.rules if rule.is_hole]

    def exit_status(self) -> int:
        """0 if every rule has a test or a reason, and every test names rules that exist; else 1."""
        return 1 if self.holes() or self.strangers else 0


def coverage(title: Title, tests: Path, games: int = 100, seed: int = 1) -> Coverage:
    """The coverage of a title's catalogue by the tests in a folder and by so many random games."""
    book = rulebook(title)
    named = rules_named_by_tests(tests)
    exercised = rules_exercised(title, games, seed)
    return Coverage(
        title,
        games,
        [
            Covered(id, book.rule(id).title, named.get(id, []), exercised[id], book.no_meaning.get(id, ""))
            for id in book.ids()
        ],
        {id: found for id, found in named.items() if _is_stranger(book, id)},
    )


def _is_stranger(book: Rulebook, id: str) -> bool:
    ours = {known.partition("-")[0] for known in book.ids()}
    return id.partition("-")[0] in ours and id not in book.ids() and id not in [ruling.id for ruling in book.rulings]


# ── by random play ──


def rules_exercised(title: Title, games: int, seed: int = 1) -> Counter[str]:
    """How many decisions and events came from each rule in so many random games, of all seat counts and options."""
    rng = Rng(seed)
    found: Counter[str] = Counter()
    for _ in range(games):
        events: list[Event] = []
        state = random_game(title, rng).start(events)
        while not state.over:
            found[state.kind.rule] += 1
            for seat in state.to_answer():
                options = state.options(seat)
                at = rng.weighted(state.weights()) if state.is_chance else rng.below(len(options))
                state.choose(seat, options[at])
        found.update(event.kind.rule for event in events)
    return found


# ── by tests ──


def rules_named_by_tests(folder: Path) -> dict[str, list[str]]:
    """For each rule id, the tests under the folder that carry it in a mark `pytest.mark.rule`."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        name = file.relative_to(folder.parent).as_posix()
        module = ast.parse(file.read_text(encoding="utf-8"))
        for id, test in _marks(module, name, _module_marks(module)):
            if test not in found.setdefault(id, []):
                found[id].append(test)
    return found


def _marks(node: ast.AST, name: str, inherited: list[ast.expr]) -> list[tuple[str, str]]:
    """The pairs of rule id and test below a module or class."""
    found: list[tuple[str, str]] = []
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef) and child.name.startswith("Test"):
            found += _marks(child, f"{name}::{child.name}", inherited + child.decorator_list)
        elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) and child.name.startswith("test"):
            calls = [call for mark in inherited + child.decorator_list for call in ast.walk(mark)]
            if not any(_is_mark(call, word) for call in calls for word in NO_PROOF):
                found += [(id, f"{name}::{child.name}") for call in calls for id in _ids(call)]
    return found


def _module_marks(module: ast.Module) -> list[ast.expr]:
    return [
        node.value
        for node in module.body
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets)
    ]


def _is_mark(node: ast.AST, word: str) -> bool:
    return (
        isinstance(node, ast.Attribute)
        and node.attr == word
        and isinstance(node.value, ast.Attribute)
        and node.value.attr == "mark"
    )


def _ids(node: ast.AST) -> list[str]:
    if not (isinstance(node, ast.Call) and _is_mark(node.func, "rule")):
        return []
    return [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
