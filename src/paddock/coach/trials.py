"""Trials: what an answer leads to, in worlds that its seat cannot tell from the true one.

All answers are tried in the same worlds and with the same dice, so that what luck gives to one it gives to all. A world
is played on by the rule of thumb for a number of turns and then judged by the game's value.
"""

from math import sqrt

from paddock.core.bot import Bot
from paddock.core.names import NATURE
from paddock.core.offer import Offer
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.value import Value
from paddock.core.view import View, view

LONGEST = 2_000
"""Answers after which a world is judged as it stands, however few turns that were."""


class Trials:
    """The answers of one seat to what it is asked now, from its view alone."""

    def __init__(self, seen: View, value: Value, sensible: Bot | None) -> None:
        self.seen = seen
        self.seat = seen.seat
        self.value = value
        self.sensible = sensible
        """Who answers for everybody in the worlds that are played on; None: everybody gives the default answer."""
        self._worlds: dict[int, State] = {}

    def world(self, seed: int) -> State:
        """The world of this seed. Where others are asked at the same time, they have answered: what they answer does
        not depend on what the seat does."""
        found = self._worlds.get(seed)
        if found is None:
            rng = Rng(seed)
            found = self._worlds[seed] = self.seen.sample_world(rng)
            for seat in found.to_answer():
                if seat != self.seat:
                    found.choose(seat, self.answer(found, seat, rng))
        return found

    def after(self, answer: int, seed: int, turns: int) -> State:
        """What the answer leads to in the world of this seed, after so many further turns."""
        world = self.world(seed).copy()
        world.choose(self.seat, answer)
        self.play_on(world, Rng(seed + 1), turns)
        return world

    def chance(self, answer: int, seed: int, turns: int) -> float:
        """The seat's chance to win there."""
        return self.value.chances(self.after(answer, seed, turns))[self.seat]

    def promise(self, answer: int, seed: int, turns: int) -> tuple[float, float]:
        """The same, and the place that it may expect."""
        world = self.after(answer, seed, turns)
        rivals = float(world.game.seats - 1)
        return self.value.chances(world)[self.seat], 1 + rivals * (1 - self.value.share(world, self.seat))

    def play_on(self, world: State, rng: Rng, turns: int) -> None:
        """Until so many questions have been asked of another seat than the one before. What is asked of several at once
        is always answered by all: half of it says nothing."""
        kinds = world.game.rules.kind_row
        sheet = Offer()
        last = self.seat
        for _ in range(LONGEST):
            if world.over:
                return
            kind = kinds[world.asks]
            if kind.chance:
                world.choose(NATURE, kind.pick(world, NATURE, rng, sheet))
                continue
            waiting = world.to_answer()
            if len(waiting) == len(world.asked):
                if turns == 0:
                    return
                if waiting[0] != last or len(waiting) > 1:
                    turns -= 1
                    last = waiting[0]
            for seat in waiting:
                world.choose(seat, self.answer(world, seat, rng))

    def answer(self, world: State, seat: int, rng: Rng) -> int:
        if self.sensible is None:
            return world.kind.default(world, seat)
        return self.sensible.choose(view(world, seat), rng)

    def gains(self, answer: int, other: int, seeds: list[int], turns: int) -> list[float]:
        """By how much one answer is better than the other, world by world."""
        return [self.chance(answer, seed, turns) - self.chance(other, seed, turns) for seed in seeds]


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean, and its standard error.

    >>> mean_and_error([0.0, 1.0, 0.0, 1.0])
    (0.5, 0.28867513459481287)
    """
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, 1.0
    spread = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, sqrt(spread / count)
