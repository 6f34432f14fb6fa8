"""Bots by name: five levels for people, and the bots of the laboratory with their settings.

    rookie, amateur, club, pro, champion   the levels: they weigh their answers and slip, a champion never
    easy, medium, hard                     earlier levels, for games that were begun with them
    random    any option                                 glance    what looks best at once, by the game's value
    thumb     the game's rule of thumb                   search    search, with a number of simulations
    thumb-1   the first rule of thumb: never changes     module:Class, pipe:COMMAND   a bot of yours (see `pipe`)

Settings follow the name: `search:simulations=800`, `champion:seconds=1`, `club:slips=0.1`, `pro:bold`.
"""

import shlex
import sys
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from paddock.bots.glance import Glance
from paddock.bots.level import LONGER, STYLES, TACTICIAN, Level
from paddock.bots.pipe import PipeBot
from paddock.bots.random_bot import RandomBot
from paddock.bots.search import Search, SearchBot
from paddock.bots.slips import SlippingBot
from paddock.core.bot import Bot, Budget, Weigher
from paddock.core.errors import UnknownBot
from paddock.core.title import Title

LEVELS: Final = ("rookie", "amateur", "club", "pro", "champion")
"""The levels that people are offered, the weakest first."""

EARLIER: Final = ("easy", "medium", "hard")
"""The levels that people were offered before: games that were begun with them go on."""

SEARCH: Final[dict[str, float]] = {"turns": 2, "exploration": 0.2, "sense": 0.5, "thumb": 0, "mixed": 0}
"""The settings of a tree search, which `Search` explains; `thumb=1` lets it play on by the rule of thumb, `mixed=1`
mixes sealed decisions."""

SETTINGS: Final[dict[str, dict[str, float]]] = {
    "rookie": {"slips": 0.12, "simulations": 96},
    "amateur": {"slips": 0.06, "simulations": 96},
    "club": {"slips": 0.03, "simulations": 96},
    "pro": {"slips": 0.01, "simulations": 96},
    "champion": {"simulations": 0, "seconds": 0.5},
    "easy": {"slips": 0.3},
    "medium": {"slips": 0.0},
    "hard": {"simulations": 0, "seconds": 0.5} | SEARCH,
    "random": {},
    "thumb": {},
    "glance": {"simulations": 48, "seconds": 0, "slips": 0},
    "search": {"simulations": 800, "seconds": 0} | SEARCH,
}
"""The bots, and what may be set about each, with its usual value. What a level's slips are in a game stands in the
game's own file (see `usual_of`)."""


def bot(name: str, title: Title) -> Bot:
    """The bot of that name, ready to play this game.

    >>> from paddock.games import title
    >>> bot("search:simulations=200", title("quick-grand-prix")).name
    'search:simulations=200'
    """
    kind, _, rest = name.partition(":")
    if name in title.bots.frozen:
        return title.bots.frozen[name]
    if kind == "pipe" and rest.strip():
        return PipeBot(shlex.split(rest), name=name)
    if kind not in SETTINGS:
        if rest.isidentifier() and all(part.isidentifier() for part in kind.split(".")):
            return own_bot(name, kind, rest)
        known = ", ".join([*SETTINGS, *title.bots.frozen])
        raise UnknownBot(f"there is no bot {name!r}; the bots are {known}, module:Class and pipe:COMMAND")
    style, rest = _style(kind, rest)
    settings = _settings(name, kind, rest, usual_of(kind, title))
    if kind == "random":
        return RandomBot(name)
    thumb = title.bots.thumb
    if kind in LEVELS:
        return _level(name, kind, style, settings, title)
    if kind == "glance":
        quick = Glance(name, thumb, _budget(name, settings))
        return SlippingBot(name, quick, settings["slips"]) if settings["slips"] else quick
    if "turns" in settings:
        return _search(name, settings, thumb, None if asks_for_tree(rest) else title.bots.search)
    if thumb is None:
        others = "random, search, hard"
        raise UnknownBot(f"{title.name} has no rule of thumb for the bot {kind!r} to play by; it has {others}")
    return SlippingBot(name, thumb, settings.get("slips", 0.0))


# ── Levels ──


@cache
def _levels_of(folder: Path) -> dict[str, dict[str, float]]:
    file = folder / "bot" / "levels.toml"
    if not file.exists():
        return {}
    kept: dict[str, dict[str, float]] = tomllib.loads(file.read_text(encoding="utf-8")).get("levels", {})
    return kept


def usual_of(kind: str, title: Title) -> dict[str, float]:
    """The usual settings of a bot in this game: of a level those that were found for the game, if any were."""
    return SETTINGS[kind] | _levels_of(title.folder).get(kind, {}) if kind in LEVELS else SETTINGS[kind]


def _style(kind: str, rest: str) -> tuple[str, str]:
    """The style among the settings of a level, and the other settings."""
    parts = [part.strip() for part in rest.split(",")]
    style = next((part for part in parts if part in STYLES), "") if kind in LEVELS else ""
    return style, ",".join(part for part in parts if part != style) if style else rest


def _level(name: str, kind: str, style: str, settings: dict[str, float], title: Title) -> Bot:
    budget = _budget(name, settings)
    if style == TACTICIAN:
        budget = Budget(LONGER * budget.simulations, LONGER * budget.seconds)
    weigher: Weigher
    if kind != LEVELS[-1]:
        weigher = Glance(name, title.bots.thumb, budget)
    elif title.bots.search is None:
        weigher = SearchBot(name, budget=budget)
    else:
        weigher = title.bots.search(name, budget)
    return Level(name, weigher, settings.get("slips", 0.0), style)


# ── Others' ──


def own_bot(name: str, module: str, called: str) -> Bot:
    """A bot that somebody has written: an object of this class, made without arguments. Its name is the one that it is
    called by here. (A server offers its guests the levels alone.)"""
    with on_path(""):
        try:
            made = getattr(import_module(module), called)
        except ModuleNotFoundError as error:
            raise UnknownBot(f"for the bot {name!r} there is no module {error.name!r} here or installed") from None
        except AttributeError:
            raise UnknownBot(f"for the bot {name!r} there is no {called} in the module {module}") from None
    player = made() if isinstance(made, type) else made
    if not callable(getattr(player, "choose", None)):
        raise UnknownBot(f"{name!r} is no bot: it needs a method choose(view, rng, budget) that returns an option")
    player.name = name
    found: Bot = player
    return found


@contextmanager
def on_path(folder: str) -> Iterator[None]:
    """While modules are looked for in this folder too, after all others; an empty name is the one we are in."""
    sys.path.append(folder)
    try:
        yield
    finally:
        sys.path.remove(folder)


# ── Settings ──


def asks_for_tree(settings: str) -> bool:
    """Whether anything is set that only the tree search of `search` has: then that is what is wanted."""
    return any(part.partition("=")[0].strip() in SEARCH for part in settings.split(","))


def _budget(name: str, settings: dict[str, float]) -> Budget:
    budget = Budget(int(settings["simulations"]), settings.get("seconds", 0.0))
    if not budget.simulations and not budget.seconds:
        raise UnknownBot(f"the bot {name!r} would think for ever; it needs simulations or seconds above 0")
    return budget


def _search(
    name: str, settings: dict[str, float], thumb: Bot | None, own: Callable[[str, Budget], Weigher] | None
) -> Bot:
    budget = _budget(name, settings)
    if own is not None:
        return own(name, budget)
    sensible = thumb if settings["thumb"] else None
    search = Search(
        int(settings["turns"]), settings["exploration"], settings["sense"], sensible, bool(settings["mixed"])
    )
    return SearchBot(name, search, budget)


def _settings(name: str, kind: str, text: str, usual: dict[str, float]) -> dict[str, float]:
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
