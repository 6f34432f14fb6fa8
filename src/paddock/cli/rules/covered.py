"""What covers each rule of a game, as a table: its tests, and how often random play exercised it."""

from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from paddock.cli.terminal.console import ERR, OUT, complain
from paddock.core.coverage import Coverage, Covered, coverage
from paddock.core.title import Title


def show_coverage(title: Title, tests: Path, games: int, seed: int) -> int:
    """Print for each rule what covers it; returns the exit code."""
    with ERR.status(f"{games} random games of {title.name} …"):
        found = coverage(title, tests, games, seed)
    OUT.print(_table(found))
    OUT.print()
    reasoned = sum(1 for rule in found.rules if rule.reason and not rule.tests)
    tested = sum(1 for rule in found.rules if rule.tests)
    OUT.print(
        f"{len(found.rules)} rules: {tested} with tests, {reasoned} without digital meaning, "
        f"{len(found.holes())} with neither; "
        f"{sum(1 for rule in found.rules if rule.exercised)} exercised by {games} random games"
    )
    if found.holes():
        complain(f"neither test nor reason: {', '.join(found.holes())}")
    for id, names in found.strangers.items():
        complain(f"{', '.join(names)}: there is no rule {id}")
    return found.exit_status()


def _table(found: Coverage) -> Grid:
    grid = Grid(box=None, header_style="quiet", pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column("rule", style="command", no_wrap=True)
    grid.add_column("in play", justify="right", no_wrap=True)
    grid.add_column("", overflow="fold")
    for rule in found.rules:
        words = Text(rule.title, "head").append("\n").append(_proof(rule))
        grid.add_row(rule.id, f"{rule.exercised:,}" if rule.exercised else "–", words)
    return grid


def _proof(rule: Covered) -> Text:
    if rule.is_hole:
        return Text("neither test nor reason", "wrong")
    if not rule.tests:
        return Text(rule.reason, "quiet")
    return Text("\n".join(test.rpartition("/")[2] for test in rule.tests), "default")
