"""`paddock position`: look at a position, and play on from it."""

from typing import Annotated

import typer

from paddock.cli.arguments import GameName, Language, Options, Pack, Seats
from paddock.cli.command import command, new_app
from paddock.cli.completion import complete_seat
from paddock.cli.lazily import lazily

with lazily():
    from paddock.cli import lookup
    from paddock.cli.position import study

app = new_app()


@command(
    app,
    "paddock position quick-grand-prix start.txt",
    "paddock position quick-grand-prix start.txt --seat green",
    "paddock position quick-grand-prix start.txt --play 'red:keep' --play 'green:keep'",
    "paddock position quick-grand-prix - --play '*:deal S4' --seed 7 < start.txt",
)
def position(
    game: GameName,
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="The file with the position text; - is stdin.", show_default=False)
    ],
    play: Annotated[
        list[str] | None,
        typer.Option(
            "--play",
            metavar="ACTION",
            help="Play this; may be given several times. SEAT:ACTION says who plays, *:OUTCOME what chance brings.",
            show_default=False,
        ),
    ] = None,
    seat: Annotated[
        str,
        typer.Option(
            "--seat", help="Show only what this seat may know.", autocompletion=complete_seat, show_default=False
        ),
    ] = "",
    seed: Annotated[int, typer.Option("--seed", help="For the dice that are not given.")] = 0,
    seats: Seats = None,
    option: Options = None,
    pack: Pack = None,
    lang: Language = "en",
) -> None:
    """Load a position, show it and what may be played, or play on from it.

    The first line of a position may be a game string; then seats and options come from there.
    """
    position = study.Study.load(game, file, seats, option or [], pack, lang)
    reader = lookup.choose_reader(position.game, seat)
    position.show(reader)
    if play:
        position.play(play, seed)
        position.show_events(reader)
        position.show(reader)
    position.show_options(reader)
