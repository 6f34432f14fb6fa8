"""Looking ahead: the season is played on by the rule of thumb, once for each answer worth trying.

What is decided at a race weekend is tried to the end of that race. What a team buys lasts: the longer it is thought
about, the more races are played on. What has come of an answer are the points, and how clear the places are: one space
more or less on the road says little, but it says it in every world, where points change hands only now and then.
"""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from paddock.core.bot import NO_LIMIT, Budget, Weighed
from paddock.core.offer import Offer
from paddock.core.rng import Rng
from paddock.core.rows import total
from paddock.core.state import State
from paddock.core.view import View
from paddock.games.formula_1_tgp.bot.thumb import BOT, answer
from paddock.games.formula_1_tgp.bot.worth import RACE_SPREAD
from paddock.games.formula_1_tgp.rules import auction, organisation, qualifying
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import RUNNING
from paddock.parts.luck import Luck
from paddock.parts.trial import Trial

BEGINS: Final = 11
"""With so many answers beside the usual one a trial begins."""
CLEAR: Final = 6
"""Spaces between two cars that make a place as safe as can be."""


class Lookahead:
    """Gives the answer that the races to come pay most for. A simulation of its budget is one answer, played on in one
    world."""

    def __init__(self, name: str, budget: Budget) -> None:
        self.name = name
        self.budget = budget

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        return view.options[0] if len(view.options) == 1 else self.trial(view, rng, budget).best(rng)

    def weigh(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> list[Weighed]:
        trial = self.trial(view, rng, budget)
        return trial.as_chances(trial.weighed(rng))

    def trial(self, view: View, rng: Rng, budget: Budget) -> "Comparison":
        state = view.state
        assert isinstance(state, TgpState)
        usual = BOT.choose(view, rng, budget)
        return Comparison(view, worth_trying(state, usual, view.options), self.budget.within(budget))


def worth_trying(state: TgpState, usual: int, options: list[int]) -> list[int]:
    """The usual answer first; then its neighbours: a little more or less of what is bid, spent or pumped, the nearest
    first."""
    near = options
    if state.kind is qualifying.WRITE_SHEET:
        spent, fuel = qualifying.QUALIFY.first(usual), qualifying.QUALIFY.last(usual)
        near = [qualifying.QUALIFY.code(spent, turns) for turns in range(1, state.components.most_fuel + 1)]
        near += [qualifying.QUALIFY.code(max(0, spent + more), fuel) for more in (-spent, -1, 1, 2, 4)]
    others = [option for option in dict.fromkeys(near) if option != usual and option in options]
    at = options.index(usual)
    others.sort(key=lambda option: abs(options.index(option) - at))
    return [usual, *others]


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
        self.begins = BEGINS
        self.rng = Rng(0)
        self.dice = Luck(0)
        self.sheet = Offer()

    def after_heat(self) -> None:
        """Those that are still in the running are followed one race further."""
        self.last = min(self.last + 1, self.most)

    def as_chances(self, found: list[Weighed]) -> list[Weighed]:
        """The same answers, with points turned into the share of rivals that the seat should beat: level with them it
        is a half, and each point that the races to come scatter by counts as in the game's `worth`."""
        state = self.view.state
        assert isinstance(state, TgpState)
        ahead = lead(state, self.view.seat)
        spread = RACE_SPREAD * sqrt(float(len(state.components.calendar) - len(state.results)) + 0.5)
        turned: list[Weighed] = []
        for each in found:
            share = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, (ahead + each.value) / spread))))
            turned.append(Weighed(each.answer, share, each.error * share * (1.0 - share) / spread, each.worlds))
        return turned

    # ── Playing on: everybody goes by the rule of thumb until so many races are done ──

    def is_far_enough(self, world: State) -> bool:
        assert isinstance(world, TgpState)
        return len(world.results) >= self.races

    def answer(self, world: State, seat: int) -> int:
        assert isinstance(world, TgpState)
        self.sheet.clear()
        world.kind.offer(world, seat, self.sheet)
        return answer(world, seat, self.sheet, self.rng)

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


def lead(state: TgpState, seat: i64) -> float:
    """By how many points the seat is ahead of the others on average."""
    own = state.points[seat]
    return float(own) - float(total(state.points) - own) / float(len(state.points) - 1)


def clearness(state: TgpState, seat: i64) -> float:
    """How clearly the cars of the seat have beaten another team's on average, from -4 to 4: for each two cars, 1 for a
    clear gap, less for a small one."""
    found = 0.0
    for car in range(2 * seat, 2 * seat + 2):
        for rival in range(len(state.status)):
            if rival // 2 != seat:
                found += margin(state, car, rival)
    return found / float(len(state.points) - 1)


def margin(state: TgpState, car: i64, rival: i64) -> float:
    arrived, other_arrived = state.status[car] == RUNNING, state.status[rival] == RUNNING
    if arrived and other_arrived:
        return max(-1.0, min(1.0, float(state.place[car] - state.place[rival]) / CLEAR))
    return float(arrived) - float(other_arrived)
