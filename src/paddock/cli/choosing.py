"""Choosing what is played: the options that several commands share, and the game, seats and language they mean."""

from pathlib import Path
from typing import Annotated

import typer

from paddock.cli.completion import complete_game, complete_language, complete_option
from paddock.core.errors import BadOption
from paddock.core.game import Game, parse_game_string

GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help="A game's id, such as quick-grand-prix, or a whole game string.",
        autocompletion=complete_game,
        show_default=False,
    ),
]
Seats = Annotated[int | None, typer.Option("--seats", "-s", help="How many seats there are.", show_default=False)]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="Choose something about the game; may be given several times. `paddock games GAME` lists what there is.",
        autocompletion=complete_option,
        show_default=False,
    ),
]
Pack = Annotated[
    Path | None,
    typer.Option("--pack", metavar="DIR", help="A folder with cards, circuits … of your own.", show_default=False),
]
Seed = Annotated[
    int | None, typer.Option("--seed", help="Makes the dice, and so the game, repeatable.", show_default=False)
]
Language = Annotated[
    str,
    typer.Option("--lang", help="The language.", envvar="PADDOCK_LANG", autocompletion=complete_language),
]


def choose_game(
    text: str, seats: int | None = None, options: list[str] | None = None, pack: Path | None = None
) -> Game:
    """The game that the words on the command line mean.

    >>> print(choose_game("quick-grand-prix", seats=3, options=["laps=2"]))
    quick-grand-prix(seats=3, laps=2)
    """
    from paddock import games

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
