"""A glance: each answer is given in worlds that the seat cannot tell from the true one, and the game's value says what
it has led to as soon as the next question is asked.

This is how a learned value plays by itself, in every game and at every question, in a millisecond or two.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from paddock.core.bot import NO_LIMIT, Bot, Budget, Weighed
from paddock.core.offer import Offer
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.view import View
from paddock.parts.trial import Trial

BUDGET: Final = Budget(simulations=48)
"""How many answers are given in imagined worlds, unless it is told otherwise."""
WORLDS: Final = 2
"""In so many worlds answers are tried before any drops out."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GlanceTrial(Trial):
    """Answers, judged at the next question. What rivals seal at the same time is anybody's guess."""

    def __init__(self, view: View, answers: list[int], budget: Budget) -> None:
        super().__init__(view, answers, budget)
        self.heat = WORLDS
        self.begins = len(answers)
        self.rng = Rng(0)
        self.sheet = Offer()
        self.asks = view.state.asks
        self.sealed = len(view.state.asked) > 1

    def drive_on(self, answer: int, rng: Rng) -> float:
        self.rng = rng
        return super().drive_on(answer, rng)

    def is_far_enough(self, world: State) -> bool:
        if world.is_chance:
            return False
        return not self.sealed or world.asks != self.asks or len(world.to_answer()) == len(world.asked)

    def answer(self, world: State, seat: int) -> int:
        return world.kind.pick(world, seat, self.rng, self.sheet)


class Glance:
    """Plays what looks best at a glance. A simulation of its budget is one answer in one world."""

    def __init__(self, name: str, thumb: Bot | None, budget: Budget | None = None) -> None:
        self.name = name
        self.thumb = thumb
        self.budget = budget if budget is not None else BUDGET

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        return view.options[0] if len(view.options) == 1 else self.trial(view, rng, budget).best(rng)

    def weigh(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> list[Weighed]:
        return self.trial(view, rng, budget).weighed(rng)

    def trial(self, view: View, rng: Rng, budget: Budget) -> GlanceTrial:
        """The rule of thumb's answer first, then the others, of very many any few."""
        most = self.budget.within(budget)
        usual = view.options[0] if self.thumb is None else self.thumb.choose(view, rng)
        others = [option for option in view.options if option != usual]
        room = most.simulations // (2 * WORLDS) if most.simulations else len(others)
        if len(others) > room:
            rng.shuffle(others)
            others = others[: max(1, room)]
        return GlanceTrial(view, [usual, *others], most)
