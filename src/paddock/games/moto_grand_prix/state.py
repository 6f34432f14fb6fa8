"""The facts of a MotoGrandPrix race, and the components it is raced with.

Bikes are small numbers; with two bikes a player those of a seat are 2·seat and 2·seat + 1. Where a bike is, is said by
its *distance*, the rows it has come since the finish line (the front row of the grid is -1), and its lane; a lane of
NONE means that the bike is off the track.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from paddock.core.errors import BadOption
from paddock.core.fields import number, numbers, table
from paddock.core.game import Game, Rules, Title
from paddock.core.names import NONE, Names
from paddock.core.options import OptionValue
from paddock.core.state import State
from paddock.games.moto_grand_prix.circuit import LANES, Circuit
from paddock.games.moto_grand_prix.data import BIKES_PER_TEAM
from paddock.games.moto_grand_prix.own_track import own_sheet

if TYPE_CHECKING:
    from paddock.games.moto_grand_prix.data import Box, Team
    from paddock.games.moto_grand_prix.pace import Pace

BASIC: Final = 0
STANDARD: Final = 1
EXPERT: Final = 2
LEVELS: Final = ("basic", "standard", "expert")

QUALIFYING_LAP: Final = 0
RACE: Final = 1

STRAIGHT: Final = 0
LEANING: Final = 1
WHEELIE: Final = 2

FACES: Final = 6
PAIRS: Final = [(low, high) for low in range(1, FACES + 1) for high in range(low, FACES + 1)]
"""Two dice that cannot be told apart: the lower face first."""

# ── What a ride is made of: where to, which flips, what is paid ──

MOST_ROWS: Final = 17
"""Two sixes, downhill, slipstream, and three engine points."""
PLACES: Final = (MOST_ROWS + 1) * LANES
"""3·rows + lane, as seen from the bike."""

KEEP: Final = 0
FLIP_LOW: Final = 1
FLIP_HIGH: Final = 2
FLIP_BOTH: Final = 3
FLIP_DIE: Final = 4
LOW_ONLY: Final = 5
LOW_FLIPPED: Final = 6
HIGH_ONLY: Final = 7
HIGH_FLIPPED: Final = 8
FLIPS: Final = ("keep", "flip-low", "flip-high", "flip-both", "flip", "low", "low-flipped", "high", "high-flipped")

FREE: Final = 0
ENGINE: Final = 0
"""ENGINE + n: n engine points are spent."""
FRONT: Final = 3
"""FRONT + n: n front tire points are spent."""
PAYMENTS: Final = ("free", "engine-1", "engine-2", "engine-3", *(f"front-{points}" for points in range(1, 8)))

WAYS: Final = 9 * 11
"""How many combinations of flips and payment there are for each place."""

FIELDS: Final = (
    number("session", domain="session"),
    number("turn"),
    number("lap"),
    table("rolls"),
    numbers("grid", domain="bike"),
    numbers("distance"),
    numbers("lane", domain="lane"),
    numbers("front"),
    numbers("rear"),
    numbers("engine"),
    numbers("stance", domain="stance"),
    numbers("queue", domain="bike"),
    numbers("low"),
    numbers("high"),
    numbers("slip"),
    numbers("contact"),
    numbers("rolling", domain="bike"),
    numbers("chain", domain="bike"),
    numbers("finished", domain="bike"),
    numbers("out", domain="bike"),
)


class MotoGame(Game):
    """MotoGrandPrix with its options chosen. The circuit is flat lists, so that the rules read it fast."""

    def __init__(
        self, title: Title, rules: Rules, seats: int, options: dict[str, OptionValue], pack: Path | None, box: "Box"
    ) -> None:
        self.bikes_per_seat = _whole(options["bikes"])
        self.bikes = seats * self.bikes_per_seat
        circuits = box.circuits
        if options["track"]:
            sheet = own_sheet(str(options["track"]))
            circuits = [*circuits, sheet]
        else:
            sheet = next(sheet for sheet in circuits if sheet.id == options["circuit"])
        colours = [team.colour for team in box.bikes.teams]
        riders = _riders(options["colours"], seats, self.bikes_per_seat, box.bikes.teams)
        self.team = [colour for colour, _ in riders]
        """The colour of each bike, which is its team."""
        self.boxes = _boxes(_whole(options["boxes"]), self.team, sheet.boxes, box)
        slugs = [f"{colours[colour]}-{number_}" for colour, number_ in riders]
        titles = [f"{colours[colour].title()} {number_}" for colour, number_ in riders]
        both = [colours[colour] for colour in self.team[::2]]
        places = [f"{rows}-{lane}" for rows in range(MOST_ROWS + 1) for lane in ("left", "centre", "right")]
        super().__init__(
            title,
            rules,
            seats,
            options,
            MotoState,
            FIELDS,
            [
                Names("seat", slugs, titles)
                if self.bikes_per_seat == 1
                else Names("seat", both, [colour.title() for colour in both]),
                Names("bike", slugs, titles),
                Names("team", colours, [colour.title() for colour in colours]),
                Names("session", ["qualifying-lap", "race"], ["qualifying lap", "race"]),
                Names("lane", ["left", "centre", "right"]),
                Names("stance", ["straight", "leaning", "wheelie"]),
                Names("pair", [f"{low}-{high}" for low, high in PAIRS]),
                Names("face", [str(face) for face in range(1, FACES + 1)]),
                Names("place", places),
                Names("flip", FLIPS),
                Names("pay", PAYMENTS),
                Names("circuit", [each.id for each in circuits], [each.name for each in circuits]),
            ],
            {},
            shared=["rules"],
            pack=pack,
        )
        self.level = LEVELS.index(str(options["level"]))
        self.layout_driven = sheet.layout if options["direction"] == "as-laid" else sheet.layout.reversed()
        """The tiles in driving order."""
        uphill = -1 if options["uphill"] == "slower" else 1
        self.circuit = Circuit(self.layout_driven, options["cornering"] == "corner-end", uphill)
        self.sheet = sheet
        self.circuit_number = circuits.index(sheet)
        self.laps = _whole(options["laps"]) or sheet.laps
        self.dial = box.bikes.dial
        self.engine_per_turn = box.bikes.engine_per_turn
        self.points = box.points
        self.qualifying_lap = options["qualifying"] == "lap"
        self.teams = bool(options["teams"])
        self.retiring = bool(options["retiring"])
        self.beside_adjacent = options["beside"] == "adjacent"
        self.redline_rolled = options["redline"] == "rolled"
        self.box = box
        self.pace: Pace | None = None
        """Turns to go all along the race, once somebody has asked."""

    def set_up(self) -> State:
        from paddock.games.moto_grand_prix.sequence import GRAND_PRIX

        state = MotoState(self)
        state.call(GRAND_PRIX)
        return state

    def seat_of(self, bike: int) -> int:
        return bike // self.bikes_per_seat

    def bike_name(self, bike: int) -> str:
        return f"bike:{self.domains['bike'].slug(bike)}"

    def check(self, state: State) -> str:
        from paddock.games.moto_grand_prix.position import impossible

        assert isinstance(state, MotoState)
        return impossible(state)


def _whole(value: OptionValue) -> int:
    assert isinstance(value, int)
    return value


def _riders(wanted: OptionValue, seats: int, bikes_per_seat: int, teams: "list[Team]") -> list[tuple[int, int]]:
    """MGP-B.3, MGP-B.9: the colour and the number of each bike. Who has chosen no colour takes the next one that is
    free: each of a box, then, with one bike a seat, each of them again, then those of the next box."""
    assert isinstance(wanted, tuple)
    seats_a_colour = BIKES_PER_TEAM // bikes_per_seat
    free: list[int] = []
    for box in range(1, teams[-1].box + 1):
        free += [colour for colour, team in enumerate(teams) if team.box == box] * seats_a_colour
    taken = [[team.colour for team in teams].index(name) for name in wanted[:seats]]
    for colour in taken:
        if colour not in free:
            raise BadOption(f"the option colours names {teams[colour].colour} more than {seats_a_colour} times")
        free.remove(colour)
    taken += free[: seats - len(taken)]
    if bikes_per_seat == BIKES_PER_TEAM:
        return [(colour, number_) for colour in taken for number_ in (1, 2)]
    return [(colour, 1 + taken[:seat].count(colour)) for seat, colour in enumerate(taken)]


def _boxes(wanted: int, team: list[int], for_track: int, box: "Box") -> int:
    """MGP-B.30, MGP-T.19: how many boxes are on the table."""
    bikes = len(team)
    for_colours = max(box.bikes.teams[colour].box for colour in team)
    needed = max(-(-bikes // box.bikes.bikes), for_colours, for_track)
    if wanted and bikes > wanted * box.bikes.bikes:
        raise BadOption(f"{bikes} bikes need {needed} boxes of {box.bikes.bikes}, but the option boxes says {wanted}")
    if wanted and wanted < for_track:
        raise BadOption(f"this circuit needs the tiles of {for_track} boxes, but the option boxes says {wanted}")
    if wanted and wanted < for_colours:
        raise BadOption(f"these colours are those of {for_colours} boxes, but the option boxes says {wanted}")
    return wanted or needed


class MotoState(State):
    """A race in progress."""

    def __init__(self, game: MotoGame) -> None:
        super().__init__(game)
        self.rules = game
        """The game itself, known for what it is."""
        bikes = game.bikes
        self.session = QUALIFYING_LAP if game.qualifying_lap else RACE
        self.turn = 0
        """Counts from 1; the first turn of Standard and Expert is the start turn."""
        self.lap = 1
        """The lap counter, moved by the leading bike."""
        self.rolls: list[list[int]] = [[] for _ in range(bikes)]
        """The totals each bike rolled for its place on the grid: more than one where ties were rolled off."""
        self.grid: list[int] = []
        """The bikes in the order of the grid."""
        self.distance = [NONE] * bikes
        self.lane = [NONE] * bikes
        self.front = [game.dial] * bikes
        self.rear = [game.dial] * bikes
        self.engine = [game.dial] * bikes
        self.stance = [STRAIGHT] * bikes
        self.queue: list[int] = []
        """The bikes that have still to act in this turn, in order; the first is acting."""
        self.low = [0] * bikes
        """The lower of the dice a bike has rolled or copied in this turn; 0 while it has none."""
        self.high = [0] * bikes
        """The higher one; 0 with one die only."""
        self.slip = [0] * bikes
        """1 for a bike with a slipstream counter."""
        self.contact = [0] * bikes
        """1 for a bike that had a contact in this turn."""
        self.rolling: list[int] = []
        """The bikes that have still to roll in a contest."""
        self.chain: list[int] = []
        """The bikes that have declared to slipstream the acting one, front to back."""
        self.finished: list[int] = []
        """In the order of the classification."""
        self.out: list[int] = []
        """The bikes that have dropped out, in that order."""

    @property
    def goal(self) -> int:
        """The distance at which a bike has completed the race or, in qualifying, the lap."""
        game = self.rules
        return (game.laps if self.session == RACE else 1) * game.circuit.rows

    @property
    def is_start_turn(self) -> bool:
        return self.turn == 1 and self.rules.level > BASIC

    def row(self, bike: int) -> int:
        return self.distance[bike] % self.rules.circuit.rows

    def rank(self, bike: int) -> int:
        """MGP-B.7: how far the bike stands from the racing line, in lanes."""
        circuit = self.rules.circuit
        return circuit.rank[self.distance[bike] % circuit.rows][self.lane[bike]]

    # ── MGP-B.13, MGP-A.11, MGP-A.20  Who is ahead: further, and in the same row nearer to the racing line ──

    def on_track_in_order(self) -> list[int]:
        keys: list[int] = []
        circuit = self.rules.circuit
        for bike, lane in enumerate(self.lane):
            if lane != NONE:
                distance = self.distance[bike]
                keys.append((circuit.rank[distance % circuit.rows][lane] - 4 * distance) * 32 + bike)
        keys.sort()
        return [key & 31 for key in keys]

    def drop_outs_in_order(self) -> list[int]:
        """MGP-A.30: by distance; who came as far later in the race is ahead."""
        return sorted(self.out, key=lambda bike: (-self.distance[bike], -self.out.index(bike)))

    def classification(self) -> list[int]:
        """All bikes, the best first: finished, racing, dropped out."""
        return self.finished + self.on_track_in_order() + self.drop_outs_in_order()

    # ── MGP-C.1, MGP-C.2, MGP-A.30  Points of the race ──

    def scores(self) -> list[int]:
        """Riders' points: those of the places of all bikes of the seat that have finished the race."""
        game = self.rules
        scores = [0] * game.seats
        if self.session == RACE:
            for place, bike in enumerate(self.finished[: len(game.points)]):
                scores[game.seat_of(bike)] += game.points[place]
        return scores

    def team_scores(self) -> list[int]:
        """MGP-C.3: the points of all bikes of the same colour."""
        game = self.rules
        scores = [0] * len(game.domains["team"])
        if self.session == RACE:
            for place, bike in enumerate(self.finished[: len(game.points)]):
                scores[game.team[bike]] += game.points[place]
        return scores

    def places(self) -> list[int]:
        """MGP-B.27: the place of a seat is that of its best bike among the best bikes of the seats."""
        seats: list[int] = []
        for bike in self.classification():
            seat = self.rules.seat_of(bike)
            if seat not in seats:
                seats.append(seat)
        return [1 + seats.index(seat) if seat in seats else 1 for seat in range(self.game.seats)]

    def finishes(self) -> list[list[int]]:
        """The places of each seat's bikes that have finished."""
        found: list[list[int]] = [[] for _ in range(self.game.seats)]
        for place, bike in enumerate(self.finished, 1):
            found[self.rules.seat_of(bike)].append(place)
        return found

    def stage(self) -> int:
        return self.session

    def evaluate(self, seat: int) -> float:
        """Exact at the end; before, how much sooner the seat's best bike should be home than each rival's."""
        if self.over:
            return super().evaluate(seat)
        from paddock.games.moto_grand_prix.pace import lead_over_rivals

        return lead_over_rivals(self, seat)
