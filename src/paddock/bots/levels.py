"""Bots by name: three levels for people, and the bots of the laboratory with their settings.

    easy      the rule of thumb, with slips              medium    the rule of thumb
    hard      search, half a second an answer            random    any option
    thumb     the game's rule of thumb                   search    search, with a number of simulations
    pipe:COMMAND   a program of yours (see `pipe`)

Settings follow the name: `search:simulations=800`, `search:seconds=0.5`, `easy:slips=0.5`.
"""

import shlex
from collections.abc import Callable
from typing import Final

from paddock.bots.pipe import PipeBot
from paddock.bots.random_bot import RandomBot
from paddock.bots.search import Search, SearchBot
from paddock.bots.slips import SlippingBot
from paddock.core.bot import Bot, Budget
from paddock.core.errors import UnknownBot
from paddock.core.title import Title

LEVELS: Final = ("easy", "medium", "hard")
"""The levels that people are offered, the weakest first."""

SEARCH: Final[dict[str, float]] = {"turns": 2, "exploration": 0.2, "sense": 0.5, "thumb": 0}
"""The settings of a tree search, which `Search` explains; `thumb=1` lets it play on by the rule of thumb."""

SETTINGS: Final[dict[str, dict[str, float]]] = {
    "easy": {"slips": 0.3},
    "medium": {"slips": 0.0},
    "hard": {"simulations": 0, "seconds": 0.5} | SEARCH,
    "random": {},
    "thumb": {},
    "search": {"simulations": 800, "seconds": 0} | SEARCH,
}
"""The bots, and what may be set about each, with its usual value."""


def bot(name: str, title: Title) -> Bot:
    """The bot of that name, ready to play this game.

    >>> from paddock.games import title
    >>> bot("search:simulations=200", title("quick-grand-prix")).name
    'search:simulations=200'
    """
    kind, _, rest = name.partition(":")
    if kind == "pipe" and rest.strip():
        return PipeBot(shlex.split(rest), name=name)
    if kind not in SETTINGS:
        raise UnknownBot(f"there is no bot {name!r}; the bots are {', '.join(SETTINGS)} and pipe:COMMAND")
    settings = _settings(name, kind, rest)
    if kind == "random":
        return RandomBot(name)
    thumb = title.bots.thumb
    if "turns" in settings:
        return _search(name, settings, thumb, None if asks_for_tree(rest) else title.bots.search)
    if thumb is None:
        others = "random, search, hard"
        raise UnknownBot(f"{title.name} has no rule of thumb for the bot {kind!r} to play by; it has {others}")
    return SlippingBot(name, thumb, settings.get("slips", 0.0))


def asks_for_tree(settings: str) -> bool:
    """Whether anything is set that only the tree search of `search` has: then that is what is wanted."""
    return any(part.partition("=")[0].strip() in SEARCH for part in settings.split(","))


def _search(name: str, settings: dict[str, float], thumb: Bot | None, own: Callable[[str, Budget], Bot] | None) -> Bot:
    budget = Budget(int(settings["simulations"]), settings["seconds"])
    if not budget.simulations and not budget.seconds:
        raise UnknownBot(f"the bot {name!r} would think for ever; it needs simulations or seconds above 0")
    if own is not None:
        return own(name, budget)
    sensible = thumb if settings["thumb"] else None
    search = Search(int(settings["turns"]), settings["exploration"], settings["sense"], sensible)
    return SearchBot(name, search, budget)


def _settings(name: str, kind: str, text: str) -> dict[str, float]:
    usual = SETTINGS[kind]
    given: dict[str, float] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        key, _, value = (word.strip() for word in part.partition("="))
        if key not in usual:
            takes = f"it takes {', '.join(usual)}" if usual else "it has no settings"
            raise UnknownBot(f"the bot {kind!r} has no setting {key!r}; {takes}")
        given[key] = _number(name, key, value)
    if "seconds" in given and "simulations" not in given:
        given["simulations"] = 0  # if only seconds are set, they alone limit the search
    return usual | given


def _number(name: str, key: str, text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number < float("inf"):
        raise UnknownBot(f"in the bot {name!r}, {key} should be a number from 0 up, not {text!r}")
    return number
