"""A trial of answers: each is tried in worlds that a seat cannot tell from the true one, and the best is given.

All answers are tried in the same worlds with the same dice, so that what luck gives to one it gives to all. A game says
how a world is played on (see `playing_on`), and what has come of it.
"""

from math import sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from paddock.core.bot import Budget
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.view import View
from paddock.parts.effort import Effort
from paddock.parts.playing_on import PlayingOn

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
class Trial(PlayingOn):
    """Answers, tried in one world after the other against the usual one, which comes first."""

    def __init__(self, view: View, answers: list[int], budget: Budget) -> None:
        self.view = view
        self.usual = answers[0]
        self.left = answers[1:]
        self.effort = Effort(budget)
        self.heat = HEAT
        self.enough = ENOUGH
        self.gains: dict[int, list[float]] = {answer: [] for answer in self.left}
        """By how much each answer was better than the usual one, world by world."""

    # ── What a game says ──

    def judge(self, world: State) -> float:
        """What has come of an answer in the world that was played on."""
        raise NotImplementedError

    def drive_on(self, answer: int, rng: Rng) -> float:
        """What has come of the answer in a world; how the world and its luck turn out is up to `rng` alone."""
        world = self.view.sample_world(rng)
        world.choose(self.view.seat, answer)
        self.play_on(world, rng)
        return self.judge(world)

    # ── Trying ──

    def try_all(self, seed: int) -> bool:
        """Try what is left in the world of that seed. A world counts only if the budget held for all."""
        values: list[float] = []
        for answer in (self.usual, *self.left):
            if self.effort.used_up():
                return False
            self.effort.simulations += 1
            values.append(self.drive_on(answer, Rng(seed)))
        for answer, value in zip(self.left, values[1:], strict=True):
            self.gains[answer].append(value - values[0])
        return True

    def best(self, rng: Rng) -> int:
        """In heats: after each the worse half is dropped. Another answer than the usual one must be better by more than
        luck."""
        if not self.left:
            return self.usual
        while not self.effort.used_up():
            for _ in range(self.heat):
                self.try_all(rng.bits32())
            if len(self.left) > 1:
                self.left = sorted(self.left, key=lambda answer: -sum(self.gains[answer]))[: (len(self.left) + 1) // 2]
            elif len(self.gains[self.left[0]]) >= self.enough:
                break
        chosen = max(self.left, key=lambda answer: sum(self.gains[answer]))
        return chosen if is_better(self.gains[chosen]) else self.usual

    def best_of(self, worlds: int, rng: Rng, doubt: float = 0.0) -> int:
        """In so many worlds, if the budget allows, and nothing is dropped on the way: for answers that take long to
        try. Another answer than the usual one must be better by `doubt`, over all worlds together."""
        for _ in range(worlds):
            if not self.left or not self.try_all(rng.bits32()):
                break
        best, most = self.usual, doubt
        for answer in self.left:
            gain = sum(self.gains[answer])
            if gain > most:
                best, most = answer, gain
        return best
