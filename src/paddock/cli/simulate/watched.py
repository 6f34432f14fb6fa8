"""A study at the terminal: what results are told apart by, how long games are, and what is used."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import typer
from rich.table import Table as Grid

from paddock.cli.lookup import choose_game
from paddock.cli.simulate.batch import rate
from paddock.cli.terminal.console import OUT
from paddock.cli.terminal.progress import progress_bar, tell_stopped
from paddock.core.errors import BadOption
from paddock.lab.plan import SimulationPlan
from paddock.lab.statistics import Interval, wilson
from paddock.lab.study.against import contrasts
from paddock.lab.study.by import CIRCUIT
from paddock.lab.study.games_file import check_games_file, write_games
from paddock.lab.study.groups import LENGTHS, Group, usual_order
from paddock.lab.study.row import Uses
from paddock.lab.study.study import StudyResult, study

MOST_USES = 20
"""How many options the table of uses shows; JSON has them all."""


def run(plan: SimulationPlan, by: str, against: list[str], games_file: Path | None, form: str) -> bool:
    """Play and watch the games, and print what they say. Returns whether all were played."""
    if games_file is not None:
        check_games_file(games_file)
    if against and form:
        raise BadOption("two arms are told as a table, not as --json or --csv; --games-file has the games of both")
    arms = [plan]
    if against:
        other = str(choose_game(plan.game_string, options=against, pack=plan.pack))
        arms.append(replace(plan, game_string=other, seed=plan.seed if plan.duplicate else plan.seed + 1))
    results: list[StudyResult] = []
    for arm in arms:
        with progress_bar(arm.game_string.partition("(")[0], arm.games) as tell:
            results.append(study(arm, by, tell))
        tell_stopped(len(results[-1].rows), results[-1].planned)
        if len(results[-1].rows) < results[-1].planned:
            break
    if games_file is not None:
        write_games(games_file, [row for result in results for row in result.rows])
    if form:
        typer.echo(results[0].json() if form == "json" else results[0].csv().rstrip("\n"))
    elif len(results) > 1:
        show_arms(results[0], results[1])
    else:
        show(results[0])
    return len(results) == len(arms) and len(results[-1].rows) == results[-1].planned


def show(result: StudyResult) -> None:
    """Lengths, groups and uses."""
    if not result.rows:
        return
    show_head(result)
    counted = list(result.rows[0].seats[0].counts)
    if result.by == CIRCUIT:
        show_figures(result, LENGTHS, lambda group: group.lengths)
        show_figures(result, counted, lambda group: group.lengths)
    else:
        show_wins(result)
        show_figures(result, counted, lambda group: group.counts)
    show_uses(result.uses, len(result.rows[0].seats))


def show_wins(result: StudyResult) -> None:
    """How each group did, and what the same dice have gained."""
    grid = table(result.by, "games", "win rate, 95 %", "points", "place", *(["gain"] if result.duplicate else []))
    for group in result.groups:
        gain = [f"×{group.gain:.1f}"] if result.duplicate else []
        figures = (rate(group.wins), around(group.points), around(group.place))
        grid.add_row(group.name, f"{group.games:,}", *figures, *gain)
    OUT.print(grid)
    if result.duplicate:
        meaning = "so many times as many games with dice of their own would be as sure of the wins"
        OUT.print(f"gain: {meaning}", style="quiet")
    OUT.print()


def show_figures(result: StudyResult, told: Sequence[str], of: Callable[[Group], dict[str, Interval]]) -> None:
    """What is told of each group, a column each."""
    grid = table(result.by, *told)
    for group in result.groups:
        grid.add_row(group.name, *(around(of(group)[what]) for what in told))
    OUT.print(grid)
    OUT.print()


def show_head(result: StudyResult) -> None:
    lengths = result.lengths
    OUT.print(result.game, style="head")
    OUT.print(f"{len(result.rows):,} games with seed {result.seed} in {result.seconds:.1f} s", style="quiet")
    told = [f"{around(lengths[what])} {what}" for what in usual_order(list(result.rows[0].seats[0].counts))]
    OUT.print(
        "a game (means with 95 % intervals): " + ", ".join(told).replace("minutes", "minutes at human pace"),
        style="quiet",
    )
    OUT.print()


def show_uses(uses: Uses, seats: int) -> None:
    """What was offered most often, how often it was taken, and how often those won who used it."""
    most = sorted(uses.items(), key=lambda entry: -entry[1].offered)
    if not most:
        return
    grid = table("option", "offered", "taken", f"users win; fair: {100 / seats:.0f} %")
    for (kind, what), use in most[:MOST_USES]:
        taken = f"{100 * use.taken / use.offered:.0f} %"
        grid.add_row(f"{kind}: {what}", f"{use.offered:,}", taken, rate(wilson(use.wins, use.users)))
    OUT.print(grid)
    never = sum(1 for _, use in most if not use.taken)
    left = f"{len(most)} options in all, {never} of them never taken; --json has them all"
    OUT.print(left, style="quiet")


def show_arms(first: StudyResult, second: StudyResult) -> None:
    """What differs between two arms."""
    show_head(first)
    show_head(second)
    grid = table("what", "first, 95 %", "second, 95 %", "difference, 95 %", *(["gain"] if first.duplicate else []))
    for one in contrasts(first.rows, second.rows, first.duplicate):
        sure = "" if one.difference.low <= 0 <= one.difference.high else " *"
        gain = [f"×{one.gain:.1f}"] if first.duplicate else []
        grid.add_row(one.what, around(one.first), around(one.second), f"{around(one.difference)}{sure}", *gain)
    OUT.print(grid)
    dice = "the same dice in both arms; gain: so many times as many unpaired games would be as sure"
    OUT.print("* differs for certain enough. " + (dice if first.duplicate else "Dice of their own."), style="quiet")


def table(first: str, *heads: str) -> Grid:
    grid = Grid(box=None, header_style="quiet", pad_edge=False, padding=(0, 2))
    grid.add_column(first, style="command", no_wrap=True)
    for head in heads:
        grid.add_column(head, justify="right", no_wrap=True)
    return grid


def around(figure: Interval) -> str:
    """A mean and how far it may be off.

    >>> around(Interval(5.25, 5.0, 5.5))
    '5.25 ± 0.25'
    """
    reach = (figure.high - figure.low) / 2
    digits = 0 if abs(figure.value) >= 100 else 1 if abs(figure.value) >= 10 else 2
    return f"{figure.value:.{digits}f} ± {reach:.{digits}f}"
