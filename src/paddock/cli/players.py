"""Who sits at the table: people by name, bots as `bot:LEVEL`. A record keeps the same words, so it can be resumed."""

import re

from paddock.bots.levels import LEVELS, bot
from paddock.core.bot import Bot
from paddock.core.errors import BadOption
from paddock.core.game import Game
from paddock.core.title import Title

BOT = "bot"
USUAL_BOT = f"{BOT}:{LEVELS[2]}"


def split_players(text: str) -> list[str]:
    """The players of a list with commas; a bot's own settings may have commas too.

    >>> split_players("Ann, bot, bot:search:simulations=50,seconds=1")
    ['Ann', 'bot', 'bot:search:simulations=50,seconds=1']
    """
    names: list[str] = []
    for part in text.split(","):
        if names and re.match(r"\s*\w+=", part):
            names[-1] += f",{part.strip()}"
        else:
            names.append(part.strip())
    return names


def name_players(game: Game, given: list[str], hotseat: bool = False) -> list[str]:
    """A name for each seat. Without one, the first seat, or with `hotseat` every seat, is a person's, else a bot's."""
    if len(given) > game.seats:
        raise BadOption(f"{len(given)} players are named for {game.seats} seats")
    names: list[str] = []
    for seat in range(game.seats):
        name = given[seat] if seat < len(given) else ""
        if not name.isprintable():
            raise BadOption(f"a player cannot be called {name!r}")
        if not name and (hotseat or seat == 0):
            name = game.seat_name(seat)
        elif not name or name == BOT:
            name = USUAL_BOT
        names.append(name)
    return names


def find_bots(title: Title, names: list[str]) -> list[Bot | None]:
    """The bot at each seat; None where a person sits."""
    return [bot(name.removeprefix(f"{BOT}:"), title) if name.startswith(f"{BOT}:") else None for name in names]
