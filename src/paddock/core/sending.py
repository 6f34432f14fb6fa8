"""Sending: how titles, games, states and verbs come out of a pickle in another process.

A title is found again by its module, a game is made again from its options, and a state from the numbers of its facts;
so a pickle is small, and nothing of the rules is in it. None of these is ever sent to or taken from a stranger.
"""

import sys
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from paddock.core.options import OptionValue

TITLE = "TITLE"
"""What the module of a game calls its title."""


def home_of(title: Any) -> str:
    """The name of the module that declares the title."""
    for name, module in list(sys.modules.items()):
        if getattr(module, TITLE, None) is title:
            return name
    raise TypeError(f"the title {title.id} stands in no module as {TITLE}, so it cannot be sent to another process")


def title_again(module: str) -> Any:
    return getattr(import_module(module), TITLE)


@lru_cache(maxsize=64)
def game_again(title: Any, seats: int, options: tuple[tuple[str, OptionValue], ...], pack: Path | None) -> Any:
    """A game never changes, so states that come one after the other share it."""
    return title.make(title, seats, dict(options), pack)


def state_again(game: Any, facts: tuple[Any, ...]) -> Any:
    """The state with these facts, in the order of the layout. Nobody listens to its events, as with a copy."""
    state = game.set_up().copy()
    for fact, value in zip(game.layout.facts, facts, strict=True):
        setattr(state, fact.name, fact.made_of(value))
    return state


def verb_again(make: Any, name: str, arguments: tuple[tuple[str, str, int], ...], base: int) -> Any:
    verb = make(name, *arguments)
    verb.base = base
    return verb
