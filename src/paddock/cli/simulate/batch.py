"""A simulation at the terminal: a progress bar on stderr, and the result as a table."""

from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from paddock.cli.lookup import choose_game
from paddock.cli.players import split_players
from paddock.cli.terminal.console import ERR, OUT
from paddock.lab import simulate as lab
from paddock.lab.statistics import Interval


def run(
    text: str,
    seats: int | None,
    options: list[str],
    pack: Path | None,
    bots: str,
    count: int,
    seed: int,
    workers: int,
) -> lab.SimulationResult:
    """Play the games, with a progress bar on stderr."""
    names = tuple(split_players(bots))
    if seats is None and "seats" not in text and len(names) > 1:
        seats = len(names)
    game = choose_game(text, seats, options, pack)
    plan = lab.SimulationPlan(str(game), names, count, seed, workers, pack)
    columns = (TextColumn(game.title.name), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=ERR, transient=True, disable=not ERR.is_terminal) as bar:
        task = bar.add_task("", total=count)
        return lab.simulate(plan, lambda done, total: bar.update(task, completed=done, total=total))


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
        rate = Interval(100 * one.win_rate.value, 100 * one.win_rate.low, 100 * one.win_rate.high)
        grid.add_row(
            one.name, f"{one.games:,}", f"{one.wins:g}", spread(rate, " %"), spread(one.score), f"{one.place:.2f}"
        )
    OUT.print(grid)


def spread(interval: Interval, unit: str = "") -> str:
    """A value with the bounds of its interval."""
    return f"{interval.value:.1f}{unit} ({interval.low:.1f}–{interval.high:.1f})"
