"""Where nothing is compiled, rows are lists, and a list does by itself what a row needs a loop for.

`rows`, `offer` and `actions` take what stands here in the place of their own, which says the same for machine numbers;
the same tests run on both.
"""

from bisect import insort
from typing import Any

from paddock.core.names import NONE
from paddock.core.rng import Rng


def place_of(row: list[int], value: int) -> int:
    return row.index(value) if value in row else NONE


def put(row: list[int], place: int, value: int) -> list[int]:
    row.insert(place, value)
    return row


def without_place(row: list[int], place: int) -> list[int]:
    del row[place]
    return row


def add_three(row: list[int], a: int, b: int, c: int) -> list[int]:
    row += (a, b, c)
    return row


def drop_last(row: list[int], count: int) -> list[int]:
    del row[-count:]
    return row


def ascending(row: list[int]) -> list[int]:
    row.sort()
    return row


def backwards(row: list[int], count: int) -> list[int]:
    return row[: -count - 1 : -1]


def with_added(row: list[int], value: int) -> list[int]:
    return [*row, value]


def without(row: list[int], value: int) -> list[int]:
    place = row.index(value)
    return row[:place] + row[place + 1 :]


def with_sorted(row: list[int], value: int) -> list[int]:
    grown = row[:]
    insort(grown, value)
    return grown


def count_of(row: list[int], value: int) -> int:
    return row.count(value)


def total(row: list[int]) -> int:
    return sum(row)


def highest_first(row: list[int], of_each: list[int]) -> list[int]:
    row.sort(key=of_each.__getitem__, reverse=True)
    return row


def same_row(one: list[int], other: list[int]) -> bool:
    return one == other


def same_rows(one: list[list[int]], other: list[list[int]]) -> bool:
    return one == other


class ListedOffer(list[int]):
    """An offer (see `offer`) whose sheet is the list of actions itself; pairs, of which there may be many, are listed
    when somebody looks at them."""

    def __init__(self) -> None:
        super().__init__()
        self._weights: list[int] = []
        """The weights of as many actions as have one; the others weigh 1."""
        self._pairs: tuple[int, list[int], int, list[int]] | None = None
        """What stands before the actions of the list."""
        self._lots: list[int] = []
        """With `add_lots`, the place of the action that each lot stands for."""

    add = list.append

    def add_each(self, action: int, values: list[int]) -> None:
        self.extend(map(action.__add__, values))

    add_all = list.extend

    def add_range(self, first: int, last: int) -> None:
        self.extend(range(first, last + 1))

    def add_pairs(self, action: int, firsts: list[int], times: int, lasts: list[int]) -> None:
        if firsts and lasts:
            self._list_pairs()
            self._pairs = (action, firsts, times, lasts)
            if self:
                raise ValueError("pairs are offered before all other actions")

    def add_weighted(self, action: int, weight: int) -> None:
        if weight != 1:
            self._weights += [1] * (len(self) - len(self._weights))
            self._weights.append(weight)
        self.append(action)

    def add_lots(self, first: int, lots: list[int]) -> None:
        self.extend(range(first, first + lots[-1] + 1))
        self._lots = lots

    def clear(self) -> None:
        super().clear()
        self._weights.clear()
        self._pairs = None
        self._lots = []

    def pick(self, rng: Rng) -> int:
        if self._lots:
            picked = self[self._lots[rng.below(len(self._lots))]]
            self._lots = []
            del self[:]
            return picked
        if self._weights:
            picked = self[rng.weighted(self.weights())]
            self.clear()
            return picked
        picked = self._pick_before(rng) if self._pairs is not None else self[rng.below(len(self))]
        del self[:]
        return picked

    def _pick_before(self, rng: Rng) -> int:
        """The same where pairs stand before the list."""
        assert self._pairs is not None
        action, firsts, times, lasts = self._pairs
        self._pairs = None
        pairs = len(firsts) * len(lasts)
        drawn = rng.below(pairs + len(self))
        if drawn >= pairs:
            return self[drawn - pairs]
        return action + firsts[drawn // len(lasts)] * times + lasts[drawn % len(lasts)]

    def _list_pairs(self) -> None:
        if self._pairs is not None:
            action, firsts, times, lasts = self._pairs
            self[:0] = [action + first * times + last for first in firsts for last in lasts]
            self._pairs = None

    @property
    def count(self) -> int:  # type: ignore[override]
        self._list_pairs()
        return len(self)

    def at(self, place: int) -> int:
        self._list_pairs()
        return self[place]

    def last(self) -> int:
        self._list_pairs()
        return self[-1]

    def has(self, action: int) -> bool:
        self._list_pairs()
        return action in self

    def actions(self) -> list[int]:
        self._list_pairs()
        return list(self)

    def row(self) -> list[int]:
        return self

    def weights(self) -> list[int]:
        if self._lots:
            return [self._lots.count(place) for place in range(len(self))]
        self._list_pairs()
        return self._weights + [1] * (len(self) - len(self._weights))


def make_quick(verb: Any) -> None:
    """Give a verb functions that know its numbers: they take half the time of the methods of all verbs."""
    base, stride = verb.base, verb.first_stride
    verb.has = range(base, base + verb.size).__contains__
    if len(verb.arguments) == 0:
        verb.code = lambda: base
    elif len(verb.arguments) == 1:
        verb.code = lambda a=0: base + a
        verb.first = verb.last = lambda code: code - base
    elif len(verb.arguments) == 2:
        verb.code = lambda a=0, b=0: base + a * stride + b
        verb.first = lambda code: (code - base) // stride
        verb.last = lambda code: (code - base) % stride
