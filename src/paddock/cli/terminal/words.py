"""The words of the terminal itself, not of a game, in the reader's language: texts/cli/en.ftl and its translations."""

from paddock.core.house_words import HouseWords
from paddock.core.house_words import check_language as check_language
from paddock.core.languages import ENGLISH, HOUSE_TEXTS

FOLDER = HOUSE_TEXTS / "cli"


class TerminalWords(HouseWords):
    """The terminal's words in one language.

    >>> TerminalWords()("curtain", seat="Green")
    'Pass the keyboard to Green, then press Enter.'
    """

    def __init__(self, language: str = ENGLISH) -> None:
        super().__init__(FOLDER, language)
