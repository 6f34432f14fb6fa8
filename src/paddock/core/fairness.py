"""Provable dice. The host commits to a secret before the game and reveals it after; anyone can re-derive every die.

    commitment = SHA-256(secret), published before the first die
    seal       = SHA-256("paddock seal" + table + seat + commitment + words), of each player
    number n   = HMAC-SHA-256(key = secret, message = players' words + counter n + attempt)

A number is turned into an outcome by taking it modulo the sum of the weights; the few top values that would favour the
first outcomes are thrown away and the next attempt is used, so every outcome has exactly its weight.

Each player's program draws random words when it has seen and kept the commitment, and shows only their seal; when all
seals are in, the words are opened. So the host cannot have chosen its secret for the words, nor anybody words for the
words of others. A seal holds for one table, one seat and one commitment.
"""

import hashlib
import hmac
from typing import Protocol

from paddock.core.rng import Rng

RANGE = 1 << 256


class Dice(Protocol):
    """Where a table's chance comes from."""

    def pick(self, weights: list[int]) -> int:
        """An index, drawn with these weights."""
        ...


class SeededDice:
    """Fast dice for simulation; not provable."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def pick(self, weights: list[int]) -> int:
        return self.rng.weighted(weights)


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def seal(table: str, seat: int, commitment: str, words: str) -> str:
    """What a player shows of its words before they are opened."""
    return hashlib.sha256(_parts(["paddock seal", table, str(seat), commitment, words])).hexdigest()


def _parts(parts: list[str]) -> bytes:
    """Each part with its length before it, so that no two lists make the same message."""
    return b"".join(len(part.encode()).to_bytes(4, "big") + part.encode() for part in parts)


class FairDice:
    """Dice that can be checked afterwards.

    >>> dice = FairDice(b"a secret of at least sixteen bytes", ["Ann's words", "Bob's"])
    >>> first = dice.pick([1] * 6)
    >>> FairDice(b"a secret of at least sixteen bytes", ["Ann's words", "Bob's"]).pick([1] * 6) == first
    True
    """

    def __init__(self, secret: bytes, words: list[str] | None = None) -> None:
        self.secret = secret
        self.words = list(words or [])
        self.counter = 0

    def pick(self, weights: list[int]) -> int:
        total = sum(weights)
        limit = RANGE - RANGE % total
        attempt = 0
        while True:
            number = self._number(attempt)
            if number < limit:
                break
            attempt += 1
        self.counter += 1
        left = number % total
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise ValueError("weights must be positive")

    def _number(self, attempt: int) -> int:
        message = _parts([*self.words, str(self.counter), str(attempt)])
        return int.from_bytes(hmac.digest(self.secret, message, "sha256"), "big")
