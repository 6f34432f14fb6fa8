"""`paddock games`: the shelf, and what may be chosen about a game."""

from typing import Annotated

import typer

from paddock.cli.arguments import Language, Pack
from paddock.cli.command import command, new_app
from paddock.cli.completion import complete_game
from paddock.cli.lazily import lazily

with lazily():
    from paddock.cli.games import shelf

app = new_app()


@command(app, "paddock games", "paddock games quick-grand-prix")
def games(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="Show this game's options.", autocompletion=complete_game)
    ] = "",
    pack: Pack = None,
    lang: Language = "en",
) -> None:
    """Show the games of the house, or what may be chosen about one of them."""
    if game:
        shelf.show_title(game, pack, lang)
    else:
        shelf.show_titles(lang)
