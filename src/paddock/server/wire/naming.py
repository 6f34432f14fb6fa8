"""What games and their parts are called in the reader's language, where the rest of a message bears no words."""

from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from paddock.core.errors import UnknownGame
from paddock.core.game import Game
from paddock.core.title import Title
from paddock.games import title as title_called
from paddock.server.wire.languages import known, texts_in
from paddock.server.wire.messages.games import GameInfo
from paddock.server.wire.messages.table import TowerRow

WORDS = ("name", "title", "country", "character")
"""The fields of components that bear words."""


def worded(components: dict[str, Any], title: Title, language: str) -> dict[str, Any]:
    """Components with words in place of what is printed on them in English."""
    words = printed_in(title, language)
    return {field: _worded(field, value, words) for field, value in components.items()}


def _worded(field: str, value: Any, words: dict[str, str]) -> Any:
    if isinstance(value, dict):
        return {name: _worded(name, each, words) for name, each in value.items()}
    if isinstance(value, list):
        return [_worded(field, each, words) for each in value]
    return words.get(value, value) if field in WORDS and isinstance(value, str) else value


def worded_tower(rows: list[TowerRow], game: Game, language: str) -> list[TowerRow]:
    words = printed_in(game.title, language)
    return [replace(row, title=", ".join(_called(name, words) for name in row.title.split(", "))) for row in rows]


def _called(name: str, words: dict[str, str]) -> str:
    """A name in words; its last word may be a mark, as in `Viridian #22`."""
    if name in words:
        return words[name]
    beginning, space, mark = name.rpartition(" ")
    return words.get(beginning, beginning) + space + mark


def worded_info(info: GameInfo, language: str) -> GameInfo:
    """What is told of a game, with its name and those of its seats in words."""
    try:
        title = title_called(info.title)
    except UnknownGame:
        return info
    words = printed_in(title, language)
    seats = [replace(seat, title=words.get(seat.title, seat.title)) for seat in info.seats]
    return replace(info, title_name=title_in(title, language), seats=seats)


@lru_cache(maxsize=64)
def printed_in(title: Title, language: str) -> dict[str, str]:
    """What is printed on a title's components, in words (see `Texts.printed`)."""
    return texts_in(language, title.game(title.most_seats)).printed()


@lru_cache(maxsize=64)
def _title_in(title: Title, language: str) -> str:
    return texts_in(language, title.game()).title()


def title_in(title: Title, language: str) -> str:
    """What a title is called. A game is made to find that out, so it is done once for each language there is."""
    return _title_in(title, known(title, language))
