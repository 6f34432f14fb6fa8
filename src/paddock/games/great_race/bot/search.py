"""Looking ahead: what comes of an answer by the time the crew acts again, if everybody goes on by the rule of thumb.

A turn is made of many small answers, so a tree of them would never see the end of a drive. Instead every answer to
every question is tried (see `trial`): first the rule of thumb's, then those of the same kind as it might give, then all
others. What it comes to is the game's value, once everybody has had a turn.
"""

from mypy_extensions import i64

from paddock.core.bot import NO_LIMIT, Budget, Weighed
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.view import View
from paddock.games.great_race.bot.planning import ranked_plans
from paddock.games.great_race.bot.thumb import answer
from paddock.games.great_race.rules.convoy import ACT
from paddock.games.great_race.rules.hands import PLAY
from paddock.games.great_race.rules.offers import (
    BUY_FUEL,
    CHEAT_WITH,
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


class TurnTrial(Trial):
    """Answers tried until the crew acts again, or the round is over; everybody goes by the rule of thumb."""

    def __init__(self, view: View, answers: list[int], budget: Budget) -> None:
        super().__init__(view, answers, budget)
        state = view.state
        assert isinstance(state, GreatState)
        self.round = state.round
        self.others_acted = False
        """Whether another crew has acted in the world that is being tried."""

    def drive_on(self, answer: int, rng: Rng) -> float:
        self.others_acted = False
        return super().drive_on(answer, rng)

    def is_far_enough(self, world: State) -> bool:
        assert isinstance(world, GreatState)
        if world.round != self.round:
            return True
        if world.active != self.view.seat:
            self.others_acted = self.others_acted or world.kind is ACT
            return False
        return self.others_acted and world.kind is ACT

    def answer(self, world: State, seat: int) -> int:
        assert isinstance(world, GreatState)
        return answer(world, seat, world.options(seat))


class Lookahead:
    """Plays what promises most once everybody has had a turn. A simulation of its budget is one answer, tried in one
    world."""

    def __init__(self, name: str, budget: Budget) -> None:
        self.name = name
        self.budget = budget

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        return view.options[0] if len(view.options) == 1 else self.trial(view, budget).best(rng)

    def weigh(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> list[Weighed]:
        return self.trial(view, budget).weighed(rng)

    def trial(self, view: View, budget: Budget) -> TurnTrial:
        state = view.state
        assert isinstance(state, GreatState)
        answers = candidates(state, view.seat, view.options, answer(state, view.seat, view.options))
        return TurnTrial(view, answers, self.budget.within(budget))


def candidates(state: GreatState, seat: i64, options: list[int], usual: i64) -> list[int]:
    """All answers: the rule of thumb's first, then what else is worth a thought, then the rest."""
    found: list[int] = [usual]
    first: list[int] = []
    if state.kind is PLANNING:
        first = ranked_plans(state, seat)
    elif state.kind is ACT:
        verbs = (DRIVE_VEHICLE, SEND_SCOUT, DRAW_CARD, REPAIR_VEHICLE, COLLECT, CLEAR, PLAY)
        first = [option for option in options if any(verb.has(option) for verb in verbs)]
        first += [option for option in options if BUY_FUEL.has(option)][-1:]
        first += nearest(state, seat, [option for option in options if CHEAT_WITH.has(option)])
    for option in [*first, *options]:
        if option not in found:
            found.append(option)
    return found


def nearest(state: GreatState, seat: i64, cheats: list[int]) -> list[int]:
    """Cheats by how near the tile lies to where the crew is going: those just before it first."""
    to_goal = state.components.chart.to_goal
    here = to_goal[state.space[seat]]
    return sorted(cheats, key=lambda option: abs(int(here) - 1 - int(to_goal[CHEAT_WITH.first(option)])))
