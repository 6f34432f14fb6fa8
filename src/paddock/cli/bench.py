"""`paddock bench`: how fast the house is, on this machine, today."""

from typing import Annotated

import typer

from paddock.cli.command import command, new_app
from paddock.cli.completion import complete_game
from paddock.cli.lazily import lazily
from paddock.core.errors import BadOption

with lazily():
    from paddock.cli import lookup
    from paddock.cli.terminal import console
    from paddock.lab import bench as lab

app = new_app()


@command(app, "paddock bench", "paddock bench quick-grand-prix --rounds 3")
def bench(
    games: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="GAME",
            help="Measure these games; without any, every game at every number of seats.",
            autocompletion=complete_game,
            show_default=False,
        ),
    ] = None,
    rounds: Annotated[int, typer.Option("--rounds", help="How often each figure is taken; the median counts.")] = 5,
    seconds: Annotated[float, typer.Option("--seconds", help="How long one measurement takes.")] = 0.1,
    check: Annotated[bool, typer.Option("--check", help="End with an error where a goal is not met.")] = False,
) -> None:
    """Measure how many decisions a second the games make, and what copies and searches cost.

    Plain and compiled play and OpenSpiel take turns, so that the ratios hold on a busy machine too. What is not
    installed is left out, and said so. Below the figures stand the goals, each with what was measured.
    """
    if rounds < 1 or not 0 < seconds <= 60:
        raise BadOption("the bench needs at least one round, and more than 0 and at most 60 seconds a measurement")
    chosen = [str(lookup.choose_game(text)) for text in games or []]
    with console.ERR.status("measuring …") as status:
        report = lab.bench(
            chosen, rounds, seconds, progress=lambda done, of: status.update(f"round {done + 1} of {of} …")
        )
    typer.echo(str(report))
    if check and report.missed():
        raise typer.Exit(1)
