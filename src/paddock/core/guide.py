"""Guides: a first race that teaches a game by playing it. All of it is data, in `teaching/first_race.toml` of a title.

A guide has a game, a position to begin from, the seat of the learner, and steps. A step says what the learner is asked,
which answers lead on, what to point at, and what happens after the answer: the dice that come and what the rivals do.
Its words are the messages `guide-1`, `guide-2` … of the title's catalogues; `guide-1-not` says why another answer would
be a wrong turn. What a guide does not foresee stays free: then any answer is right, dice come from a fixed seed, and
rivals think for themselves. So a guided race can never get stuck.
"""

from fnmatch import fnmatchcase
from functools import cache
from typing import Final

import msgspec

from paddock.core.data import load
from paddock.core.texts import TEACHING
from paddock.core.title import Title

FILE: Final = "first_race.toml"


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """One idea: what is asked, what must be answered, what to point at, and what follows."""

    asks: str
    """The kind of decision that it speaks of."""
    play: list[str] = []
    """The answers that lead on, as action texts; `*` stands for anything. Empty: all do."""
    point: list[str] = []
    """The things on the table to point at, by their `about-` names."""
    rule: str = ""
    dice: list[str] = []
    """What nature answers from here to the next step, in order."""
    rivals: list[str] = []
    """What the rivals answer until then, each as `seat answer`."""

    def leads_on(self, action: str) -> bool:
        return not self.play or any(fnmatchcase(action, pattern) for pattern in self.play)


class Guide(msgspec.Struct, forbid_unknown_fields=True):
    """A guided race."""

    game: str
    seat: str
    """Where the learner sits."""
    steps: list[Lesson]
    position: str = ""
    """The position it begins from, as a text; empty: the start."""
    dice: list[str] = []
    """What nature answers before the first step."""
    rivals: list[str] = []


def has_guide(title: Title) -> bool:
    return (title.folder / TEACHING / FILE).exists()


@cache
def guide_of(title: Title) -> Guide:
    """The guided race of a title. Raises `BadData` if it has none."""
    return load(title.folder / TEACHING, FILE, Guide)
