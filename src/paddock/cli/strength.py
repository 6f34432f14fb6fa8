"""`paddock strength`: how strong the bots are, each figure beside its goal."""

from typing import Annotated

import typer

from paddock.cli.command import command, new_app
from paddock.cli.completion import complete_game
from paddock.cli.lazily import lazily
from paddock.core.errors import BadOption

with lazily():
    from paddock.cli import lookup
    from paddock.cli.terminal.progress import progress_bar
    from paddock.lab import strength as lab

app = new_app()


@command(app, "paddock strength", "paddock strength quick-grand-prix -n 20", "paddock strength --ladder")
def strength(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="GAME", help="These games only.", autocompletion=complete_game, show_default=False),
    ] = None,
    count: Annotated[int, typer.Option("-n", "--games", help="How many games a row.")] = 200,
    ladder: Annotated[bool, typer.Option("--ladder", help="Each level against the next one instead.")] = False,
    best: Annotated[
        str, typer.Option("--best", metavar="BOT", help="Who stands for the top level.", show_default=False)
    ] = "",
    seed: Annotated[int, typer.Option("--seed", help="Makes the dice repeatable.")] = 1,
    workers: Annotated[int, typer.Option("--workers", "-w", help="Processes; 0: one a core.")] = 0,
    check: Annotated[bool, typer.Option("--check", help="End with an error where a goal is not met.")] = False,
) -> None:
    """Measure the top level against the first rule of thumb, or each level against the next.

    All games of a row are played twice and more on the same dice, with the seats swapped. At full size this takes
    hours; a bot that thinks by the clock, as the top level does, wants the machine for itself.
    """
    if count < 1:
        raise BadOption(f"at least one game must be played, not {count}")
    names = [lookup.choose_game(text).title.id for text in games or []]
    top = best or lab.BEST
    rows = lab.chosen(lab.rows_of_the_ladder(top) if ladder else lab.rows_against_the_yardstick(top), names)
    typer.echo(lab.HEAD)
    missed = 0
    with progress_bar("", len(rows)) as tell:
        for measured in lab.measure(rows, count, seed, workers, lambda name, done, of: tell(done, of)):
            typer.echo(measured.text())
            missed += not measured.is_met
    typer.echo(f"{top}; seed {seed}; {lab.remark()}")
    if check and missed:
        raise typer.Exit(1)
