"""`paddock serve`: open the house to browsers."""

import os
from pathlib import Path
from typing import Annotated

import typer

from paddock.cli.command import command, new_app
from paddock.cli.lazily import lazily

with lazily():
    from paddock.server import running, settings

app = new_app()


@command(
    app,
    "paddock serve",
    "paddock serve --host 0.0.0.0 --port 8000 --data ./games --no-browser",
    "paddock serve --origin https://paddock.example --no-browser",
    "paddock serve --store postgresql://paddock@localhost/club",
    "paddock serve --pack ./our-box --pack ./club-tracks",
)
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.", min=1, max=65535)] = 8000,
    data: Annotated[Path | None, typer.Option(help="The folder games are kept in.", show_default="yours")] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another address browsers reach it by, such as https://paddock.example.")
    ] = None,
    pack: Annotated[
        list[Path] | None,
        typer.Option(metavar="DIR", help="A folder with cards, circuits … of your own, offered for new games."),
    ] = None,
    store: Annotated[
        str,
        typer.Option(
            metavar="URL",
            help="A PostgreSQL database to keep games in, postgresql://user@host/database; "
            "one with a password is better given as PADDOCK_STORE in the environment.",
            show_default="a file in the folder",
        ),
    ] = "",
    browser: Annotated[bool, typer.Option(help="Open a browser.")] = True,
) -> None:
    """Serve the house to browsers: play with friends by link, against bots, or hot-seat."""
    folder = data or running.data_folder()
    chosen = settings.settings_from(os.environ, folder, tuple(origin or ()), tuple(pack or ()), store)
    running.serve(chosen, host, port, browser)
