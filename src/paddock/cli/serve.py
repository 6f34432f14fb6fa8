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
    browser: Annotated[bool, typer.Option(help="Open a browser.")] = True,
) -> None:
    """Serve the house to browsers: play with friends by link, against bots, or hot-seat."""
    chosen = settings.settings_from(os.environ, data or running.data_folder(), tuple(origin or ()), tuple(pack or ()))
    running.serve(chosen, host, port, browser)
