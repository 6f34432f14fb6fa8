"""Arguments and options that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

from paddock.cli.completion import complete_game, complete_language, complete_option, complete_saved

GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help="A game's id, such as quick-grand-prix, or a whole game string.",
        autocompletion=complete_game,
        show_default=False,
    ),
]
RecordName = Annotated[
    str,
    typer.Argument(
        metavar="FILE", help="The record: a file, the name of a kept game, or last.", autocompletion=complete_saved
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
