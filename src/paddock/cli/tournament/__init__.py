"""`paddock tournament`: bots meet each other and get table."""

from pathlib import Path
from typing import Annotated

import typer

from paddock.cli.arguments import GameName, Options, Pack, Seats
from paddock.cli.command import STOPPED, command, new_app
from paddock.cli.completion import complete_bots
from paddock.cli.files import write_atomically
from paddock.cli.lazily import lazily
from paddock.cli.players import split_players
from paddock.core.errors import BadOption

with lazily():
    from paddock.cli import lookup
    from paddock.cli.terminal import progress
    from paddock.cli.tournament import table
    from paddock.lab.tournament import plan as plans
    from paddock.lab.tournament import tournament as tournaments

app = new_app()


@command(
    app,
    "paddock tournament quick-grand-prix --bots random,easy,medium,search:simulations=200",
    "paddock tournament great-race --bots medium,easy,my_bots:Cautious,'pipe:./my-bot' --file cup.jsonl --plot cup.svg",
    "paddock tournament moto-grand-prix --seats 4 --swiss --games 8 --markdown",
)
def tournament(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            "-b",
            metavar="NAME,…",
            help="Who takes part: bots of the house, module:Class, pipe:COMMAND.",
            autocompletion=complete_bots,
        ),
    ] = "random,easy,medium,search:simulations=100",
    count: Annotated[int, typer.Option("-n", "--games", help="Games of each match; rounded up to the seats.")] = 20,
    swiss: Annotated[
        bool, typer.Option("--swiss", help="Only neighbours in the standing meet, not everybody everybody.")
    ] = False,
    rounds: Annotated[int, typer.Option("--rounds", help="Of the Swiss system; 0: as many as are needed.")] = 0,
    seats: Seats = None,
    option: Options = None,
    seed: Annotated[int, typer.Option("--seed", help="Makes the result repeatable.")] = 0,
    workers: Annotated[int, typer.Option("--workers", "-w", help="Processes; 0: one a core.")] = 0,
    cluster: Annotated[bool, typer.Option("--cluster", help="Share the work on a Ray cluster.")] = False,
    file: Annotated[
        Path | None, typer.Option("--file", "-f", help="Keep every game here; the same command goes on with it.")
    ] = None,
    plot: Annotated[Path | None, typer.Option("--plot", help="Draw ratings and meetings into this .svg file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    as_markdown: Annotated[bool, typer.Option("--markdown", help="Print the table as Markdown.")] = False,
    pack: Pack = None,
) -> None:
    """Let bots meet each other, and rate them.

    Everybody meets everybody, or with --swiss those who do equally well. In a match every bot sits at every seat, with
    the same dice at each. Ratings are openskill's: everybody begins with 25. With --file Ctrl-C loses nothing: the same
    command plays what is missing.
    """
    if as_json and as_markdown:
        raise BadOption("choose either --json or --markdown")
    if plot is not None and plot.suffix != ".svg":
        raise BadOption(f"a plot ends with .svg, not {plot.name!r}")
    chosen = lookup.choose_game(game, seats, option or [], pack)
    form = plans.SWISS if swiss else plans.ROUND_ROBIN
    plan = plans.TournamentPlan(
        str(chosen), tuple(split_players(bots)), form, count, rounds, seed, workers, pack, cluster
    )
    with progress.progress_bar(chosen.title.id, plans.check_tournament(plan).total) as tell:
        result = tournaments.play_tournament(plan, file, tell)
    progress.tell_stopped(len(result.games), result.tournament.total)
    if plot is not None:
        write_atomically(plot, table.plot(result))
    if as_json:
        typer.echo(result.json())
    elif as_markdown:
        typer.echo(table.markdown(result))
    else:
        table.show(result)
    if not result.is_whole:
        raise typer.Exit(STOPPED)
