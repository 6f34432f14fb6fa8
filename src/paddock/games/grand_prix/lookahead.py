"""Looking ahead: what the others will answer to a card, and what the own team can do then.

The rule of thumb's best plans are played on in worlds that the seat cannot tell from the true one: every seat in turn
plays the card that leaves it best placed, until the seat itself has played once more. All plans are tried in the same
worlds, so that what luck gives to one it gives to all. Questions other than which card to play the rule of thumb
answers: a search would have to look at a whole race to know better.
"""

import time
from typing import Final

from paddock.core.bot import NO_LIMIT, Budget
from paddock.core.decision import NATURE, ChanceKind
from paddock.core.names import NONE
from paddock.core.rng import Rng
from paddock.core.view import View
from paddock.games.grand_prix.actions import ACT, PLAY
from paddock.games.grand_prix.bot import BOT, Plan, plans, tried_straight, worth, worth_trying
from paddock.games.grand_prix.state import GrandPrixState

PLANS: Final = 4
"""So many plans are compared."""
MOST_WORLDS: Final = 3
"""In so many worlds they are tried if the budget allows."""


class Lookahead:
    """Plays the plan that looks best after the answers. A simulation of its budget is one answer of anybody."""

    def __init__(self, name: str, budget: Budget) -> None:
        self.name = name
        self.budget = budget

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        state = view.state
        assert isinstance(state, GrandPrixState)
        plays = [option for option in view.options if PLAY.has(option)]
        if state.kind is not ACT or len(plays) < 2:
            return BOT.choose(view, rng, budget)
        return Comparison(view, plans(state, view.seat, plays, PLANS), self.budget.within(budget)).best(rng)


class Comparison:
    """Plans, tried in one world after the other."""

    def __init__(self, view: View, plans_: list[Plan], budget: Budget) -> None:
        self.view = view
        self.plans = plans_
        self.budget = budget
        self.until = time.perf_counter() + budget.seconds if budget.seconds else 0.0
        self.simulations = 0

    def best(self, rng: Rng) -> int:
        totals = [0.0] * len(self.plans)
        for _ in range(MOST_WORLDS):
            values = self.try_all(rng.bits32())
            if len(values) < len(totals):  # a world counts only if all plans have been tried in it
                break
            totals = [total + value for total, value in zip(totals, values, strict=True)]
        return self.plans[totals.index(max(totals))].answers[0]

    def try_all(self, seed: int) -> list[float]:
        """What each plan is worth in the world of that seed, as far as the budget goes."""
        values: list[float] = []
        for plan in self.plans:
            if self.used_up():
                break
            values.append(self.try_in_world(plan, Rng(seed)))
        return values

    def used_up(self) -> bool:
        most = self.budget.simulations
        return bool(most and self.simulations >= most) or bool(self.until and time.perf_counter() >= self.until)

    def try_in_world(self, plan: Plan, rng: Rng) -> float:
        """What the plan is worth when everybody has played a card since."""
        seat = self.view.seat
        world = self.view.sample_world(rng)
        assert isinstance(world, GrandPrixState)
        answers = plan.answers[::-1]
        left = world.game.seats
        # An event would only add luck: the end of the action phase is as far as this looks.
        while world.asks >= 0 and world.event == NONE:
            kind = world.kind
            if isinstance(kind, ChanceKind):
                world.choose(NATURE, kind.draw(world, rng))
                continue
            asked = world.to_answer()[0]
            if answers and asked == seat:
                world.choose(seat, answers.pop())
            elif kind is ACT:
                if left == 0:
                    break
                left -= 1
                world.choose(asked, self.best_answer(world, asked))
            else:
                world.choose(asked, kind.default(world, asked))
        return worth(world, seat)

    def best_answer(self, world: GrandPrixState, seat: int) -> int:
        """The card that leaves the seat best placed when its car is simply driven straight on."""
        self.simulations += 1
        plays = [option for option in world.options(seat) if PLAY.has(option)]
        if not plays:
            return ACT.default(world, seat)
        best = plays[0]
        best_value = -1e9
        for play in worth_trying(world, seat, plays):
            value = tried_straight(world, seat, play)
            if value > best_value:
                best, best_value = play, value
        return best
