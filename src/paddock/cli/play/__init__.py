"""`paddock play`: a game at this terminal, alone against bots or with several people at one keyboard."""

from typing import Annotated

import typer

from paddock.cli.arguments import GameName, Language, Options, Pack, Seats, Seed
from paddock.cli.command import command, new_app
from paddock.cli.completion import complete_players, complete_saved
from paddock.cli.lazily import lazily
from paddock.core.errors import BadOption

with lazily():
    from paddock.cli.play import begin

app = new_app()


@command(
    app,
    "paddock play quick-grand-prix",
    "paddock play quick-grand-prix --seats 4 --option laps=2",
    "paddock play quick-grand-prix --players Ann,bot:hard,bot:easy",
    "paddock play quick-grand-prix --hotseat --players Ann,Bob",
    "paddock play --resume last",
)
def play(
    game: GameName = "",
    seats: Seats = None,
    option: Options = None,
    players: Annotated[
        str,
        typer.Option(
            "--players",
            "-p",
            metavar="NAME,…",
            help="Who sits where: names, and bots as bot:LEVEL. Without it: you first, and bots.",
            autocompletion=complete_players,
            show_default=False,
        ),
    ] = "",
    hotseat: Annotated[bool, typer.Option("--hotseat", help="People at all seats, no bots.")] = False,
    seed: Seed = None,
    words: Annotated[
        list[str] | None,
        typer.Option(
            "--words",
            metavar="TEXT",
            help="Words of a player that are mixed into the dice, a seat each; may be given several times.",
            show_default=False,
        ),
    ] = None,
    start: Annotated[
        str, typer.Option("--from", metavar="FILE", help="Play on from a position.", show_default=False)
    ] = "",
    resume: Annotated[
        str,
        typer.Option(
            "--resume",
            "-r",
            metavar="FILE",
            help="Go on with a game: its file, its name among the kept games, or last.",
            autocompletion=complete_saved,
            show_default=False,
        ),
    ] = "",
    pack: Pack = None,
    lang: Language = "en",
) -> None:
    """Play a game at this terminal.

    The game is kept after every move; when it is over, its record proves the dice. Without a terminal, what is to be
    played is read line by line from the pipe.
    """
    if resume:
        if game or seats or option or players or hotseat or words or start or seed is not None:
            raise BadOption("a game that is resumed has its seats, options and players already; give --resume alone")
        begin.go_on(resume, pack, lang)
    elif not game:
        raise BadOption("say which game: paddock play quick-grand-prix, or paddock play --resume last")
    else:
        begin.begin(begin.Wishes(game, seats, option or [], players, hotseat, seed, words or [], start, pack), lang)
