"""The messages as TypeScript, so that the browser's types are the server's: `make types` writes messages.ts.

Made from the JSON schemas of `messages`. A field with a default may be left out of what a client sends; of what the
server sends nothing is ever left out.
"""

import ast
import inspect
import json
import re
import sys
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec

from paddock.games import titles as shelf
from paddock.server.wire.messages import analysis, balance, base, games, packs, records, seasons, titles, way_in
from paddock.server.wire.messages.answers import FromServer
from paddock.server.wire.messages.commands import Command

TASKS = [task for title in shelf() for editor in title.editors for task in editor.tasks]
"""What the editors of all games can be asked."""

REQUESTS: list[Any] = [
    games.NewGame,
    games.JoinGame,
    games.Rematch,
    games.SeatCommand,
    games.Cover,
    records.RecordText,
    packs.NewPack,
    balance.BalanceQuestion,
    seasons.NewSeason,
    seasons.SeasonCommand,
    *(task.takes for task in TASKS if task.takes is not None),
    Command,
]
RESPONSES: list[Any] = [
    titles.TitleInfo,
    titles.AboutThing,
    games.GameCreated,
    games.SeatKey,
    games.GameInfo,
    packs.PackInfo,
    balance.BalanceNews,
    analysis.AnalysisNews,
    way_in.WayIn,
    seasons.SeasonCreated,
    seasons.SeasonInfo,
    records.Replay,
    records.Proof,
    titles.RuleReference,
    *(task.gives for task in TASKS),
    base.Problem,
    FromServer,
]
UNIONS = {"Command": Command, "FromServer": FromServer}

HEAD = """\
// Made from src/paddock/server/wire/messages by `make types`; not to be edited.

import type {{ Guard }} from "./guards";
import {{ {guards} }} from "./guards";
"""
GUARDS = (
    *("anything", "dict", "either", "flag", "list", "nothing"),
    *("number", "oneOf", "partial", "struct", "tuple", "word"),
)
"""What `lib/guards.ts` makes guards of."""
PLAIN = {"string": "word", "integer": "number", "number": "number", "boolean": "flag", "null": "nothing"}
"""The guards of plain values, by the types of JSON schemas."""


def schemas() -> dict[str, dict[str, Any]]:
    """The JSON schema of every message, by name."""
    _, components = msgspec.json.schema_components([*REQUESTS, *RESPONSES])
    return components


def typescript() -> str:
    """The text of messages.ts."""
    sent = msgspec.json.schema_components(RESPONSES)[1]
    structs = {struct.__name__: struct for struct in gathered([*REQUESTS, *RESPONSES])}
    parts = [_interface(structs[name], schema, all_there=name in sent) for name, schema in schemas().items()]
    for name, union in UNIONS.items():
        members = msgspec.json.schema_components([union])[0][0]["anyOf"]
        parts.append(f"export type {name} =\n" + "\n".join(f"  | {type_of(member)}" for member in members) + ";\n")
    parts += [guard_of_struct(struct.__name__, sent[struct.__name__]) for struct in gathered(RESPONSES)]
    heard = [type_of(member) for member in msgspec.json.schema_components([FromServer])[0][0]["anyOf"]]
    inside = "".join(f"  is{name},\n" for name in heard)
    parts.append(f"export const isFromServer: Guard<FromServer> = either(\n{inside});\n")
    body = "\n".join(parts)
    return HEAD.format(guards=guards_in(body)) + "\n" + body


def _interface(struct: type[msgspec.Struct], schema: dict[str, Any], all_there: bool) -> str:
    lines = [comment(schema["description"])] if schema.get("description") else []
    lines.append(f"export interface {struct.__name__} {{")
    said = field_comments(struct)
    for field, form in schema["properties"].items():
        mark = "" if all_there or field in schema["required"] else "?"
        if field in said:
            lines.append(comment(said[field], "  "))
        lines.append(f"  {field}{mark}: {type_of(form)};")
    return "\n".join([*lines, "}\n"])


# ── The Structs of a type, and what is said of their fields ──


def gathered(kinds: Iterable[Any]) -> list[type[msgspec.Struct]]:
    """Every Struct that these types are made of, those that others are made of first."""
    found: list[type[msgspec.Struct]] = []
    for kind in kinds:
        for struct in structs_in(kind):
            _gather(struct, found)
    return found


def _gather(struct: type[msgspec.Struct], found: list[type[msgspec.Struct]]) -> None:
    for field in msgspec.structs.fields(struct):
        for inner in structs_in(field.type):
            _gather(inner, found)
    if struct not in found:
        found.append(struct)


def structs_in(kind: Any) -> list[type[msgspec.Struct]]:
    """The Structs that a type names, in its order."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return [kind]
    return [struct for part in get_args(kind) for struct in structs_in(part)]


def field_comments(struct: type[msgspec.Struct]) -> dict[str, str]:
    """What stands below the fields of a Struct and of those it extends, by the names on the wire."""
    names = {field.name: field.encode_name for field in msgspec.structs.fields(struct)}
    found: dict[str, str] = {}
    for owner in struct.__mro__:
        if issubclass(owner, msgspec.Struct) and owner is not msgspec.Struct:
            for (class_name, field), said in _comments_in(sys.modules[owner.__module__]).items():
                if class_name == owner.__name__ and field in names:
                    found[names[field]] = said
    return found


@cache
def _comments_in(module: ModuleType) -> dict[tuple[str, str], str]:
    """What stands below a field of a module's Structs, by class and field: the schemas do not carry it."""
    found = {}
    for message in ast.parse(inspect.getsource(module)).body:
        if isinstance(message, ast.ClassDef):
            for field, below in pairwise(message.body):
                if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr):
                    assert isinstance(field.target, ast.Name)
                    found[message.name, field.target.id] = inspect.cleandoc(ast.literal_eval(below.value))
    return found


# ── TypeScript ──


def comment(text: str, indent: str = "") -> str:
    lines = text.splitlines()
    if len(lines) == 1:
        return f"{indent}/** {text} */"
    return "\n".join([f"{indent}/**", *(f"{indent} * {line.strip()}".rstrip() for line in lines), f"{indent} */"])


def type_of(form: dict[str, Any]) -> str:
    if "$ref" in form:
        return str(form["$ref"]).rpartition("/")[2]
    if "enum" in form:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in form["enum"])
    if "anyOf" in form:
        return " | ".join(type_of(part) for part in form["anyOf"])
    if "prefixItems" in form:
        return f"[{', '.join(type_of(part) for part in form['prefixItems'])}]"
    match form.get("type"):
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array":
            item = type_of(form["items"])
            return f"({item})[]" if " | " in item else f"{item}[]"
        case "object":
            return f"Record<string, {type_of(form.get('additionalProperties', {}))}>"
    return "unknown"


# ── Guards: what a value from the wire must have to be of a type ──


def guards_in(text: str) -> str:
    """The makers of guards that a text uses, as it imports them."""
    return ", ".join(word for word in GUARDS if re.search(rf"\b{word}\b[(),]", text))


def guard_of_struct(name: str, schema: dict[str, Any]) -> str:
    fields = "".join(f"  {key(field)}: {guard(form)},\n" for field, form in schema["properties"].items())
    return f"export const is{name}: Guard<{name}> = struct({{\n{fields}}});\n"


def guard(form: dict[str, Any]) -> str:
    """The guard of a JSON schema."""
    if "$ref" in form:
        return "is" + str(form["$ref"]).rpartition("/")[2]
    if "enum" in form:
        return one_of(form["enum"])
    if "anyOf" in form:
        return f"either({', '.join(guard(part) for part in form['anyOf'])})"
    if "prefixItems" in form:
        return f"tuple({', '.join(guard(part) for part in form['prefixItems'])})"
    match form.get("type"):
        case None:
            return "anything"
        case "array":
            return f"list({guard(form['items'])})"
        case "object":
            return f"dict({guard(form.get('additionalProperties', {}))})"
    return PLAIN[form["type"]]


def one_of(values: Iterable[object]) -> str:
    return f"oneOf({', '.join(map(json.dumps, values))})"


def key(name: str) -> str:
    """A name as an object has it, in quotes where it is no plain word."""
    return name if name.isidentifier() else f'"{name}"'


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
