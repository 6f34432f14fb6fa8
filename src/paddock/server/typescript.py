"""The messages as TypeScript, so that the browser's types are the server's: `python -m paddock.server.typescript FILE`.

Made from the JSON schemas of `messages`. A field with a default may be left out of what a client sends; of what the
server sends nothing is ever left out.
"""

import ast
import inspect
import sys
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from paddock.server import messages
from paddock.server.messages import Command, FromServer

REQUESTS = [
    messages.NewGame,
    messages.JoinGame,
    messages.SeatCommand,
    messages.Cover,
    messages.RecordText,
    messages.NewPack,
    messages.NewSeason,
    messages.SeasonCommand,
    messages.TrackText,
    messages.TrackWish,
    Command,
]
RESPONSES = [
    messages.TitleInfo,
    messages.GameCreated,
    messages.SeatKey,
    messages.GameInfo,
    messages.PackInfo,
    messages.SeasonCreated,
    messages.SeasonInfo,
    messages.Replay,
    messages.Proof,
    messages.RuleReference,
    messages.TrackDrawn,
    messages.Trial,
    messages.LaneTrackFile,
    messages.LaneTrackDrawn,
    messages.BoardFile,
    messages.BoardDrawn,
    messages.Problem,
    FromServer,
]
UNIONS = {"Command": Command, "FromServer": FromServer}

HEAD = """\
// Made from src/paddock/server/messages.py by `make types`; not to be edited.
"""


def schemas() -> dict[str, dict[str, Any]]:
    """The JSON schema of every message, by name."""
    _, components = msgspec.json.schema_components([*REQUESTS, *RESPONSES])
    return components


def typescript() -> str:
    """The text of messages.ts."""
    sent = set(msgspec.json.schema_components(RESPONSES)[1])
    parts = [HEAD]
    for name, schema in schemas().items():
        parts.append(_interface(name, schema, all_there=name in sent))
    for name, union in UNIONS.items():
        members = msgspec.json.schema_components([union])[0][0]["anyOf"]
        parts.append(f"export type {name} =\n" + "\n".join(f"  | {_type(member)}" for member in members) + ";\n")
    return "\n".join(parts)


def _interface(name: str, schema: dict[str, Any], all_there: bool) -> str:
    lines = [_comment(schema["description"])] if schema.get("description") else []
    lines.append(f"export interface {name} {{")
    for field, form in schema["properties"].items():
        mark = "" if all_there or field in schema["required"] else "?"
        if (name, field) in _field_comments():
            lines.append(_comment(_field_comments()[name, field], "  "))
        lines.append(f"  {field}{mark}: {_type(form)};")
    return "\n".join([*lines, "}\n"])


@cache
def _field_comments() -> dict[tuple[str, str], str]:
    """What stands below a field in messages.py, by class and field: the schemas do not carry it."""
    found = {}
    for message in ast.parse(inspect.getsource(messages)).body:
        if isinstance(message, ast.ClassDef):
            for field, below in pairwise(message.body):
                if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr):
                    assert isinstance(field.target, ast.Name)
                    found[message.name, field.target.id] = inspect.cleandoc(ast.literal_eval(below.value))
    return found


def _comment(text: str, indent: str = "") -> str:
    lines = text.splitlines()
    if len(lines) == 1:
        return f"{indent}/** {text} */"
    return "\n".join([f"{indent}/**", *(f"{indent} * {line.strip()}".rstrip() for line in lines), f"{indent} */"])


def _type(form: dict[str, Any]) -> str:
    if "$ref" in form:
        return str(form["$ref"]).rpartition("/")[2]
    if "enum" in form:
        return " | ".join(f'"{value}"' for value in form["enum"])
    if "anyOf" in form:
        return " | ".join(_type(part) for part in form["anyOf"])
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
            item = _type(form["items"])
            return f"({item})[]" if " " in item else f"{item}[]"
        case "object":
            return f"Record<string, {_type(form.get('additionalProperties', {}))}>"
    return "unknown"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
