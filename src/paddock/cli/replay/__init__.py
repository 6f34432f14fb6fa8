"""`paddock replay`: walk through a record with board and log."""

from typing import Annotated

import typer

from paddock.cli.arguments import Language, Pack, RecordName
from paddock.cli.command import command, new_app
from paddock.cli.lazily import lazily
from paddock.core.errors import BadOption

with lazily():
    from paddock.cli.replay import walkthrough
    from paddock.cli.terminal import console

app = new_app()


@command(
    app,
    "paddock replay last",
    "paddock replay race.paddock --seat green",
    "paddock replay race.paddock --at 40",
    "paddock replay race.paddock --to-end | less",
)
def replay(
    file: RecordName,
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
    if sum([at is not None, to_end, step]) > 1:
        raise BadOption("choose one of --at, --to-end and --step")
    shown = walkthrough.open_walkthrough(file, seat, pack, lang)
    if at is not None:
        shown.at(at)
    elif step or (console.interactive() and not to_end):
        shown.step()
    else:
        shown.to_end()
