"""Looking ahead: the season is played on by the rule of thumb, once for each answer worth trying.

What is decided at a race weekend is tried to the end of that race. What a team buys lasts: the longer it is thought
about, the more races are played on. What has come of an answer are the points, and how clear the places are: one space
more or less on the road says little, but it says it in every world, where points change hands only now and then.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from paddock.core.bot import NO_LIMIT, Budget
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.view import View
from paddock.games.formula_1_tgp.bot.thumb import BOT
from paddock.games.formula_1_tgp.rules import auction, organisation, qualifying
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import RUNNING
from paddock.parts.luck import Luck
from paddock.parts.trial import HEAT, Trial, is_better

ANSWERS: Final = 12
"""So many answers are compared at most."""
ENOUGH: Final = 80
"""In so many worlds answers are compared, if the budget allows."""
CLEAR: Final = 6
"""Spaces between two cars that make a place as safe as can be."""


class Lookahead:
    """Gives the answer that the races to come pay most for. A simulation of its budget is one answer, played on in one
    world."""

    def __init__(self, name: str, budget: Budget) -> None:
        self.name = name
        self.budget = budget

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        state = view.state
        assert isinstance(state, TgpState)
        usual = BOT.choose(view, rng, budget)
        if len(view.options) == 1:
            return usual
        return Comparison(view, worth_trying(state, usual, view.options), self.budget.within(budget)).best(rng)


def worth_trying(state: TgpState, usual: int, options: list[int]) -> list[int]:
    """The usual answer first; then its neighbours: a little more or less of what is bid, spent or pumped."""
    near = options
    if state.kind is qualifying.WRITE_SHEET:
        spent, fuel = qualifying.QUALIFY.first(usual), qualifying.QUALIFY.last(usual)
        near = [qualifying.QUALIFY.code(spent, turns) for turns in range(1, state.components.most_fuel + 1)]
        near += [qualifying.QUALIFY.code(max(0, spent + more), fuel) for more in (-spent, -1, 1, 2, 4)]
    others = [option for option in dict.fromkeys(near) if option != usual and option in options]
    at = options.index(usual)
    others.sort(key=lambda option: abs(options.index(option) - at))
    return [usual, *others[: ANSWERS - 1]]


def lasts(state: TgpState) -> bool:
    """Whether the answer counts for more than one race."""
    return state.kind in organisation.KINDS or state.kind in auction.KINDS


@mypyc_attr(allow_interpreted_subclasses=True)
class Comparison(Trial):
    """Answers, compared by what the races to come pay for them."""

    def __init__(self, view: View, answers: list[int], budget: Budget) -> None:
        super().__init__(view, answers, budget)
        state = view.state
        assert isinstance(state, TgpState)
        self.first = len(state.results) + 1
        self.last = self.first
        """The race in which an answer must have shown what it is worth."""
        self.most = len(state.components.calendar) if lasts(state) else self.first
        self.races = self.first
        """The world is played on until so many races are done."""
        self.rng = Rng(0)
        self.dice = Luck(0)

    def best(self, rng: Rng) -> int:
        """After each heat those drop out that are clearly behind the best so far, which may be the usual one; the
        others are followed one race further."""
        usual, gains = self.usual, self.gains
        gains[usual] = []
        best = usual
        while self.left and len(gains[usual]) < ENOUGH and not self.effort.used_up():
            for _ in range(HEAT):
                self.try_all(rng.bits32())
            gains[usual] = [0.0] * len(gains[self.left[0]])
            best = max([usual, *self.left], key=lambda answer: sum(gains[answer]))
            self.left = [answer for answer in self.left if not is_better(self.ahead(best, answer))]
            if self.left == [best] and is_better(gains[best]):
                break
            self.last = min(self.last + 1, self.most)
        return best if is_better(gains[best]) else usual

    def ahead(self, answer: int, other: int) -> list[float]:
        """By how much one answer was better than another, world by world."""
        return [one - two for one, two in zip(self.gains[answer], self.gains[other], strict=True)]

    # ── Playing on: everybody goes by the rule of thumb until so many races are done ──

    def is_far_enough(self, world: State) -> bool:
        assert isinstance(world, TgpState)
        return len(world.results) >= self.races

    def answer(self, world: State, seat: int) -> int:
        options = world.options(seat)
        return options[0] if len(options) == 1 else BOT.choose(View(seat, world, options), self.rng)

    def luck(self, world: State, rng: Rng) -> Rng:
        """Dice that fall the same in each turn of each race, for each car and question: what one answer meets, all
        meet."""
        assert isinstance(world, TgpState)
        return self.dice.stream((world.race, world.turn, world.argument, world.asks))

    def drive_on(self, answer: int, rng: Rng) -> float:
        """What the seat gains on the others, over all races that the answer is followed through."""
        seat = self.view.seat
        world = self.view.sample_world(rng)
        assert isinstance(world, TgpState)
        self.rng = rng
        self.dice = Luck(rng.bits32())
        value = -lead(world, seat)
        world.choose(seat, answer)
        for races in range(self.first, self.last + 1):
            self.races = races
            self.play_on(world, rng)
            value += clearness(world, seat)
        return value + lead(world, seat)


def lead(state: TgpState, seat: int) -> float:
    """By how many points the seat is ahead of the others on average."""
    own = state.points[seat]
    return own - (sum(state.points) - own) / (len(state.points) - 1)


def clearness(state: TgpState, seat: int) -> float:
    """How clearly the cars of the seat have beaten another team's on average, from -4 to 4: for each two cars, 1 for a
    clear gap, less for a small one."""
    total = 0.0
    for car in (2 * seat, 2 * seat + 1):
        for rival in range(len(state.status)):
            if rival // 2 != seat:
                total += margin(state, car, rival)
    return total / (len(state.points) - 1)


def margin(state: TgpState, car: int, rival: int) -> float:
    arrived, other_arrived = state.status[car] == RUNNING, state.status[rival] == RUNNING
    if arrived and other_arrived:
        return max(-1.0, min(1.0, (state.place[car] - state.place[rival]) / CLEAR))
    return float(arrived) - float(other_arrived)
