"""The dice (TGP-6): K6 and K10, and the K3 that is half a K6, rounded up (R-20)."""

from typing import Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import ChanceKind
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.vecs import vec
from paddock.games.formula_1_tgp.rules.state import TgpState

# ── TGP-6, R-20  The dice ──

K3: Final = Verb("k3", ("pips", "k3", 3))
K6: Final = Verb("k6", ("pips", "k6", 6))
K10: Final = Verb("k10", ("pips", "k10", 10))


class Die(ChanceKind[TgpState]):
    """A die is rolled. What lies on the table counts from 1, its action's argument from 0."""

    def __init__(self, name: str, rule: str, die: Verb) -> None:
        super().__init__(name, rule, [die])
        self.die = die
        self.faces = vec[i64]()
        """What may be rolled; it is found when it is first asked for."""

    def offer(self, state: TgpState, seat: i64, offer: Offer) -> None:
        if len(self.faces) == 0:
            self.faces = vec[i64]([self.die.code(face) for face in range(self.die.size)])
        offer.add_all(self.faces)

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        self.rolls(state, action - self.die.base + 1)

    def rolls(self, state: TgpState, pips: i64) -> None:
        """What becomes of the roll; unless a kind says otherwise, the die just lies there for the next step."""
        state.die = pips


# ── R-1, TGP-44  Rolls that must differ ──


def next_to_roll(rolls: vec[vec[i64]]) -> i64:
    """Who must (still) roll so that no two are level, NONE if nobody must: whoever's dice so far are the beginning of
    another's. Who has rolled least often is first.

    >>> from paddock.core.rows import rows_of
    >>> [next_to_roll(rows_of(rolls)) for rolls in ([[], []], [[3], []], [[3], [5]], [[5], [3], [3]])]
    [0, 1, -1, 1]
    """
    first: i64 = NONE
    for one, own in enumerate(rolls):
        if (first == NONE or len(own) < len(rolls[first])) and is_beginning(rolls, one):
            first = one
    return first


def is_beginning(rolls: vec[vec[i64]], one: i64) -> bool:
    """Whether the dice of this one are the beginning of another's, or the same."""
    own = rolls[one]
    for other, others in enumerate(rolls):
        if other != one and len(others) >= len(own) and all(others[at] == pips for at, pips in enumerate(own)):
            return True
    return False


def is_higher(one: vec[i64], other: vec[i64]) -> bool:
    """Whether the first die that differs is higher; who has rolled on after the same dice is ahead."""
    for at, pips in enumerate(one):
        if at == len(other):
            return True
        if pips != other[at]:
            return pips > other[at]
    return False
