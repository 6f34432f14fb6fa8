"""The files of content packs: every file that a game's loaders read, every field of it, and what it means.

Files and fields are found in the loaders themselves; what a field means stands in docs/packs/<game>.toml, by the name
of the structure and the field. A field without words, and words without a field, are mistakes.
"""

import ast
import importlib
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import inspect

import paddock
from paddock.core.title import Title
from paddock.games import SHELF, titles
from tests.docs.printers.tables import code, default, structs, table, value

ROOT = Path(__file__).parents[3]
SOURCES = Path(paddock.__file__).parent
EVERYWHERE = "everywhere"
"""Words for fields that mean the same wherever they stand."""


class DataFile(NamedTuple):
    """A file of a pack, and the structure that its loader reads it into; of a CSV file, each line."""

    name: str
    form: type


@cache
def files_of(title: Title) -> tuple[DataFile, ...]:
    """The files that the game's loaders read, found in their sources."""
    folder = SOURCES / "games" / SHELF[title.id].rpartition(".")[2]
    found: dict[str, DataFile] = {}
    for path in sorted([*(folder / "data").rglob("*.py"), *(folder / "show").rglob("*.py")]):
        name = "paddock." + ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("load", "load_list"):
                _folder, file, form, *_ = node.args
                assert isinstance(form, ast.Name)
                named = file.value if isinstance(file, ast.Constant) else "tracks/*.toml"
                found[str(named)] = DataFile(str(named), getattr(importlib.import_module(name), form.id))
    return tuple(found[name] for name in sorted(found))


def forms_of(form: type) -> list[tuple[str, inspect.StructType]]:
    """The structures of a file, each with where it stands in it: `cars[].printed`."""
    first = inspect.type_info(form)
    assert isinstance(first, inspect.StructType)
    found: list[tuple[str, inspect.StructType]] = [("", first)]
    for place, each in found:
        for field in each.fields:
            many = "[]" if value(field.type).startswith("list of") else ""
            for inner in structs(field.type):
                if all(inner.cls is not known.cls for _, known in found):
                    found.append((f"{place}.{field.encode_name}{many}".lstrip("."), inner))
    return found


@cache
def words_of(title: Title) -> dict[str, dict[str, str]]:
    text = (ROOT / "docs" / "packs" / f"{title.id}.toml").read_text(encoding="utf-8")
    return {**tomllib.loads((ROOT / "docs/packs/everywhere.toml").read_text(encoding="utf-8")), **tomllib.loads(text)}


def words_for(title: Title, form: type, field: str) -> str | None:
    words = words_of(title)
    return words.get(form.__name__, {}).get(field) or words[EVERYWHERE].get(field)


def pack_files(title: Title) -> str:
    return "\n".join(_file(title, file) for file in files_of(title))


def _file(title: Title, file: DataFile) -> str:
    words = words_of(title)
    parts = [f"## {file.name}\n", words["files"][file.name] + "\n"]
    for place, form in forms_of(file.form):
        if place:
            parts.append(f"### {file.name}: {place.replace('[]', '')}\n\n*{form.cls.__name__}*, at `{place}`\n")
        parts.append(_fields(title, form))
    return "\n".join(parts)


def _fields(title: Title, form: inspect.StructType) -> str:
    rows = []
    for field in form.fields:
        absent = default(field)
        words = words_for(title, form.cls, field.encode_name) or "?"
        rows.append([code(field.encode_name), value(field.type), words + (f" Left out: {absent}." if absent else "")])
    return table(["field", "value", "what it is"], rows)


def printers() -> dict[str, Any]:
    return {f"pack-{title.id}": (lambda title=title: pack_files(title)) for title in titles()}
