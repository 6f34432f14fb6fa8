"""The languages of the house: `texts/languages.toml` lists them, and nothing else does."""

import tomllib
from functools import cache
from pathlib import Path

HOUSE_TEXTS = Path(__file__).parent.parent / "texts"
"""The folder of what every game says."""
ENGLISH = "en"
"""The language that fills the holes of the others."""


def languages() -> list[str]:
    """All languages that the house speaks, wholly or in part."""
    return sorted([*complete_languages(), *_listed()["in_work"]])


def complete_languages() -> list[str]:
    """The languages in which everything is said."""
    return _listed()["complete"]


@cache
def _listed() -> dict[str, list[str]]:
    return tomllib.loads((HOUSE_TEXTS / "languages.toml").read_text(encoding="utf-8"))
