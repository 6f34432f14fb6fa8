"""Looking ahead: the race is ridden on for some turns, once for each ride that looks nearly as quick as the quickest.

How quick a ride looks, `pace` says: to a rider alone on the track. What rivals are good for, a slipstream, a contest or
the last dash for the line, comes out where all ride on together.
"""

from typing import Final

from paddock.core.bot import NO_LIMIT, Budget
from paddock.core.decision import NATURE, ChanceKind
from paddock.core.names import NONE
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.view import View
from paddock.games.moto_grand_prix.movement import RIDE
from paddock.games.moto_grand_prix.pace import turns_after
from paddock.games.moto_grand_prix.ride import RIDE_ON
from paddock.games.moto_grand_prix.state import BASIC, WAYS, MotoState
from paddock.parts.trial import Trial

ANSWERS: Final = 6
"""So many answers are compared at most."""
NEARLY: Final = 0.3
"""So many turns slower than the quickest a ride may look and still be tried."""
TURNS: Final = 4
"""So far every ride is followed."""
HEAT: Final = 16
"""In so many worlds each answer is tried before the worse half is dropped: rides that look alike need many."""
ENOUGH: Final = 64
"""In so many worlds the last two answers are compared."""


class Lookahead:
    """Gives the answer that looks best some turns later. A simulation of its budget is one answer, ridden on."""

    def __init__(self, name: str, budget: Budget) -> None:
        self.name = name
        self.budget = budget

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        state = view.state
        assert isinstance(state, MotoState)
        answers = worth_trying(state, view.seat, view.options)
        return RiddenOn(view, answers, self.budget.within(budget)).best(rng)


def worth_trying(state: MotoState, seat: int, options: list[int]) -> list[int]:
    """The usual answer first: the quickest ride. Then those that look nearly as good.

    In Basic there are no others: without dials, contests and slipstreams the pace is all but everything. The rule of
    thumb knows it well, too: worked out backwards from the finish, the best answers to it win 51.4 % of the duels on
    the first circuit.
    """
    usual = state.kind.default(state, seat)
    if state.rules.level == BASIC:
        return [usual]
    if state.kind is not RIDE_ON:
        return [usual, *[option for option in options if option != usual]]
    bike = state.queue[0]
    looks = {option: look(state, bike, option) for option in options if RIDE.has(option)}
    if not looks:
        return [usual]
    slowest = looks[usual] + NEARLY
    others = [option for option in looks if option != usual and looks[option] <= slowest]
    others.sort(key=lambda option: looks[option])
    return [usual, *others[: ANSWERS - 1]]


def look(state: MotoState, bike: int, option: int) -> float:
    """How many turns to go the ride leaves to a rider alone on the track."""
    ride = option - RIDE.base
    return turns_after(state, bike, ride // WAYS, ride % WAYS)


class RiddenOn(Trial):
    def __init__(self, view: View, answers: list[int], budget: Budget) -> None:
        super().__init__(view, answers, budget)
        self.heat = HEAT
        self.enough = ENOUGH

    def drive_on(self, answer: int, rng: Rng) -> float:
        """The share of rivals that the seat should beat, as it looks some turns later, or as it turned out."""
        seat = self.view.seat
        world = self.view.sample_world(rng)
        assert isinstance(world, MotoState)
        dice = FixedDice(rng.bits32())
        session, until = world.session, world.turn + TURNS
        world.choose(seat, answer)
        while world.asks >= 0 and world.session == session and world.turn < until:
            kind = world.kind
            if isinstance(kind, ChanceKind):
                world.choose(NATURE, dice.roll(world))
            else:
                asked = world.asked[0]
                world.choose(asked, kind.default(world, asked))
        if world.session != session:  # the qualifying lap is over: its result is the grid
            return State.evaluate(world, seat)
        return world.evaluate(seat)


class FixedDice:
    """Dice that fall the same for a bike in a turn whatever the others do, so that all answers meet the same luck."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.turn = NONE
        self.streams: dict[int, Rng] = {}

    def roll(self, state: MotoState) -> int:
        kind = state.kind
        assert isinstance(kind, ChanceKind)
        if state.turn != self.turn:
            self.turn = state.turn
            self.streams = {}
        bike = state.rolling[0] if state.rolling else state.queue[0]
        stream = self.streams.get(bike)
        if stream is None:
            stream = Rng(self.seed | (state.turn * state.rules.bikes + bike) << 32)
            self.streams[bike] = stream
        return kind.draw(state, stream)
