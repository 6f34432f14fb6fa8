"""Paddock: a house of racing board games.

>>> import paddock
>>> table = paddock.start("quick-grand-prix", seats=2, seed=1)
>>> table.play(table.options()[0])[0]
<keeps [1]>
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

    from paddock.core.game import Game
    from paddock.core.table import Table
    from paddock.core.title import Title

__version__ = "0.1.0"

# Each function imports what it needs: `import paddock` alone costs next to nothing.


def titles() -> "list[Title]":
    """All games of the house.

    >>> [title.id for title in titles()][0]
    'quick-grand-prix'
    """
    from paddock import games

    return games.titles()


def game(text: str, seats: int | None = None, pack: "Path | None" = None, **options: Any) -> "Game":
    """A game from its id or its game string, and options.

    >>> print(game("quick-grand-prix", seats=3, laps=2))
    quick-grand-prix(seats=3, laps=2)
    """
    from paddock import games

    return games.game(text, seats, pack, **options)


def start(
    text: str,
    seats: int | None = None,
    pack: "Path | None" = None,
    players: list[str] | None = None,
    seed: int | None = None,
    words: list[str] | None = None,
    language: str = "en",
    **options: Any,
) -> "Table":
    """A table at which a new game begins. A seed makes its dice, and so the game, repeatable.

    >>> start("quick-grand-prix(seats=3)", seed=7).game.seats
    3
    """
    from paddock.core.table import Table

    return Table(game(text, seats, pack, **options), players, seed, words, language=language)
