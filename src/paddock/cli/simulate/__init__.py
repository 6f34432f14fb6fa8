"""`paddock simulate`: bots play many games on all cores."""

from pathlib import Path
from typing import Annotated

import typer

from paddock.cli.arguments import GameName, Options, Pack, Seats
from paddock.cli.command import STOPPED, command, new_app
from paddock.cli.completion import complete_bots
from paddock.cli.lazily import lazily
from paddock.core.errors import BadOption

with lazily():
    from paddock.cli.simulate import batch, watched

app = new_app()


@command(
    app,
    "paddock simulate quick-grand-prix -n 1000 --bots medium,random",
    "paddock simulate quick-grand-prix --seats 4 --by seat",
    "paddock simulate moto-grand-prix --seats 4 --by circuit --games-file games.csv",
    "paddock simulate quick-grand-prix --bots search:simulations=50,medium --duplicate --json",
    "paddock simulate quick-grand-prix --seats 4 --duplicate --against cars=balanced",
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
            help="The bots; the last one fills the other seats. [medium,random; with --by, but not level: medium]",
            autocompletion=complete_bots,
        ),
    ] = "",
    option: Options = None,
    seed: Annotated[int, typer.Option("--seed", help="Makes the result repeatable.")] = 0,
    workers: Annotated[int, typer.Option("--workers", "-w", help="Processes; 0: one a core.")] = 0,
    by: Annotated[
        str,
        typer.Option(
            "--by",
            metavar="WHAT",
            help="Tell results apart by seat, team, grid, circuit or level (the bot), and count what happens.",
            autocompletion=lambda: ["seat", "team", "grid", "circuit", "level"],
        ),
    ] = "",
    duplicate: Annotated[
        bool, typer.Option("--duplicate", help="The same dice for whatever is compared; says what that gained.")
    ] = False,
    against: Annotated[
        list[str] | None,
        typer.Option(
            "--against", metavar="NAME=VALUE", help="A second arm of the experiment: the game with this option."
        ),
    ] = None,
    games_file: Annotated[
        Path | None, typer.Option("--games-file", help="Write one row a game into this .csv or .parquet file.")
    ] = None,
    cluster: Annotated[bool, typer.Option("--cluster", help="Share the work on a Ray cluster.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    as_csv: Annotated[
        bool, typer.Option("--csv", help="Print the result as CSV, a line for each bot or group.")
    ] = False,
    pack: Pack = None,
) -> None:
    """Let bots play many games, and count.

    Every bot sits at every seat equally often. Rates and means come with their 95 % intervals. The same seed gives the
    same result, however many processes share the work (but for bots that think by the clock). Ctrl-C ends it with the
    games that are done.
    """
    if as_json and as_csv:
        raise BadOption("choose either --json or --csv")
    plan = batch.plan(game, seats, option or [], pack, bots, count, seed, workers, by, cluster, duplicate)
    form = "json" if as_json else "csv" if as_csv else ""
    if by or duplicate or against or games_file is not None:
        whole = watched.run(plan, by or "level", against or [], games_file, form)
    else:
        whole = batch.run(plan, form)
    if not whole:
        raise typer.Exit(STOPPED)
