"""The result of a tournament: as a table at the terminal, as Markdown, and as a plot."""

from paddock.cli.simulate.batch import rate
from paddock.cli.simulate.watched import around, table
from paddock.cli.terminal.console import OUT
from paddock.lab.charts import intervals, plain, squares, stacked
from paddock.lab.statistics import Interval
from paddock.lab.tournament.tournament import TournamentResult

HEADS = ("rating", "games", "wins, 95 %", "beaten")
"""The rating with its 95 % interval; of all games the wins, and of all rivals the beaten ones."""
ROOM_FOR_BARS = 100
"""Columns of a terminal from which on ratings are drawn as bars too."""


def show(result: TournamentResult) -> None:
    """Everybody with rating and wins, the best first; then who was ahead of whom how often."""
    OUT.print(result.tournament.game, style="head")
    OUT.print(told(result), style="quiet")
    OUT.print()
    grid = table("bot", *HEADS)
    if OUT.width >= ROOM_FOR_BARS:
        grid.add_column("", no_wrap=True)
    best = max(1.0, *(one.rating.value for one in result.standings))
    for one, row in zip(result.standings, rows(result), strict=True):
        bar = "█" * round(20 * max(0.0, one.rating.value) / best)
        grid.add_row(*row, *([bar] if OUT.width >= ROOM_FOR_BARS else []))
    OUT.print(grid)
    names, ahead = [one.name for one in result.standings], result.against
    OUT.print()
    meetings = table("ahead of, in %", *(str(number) for number in range(1, len(names) + 1)))
    for number, name in enumerate(names, 1):
        shares = [ahead.get((name, other)) for other in names]
        meetings.add_row(f"{number} {name}", *("·" if share is None else f"{100 * share:.0f}" for share in shares))
    OUT.print(meetings)


def told(result: TournamentResult) -> str:
    """What was played."""
    its = result.tournament
    form = f"{its.rounds} rounds of the Swiss system" if its.plan.form == "swiss" else "everybody met everybody"
    return f"{form}, {its.games} games a match, {len(result.games):,} games with seed {its.plan.seed}"


def rows(result: TournamentResult) -> list[tuple[str, ...]]:
    return [
        (one.name, around(one.rating), f"{one.games:,}", rate(one.wins), f"{100 * one.beaten:.0f} %")
        for one in result.standings
    ]


def markdown(result: TournamentResult) -> str:
    """The table, to be put into a document."""
    lines = [f"| bot | {' | '.join(HEADS)} |", "|---|" + "---:|" * len(HEADS)]
    lines += [f"| {' | '.join(row)} |" for row in rows(result)]
    return "\n".join([f"`{result.tournament.game}`: {told(result)}.", "", *lines])


def plot(result: TournamentResult) -> str:
    """Ratings with their intervals, and who was ahead of whom how often, as one SVG."""
    ratings: list[tuple[str, Interval]] = [(one.name, one.rating) for one in result.standings]
    names = [one.name for one in result.standings]
    return stacked(
        [
            intervals(ratings, fair=25.0, told=plain, title="Ratings with 95 % intervals; everybody begins with 25"),
            squares(names, result.against, title="How often, in per cent, the row was ahead of the column"),
        ]
    )
