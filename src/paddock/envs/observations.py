"""Encoding: what a seat may know of a game, as numbers, as a table of facts, or as a tensor for a network.

All of it follows from the facts that the game declares and from their bounds (see `paddock.core.bounds`):

- `numbers`: a row of whole numbers that always has the same length; a list that grows is filled up.
- `facts`: the same numbers by the names of their facts, each in its shape.
- `tensor`: a row of floats. What stands for a name has a float for every name it could be (1 where it is); piles of
  cards count how many of each lie there; plain numbers go from 0 to 1 between their bounds.

>>> from paddock import envs
>>> quick = envs.encoding("quick-grand-prix(seats=2, calendar=monza)")
>>> quick.slices["points"], quick.meaning(4)
(slice(3, 5, None), 'points of green, 0 to 19')
>>> quick.tensor_meaning(quick.tensor_slices["middle"].start + 4)
'middle: how many S4'
"""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from paddock.core.bounds import Bound, bounds_of, sizes_of
from paddock.core.facts import Fact
from paddock.core.game import Game
from paddock.core.names import NATURE, NATURE_TEXT, NONE, UNKNOWN
from paddock.core.places import share_beaten
from paddock.core.state import State
from paddock.core.view import View
from paddock.envs.meaning import meaning_of
from paddock.parts.stepping import mask_of as mask_bytes

NUMBER: Final = np.dtype("<i4")
"""How `State.numbers` writes a number."""

FORMS: Final = ("numbers", "facts", "tensor")

ONE_OF: Final = "one of"
"""A float for every number that an entry can be."""
COUNTS: Final = "counts"
"""For every number, how many entries of a row are it: the order means nothing."""
SCALED: Final = "scaled"
"""A float for an entry, 0 at its lowest and 1 at its highest."""


class Part:
    """One fact's share of an observation: where it begins in the numbers and in the tensor, and how it is written."""

    def __init__(self, bound: Bound, kind: str, start: int, tensor_start: int) -> None:
        self.bound = bound
        self.name = bound.name
        self.kind = kind
        self.start = start
        self.tensor_start = tensor_start
        self.width = bound.high - bound.low + 1
        """How many numbers an entry can be."""
        self.row = bound.shape[-1] if bound.shape else 1
        self.rows = bound.size // self.row if self.row else 0

    @property
    def tensor_size(self) -> int:
        if self.kind == SCALED:
            return self.bound.size
        return self.width * (self.rows if self.kind == COUNTS else self.bound.size)

    def tensor_bases(self) -> NDArray[np.int64]:
        """For each of its numbers, what must be added to it to get its place in the tensor."""
        entries = np.arange(self.bound.size)
        if self.kind == SCALED:
            return self.tensor_start + entries
        groups = entries // self.row if self.kind == COUNTS else entries
        return self.tensor_start + groups * self.width - self.bound.low


class Encoding:
    """The encoding of one game: the same for all its states and all its seats."""

    def __init__(self, game: Game) -> None:
        self.game = game
        seat = Bound(Fact("seat", "number", domain="seat"), (), 0, game.seats - 1)
        self.bounds = [seat, *bounds_of(game)]
        self.sizes = sizes_of(self.bounds[1:])
        self.parts: list[Part] = []
        start = tensor_start = 0
        for bound in self.bounds:
            part = Part(bound, _kind(bound), start, tensor_start)
            self.parts.append(part)
            start += bound.size
            tensor_start += part.tensor_size
        self.size = start
        """How many numbers an observation is."""
        self.tensor_size = tensor_start
        self.slices = {part.name: slice(part.start, part.start + part.bound.size) for part in self.parts}
        """Where each fact is in the numbers."""
        self.tensor_slices = {
            part.name: slice(part.tensor_start, part.tensor_start + part.tensor_size) for part in self.parts
        }
        """Where each fact is in the tensor."""
        self._low = self._of_each(lambda bound: bound.low)
        self._lowest = self._of_each(lambda bound: bound.padding if bound.grows else bound.low)
        self._high = self._of_each(lambda bound: bound.high)
        scaled = np.concatenate([np.full(part.bound.size, part.kind == SCALED) for part in self.parts])
        bases = np.concatenate([part.tensor_bases() for part in self.parts])
        self._scaled, self._scaled_to = np.flatnonzero(scaled), bases[scaled]
        self._named, self._bases = np.flatnonzero(~scaled), bases[~scaled]
        reach = self._high - self._lowest
        self._reach = np.maximum(reach, 1)[scaled].astype(np.float32)

    def _of_each(self, what: Any) -> NDArray[np.int64]:
        return np.concatenate([np.full(part.bound.size, what(part.bound), dtype=np.int64) for part in self.parts])

    # ── Observations ──

    def numbers(self, view: View) -> NDArray[np.int32]:
        """What the view shows, as a row of numbers."""
        return self.seen_by(view.state, view.seat)

    def seen_by(self, state: State, seat: int) -> NDArray[np.int32]:
        """The same of the view that this seat, or with NONE a spectator, would have."""
        facts = state.numbers(seat, self.sizes)
        return np.frombuffer(seat.to_bytes(4, "little", signed=True) + facts, dtype=NUMBER)

    def facts(self, numbers: NDArray[np.int32]) -> dict[str, NDArray[np.int32]]:
        """These numbers by the names of their facts."""
        return {part.name: numbers[self.slices[part.name]].reshape(part.bound.shape) for part in self.parts}

    def tensor(self, numbers: NDArray[np.int32]) -> NDArray[np.float32]:
        """One row of numbers, or many, as a tensor."""
        if numbers.ndim == 1:
            one: NDArray[np.float32] = self.tensor(numbers[None])[0]
            return one
        many, size = len(numbers), self.tensor_size
        named = numbers[:, self._named]
        places = named + self._bases
        places[named < self._low[self._named]] = size  # where a list has no entry
        places += (size + 1) * np.arange(many)[:, None]
        counted = np.bincount(places.ravel(), minlength=many * (size + 1)).reshape(many, size + 1)
        tensor = counted[:, :size].astype(np.float32)
        tensor[:, self._scaled_to] = (numbers[:, self._scaled] - self._lowest[self._scaled]) / self._reach
        return tensor

    def written(self, numbers: NDArray[np.int32], form: str) -> Any:
        """The numbers in the form that was asked for."""
        if form == "tensor":
            return self.tensor(numbers)
        return self.facts(numbers) if form == "facts" else numbers

    # ── Spaces ──

    def space(self, form: str) -> spaces.Space[Any]:
        if form == "numbers":
            return spaces.Box(self._lowest.astype(np.int32), self._high.astype(np.int32), dtype=np.int32)
        if form == "facts":
            return spaces.Dict({part.name: self._fact_space(part.bound) for part in self.parts})
        if form == "tensor":
            high = np.ones(self.tensor_size, dtype=np.float32)
            for part in self.parts:
                if part.kind == COUNTS:
                    high[self.tensor_slices[part.name]] = part.row
            return spaces.Box(np.zeros_like(high), high, dtype=np.float32)
        raise ValueError(f"there is no form {form!r}; the forms are {', '.join(FORMS)}")

    def _fact_space(self, bound: Bound) -> spaces.Box:
        lowest = bound.padding if bound.grows else bound.low
        return spaces.Box(lowest, bound.high, bound.shape, dtype=np.int32)

    # ── What it means ──

    def meaning(self, index: int) -> str:
        """What a place of the numbers stands for."""
        part = self._part(index, self.slices)
        return f"{self._entry(part, index - part.start)}, {self._values(part.bound)}"

    def tensor_meaning(self, index: int) -> str:
        """What a place of the tensor stands for."""
        part = self._part(index, self.tensor_slices)
        at = index - part.tensor_start
        if part.kind == SCALED:
            return f"{self._entry(part, at)}, 0 to 1 for {self._values(part.bound)}"
        value = self._word(part.bound, part.bound.low + at % part.width)
        if part.kind == ONE_OF:
            return f"{self._entry(part, at // part.width)} is {value}"
        row = f" of {self._key(part.bound, 0, at // part.width)}" if len(part.bound.shape) == 2 else ""
        return f"{part.name}{row}: how many {value}"

    def about(self, name: str) -> str:
        """What the fact of this name is, in the words of its declaration."""
        return meaning_of(self.game, name)

    def _part(self, index: int, slices: dict[str, slice]) -> Part:
        for part in self.parts:
            if slices[part.name].start <= index < slices[part.name].stop:
                return part
        raise IndexError(f"an observation of {self.game} has no place {index}")

    def _entry(self, part: Part, at: int) -> str:
        shape = part.bound.shape
        if not shape:
            return part.name
        if len(shape) == 1:
            return f"{part.name} of {self._key(part.bound, 0, at)}"
        row, entry = divmod(at, shape[1])
        return f"{part.name} of {self._key(part.bound, 0, row)}, {self._key(part.bound, 1, entry)}"

    def _key(self, bound: Bound, side: int, at: int) -> str:
        """What an entry is of: a seat, a car; where it is of nothing that has a name, its place, counted from 1."""
        per = "seat" if bound.name == "answers" else bound.fact.per[side] if side < len(bound.fact.per) else ""
        names = self.game.domains.get(per)
        if names is not None and at < len(names):
            return names.slug(at)
        return f"{per or 'place'} {at + 1}"

    def _values(self, bound: Bound) -> str:
        if bound.name == "asks":
            return "a kind of decision"
        return f"a {bound.fact.domain}" if bound.fact.domain else f"{bound.low} to {bound.high}"

    def _word(self, bound: Bound, value: int) -> str:
        if value in (NONE, UNKNOWN):
            return "none" if value == NONE else "unknown"
        if bound.name == "asks":
            return self.game.rules.kinds[value].name
        if bound.name == "asked":
            return NATURE_TEXT if value == NATURE else self.game.domains["seat"].slug(value)
        return self.game.domains[bound.fact.domain].slug(value)


def _kind(bound: Bound) -> str:
    if bound.name == "asked":
        return COUNTS
    if bound.name != "asks" and not bound.fact.domain:
        return SCALED
    return COUNTS if bound.grows and (bound.fact.pool or bound.fact.unordered) else ONE_OF


def returns_of(places: list[int]) -> list[float]:
    """What each seat gets at the end, from -1 for the last to 1 for the first: by the share of its rivals that it has
    beaten. They add up to nothing.

    >>> returns_of([1, 2, 3]), returns_of([1, 1, 3])
    ([1.0, 0.0, -1.0], [0.5, 0.5, -1.0])
    """
    return [2 * share_beaten(places, seat) - 1 for seat in range(len(places))]


def mask_of(options: list[int], size: int) -> NDArray[np.int8]:
    """1 for every action that is offered."""
    return np.frombuffer(mask_bytes(options, size), dtype=np.int8)
