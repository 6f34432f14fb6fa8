"""`paddock rules`."""

from paddock.cli.choosing import GameName
from paddock.cli.examples import examples

EXAMPLES = examples("paddock rules quick-grand-prix")


def rules(game: GameName) -> None:
    """Rules"""
