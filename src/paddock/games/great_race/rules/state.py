"""The facts of a race in progress. Everything a list has an entry for each seat of is a crew's own."""

from typing import Annotated, Final

from paddock.core.facts import OWNER, deck, fact, facts_of
from paddock.core.game import Game
from paddock.core.names import NONE
from paddock.core.state import State
from paddock.games.great_race.rules.chart import CITY, RISK
from paddock.games.great_race.rules.components import GreatComponents


class GreatState(State):
    """A race in progress."""

    components: GreatComponents

    round: Annotated[int, fact(start=1)]
    order: Annotated[list[int], fact(domain="seat")]
    """The turn order of this round."""

    # ── The board ──
    space: Annotated[list[int], fact(per="seat", domain="space")]
    """Where each vehicle stands."""
    tiles: Annotated[list[int], fact(per="space", start=NONE, domain="tile", pool="terrain")]
    """The tile on each space; NONE on cities and in unfamiliar territory."""
    bag: Annotated[list[int], fact(domain="tile", pool="terrain", unordered=True)]
    removed: Annotated[list[int], fact(domain="tile", pool="terrain", unordered=True)]
    """The tiles that have left the game."""
    drawn: Annotated[list[int], fact(domain="tile", pool="terrain", unordered=True)]
    """The tiles taken out of the bag that have still to be laid."""
    square: Annotated[list[int], fact(per="seat")]
    """The square of each progression marker, 0 the first."""
    stack: Annotated[list[int], fact(domain="seat")]
    """All markers in the order they were put down: on one square the earlier lies below the later."""
    arrived: Annotated[list[int], fact(domain="seat")]
    """The crews in the arrival city, in the order they came."""

    # ── The dashboards ──
    fuel: Annotated[list[int], fact(per="seat")]
    engine: Annotated[list[int], fact(per="seat")]
    chassis: Annotated[list[int], fact(per="seat")]
    cash: Annotated[list[int], fact(per="seat")]
    scouts: Annotated[list[int], fact(per="seat")]
    mechanics: Annotated[list[int], fact(per="seat")]
    escorts: Annotated[list[int], fact(per="seat")]
    funding: Annotated[list[int], fact(per="seat")]
    passed: Annotated[list[int], fact(per="seat")]
    """1 for a crew that has no more turn in this convoy."""

    # ── G-10  The cards: everybody sees how many a crew holds, only the crew sees which ──
    pile: Annotated[list[int], deck("resource", "card")]
    discard: Annotated[list[int], fact(domain="card", pool="resource", unordered=True)]
    display: Annotated[list[int], fact(domain="card", pool="resource")]
    """The cards of the bivouac, face up."""
    hand: Annotated[list[list[int]], fact(per="seat", see=OWNER, domain="card", pool="resource", unordered=True)]
    looked: Annotated[list[list[int]], fact(per="seat", see=OWNER, domain="card", pool="resource", unordered=True)]
    """The cards a seat has drawn with a Trail hunter and has still to choose from."""
    in_play: Annotated[list[int], fact(domain="card", pool="resource")]
    """The card that is being played, until it has done what it does."""

    # ── The action sequence ──
    active: Annotated[int, fact(start=NONE, domain="seat")]
    """The seat whose action sequence it is."""
    may_buy: Annotated[int, fact()]
    """1 as long as fuel may still be bought in this sequence."""
    acted: Annotated[int, fact()]
    """1 once the crew has played an assistant or passed: its sequence ends with that."""
    repaired: Annotated[int, fact()]
    """1 once something has been done in this repair."""

    # ── The drive ──
    steps: Annotated[int, fact()]
    """How many spaces the vehicle may still drive."""
    driven: Annotated[int, fact()]
    """How many spaces it has driven."""
    entering: Annotated[int, fact(start=NONE, domain="space")]
    """The space being entered, until its cost is settled."""
    blind: Annotated[int, fact()]
    """1 if the tile there was drawn for this move."""
    avoided: Annotated[int, fact()]
    """1 if the danger of that tile has been avoided."""

    # ── The danger card that has been announced and not yet settled ──
    threat: Annotated[int, fact(start=NONE, domain="card")]
    victim: Annotated[int, fact(start=NONE, domain="seat")]
    engine_loss: Annotated[int, fact()]
    """How much of a sabotage the engine takes; the chassis takes the rest."""
    aims: Annotated[list[int], fact(domain="space")]
    """The spaces of the tiles that a Tracker or Cheater aims at."""
    cancelled: Annotated[int, fact()]

    def __init__(self, game: Game, components: GreatComponents) -> None:
        super().__init__(game)
        self.components = components

    # ── GR-12, GR-14  Where a vehicle stands, and what things cost there ──

    def in_city(self, seat: int) -> bool:
        return self.components.chart.kind[self.space[seat]] == CITY

    def fuel_price(self, seat: int) -> int:
        return self.components.fuel_price[1 if self.in_city(seat) else 0]

    def part_price(self, seat: int) -> int:
        return self.components.part_price[1 if self.in_city(seat) else 0]

    def points_left(self, seat: int) -> int:
        """What engine and chassis can lose together."""
        return self.engine[seat] + self.chassis[seat]

    # ── GR-37, GR-41, GR-49  The fuel for driving onto a city or a tile ──

    def entry_fuel(self, space: int) -> int:
        components = self.components
        kind = components.chart.kind[space]
        if kind == CITY:
            return components.city_fuel
        return components.tile_fuel[self.tiles[space]] + (components.risk_fuel if kind == RISK else 0)

    # ── GR-13, GR-19, GR-22  Assistants ──

    def assistants_left(self, seat: int) -> int:
        return self.scouts[seat] + self.mechanics[seat] + self.escorts[seat] + self.funding[seat]

    def slot(self, slot: int) -> list[int]:
        """The assistants of each seat in a slot."""
        return (self.scouts, self.mechanics, self.escorts, self.funding)[slot]


FACTS: Final = facts_of(GreatState)
