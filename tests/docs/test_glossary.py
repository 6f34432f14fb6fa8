"""One word one thing: no two classes of the house share a name, except where the glossary says so."""

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "paddock"
MAY_SHARE = ("games", "server/wire/messages")
"""A game's words are its rulebook's, and a message is called after what it tells."""


def test_no_two_classes_of_the_house_share_a_name():
    found = defaultdict(list)
    for file in sorted(SOURCES.rglob("*.py")):
        place = file.relative_to(SOURCES).as_posix()
        if not place.startswith(MAY_SHARE):
            for node in ast.parse(file.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    found[node.name].append(place)
    assert {name: places for name, places in found.items() if len(places) > 1} == {}


def test_the_files_that_the_glossary_names_are_there():
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    places = {word for word in text.split("`") if "/" in word and " " not in word and "<" not in word}
    assert places
    for place in places:
        assert (SOURCES / place).exists() or (ROOT / place).exists(), f"the glossary names {place}, which is not there"
