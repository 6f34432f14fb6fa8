"""The facts of a Formula 1 TGP season.

Cars are numbered 2·seat for the left half of the strategy board and 2·seat + 1 for the right half. On the track only
gaps matter: a car's `place` is a number on an endless line, larger further ahead, and no two cars share one.
"""

from typing import Annotated, Final

from paddock.core.facts import OWNER, fact, facts_of
from paddock.core.facts import deck as lazy_deck
from paddock.core.game import Game
from paddock.core.names import NONE
from paddock.core.state import State
from paddock.games.formula_1_tgp.rules.components import TgpComponents
from paddock.games.formula_1_tgp.rules.terms import RUNNING


def of_car(state: "TgpState", car: int) -> int:
    """The seat that a car belongs to."""
    return car // 2


class TgpState(State):
    """A season in progress."""

    components: TgpComponents

    # ── The season ──
    race: Annotated[int, fact()]
    points: Annotated[list[int], fact(per="seat")]
    results: Annotated[list[list[int]], fact(domain="car")]
    """The classified cars in finishing order, for each race done."""
    opening_rolls: Annotated[list[list[int]], fact()]
    """The dice of each seat for the order of play, until it is found; who ties rolls once more."""
    order: Annotated[list[int], fact(domain="seat")]
    """The seats in the order in which they act in organisation phases."""

    # ── The teams ──
    activation: Annotated[list[int], fact(per="seat")]
    engine: Annotated[list[int], fact(per="seat", start=NONE, domain="engine", pool="engine")]
    driver: Annotated[list[int], fact(per="car", start=NONE, domain="driver", pool="driver")]
    engine_pile: Annotated[list[int], lazy_deck("engine", "engine")]
    driver_pile: Annotated[list[int], lazy_deck("driver", "driver")]
    facilities: Annotated[list[list[int]], fact(per="seat", domain="facility")]
    """The facilities that each seat has built, in the order of the board."""
    path: Annotated[list[list[int]], fact(per=("seat", "facility"))]
    """How far each seat has come on the path under each facility."""
    crew: Annotated[list[int], fact(per="seat")]
    tests: Annotated[list[int], fact(per="seat")]
    finished: Annotated[list[int], fact(domain="seat")]
    """The seats that take no more actions in this organisation phase."""
    lent_engines: Annotated[list[int], fact(domain="seat")]
    """The seats whose engine is a stand-in for one race."""
    lent_drivers: Annotated[list[int], fact(domain="car")]

    # ── An auction ──
    engine_lot: Annotated[int, fact(start=NONE, domain="engine", pool="engine")]
    driver_lot: Annotated[int, fact(start=NONE, domain="driver", pool="driver")]
    drawer: Annotated[int, fact(start=NONE, domain="seat")]
    bid: Annotated[int, fact()]
    bidder: Annotated[int, fact(start=NONE, domain="seat")]
    spoke: Annotated[int, fact(start=NONE, domain="seat")]
    """Who bid or passed last."""
    out: Annotated[list[int], fact(domain="seat")]
    """Who has passed in this auction."""
    limit: Annotated[list[int], fact(per="seat", start=NONE, see=OWNER)]
    """With sealed bidding: how far each seat goes."""

    # ── A race weekend ──
    soft_wear: Annotated[int, fact()]
    wet: Annotated[int, fact()]
    deck: Annotated[list[int], lazy_deck("tactic", "card")]
    hand: Annotated[list[list[int]], fact(per="seat", see=OWNER, domain="card", pool="tactic", unordered=True)]
    played: Annotated[list[int], fact(domain="card", pool="tactic")]
    settings: Annotated[list[list[int]], fact(per=("seat", "two-setting step"))]
    """The setting of each two-setting step, 0 for A and 1 for B."""
    chosen: Annotated[list[list[int]], fact(per=("seat", "two-setting step"), start=NONE, see=OWNER, domain="setting")]
    """The settings that each seat has chosen for this race, until all are revealed."""
    top: Annotated[list[int], fact(per="seat")]
    acceleration: Annotated[list[int], fact(per="seat")]
    speed: Annotated[list[int], fact(per="car")]
    """The marker on each car's speed strip."""
    pledged: Annotated[list[int], fact(per="car", start=NONE, see=OWNER, owner=of_car)]
    """Speed points written down for qualifying, until all are revealed."""
    pumped: Annotated[list[int], fact(per="car", start=NONE, see=OWNER, owner=of_car)]
    """Turns of fuel written down for qualifying, until all are revealed."""
    spent: Annotated[list[int], fact(per="car")]
    qualifying_bonus: Annotated[list[int], fact(per="car")]
    qualifying_rolls: Annotated[list[list[int]], fact()]
    """The dice of each car in qualifying, until the grid is formed."""
    extra: Annotated[list[int], fact(per="car")]
    """What a card has added to the result of qualifying."""
    grid: Annotated[list[int], fact(domain="car")]
    laid: Annotated[list[int], fact(per="car", start=NONE, see=OWNER, owner=of_car, domain="tactic")]
    """The start tactic that lies face down beside each car."""
    tactic: Annotated[list[int], fact(per="car", start=NONE, domain="tactic")]
    """The start tactic of each car, once it is revealed."""
    row: Annotated[list[int], fact(per="car")]
    lane: Annotated[list[int], fact(per="car")]

    # ── The race ──
    turn: Annotated[int, fact()]
    """From 1; 0 before the race."""
    status: Annotated[list[int], fact(per="car", domain="status")]
    place: Annotated[list[int], fact(per="car")]
    fuel: Annotated[list[int], fact(per="car")]
    tyre: Annotated[list[int], fact(per="car", start=NONE, domain="tyre")]
    tread: Annotated[list[int], fact(per="car")]
    """The marker on each car's tyre strip: 0 is the field "speed -1", -1 the field "D6 4+"."""
    worn: Annotated[list[int], fact(per="car")]
    """Whether the marker was on one of the last two fields when the turn began."""
    used: Annotated[list[list[int]], fact(per="car", domain="tyre")]
    """The tyres that each car has driven at least one turn on."""
    rolled: Annotated[list[int], fact(per="car")]
    """The die token: whether the event roll of this part of the race is done."""
    wing: Annotated[list[int], fact(per="car")]
    """Whether the front wing is broken."""
    stops: Annotated[list[int], fact(per="car")]
    queue: Annotated[list[int], fact(domain="car")]
    """The cars whose turn it is still to move or to stop, in race order."""

    # ── A move ──
    must: Annotated[int, fact()]
    """Obligatory spaces left."""
    may: Annotated[int, fact()]
    """Voluntary spaces left."""
    change: Annotated[int, fact()]
    """What events add to the obligatory movement of this turn."""
    keeps_tyres: Annotated[int, fact()]
    keeps_fuel: Annotated[int, fact()]
    target: Annotated[int, fact(start=NONE, domain="car")]
    """The car that is attacked."""
    corner: Annotated[int, fact()]
    braked: Annotated[int, fact()]
    """Whether "Late braking" was played in this attempt."""
    shut: Annotated[int, fact()]
    """Whether "Shut the door" was played in this attempt."""
    die: Annotated[int, fact()]
    """The last roll that is still to be read."""
    again: Annotated[int, fact()]
    """Whether a card lets that roll be made once more."""
    stake: Annotated[int, fact()]
    """The spaces at stake in a save; 0: the race."""

    def __init__(self, game: Game, components: TgpComponents) -> None:
        super().__init__(game)
        self.components = components

    # ── TGP-9  The race board ──

    @property
    def circuit(self) -> int:
        return self.components.calendar[self.race]

    @property
    def turns(self) -> int:
        components = self.components
        return components.turns[components.calendar[self.race]]

    # ── What people call things ──

    def name_of(self, domain: str, number: int) -> str:
        """A thing as messages name it."""
        return f"{domain}:{self.game.domains[domain].slug(number)}"

    def named(self, car: int) -> str:
        """A car by its driver, as messages name it."""
        return self.name_of("driver", self.driver[car])

    # ── The cars of a race ──

    def cars(self) -> list[int]:
        """The cars that take part and are still in the race, by number."""
        return [car for car, status in enumerate(self.status) if status == RUNNING]

    def cars_of(self, seat: int) -> list[int]:
        return [car for car in (2 * seat, 2 * seat + 1) if self.status[car] == RUNNING]

    def race_order(self) -> list[int]:
        """The running cars, the leader first."""
        places = self.place
        return sorted(self.cars(), key=lambda car: -places[car])

    def car_at(self, place: int) -> int:
        """The running car on this space, or NONE."""
        status = self.status
        for car, there in enumerate(self.place):
            if there == place and status[car] == RUNNING:
                return car
        return NONE


FACTS: Final = facts_of(TgpState)
