"""`paddock simulate`: bots play many games on all cores."""

from typing import Annotated

import typer

from paddock.cli.arguments import GameName, Options, Pack, Seats
from paddock.cli.command import command, new_app
from paddock.cli.completion import complete_bots
from paddock.cli.lazily import lazily
from paddock.core.errors import BadOption

with lazily():
    from paddock.cli.simulate import batch

app = new_app()


@command(
    app,
    "paddock simulate quick-grand-prix -n 1000 --bots medium,random",
    "paddock simulate quick-grand-prix --seats 4 --bots hard,easy --seed 7",
    "paddock simulate quick-grand-prix --bots search:simulations=50,medium --json",
)
def simulate(
    game: GameName,
    count: Annotated[int, typer.Option("-n", "--games", help="How many games; rounded up so that seats rotate.")] = 200,
    seats: Seats = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            "-b",
            metavar="NAME,…",
            help="The bots; the last one fills the other seats.",
            autocompletion=complete_bots,
        ),
    ] = "medium,random",
    option: Options = None,
    seed: Annotated[int, typer.Option("--seed", help="Makes the result repeatable.")] = 0,
    workers: Annotated[int, typer.Option("--workers", "-w", help="Processes; 0: one a core.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print the result as CSV, a line for each bot.")] = False,
    pack: Pack = None,
) -> None:
    """Let bots play many games, and count.

    Every bot sits at every seat equally often. Rates and means come with their 95 % intervals. The same seed gives the
    same result, however many processes share the work (but for bots that think by the clock).
    """
    if as_json and as_csv:
        raise BadOption("choose either --json or --csv")
    result = batch.run(game, seats, option or [], pack, bots, count, seed, workers)
    if as_json:
        typer.echo(result.json())
    elif as_csv:
        typer.echo(result.csv(), nl=False)
    else:
        batch.show(result)
