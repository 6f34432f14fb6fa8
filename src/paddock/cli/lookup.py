"""What words on the command line mean: a game, a seat, who looks, or a record."""

from pathlib import Path

from paddock import games
from paddock.cli.files import find_saved, read_text
from paddock.core.errors import BadOption
from paddock.core.game import Game, parse_game_string
from paddock.core.reader import REFEREE, Reader
from paddock.core.record import Record, check_pack, game_string_of, read_record


def choose_game(
    text: str, seats: int | None = None, options: list[str] | None = None, pack: Path | None = None
) -> Game:
    """The game of this id or game string, with the options that were given as name=value.

    >>> print(choose_game("quick-grand-prix", seats=3, options=["laps=2"]))
    quick-grand-prix(seats=3, laps=2)
    """
    id, chosen = parse_game_string(text)
    title = games.title(id)
    if seats is not None and chosen.get("seats", str(seats)) != str(seats):
        raise BadOption(f"the game string says {chosen['seats']} seats and --seats says {seats}")
    for word in options or []:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadOption(f"an option is written name=value, such as --option laps=2, not {word!r}")
        if name == "seats":
            raise BadOption(f"the number of seats is chosen with --seats {value}")
        chosen[name] = value
    return title.game_with(chosen, seats, pack)


def choose_seat(game: Game, word: str) -> int:
    """The seat that a word means: its name, or its number from 1 up.

    >>> game = choose_game("quick-grand-prix", seats=3)
    >>> choose_seat(game, "green"), choose_seat(game, "Green"), choose_seat(game, "2")
    (1, 1, 1)
    """
    names = game.domains["seat"]
    for seat in range(game.seats):
        if word.lower() in (names.slug(seat).lower(), names.title(seat).lower(), str(seat + 1)):
            return seat
    raise BadOption(f"there is no seat {word!r}; the seats are {', '.join(names.slugs[: game.seats])}")


def choose_reader(game: Game, word: str) -> Reader:
    """Who looks: the seat that the word means; without a word, the referee, from whom nothing is hidden."""
    return Reader((choose_seat(game, word),)) if word else REFEREE


def record_text(name: str) -> str:
    """The text of a record: of a file, of a kept game by its name, or from stdin if the name is `-`."""
    return read_text(name if name == "-" else str(find_saved(name)))


def game_of_record(text: str, pack: Path | None = None) -> Game:
    """The game that a record was played with, if the content pack is the one it needs."""
    check_pack(text, pack)
    return choose_game(game_string_of(text), pack=pack)


def open_record(name: str, pack: Path | None = None) -> Record:
    """The record of that file or kept game."""
    text = record_text(name)
    return read_record(game_of_record(text, pack), text)
