"""Search for every game: Monte Carlo tree search over what the seat may know.

Each simulation deals what the seat does not know anew (`View.sample_world`), walks down one tree that all these worlds
share, adds a node to it, plays on at random for a while and asks the title's `value` what that promises each seat.

- What is available differs from world to world, so an option is judged by how often it could have been chosen.
- Nature's outcomes are drawn by their weights; the seat's tree forks at those outcomes that the seat may know.
- Sealed decisions are one node: each seat chooses by statistics of its own, and their joint choice leads on. They
  may be mixed by regret matching (see `arms`): who always does the same is easily beaten there.
- An option not tried yet counts as good as its node and as one visit: of many options only the promising ones are
  tried more than once, and of very many not all are tried.
"""

from typing import Final

from mypy_extensions import i64

from paddock.bots.arms import Arms, Node
from paddock.core.bot import NO_LIMIT, Bot, Budget, Weighed
from paddock.core.decision import ChanceKind
from paddock.core.names import EVERYBODY, NATURE, NONE
from paddock.core.offer import Offer
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.view import View
from paddock.parts.effort import Effort
from paddock.parts.playing_on import PlayingOn

BUDGET: Final = Budget(simulations=800)
"""How much a search thinks unless it is told otherwise."""

# What was chosen and drawn between two nodes, in one number; all steps of the computation stay machine integers.
KEY_FACTOR: Final = 1_000_003
KEY_SPAN: Final = 1 << 40


class Search:
    """The settings of a search."""

    def __init__(
        self,
        turns: int = 2,
        exploration: float = 0.2,
        sense: float = 0.5,
        sensible: Bot | None = None,
        mixed: bool = False,
    ) -> None:
        self.turns = turns
        """How far a simulation looks: until the seats have answered so often on average, or the stage ends."""
        self.exploration = exploration
        """How strongly options that were tried seldom are preferred."""
        self.sense = sense
        """How often an answer outside the tree is a sensible one, from 0 to 1; else it is any option."""
        self.sensible = sensible
        """The bot whose answers count as sensible; without one, the default answers of the questions do."""
        self.mixed = mixed
        """Whether sealed decisions are mixed by regret matching: it takes many simulations, and then nobody can make
        use of knowing what is usually done."""


class Tree(PlayingOn):
    """One search, from one view."""

    def __init__(self, view: View, rng: Rng, search: Search) -> None:
        self.view = view
        self.seat = view.seat
        self.rng = rng
        self.search = search
        self.stage = view.state.stage()
        self.seats = view.state.game.seats
        self.value = view.state.game.title.bots.value
        self.root = Node(self.seats)
        self.kinds = view.state.game.rules.kind_row
        self.sheet = Offer()
        self.simulations = 0
        self.sense = int(search.sense * 1024)
        self.left = 0
        """How many answers the present simulation still looks ahead, outside the tree."""
        # The way of the present simulation: who chose by which arms, and what.
        self.way_seats: list[int] = []
        self.way_arms: list[Arms] = []
        self.way_places: list[int] = []

    def root_arms(self) -> Arms:
        """What has been seen of the searching seat's own options."""
        return self.root.arms_of(self.seat, self.search.mixed and len(self.view.state.asked) > 1)

    def grow(self, budget: Budget) -> None:
        """Simulate until the budget is used up."""
        effort = Effort(budget)
        while not effort.used_up():
            self.simulate()
            effort.simulations += 1

    def simulate(self) -> None:
        state = self.view.sample_world(self.rng)
        state.answers[self.seat] = NONE
        self.way_seats.clear()
        self.way_arms.clear()
        self.way_places.clear()
        self.descend(state)
        self.learn(state)
        self.simulations += 1

    def descend(self, state: State) -> None:
        """Down the tree to its edge, and on from there."""
        node = self.root
        left = self.search.turns * self.seats
        while True:
            left -= len(state.asked)
            key = self.decide(state, node)
            key = self.let_nature_answer(state, key)
            if left <= 0 or state.asks < 0 or state.stage() != self.stage:
                return
            child = node.children.get(key)
            if child is None:
                node.children[key] = Node(self.seats)
                self.left = left
                self.play_on(state, self.rng)
                return
            node = child

    def decide(self, state: State, node: Node) -> i64:
        """Everybody who is asked chooses; the key of what was chosen."""
        key: i64 = 0
        sheet = self.sheet
        kind = self.kinds[state.asks]
        is_mixed = self.search.mixed and len(state.asked) > 1
        for seat in state.to_answer():
            kind.offer(state, seat, sheet)
            action = sheet.at(0)
            if sheet.count > 1:
                arms = node.arms_of(seat, is_mixed)
                place = arms.pick(sheet, self.rng, self.search.exploration)
                action = arms.actions[place]
                self.way_seats.append(seat)
                self.way_arms.append(arms)
                self.way_places.append(place)
            sheet.clear()
            key = (key * KEY_FACTOR + action + 1) % KEY_SPAN
            state.choose(seat, action)
        return key

    def let_nature_answer(self, state: State, key: i64) -> i64:
        """Draw until a seat is asked. What the seat may not know does not fork its tree."""
        while state.asks >= 0:
            kind = self.kinds[state.asks]
            if not isinstance(kind, ChanceKind):
                break
            audience = kind.audience(state)
            outcome = kind.pick(state, NATURE, self.rng, self.sheet)
            if audience == EVERYBODY or audience == self.seat:
                key = (key * KEY_FACTOR + outcome + 1) % KEY_SPAN
            state.choose(NATURE, outcome)
        return key

    # ── Outside the tree ──

    def is_far_enough(self, world: State) -> bool:
        return self.left <= 0 or world.stage() != self.stage

    def answer(self, world: State, seat: int) -> int:
        """Any option, or what is sensible."""
        self.left -= 1
        if self.rng.below(1024) < self.sense:
            return self.sensible(world, seat)
        return self.kinds[world.asks].pick(world, seat, self.rng, self.sheet)

    def sensible(self, state: State, seat: int) -> int:
        bot = self.search.sensible
        if bot is None:
            return self.kinds[state.asks].default(state, seat)
        # The world is imagined, so its whole state may be shown as anybody's view.
        return bot.choose(View(seat, state, state.options(seat)), self.rng)

    def learn(self, state: State) -> None:
        values = self.value.shares(state)
        for step in range(len(self.way_seats)):
            self.way_arms[step].learn(self.way_places[step], values[self.way_seats[step]])


class SearchBot:
    """Plays what a search finds best."""

    def __init__(self, name: str = "search", search: Search | None = None, budget: Budget | None = None) -> None:
        self.name = name
        self.search = search if search is not None else Search()
        self.budget = budget if budget is not None else BUDGET

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        if len(view.options) == 1:
            return view.options[0]
        return self.think(view, rng, budget).root_arms().favourite(rng)

    def weigh(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> list[Weighed]:
        return self.think(view, rng, budget).root_arms().weighed()

    def think(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> Tree:
        """The tree behind the choice, for whoever wants to see why."""
        tree = Tree(view, rng, self.search)
        tree.grow(self.budget.within(budget))
        return tree
