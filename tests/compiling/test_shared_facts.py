"""What a state shares with its copies is replaced and never changed in place: neither by name nor through another one.

A row that is changed in place is changed in every copy; compiled, one that is made longer in place may not show it
until two copies write into the same memory. What a function does to a row that it is handed is not seen here: the
walks of `tests/conformance/test_copies.py` find that.
"""

import ast
from pathlib import Path

import pytest

from compiling.declared import state_classes

GAMES = sorted(path.parent.parent for path in Path("src/paddock/games").glob("*/rules/state.py"))

IN_PLACE = {
    "append",
    "extend",
    "pop",
    "remove",
    "put",
    "without_place",
    "ascending",
    "insert",
    "sort_row",
    "sort_rows",
    "deal_row",
}
"""Functions that may change the row they are given."""


def shared_names(game: Path) -> set[str]:
    source = (game / "rules" / "state.py").read_text(encoding="utf-8")
    return {fact.name for each in state_classes(source) for fact in each.facts if fact.shared}


class Changes(ast.NodeVisitor):
    """Collects what of one function changes a shared row or table in place."""

    def __init__(self, shared: set[str]) -> None:
        self.shared = shared
        self.names: set[str] = set()
        """Variables that are a shared row, or a row of a shared table."""
        self.found: list[str] = []

    def is_shared(self, value: ast.expr | None) -> bool:
        if isinstance(value, ast.Attribute):
            return value.attr in self.shared
        if isinstance(value, ast.Name):
            return value.id in self.names
        return isinstance(value, ast.Subscript) and not is_copy(value) and self.is_shared(value.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            if isinstance(target, ast.Subscript) and self.is_shared(target.value):
                self.found.append(ast.unparse(node))
            elif isinstance(target, ast.Name):
                (self.names.add if self.is_shared(node.value) else self.names.discard)(target.id)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if isinstance(node.target, ast.Subscript) and self.is_shared(node.target.value):
            self.found.append(ast.unparse(node))
        self.generic_visit(node)

    def visit_For(self, node: ast.For) -> None:
        if isinstance(node.target, ast.Name) and self.is_shared(node.iter):
            self.names.add(node.target.id)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
        if ast.unparse(node.func).startswith("state."):  # a method of the state: `state.put(car, space)`
            name = ""
        if name in IN_PLACE and node.args and self.is_shared(node.args[0]):
            self.found.append(ast.unparse(node))
        self.generic_visit(node)


def is_copy(value: ast.Subscript) -> bool:
    """`row[:]` is a row of one's own; so is any other slice."""
    return isinstance(value.slice, ast.Slice)


def changes(text: str, shared: set[str]) -> list[str]:
    found: list[str] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            looked_at = Changes(shared)
            looked_at.visit(node)
            found += looked_at.found
    return found


@pytest.mark.plain_only
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_rule_changes_a_shared_fact_in_place(game: Path):
    shared = shared_names(game)
    for folder in ("rules", "bot"):
        for path in sorted((game / folder).rglob("*.py")):
            assert changes(path.read_text(encoding="utf-8"), shared) == [], f"{path} changes what copies share"


@pytest.mark.parametrize(
    "line",
    [
        "state.stock[0] = 1",
        "state.stock[0] += 1",
        "state.stock = append(state.stock, 1)",
        "state.stock = put(state.stock, 0, 1)",
        "row = state.stock\n    row[0] = 1",
        "state.wear[kind][car] = 1",
        "wear = state.wear[kind]\n    wear[car] += 1",
        "state.wear[kind] = append(state.wear[kind], car)",
        "for row in state.wear:\n        row[car] = 1",
    ],
)
def test_a_change_in_place_is_found(line: str):
    assert changes(f"def f(state: S, kind: i64, car: i64) -> None:\n    {line}", {"stock", "wear"})


@pytest.mark.parametrize(
    "line",
    [
        "state.stock = with_value(state.stock, 0, 1)",
        "state.stock = append(state.stock[:], 1)",
        "row = state.stock[:]\n    row[0] = 1",
        "state.line[0] = state.stock[0]",
        "state.wear = with_entry(state.wear, kind, car, state.wear[kind][car] + 1)",
        "row = state.stock\n    row = vec[i64]()\n    row = append(row, 1)",
    ],
)
def test_a_new_row_is_none(line: str):
    assert changes(f"def f(state: S, kind: i64, car: i64) -> None:\n    {line}", {"stock", "wear"}) == []
