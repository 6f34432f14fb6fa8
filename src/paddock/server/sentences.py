"""Sentences: the words of the catalogues, remembered. A race says the same things often, and Fluent takes its time."""

from functools import cache, lru_cache

from paddock.core.game import Game, Title
from paddock.core.message import Message
from paddock.core.texts import HOUSE_TEXTS, Texts, languages

MOST_REMEMBERED = 20_000


class Sentences(Texts):
    """Texts that remember what they have said."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(game, language)
        self._said: dict[tuple[object, ...], str] = {}

    def say(self, message: Message) -> str:
        key = (message.key, *message.values.items())
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= MOST_REMEMBERED:
                self._said.clear()
            said = self._said[key] = super().say(message)
        return said


def sentences(game: Game, language: str) -> Sentences:
    """The words of a game; what it (or the house) does not say in this language is said in English."""
    return _sentences(game, known(game.title, language))


def known(title: Title, language: str) -> str:
    """The language, if the game or the house says anything in it; else English."""
    return language if language in _house_languages() or language in spoken(title) else "en"


@cache
def _house_languages() -> list[str]:
    return sorted(file.stem for file in HOUSE_TEXTS.glob("*.ftl"))


@lru_cache(maxsize=256)
def _sentences(game: Game, language: str) -> Sentences:
    return Sentences(game, language)


@cache
def spoken(title: Title) -> list[str]:
    return languages(title.game())
