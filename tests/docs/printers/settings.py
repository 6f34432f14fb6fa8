"""The settings of the server, with the words that stand beside them in the source."""

import ast
import inspect

from paddock.server import settings
from paddock.server.settings import PREFIX, Settings
from tests.docs.printers.tables import code, table

BY_COMMAND = ("data", "packs")
"""Settings that options of `paddock serve` give, not the environment."""


def server_settings() -> str:
    words = said()
    rows = []
    for name in Settings.__struct_fields__:
        if name not in BY_COMMAND:
            default = getattr(Settings(data=None), name)  # type: ignore[arg-type]
            rows.append([code(PREFIX + name.upper()), _shown(default), words[name]])
    return table(["setting", "unless you set it", "what it is"], rows)


def _shown(default: object) -> str:
    if isinstance(default, bool):
        return str(default).lower()
    if isinstance(default, float):
        return f"{default:g}"
    if isinstance(default, tuple):
        return " ".join(map(str, default)) or "–"
    return str(default) or "–"


def said() -> dict[str, str]:
    """The words below each setting; without words of its own it shares those above it."""
    form = next(
        node
        for node in ast.parse(inspect.getsource(settings)).body
        if isinstance(node, ast.ClassDef) and node.name == Settings.__name__
    )
    found: dict[str, str] = {}
    name = ""
    for node in form.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            name = node.target.id
            found[name] = ""
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            found[name] = " ".join(str(node.value.value).split())
    return found
