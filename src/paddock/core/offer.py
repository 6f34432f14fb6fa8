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

from paddock.core.actions import Verb
from paddock.core.rng import Rng
from paddock.core.vecs import append, vec


class Offer:
    """The options of one seat in the order of the rules; nature's with their weights."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self._actions = vec[i64]()
        self._weights = vec[i64]()
        """The weights that were given; those of the last actions are 1 where they are missing."""
        self._weight: i64 = 0
        """All weights together."""
        self._weighed: i64 = 0
        """How many actions have their weight written down."""

    # ── For the rules ──

    def add(self, action: i64) -> None:
        self._weight += 1
        if self.count < len(self._actions):
            self._actions[self.count] = action
        else:
            self._actions = append(self._actions, action)
        self.count += 1

    def add_weighted(self, action: i64, weight: i64) -> None:
        """An outcome of nature that is not as likely as every other."""
        if weight != 1:
            self._weigh(weight)
        self._weight += weight - 1
        self.add(action)

    def add_each(self, verb: Verb, values: vec[i64]) -> None:
        """The verb with each of these values as its argument."""
        for value in values:
            self.add(verb.code(value))

    def add_all(self, actions: vec[i64]) -> None:
        for action in actions:
            self.add(action)

    # ── For whoever asked ──

    def clear(self) -> None:
        self.count = 0
        self._weight = 0
        self._weighed = 0

    def pick(self, rng: Rng) -> i64:
        """One of the actions, drawn by its weight."""
        drawn = rng.below(self._weight)
        if self._weighed == 0:
            return self._actions[drawn]
        place: i64 = 0
        while place < self.count:
            drawn -= self.weight_of(place)
            if drawn < 0:
                return self._actions[place]
            place += 1
        raise ValueError("weights must be positive")

    def action(self, place: i64) -> i64:
        return self._actions[place]

    def actions(self) -> list[int]:
        return [self._actions[place] for place in range(self.count)]

    def weights(self) -> list[int]:
        return [self.weight_of(place) for place in range(self.count)]

    def weight_of(self, place: i64) -> i64:
        return self._weights[place] if place < self._weighed else 1

    def _weigh(self, weight: i64) -> None:
        """Write down the weight of the action that is about to be added."""
        while self._weighed <= self.count:
            value: i64 = weight if self._weighed == self.count else 1
            if self._weighed < len(self._weights):
                self._weights[self._weighed] = value
            else:
                self._weights = append(self._weights, value)
            self._weighed += 1
