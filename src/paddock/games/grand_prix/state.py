"""The facts of a race, and the components it is run with.

Cars are numbered 2·seat and 2·seat + 1 for a team's two Player Cars, then the Team NPCs in seat order, then the neutral
ones: always 22. A car stands on a space (`spot`; NONE once it is off the board) and has completed `lap` laps, -1 before
it first crosses the line; so its position, `lap` times the length of the track plus its sector, is one number that
compares, whatever happens to the car.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from paddock.core.errors import BadOption
from paddock.core.fields import OWNER, deck, number, numbers, table
from paddock.core.game import Game, Rules, Title
from paddock.core.names import NONE, Names
from paddock.core.names import numbers as number_names
from paddock.core.options import OptionValue
from paddock.core.state import State
from paddock.games.grand_prix.graph import Graph, ZonedGraph
from paddock.games.grand_prix.terms import (
    ALL_PIT,
    CARDS,
    CARS,
    DRIVE_THROUGH,
    DRY_WEATHER,
    ENGINE_STOP,
    EVENT_CARDS,
    FORWARD,
    GREEN,
    HARD,
    MAIN,
    NO_TEXT,
    ORDER_NAMES,
    REPAIR_ALL,
    SOLO,
    STOP_AND_GO,
    TRANSMISSION_STOP,
    TYRE_NAMES,
    WEAR_NAMES,
    WEARS,
    WING_STOP,
)
from paddock.games.grand_prix.track import LANE_LETTERS, LANES, PIT_LANE, WALL

if TYPE_CHECKING:
    from paddock.games.grand_prix.data import Box, Team

FIELDS: Final = (
    number("turn"),
    number("weather", domain="weather"),
    number("was_dry"),
    number("lap_shown"),
    number("zone", domain="sector"),
    number("first", domain="seat"),
    number("acting", domain="seat"),
    numbers("stood_down", domain="seat"),
    number("closed"),
    # Cards
    deck("race_deck", "race", "card"),
    table("hand", see=OWNER, domain="card", pool="race", unordered=True),
    numbers("discards", domain="card", pool="race"),
    deck("event_deck", "event", "event"),
    numbers("event_discards", domain="event", pool="event"),
    number("event", domain="event", pool="event"),
    # Cars
    numbers("grid", domain="car"),
    numbers("spot", domain="space"),
    numbers("lap"),
    numbers("pit_lane", domain="car"),
    numbers("waiting", domain="car"),
    numbers("lapped", domain="car"),
    numbers("finished", domain="car"),
    numbers("gone", domain="car"),
    numbers("gone_now", domain="car"),
    # Player Cars
    table("wear"),
    numbers("close_calls"),
    numbers("tyres", domain="tyre"),
    numbers("used", domain="car"),
    numbers("changed", domain="car"),
    # The action segment
    number("card", domain="card"),
    number("active", domain="car"),
    number("leg"),
    number("mode"),
    number("special"),
    number("mp"),
    number("visited"),
    number("diagonals"),
    number("linked"),
    numbers("train", domain="car"),
    number("step"),
    number("way"),
    numbers("movers", domain="car"),
    numbers("targets", domain="space"),
    number("lead"),
    # The event
    numbers("candidates", domain="car"),
    number("target", domain="car"),
    numbers("involved", domain="car"),
    numbers("orders", domain="order"),
    number("restarting"),
    # The pit stops
    numbers("stopped", domain="car"),
    number("repairs"),
    number("refitted"),
)


class GrandPrixGame(Game):
    """Grand Prix with its options chosen. The components are flat lists, so that the rules read them fast."""

    def __init__(
        self, title: Title, rules: Rules, seats: int, options: dict[str, OptionValue], pack: Path | None, box: "Box"
    ) -> None:
        from paddock.games.grand_prix.data import EVENTS, FLAGS, MOVEMENTS, SPECIALS, slug, track_named

        self.box = box
        self.track = track_named(box, str(options["track"]))
        self.teams = self._teams(options["teams"], seats, box)
        self.player_cars = 2 * seats
        self._call_up_cars(seats)
        track = self.track
        super().__init__(
            title,
            rules,
            seats,
            options,
            GrandPrixState,
            FIELDS,
            [
                Names("seat", [slug(team.name) for team in self.teams], [team.name for team in self.teams]),
                Names("car", [str(n) for n in self.numbers], [f"#{n}" for n in self.numbers]),
                Names(
                    "card",
                    [f"{slug(card.name)}-{card.number}" for card in box.cards],
                    [f"{card.name} ({card.number})" for card in box.cards],
                ),
                Names("event", [f"{slug(e.name)}-{e.number}" for e in box.events], [e.name for e in box.events]),
                Names("space", track.spaces),
                number_names("sector", track.length),
                Names("lane", list(LANE_LETTERS[:LANES])),
                Names("wear", WEAR_NAMES),
                Names("tyre", TYRE_NAMES),
                Names("weather", ["dry", "wet"]),
                Names("order", ORDER_NAMES),
            ],
            {"race": list(range(CARDS)), "event": list(range(EVENT_CARDS))},
            shared=["rules"],
            pack=pack,
        )
        # ── The race ──
        laps = options["laps"]
        assert isinstance(laps, int)
        self.laps = laps or track.laps
        self.length = track.length
        self.finish_line = self.laps * track.length
        self.sector_of = track.sector_of
        self.lane_of = track.lane_of
        self.next_base = [track.base[(sector + 1) % track.length] for sector in track.sector_of]
        """The innermost space of the sector ahead of each space."""
        tables = box.tables
        reach = tables.distances.safety_zone_reach
        plain = Graph(track)
        self.graphs = [*[ZonedGraph(track, plain, zone, reach) for zone in range(track.length)], plain]
        """The track with a zone around each sector; the last, which is also number NONE, has no zone."""
        self.next_corner = options["running_order"] == "next-corner"
        self.rank = [self._rank(space) for space in range(len(track.spaces))]
        """A number that is higher for a space that is further in the running order of one lap."""
        # ── Race cards ──
        self.mode = [MOVEMENTS.index(card.movement) for card in box.cards]
        self.speed = [card.speed for card in box.cards]
        self.pit_exit = [card.pit_exit for card in box.cards]
        self.card_wear = [NONE if card.wear == "none" else WEAR_NAMES.index(card.wear) for card in box.cards]
        self.card_close_calls = [card.close_call for card in box.cards]
        self.special = [SPECIALS.index(card.special) for card in box.cards]
        # ── Event cards ──
        self.event_id = [list(EVENTS).index(event.name) for event in box.events]
        """Which of the named events stands on each card."""
        self.flag = [FLAGS.index(event.flag) for event in box.events]
        self.pit_number = [ALL_PIT if e.pit_number == "all" else int(e.pit_number) for e in box.events]
        # ── Tables ──
        self.hand_size = tables.chart[seats - 2].hand
        self.points = tables.scoring.points
        cost = tables.duration
        self.duration = [cost.tyre, cost.suspension, cost.wing, cost.brakes, cost.transmission, cost.engine]
        self.tyre_change = cost.tyre_change
        self.speed_penalty = tables.wear.speed_penalty
        self.most_wear = len(self.speed_penalty)
        """A car with that many markers is out when it is activated."""
        self.npc_stop = tables.distances.npc_stop
        self.green_line = tables.distances.green_line
        self.second_cars_from = tables.distances.second_cars_from
        stops = tables.stops
        self.stop = [0] * len(ORDER_NAMES)
        """The spaces back that each order costs an NPC; of the first two, a Player Car too."""
        self.stop[DRIVE_THROUGH] = stops.drive_through
        self.stop[STOP_AND_GO] = stops.stop_and_go
        self.stop[REPAIR_ALL] = stops.mechanical_failure_npc
        self.stop[ENGINE_STOP] = stops.engine_problems_npc
        self.stop[TRANSMISSION_STOP] = stops.transmission_problems_npc
        self.stop[WING_STOP] = stops.wing_damage_npc
        self.repair_times = stops.mechanical_failure_times
        # ── Options ──
        self.start_weather = str(options["weather"])
        self.start_order = str(options["start_order"])
        self.pit_in_running_order = options["pit_order"] == "running"
        self.fresh_sets = bool(options["fresh_sets"])
        self.red_flag_stops = bool(options["red_flag_stops"])
        self.may_retire = bool(options["retirement"])
        previous = options["previous_winner"]
        assert isinstance(previous, int)
        self.previous_winner = self._previous_winner(previous)

    # ── GP-2.2.1  Teams ──

    @staticmethod
    def _teams(wanted: OptionValue, seats: int, box: "Box") -> list["Team"]:
        assert isinstance(wanted, tuple)
        if len(set(wanted)) != len(wanted):
            raise BadOption("the option teams names a team twice; each seat needs a team of its own")
        by_name = {team.name.lower(): team for team in box.teams}
        # Who is not named gets the next free team of the box.
        order = [*wanted, *(name for name in by_name if name not in wanted)]
        return [by_name[name] for name in order[:seats]]

    # ── GP-1.5, GP-2.3.1, GP-2.10, R-49  Cars ──

    def _call_up_cars(self, seats: int) -> None:
        from paddock.games.grand_prix.data import SYMBOLS

        row = self.box.tables.chart[seats - 2]
        npcs = self.box.npcs
        self.numbers = [number_ for team in self.teams for number_ in (team.car_a, team.car_b)]
        """The number on each car."""
        self.owner = [seat for seat in range(seats) for _ in range(2)]
        """The seat that may activate each car; NONE: anyone may."""
        self.symbol = ["none"] * (2 * seats)
        in_play = SYMBOLS[:seats] if row.team_npcs else ()
        for seat, symbol in enumerate(in_play):
            for npc in [npc for npc in npcs if npc.symbol == symbol][: row.team_npcs]:
                self.numbers.append(npc.number)
                self.owner.append(seat)
                self.symbol.append(symbol)
        if row.team_npcs:
            neutral = [npc for npc in npcs if npc.symbol not in in_play]
            if len(neutral) > row.neutral_npcs:  # four players: those without a symbol come first
                neutral.sort(key=lambda npc: npc.symbol != "none")
        else:
            neutral = sorted((npc for npc in npcs if npc.neutral_call), key=lambda npc: npc.neutral_call)
        for npc in neutral[: row.neutral_npcs]:
            self.numbers.append(npc.number)
            self.owner.append(NONE)
            self.symbol.append(npc.symbol)

        self.may_move_npc = [
            [car >= 2 * seats and self.owner[car] in (seat, NONE) for car in range(CARS)] for seat in range(seats)
        ]
        """For each seat, which NPCs it may activate."""

    def _previous_winner(self, number_: int) -> int:
        if number_ == 0 or number_ not in self.numbers:
            return NONE
        return self.numbers.index(number_)

    # ── GP-4.1.2, GP-13.3.1, GP-14.7, R-05, R-51  The running order within a lap ──

    def _rank(self, space: int) -> int:
        sector, lane = self.track.sector_of[space], self.track.lane_of[space]
        if lane < WALL and self.next_corner and not self.track.inside_is_pit[sector]:
            lane = self.track.widths[sector] - 1 - lane
        return sector * 8 + PIT_LANE - lane

    def set_up(self) -> State:
        from paddock.games.grand_prix.scripts import RACE

        state = GrandPrixState(self)
        state.call(RACE)
        return state

    def check(self, state: State) -> str:
        from paddock.games.grand_prix.position import impossible

        assert isinstance(state, GrandPrixState)
        return impossible(state) or super().check(state)


class GrandPrixState(State):
    """A race in progress."""

    def __init__(self, game: GrandPrixGame) -> None:
        super().__init__(game)
        self.rules = game
        """The components: the game itself, as what it is."""
        seats = game.seats
        cars = game.player_cars
        self.turn = 0
        self.weather = DRY_WEATHER
        self.was_dry = 0
        """1 once it has been dry at any time of the race."""
        self.lap_shown = 1
        self.zone = NONE
        """The sector around which the Safety Zone lies."""
        self.first = 0
        """Who holds the First Player marker."""
        self.acting = 0
        """Whose action segment it is; between segments, whose the last one was."""
        self.stood_down: list[int] = []
        """The seats without cards that have nothing more to do this turn."""
        self.closed = 0
        """1 once the race is over and the positions are final."""
        # Cards
        self.race_deck: list[int] = list(range(CARDS))
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        self.discards: list[int] = []
        self.event_deck: list[int] = list(range(EVENT_CARDS))
        self.event_discards: list[int] = []
        self.event = NONE
        """The event card drawn this turn."""
        # Cars
        self.grid: list[int] = []
        """The car on each grid position that has been filled; NONE where one waits for a car."""
        self.spot = [NONE] * CARS
        self.lap = [-1] * CARS
        self.pit_lane: list[int] = []
        """The cars in the pit lane in the order of arrival: of two in one space, the first lies at the bottom."""
        self.waiting: list[int] = []
        """The cars not yet activated this turn; a Player Car that is out waits to be used for a pass."""
        self.lapped: list[int] = []
        """The cars with a Lap Down marker."""
        self.finished: list[int] = []
        """The cars that have crossed the finish line, in that order."""
        self.gone: list[int] = []
        """The cars that are out of the race, in the order in which they left."""
        self.gone_now: list[int] = []
        """Those of them that left this turn."""
        # Player Cars
        self.wear: list[list[int]] = [[0] * cars for _ in range(WEARS)]
        """For each kind of wear, the markers on each Player Car."""
        self.close_calls = [0] * cars
        self.tyres = [HARD] * cars
        self.used: list[int] = []
        """The cars whose soft tyres have given their bonus."""
        self.changed: list[int] = []
        """The cars that have changed to another tyre type."""
        # The action segment
        self.card = NONE
        self.active = NONE
        self.leg = MAIN
        self.mode = SOLO
        self.special = NO_TEXT
        """The instruction of the card, while it applies."""
        self.mp = 0
        self.visited = 0
        """The lanes of the present sector that the active car has been in, as bits."""
        self.diagonals = 0
        """How many diagonal moves may still be made."""
        self.linked = 0
        """1 once a Racing Line has formed."""
        self.train: list[int] = []
        """The cars that move together: the first chooses the way, each other takes the place of the one ahead."""
        self.step = FORWARD
        self.way = FORWARD
        self.movers: list[int] = []
        """The cars of a step being made: the first of the train, then those it pushes, nearest first."""
        self.targets: list[int] = []
        """Where each of them goes."""
        self.lead = 0
        """The highest position in the race."""
        # The event
        self.candidates: list[int] = []
        self.target = NONE
        self.involved: list[int] = []
        """The Player Cars in a crash."""
        self.orders = [NONE] * CARS
        """What an event makes a car do in the pit step."""
        self.restarting = GREEN
        """The flag of the restart that is under way: DOUBLE_YELLOW or RED; else GREEN."""
        # The pit stops
        self.stopped: list[int] = []
        """The cars that have stopped this turn; the last may still be in service."""
        self.repairs = 0
        """The duration of the repairs made in the present stop."""
        self.refitted = 0
        """1 if tyres were changed in the present stop."""

    # ── Where cars are ──

    def is_racing(self, car: int) -> bool:
        """On the track, in the pit lane or off the track, and not across the finish line."""
        return self.spot[car] != NONE and car not in self.finished

    def sector(self, car: int) -> int:
        return self.rules.sector_of[self.spot[car]]

    def position(self, car: int) -> int:
        """How far the car has come, in sectors from the start/finish line of the first lap."""
        return self.lap[car] * self.rules.length + self.rules.sector_of[self.spot[car]]

    def on_track(self, car: int) -> bool:
        """On the racing surface: not in the pit lane, not beyond the wall."""
        space = self.spot[car]
        return space != NONE and self.rules.lane_of[space] < WALL

    def car_at(self, space: int) -> int:
        return self.spot.index(space) if space in self.spot else NONE

    def is_player_car(self, car: int) -> bool:
        return 0 <= car < self.rules.player_cars

    def wear_of(self, car: int) -> int:
        """The number of wear markers on a Player Car."""
        tyre, suspension, wing, brakes, transmission, engine, body = self.wear
        return tyre[car] + suspension[car] + wing[car] + brakes[car] + transmission[car] + engine[car] + body[car]

    def seats_in_order(self) -> list[int]:
        """GP-3.3.1  Turn order: the First Player, then clockwise."""
        seats = self.game.seats
        return [(self.first + step) % seats for step in range(seats)]

    def racing_cars_of(self, seat: int) -> list[int]:
        """The Player Cars of a team that are in the race."""
        return [car for car in (2 * seat, 2 * seat + 1) if self.is_racing(car)]

    # ── The result (scoring) ──

    def scores(self) -> list[int]:
        """GP-10.2.1: the points each team would have if the race ended now; final once it is over."""
        from paddock.games.grand_prix.scoring import points_of_seats

        return points_of_seats(self)

    def places(self) -> list[int]:
        from paddock.games.grand_prix.scoring import places_of_seats

        return places_of_seats(self)

    def finishes(self) -> list[list[int]]:
        from paddock.games.grand_prix.scoring import finishes_of_seats

        return finishes_of_seats(self)

    def stage(self) -> int:
        """A search may stop and judge at the end of a turn."""
        return self.turn

    def evaluate(self, seat: int) -> float:
        from paddock.games.grand_prix.judgement import prospects

        return super().evaluate(seat) if self.over else prospects(self, seat)
