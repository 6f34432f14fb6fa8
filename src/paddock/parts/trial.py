"""A trial of answers: each is tried in worlds that a seat cannot tell from the true one, as long as the budget lasts.

All answers that are still in the running are tried in the same worlds with the same dice, each beside the usual answer,
so that what luck gives to one it gives to all. It begins with the few that look best; after every heat those drop out
that are clearly behind, and others come in that were waiting. So of many options those that matter get the time, and
the trial ends before its budget does only when nothing is left to decide. A game says how a world is played on (see
`playing_on`), and what has come of it.
"""

from math import sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from paddock.core.bot import Budget, Weighed
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.view import View
from paddock.parts.effort import Effort
from paddock.parts.playing_on import PlayingOn

HEAT: Final = 4
"""In so many worlds the answers are tried before anybody drops out or comes in, unless a game says otherwise."""
BEGINS: Final = 6
"""With so many answers beside the usual one it begins."""
SURE: Final = 1.0
"""By so many standard errors an answer must be better than the usual one to be given instead."""
BEHIND: Final = 2.5
"""By so many standard errors an answer must be behind the best one to drop out."""
ALIKE: Final = 24
"""After so many worlds without any difference to the usual one an answer is taken for the same."""


class Tried:
    """What has been seen of an answer."""

    def __init__(self, answer: int) -> None:
        self.answer = answer
        self.worlds = 0.0
        self.gain = 0.0
        """The sum of how much better it was than the usual one."""
        self.squares = 0.0
        """The sum of the squares of that."""

    def learn(self, gain: float) -> None:
        self.worlds += 1.0
        self.gain += gain
        self.squares += gain * gain

    def mean(self) -> float:
        return self.gain / self.worlds if self.worlds > 0.0 else 0.0

    def error(self) -> float:
        """The standard error of the mean. A few worlds that agree are not as sure as they look."""
        if self.worlds < 2.0:
            return 1.0
        spread = (self.squares - self.gain * self.gain / self.worlds) / (self.worlds - 1.0)
        return sqrt(max(0.0, spread) / self.worlds)

    def is_better(self) -> bool:
        """Whether its gain over the usual answer is more than luck."""
        return self.worlds >= HEAT and self.gain > 0.0 and self.mean() > SURE * self.error()

    def is_behind(self, best: "Tried") -> bool:
        error = sqrt(self.error() * self.error() + best.error() * best.error())
        return self.worlds >= HEAT and best.mean() - self.mean() > BEHIND * error

    def is_alike(self) -> bool:
        return self.worlds >= ALIKE and self.squares == 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Trial(PlayingOn):
    """Answers, the usual one first and then those that look best, tried in one world after the other."""

    def __init__(self, view: View, answers: list[int], budget: Budget) -> None:
        self.view = view
        self.usual = Tried(answers[0])
        self.usual_value = 0.0
        """The sum of what the usual answer came to."""
        self.running: list[Tried] = []
        """Those that are tried beside the usual one."""
        self.dropped: list[Tried] = []
        self.waiting = answers[1:]
        self.effort = Effort(budget)
        self.heat = HEAT
        self.begins = BEGINS

    # ── What a game says ──

    def judge(self, world: State) -> float:
        """What has come of an answer in the world that was played on; the share of rivals that the seat should beat,
        unless a game knows better."""
        return world.game.title.bots.value.share(world, self.view.seat)

    def drive_on(self, answer: int, rng: Rng) -> float:
        """What has come of the answer in a world; how the world and its luck turn out is up to `rng` alone."""
        world = self.view.sample_world(rng)
        world.choose(self.view.seat, answer)
        self.play_on(world, rng)
        return self.judge(world)

    def after_heat(self) -> None:
        """A game may look further from now on."""

    # ── Trying ──

    def try_all(self, seed: int) -> bool:
        """Try what is in the running in the world of that seed. A world counts only if the budget held for all."""
        values: list[float] = []
        for answer in [self.usual.answer, *[tried.answer for tried in self.running]]:
            if self.effort.used_up():
                return False
            self.effort.simulations += 1
            values.append(self.drive_on(answer, Rng(seed)))
        self.usual.learn(0.0)
        self.usual_value += values[0]
        for place, tried in enumerate(self.running):
            tried.learn(values[place + 1] - values[0])
        return True

    def run(self, rng: Rng) -> None:
        """Try until the budget is used up, or only the usual answer is left."""
        self.let_in(self.begins)
        while self.running:
            for _ in range(self.heat):
                if not self.try_all(rng.bits32()):
                    return
            self.drop()
            self.let_in(max(1, self.begins - len(self.running)))
            self.after_heat()

    def drop(self) -> None:
        """Those drop out that are clearly behind the best, or no other than the usual answer; and when nobody waits any
        more, the last one, once it is clear which is better."""
        best = self.leader()
        left: list[Tried] = []
        for tried in self.running:
            if tried.is_alike() or (tried is not best and tried.is_behind(best)):
                self.dropped.append(tried)
            else:
                left.append(tried)
        self.running = left
        if len(left) == 1 and not self.waiting and left[0] is best and self.usual.is_behind(best):
            self.dropped.append(left[0])
            self.running = []

    def let_in(self, count: int) -> None:
        for answer in self.waiting[:count]:
            self.running.append(Tried(answer))
        self.waiting = self.waiting[count:]

    def leader(self) -> Tried:
        best = self.usual
        for tried in [*self.running, *self.dropped]:
            if tried.mean() > best.mean():
                best = tried
        return best

    # ── What came of it ──

    def best(self, rng: Rng) -> int:
        """The answer to give. Another one than the usual must be better by more than luck."""
        self.run(rng)
        chosen = self.usual
        for tried in [*self.running, *self.dropped]:
            if tried.is_better() and tried.mean() > chosen.mean():
                chosen = tried
        return chosen.answer

    def weighed(self, rng: Rng) -> list[Weighed]:
        """What has been found of each answer that was tried, the best first. What was not tried is not among them."""
        self.run(rng)
        base = self.usual_value / self.usual.worlds if self.usual.worlds > 0.0 else 0.5
        found = [
            Weighed(tried.answer, base + tried.mean(), tried.error(), int(tried.worlds))
            for tried in [self.usual, *self.running, *self.dropped]
            if tried.worlds > 0.0 or tried is self.usual
        ]
        found.sort(key=lambda weighed: -weighed.value)
        return found
