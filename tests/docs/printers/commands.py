"""The commands with their arguments and options, as their help has them."""

import re
from typing import Any

import typer

from paddock.cli.main import COMMANDS
from tests.docs.printers.tables import code, table


def commands() -> str:
    parts = []
    for name, (module, _) in COMMANDS.items():
        parts += _command(f"paddock {name}", typer.main.get_command(module.app))
    return "\n".join(parts)


def _command(name: str, command: Any) -> list[str]:
    """A command, and those below it."""
    below = getattr(command, "commands", {})
    parts = [f"## {name}\n" if name.count(" ") == 1 else f"### {name}\n", f"{_plain(command.help)}\n"]
    examples = re.findall(r"\[dim\]\$\[/dim\] (.*)", command.epilog or "")
    if examples:
        parts.append("```text\n" + "\n".join(examples) + "\n```\n")
    rows = [_row(each) for each in command.params if each.name != "help" and not getattr(each, "hidden", False)]
    if rows:
        parts.append(table(["argument", "unless you give it", "what it is"], rows))
    for word, each in below.items():
        parts += _command(f"{name} {word}", each)
    return parts


def _row(each: Any) -> list[str]:
    if each.param_type_name == "argument":
        word = (each.metavar or each.name).upper()
        name = word if each.required else f"[{word}]"
    else:
        name = " / ".join([*each.opts, *each.secondary_opts])
    shown = getattr(each, "show_default", None)
    default = shown if isinstance(shown, str) else each.default
    if callable(default) or default in (None, False, "", (), []) or str(default).startswith("Sentinel"):
        default = "must be given" if each.required else "–"
        return [code(name), default, _plain(each.help or "")]
    return [code(name), code("yes" if default is True else default), _plain(each.help or "")]


def _plain(text: str) -> str:
    return re.sub(r"\[/?(?:bold|dim|italic)\]", "", " ".join((text or "").split()))
