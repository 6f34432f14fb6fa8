"""Paddock: a house of racing board games.

>>> import paddock
>>> table = paddock.start("quick-grand-prix", seats=2, seed=1)
>>> table.play(table.options()[0])[0]
<keeps [1]>

What a program needs stands here; `paddock.bots` has the bots, `paddock.envs` the games as environments for learning.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, overload

if TYPE_CHECKING:
    from pathlib import Path

    from paddock import bots as bots
    from paddock import envs as envs
    from paddock.core.bot import Bot
    from paddock.core.game import Game
    from paddock.core.record import Record
    from paddock.core.table import Table
    from paddock.core.title import Title
    from paddock.core.verify import Proof
    from paddock.typed import GrandPrixTable, GreatTable, MotoTable, QuickTable, TgpTable

__version__ = "1.0.0"

# Each function imports what it needs: `import paddock` alone costs next to nothing.

ROOMS = ("bots", "envs")


def __getattr__(name: str) -> Any:
    """`paddock.bots` and `paddock.envs` are there as soon as somebody asks for them."""
    if name in ROOMS:
        return import_module(f"paddock.{name}")
    raise AttributeError(f"module 'paddock' has no attribute {name!r}")


def titles() -> "list[Title]":
    """All games of the house.

    >>> [title.id for title in titles()][0]
    'quick-grand-prix'
    """
    from paddock import games

    return games.titles()


def title(id: str) -> "Title":
    """The game of that id as it lies on the shelf.

    >>> title("great-race").name
    'The Great Race'
    """
    from paddock import games

    return games.title(id)


def game(text: str, seats: int | None = None, pack: "Path | None" = None, **options: Any) -> "Game":
    """A game from its id or its game string, and options.

    >>> print(game("quick-grand-prix", seats=3, laps=2))
    quick-grand-prix(seats=3, laps=2)
    """
    from paddock import games

    return games.game(text, seats, pack, **options)


def bot(name: str, game: "str | Game" = "quick-grand-prix") -> "Bot":
    """The bot of that name, ready to play this game: a level, a bot of the laboratory, `module:Class` for one of your
    own, or `pipe:COMMAND` for a program (see `paddock.bots.levels`).

    >>> bot("search:simulations=200", "great-race").name
    'search:simulations=200'
    """
    from paddock import games
    from paddock.bots import levels

    return levels.bot(name, (games.game(game) if isinstance(game, str) else game).title)


# ── Playing ──


@overload
def start(text: Literal["quick-grand-prix"], seats: int | None = None, **settings: Any) -> "QuickTable": ...
@overload
def start(text: Literal["grand-prix"], seats: int | None = None, **settings: Any) -> "GrandPrixTable": ...
@overload
def start(text: Literal["moto-grand-prix"], seats: int | None = None, **settings: Any) -> "MotoTable": ...
@overload
def start(text: Literal["great-race"], seats: int | None = None, **settings: Any) -> "GreatTable": ...
@overload
def start(text: Literal["formula-1-tgp"], seats: int | None = None, **settings: Any) -> "TgpTable": ...
@overload
def start(text: str, seats: int | None = None, **settings: Any) -> "Table": ...
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


def position(text: str, pack: "Path | None" = None, seed: int | None = None, language: str = "en") -> "Table":
    """A table at which a game goes on from a position text, of which the first line is the game string (see
    `paddock.core.position`).

    >>> from paddock.core.reader import REFEREE
    >>> race = start("quick-grand-prix", seed=7)
    >>> position(str(race.view(REFEREE))).state == race.state
    True
    """
    from paddock.core.position import read_position
    from paddock.core.table import Table

    first = next((line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")), "")
    found = game(first, pack=pack)
    return Table(found, seed=seed, state=read_position(found, text), language=language)


# ── Records ──


def save(table: "Table", file: "str | Path") -> None:
    """Write a game to a file: its record, with the secret of its dice, so that it goes on with the same ones. Until
    the game is over the file is nobody's business but the host's."""
    from copy import copy
    from pathlib import Path

    from paddock.core.fairness import FairDice
    from paddock.core.text_files import write_atomically

    kept = copy(table.record)
    if isinstance(table.dice, FairDice):
        kept.secret = table.dice.secret.hex()
    write_atomically(Path(file), str(kept))


def record(file: "str | Path", pack: "Path | None" = None) -> "Record":
    """The record in a file."""
    from paddock.core.record import game_string_of, read_record
    from paddock.core.text_files import read_text

    text = read_text(str(file))
    return read_record(game(game_string_of(text), pack=pack), text)


def load(file: "str | Path", pack: "Path | None" = None, language: str = "en") -> "Table":
    """The table at the end of a saved game, to be looked at or played on."""
    from paddock.core.table import resume

    return resume(record(file, pack), language)


def verify(what: "str | Path | Table | Record", pack: "Path | None" = None) -> "Proof":
    """Every die and every move of a finished game, derived again. Raises `BadRecord` with the first thing wrong."""
    from paddock.core import verify as proofs
    from paddock.core.record import Record
    from paddock.core.table import Table

    if isinstance(what, Table):
        what = what.record
    return proofs.verify(what if isinstance(what, Record) else record(what, pack))
