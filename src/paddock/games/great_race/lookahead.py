"""Looking ahead: how the round would end if this were done now and everybody went on by the rule of thumb.

A turn is made of many small answers, so a tree of them would never see the end of a drive. Instead the few answers
worth considering are each played out to the end of the round, in the same worlds that the seat cannot tell from the
true one, so that what luck gives to one it gives to all.
"""

import time
from typing import Final

from paddock.core.bot import NO_LIMIT, Budget
from paddock.core.decision import NATURE, ChanceKind
from paddock.core.rng import Rng
from paddock.core.view import View
from paddock.games.great_race.bot import answer
from paddock.games.great_race.convoy import ACT
from paddock.games.great_race.driving import CHOOSE_WAY
from paddock.games.great_race.hands import PLAY
from paddock.games.great_race.judgement import ways_to_goal
from paddock.games.great_race.offers import (
    BUY_FUEL,
    CLEAR,
    COLLECT,
    DRAW_CARD,
    DRIVE_VEHICLE,
    REPAIR_VEHICLE,
    SEND_SCOUT,
)
from paddock.games.great_race.planning import PLAN, PLANNING
from paddock.games.great_race.state import GreatState
from paddock.games.great_race.terrain import points_left

SPLITS: Final[list[list[int]]] = [
    [0, 4, 1, 0],
    [1, 3, 1, 0],
    [0, 3, 0, 2],
    [1, 3, 0, 1],
    [0, 2, 0, 3],
    [0, 5, 0, 0],
    [1, 4, 0, 0],
]
"""The plans that are compared."""
MOST_WORLDS: Final = 12
DOUBT: Final = 6.0
"""By how much, over all worlds together, another answer must do better than the rule of thumb's."""
ARRIVED: Final = 12.0
"""What it is worth to have arrived, beside the prestige."""


class Lookahead:
    """Plays what looks best at the end of the round. A simulation of its budget is one round played out."""

    def __init__(self, name: str, budget: Budget) -> None:
        self.name = name
        self.budget = budget

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        state = view.state
        assert isinstance(state, GreatState)
        usual = answer(state, view.seat, view.options)
        tried = candidates(state, view.options, usual)
        if len(tried) == 1:
            return usual
        return best_of(view, tried, rng, self.budget.within(budget))


def candidates(state: GreatState, options: list[int], usual: int) -> list[int]:
    """The rule of thumb's answer first, then what else is worth a thought."""
    found = [usual]
    if state.kind is PLANNING:
        splits = state.rules.splits
        others = [PLAN.code(splits.index(split)) for split in SPLITS if split in splits]
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


def best_of(view: View, tried: list[int], rng: Rng, budget: Budget) -> int:
    """A world counts only if everything has been tried in it."""
    until = time.perf_counter() + budget.seconds if budget.seconds else 0.0
    totals = [0.0] * len(tried)
    totals[0] = DOUBT  # the rule of thumb is right more often than a few worlds can tell
    simulations = 0
    for _ in range(MOST_WORLDS):
        seed = rng.bits32()
        values: list[float] = []
        for option in tried:
            if (budget.simulations and simulations >= budget.simulations) or (until and time.perf_counter() >= until):
                return tried[totals.index(max(totals))]
            values.append(played_out(view, option, Rng(seed)))
            simulations += 1
        totals = [total + value for total, value in zip(totals, values, strict=True)]
    return tried[totals.index(max(totals))]


def played_out(view: View, option: int, rng: Rng) -> float:
    """What the seat has at the end of the round."""
    world = view.sample_world(rng)
    assert isinstance(world, GreatState)
    seat = view.seat
    round_ = world.round
    first = True
    while world.asks >= 0 and world.round == round_:
        kind = world.kind
        if isinstance(kind, ChanceKind):
            world.choose(NATURE, kind.draw(world, rng))
            continue
        for asked in world.to_answer():
            if asked == seat and first:
                world.choose(seat, option)
                first = False
            else:
                world.choose(asked, answer(world, asked, world.options(asked)))
    return outlook(world, seat)


def outlook(world: GreatState, seat: int) -> float:
    """How the seat stands, and how much better than the best of the others."""
    costs = ways_to_goal(world, seat)
    rivals = [standing(world, rival, costs) for rival in range(world.game.seats) if rival != seat]
    if world.over:
        return (100.0 if world.places()[seat] == 1 else -100.0) + standing(world, seat, costs)
    return standing(world, seat, costs) - 0.5 * max(rivals)


def standing(world: GreatState, seat: int, costs: list[float]) -> float:
    if seat in world.arrived:
        return ARRIVED + world.prestige(seat)
    means = 0.3 * world.fuel[seat] + 0.6 * points_left(world, seat) + world.cash[seat] / 35.0
    stuck = 3.0 if world.engine[seat] == 0 else 0.0
    return means + 0.3 * len(world.hand[seat]) - stuck - costs[world.space[seat]]
