"""The command `paddock`: all commands in the order in which people need them, and what happens to mistakes."""

import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from paddock import __version__
from paddock.cli import bench, games, play, position, replay, rules, season, serve, simulate, track, verify
from paddock.cli.helping import examples, prose
from paddock.core.errors import PaddockError

MISTAKE = 2
"""The exit code for whatever a person may get wrong."""


class House(TyperGroup):
    """Turns every mistake a person can make into one sentence on stderr and the exit code 2."""

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
    from paddock.cli.terminal import console

    console.complain(sentence)
    return MISTAKE


app = typer.Typer(
    cls=House,
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


app.command(help=prose(games.games), epilog=games.EXAMPLES)(games.games)
app.command(help=prose(play.play), epilog=play.EXAMPLES)(play.play)
app.command(help=prose(serve.serve), epilog=serve.EXAMPLES)(serve.serve)
app.command(help=prose(replay.replay), epilog=replay.EXAMPLES)(replay.replay)
app.command(help=prose(verify.verify), epilog=verify.EXAMPLES)(verify.verify)
app.add_typer(rules.rules, name="rules", epilog=rules.EXAMPLES)
app.add_typer(season.season, name="season", epilog=season.EXAMPLES)
app.add_typer(track.track, name="track", epilog=track.EXAMPLES)
app.command(help=prose(position.position), epilog=position.EXAMPLES)(position.position)
app.command(help=prose(simulate.simulate), epilog=simulate.EXAMPLES)(simulate.simulate)
app.command(help=prose(bench.bench), epilog=bench.EXAMPLES)(bench.bench)


def main() -> None:
    app(prog_name="paddock")
