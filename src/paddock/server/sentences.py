"""Sentences: the words of the catalogues, remembered. A race says the same things often, and Fluent takes its time."""

from functools import cache, lru_cache

from paddock.core.game import Game, Title
from paddock.core.message import Message
from paddock.core.texts import Texts, languages

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
    """The words of a game; in English if it does not speak the language."""
    return _sentences(game, language if language in spoken(game.title) else "en")


@lru_cache(maxsize=256)
def _sentences(game: Game, language: str) -> Sentences:
    return Sentences(game, language)


@cache
def spoken(title: Title) -> list[str]:
    return languages(title.game())
