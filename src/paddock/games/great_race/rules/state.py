"""The facts of a race in progress. Everything a row has an entry for each seat of is a crew's own."""

from typing import Annotated, Final

from mypy_extensions import i64

from paddock.core.facts import OWNER, deck, fact, facts_of
from paddock.core.game import Game
from paddock.core.names import NONE
from paddock.core.rows import with_value
from paddock.core.state import State
from paddock.core.vecs import vec
from paddock.games.great_race.rules.chart import CITY
from paddock.games.great_race.rules.components import GreatComponents
from paddock.games.great_race.rules.terms import ESCORT, MECHANIC, MOST_ASSISTANTS, MOST_POINTS, SCOUT


class GreatState(State):
    """A race in progress."""

    components: GreatComponents

    round: Annotated[i64, fact(start=1, most="round")]
    order: Annotated[vec[i64], fact(domain="seat", shared=True)]
    """The turn order of this round."""

    # ── The board ──
    space: Annotated[vec[i64], fact(per="seat", domain="space")]
    """Where each vehicle stands."""
    tiles: Annotated[vec[i64], fact(per="space", start=NONE, domain="tile", pool="terrain", shared=True)]
    """The tile on each space; NONE on cities and in unfamiliar territory."""
    bag: Annotated[vec[i64], fact(domain="tile", pool="terrain", unordered=True, shared=True)]
    removed: Annotated[vec[i64], fact(domain="tile", pool="terrain", unordered=True, shared=True)]
    """The tiles that have left the game."""
    drawn: Annotated[vec[i64], fact(domain="tile", pool="terrain", unordered=True, shared=True)]
    """The tiles taken out of the bag that have still to be laid."""
    square: Annotated[vec[i64], fact(per="seat", most="square")]
    """The square of each progression marker, 0 the first."""
    stack: Annotated[vec[i64], fact(domain="seat", shared=True)]
    """All markers in the order they were put down: on one square the earlier lies below the later."""
    arrived: Annotated[vec[i64], fact(domain="seat", shared=True)]
    """The crews in the arrival city, in the order they came."""

    # ── The dashboards ──
    fuel: Annotated[vec[i64], fact(per="seat", most="fuel")]
    engine: Annotated[vec[i64], fact(per="seat", most="engine")]
    chassis: Annotated[vec[i64], fact(per="seat", most="chassis")]
    cash: Annotated[vec[i64], fact(per="seat", most="francs")]
    scouts: Annotated[vec[i64], fact(per="seat", most=MOST_ASSISTANTS)]
    mechanics: Annotated[vec[i64], fact(per="seat", most=MOST_ASSISTANTS)]
    escorts: Annotated[vec[i64], fact(per="seat", most=MOST_ASSISTANTS)]
    funding: Annotated[vec[i64], fact(per="seat", most=MOST_ASSISTANTS)]
    passed: Annotated[vec[i64], fact(per="seat", most=1)]
    """1 for a crew that has no more turn in this convoy."""

    # ── G-10  The cards: everybody sees how many a crew holds, only the crew sees which ──
    pile: Annotated[vec[i64], deck("resource", "card", shared=True)]
    discard: Annotated[vec[i64], fact(domain="card", pool="resource", unordered=True, shared=True)]
    display: Annotated[vec[i64], fact(domain="card", pool="resource", shared=True)]
    """The cards of the bivouac, face up."""
    hand: Annotated[
        vec[vec[i64]],
        fact(per="seat", see=OWNER, domain="card", pool="resource", unordered=True, shared=True),
    ]
    looked: Annotated[
        vec[vec[i64]],
        fact(per="seat", see=OWNER, domain="card", pool="resource", unordered=True, shared=True),
    ]
    """The cards a seat has drawn with a Trail hunter and has still to choose from."""
    in_play: Annotated[vec[i64], fact(domain="card", pool="resource", shared=True)]
    """The card that is being played, until it has done what it does."""

    # ── The action sequence ──
    active: Annotated[i64, fact(start=NONE, domain="seat")]
    """The seat whose action sequence it is."""
    may_buy: Annotated[i64, fact(most=1)]
    """1 as long as fuel may still be bought in this sequence."""
    acted: Annotated[i64, fact(most=1)]
    """1 once the crew has played an assistant or passed: its sequence ends with that."""
    repaired: Annotated[i64, fact(most=1)]
    """1 once something has been done in this repair."""

    # ── The drive ──
    steps: Annotated[i64, fact(most="step")]
    """How many spaces the vehicle may still drive."""
    driven: Annotated[i64, fact(most="step")]
    """How many spaces it has driven."""
    entering: Annotated[i64, fact(start=NONE, domain="space")]
    """The space being entered, until its cost is settled."""
    blind: Annotated[i64, fact(most=1)]
    """1 if the tile there was drawn for this move."""
    avoided: Annotated[i64, fact(most=1)]
    """1 if the danger of that tile has been avoided."""

    # ── The danger card that has been announced and not yet settled ──
    threat: Annotated[i64, fact(start=NONE, domain="card")]
    victim: Annotated[i64, fact(start=NONE, domain="seat")]
    engine_loss: Annotated[i64, fact(most=MOST_POINTS)]
    """How much of a sabotage the engine takes; the chassis takes the rest."""
    aims: Annotated[vec[i64], fact(domain="space", shared=True)]
    """The spaces of the tiles that a Tracker or Cheater aims at."""
    cancelled: Annotated[i64, fact(most=1)]

    # No facts: they follow from where tiles lie. A copy begins without them, and finds them when it needs them.
    _has_path = False
    """Whether `_path` is there, and no tile has been laid or taken away since."""

    def __init__(self, game: Game, components: GreatComponents) -> None:
        super().__init__(game)
        self.components = components
        self._path = vec[i64]()
        """What `paths.connected` has found last."""

    # ── GR-12, GR-14  Where a vehicle stands, and what things cost there ──

    def in_city(self, seat: i64) -> bool:
        return self.components.chart.kind[self.space[seat]] == CITY

    def fuel_price(self, seat: i64) -> i64:
        return self.components.fuel_price_on[self.space[seat]]

    def part_price(self, seat: i64) -> i64:
        return self.components.part_price_on[self.space[seat]]

    def points_left(self, seat: i64) -> i64:
        """What engine and chassis can lose together."""
        return self.engine[seat] + self.chassis[seat]

    # ── GR-37, GR-41, GR-49  The fuel for driving onto a city or a tile ──

    def entry_fuel(self, space: i64) -> i64:
        tile = self.tiles[space]
        fuel = self.components.space_fuel[space]
        return fuel if tile == NONE else fuel + self.components.tile_fuel[tile]

    def lay(self, space: i64, tile: i64) -> None:
        """Put a tile on a space, or with NONE take it away."""
        self.tiles = with_value(self.tiles, space, tile)
        self._has_path = False

    # ── GR-13, GR-19, GR-22  Assistants ──

    def assistants_left(self, seat: i64) -> i64:
        return self.scouts[seat] + self.mechanics[seat] + self.escorts[seat] + self.funding[seat]

    def slot(self, slot: i64) -> vec[i64]:
        """The assistants of each seat in a slot."""
        if slot == SCOUT:
            return self.scouts
        if slot == MECHANIC:
            return self.mechanics
        return self.escorts if slot == ESCORT else self.funding


FACTS: Final = facts_of(GreatState)
