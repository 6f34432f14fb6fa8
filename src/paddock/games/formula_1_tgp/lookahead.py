"""Looking ahead: the race is driven to its end by the rule of thumb, once for each answer worth trying.

What is spent before the races the rule of thumb decides: a search would have to look at a whole season to know better.
"""

from typing import Final

from paddock.core.bot import NO_LIMIT, Budget
from paddock.core.decision import NATURE, ChanceKind
from paddock.core.rng import Rng
from paddock.core.view import View
from paddock.games.formula_1_tgp import auction, organisation, qualifying
from paddock.games.formula_1_tgp.bot import BOT
from paddock.games.formula_1_tgp.state import TgpState
from paddock.parts.trial import Trial

ANSWERS: Final = 8
"""So many answers are compared."""


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


class Comparison(Trial):
    """Answers, compared by the points of the race they are given in."""

    def drive_on(self, answer: int, rng: Rng) -> float:
        """What the seat gains on the others by the end of this race."""
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
