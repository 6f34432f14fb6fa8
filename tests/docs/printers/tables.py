"""Tables of Markdown, and what a value may be in words."""

from collections.abc import Iterable
from typing import Any

from msgspec import NODEFAULT, inspect


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """
    >>> print(table(["a", "b"], [["1", "x|y"]]), end="")
    | a | b |
    |---|---|
    | 1 | x\\|y |
    """
    head = list(head)
    lines = [head, ["---"] * len(head), *([cell.replace("|", "\\|") for cell in row] for row in rows)]
    return "\n".join(f"|{'|'.join(line)}|" if line[0] == "---" else f"| {' | '.join(line)} |" for line in lines) + "\n"


def code(text: object) -> str:
    return f"`{text}`" if str(text) else ""


def value(kind: inspect.Type) -> str:
    """What a field may hold, in words."""
    if isinstance(kind, inspect.Metadata):
        return value(kind.type)
    if isinstance(kind, inspect.IntType | inspect.FloatType):
        return _number(kind)
    if isinstance(kind, inspect.StrType):
        longest = f", at most {kind.max_length} letters" if kind.max_length else ""
        return f"text like {code(kind.pattern)}{longest}" if kind.pattern else f"text{longest}"
    if isinstance(kind, inspect.BoolType):
        return "true or false"
    if isinstance(kind, inspect.LiteralType):
        return ", ".join(code(each) for each in kind.values)
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        return f"list of {_how_many(kind)}{value(kind.item_type)}"
    if isinstance(kind, inspect.DictType):
        return f"table: name → {value(kind.value_type)}"
    if isinstance(kind, inspect.StructType):
        return f"*{kind.cls.__name__}*"
    if isinstance(kind, inspect.UnionType):
        return " or ".join(value(each) for each in kind.types)
    return "nothing" if isinstance(kind, inspect.NoneType) else "anything"


def _number(kind: inspect.IntType | inspect.FloatType) -> str:
    what = "whole number" if isinstance(kind, inspect.IntType) else "number"
    if kind.ge is not None and kind.le is not None:
        return f"{kind.ge} to {kind.le}" if kind.ge != kind.le else f"{kind.ge}"
    return what


def _how_many(kind: inspect.ListType | inspect.VarTupleType) -> str:
    least, most = kind.min_length, kind.max_length
    if least and least == most:
        return f"{least}: "
    if least and most:
        return f"{least} to {most}: "
    if most:
        return f"at most {most}: "
    return f"{least} or more: " if least else ""


def default(field: inspect.Field) -> str | None:
    """What stands for a field that is left out; None if it must be there."""
    if field.required:
        return None
    found: Any = field.default
    if found is NODEFAULT:
        found = field.default_factory() if callable(field.default_factory) else None
    if found is None or found == "" or found == [] or found == {}:
        return "nothing"
    return str(found).lower() if isinstance(found, bool) else str(found)


def structs(kind: inspect.Type) -> list[inspect.StructType]:
    """The structures that a value is made of, itself first."""
    if isinstance(kind, inspect.Metadata):
        return structs(kind.type)
    if isinstance(kind, inspect.StructType):
        return [kind]
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        return structs(kind.item_type)
    if isinstance(kind, inspect.DictType):
        return structs(kind.value_type)
    if isinstance(kind, inspect.UnionType):
        return [found for each in kind.types for found in structs(each)]
    return []
