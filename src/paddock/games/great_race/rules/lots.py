"""Lots: cards and tiles whose order means nothing, and drawing one of them by chance.

A lot is kept sorted, and it is never changed but replaced by a new one, so that states can share it.
"""

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import ChanceKind
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rng import Rng
from paddock.core.vecs import vec
from paddock.games.great_race.rules.state import GreatState


def offer_kinds(offer: Offer, action: i64, lot: vec[i64]) -> None:
    """Offer the action with each kind of card or tile among these, once."""
    last: i64 = NONE
    for kind in lot:
        if kind != last:
            offer.add(action + kind)
            last = kind


class DrawOne(ChanceKind[GreatState]):
    """One card or tile out of a lot; each is as likely as another, so a kind is as likely as it is frequent."""

    def __init__(self, name: str, rule: str, verb: Verb) -> None:
        super().__init__(name, rule, [verb])
        self.verb = verb

    def lot(self, state: GreatState) -> vec[i64]:
        raise NotImplementedError

    def offer(self, state: GreatState, seat: i64, offer: Offer) -> None:
        lot = self.lot(state)
        first: i64 = 0
        for place, kind in enumerate(lot):
            if place + 1 == len(lot) or lot[place + 1] != kind:
                offer.add_weighted(self.verb.code(kind), place + 1 - first)
                first = place + 1

    def pick(self, state: GreatState, seat: i64, rng: Rng, sheet: Offer) -> i64:
        """By the same chances, without a list of them."""
        lot = self.lot(state)
        return self.verb.code(lot[rng.below(len(lot))])
