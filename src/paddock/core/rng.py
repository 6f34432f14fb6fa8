"""A small, fast random generator for simulation and search: sfc32 (three 32-bit words and a counter).

Real games do not use it: their dice are provable (see `fairness`). The standard library's generator carries 2.5 kB of
state and costs 29 µs to copy. Every intermediate value here stays below 2^62, so that compiled and plain Python
compute the same numbers with machine integers. Tested statistically in tests/core/test_rng.py.

>>> rng = Rng(7)
>>> all(0 <= rng.below(6) < 6 for _ in range(100))
True
>>> Rng(7).below(1000) == Rng(7).below(1000)
True
"""

import secrets
from typing import Final

from mypy_extensions import i64, mypyc_attr

from paddock.core.vecs import COMPILED

WORD: Final = 0xFFFFFFFF


@mypyc_attr(acyclic=True)
class Rng:
    """A stream of random numbers that one seed fixes."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = (seed >> 64) & WORD
        self.counter: i64 = 1
        for _ in range(15):  # so that seeds that differ in one bit give unrelated streams
            self.bits32()

    def bits32(self) -> i64:
        b = self.b
        c = self.c
        counter = self.counter
        result = (self.a + b + counter) & WORD
        self.counter = counter + 1
        self.a = b ^ (b >> 9)
        self.b = (9 * c) & WORD
        self.c = (((c << 21) | (c >> 11)) + result) & WORD
        return result

    def below(self, n: i64) -> i64:
        """A uniform number in `0 … n - 1`; n below 2^29 (multiply and shift: the bias is below n / 2^32).

        The same as `(self.bits32() * n) >> 32`, written out because everything that is random comes from here.
        """
        b = self.b
        c = self.c
        counter = self.counter
        result = (self.a + b + counter) & WORD
        self.counter = counter + 1
        self.a = b ^ (b >> 9)
        self.b = (9 * c) & WORD
        self.c = (((c << 21) | (c >> 11)) + result) & WORD
        return (result * n) >> 32

    def copy(self) -> "Rng":
        """A stream that goes on as this one does."""
        twin = Rng(0)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin

    def weighted(self, weights: list[int]) -> int:
        """An index, drawn with these weights."""
        total: i64 = 0
        if COMPILED:
            for weight in weights:
                total += weight
        elif 0 < len(weights) == weights.count(1):  # as most are: the same number then, without a loop
            return self.below(len(weights))
        else:
            total = sum(weights)
        left = self.below(total)
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise ValueError("weights must be positive")

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def new_rng() -> Rng:
    """A stream that nobody can foresee."""
    return Rng(int.from_bytes(secrets.token_bytes(12), "big"))
