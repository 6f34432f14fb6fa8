"""`paddock balance`: is a game, a track or a board balanced, is it long, and does skill decide?"""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from paddock.cli.arguments import GameName, Language, Options, Pack, Seats
from paddock.cli.command import STOPPED, command, new_app
from paddock.cli.files import write_atomically
from paddock.cli.lazily import lazily
from paddock.core.errors import BadOption

with lazily():
    from paddock.cli import lookup, own_track
    from paddock.cli.terminal import console, progress
    from paddock.lab.balance import plan as plans
    from paddock.lab.balance import report as reports
    from paddock.lab.balance import run as runs

app = new_app()


@command(
    app,
    "paddock balance quick-grand-prix",
    "paddock balance moto-grand-prix --track my-circuit.txt -o level=basic",
    "paddock balance great-race --track my-board.toml --minutes 2 --report board.html",
    "paddock balance grand-prix --pack ./our-box --games 40",
)
def balance(
    game: GameName,
    seats: Seats = None,
    option: Options = None,
    track: Annotated[
        Path | None,
        typer.Option("--track", metavar="FILE", help="A track or board of your own, as the editors write it."),
    ] = None,
    minutes: Annotated[float, typer.Option("--minutes", help="How long it may take.")] = 5.0,
    games: Annotated[
        int, typer.Option("--games", "-n", help="So many games in every part instead; repeatable to the last digit.")
    ] = 0,
    seed: Annotated[int, typer.Option("--seed", help="Of the dice.")] = 0,
    workers: Annotated[int, typer.Option("--workers", "-w", help="Processes; 0: one a core.")] = 0,
    cluster: Annotated[bool, typer.Option("--cluster", help="Share the work on a Ray cluster.")] = False,
    report: Annotated[
        Path | None, typer.Option("--report", "-r", help="The report; otherwise balance-GAME.html here.")
    ] = None,
    pack: Pack = None,
    language: Language = "en",
) -> None:
    """Say whether a game is balanced, whether it is long, and whether skill decides.

    Bots race for up to five minutes: everybody alike on every circuit, the teams changing seats, and one who plays
    better than the others. The answers are printed, and written with figures and charts into one HTML file that needs
    no network. Ctrl-C writes it with the games that are done.
    """
    if track is not None and pack is not None:
        raise BadOption("choose either --track or --pack")
    with TemporaryDirectory() as folder:
        words = list(option or [])
        if track is not None:
            word, pack = own_track.own_track(lookup.choose_game(game).title, track, Path(folder))
            words.append(word)
        chosen = lookup.choose_game(game, seats or usual_seats(game), words, pack)
        target = report or Path(f"balance-{chosen.title.id}.html")
        if not target.parent.is_dir():
            raise BadOption(f"there is no folder {str(target.parent)!r} for the report")
        plan = plans.BalancePlan(
            str(chosen), pack, 60 * minutes, games, seed, workers, cluster, one_circuit=track is not None
        )
        with progress.progress_bar(chosen.title.id, 1) as tell:
            experiment = runs.run(plan, tell)
        made = reports.Report(experiment, language)
        write_atomically(target, made.html())
        for line in reports.lines(made):
            console.OUT.print(line, style="default" if line.startswith(" ") else "head", soft_wrap=True)
        console.OUT.print(str(target), style="quiet")
    if not experiment.is_whole and experiment.seconds < plan.seconds:
        raise typer.Exit(STOPPED)


def usual_seats(game: str) -> int | None:
    """As many as usually sit down to it, if the game string does not say."""
    return None if "seats" in game else lookup.choose_game(game).title.play_now.seats
