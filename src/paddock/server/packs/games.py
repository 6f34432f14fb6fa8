"""A game by its game string and its content pack, made once: games never change, and making one reads its data."""

from functools import lru_cache
from pathlib import Path

from paddock.core.game import Game
from paddock.games import game as open_game


@lru_cache(maxsize=64)
def game_called(text: str, pack: Path | None = None) -> Game:
    """The game of a game string, with the content pack in this folder or without one."""
    return open_game(text, pack=pack)
