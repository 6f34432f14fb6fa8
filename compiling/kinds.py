"""The decision kinds of a game, read from its sources in the order of their numbers, each with its class."""

import ast
from collections.abc import Callable
from dataclasses import dataclass

Chapter = Callable[[str], str]
"""The source of a chapter by the name it is imported under."""


@dataclass(frozen=True)
class Kind:
    """A kind and its class, as sequence.py may write them: `draft.FIRST_CARD`, `draft.AnswerCard`."""

    name: str
    class_name: str
    """Empty where the source does not say it."""
    only_offers: bool
    """Whether its class picks at random as all do: one of what it offers."""


def kinds_of(source: str, chapter: Chapter) -> list[Kind]:
    """What `Rules(kinds=[*draft.KINDS, finish.WAVE])` in this source lists."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Rules":
            listed = next(word.value for word in node.keywords if word.arg == "kinds")
            if isinstance(listed, ast.List):
                return [kind for each in listed.elts for kind in _listed(each, chapter)]
    raise ValueError("sequence.py should make RULES by Rules(kinds=[…], …)")


def _listed(written: ast.expr, chapter: Chapter) -> list[Kind]:
    """One kind, or with a star all that a chapter lists."""
    named = written.value if isinstance(written, ast.Starred) else written
    if not isinstance(named, ast.Attribute):
        raise ValueError(f"kinds should be listed as chapter.NAME or *chapter.NAMES, not {ast.unparse(written)}")
    module = ast.unparse(named.value)
    tree = ast.parse(chapter(module))
    given = _assignments(tree)
    if not isinstance(written, ast.Starred):
        return [_kind(module, named.attr, tree)]
    row = given[named.attr]
    if not isinstance(row, ast.List):
        raise ValueError(f"{ast.unparse(named)} should be a list of kinds")
    return [_kind(module, ast.unparse(each), tree) for each in row.elts]


def _kind(module: str, name: str, tree: ast.Module) -> Kind:
    made = _assignments(tree).get(name)
    if isinstance(made, ast.Call) and isinstance(made.func, ast.Name):
        return Kind(f"{module}.{name}", f"{module}.{made.func.id}", _only_offers(made.func.id, tree))
    return Kind(f"{module}.{name}", "", only_offers=False)


def _only_offers(class_name: str, tree: ast.Module) -> bool:
    for each in tree.body:
        if isinstance(each, ast.ClassDef) and each.name == class_name:
            methods = {node.name for node in each.body if isinstance(node, ast.FunctionDef)}
            bases = {ast.unparse(base).partition("[")[0] for base in each.bases}
            return "offer" in methods and "pick" not in methods and bases <= {"DecisionKind", "ChanceKind"}
    return False


def _assignments(tree: ast.Module) -> dict[str, ast.expr]:
    return {
        ast.unparse(each.target): each.value
        for each in tree.body
        if isinstance(each, ast.AnnAssign) and each.value is not None
    }
