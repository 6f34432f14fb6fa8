"""Names: small ints on the inside, words at the edges; and the few ints below zero that mean something.

Cards, cars, circuits and seats are small ints in a state, counted from 0. A `Names` gives each of them a *slug* (one
word, used in action texts, positions and records) and a *title* (what people read).

>>> cars = Names("car", ["red-a", "red-b"], ["Red A", "Red B"])
>>> cars.slug(1), cars.title(1), cars.index("red-b"), len(cars)
('red-b', 'Red B', 1, 2)
"""

from collections.abc import Sequence
from typing import Final

from paddock.core.errors import BadAction

# Numbers below zero name nothing. The four that mean something stand here; no two are equal, so that none is ever taken
# for another: what is told to nobody (NONE) is not told to everybody.
NONE: Final = -1
"""Nothing is there: no card, no car, no seat."""
UNKNOWN: Final = -2
"""Something is there, but the reader may not know what."""
NATURE: Final = -3
"""The seat of chance: whom a state asks for dice and cards, and who answers in a record."""
EVERYBODY: Final = -4
"""The audience of what happens in the open; any other audience is the number of the one seat that may know."""

NONE_TEXT: Final = "."
UNKNOWN_TEXT: Final = "?"
NATURE_TEXT: Final = "*"

TAKEN: Final = (NONE_TEXT, UNKNOWN_TEXT, "-", "--", NATURE_TEXT)
"""What positions and records write for no value, an unknown one, an empty list, an empty table, and nature."""


class Names:
    """One domain of small ints, `0 … len - 1`, with a slug and a title for each."""

    def __init__(self, key: str, slugs: Sequence[str], titles: Sequence[str] | None = None) -> None:
        self.key = key
        self.slugs = tuple(slugs)
        self.titles = tuple(titles) if titles is not None else self.slugs
        self._index = {slug: number for number, slug in enumerate(self.slugs)}
        for slug in self.slugs:
            if not slug or any(c.isspace() or c in "|#/?:" for c in slug) or slug in TAKEN:
                raise ValueError(f"a {key} cannot be called {slug!r}: names are single words without | # / ? :")
        if len(self._index) != len(self.slugs) or len(self.titles) != len(self.slugs):
            raise ValueError(f"the names of the domain {key} are not one to one")

    def __len__(self) -> int:
        return len(self.slugs)

    def slug(self, number: int) -> str:
        if number == NONE:
            return NONE_TEXT
        if number == UNKNOWN:
            return UNKNOWN_TEXT
        return self.slugs[number]

    def title(self, number: int) -> str:
        if number == NONE:
            return "–"
        if number == UNKNOWN:
            return UNKNOWN_TEXT
        return self.titles[number]

    def index(self, slug: str) -> int:
        if slug == NONE_TEXT:
            return NONE
        if slug == UNKNOWN_TEXT:
            return UNKNOWN
        try:
            return self._index[slug]
        except KeyError:
            shown = ", ".join(self.slugs[:12]) + (", …" if len(self.slugs) > 12 else "")
            raise BadAction(f"there is no {self.key} {slug!r}; it must be one of {shown}") from None


def numbers(key: str, size: int) -> Names:
    """The plain numbers `0 … size - 1` as a domain."""
    return Names(key, [str(n) for n in range(size)])
