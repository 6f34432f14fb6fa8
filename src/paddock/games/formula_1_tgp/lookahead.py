"""Looking ahead: the race is driven to its end by the rule of thumb, once for each answer worth trying.

Answers are tried in worlds that the seat cannot tell from the true one, all answers in the same worlds with the same
dice, so that what luck gives to one it gives to all. After each heat the worse half is dropped. What is spent before
the races the rule of thumb decides: a search would have to look at a whole season to know better.
"""

import time
from math import sqrt
from typing import Final

from paddock.core.bot import NO_LIMIT, Budget
from paddock.core.decision import NATURE, ChanceKind
from paddock.core.rng import Rng
from paddock.core.view import View
from paddock.games.formula_1_tgp import auction, organisation, qualifying
from paddock.games.formula_1_tgp.bot import BOT
from paddock.games.formula_1_tgp.state import TgpState

ANSWERS: Final = 8
"""So many answers are compared."""
HEAT: Final = 4
"""In so many worlds each answer is tried before the worse half is dropped."""
ENOUGH: Final = 40
"""In so many worlds the last two answers are compared, if the budget allows."""
SURE: Final = 1.3
"""By so many standard errors an answer must be better than the rule of thumb's to be given instead."""


class Lookahead:
    """Gives the answer that wins most points in this race. A simulation of its budget is one race driven to its end."""

    def __init__(self, name: str, budget: Budget) -> None:
        self.name = name
        self.budget = budget

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        state = view.state
        assert isinstance(state, TgpState)
        usual = BOT.choose(view, rng, budget)
        if len(view.options) == 1 or state.kind in auction.KINDS or state.kind in organisation.KINDS:
            return usual
        return Comparison(view, worth_trying(state, usual, view.options, rng), self.budget.within(budget)).best(rng)


def worth_trying(state: TgpState, usual: int, options: list[int], rng: Rng) -> list[int]:
    """The usual answer first; then all others, or of many some that are like it, and some at random."""
    others = [option for option in options if option != usual]
    if state.kind is qualifying.WRITE_SHEET:
        spent, fuel = qualifying.QUALIFY.first(usual), qualifying.QUALIFY.last(usual)
        near = [
            qualifying.QUALIFY.code(max(0, spent + more), fuel + turns) for more in (-2, 0, 2) for turns in (-1, 0, 1)
        ]
        others = [option for option in near if option in others]
    if len(others) >= ANSWERS:
        rng.shuffle(others)
    return [usual, *others[: ANSWERS - 1]]


def is_better(gains: list[float]) -> bool:
    """Whether the gains are more than luck."""
    worlds = len(gains)
    if worlds < HEAT:
        return False
    mean = sum(gains) / worlds
    spread = sum((gain - mean) ** 2 for gain in gains) / (worlds - 1)
    return mean > SURE * sqrt(spread / worlds)


class Comparison:
    """Answers, tried in one world after the other against the usual one."""

    def __init__(self, view: View, answers: list[int], budget: Budget) -> None:
        self.view = view
        self.usual = answers[0]
        self.left = answers[1:]
        self.budget = budget
        self.until = time.perf_counter() + budget.seconds if budget.seconds else 0.0
        self.simulations = 0
        self.gains: dict[int, list[float]] = {answer: [] for answer in self.left}
        """By how much each answer was better than the usual one, world by world."""

    def best(self, rng: Rng) -> int:
        if not self.left:
            return self.usual
        while not self.used_up():
            for _ in range(HEAT):
                self.try_all(rng.bits32())
            if len(self.left) > 1:
                self.left = sorted(self.left, key=lambda answer: -sum(self.gains[answer]))[: (len(self.left) + 1) // 2]
            elif len(self.gains[self.left[0]]) >= ENOUGH:
                break
        chosen = max(self.left, key=lambda answer: sum(self.gains[answer]))
        return chosen if is_better(self.gains[chosen]) else self.usual

    def try_all(self, seed: int) -> None:
        """Try what is left in the world of that seed. A world counts only if the budget held for all."""
        values: list[float] = []
        for answer in (self.usual, *self.left):
            if self.used_up():
                return
            values.append(self.drive_on(answer, Rng(seed)))
        for answer, value in zip(self.left, values[1:], strict=True):
            self.gains[answer].append(value - values[0])

    def used_up(self) -> bool:
        most = self.budget.simulations
        return bool(most and self.simulations >= most) or bool(self.until and time.perf_counter() >= self.until)

    def drive_on(self, answer: int, rng: Rng) -> float:
        """What the seat gains on the others by the end of this race."""
        self.simulations += 1
        seat = self.view.seat
        world = self.view.sample_world(rng)
        assert isinstance(world, TgpState)
        before = world.points[:]
        races = len(world.results)
        world.choose(seat, answer)
        while world.asks >= 0 and len(world.results) == races:
            kind = world.kind
            if isinstance(kind, ChanceKind):
                world.choose(NATURE, kind.draw(world, rng))
                continue
            asked = world.to_answer()[0]
            world.choose(asked, BOT.choose(View(asked, world, world.options(asked)), rng))
        gains = [after - points for after, points in zip(world.points, before, strict=True)]
        others = sum(gains) - gains[seat]
        return gains[seat] - others / (len(gains) - 1)
