"""Editors: what a game offers to people who draw its tracks or boards.

A game declares its editors in its `Title`; the server gives each of them its addresses without knowing the game, and
the browser has a page for it. An editor keeps nothing: a finished drawing is a file that a content pack may hold.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

LONGEST_FILE = 40_000
"""Letters of a file that an editor reads."""


class Sheet(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Base of what an editor is asked and of what it answers."""


class DrawnFile(msgspec.Struct, frozen=True):
    """A finished track or board as a file of a content pack; `option` and `choice` say how a game on it is chosen."""

    name: str
    file: str
    option: str
    choice: str


@dataclass(frozen=True)
class Task:
    """One thing that an editor can be asked. Its function raises a `PaddockError` with the reason where it cannot."""

    name: str
    """The last word of its address; empty: the address of the editor itself."""
    gives: Any
    """The type of the answer."""
    answer: Callable[..., Any]
    """Called with a `takes`, or with nothing where that is None. A function that a worker process can import."""
    takes: type[Sheet] | None = None
    """What is sent; None: nothing, it is only looked at."""
    check: Callable[[Any], None] | None = None
    """For a task that takes long: says at once why it cannot be done. The answer is then computed in a worker."""


@dataclass(frozen=True)
class Editor:
    """An editor of one game."""

    name: str
    """Its word in addresses: `/tracks` is its page, `/api/tracks/…` are its tasks."""
    tasks: Sequence[Task]
    read_drawing: Callable[[str], DrawnFile] | None = None
    """What a finished file holds, checked; None: its drawings are no files of a content pack."""
    option: str = ""
    """The option of a game that takes a drawing as it is, where drawings are no files of a content pack."""
    draws: type[msgspec.Struct] | None = None
    """What its answers hold as `drawing`, where no component of the game is of this type."""
