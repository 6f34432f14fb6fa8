"""The command `paddock`."""

from typing import Annotated

import typer

from paddock import __version__

app = typer.Typer(help="A house of racing board games.", no_args_is_help=True)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"paddock {__version__}")
        raise typer.Exit


@app.callback()
def paddock(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    pass


@app.command()
def play(game: Annotated[str, typer.Argument(help="The game to play.")]) -> None:
    """Play a game at this terminal."""
    typer.echo(f"There is no table for {game} yet.", err=True)
    raise typer.Exit(1)


def main() -> None:
    app()
