"""`paddock replay`: walk through a record with board and log."""

from typing import Annotated

import typer

from paddock.cli.choosing import Language, Pack
from paddock.cli.completion import complete_saved
from paddock.cli.helping import examples

EXAMPLES = examples(
    "paddock replay last",
    "paddock replay race.paddock --seat green",
    "paddock replay race.paddock --at 40",
    "paddock replay race.paddock --to-end | less",
)


def replay(
    file: Annotated[
        str,
        typer.Argument(
            metavar="FILE", help="The record: a file, the name of a kept game, or last.", autocompletion=complete_saved
        ),
    ],
    seat: Annotated[str, typer.Option("--seat", help="Show only what this seat may know.", show_default=False)] = "",
    at: Annotated[
        int | None, typer.Option("--at", metavar="N", help="Show the game after move N.", show_default=False)
    ] = None,
    to_end: Annotated[bool, typer.Option("--to-end", help="Go through to the end without waiting.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after every move; usual at a terminal.")] = False,
    pack: Pack = None,
    lang: Language = "en",
) -> None:
    """Walk through a record.

    At a terminal Enter goes on, a number goes to that move, b goes back and q stops. Moves are numbered as the lines
    of the record are.
    """
    from paddock.cli import projection
    from paddock.cli.terminal.console import interactive
    from paddock.core.errors import BadOption

    if sum([at is not None, to_end, step]) > 1:
        raise BadOption("choose one of --at, --to-end and --step")
    show = projection.open_projection(file, seat, pack, lang)
    if at is not None:
        show.at(at)
    elif step or (interactive() and not to_end):
        show.step()
    else:
        show.to_end()
