"""`paddock season`: a championship over several evenings, kept in one file."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from paddock.cli.choosing import Language, Pack, Seed
from paddock.cli.helping import examples
from paddock.core.errors import BadSeason

if TYPE_CHECKING:
    from paddock.season.championship import Championship, Row

EXAMPLES = examples(
    "paddock season new cup.json --name 'Autumn Cup' --entrants Ann,Bob,bot:hard \\\n"
    "      --race 'quick-grand-prix(calendar=monaco)' --race 'quick-grand-prix(calendar=spa)'",
    "paddock season play cup.json",
    "paddock season show cup.json",
)

season = typer.Typer(no_args_is_help=True)

File = Annotated[Path, typer.Argument(metavar="FILE", help="The championship's file.")]


@season.callback()
def explain() -> None:
    """Run a championship over several evenings, kept in one file."""


@season.command(epilog=EXAMPLES)
def new(
    file: File,
    entrants: Annotated[str, typer.Option("--entrants", "-e", metavar="NAME,…", help="People, and bots as bot:LEVEL.")],
    race: Annotated[
        list[str], typer.Option("--race", "-r", metavar="GAME", help="A game string; once for each round.")
    ],
    name: Annotated[str, typer.Option("--name", help="What it is called.")] = "Championship",
    best: Annotated[int, typer.Option("--best", help="How many rounds count; 0: all.")] = 0,
    pack: Pack = None,
) -> None:
    """Plan a championship."""
    from paddock import games
    from paddock.cli.sitting.players import find_bots, split_players
    from paddock.core.data import pack_digest
    from paddock.season.championship import Championship

    if file.exists():
        raise BadSeason(f"{file} exists already; a championship is never overwritten")
    names = split_players(entrants)
    calendar = []
    for text in race:
        planned = games.game(text, pack=pack)
        find_bots(planned.title, names)
        calendar.append(str(planned.title.game(len(names), pack, **planned.options)))
    championship = Championship(name, names, calendar, best, pack=pack_digest(pack) if pack else "")
    championship.save(file)
    play = f"paddock season play {file}{f' --pack {pack}' if pack else ''}"
    typer.echo(f"{name}: {len(calendar)} rounds for {', '.join(names)}. Race with: {play}")


@season.command(epilog=examples("paddock season show cup.json"))
def show(file: File) -> None:
    """Show the calendar and the standings."""
    from paddock.season.championship import Championship

    _show(Championship.load(file))


@season.command(epilog=examples("paddock season play cup.json", "paddock season play cup.json --absent Bob"))
def play(
    file: File,
    absent: Annotated[
        str, typer.Option("--absent", metavar="NAME,…", help="Entrants who do not race today.", show_default=False)
    ] = "",
    seed: Seed = None,
    pack: Pack = None,
    lang: Language = "en",
) -> None:
    """Race the next round at this terminal, and enter its result.

    A round that is left before its end is kept beside the championship and goes on next time.
    """
    from paddock.cli.sitting import opening
    from paddock.cli.sitting.players import split_players
    from paddock.season.championship import Championship

    championship = Championship.load(file)
    missing = [_entrant(championship, name) for name in split_players(absent)] if absent else []
    game = championship.next_game(missing, pack)
    players = [name for number, name in enumerate(championship.entrants) if number not in missing]
    record = file.with_name(f"{file.stem}-{championship.rounds_done + 1}.paddock")
    table = opening.race(game, players, record, seed, lang)
    if table.over:
        championship.enter_state(table.state, missing, record.name)
        championship.save(file)
        _show(championship)


def _entrant(championship: "Championship", name: str) -> int:
    if name not in championship.entrants:
        raise BadSeason(f"there is no entrant {name!r}; the entrants are {', '.join(championship.entrants)}")
    return championship.entrants.index(name)


def _show(championship: "Championship") -> None:
    from paddock.cli.terminal.console import OUT

    done = championship.rounds_done
    OUT.print(f"{championship.name}: {done} of {len(championship.calendar)} rounds raced", style="head")
    for number, each in enumerate(championship.rounds, 1):
        OUT.print(f"  {number}. {each.game}{'  ✓' if each.done else ''}", style="quiet" if each.done else "default")
    _show_table("entrant", championship.standings(), done)
    if teams := championship.team_standings():
        _show_table("team", teams, done)


def _show_table(who: str, rows: "list[Row]", done: int) -> None:
    from rich.table import Table as Grid

    from paddock.cli.terminal.console import OUT

    grid = Grid(box=None, header_style="quiet", pad_edge=False, padding=(0, 2))
    for head in ("", who, "points", *(str(number) for number in range(1, done + 1))):
        grid.add_column(head, justify="left" if head == who else "right")
    for row in rows:
        rounds = [f"({p:g})" if n in row.dropped else f"{p:g}" for n, p in enumerate(row.by_round)]
        grid.add_row(str(row.place), row.entrant, f"{row.points:g}", *rounds)
    OUT.print()
    OUT.print(grid)
