"""The facts of a Formula 1 TGP season, and the components it is played with.

Cars are numbered 2·seat for the left half of the strategy board and 2·seat + 1 for the right half. On the track only
gaps matter: a car's `place` is a number on an endless line, larger further ahead, and no two cars share one.
"""

from math import exp, sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Final

from paddock.core.fields import OWNER, deck, number, numbers, table
from paddock.core.game import Game, Rules, Title
from paddock.core.names import NONE, UNKNOWN, Names
from paddock.core.names import numbers as plain_numbers
from paddock.core.options import OptionValue
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.games.formula_1_tgp.terms import (
    ABSENT,
    EFFECTS,
    FACILITIES,
    MOST_NUMBER,
    PARAMETERS,
    RUNNING,
    STATUSES,
    TACTICS,
    TYRES,
)
from paddock.parts.standings import count_back

if TYPE_CHECKING:
    from paddock.games.formula_1_tgp.data import Alias, Box, Driver, Engine

# What `evaluate` goes by.
RACE_SPREAD: Final = 2.6
"""How wide the points of a race scatter."""
WORTH_OF_A_POINT: Final = 0.12
"""Championship points that one speed point a race for both cars is worth, for each race to come."""


def _of_car(state: "TgpState", car: int) -> int:
    return car // 2


FIELDS: Final = (
    # The season
    number("race"),
    numbers("points"),
    table("results", domain="car"),
    table("opening_rolls"),
    numbers("order", domain="seat"),
    # The teams
    numbers("activation"),
    numbers("engine", domain="engine", pool="engine"),
    numbers("driver", domain="driver", pool="driver"),
    deck("engine_pile", "engine", "engine"),
    deck("driver_pile", "driver", "driver"),
    table("facilities", domain="facility"),
    table("path"),
    numbers("crew"),
    numbers("tests"),
    numbers("finished", domain="seat"),
    numbers("lent_engines", domain="seat"),
    numbers("lent_drivers", domain="car"),
    # An auction
    number("engine_lot", domain="engine", pool="engine"),
    number("driver_lot", domain="driver", pool="driver"),
    number("drawer", domain="seat"),
    number("bid"),
    number("bidder", domain="seat"),
    number("spoke", domain="seat"),
    numbers("out", domain="seat"),
    numbers("limit", see=OWNER),
    # A race weekend
    number("soft_wear"),
    number("wet"),
    deck("deck", "tactic", "card"),
    table("hand", see=OWNER, domain="card", pool="tactic", unordered=True),
    numbers("played", domain="card", pool="tactic"),
    table("settings"),
    numbers("top"),
    numbers("acceleration"),
    numbers("speed"),
    numbers("pledged", see=OWNER, owner=_of_car),
    numbers("pumped", see=OWNER, owner=_of_car),
    numbers("spent"),
    numbers("qualifying_bonus"),
    table("qualifying_rolls"),
    numbers("extra"),
    numbers("grid", domain="car"),
    numbers("laid", see=OWNER, owner=_of_car, domain="tactic"),
    numbers("tactic", domain="tactic"),
    numbers("row"),
    numbers("lane"),
    # The race
    number("turn"),
    numbers("status", domain="status"),
    numbers("place"),
    numbers("fuel"),
    numbers("tyre", domain="tyre"),
    numbers("tread"),
    numbers("worn"),
    table("used", domain="tyre"),
    numbers("rolled"),
    numbers("wing"),
    numbers("stops"),
    numbers("queue", domain="car"),
    # A move
    number("must"),
    number("may"),
    number("change"),
    number("keeps_tyres"),
    number("keeps_fuel"),
    number("target", domain="car"),
    number("corner"),
    number("braked"),
    number("shut"),
    number("die"),
    number("again"),
)


class TgpGame(Game):
    """Formula 1 TGP with its options chosen. The components are flat lists, so that the rules read them fast."""

    def __init__(
        self, title: Title, rules: Rules, seats: int, options: dict[str, OptionValue], pack: Path | None, box: "Box"
    ) -> None:
        neutral = options["names"] == "neutral"
        drivers = [_called(driver, neutral) for driver in box.drivers]
        engines = [_called(engine, neutral) for engine in box.engines]
        teams = ["Red", "Green", "Yellow", "Blue"][:seats]
        corners = [corner for circuit in box.circuits for corner in circuit.corners]
        steps = [step for facility in box.tree for step in facility.steps]
        super().__init__(
            title,
            rules,
            seats,
            options,
            TgpState,
            FIELDS,
            [
                Names("seat", [team.lower() for team in teams], teams),
                Names(
                    "car",
                    [f"{team.lower()}-{half}" for team in teams for half in (1, 2)],
                    [f"{team} {half}" for team in teams for half in (1, 2)],
                ),
                Names("driver", [slug for slug, _ in drivers], [name for _, name in drivers]),
                Names("engine", [slug for slug, _ in engines], [name for _, name in engines]),
                Names("facility", [facility.id for facility in box.tree], [facility.name for facility in box.tree]),
                Names("step", [step.id for step in steps], [step.name for step in steps]),
                Names("card", [card.id for card in box.cards], [card.name for card in box.cards]),
                Names("circuit", [circuit.id for circuit in box.circuits], [circuit.name for circuit in box.circuits]),
                Names("place", [corner.id for corner in corners], [corner.name for corner in corners]),
                Names("corner", ["first", "second"]),
                Names("tyre", TYRES),
                Names("tactic", TACTICS),
                Names("status", STATUSES),
                Names("setting", ["A", "B"]),
                Names("lane", ["left", "right"]),
                Names("parameter", PARAMETERS),
                plain_numbers("number", MOST_NUMBER + 1),
                plain_numbers("push", 5),
                Names("k3", ["1", "2", "3"]),
                Names("k6", [str(pips) for pips in range(1, 7)]),
                Names("k10", [str(pips) for pips in range(1, 11)]),
            ],
            {
                "driver": list(range(len(drivers))),
                "engine": list(range(len(engines))),
                "tactic": [number_ for number_, card in enumerate(box.cards) for _ in range(card.copies)],
            },
            shared=["rules"],
            pack=pack,
        )
        self.box = box
        self._read_components(box)
        by_id = {circuit.id: number_ for number_, circuit in enumerate(box.circuits)}
        calendar = options["calendar"]
        assert isinstance(calendar, tuple)
        self.calendar = [by_id[id] for id in calendar]
        self.proxy = options["bidding"] == "proxy"
        self.whole_budget = options["org_mode"] == "budget"
        self.stand_ins = bool(options["stand_ins"])
        self.inverted_test = options["driver_test"] == "inverted"

    def _read_components(self, box: "Box") -> None:
        self.driver_speed = [driver.speed for driver in box.drivers]
        self.driver_skill = [driver.skill for driver in box.drivers]
        self.engine_power = [engine.power for engine in box.engines]
        self.engine_top = [engine.top for engine in box.engines]
        self.engine_acceleration = [engine.acceleration for engine in box.engines]
        self.engine_reliability = [engine.reliability for engine in box.engines]
        self.step_effects = [
            [[getattr(effect, name) for name in EFFECTS] for effect in step.choices()]
            for facility in box.tree
            for step in facility.steps
        ]
        """For each step of the development board, the effects of each of its settings."""
        self.two_settings = [step for step, choices in enumerate(self.step_effects) if len(choices) == 2]
        self.copies = [card.copies for card in box.cards]
        self.amount = [card.amount for card in box.cards]
        self.turns = [circuit.turns for circuit in box.circuits]
        self.hard_tyre = [circuit.hard for circuit in box.circuits]
        self.pit_value = [circuit.pit for circuit in box.circuits]
        self.wet_on = [circuit.wet for circuit in box.circuits]
        self.needs = [[corner.need for corner in circuit.corners] for circuit in box.circuits]
        self.parameters = [
            [[PARAMETERS.index(name) for name in corner.parameters] for corner in circuit.corners]
            for circuit in box.circuits
        ]
        self.top_bonus = [[(step.value, step.points) for step in circuit.top_bonus] for circuit in box.circuits]
        self.acceleration_bonus = [
            [(step.value, step.points) for step in circuit.acceleration_bonus] for circuit in box.circuits
        ]
        board = box.board
        self.most_fuel = len(board.fuel)
        self.fuel_bonus = [0] + [field.qual for field in board.fuel]
        self.fuel_move = [0] + [field.move for field in board.fuel]
        self.speed_strip = board.speed_strip
        self.tyre_strip = board.tyre_strip
        self.soft_bonus = board.soft_bonus
        self.worn_loss = [board.worn.soft, board.worn.hard, board.worn.wet]
        self.burst = board.burst
        self.slicks_in_the_wet = board.slicks_in_the_wet
        self.most_points_a_turn = board.most_points_a_turn
        self.first_event_window = board.first_event_window
        self.broken_wing = board.broken_wing
        self.start_spaces = box.start.spaces
        self.full_ahead = box.start.full_ahead
        self.slot_row = [slot.row for slot in box.start.slots]
        self.slot_lane = [slot.lane for slot in box.start.slots]
        self.allowance = box.season.activation_points
        self.costs = box.season.costs
        self.most_crews = box.season.most_crews
        self.most_tests = box.season.most_tests
        self.rating_facilities = box.season.rating_facilities
        self.rating_crews = box.season.rating_crews
        self.rating_test = box.season.rating_test
        self.prize = box.season.points + [0] * 8

    def check(self, state: State) -> str:
        from paddock.games.formula_1_tgp.position import impossible

        assert isinstance(state, TgpState)
        return super().check(state) or impossible(state)

    def imagine(self, world: State, rng: Rng) -> None:
        """Cards are dealt; what others have written down in secret may be anything they were allowed to write."""
        super().imagine(world, rng)
        assert isinstance(world, TgpState)
        for car in range(2 * self.seats):
            if world.pledged[car] == UNKNOWN:
                world.pledged[car] = rng.below(world.speed[car] + 1)
            if world.pumped[car] == UNKNOWN:
                world.pumped[car] = 1 + rng.below(self.most_fuel)
            if world.laid[car] == UNKNOWN:
                world.laid[car] = rng.below(len(TACTICS))
        for seat in range(self.seats):
            if world.limit[seat] == UNKNOWN:
                world.limit[seat] = rng.below(world.activation[seat] + 1)

    def set_up(self) -> State:
        from paddock.games.formula_1_tgp.sequence import SEASON

        state = TgpState(self)
        state.call(SEASON)
        return state


def _called(card: "Driver | Engine", neutral: bool) -> tuple[str, str]:
    """The slug and the name of a driver or an engine."""
    if neutral:
        alias: Alias = card.alias
        return alias.id, alias.name
    return card.id, card.name


class TgpState(State):
    """A season in progress."""

    def __init__(self, game: TgpGame) -> None:
        super().__init__(game)
        self.rules = game
        """The components: the game itself, as what it is."""
        seats = game.seats
        cars = 2 * seats
        # The season
        self.race = 0
        self.points = [0] * seats
        self.results: list[list[int]] = []
        """The classified cars in finishing order, for each race done."""
        self.opening_rolls: list[list[int]] = [[] for _ in range(seats)]
        """The dice for the order of play, until it is found; who ties rolls once more."""
        self.order: list[int] = []
        """The seats in the order in which they act in organisation phases."""
        # The teams
        self.activation = [0] * seats
        self.engine = [NONE] * seats
        self.driver = [NONE] * cars
        self.engine_pile = list(range(len(game.engine_power)))
        self.driver_pile = list(range(len(game.driver_speed)))
        self.facilities: list[list[int]] = [[] for _ in range(seats)]
        self.path: list[list[int]] = [[0] * FACILITIES for _ in range(seats)]
        """How far each seat has come on the path under each facility."""
        self.crew = [0] * seats
        self.tests = [0] * seats
        self.finished: list[int] = []
        """The seats that take no more actions in this organisation phase."""
        self.lent_engines: list[int] = []
        """The seats whose engine is a stand-in for one race."""
        self.lent_drivers: list[int] = []
        # An auction
        self.engine_lot = NONE
        self.driver_lot = NONE
        self.drawer = NONE
        self.bid = 0
        self.bidder = NONE
        self.spoke = NONE
        """Who bid or passed last."""
        self.out: list[int] = []
        """Who has passed in this auction."""
        self.limit = [NONE] * seats
        """With sealed bidding: how far each seat goes."""
        # A race weekend
        self.soft_wear = 0
        self.wet = 0
        self.deck = sorted(game.pools["tactic"])
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        self.played: list[int] = []
        self.settings: list[list[int]] = [[0] * len(game.two_settings) for _ in range(seats)]
        """The setting of each two-setting step, 0 for A and 1 for B."""
        self.top = [0] * seats
        self.acceleration = [0] * seats
        self.speed = [0] * cars
        """The marker on each car's speed strip."""
        self.pledged = [NONE] * cars
        """Speed points written down for qualifying, until all are revealed."""
        self.pumped = [NONE] * cars
        """Turns of fuel written down for qualifying, until all are revealed."""
        self.spent = [0] * cars
        self.qualifying_bonus = [0] * cars
        self.qualifying_rolls: list[list[int]] = []
        """The dice of each car in qualifying, until the grid is formed."""
        self.extra = [0] * cars
        """What a card has added to the result."""
        self.grid: list[int] = []
        self.laid = [NONE] * cars
        """The start tactic that lies face down beside each car."""
        self.tactic = [NONE] * cars
        """The start tactic of each car, once it is revealed."""
        self.row = [0] * cars
        self.lane = [0] * cars
        # The race
        self.turn = 0
        """From 1; 0 before the race."""
        self.status = [ABSENT] * cars
        self.place = [0] * cars
        self.fuel = [0] * cars
        self.tyre = [NONE] * cars
        self.tread = [0] * cars
        """The marker on each car's tyre strip: 0 is the field "speed -1", -1 the field "D6 4+"."""
        self.worn = [0] * cars
        """Whether the marker was on one of the last two fields when the turn began."""
        self.used: list[list[int]] = [[] for _ in range(cars)]
        """The tyres that each car has driven at least one turn on."""
        self.rolled = [0] * cars
        """The die token: whether the event roll of this part of the race is done."""
        self.wing = [0] * cars
        """Whether the front wing is broken."""
        self.stops = [0] * cars
        self.queue: list[int] = []
        """The cars whose turn it is still to move or to stop, in race order."""
        # A move
        self.must = 0
        """Obligatory spaces left."""
        self.may = 0
        """Voluntary spaces left."""
        self.change = 0
        """What events add to the obligatory movement of this turn."""
        self.keeps_tyres = 0
        self.keeps_fuel = 0
        self.target = NONE
        self.corner = 0
        self.braked = 0
        self.shut = 0
        self.die = 0
        self.again = 0

    # ── TGP-9  The race board ──

    @property
    def circuit(self) -> int:
        return self.rules.calendar[self.race]

    @property
    def turns(self) -> int:
        return self.rules.turns[self.rules.calendar[self.race]]

    # ── What people call things ──

    def named(self, car: int) -> str:
        """The driver of a car, for messages."""
        return f"driver:{self.game.domains['driver'].slug(self.driver[car])}"

    def called(self, seat: int) -> str:
        return f"seat:{self.game.domains['seat'].slug(seat)}"

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

    # ── TGP-103 to TGP-106, R-60  Who is ahead in the season ──

    def scores(self) -> list[int]:
        return self.points

    def finishes(self) -> list[list[int]]:
        """The finishing places of each seat's cars so far."""
        done: list[list[int]] = [[] for _ in range(self.game.seats)]
        for result in self.results:
            for place, car in enumerate(result, 1):
                done[car // 2].append(place)
        return done

    def places(self) -> list[int]:
        """By points; level: more wins, more second places and so on; then the better car in the last race."""
        merits = []
        for seat, finishes in enumerate(self.finishes()):
            counts = count_back(finishes)
            last = self.results[-1] if self.results else []
            best = min((place for place, car in enumerate(last) if car // 2 == seat), default=99)
            merits.append((self.points[seat], counts + [0] * (8 - len(counts)), -best))
        return [1 + sum(1 for other in merits if other > own) for own in merits]

    def stage(self) -> int:
        return self.race

    def evaluate(self, seat: int) -> float:
        """Exact at the end; before, how likely each rival is to be beaten, by points, the order on the road, and what
        the teams have built."""
        if self.over:
            return super().evaluate(seat)
        races_left = len(self.rules.calendar) - len(self.results)
        expected = [float(points) for points in self.points]
        for team in range(len(expected)):
            expected[team] += WORTH_OF_A_POINT * races_left * self.strength(team)
        if self.turn > 0 and races_left and len(self.results) == self.race:
            done = self.turn / self.turns
            for place, car in enumerate(self.race_order()[:4]):
                expected[car // 2] += done * self.rules.prize[place]
        spread = RACE_SPREAD * sqrt(races_left + 0.5)
        beaten = 0.0
        for team, points in enumerate(expected):
            if team != seat:
                beaten += 1.0 / (1.0 + exp((points - expected[seat]) / spread))
        return beaten / (len(expected) - 1)

    def strength(self, seat: int) -> float:
        """Roughly how many speed points a car of this team has in a race."""
        from paddock.games.formula_1_tgp.development import SPEED, rating, upgrade

        own = 0.0
        for car in (2 * seat, 2 * seat + 1):
            driver = self.driver[car]
            if driver != NONE:
                own += 2.0 + 1.5 * self.rules.driver_speed[driver] + 0.3 * self.rules.driver_skill[driver]
        if self.engine[seat] == NONE:
            own = 0.0
        return own + 2.0 * (rating(self, seat) + upgrade(self, seat, SPEED)) + 0.5 * self.crew[seat]
