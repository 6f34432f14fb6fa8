"""The words of the terminal itself, not of a game, in the reader's language: texts/cli/en.ftl and its translations."""

from paddock.core.errors import BadOption
from paddock.core.message import Value
from paddock.core.texts import HOUSE_TEXTS, bundle

FOLDER = HOUSE_TEXTS / "cli"


def known_languages() -> list[str]:
    return sorted(file.stem for file in HOUSE_TEXTS.glob("*.ftl"))


def check_language(language: str) -> str:
    """The language, if the house speaks it."""
    if language not in known_languages():
        raise BadOption(f"the house does not speak {language!r}; its languages are {', '.join(known_languages())}")
    return language


class TerminalWords:
    """The terminal's words in one language; English fills the holes.

    >>> TerminalWords()("curtain", seat="Green")
    'Pass the keyboard to Green, then press Enter.'
    """

    def __init__(self, language: str = "en") -> None:
        self.bundles = [bundle(name, (FOLDER,)) for name in dict.fromkeys([check_language(language), "en"])]

    def __call__(self, key: str, **values: Value) -> str:
        for found in self.bundles:
            if found.has_message(key):
                pattern = found.get_message(key).value
                if pattern is not None:
                    return str(found.format_pattern(pattern, values)[0])
        return key
