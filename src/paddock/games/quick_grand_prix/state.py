"""The facts of a Quick Grand Prix season, and the components it is played with.

Cars are numbered 2·seat for car A and 2·seat + 1 for car B. The *line* lists the slots from the front of the race to
the back; a slot holds a car, the SL card, or the gap of a car that is in the pits.
"""

from math import exp, sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Final

from paddock.core.errors import BadOption
from paddock.core.fields import OWNER, deck, number, numbers, table
from paddock.core.game import Game, Rules, Title
from paddock.core.names import NONE, Names
from paddock.core.options import OptionValue
from paddock.core.state import State
from paddock.parts import standings

if TYPE_CHECKING:
    from paddock.games.quick_grand_prix.data import Box

CARDS: Final = 9
SECTIONS: Final = 6

SL_CARD: Final = 8
"""The slot of the SL card; slots below it are cars, slots above it are gaps."""
GAP: Final = 9
"""GAP + car is the slot that a car in the pits has left open."""

PIT: Final = 0
"""The choice of speed that means a pit stop; 1 + 2·card + end is that end of a card (end 0 slow, 1 fast)."""
CHOICES: Final = 1 + 2 * CARDS

IN_THE_PITS: Final = -1
"""What stands in the total-speed column of a car that stops; the race card shows P."""

# What `evaluate` goes by.
LEAD_LASTS: Final = 0.55
RACE_SPREAD: Final = 2.4
"""How wide the points of a race scatter."""
USUAL_NUMBER: Final = 5
"""The higher number of a card that is yet to come."""

FIELDS: Final = (
    number("race"),
    number("section"),
    numbers("points"),
    table("results", domain="car"),
    numbers("order", domain="seat"),
    deck("pile", "speed", "card"),
    numbers("dealt", see=OWNER, domain="card", pool="speed"),
    table("hand", domain="card", pool="speed"),
    numbers("middle", domain="card", pool="speed"),
    numbers("threw", domain="seat"),
    numbers("swapped", domain="seat"),
    numbers("line", domain="slot"),
    numbers("damaged", domain="car"),
    numbers("grid", domain="car"),
    table("totals"),
    numbers("plan", domain="speed"),
    numbers("speed"),
    numbers("passed"),
    numbers("face_up", domain="car"),
    numbers("mark"),
    numbers("stopped", domain="car"),
)


class QuickGame(Game):
    """Quick Grand Prix with its options chosen. The components are flat lists, so that the rules read them fast."""

    def __init__(
        self, title: Title, rules: Rules, seats: int, options: dict[str, OptionValue], pack: Path | None, box: "Box"
    ) -> None:
        teams = list(dict.fromkeys(car.team for car in box.cars.cars))
        chosen = self._teams(options["teams"], seats, teams)
        # The teams that stay in the box keep their names, so that every slot has one.
        chosen += [team for team in teams if team not in chosen]
        car_titles = [f"{team} {letter}" for team in chosen for letter in "AB"]
        car_slugs = [title_.lower().replace(" ", "-") for title_ in car_titles]
        slots = [*car_slugs, "SL", *(f"gap-{slug}" for slug in car_slugs)]
        cards = [card.name for card in box.deck]
        speeds = ["pit", *(f"{card}-{end}" for card in cards for end in ("slow", "fast"))]
        speed_titles = ["pit stop", *(f"{c.name} at {n}" for c in box.deck for n in (c.slow, c.fast))]
        super().__init__(
            title,
            rules,
            seats,
            options,
            QuickState,
            FIELDS,
            [
                Names("seat", [team.lower() for team in chosen[:seats]], chosen[:seats]),
                Names("car", car_slugs, car_titles),
                Names("slot", slots, [*car_titles, "the SL card", *(f"the gap of {title_}" for title_ in car_titles)]),
                Names("letter", ["A", "B"]),
                Names("card", cards, [f"{card.name} ({card.slow}/{card.fast})" for card in box.deck]),
                Names("speed", speeds, speed_titles),
                Names("circuit", [c.id for c in box.circuits], [c.name for c in box.circuits]),
            ],
            {"speed": list(range(CARDS))},
            shared=["rules"],
            pack=pack,
        )
        by_name = {f"{car.team} {car.car}": car for car in box.cars.cars}
        sheet = [
            by_name[name].printed if options["cars"] == "printed" else by_name[name].balanced for name in car_titles
        ]
        self.power = [side.power for side in sheet]
        self.limit = [side.limit for side in sheet]
        self.damaged_power = box.cars.damaged.power
        self.damaged_limit = box.cars.damaged.limit
        self.number = [0] + [n for card in box.deck for n in (card.slow, card.fast)]
        """The speed number of each choice."""
        self.die = [card.die for card in box.deck]
        self.qualifying = [card.qualifying for card in box.deck]
        self.prize = box.season.points
        by_id = {circuit.id: number_ for number_, circuit in enumerate(box.circuits)}
        calendar = options["calendar"]
        assert isinstance(calendar, tuple)
        self.calendar = [by_id[id] for id in calendar]
        self.limits = [circuit.limits for circuit in box.circuits]
        self.drs = [[section + 1 in circuit.drs for section in range(SECTIONS)] for circuit in box.circuits]
        self.difficulty = [circuit.difficulty for circuit in box.circuits]
        laps = options["laps"]
        assert isinstance(laps, int)
        self.sections = SECTIONS * laps
        self.missing_die = str(options["missing_die"])
        self.ascending = options["deal_order"] == "ascending"
        self.leader_bonus = bool(options["leader_bonus"])
        self.box = box

    @staticmethod
    def _teams(wanted: OptionValue, seats: int, teams: list[str]) -> list[str]:
        assert isinstance(wanted, tuple)
        if len(set(wanted)) != len(wanted):
            raise BadOption("the option teams names a team twice; each seat needs a team of its own")
        if len(wanted) < seats:
            raise BadOption(f"the option teams names {len(wanted)} teams for {seats} seats; each seat needs a team")
        return [team for slug in wanted[:seats] for team in teams if team.lower() == slug]

    def check(self, state: State) -> str:
        from paddock.games.quick_grand_prix.position import impossible

        assert isinstance(state, QuickState)
        return super().check(state) or impossible(state)

    def set_up(self) -> State:
        from paddock.games.quick_grand_prix.sequence import SEASON

        state = QuickState(self)
        state.call(SEASON)
        return state


class QuickState(State):
    """A season in progress."""

    def __init__(self, game: QuickGame) -> None:
        super().__init__(game)
        self.rules = game
        """The components: the game itself, as what it is."""
        seats = game.seats
        cars = 2 * seats
        # The season
        self.race = 0
        self.points = [0] * seats
        self.results: list[list[int]] = []
        """The cars in finishing order, for each race done."""
        # The draft
        self.order: list[int] = []
        """The seats in the order of dealing."""
        self.pile: list[int] = []
        self.dealt = [NONE] * seats
        """Each seat's face-down card; public knowledge once the grid is formed."""
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        """The cards everybody knows a seat to hold."""
        self.middle: list[int] = list(range(CARDS))
        self.threw: list[int] = []
        """The seats that discarded their first card and still wait for a second."""
        self.swapped: list[int] = []
        """The seats that have used their swap while choosing from the middle."""
        # The race
        self.section = 0
        self.line: list[int] = []
        self.damaged: list[int] = []
        self.grid: list[int] = []
        """The cars in the order of the grid."""
        self.totals: list[list[int]] = [[] for _ in range(cars)]
        """The race card: each car's total speed in the sections driven, IN_THE_PITS for a stop."""
        # The round
        self.plan = [NONE] * cars
        """The choice of speed of each car, once revealed."""
        self.speed = [0] * cars
        """The total speed at which each car moves now."""
        self.passed = [0] * cars
        self.face_up: list[int] = []
        """The cars whose speed card still lies face up."""
        self.mark = [NONE] * cars
        """Where the gap of a car in the pits was before the cars moved; NONE again once it has returned."""
        self.stopped: list[int] = []
        """The cars that stopped this round and whose owner may still swap a card, in race order."""

    # ── QGP-6  The circuit ──

    @property
    def circuit(self) -> int:
        return self.rules.calendar[self.race]

    @property
    def safety_limit(self) -> int:
        rules = self.rules
        return rules.limits[rules.calendar[self.race]][self.section % SECTIONS]

    @property
    def is_drs(self) -> bool:
        rules = self.rules
        return rules.drs[rules.calendar[self.race]][self.section % SECTIONS]

    def cards_of(self, seat: int) -> list[int]:
        """All cards of a seat, the face-down one first."""
        face_down = self.dealt[seat]
        return self.hand[seat] if face_down == NONE else [face_down, *self.hand[seat]]

    # ── QGP-9, R-32  Who is ahead in the season ──

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
        return standings.places(self.points, self.finishes())

    def stage(self) -> int:
        return self.race

    def evaluate(self, seat: int) -> float:
        """Exact at the end; before, how likely each rival is to be beaten, by points, order on the road and cards.

        The weights were measured between good players: of a lead on the road about half is left after each section,
        but good cards last the whole race.
        """
        if self.over:
            return super().evaluate(seat)
        lasts = LEAD_LASTS ** (self.rules.sections - self.section) if self.line else 0.0
        expected = [points + (1.0 - lasts) * self.hand_worth(team) for team, points in enumerate(self.points)]
        place = 0
        for slot in self.line:
            if slot != SL_CARD:
                car = slot if slot < SL_CARD else slot - GAP
                expected[car // 2] += lasts * self.rules.prize[place]
                place += 1
        spread = RACE_SPREAD * sqrt(len(self.rules.calendar) - self.race)
        beaten = 0.0
        for team, points in enumerate(expected):
            if team != seat:
                beaten += 1.0 / (1.0 + exp((points - expected[seat]) / spread))
        return beaten / (len(expected) - 1)

    def hand_worth(self, seat: int) -> float:
        """The points that a hand may bring in a race: what counts are its higher numbers, the highest twice."""
        cards = self.cards_of(seat)
        highest = 0
        total = USUAL_NUMBER * (2 - len(cards))
        for card in cards:
            fast = self.rules.number[2 + 2 * card]
            total += fast
            highest = max(highest, fast)
        return 0.5 * (total + highest)
