"""Lots: cards and tiles whose order means nothing, and drawing one of them by chance."""

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import ChanceKind
from paddock.core.rng import Rng
from paddock.games.great_race.rules.state import GreatState


def kinds_of(lot: list[int]) -> list[int]:
    """Each kind among these cards or tiles once; they are sorted."""
    found: list[int] = []
    last = -1
    for kind in lot:
        if kind != last:
            found.append(kind)
            last = kind
    return found


def put(lot: list[int], kind: int) -> None:
    """Put a card or tile among others."""
    lot.append(kind)
    lot.sort()


class DrawOne(ChanceKind[GreatState]):
    """One card or tile out of a lot; each is as likely as another, so a kind is as likely as it is frequent."""

    def __init__(self, name: str, rule: str, verb: Verb) -> None:
        super().__init__(name, rule, [verb])
        self.verb = verb

    def lot(self, state: GreatState) -> list[int]:
        raise NotImplementedError

    def options(self, state: GreatState, seat: i64) -> list[int]:
        return [self.verb.code(kind) for kind in kinds_of(self.lot(state))]

    def weights(self, state: GreatState) -> list[int]:
        lot = self.lot(state)
        return [lot.count(kind) for kind in kinds_of(lot)]

    def draw(self, state: GreatState, rng: Rng) -> int:
        lot = self.lot(state)
        return self.verb.code(lot[rng.below(len(lot))])
