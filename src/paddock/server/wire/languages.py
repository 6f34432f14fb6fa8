"""The language in which a reader is spoken to: theirs, where game or house says anything in it; else English."""

from functools import cache, lru_cache

from paddock.core.game import Game
from paddock.core.languages import languages
from paddock.core.texts import Texts, languages_of
from paddock.core.title import Title


def texts_in(language: str, game: Game) -> Texts:
    """The words of a game; what it (or the house) does not say in this language is said in English."""
    return _texts(game, known(game.title, language))


def known(title: Title, language: str) -> str:
    """The language, if the game or the house says anything in it; else English."""
    return language if language in all_languages(title) else "en"


def all_languages(title: Title) -> list[str]:
    """The languages in which the game or the house says anything."""
    return sorted({*languages(), *spoken(title)})


@lru_cache(maxsize=256)
def _texts(game: Game, language: str) -> Texts:
    return Texts(game, language)


@cache
def spoken(title: Title) -> list[str]:
    """The languages that a game has words in."""
    return languages_of(title.game())
