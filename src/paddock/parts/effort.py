"""Effort: how much of its budget a bot has used for one answer."""

import time

from paddock.core.bot import Budget


class Effort:
    """Counts simulations and seconds against a budget.

    >>> effort = Effort(Budget(simulations=2))
    >>> effort.simulations += 2
    >>> effort.used_up()
    True
    """

    def __init__(self, budget: Budget) -> None:
        self.most = budget.simulations
        self.until = time.perf_counter() + budget.seconds if budget.seconds else 0.0
        self.simulations = 0

    def used_up(self) -> bool:
        return bool(self.most and self.simulations >= self.most) or bool(
            self.until and time.perf_counter() >= self.until
        )
