"""Looking ahead: what the others will answer to a card, and what the own team can do then.

The rule of thumb's best plans are played on in worlds that the seat cannot tell from the true one: every seat in turn
plays the card that leaves it best placed, until the seat itself has played once more. What is asked between the moves,
about pits, tyres, cards and events, is tried in the same way, with every answer. What comes of it the value says:
a whole race would take too long. How a car is driven once its card lies there, the plan says.
"""

from typing import Final

from paddock.core.bot import NO_LIMIT, Budget, Weighed
from paddock.core.names import NONE
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.view import View
from paddock.games.grand_prix.bot.thumb import BOT, Plan, plans, tried_straight, worth_trying
from paddock.games.grand_prix.bot.whole_moves import MOVE_KINDS
from paddock.games.grand_prix.bot.worth import WORSE_THAN_ANYTHING
from paddock.games.grand_prix.rules.actions import ACT, PLAY
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.parts.trial import Trial

PLANS: Final = 10
"""So many plans are compared: to find how a card is driven best takes long, too."""
BEGINS: Final = 3
"""With so many of them beside the usual one."""
HEAT: Final = 3
"""In so many worlds answers are tried before any drops out."""


class Lookahead:
    """Plays the plan that looks best after the answers. A simulation of its budget is one card that anybody plays."""

    def __init__(self, name: str, budget: Budget) -> None:
        self.name = name
        self.budget = budget

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        trial = self.trial(view, rng, budget)
        return BOT.choose(view, rng, budget) if trial is None else trial.best(rng)

    def weigh(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> list[Weighed]:
        trial = self.trial(view, rng, budget)
        if trial is None:
            value = view.state.game.title.bots.value.share(view.sample_world(rng), view.seat)
            return [Weighed(BOT.choose(view, rng, budget), value, 0.0, 1)]
        return trial.weighed(rng)

    def trial(self, view: View, rng: Rng, budget: Budget) -> "PlanTrial | None":
        """None where there is nothing to try: the steps of a move follow the plan."""
        state = view.state
        assert isinstance(state, GrandPrixState)
        if len(view.options) == 1 or state.kind in MOVE_KINDS:
            return None
        plays = [option for option in view.options if PLAY.has(option)]
        if state.kind is ACT and plays:
            plans_ = plans(state, view.seat, plays, PLANS)
        else:
            usual = BOT.choose(view, rng, budget)
            others = [option for option in view.options if option != usual]
            plans_ = [Plan(0.0, [option]) for option in [usual, *others]]
        return PlanTrial(view, plans_, self.budget.within(budget))


class PlanTrial(Trial):
    """Plans, each tried until everybody has played a card since."""

    def __init__(self, view: View, plans_: list[Plan], budget: Budget) -> None:
        super().__init__(view, [plan.answers[0] for plan in plans_], budget)
        state = view.state
        assert isinstance(state, GrandPrixState)
        self.event = state.event
        self.rng = Rng(0)
        self.begins = BEGINS
        self.heat = HEAT
        self.steps_of = {plan.answers[0]: plan.answers[1:] for plan in plans_}
        self.steps: list[int] = []
        """The steps of the plan being tried that are still to be taken, the next one last."""
        self.cards_left = 0
        """So many cards are played before the world is judged."""

    def drive_on(self, answer: int, rng: Rng) -> float:
        self.rng = rng
        self.steps = self.steps_of[answer][::-1]
        self.cards_left = self.view.state.game.seats
        return super().drive_on(answer, rng)

    def is_far_enough(self, world: State) -> bool:
        """A new event would only add luck: the end of the action phase is as far as this looks."""
        assert isinstance(world, GrandPrixState)
        is_new = world.event != NONE and world.event != self.event
        return is_new or (world.kind is ACT and self.cards_left == 0)

    def answer(self, world: State, seat: int) -> int:
        assert isinstance(world, GrandPrixState)
        if self.steps and seat == self.view.seat:
            return self.steps.pop()
        if world.kind in MOVE_KINDS:
            return world.kind.default(world, seat)
        if world.kind is not ACT:
            return BOT.choose(View(seat, world, world.options(seat)), self.rng)
        self.cards_left -= 1
        self.effort.simulations += 1
        return best_straight(world, seat)


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
