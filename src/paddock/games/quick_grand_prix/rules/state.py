"""The facts of a Quick Grand Prix season.

Cars are numbered 2·seat for car A and 2·seat + 1 for car B. The *line* lists the slots from the front of the race to
the back; a slot holds a car, the SL card, or the gap of a car that is in the pits.
"""

from typing import Annotated, Final

from mypy_extensions import i64

from paddock.core.facts import OWNER, deck, fact, facts_of
from paddock.core.game import Game
from paddock.core.names import NONE
from paddock.core.rows import put
from paddock.core.state import State
from paddock.core.vecs import vec
from paddock.games.quick_grand_prix.rules.components import QuickComponents
from paddock.games.quick_grand_prix.rules.terms import IN_THE_PITS, SECTIONS


class QuickState(State):
    """A season in progress."""

    components: QuickComponents

    # ── The season ──
    race: Annotated[i64, fact(most="race")]
    section: Annotated[i64, fact(most="section")]
    points: Annotated[vec[i64], fact(per="seat", most="point")]
    results: Annotated[vec[vec[i64]], fact(domain="car", shared=True, longest=("race", "car"))]
    """The cars in finishing order, for each race done."""

    # ── The draft ──
    order: Annotated[vec[i64], fact(domain="seat", shared=True)]
    """The seats in the order of dealing."""
    pile: Annotated[vec[i64], deck("speed", "card")]
    dealt: Annotated[vec[i64], fact(per="seat", start=NONE, see=OWNER, domain="card", pool="speed", shared=True)]
    """Each seat's face-down card; public knowledge once the grid is formed."""
    hand: Annotated[vec[vec[i64]], fact(per="seat", domain="card", pool="speed", shared=True)]
    """The cards everybody knows a seat to hold."""
    middle: Annotated[vec[i64], fact(domain="card", pool="speed", shared=True)]
    threw: Annotated[vec[i64], fact(domain="seat")]
    """The seats that discarded their first card and still wait for a second."""
    swapped: Annotated[vec[i64], fact(domain="seat")]
    """The seats that have used their swap while choosing from the middle."""

    # ── The race ──
    line: Annotated[vec[i64], fact(domain="slot")]
    damaged: Annotated[vec[i64], fact(domain="car")]
    grid: Annotated[vec[i64], fact(domain="car", shared=True)]
    """The cars in the order of the grid."""
    totals: Annotated[vec[vec[i64]], fact(per="car", least=IN_THE_PITS, most="speed", longest="section")]
    """The race card: each car's total speed in the sections driven, IN_THE_PITS for a stop."""

    # ── The round ──
    plan: Annotated[vec[i64], fact(per="car", start=NONE, domain="speed")]
    """The choice of speed of each car, once revealed."""
    speed: Annotated[vec[i64], fact(per="car", most="speed")]
    """The total speed at which each car moves now."""
    passed: Annotated[vec[i64], fact(per="car", most="car")]
    face_up: Annotated[vec[i64], fact(domain="car")]
    """The cars whose speed card still lies face up."""
    mark: Annotated[vec[i64], fact(per="car", start=NONE, most="car")]
    """Where the gap of a car in the pits was before the cars moved; NONE again once it has returned."""
    stopped: Annotated[vec[i64], fact(domain="car")]
    """The cars that stopped this round and whose owner may still swap a card, in race order."""

    def __init__(self, game: Game, components: QuickComponents) -> None:
        super().__init__(game)
        self.components = components

    # ── QGP-6  The circuit ──

    @property
    def circuit(self) -> i64:
        return self.components.calendar[self.race]

    @property
    def safety_limit(self) -> i64:
        components = self.components
        return components.limits[components.calendar[self.race]][self.section % SECTIONS]

    @property
    def is_drs(self) -> bool:
        components = self.components
        return components.drs[components.calendar[self.race]][self.section % SECTIONS] == 1

    # ── QGP-11  The cards of a seat ──

    def cards_of(self, seat: i64) -> vec[i64]:
        """All cards of a seat, the face-down one first."""
        cards = self.hand[seat][:]
        return cards if self.dealt[seat] == NONE else put(cards, 0, self.dealt[seat])

    def first_card_of(self, seat: i64) -> i64:
        return self.hand[seat][0] if self.dealt[seat] == NONE else self.dealt[seat]

    def count_cards_of(self, seat: i64) -> i64:
        return len(self.hand[seat]) + (0 if self.dealt[seat] == NONE else 1)


FACTS: Final = facts_of(QuickState)
