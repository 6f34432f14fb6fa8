"""The facts of a Formula 1 TGP season.

Cars are numbered 2·seat for the left half of the strategy board and 2·seat + 1 for the right half. On the track only
gaps matter: a car's `place` is a number on an endless line, larger further ahead, and no two cars share one.
"""

from typing import Annotated, Final

from mypy_extensions import i64

from paddock.core.facts import OWNER, fact, facts_of
from paddock.core.facts import deck as lazy_deck
from paddock.core.game import Game
from paddock.core.names import NONE
from paddock.core.rows import highest_first
from paddock.core.state import State
from paddock.core.vecs import vec
from paddock.games.formula_1_tgp.rules.components import TgpComponents
from paddock.games.formula_1_tgp.rules.terms import FAR, MOST_DIE, MOST_NUMBER, MOST_ROLLS, RIGHT, RUNNING, STEPS


def of_car(state: "TgpState", car: i64) -> i64:
    """The seat that a car belongs to."""
    return car // 2


class TgpState(State):
    """A season in progress."""

    components: TgpComponents

    # ── The season ──
    race: Annotated[i64, fact(most="race")]
    points: Annotated[vec[i64], fact(per="seat", shared=True, most="point")]
    results: Annotated[vec[vec[i64]], fact(domain="car", shared=True, longest=("race", "car"))]
    """The classified cars in finishing order, for each race done."""
    opening_rolls: Annotated[vec[vec[i64]], fact(shared=True, most=MOST_DIE, longest=("seat", MOST_ROLLS))]
    """The dice of each seat for the order of play, until it is found; who ties rolls once more."""
    order: Annotated[vec[i64], fact(domain="seat", shared=True)]
    """The seats in the order in which they act in organisation phases."""

    # ── The teams ──
    activation: Annotated[vec[i64], fact(per="seat", shared=True, most="activation point")]
    engine: Annotated[vec[i64], fact(per="seat", start=NONE, domain="engine", pool="engine", shared=True)]
    driver: Annotated[vec[i64], fact(per="car", start=NONE, domain="driver", pool="driver", shared=True)]
    engine_pile: Annotated[vec[i64], lazy_deck("engine", "engine", shared=True)]
    driver_pile: Annotated[vec[i64], lazy_deck("driver", "driver", shared=True)]
    facilities: Annotated[vec[vec[i64]], fact(per="seat", domain="facility", shared=True)]
    """The facilities that each seat has built, in the order of the board."""
    path: Annotated[vec[vec[i64]], fact(per=("seat", "facility"), shared=True, most=STEPS)]
    """How far each seat has come on the path under each facility."""
    crew: Annotated[vec[i64], fact(per="seat", shared=True, most="crew")]
    tests: Annotated[vec[i64], fact(per="seat", shared=True, most="test")]
    finished: Annotated[vec[i64], fact(domain="seat", shared=True)]
    """The seats that take no more actions in this organisation phase."""
    lent_engines: Annotated[vec[i64], fact(domain="seat", shared=True)]
    """The seats whose engine is a stand-in for one race."""
    lent_drivers: Annotated[vec[i64], fact(domain="car", shared=True)]

    # ── An auction ──
    engine_lot: Annotated[i64, fact(start=NONE, domain="engine", pool="engine")]
    driver_lot: Annotated[i64, fact(start=NONE, domain="driver", pool="driver")]
    drawer: Annotated[i64, fact(start=NONE, domain="seat")]
    bid: Annotated[i64, fact(most="activation point")]
    bidder: Annotated[i64, fact(start=NONE, domain="seat")]
    spoke: Annotated[i64, fact(start=NONE, domain="seat")]
    """Who bid or passed last."""
    out: Annotated[vec[i64], fact(domain="seat", shared=True)]
    """Who has passed in this auction."""
    limit: Annotated[vec[i64], fact(per="seat", start=NONE, see=OWNER, shared=True, most="activation point")]
    """With sealed bidding: how far each seat goes."""

    # ── A race weekend ──
    soft_wear: Annotated[i64, fact(least=-MOST_NUMBER, most=MOST_NUMBER)]
    wet: Annotated[i64, fact(most=1)]
    deck: Annotated[vec[i64], lazy_deck("tactic", "card", shared=True)]
    hand: Annotated[
        vec[vec[i64]], fact(per="seat", see=OWNER, domain="card", pool="tactic", unordered=True, shared=True)
    ]
    played: Annotated[vec[i64], fact(domain="card", pool="tactic", shared=True)]
    settings: Annotated[vec[vec[i64]], fact(per=("seat", "two-setting step"), shared=True, most=1)]
    """The setting of each two-setting step, 0 for A and 1 for B."""
    chosen: Annotated[
        vec[vec[i64]],
        fact(per=("seat", "two-setting step"), start=NONE, see=OWNER, domain="setting", shared=True),
    ]
    """The settings that each seat has chosen for this race, until all are revealed."""
    top: Annotated[vec[i64], fact(per="seat", shared=True, least=-MOST_NUMBER, most=MOST_NUMBER)]
    acceleration: Annotated[vec[i64], fact(per="seat", shared=True, least=-MOST_NUMBER, most=MOST_NUMBER)]
    speed: Annotated[vec[i64], fact(per="car", most=MOST_NUMBER)]
    """The marker on each car's speed strip."""
    pledged: Annotated[vec[i64], fact(per="car", start=NONE, see=OWNER, owner=of_car, shared=True, most=MOST_NUMBER)]
    """Speed points written down for qualifying, until all are revealed."""
    pumped: Annotated[vec[i64], fact(per="car", start=NONE, see=OWNER, owner=of_car, shared=True, most=MOST_NUMBER)]
    """Turns of fuel written down for qualifying, until all are revealed."""
    spent: Annotated[vec[i64], fact(per="car", shared=True, most=MOST_NUMBER)]
    qualifying_bonus: Annotated[vec[i64], fact(per="car", shared=True, least=-MOST_NUMBER, most=MOST_NUMBER)]
    qualifying_rolls: Annotated[vec[vec[i64]], fact(shared=True, most=MOST_DIE, longest=("car", MOST_ROLLS))]
    """The dice of each car in qualifying, until the grid is formed."""
    extra: Annotated[vec[i64], fact(per="car", shared=True, most=MOST_NUMBER)]
    """What a card has added to the result of qualifying."""
    grid: Annotated[vec[i64], fact(domain="car", shared=True)]
    laid: Annotated[vec[i64], fact(per="car", start=NONE, see=OWNER, owner=of_car, domain="tactic", shared=True)]
    """The start tactic that lies face down beside each car."""
    tactic: Annotated[vec[i64], fact(per="car", start=NONE, domain="tactic", shared=True)]
    """The start tactic of each car, once it is revealed."""
    row: Annotated[vec[i64], fact(per="car", shared=True, most="row")]
    lane: Annotated[vec[i64], fact(per="car", shared=True, most=RIGHT)]

    # ── The race ──
    turn: Annotated[i64, fact(most="turn")]
    """From 1; 0 before the race."""
    status: Annotated[vec[i64], fact(per="car", domain="status", shared=True)]
    place: Annotated[vec[i64], fact(per="car", least=-FAR, most=FAR)]
    fuel: Annotated[vec[i64], fact(per="car", most="fuel")]
    tyre: Annotated[vec[i64], fact(per="car", start=NONE, domain="tyre", shared=True)]
    tread: Annotated[vec[i64], fact(per="car", least=-1, most=MOST_NUMBER)]
    """The marker on each car's tyre strip: 0 is the field "speed -1", -1 the field "D6 4+"."""
    worn: Annotated[vec[i64], fact(per="car", shared=True, most=1)]
    """Whether the marker was on one of the last two fields when the turn began."""
    used: Annotated[vec[vec[i64]], fact(per="car", domain="tyre", shared=True)]
    """The tyres that each car has driven at least one turn on."""
    rolled: Annotated[vec[i64], fact(per="car", shared=True, most=1)]
    """The die token: whether the event roll of this part of the race is done."""
    wing: Annotated[vec[i64], fact(per="car", shared=True, most=1)]
    """Whether the front wing is broken."""
    stops: Annotated[vec[i64], fact(per="car", shared=True, most="turn")]
    queue: Annotated[vec[i64], fact(domain="car")]
    """The cars whose turn it is still to move or to stop, in race order."""

    # ── A move ──
    must: Annotated[i64, fact(most=MOST_NUMBER)]
    """Obligatory spaces left."""
    may: Annotated[i64, fact(most=MOST_NUMBER)]
    """Voluntary spaces left."""
    change: Annotated[i64, fact(least=-MOST_NUMBER, most=MOST_NUMBER)]
    """What events add to the obligatory movement of this turn."""
    keeps_tyres: Annotated[i64, fact(most=1)]
    keeps_fuel: Annotated[i64, fact(most=1)]
    target: Annotated[i64, fact(start=NONE, domain="car")]
    """The car that is attacked."""
    corner: Annotated[i64, fact(most=1)]
    braked: Annotated[i64, fact(most=1)]
    """Whether "Late braking" was played in this attempt."""
    shut: Annotated[i64, fact(most=1)]
    """Whether "Shut the door" was played in this attempt."""
    die: Annotated[i64, fact(most=MOST_DIE)]
    """The last roll that is still to be read."""
    again: Annotated[i64, fact(most=1)]
    """Whether a card lets that roll be made once more."""
    stake: Annotated[i64, fact(most=MOST_NUMBER)]
    """The spaces at stake in a save; 0: the race."""

    def __init__(self, game: Game, components: TgpComponents) -> None:
        super().__init__(game)
        self.components = components

    # ── TGP-9  The race board ──

    @property
    def circuit(self) -> i64:
        return self.components.calendar[self.race]

    @property
    def turns(self) -> i64:
        components = self.components
        return components.turns[components.calendar[self.race]]

    # ── What people call things ──

    def name_of(self, domain: str, number: i64) -> str:
        """A thing as messages name it."""
        return f"{domain}:{self.game.domains[domain].slug(number)}"

    def named(self, car: i64) -> str:
        """A car by its driver, as messages name it."""
        return self.name_of("driver", self.driver[car])

    # ── The cars of a race ──

    def cars(self) -> vec[i64]:
        """The cars that take part and are still in the race, by number."""
        status = self.status
        return vec[i64]([car for car in range(len(status)) if status[car] == RUNNING])

    def cars_of(self, seat: i64) -> vec[i64]:
        return vec[i64]([car for car in range(2 * seat, 2 * seat + 2) if self.status[car] == RUNNING])

    def count_cars_of(self, seat: i64) -> i64:
        count: i64 = 0
        for car in range(2 * seat, 2 * seat + 2):
            if self.status[car] == RUNNING:
                count += 1
        return count

    def has_cars(self, seat: i64) -> bool:
        return self.status[2 * seat] == RUNNING or self.status[2 * seat + 1] == RUNNING

    def seats_in_race(self) -> vec[i64]:
        """The teams that have a car in the race, in the order of play."""
        return vec[i64]([seat for seat in self.order if self.has_cars(seat)])

    def race_order(self) -> vec[i64]:
        """The running cars, the leader first."""
        return highest_first(self.cars(), self.place)

    def car_at(self, place: i64) -> i64:
        """The running car on this space, or NONE."""
        places, status = self.place, self.status
        for car in range(len(places)):
            if places[car] == place and status[car] == RUNNING:
                return car
        return NONE


FACTS: Final = facts_of(TgpState)
