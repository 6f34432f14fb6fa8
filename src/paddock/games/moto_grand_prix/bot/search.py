"""Looking ahead: the race is ridden on for some turns, once for each ride that looks nearly as quick as the quickest.

How quick a ride looks, `pace` says: to a rider alone on the track. What rivals are good for, a slipstream, a contest or
the last dash for the line, comes out where all ride on together.
"""

from typing import Final

from paddock.core.bot import NO_LIMIT, Budget, Weighed
from paddock.core.places import share_beaten
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.view import View
from paddock.games.moto_grand_prix.bot.pace import pace, turns_after, usual_answer
from paddock.games.moto_grand_prix.rules.ride import RIDE_ON
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.ways import RIDE
from paddock.parts.luck import Luck
from paddock.parts.trial import Trial

NEARLY: Final = 1.0
"""So many turns slower than the quickest a ride may look and still be tried; the quickest come first."""
TURNS: Final = 4
"""So far every ride is followed."""
HEAT: Final = 8
"""In so many worlds answers are tried before any drops out: rides that look alike need many."""


class Lookahead:
    """Gives the answer that looks best some turns later. A simulation of its budget is one answer, ridden on."""

    def __init__(self, name: str, budget: Budget) -> None:
        self.name = name
        self.budget = budget

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        return view.options[0] if len(view.options) == 1 else self.trial(view, budget).best(rng)

    def weigh(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> list[Weighed]:
        return self.trial(view, budget).weighed(rng)

    def trial(self, view: View, budget: Budget) -> "RiddenOn":
        state = view.state
        assert isinstance(state, MotoState)
        answers = worth_trying(state, view.seat, view.options)
        return RiddenOn(view, answers, self.budget.within(budget))


def worth_trying(state: MotoState, seat: int, options: list[int]) -> list[int]:
    """The usual answer first: the quickest ride. Then those that look nearly as good, the quicker ones first."""
    usual = usual_answer(state, seat)
    if state.kind is not RIDE_ON:
        return [usual, *[option for option in options if option != usual]]
    bike = state.queue[0]
    looks = {option: look(state, bike, option) for option in options if RIDE.has(option)}
    if not looks:
        return [usual]
    slowest = looks[usual] + NEARLY
    others = [option for option in looks if option != usual and looks[option] <= slowest]
    others.sort(key=lambda option: looks[option])
    return [usual, *others]


def look(state: MotoState, bike: int, option: int) -> float:
    """How many turns to go the ride leaves to a rider alone on the track."""
    return turns_after(state, bike, option, pace(state.components))


class RiddenOn(Trial):
    """Rides tried by riding on for some turns, everybody as quick as possible."""

    def __init__(self, view: View, answers: list[int], budget: Budget) -> None:
        super().__init__(view, answers, budget)
        self.heat = HEAT
        state = view.state
        assert isinstance(state, MotoState)
        self.session = state.session
        self.until = state.turn + TURNS
        self.dice = Luck(0)
        """The dice of the world being tried."""

    def drive_on(self, answer: int, rng: Rng) -> float:
        self.dice = Luck(rng.bits32())
        return super().drive_on(answer, rng)

    def is_far_enough(self, world: State) -> bool:
        assert isinstance(world, MotoState)
        return world.session != self.session or world.turn >= self.until

    def answer(self, world: State, seat: int) -> int:
        assert isinstance(world, MotoState)
        return usual_answer(world, seat)

    def luck(self, world: State, rng: Rng) -> Rng:
        """A bike rolls the same in a turn whatever the others do, so that all answers meet the same luck."""
        assert isinstance(world, MotoState)
        return self.dice.stream((world.turn, world.rolling[0] if len(world.rolling) > 0 else world.queue[0]))

    def judge(self, world: State) -> float:
        """The share of rivals that the seat should beat, as it looks some turns later, or as it turned out."""
        assert isinstance(world, MotoState)
        if world.session != self.session:  # the qualifying lap is over: its result is the grid
            return share_beaten(world.places(), self.view.seat)
        return super().judge(world)
