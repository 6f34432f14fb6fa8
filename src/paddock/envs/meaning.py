"""What facts mean, in the words that stand beside their declarations in the game's `rules/state.py`."""

import ast
from functools import cache
from pathlib import Path

from paddock.core.game import Game

ENGINE = {
    "seat": "The seat that looks.",
    "asks": "The kind of decision that is asked now.",
    "asked": "The seats that must answer.",
    "answers": "Sealed answers that are already in.",
}


def meaning_of(game: Game, name: str) -> str:
    """What this fact of the game is: the text below its declaration, or its name where that says it all."""
    if name in ENGINE:
        return ENGINE[name]
    return _told(game.title.folder / "rules" / "state.py").get(name) or name.replace("_", " ").capitalize() + "."


@cache
def _told(file: Path) -> dict[str, str]:
    """The text that follows each declaration of a module, on one line."""
    if not file.exists():
        return {}
    told: dict[str, str] = {}
    for each in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(each, ast.ClassDef):
            for declared, text in zip(each.body, each.body[1:], strict=False):
                if isinstance(declared, ast.AnnAssign) and isinstance(declared.target, ast.Name) and _is_text(text):
                    told[declared.target.id] = " ".join(ast.literal_eval(text.value).split())  # type: ignore[attr-defined]
    return told


def _is_text(line: ast.stmt) -> bool:
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant) and isinstance(line.value.value, str)
