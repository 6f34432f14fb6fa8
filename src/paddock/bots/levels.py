"""Bots by name: three levels for people, and the bots of the laboratory with their settings.

    easy      the rule of thumb, with slips              medium    the rule of thumb
    hard      search, half a second an answer            random    any option
    thumb     the game's rule of thumb                   search    search, with a number of simulations
    pipe:COMMAND   a program of yours (see `pipe`)

Settings follow the name: `search:simulations=800`, `search:seconds=0.5`, `easy:slips=0.5`.
"""

import shlex
from importlib import import_module
from typing import Final

from paddock.bots.pipe import PipeBot
from paddock.bots.random_bot import RandomBot
from paddock.bots.search import Search, SearchBot
from paddock.bots.slips import SlippingBot
from paddock.core.bot import Bot, Budget
from paddock.core.errors import UnknownBot
from paddock.core.game import Title

LEVELS: Final = ("easy", "medium", "hard")
"""What people are offered, the kindest first."""

SETTINGS: Final[dict[str, dict[str, float]]] = {
    "easy": {"slips": 0.3},
    "medium": {},
    "hard": {"seconds": 0.5},
    "random": {},
    "thumb": {},
    "search": {"simulations": 0, "seconds": 0, "depth": 0, "exploration": 0},
}
"""The bots, and what may be set about each with its usual value; 0: the bot's own."""


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
    if kind in ("hard", "search"):
        return _search(name, settings, title)
    thumb = rule_of_thumb(title)
    if thumb is None:
        raise UnknownBot(f"{title.name} has no rule of thumb, which the bot {kind!r} plays by; it has {_without_it()}")
    return SlippingBot(name, thumb, settings["slips"]) if kind == "easy" else thumb


def rule_of_thumb(title: Title) -> Bot | None:
    """The game's own bot: `BOT` in the module `bot` beside its rules, if it has one."""
    module = f"{title.make.__module__}.bot"
    try:
        found: Bot = import_module(module).BOT
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return None
    return found


def _search(name: str, settings: dict[str, float], title: Title) -> Bot:
    usual = Search()
    search = Search(
        depth=int(settings.get("depth", 0)) or usual.depth,
        exploration=settings.get("exploration", 0.0) or usual.exploration,
    )
    simulations, seconds = int(settings.get("simulations", 0)), settings.get("seconds", 0.0)
    budget = Budget(simulations, seconds) if simulations or seconds else None
    return SearchBot(name, search, budget)


def _settings(name: str, kind: str, text: str) -> dict[str, float]:
    settings = dict(SETTINGS[kind])
    for part in filter(None, (part.strip() for part in text.split(","))):
        key, equals, value = (word.strip() for word in part.partition("="))
        if key not in settings:
            takes = f"it takes {', '.join(settings)}" if settings else "it has no settings"
            raise UnknownBot(f"the bot {name!r} cannot be set {part!r}; {takes}")
        try:
            settings[key] = float(value)
        except ValueError:
            settings[key] = -1.0
        if not equals or not 0 <= settings[key] < float("inf"):
            raise UnknownBot(f"in the bot {name!r}, {key} should be a number from 0 up, not {value!r}")
    return settings


def _without_it() -> str:
    return ", ".join(kind for kind in ("hard", "random", "search"))
