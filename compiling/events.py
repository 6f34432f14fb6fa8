"""Telling of events costs nothing while nobody listens: what is told is not even looked up.

In the sources a rule tells what happens in one line, `state.emit(PASSES, car, other)`. In the copy that is compiled the
line before it asks whether anybody listens.
"""

import ast

TELLING = ("emit", "tell")


def with_listeners_asked(source: str) -> str:
    """The module with `if state.events is not None:` before each line that tells of an event."""
    lines = source.split("\n")
    for told in sorted(_tellings(ast.parse(source)), key=lambda told: -told.lineno):
        assert told.end_lineno is not None
        first, last = told.lineno - 1, told.end_lineno
        space = " " * told.col_offset
        asked = f"{space}if {_teller(told)}.events is not None:"
        lines[first:last] = [asked, *(f"    {line}" for line in lines[first:last])]
    return "\n".join(lines)


def _tellings(tree: ast.Module) -> list[ast.Expr]:
    """The statements that do nothing but tell, each on lines of its own. A method of `State` itself is none."""
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Call)
        and isinstance(node.value.func, ast.Attribute)
        and node.value.func.attr in TELLING
        and isinstance(node.value.func.value, ast.Name)
    ]


def _teller(told: ast.Expr) -> str:
    assert isinstance(told.value, ast.Call)
    assert isinstance(told.value.func, ast.Attribute)
    return ast.unparse(told.value.func.value)
