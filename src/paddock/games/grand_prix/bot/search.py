"""Looking ahead: what the others will answer to a card, and what the own team can do then.

The rule of thumb's best plans are played on in worlds that the seat cannot tell from the true one: every seat in turn
plays the card that leaves it best placed, until the seat itself has played once more. All plans are tried in the same
worlds, so that what luck gives to one it gives to all. Questions other than which card to play the rule of thumb
answers: a search would have to look at a whole race to know better.
"""

from typing import Final

from paddock.core.bot import NO_LIMIT, Budget
from paddock.core.names import NONE
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.view import View
from paddock.games.grand_prix.bot.thumb import BOT, Plan, plans, tried_straight, worth_trying
from paddock.games.grand_prix.bot.worth import WORSE_THAN_ANYTHING, advantage
from paddock.games.grand_prix.rules.actions import ACT, PLAY
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.parts.trial import Trial

PLANS: Final = 4
"""So many plans are compared."""
MOST_WORLDS: Final = 3
"""In so many worlds they are tried if the budget allows."""


class Lookahead:
    """Plays the plan that looks best after the answers. A simulation of its budget is one card that anybody plays."""

    def __init__(self, name: str, budget: Budget) -> None:
        self.name = name
        self.budget = budget

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        state = view.state
        assert isinstance(state, GrandPrixState)
        plays = [option for option in view.options if PLAY.has(option)]
        if state.kind is not ACT or len(plays) < 2:
            return BOT.choose(view, rng, budget)
        trial = PlanTrial(view, plans(state, view.seat, plays, PLANS), self.budget.within(budget))
        return trial.best_of(MOST_WORLDS, rng)


class PlanTrial(Trial):
    """Plans, each tried until everybody has played a card since."""

    def __init__(self, view: View, plans_: list[Plan], budget: Budget) -> None:
        super().__init__(view, [plan.answers[0] for plan in plans_], budget)
        self.steps_of = {plan.answers[0]: plan.answers[1:] for plan in plans_}
        self.steps: list[int] = []
        """The steps of the plan being tried that are still to be taken, the next one last."""
        self.cards_left = 0
        """So many cards are played before the world is judged."""

    def drive_on(self, answer: int, rng: Rng) -> float:
        self.steps = self.steps_of[answer][::-1]
        self.cards_left = self.view.state.game.seats
        return super().drive_on(answer, rng)

    def is_far_enough(self, world: State) -> bool:
        """An event would only add luck: the end of the action phase is as far as this looks."""
        assert isinstance(world, GrandPrixState)
        return world.event != NONE or (world.kind is ACT and self.cards_left == 0)

    def answer(self, world: State, seat: int) -> int:
        assert isinstance(world, GrandPrixState)
        if self.steps and seat == self.view.seat:
            return self.steps.pop()
        if world.kind is not ACT:
            return world.kind.default(world, seat)
        self.cards_left -= 1
        self.effort.simulations += 1
        return best_straight(world, seat)

    def judge(self, world: State) -> float:
        assert isinstance(world, GrandPrixState)
        return advantage(world, self.view.seat)


def best_straight(world: GrandPrixState, seat: int) -> int:
    """The card that leaves the seat best placed when its car is simply driven straight on."""
    plays = [option for option in world.options(seat) if PLAY.has(option)]
    if not plays:
        return ACT.default(world, seat)
    best = plays[0]
    best_value = WORSE_THAN_ANYTHING
    for play in worth_trying(world, seat, plays):
        value = tried_straight(world, seat, play)
        if value > best_value:
            best, best_value = play, value
    return best
