"""`paddock games`: the shelf, and what may be chosen about a game."""

from typing import Annotated

import typer

from paddock.cli.choosing import Language, Pack
from paddock.cli.completion import complete_game
from paddock.cli.helping import examples

EXAMPLES = examples("paddock games", "paddock games quick-grand-prix")


def games(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="Show this game's options.", autocompletion=complete_game)
    ] = "",
    pack: Pack = None,
    lang: Language = "en",
) -> None:
    """Show the games of the house, or what may be chosen about one of them."""
    from paddock.cli import shelf

    if game:
        shelf.show_title(game, pack, lang)
    else:
        shelf.show_titles(lang)
