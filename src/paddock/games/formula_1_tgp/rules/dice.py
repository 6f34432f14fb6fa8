"""The dice (TGP-6): K6 and K10, and the K3 that is half a K6, rounded up (R-20)."""

from typing import Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import ChanceKind
from paddock.games.formula_1_tgp.rules.state import TgpState

# ── TGP-6, R-20  The dice ──

K3: Final = Verb("k3", ("pips", "k3", 3))
K6: Final = Verb("k6", ("pips", "k6", 6))
K10: Final = Verb("k10", ("pips", "k10", 10))


class Die(ChanceKind[TgpState]):
    """A die is rolled. What lies on the table counts from 1, its action's argument from 0."""

    def options(self, state: TgpState, seat: i64) -> list[int]:
        die = self.verbs[0]
        return list(range(die.base, die.base + die.size))

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        self.rolls(state, action - self.verbs[0].base + 1)

    def rolls(self, state: TgpState, pips: int) -> None:
        """What becomes of the roll; unless a kind says otherwise, the die just lies there for the next step."""
        state.die = pips


def must_roll(rolls: list[list[int]]) -> list[int]:
    """R-1, TGP-44: who must (still) roll to break ties: whoever's dice so far are the beginning of another's. Who has
    rolled least often is first.

    >>> must_roll([[], []]), must_roll([[3], []]), must_roll([[3], [5]]), must_roll([[3], [3], [5]])
    ([0, 1], [1], [], [0, 1])
    """
    tied = [
        one
        for one, own in enumerate(rolls)
        if any(other != one and others[: len(own)] == own for other, others in enumerate(rolls))
    ]
    return sorted(tied, key=lambda one: len(rolls[one]))
