"""What is this? A sentence or two about every card, chip, dial, tile and space that a table shows, with its rule.

The sentences are messages `about-<thing>` of the game's catalogues; the id of the rule stands beside the words, as the
attribute `rule`. Places to fill, such as `{ $limit }`, are left for the browser: it knows the numbers on its board.
"""

import re
from functools import cache, lru_cache
from pathlib import Path

from paddock.core.catalogue import catalogue
from paddock.core.message import Value
from paddock.core.texts import catalogues
from paddock.core.title import Title
from paddock.server.wire.languages import known
from paddock.server.wire.messages.titles import AboutThing

ABOUT = "about-"


def about(title: Title, language: str) -> dict[str, AboutThing]:
    """Everything that the title's tables show, by its name."""
    return _about(title, known(title, language))


@lru_cache(maxsize=32)
def _about(title: Title, language: str) -> dict[str, AboutThing]:
    folders = catalogues(title.folder)
    english, spoken = catalogue("en", folders), catalogue(language, folders)
    things, places = _names(folders)
    values: dict[str, Value] = {place: f"{{{place}}}" for place in places}
    told: dict[str, AboutThing] = {}
    for thing in things:
        key = ABOUT + thing
        words = spoken if spoken.has(key) else english
        told[thing] = AboutThing(text=words.say(key, values), rule=english.attribute(key, "rule"))
    return told


@cache
def _names(folders: tuple[Path, ...]) -> tuple[list[str], set[str]]:
    """The names of all things that English says something about, and of the places that are filled in it."""
    texts = [file.read_text(encoding="utf-8") for folder in folders if (file := folder / "en.ftl").exists()]
    things = {thing: None for text in texts for thing in re.findall(rf"^{ABOUT}([\w-]+) =", text, re.MULTILINE)}
    return list(things), {place for text in texts for place in re.findall(r"\$([\w-]+)", text)}
