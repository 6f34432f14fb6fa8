"""`paddock train`: a game's value, learned by self-play."""

from pathlib import Path
from typing import Annotated

import typer

from paddock.cli.arguments import GameName
from paddock.cli.command import command, new_app
from paddock.cli.lazily import lazily
from paddock.core.errors import BadOption

with lazily():
    from paddock.cli import lookup
    from paddock.cli.terminal.progress import progress_bar
    from paddock.lab.learning import generations as lab
    from paddock.lab.learning.samples import value_of

app = new_app()

STOPPED = 130
"""The exit code of what Ctrl-C has ended."""


@command(app, "paddock train quick-grand-prix", "paddock train great-race --generations 3 --out value.json")
def train(
    game: GameName,
    generations: Annotated[int, typer.Option("--generations", "-g", help="How often it plays and learns.")] = 2,
    games: Annotated[
        int, typer.Option("-n", "--games", help="Games a generation and seat count; 0: as the house's plan says.")
    ] = 0,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same weights.")] = 1,
    workers: Annotated[int, typer.Option("--workers", "-w", help="Processes; 0: one a core.")] = 0,
    folder: Annotated[
        Path | None,
        typer.Option("--folder", help="Where it keeps what is done, to go on after a stop.", show_default=False),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", help="Write the weights here, not over the game's own.", show_default=False),
    ] = None,
) -> None:
    """Learn what states are worth by self-play, and write the weights down.

    First the rule of thumb plays, with slips; from then on what has been learned. What is done stands in the folder (by
    default `train-GAME-SEED`): after Ctrl-C the same command goes on there. It needs numpy; who only plays does not.
    """
    if generations < 1 or games < 0:
        raise BadOption("training takes at least one generation, and not less than 0 games")
    title = lookup.choose_game(game).title
    file = out or value_of(title).file
    kept_in = folder or Path(f"train-{title.id}-{seed}")
    training = lab.Training(title, kept_in, generations, games, seed, workers)
    with progress_bar(title.name, 1) as bar:
        kept = lab.train(training, lambda what, done, of: bar(done, of))
    if kept is None:
        typer.echo(f"stopped; the same command goes on with what is in {kept_in}", err=True)
        raise typer.Exit(STOPPED)
    lab.write_weights(kept, file)
    for number, each in enumerate(kept["made"]["generations"], start=1):
        typer.echo(
            f"generation {number}, {each['players']}: {each['states']:,} states, log-loss {each['loss']:.4f} on games "
            f"held back ({each['loss_of_worth']:.4f} by the game's own judgement), {each['seconds']:.0f} s"
        )
    typer.echo(f"weights written to {file}")
