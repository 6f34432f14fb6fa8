"""The messages of the websocket with every field, as the server declares them."""

import ast
import inspect as source
import textwrap
from typing import Any, get_args

from msgspec import inspect

from paddock.server.wire.messages.answers import FromServer
from paddock.server.wire.messages.commands import Command
from tests.docs.printers.tables import code, default, structs, table, value


def messages() -> str:
    told: list[type] = []
    parts = ["## From the client\n"]
    parts += [_message(form, told) for form in get_args(Command)]
    parts += ["## From the server\n"]
    parts += [_message(form, told) for form in get_args(FromServer)]
    parts += ["## What they are made of\n"]
    for form in told:
        parts.append(f"### {form.__name__}\n\n{_about(form)}{_fields(form, told)}")
    return "\n".join(parts)


def _message(form: Any, told: list[type]) -> str:
    return f"### {form.__struct_config__.tag}\n\n{_about(form)}{_fields(form, told)}"


def _about(form: type) -> str:
    about = " ".join((form.__doc__ or "").split())
    return f"{about}\n\n" if about and not about.startswith(form.__name__ + "(") else ""


def _fields(form: type, told: list[type]) -> str:
    info = inspect.type_info(form)
    assert isinstance(info, inspect.StructType)
    words = said(form)
    rows = []
    for field in info.fields:
        absent = default(field)
        rows.append([code(field.encode_name), value(field.type), absent or "must be there", words.get(field.name, "")])
        told += [each.cls for each in structs(field.type) if each.cls not in told]
    return table(["field", "value", "if left out", "what it is"], rows) if rows else ""


def said(form: type) -> dict[str, str]:
    """The words that stand below each field of a structure in the source."""
    found: dict[str, str] = {}
    for each in reversed(form.__mro__):
        try:
            body = ast.parse(textwrap.dedent(source.getsource(each))).body[0]
        except (OSError, TypeError):
            continue
        assert isinstance(body, ast.ClassDef)
        name = ""
        for node in body.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                name = node.target.id
            elif name and isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                found[name] = " ".join(str(node.value.value).split())
    return found
