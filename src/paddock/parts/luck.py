"""Luck: dice that fall the same for the same question, whatever was answered before.

Two answers are compared fairly if what luck gives to one it gives to the other. So each question to nature has a
stream of its own, called by a few small numbers: the race, the turn, the car.

>>> one, other = Luck(7), Luck(7)
>>> other.stream((1, 2)).below(6) == one.stream((1, 2)).below(6)
True
"""

from typing import Final

from paddock.core.rng import Rng

FACTOR: Final = 1_000_003
SPAN: Final = (1 << 61) - 1


class Luck:
    """All the dice of one world."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._streams: dict[tuple[int, ...], Rng] = {}

    def stream(self, question: tuple[int, ...]) -> Rng:
        """The dice of this question: asked again, they roll on."""
        found = self._streams.get(question)
        if found is None:
            seed = self.seed
            for number in question:
                seed = (seed * FACTOR + number + 1) % SPAN
            found = Rng(seed)
            self._streams[question] = found
        return found
