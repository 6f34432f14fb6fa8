"""A simulation at the terminal: a progress bar on stderr, and the result as a table."""

from pathlib import Path

import typer
from rich.table import Table as Grid

from paddock.cli.lookup import choose_game
from paddock.cli.players import split_players
from paddock.cli.terminal.console import OUT
from paddock.cli.terminal.progress import progress_bar, tell_stopped
from paddock.lab import simulate as lab
from paddock.lab.plan import SimulationPlan
from paddock.lab.statistics import Interval


def plan(
    text: str,
    seats: int | None,
    options: list[str],
    pack: Path | None,
    bots: str,
    count: int,
    seed: int,
    workers: int,
    by: str,
    cluster: bool,
    duplicate: bool,
) -> SimulationPlan:
    """The plan that the words on the command line mean."""
    names = tuple(split_players(bots or ("medium,random" if by in ("", "level") else "medium")))
    if seats is None and "seats" not in text and len(names) > 1:
        seats = len(names)
    game = choose_game(text, seats, options, pack)
    return SimulationPlan(str(game), names, count, seed, workers, pack, cluster, duplicate=duplicate)


def run(plan: SimulationPlan, form: str) -> bool:
    """Play the games, with a progress bar on stderr, and print the result. Returns whether all were played."""
    with progress_bar(plan.game_string.partition("(")[0], plan.games) as tell:
        result = lab.simulate(plan, tell)
    tell_stopped(result.games, result.planned)
    if form:
        typer.echo(result.json() if form == "json" else result.csv().rstrip("\n"))
    else:
        show(result)
    return result.games == result.planned


def show(result: lab.SimulationResult) -> None:
    """The result as a table."""
    pace = result.decisions / result.seconds if result.seconds else 0.0
    OUT.print(result.game, style="head")
    OUT.print(
        f"{result.games:,} games with seed {result.seed}: {result.decisions:,} decisions in {result.seconds:.1f} s, "
        f"{pace:,.0f} a second",
        style="quiet",
    )
    OUT.print()
    grid = Grid(box=None, header_style="quiet", pad_edge=False, padding=(0, 2))
    grid.add_column("bot", style="command")
    for head in ("games", "wins", "win rate, 95 %", "points, 95 %", "place"):
        grid.add_column(head, justify="right", no_wrap=True)
    for one in result.bots:
        grid.add_row(
            one.name, f"{one.games:,}", f"{one.wins:g}", rate(one.win_rate), spread(one.score), f"{one.place:.2f}"
        )
    OUT.print(grid)


def rate(share: Interval) -> str:
    """A share of all games, in per cent.

    >>> rate(Interval(0.5, 0.404, 0.596))
    '50.0 % (40.4–59.6)'
    """
    return spread(Interval(100 * share.value, 100 * share.low, 100 * share.high), " %")


def spread(interval: Interval, unit: str = "") -> str:
    """A value with the bounds of its interval."""
    return f"{interval.value:.1f}{unit} ({interval.low:.1f}–{interval.high:.1f})"
