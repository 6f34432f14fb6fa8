"""A championship at the terminal: its calendar, and the tables of entrants and teams."""

from rich.table import Table as Grid

from paddock.cli.terminal.console import OUT
from paddock.season.championship import Championship, StandingsRow


def show(championship: Championship) -> None:
    """The calendar, and the table of entrants and of teams."""
    done = championship.rounds_done
    OUT.print(f"{championship.name}: {done} of {len(championship.calendar)} rounds raced", style="head")
    for number, each in enumerate(championship.rounds, 1):
        OUT.print(f"  {number}. {each.game}{'  ✓' if each.done else ''}", style="quiet" if each.done else "default")
    _show_table("entrant", championship.standings(), done)
    if teams := championship.team_standings():
        _show_table("team", teams, done)


def _show_table(who: str, rows: list[StandingsRow], done: int) -> None:
    grid = Grid(box=None, header_style="quiet", pad_edge=False, padding=(0, 2))
    for head in ("", who, "points", *(str(number) for number in range(1, done + 1))):
        grid.add_column(head, justify="left" if head == who else "right")
    for row in rows:
        rounds = [f"({p:g})" if n in row.dropped else f"{p:g}" for n, p in enumerate(row.by_round)]
        grid.add_row(str(row.place), row.entrant, f"{row.points:g}", *rounds)
    OUT.print()
    OUT.print(grid)
