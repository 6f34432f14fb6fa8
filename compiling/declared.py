"""The facts that a state class declares, read from its source: a build cannot import it."""

import ast
from dataclasses import dataclass
from pathlib import Path

NATIVE = ("i64", "vec[i64]", "vec[vec[i64]]")
DECKS = ("deck", "lazy_deck")
"""What declares a deck (see `paddock.core.facts.deck`)."""


@dataclass(frozen=True)
class Declared:
    """One fact: its name, its type as it is written, and of its declaration what the generated methods need."""

    name: str
    type: str
    written: str
    start: str
    per: list[str]
    see: str
    owner: str
    pool: str
    unordered: bool
    shared: bool
    """Whether copies share its row or table, because rules replace it and never change it in place."""

    @property
    def as_call(self) -> str:
        """The fact as `paddock.core.facts` makes it from the annotation."""
        return f"({self.written}).called({self.name!r}, {self.type!r})"


@dataclass(frozen=True)
class StateClass:
    """A class with the facts it declares, and its other annotated attributes, which all copies share."""

    name: str
    facts: list[Declared]
    shared: list[str]
    made_of: list[str]
    """What `__init__` takes, each an attribute of the same name."""
    end: int
    """The last line of the class."""

    @property
    def is_native(self) -> bool:
        """Whether all its facts are machine numbers; else the game is not converted yet."""
        return all(fact.type in NATIVE for fact in self.facts)


def state_classes(source: str) -> list[StateClass]:
    """The classes of a module that declare facts."""
    found = []
    for each in ast.parse(source).body:
        if isinstance(each, ast.ClassDef):
            lines = [line for line in each.body if isinstance(line, ast.AnnAssign)]
            facts = [fact for line in lines if (fact := _declared(line)) is not None]
            shared = [line.target.id for line in lines if isinstance(line.target, ast.Name) and not _declared(line)]
            if facts and each.end_lineno is not None:
                found.append(StateClass(each.name, facts, shared, _made_of(each), each.end_lineno))
    return found


def _made_of(written: ast.ClassDef) -> list[str]:
    for node in written.body:
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            return [argument.arg for argument in node.args.args[1:]]
    return ["game"]


def _declared(line: ast.AnnAssign) -> Declared | None:
    written = line.annotation
    if not (isinstance(written, ast.Subscript) and ast.unparse(written.value) == "Annotated"):
        return None
    if not (isinstance(written.slice, ast.Tuple) and isinstance(line.target, ast.Name)):
        return None
    type_, made = written.slice.elts
    if not isinstance(made, ast.Call):
        return None
    given = {keyword.arg or "": ast.unparse(keyword.value) for keyword in made.keywords}
    is_deck = ast.unparse(made.func) in DECKS
    return Declared(
        line.target.id,
        ast.unparse(type_),
        ast.unparse(made),
        start=given.get("start", "0"),
        per=_per(made),
        see="NOBODY" if is_deck else given.get("see", "EVERYONE"),
        owner=given.get("owner", ""),
        pool=ast.unparse(made.args[0]).strip("'\"") if is_deck else given.get("pool", "").strip("'\""),
        unordered=is_deck or given.get("unordered") == "True",
        shared=given.get("shared") == "True",
    )


def _per(made: ast.Call) -> list[str]:
    """What a list has an entry for, and with two keys what each row of a table has."""
    for keyword in made.keywords:
        if keyword.arg == "per":
            keys = keyword.value.elts if isinstance(keyword.value, ast.Tuple) else [keyword.value]
            return [ast.unparse(key) for key in keys]
    return []


def flow_class(src: Path) -> StateClass:
    """The class of the facts that every state has."""
    return state_classes((src / "paddock/core/state.py").read_text(encoding="utf-8"))[0]
