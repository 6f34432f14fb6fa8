"""Editions: which rules and data a game is played under, as a short word that changes whenever one of them does.

Covered are the modules that decide how a game goes on: the title's rules, the readers of its data, what they import of
the house (`core`, `parts`, `track`), the engine that plays and checks a record, and the title's own module, where its
options and their defaults stand; and every data file. Not covered are comments, docstrings, layout, words, pictures and
bots: they may change under a game without changing how it ends. The same sources have the same edition in every version
of Python and in compiled builds, which carry their sources along.
"""

import ast
import hashlib
import json
import threading
import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).parents[1]
"""The folder of the house's own package."""

ENGINE = ("core/table.py", "core/verify.py")
"""What plays a record again; the rest of the engine is what these import."""

DECIDES_NOTHING = ("core/texts.py", "core/fact_texts.py", "core/edition.py")
"""Modules that the engine imports but that only find words, or an edition."""

ALIKE = "editions.toml"
"""The file in a title's folder that names earlier editions under which the same answers lead to the same race."""

LETTERS = 16

_PARSING = threading.Lock()
"""Python 3.11 must not make two syntax trees at once: they share a count of how deep they are."""

Files = Mapping[str, bytes]
"""Files of a package by their names below its folder, such as `core/table.py`."""


def sources_of(package: Path = PACKAGE) -> dict[str, bytes]:
    """What an edition is made of: the sources and data of a package."""
    kept = (".py", ".toml", ".csv")
    found = (file for file in package.rglob("*") if file.suffix in kept and "static" not in file.parts)
    return {file.relative_to(package).as_posix(): file.read_bytes() for file in sorted(found)}


@cache
def present_edition(folder: Path) -> str:
    """The edition of the title whose folder this is, as its files are now. Of a title that does not lie in the house's
    own package every file counts."""
    files = sources_of()
    if folder.is_relative_to(PACKAGE):
        return edition_of(files, folder.relative_to(PACKAGE).as_posix())
    guest = {f"guest/rules/{name}": content for name, content in sources_of(folder).items()}
    return edition_of(files | guest | {"guest/__init__.py": b""}, "guest")


@cache
def alike(folder: Path) -> frozenset[str]:
    """The earlier editions under which the same answers lead to the same race, as tests have shown."""
    file = folder / ALIKE
    return frozenset(tomllib.loads(file.read_text(encoding="utf-8"))["alike"]) if file.exists() else frozenset()


def edition_of(files: Files, game: str) -> str:
    """The edition of the game that lies in the folder `game`, such as `games/great_race`."""
    digest = hashlib.sha256()
    for name in sorted(covered(files, game)):
        meaning = _MEANINGS[name.rpartition(".")[2]](files[name].decode())
        digest.update(f"{name} {len(meaning)} {meaning}\n".encode())
    return digest.hexdigest()[:LETTERS]


def covered(files: Files, game: str) -> set[str]:
    """The names of the files that an edition of the game covers."""
    rooms = (f"{game}/rules/", f"{game}/data/")
    found = {name for name in files if name.startswith(rooms)}
    todo = [name for name in (*found, *ENGINE) if name.endswith(".py") and name in files]
    found.update(todo)
    while todo:
        for name in imported(files, todo.pop()):
            # A game's rules know neither its bots nor its pictures: what else they import is the house's.
            if name not in found and name not in DECIDES_NOTHING and not name.startswith("games/"):
                found.add(name)
                todo.append(name)
    return found | {f"{game}/__init__.py"}


def imported(files: Files, name: str) -> Iterator[str]:
    """The files of the same package that a module imports, except for its type annotations alone."""
    for module in _modules(files[name].decode()):
        path = "/".join(module.split(".")[1:])
        yield from (file for file in (f"{path}.py", f"{path}/__init__.py") if file in files)


@lru_cache(maxsize=1000)
def _modules(text: str) -> tuple[str, ...]:
    """The names of all modules that a module may import."""
    found: list[str] = []
    for node in _run(_tree(text)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return tuple(found)


def _tree(text: str) -> ast.Module:
    with _PARSING:
        return ast.parse(text)


def _run(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes but those that only a type checker looks at."""
    for node in ast.iter_child_nodes(tree):
        if not (isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"):
            yield node
            yield from _run(node)


# ── What a file means ──


@lru_cache(maxsize=1000)
def _meaning_of_code(text: str) -> str:
    parts: list[str] = []
    _write(_tree(text), parts)
    return hashlib.sha256("".join(parts).encode()).hexdigest()


def _write(value: Any, parts: list[str]) -> None:
    """A syntax tree as text. `ast.dump` would not do: what it writes differs from one Python to the next."""
    if isinstance(value, ast.AST):
        parts.append(f"({type(value).__name__}")
        for name in value._fields:
            field = getattr(value, name, None)
            if name == "body" and isinstance(field, list) and _has_docstring(value):
                field = field[1:]
            if field is not None and field != [] and name not in ("kind", "type_comment"):
                parts.append(f" {name}=")
                _write(field, parts)
        parts.append(")")
    elif isinstance(value, list):
        parts.append("[")
        for each in value:
            _write(each, parts)
        parts.append("]")
    else:
        parts.append(repr(value))


def _has_docstring(node: ast.AST) -> bool:
    if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) or not node.body:
        return False
    first = node.body[0]
    return isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str)


def _meaning_of_toml(text: str) -> str:
    return json.dumps(tomllib.loads(text), default=str)


def _meaning_of_csv(text: str) -> str:
    return text.replace("\r\n", "\n")


_MEANINGS: dict[str, Callable[[str], str]] = {"py": _meaning_of_code, "toml": _meaning_of_toml, "csv": _meaning_of_csv}
