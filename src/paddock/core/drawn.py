"""Things that draw themselves in a notebook, though what draws them lies a layer above."""

from importlib import import_module
from typing import Any


def drawn(by: str, thing: Any) -> str:
    """The picture of a thing by the function `module:function`. It is looked up when somebody looks, so that states and
    tracks need not know of pictures."""
    module, _, function = by.partition(":")
    made: str = getattr(import_module(module), function)(thing)
    return made
