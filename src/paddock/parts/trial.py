"""A trial of answers: each is tried in worlds that a seat cannot tell from the true one, and the best is given.

All answers are tried in the same worlds with the same dice, so that what luck gives to one it gives to all. After each
heat the worse half is dropped. A game says how a world is played on, and what has come of it.
"""

import time
from math import sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from paddock.core.bot import Budget
from paddock.core.rng import Rng
from paddock.core.view import View

HEAT: Final = 4
"""In so many worlds each answer is tried before the worse half is dropped, unless a game says otherwise."""
ENOUGH: Final = 40
"""In so many worlds the last two answers are compared, if the budget allows and unless a game says otherwise."""
SURE: Final = 1.3
"""By so many standard errors an answer must be better than the usual one to be given instead."""


def is_better(gains: list[float]) -> bool:
    """Whether the gains are more than luck."""
    worlds = len(gains)
    if worlds < HEAT:
        return False
    mean = sum(gains) / worlds
    spread = sum((gain - mean) ** 2 for gain in gains) / (worlds - 1)
    return mean > SURE * sqrt(spread / worlds)


@mypyc_attr(allow_interpreted_subclasses=True)
class Trial:
    """Answers, tried in one world after the other against the usual one, which comes first."""

    def __init__(self, view: View, answers: list[int], budget: Budget) -> None:
        self.view = view
        self.usual = answers[0]
        self.left = answers[1:]
        self.budget = budget
        self.until = time.perf_counter() + budget.seconds if budget.seconds else 0.0
        self.simulations = 0
        self.heat = HEAT
        self.enough = ENOUGH
        self.gains: dict[int, list[float]] = {answer: [] for answer in self.left}
        """By how much each answer was better than the usual one, world by world."""

    def drive_on(self, answer: int, rng: Rng) -> float:
        """What has come of the answer in a world; how the world and its luck turn out is up to `rng` alone."""
        raise NotImplementedError

    def best(self, rng: Rng) -> int:
        if not self.left:
            return self.usual
        while not self.used_up():
            for _ in range(self.heat):
                self.try_all(rng.bits32())
            if len(self.left) > 1:
                self.left = sorted(self.left, key=lambda answer: -sum(self.gains[answer]))[: (len(self.left) + 1) // 2]
            elif len(self.gains[self.left[0]]) >= self.enough:
                break
        chosen = max(self.left, key=lambda answer: sum(self.gains[answer]))
        return chosen if is_better(self.gains[chosen]) else self.usual

    def try_all(self, seed: int) -> None:
        """Try what is left in the world of that seed. A world counts only if the budget held for all."""
        values: list[float] = []
        for answer in (self.usual, *self.left):
            if self.used_up():
                return
            self.simulations += 1
            values.append(self.drive_on(answer, Rng(seed)))
        for answer, value in zip(self.left, values[1:], strict=True):
            self.gains[answer].append(value - values[0])

    def used_up(self) -> bool:
        most = self.budget.simulations
        return bool(most and self.simulations >= most) or bool(self.until and time.perf_counter() >= self.until)
