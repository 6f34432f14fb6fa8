"""Looking ahead: the race is ridden on for some turns by the rule of thumb, once for each ride worth trying."""

from typing import Final

from paddock.core.bot import NO_LIMIT, Budget
from paddock.core.decision import NATURE, ChanceKind
from paddock.core.rng import Rng
from paddock.core.view import View
from paddock.games.moto_grand_prix.bot import BOT, ENGINE_ROWS, FRONT_ROWS, REAR_ROWS, SPRINT, worth
from paddock.games.moto_grand_prix.movement import RIDE
from paddock.games.moto_grand_prix.state import MotoState
from paddock.parts.trial import Trial

ANSWERS: Final = 8
"""So many answers are compared: the best by the rule of thumb."""
TURNS: Final = 4
"""So far every ride is followed."""
PLACE_ROWS: Final = 30.0
"""What a place at the finish is worth, in rows."""


class Lookahead:
    """Gives the answer that has led furthest after some turns. A simulation of its budget is one such ride."""

    def __init__(self, name: str, budget: Budget) -> None:
        self.name = name
        self.budget = budget

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        state = view.state
        assert isinstance(state, MotoState)
        usual = BOT.choose(view, rng, budget)
        return RiddenOn(view, worth_trying(state, usual, view.options), self.budget.within(budget)).best(rng)


def worth_trying(state: MotoState, usual: int, options: list[int]) -> list[int]:
    """The usual answer first; then the next best, as the rule of thumb sees them."""
    others = [option for option in options if option != usual and RIDE.has(option)]
    if others:
        others.sort(key=lambda option: -worth(state, state.queue[0], option))
    else:
        others = [option for option in options if option != usual]
    return [usual, *others[: ANSWERS - 1]]


class RiddenOn(Trial):
    def drive_on(self, answer: int, rng: Rng) -> float:
        """By how many rows the seat is ahead of the others some turns later."""
        seat = self.view.seat
        world = self.view.sample_world(rng)
        assert isinstance(world, MotoState)
        session, until = world.session, world.turn + TURNS
        world.choose(seat, answer)
        while world.asks >= 0 and world.session == session and world.turn < until:
            kind = world.kind
            if isinstance(kind, ChanceKind):
                world.choose(NATURE, kind.draw(world, rng))
                continue
            asked = world.to_answer()[0]
            world.choose(asked, BOT.choose(View(asked, world, world.options(asked)), rng))
        return lead(world, seat)


def lead(state: MotoState, seat: int) -> float:
    """How far the bikes of the seat are ahead of the others' on average, in rows; what is left of the dials counts."""
    own = others = 0.0
    for place, bike in enumerate(state.classification()):
        value = standing(state, bike) - PLACE_ROWS * place * (bike in state.finished or bike in state.out)
        if state.rules.seat_of(bike) == seat:
            own += value
        else:
            others += value
    each = state.rules.bikes_per_seat
    return own / each - others / (each * max(1, state.game.seats - 1))


def standing(state: MotoState, bike: int) -> float:
    """Rows ridden, and rows that the dials and the place on the road are still good for."""
    if bike in state.finished:
        return float(state.goal)
    if bike in state.out:
        return 0.0
    circuit = state.rules.circuit
    there = state.distance[bike]
    saving = 1.0 if state.goal - there > SPRINT else 0.25
    dials = ENGINE_ROWS * state.engine[bike] + FRONT_ROWS * state.front[bike] + REAR_ROWS * state.rear[bike]
    return there - circuit.difficulty[there % circuit.rows] + saving * dials
