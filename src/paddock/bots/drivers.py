"""The house's drivers: the names of the bots at a table, and how each of them races."""

import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from random import Random


@cache
def _styles() -> dict[str, str]:
    """The style of each driver, in the order of the file."""
    kept = tomllib.loads(Path(__file__).with_name("drivers.toml").read_text(encoding="utf-8"))["styles"]
    return {name: style for style, names in kept.items() for name in names}


@cache
def names() -> tuple[str, ...]:
    """All names, in the order of the file."""
    return tuple(_styles())


def style_of(name: str) -> str:
    """How the driver of this name races: a style of `level`; empty for whoever is no driver of the house.

    >>> style_of("Tibor Falk")
    'bold'
    """
    return _styles().get(name, "")


def driver_of(table: str, seat: int, taken: Iterable[str] = ()) -> str:
    """Who drives for this seat of a table: always the same one, another one at each seat, and nobody who is called as
    somebody in `taken`.

    >>> driver_of("spa-1", 0) == driver_of("spa-1", 0) != driver_of("spa-1", 1)
    True
    """
    seen = {name.casefold() for name in taken}
    drivers = [name for name in names() if name.casefold() not in seen]
    Random(table).shuffle(drivers)
    return drivers[seat % len(drivers)]
