"""`paddock season`: a championship over several evenings, kept in one file."""

from pathlib import Path
from typing import Annotated

import typer

from paddock.cli.arguments import Language, Pack, Seed
from paddock.cli.command import command, new_app
from paddock.cli.lazily import lazily
from paddock.core.errors import BadSeason

with lazily():
    from paddock import games
    from paddock.cli import players
    from paddock.cli.play import begin
    from paddock.cli.season import standings
    from paddock.core import data
    from paddock.season import championship as championships

EXAMPLES = (
    "paddock season new cup.json --name 'Autumn Cup' --entrants Ann,Bob,bot:hard \\\n"
    "      --race 'quick-grand-prix(calendar=monaco)' --race 'quick-grand-prix(calendar=spa)'",
    "paddock season play cup.json",
    "paddock season show cup.json",
)

app = new_app(*EXAMPLES, no_args_is_help=True)

File = Annotated[Path, typer.Argument(metavar="FILE", help="The championship's file.")]


@app.callback()
def explain() -> None:
    """Run a championship over several evenings, kept in one file."""


@command(app, *EXAMPLES)
def new(
    file: File,
    entrants: Annotated[str, typer.Option("--entrants", "-e", metavar="NAME,…", help="People, and bots as bot:LEVEL.")],
    race: Annotated[
        list[str], typer.Option("--race", "-r", metavar="GAME", help="A game string; once for each round.")
    ],
    name: Annotated[str, typer.Option("--name", help="What it is called.")] = "Championship",
    best: Annotated[int, typer.Option("--best", help="How many rounds count; 0: all.")] = 0,
    absence: Annotated[
        str,
        typer.Option(
            "--absence",
            metavar="RULE",
            help="Who stays away has a substitute, gets a share of points, or nothing: substitute, share or nothing. "
            "Share, unless only the best rounds count.",
            show_default=False,
        ),
    ] = "",
    pack: Pack = None,
) -> None:
    """Plan a championship."""
    if file.exists():
        raise BadSeason(f"{file} exists already; a championship is never overwritten")
    names = players.split_players(entrants)
    calendar = []
    for text in race:
        planned = games.game(text, pack=pack)
        players.find_bots(planned.title, names)
        calendar.append(str(planned.title.game(len(names), pack, **planned.options)))
    digest = data.pack_digest(pack) if pack else ""
    rule = championships.absence_called(absence)
    championship = championships.Championship(name, names, calendar, best, pack=digest, absence=rule)
    championship.save(file)
    play = f"paddock season play {file}{f' --pack {pack}' if pack else ''}"
    typer.echo(f"{name}: {len(calendar)} rounds for {', '.join(names)}. Race with: {play}")


@command(app, "paddock season show cup.json")
def show(file: File) -> None:
    """Show the calendar and the standings."""
    standings.show(championships.Championship.load(file))


@command(app, "paddock season play cup.json", "paddock season play cup.json --absent Bob")
def play(
    file: File,
    absent: Annotated[
        str, typer.Option("--absent", metavar="NAME,…", help="Entrants who do not race today.", show_default=False)
    ] = "",
    substitute: Annotated[
        str, typer.Option("--substitute", metavar="NAME", help="Who races in their seats, where that is the rule.")
    ] = "bot:medium",
    seed: Seed = None,
    pack: Pack = None,
    lang: Language = "en",
) -> None:
    """Race the next round at this terminal, and enter its result.

    A round that is left before its end is kept beside the championship and goes on next time.
    """
    championship = championships.Championship.load(file)
    missing = [_entrant(championship, name) for name in players.split_players(absent)] if absent else []
    game = championship.next_game(missing, pack)
    racing = [
        substitute if entrant in missing else championship.entrants[entrant] for entrant in championship.racing(missing)
    ]
    record = file.with_name(f"{file.stem}-{championship.rounds_done + 1}.paddock")
    table = begin.race(game, racing, record, seed, lang)
    if table.over:
        championship.enter_state(table.state, missing, record.name)
        championship.save(file)
        standings.show(championship)


def _entrant(championship: "championships.Championship", name: str) -> int:
    """The number of the entrant of that name."""
    if name not in championship.entrants:
        raise BadSeason(f"there is no entrant {name!r}; the entrants are {', '.join(championship.entrants)}")
    return championship.entrants.index(name)
