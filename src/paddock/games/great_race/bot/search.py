"""Looking ahead: how the round would end if this were done now and everybody went on by the rule of thumb.

A turn is made of many small answers, so a tree of them would never see the end of a drive. Instead the few answers
worth considering are each played out to the end of the round, in the same worlds that the seat cannot tell from the
true one, so that what luck gives to one it gives to all.
"""

from typing import Final

from paddock.core.bot import NO_LIMIT, Budget
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.view import View
from paddock.games.great_race.bot.planning import ranked_plans
from paddock.games.great_race.bot.road import FRANCS_OF_A_SPACE, Road
from paddock.games.great_race.bot.thumb import answer
from paddock.games.great_race.rules.convoy import ACT
from paddock.games.great_race.rules.driving import CHOOSE_WAY
from paddock.games.great_race.rules.finish import prestige
from paddock.games.great_race.rules.hands import PLAY
from paddock.games.great_race.rules.offers import (
    BUY_FUEL,
    CLEAR,
    COLLECT,
    DRAW_CARD,
    DRIVE_VEHICLE,
    REPAIR_VEHICLE,
    SEND_SCOUT,
)
from paddock.games.great_race.rules.planning import PLANNING
from paddock.games.great_race.rules.state import GreatState
from paddock.parts.trial import Trial

MOST_PLANS: Final = 7
"""How many plans are compared."""
MOST_WORLDS: Final = 12
DOUBT: Final = 6.0
"""By how much, over all worlds together, another answer must do better than the rule of thumb's."""

# ── How a crew stands at the end of the round, in spaces of the way ──

ARRIVED: Final = 12.0
"""What it is worth to have arrived, beside the prestige."""
VICTORY: Final = 100.0
FUEL_WORTH: Final = 0.3
POINT_WORTH: Final = 0.6
CARD_WORTH: Final = 0.3
STUCK: Final = 3.0
"""What it costs to be broken down."""
RIVAL_SHARE: Final = 0.5
"""How much the best of the others counts beside oneself."""


def outlook(world: GreatState, seat: int) -> float:
    """How the seat stands, and how much better than the best of the others."""
    costs = Road(world, seat).costs
    rivals = [standing(world, rival, costs) for rival in range(world.game.seats) if rival != seat]
    if world.over:
        return (VICTORY if world.places()[seat] == 1 else -VICTORY) + standing(world, seat, costs)
    return standing(world, seat, costs) - RIVAL_SHARE * max(rivals)


def standing(world: GreatState, seat: int, costs: list[float]) -> float:
    """What a crew has, less what the way before it costs."""
    if seat in world.arrived:
        return ARRIVED + prestige(world, seat)
    means = FUEL_WORTH * world.fuel[seat] + POINT_WORTH * world.points_left(seat)
    means += world.cash[seat] / FRANCS_OF_A_SPACE + CARD_WORTH * len(world.hand[seat])
    return means - (STUCK if world.engine[seat] == 0 else 0.0) - costs[world.space[seat]]


# ── Trying ──


class RoundTrial(Trial):
    """Answers tried by playing the round to its end, everybody by the rule of thumb."""

    def __init__(self, view: View, answers: list[int], budget: Budget) -> None:
        super().__init__(view, answers, budget)
        state = view.state
        assert isinstance(state, GreatState)
        self.round = state.round

    def is_far_enough(self, world: State) -> bool:
        assert isinstance(world, GreatState)
        return world.round != self.round

    def answer(self, world: State, seat: int) -> int:
        assert isinstance(world, GreatState)
        return answer(world, seat, world.options(seat))

    def judge(self, world: State) -> float:
        assert isinstance(world, GreatState)
        return outlook(world, self.view.seat)


class Lookahead:
    """Plays what looks best at the end of the round. A simulation of its budget is one round played out."""

    def __init__(self, name: str, budget: Budget) -> None:
        self.name = name
        self.budget = budget

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        state = view.state
        assert isinstance(state, GreatState)
        answers = candidates(state, view.seat, view.options, answer(state, view.seat, view.options))
        return RoundTrial(view, answers, self.budget.within(budget)).best_of(MOST_WORLDS, rng, DOUBT)


def candidates(state: GreatState, seat: int, options: list[int], usual: int) -> list[int]:
    """The rule of thumb's answer first, then what else is worth a thought."""
    found = [usual]
    if state.kind is PLANNING:
        others = ranked_plans(state, seat)[:MOST_PLANS]
    elif state.kind is CHOOSE_WAY:
        others = options
    elif state.kind is ACT:
        verbs = (DRIVE_VEHICLE, SEND_SCOUT, DRAW_CARD, REPAIR_VEHICLE, COLLECT, CLEAR, PLAY)
        others = [option for option in options if any(verb.has(option) for verb in verbs)]
        others += [option for option in options if BUY_FUEL.has(option)][-1:]
    else:
        others = []
    for option in others:
        if option not in found:
            found.append(option)
    return found
