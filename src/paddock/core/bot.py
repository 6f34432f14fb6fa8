"""Bots: programs that play a seat. A bot gets a view and answers with one of its options; it never sees the state."""

from typing import Final, Protocol

from paddock.core.rng import Rng
from paddock.core.view import View


class Budget:
    """The most a bot may think about one answer, in simulations, in seconds, or in both; 0 is no limit.

    >>> print(Budget(simulations=400).within(Budget(simulations=1000, seconds=0.5)))
    400 simulations, 0.5 seconds
    """

    def __init__(self, simulations: int = 0, seconds: float = 0.0) -> None:
        self.simulations = simulations
        self.seconds = seconds

    def within(self, other: "Budget") -> "Budget":
        """The tighter of both limits."""
        return Budget(
            min(self.simulations or other.simulations, other.simulations or self.simulations),
            min(self.seconds or other.seconds, other.seconds or self.seconds),
        )

    def __str__(self) -> str:
        limits = [f"{self.simulations} simulations"] if self.simulations else []
        limits += [f"{self.seconds:g} seconds"] if self.seconds else []
        return ", ".join(limits) or "no limit"


NO_LIMIT: Final = Budget()


class Weighed:
    """What a bot has found of one answer: what it should come to, how sure that is, and in how many worlds it was
    tried. The value is the share of rivals that the seat should beat, its chance to win where there is one rival."""

    def __init__(self, answer: int, value: float, error: float, worlds: int) -> None:
        self.answer = answer
        self.value = value
        self.error = error
        """The standard error of the value, compared with the usual answer's."""
        self.worlds = worlds

    def __repr__(self) -> str:
        return f"Weighed({self.answer}, {self.value:.3f} ± {self.error:.3f} in {self.worlds} worlds)"


class Bot(Protocol):
    """Plays one seat, or several: it remembers nothing between two answers."""

    name: str

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        """One of `view.options`. The budget is the table's; a bot may have a tighter one of its own."""
        ...


class Weigher(Bot, Protocol):
    """A bot that can say what it thinks of the answers it has considered."""

    def weigh(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> list[Weighed]:
        """The answers that were tried, the best first; never empty."""
        ...
