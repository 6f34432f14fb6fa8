"""Offer: where a decision kind writes down what a seat may answer.

One piece of code says what is offered, and whoever reads decides what becomes of it: random play takes one and uses the
same sheet for the next question, an edge makes the list that people, bots and masks see.

>>> offer = Offer()
>>> offer.add(4)
>>> offer.add_weighted(9, 3)
>>> offer.actions(), offer.weights()
([4, 9], [1, 3])
"""

from mypy_extensions import i64

from paddock.core.rng import Rng
from paddock.core.vecs import append, vec


class Offer:
    """The options of one seat in the order of the rules; nature's with their weights."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self._actions = vec[i64]()
        """The actions, and behind them what is left of an earlier, longer offer."""
        self._own = self._actions
        self._borrows = False
        """Whether `_actions` is not ours (see `add_all`)."""
        self._weights = vec[i64]()
        self._weighed: i64 = 0
        """How many of the actions have their weight written down; the others weigh 1."""
        self._extra: i64 = 0
        """What all weights together are more than 1 each."""

    # ── For the rules ──

    def add(self, action: i64) -> None:
        if self._borrows:
            self._copy()
        count = self.count
        if count < len(self._actions):
            self._actions[count] = action
        else:
            self._actions = append(self._actions, action)
        self.count = count + 1

    def add_each(self, action: i64, values: vec[i64]) -> None:
        """The action with each of these values as its last argument: `add_each(TAKE.code(), state.middle)`."""
        for value in values:
            self.add(action + value)

    def add_all(self, actions: vec[i64]) -> None:
        """All of these actions, which nobody will change: rules may keep the row and offer it again."""
        if self.count == 0 and not self._borrows:
            self._own = self._actions
            self._actions = actions
            self._borrows = True
            self.count = len(actions)
        else:
            for action in actions:
                self.add(action)

    def add_weighted(self, action: i64, weight: i64) -> None:
        """An outcome of nature that is not as likely as every other."""
        if weight != 1:
            self._weigh(weight)
        self.add(action)

    # ── For whoever asked ──

    def clear(self) -> None:
        """An empty sheet again."""
        if self._borrows:
            self._actions = self._own
            self._borrows = False
        self.count = 0
        self._weighed = 0
        self._extra = 0

    def pick(self, rng: Rng) -> i64:
        """One of the actions, drawn by its weight; the sheet is empty again."""
        drawn = rng.below(self.count + self._extra)
        if self._weighed > 0:
            drawn = self._place_at(drawn)
        picked = self._actions[drawn]
        if self._borrows or self._weighed > 0:
            self.clear()
        else:
            self.count = 0
        return picked

    def _place_at(self, drawn: i64) -> i64:
        """The place of the action in whose share of all weights the number falls."""
        place: i64 = 0
        while drawn >= self.weight_of(place):
            drawn -= self.weight_of(place)
            place += 1
        return place

    def actions(self) -> list[int]:
        if self.count == len(self._actions):
            return list(self._actions)
        return [self._actions[place] for place in range(self.count)]

    def weights(self) -> list[int]:
        return [self.weight_of(place) for place in range(self.count)]

    def weight_of(self, place: i64) -> i64:
        return self._weights[place] if place < self._weighed else 1

    def _copy(self) -> None:
        """Go on with a row of our own."""
        self._actions = self._actions[:]
        self._borrows = False

    def _weigh(self, weight: i64) -> None:
        """Write down the weight of the action that is about to be added."""
        self._extra += weight - 1
        while self._weighed <= self.count:
            value: i64 = weight if self._weighed == self.count else 1
            if self._weighed < len(self._weights):
                self._weights[self._weighed] = value
            else:
                self._weights = append(self._weights, value)
            self._weighed += 1
