"""Words of the house that are no game's: a folder of catalogues below `texts`, one file a language."""

from pathlib import Path
from typing import cast

from paddock.core.catalogue import catalogue
from paddock.core.errors import BadOption
from paddock.core.languages import ENGLISH, languages
from paddock.core.message import Value


def check_language(language: str) -> str:
    """The language, if the house speaks it."""
    if language not in languages():
        raise BadOption(f"the house does not speak {language!r}; its languages are {', '.join(languages())}")
    return language


class HouseWords:
    """The words of one folder in one language; English fills the holes."""

    def __init__(self, folder: Path, language: str = ENGLISH) -> None:
        self.language = check_language(language)
        self.catalogues = [catalogue(name, (folder,)) for name in dict.fromkeys([language, ENGLISH])]

    def __call__(self, key: str, **values: Value | float) -> str:
        for found in self.catalogues:
            if found.has(key):
                return found.say(key, cast("dict[str, Value]", values))  # fractions are written as the language does
        return key
