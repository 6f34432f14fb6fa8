"""Work that processes or machines share: games in batches, each of which can be played anywhere."""

from collections.abc import Iterator
from typing import Protocol


class Work(Protocol):
    """So many games, for so many workers of this machine or for a Ray cluster."""

    @property
    def games(self) -> int: ...

    @property
    def workers(self) -> int: ...

    @property
    def cluster(self) -> bool: ...

    def batches(self) -> Iterator[tuple[int, int]]:
        """The games in pieces (first, last + 1)."""
        ...


def pieces(games: int, workers: int) -> Iterator[tuple[int, int]]:
    """Pieces so small that progress shows and nobody waits long for the last.

    >>> list(pieces(20, 1))
    [(0, 2), (2, 4), (4, 6), (6, 8), (8, 10), (10, 12), (12, 14), (14, 16), (16, 18), (18, 20)]
    """
    size = max(1, min(50, games // (8 * workers)))
    for first in range(0, games, size):
        yield first, min(first + size, games)
