"""Offer: where a decision kind writes down what a seat may answer.

One piece of code says what is offered, and whoever reads decides what becomes of it: random play takes one and uses the
same sheet for the next question, an edge makes the list that people, bots and masks see.

>>> offer = Offer()
>>> offer.add(4)
>>> offer.add_weighted(9, 3)
>>> offer.actions(), offer.weights()
([4, 9], [1, 3])
>>> offer.clear()
>>> offer.add_lots(6, [0, 1, 1])
>>> offer.actions(), offer.weights()
([6, 7], [1, 2])
"""

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64, mypyc_attr

from paddock.core.rng import Rng
from paddock.core.vecs import COMPILED, append, vec

USUAL: Final = 16
"""For so many actions a sheet has room as soon as one is written down."""

NUMBERS: Final[list[object]] = list(range(8192))
"""Actions as objects, for lists of them: to make one anew for each option would take most of the time."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Offer:
    """The options of one seat in the order of the rules; nature's with their weights.

    Where the first options are made of rows (a card of the hand for one of the cars), only the rows are written down:
    which option stands at a place follows from them. So they must be read before the state changes.
    """

    def __init__(self) -> None:
        self.count: i64 = 0
        self._actions = vec[i64]()
        """The actions behind those made of rows, and behind them what is left of an earlier, longer offer, or room."""
        # The actions made of rows: of each of the `_firsts`, if there are any, with each of the `_lasts`.
        self._in_rows: i64 = 0
        """How many they are."""
        self._action: i64 = 0
        self._firsts = vec[i64]()
        self._times: i64 = 0
        self._lasts = vec[i64]()
        self._weights = vec[i64]()
        self._weighed: i64 = 0
        """How many of the actions have their weight written down; the others weigh 1."""
        self._extra: i64 = 0
        """What all weights together are more than 1 each."""
        self._lots = vec[i64]()
        """With `add_lots`, for each lot the number of the outcome it stands for; else empty."""
        self._first: i64 = 0
        """… and the first outcome."""

    # ── For the rules ──

    def add(self, action: i64) -> None:
        count = self.count
        place = count - self._in_rows
        if place < len(self._actions):
            self._actions[place] = action
        elif place == 0:
            self._actions = vec[i64]([action] * USUAL)
        else:
            self._actions = append(self._actions, action)
        self.count = count + 1

    def add_each(self, action: i64, values: vec[i64]) -> None:
        """The action with each of these values as its last argument: `add_each(TAKE.code(), state.middle)`."""
        if self.count == 0:
            self._action = action
            self._times = 0
            self._lasts = values
            self._in_rows = self.count = len(values)
        else:
            for value in values:
                self.add(action + value)

    def add_range(self, first: i64, last: i64) -> None:
        """All actions from the first to the last, `add_range(PAY.code(least), PAY.code(most))`; maybe none."""
        for action in range(first, last + 1):
            self.add(action)

    def add_all(self, actions: vec[i64]) -> None:
        """All of these actions."""
        self.add_each(0, actions)

    def add_pairs(self, action: i64, firsts: vec[i64], times: i64, lasts: vec[i64]) -> None:
        """The action with each of the first values, which count `times` so much, and each of the last ones:
        `add_pairs(PLAY.code(), state.hand[seat], PLAY.first_stride, cars)`. Pairs come before all other actions."""
        if self.count > 0:
            raise ValueError("pairs are offered before all other actions")
        self._action = action
        self._firsts = firsts
        self._times = times
        self._lasts = lasts
        self._in_rows = self.count = len(firsts) * len(lasts)

    def add_weighted(self, action: i64, weight: i64) -> None:
        """An outcome of nature that is not as likely as every other."""
        if weight != 1:
            self._weigh(weight)
        self.add(action)

    def add_lots(self, first: i64, lots: vec[i64]) -> None:
        """Outcomes of nature that are drawn as lots, each as likely as any other: `lots` holds the number of the
        outcome that each stands for, counted from the first one and in order. The sheet must be empty, and nothing
        else may come on it."""
        self._first = first
        self._lots = lots
        self.count = lots[-1] + 1

    # ── For whoever asked ──

    def clear(self) -> None:
        """An empty sheet again."""
        self.count = 0
        self._in_rows = 0
        self._weighed = 0
        self._extra = 0
        self._lots = vec[i64]()

    def pick(self, rng: Rng) -> i64:
        """One of the actions, drawn by its weight; the sheet is empty again."""
        lots = self._lots
        if len(lots) > 0:
            self._lots = vec[i64]()
            self.count = 0
            return self._first + lots[rng.below(len(lots))]
        drawn = rng.below(self.count + self._extra)
        if self._weighed > 0:
            picked = self.at(self._place_at(drawn))
            self.clear()
            return picked
        place = drawn - self._in_rows
        if place >= 0:
            picked = self._actions[place]
        elif self._times == 0:
            picked = self._action + self._lasts[drawn]
        else:
            picked = self.at(drawn)
        self.count = 0
        self._in_rows = 0
        return picked

    def at(self, place: i64) -> i64:
        """The action at this place, counted from 0."""
        if len(self._lots) > 0:
            return self._first + place
        if place >= self._in_rows:
            return self._actions[place - self._in_rows]
        if self._times == 0:
            return self._action + self._lasts[place]
        lasts: i64 = len(self._lasts)
        return self._action + self._firsts[place // lasts] * self._times + self._lasts[place % lasts]

    def _place_at(self, drawn: i64) -> i64:
        """The place of the action in whose share of all weights the number falls."""
        place: i64 = 0
        while drawn >= self.weight_of(place):
            drawn -= self.weight_of(place)
            place += 1
        return place

    def row(self) -> vec[i64]:
        """The actions as a row, to be read only: it may be one that rules keep. (Not for lots.)"""
        if self._in_rows == self.count and self._times == 0 and self._action == 0:
            return self._lasts
        return vec[i64]([self.at(place) for place in range(self.count)])

    def last(self) -> i64:
        return self.at(self.count - 1)

    def has(self, action: i64) -> bool:
        return any(self.at(place) == action for place in range(self.count))

    def actions(self) -> list[int]:
        found: list[object] = [None] * self.count
        place: i64 = 0
        if len(self._lots) > 0:
            while place < self.count:
                found[place] = _number(self._first + place)
                place += 1
            return cast("list[int]", found)
        if self._in_rows > 0:
            if self._times == 0:
                for last in self._lasts:
                    found[place] = _number(self._action + last)
                    place += 1
            else:
                for first in self._firsts:
                    of_first = self._action + first * self._times
                    for last in self._lasts:
                        found[place] = _number(of_first + last)
                        place += 1
        for at in range(self.count - self._in_rows):
            found[place] = _number(self._actions[at])
            place += 1
        return cast("list[int]", found)

    def weights(self) -> list[int]:
        if self._weighed == 0 and len(self._lots) == 0:
            return [1] * self.count
        weights = vec[i64]([0] * self.count)
        for outcome in self._lots:
            weights[outcome] += 1
        found: list[object] = [None] * self.count
        for place in range(self.count):
            found[place] = _number(self.weight_of(place) if len(self._lots) == 0 else weights[place])
        return cast("list[int]", found)

    def weight_of(self, place: i64) -> i64:
        if len(self._lots) > 0:
            return sum(1 for outcome in self._lots if outcome == place)
        return self._weights[place] if place < self._weighed else 1

    def _weigh(self, weight: i64) -> None:
        """Write down the weight of the action that is about to be added."""
        self._extra += weight - 1
        while self._weighed <= self.count:
            value: i64 = 1
            if self._weighed == self.count:
                value = weight
            if self._weighed < len(self._weights):
                self._weights[self._weighed] = value
            else:
                self._weights = append(self._weights, value)
            self._weighed += 1


def _number(action: i64) -> object:
    """The action, or weight, as an object."""
    if action < len(NUMBERS):
        return NUMBERS[action]
    return action


if not COMPILED and not TYPE_CHECKING:
    from paddock.core.lists import ListedOffer as Offer  # noqa: F401
