"""The command `paddock`: the table of its commands, and what happens to mistakes."""

import sys
from collections.abc import Sequence
from types import ModuleType
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from paddock import __version__
from paddock.cli.command import examples
from paddock.cli.lazily import lazily
from paddock.core.errors import PaddockError

with lazily():
    from paddock.cli import (
        admin,
        analyse,
        balance,
        bench,
        draw,
        games,
        play,
        position,
        replay,
        rules,
        season,
        serve,
        simulate,
        store,
        strength,
        texts,
        tournament,
        track,
        train,
        verify,
    )
    from paddock.cli.terminal import console

COMMANDS: dict[str, tuple[ModuleType, str]] = {
    "games": (games, "Show the games of the house, or what may be chosen about one of them."),
    "play": (play, "Play a game at this terminal."),
    "serve": (serve, "Serve the house to browsers: play with friends by link, against bots, or hot-seat."),
    "admin": (
        admin,
        "Look after a house that is open: find, hide, close and delete tables, ban, announce, see how it is.",
    ),
    "store": (
        store,
        "Look the server's store over for damage, salvage what is whole, back it up, restore it, or move it.",
    ),
    "replay": (replay, "Walk through a record."),
    "verify": (verify, "Re-derive every die and every move of a finished game."),
    "analyse": (
        analyse,
        "Tell luck from skill: what the dice gave, what every answer gave away, and where the race turned.",
    ),
    "rules": (rules, "Read a game's rules in our own words: `paddock rules GAME`."),
    "season": (season, "Run a championship over several evenings, kept in one file."),
    "track": (track, "Check, draw, close and generate circuits laid of tiles."),
    "draw": (draw, "Draw a board with its cars, as SVG or PNG."),
    "position": (position, "Load a position, show it and what may be played, or play on from it."),
    "simulate": (simulate, "Let bots play many games, and count."),
    "strength": (strength, "Measure the top level against the first rule of thumb, or each level against the next."),
    "train": (train, "Learn what states are worth by self-play, and write the weights down."),
    "balance": (balance, "Say whether a game is balanced, whether it is long, and whether skill decides."),
    "tournament": (tournament, "Let bots meet each other, and rate them."),
    "texts": (texts, "See how far a translation of the house has come: `paddock texts check LANG`."),
    "bench": (bench, "Measure how many decisions a second the games make, and what copies and searches cost."),
}
"""The commands in the order in which people need them: the module whose `app` it is, and the first sentence of its
help, so that `paddock --help` reads none of the modules."""

MISTAKE = 2
"""The exit code for whatever a person may get wrong."""


class PaddockGroup(TyperGroup):
    """Reads the module of a command when that is called or completed. Turns every mistake a person can make into one
    sentence on stderr and the exit code 2."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = {name: TyperCommand(name, help=sentence) for name, (_, sentence) in COMMANDS.items()}

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        name, _, rest = super().resolve_command(ctx, args)
        return name, typer.main.get_command(COMMANDS[name][0].app) if name else None, rest

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except typer.TyperException as error:
            code = complain(error.format_message())
        except PaddockError as error:
            code = complain(str(error))
        except typer.Abort:
            code = 1
        sys.exit(code if isinstance(code, int) else 0)


def complain(sentence: str) -> int:
    """Say what was wrong; returns the exit code."""
    console.complain(sentence)
    return MISTAKE


app = typer.Typer(
    cls=PaddockGroup,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    epilog=examples("paddock games", "paddock play quick-grand-prix", "paddock play --help"),
)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"paddock {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def paddock(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """A house of racing board games: play them, study them, let bots race."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    app(prog_name="paddock")
