"""Bots: programs that play a seat. A bot gets a view and answers with one of its options; it never sees the state."""

from typing import Protocol

from paddock.core.rng import Rng
from paddock.core.view import View


class Budget:
    """How much a bot may think about one answer: simulations or, if not 0, seconds; whichever ends first."""

    def __init__(self, simulations: int = 400, seconds: float = 0.0) -> None:
        self.simulations = simulations
        self.seconds = seconds


class Bot(Protocol):
    """Plays one seat."""

    name: str

    def choose(self, view: View, rng: Rng, budget: Budget) -> int:
        """One of `view.options`."""
        ...
