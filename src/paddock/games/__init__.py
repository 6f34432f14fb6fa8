"""The shelf: the games of the house."""

from importlib import import_module
from pathlib import Path
from typing import Any

from paddock.core.errors import UnknownGame
from paddock.core.game import Game, parse_game_string
from paddock.core.title import Title

SHELF = {
    "quick-grand-prix": "paddock.games.quick_grand_prix",
    "grand-prix": "paddock.games.grand_prix",
    "moto-grand-prix": "paddock.games.moto_grand_prix",
    "great-race": "paddock.games.great_race",
    "formula-1-tgp": "paddock.games.formula_1_tgp",
}


def titles() -> list[Title]:
    """All games of the house."""
    return [title(id) for id in SHELF]


def title(id: str) -> Title:
    """The game of that id.

    >>> title("quick-grand-prix").name
    'Quick Grand Prix'
    """
    if id not in SHELF:
        raise UnknownGame(f"there is no game {id!r}; the games are {', '.join(SHELF)}")
    found: Title = import_module(SHELF[id]).TITLE
    return found


def game(text: str, seats: int | None = None, pack: Path | None = None, **options: Any) -> Game:
    """A game from its id or its game string, and options.

    >>> print(game("quick-grand-prix", seats=3, laps=2))
    quick-grand-prix(seats=3, laps=2)
    >>> game("quick-grand-prix(seats=3, laps=2)") == game("quick-grand-prix", seats=3, laps=2)
    True
    """
    id, written = parse_game_string(text)
    return title(id).game_with(written | options, seats, pack)
