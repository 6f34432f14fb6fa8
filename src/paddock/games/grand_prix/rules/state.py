"""The facts of a race.

Cars are numbered 2·seat and 2·seat + 1 for a team's two Player Cars, then the Team NPCs in seat order, then the neutral
ones: always 22. A car stands on a space (`spot`; NONE once it is off the board) and has completed `lap` laps, -1 before
it first crosses the line; so its position, `lap` times the length of the track plus its sector, is one number that
compares, whatever happens to the car.
"""

from typing import Annotated, Final

from mypy_extensions import i64

from paddock.core.facts import OWNER, deck, fact, facts_of
from paddock.core.game import Game
from paddock.core.names import NONE
from paddock.core.state import State
from paddock.core.vecs import vec
from paddock.games.grand_prix.rules.components import GrandPrixComponents
from paddock.games.grand_prix.rules.graph import Graph
from paddock.games.grand_prix.rules.terms import (
    BODY,
    BONUS,
    BRAKES,
    DIAGONAL,
    DRY_WEATHER,
    END_OUTSIDE,
    ENGINE,
    FORWARD,
    GREEN,
    HARD,
    LANES,
    LEAD,
    MAIN,
    NO_TEXT,
    RED,
    SOLO,
    SUSPENSION,
    TRANSMISSION,
    TYRE,
    WALL,
    WING,
)


class GrandPrixState(State):
    """A race in progress."""

    components: GrandPrixComponents

    # ── The race ──
    turn: Annotated[i64, fact(most="turn")]
    weather: Annotated[i64, fact(start=DRY_WEATHER, domain="weather")]
    was_dry: Annotated[i64, fact(most=1)]
    """1 once it has been dry at any time of the race."""
    lap_shown: Annotated[i64, fact(start=1, most="lap")]
    """The lap on the lap marker."""
    zone: Annotated[i64, fact(start=NONE, domain="sector")]
    """The sector around which the Safety Zone lies."""
    first: Annotated[i64, fact(domain="seat")]
    """Who holds the First Player marker."""
    acting: Annotated[i64, fact(domain="seat")]
    """Whose action segment it is; between segments, whose the last one was."""
    stood_down: Annotated[vec[i64], fact(domain="seat")]
    """The seats without cards that have nothing more to do this turn."""
    closed: Annotated[i64, fact(most=1)]
    """1 once the race is over and the positions are final."""

    # ── Cards ──
    race_deck: Annotated[vec[i64], deck("race", "card", shared=True)]
    hand: Annotated[vec[vec[i64]], fact(per="seat", see=OWNER, domain="card", pool="race", unordered=True, shared=True)]
    discards: Annotated[vec[i64], fact(domain="card", pool="race")]
    event_deck: Annotated[vec[i64], deck("event", "event", shared=True)]
    event_discards: Annotated[vec[i64], fact(domain="event", pool="event", shared=True)]
    event: Annotated[i64, fact(start=NONE, domain="event", pool="event")]
    """The event card drawn this turn."""

    # ── Cars ──
    grid: Annotated[vec[i64], fact(domain="car", shared=True)]
    """The car on each grid position that has been filled; NONE where one waits for a car."""
    spot: Annotated[vec[i64], fact(per="car", start=NONE, domain="space")]
    lap: Annotated[vec[i64], fact(per="car", start=-1, most="lap")]
    pit_lane: Annotated[vec[i64], fact(domain="car")]
    """The cars in the pit lane in the order of arrival: of two in one space, the first lies at the bottom."""
    waiting: Annotated[vec[i64], fact(domain="car")]
    """The cars not yet activated this turn; a Player Car that is out waits to be used for a pass."""
    lapped: Annotated[vec[i64], fact(domain="car", shared=True)]
    """The cars with a Lap Down marker."""
    finished: Annotated[vec[i64], fact(domain="car", shared=True)]
    """The cars that have crossed the finish line, in that order."""
    gone: Annotated[vec[i64], fact(domain="car", shared=True)]
    """The cars that are out of the race, in the order in which they left."""
    gone_now: Annotated[vec[i64], fact(domain="car", shared=True)]
    """Those of them that left this turn."""

    # ── Player Cars ──
    wear: Annotated[vec[vec[i64]], fact(per=("wear", "player car"), shared=True, most="wear marker")]
    """For each kind of wear, the markers on each Player Car."""
    close_calls: Annotated[vec[i64], fact(per="player car", shared=True, most="close call")]
    tyres: Annotated[vec[i64], fact(per="player car", start=HARD, domain="tyre", shared=True)]
    used: Annotated[vec[i64], fact(domain="car", shared=True)]
    """The cars whose soft tyres have given their bonus."""
    changed: Annotated[vec[i64], fact(domain="car", shared=True)]
    """The cars that have changed to another tyre type."""

    # ── The action segment ──
    card: Annotated[i64, fact(start=NONE, domain="card")]
    active: Annotated[i64, fact(start=NONE, domain="car")]
    leg: Annotated[i64, fact(start=MAIN, most=BONUS)]
    mode: Annotated[i64, fact(start=SOLO, most=LEAD)]
    special: Annotated[i64, fact(start=NO_TEXT, most=END_OUTSIDE)]
    """The instruction of the card, while it applies."""
    mp: Annotated[i64, fact(most="movement point")]
    """The movement points that are left."""
    visited: Annotated[i64, fact(most=2**LANES - 1)]
    """The lanes of the present sector that the active car has been in, as bits."""
    diagonals: Annotated[i64, fact(most=1)]
    """How many diagonal moves may still be made."""
    linked: Annotated[i64, fact(most=1)]
    """1 once a Racing Line has formed."""
    train: Annotated[vec[i64], fact(domain="car")]
    """The cars that move together: the first chooses the way, each other takes the place of the one ahead."""
    step: Annotated[i64, fact(start=FORWARD, most=DIAGONAL)]
    """The way of the step being made."""
    way: Annotated[i64, fact(start=FORWARD, most=DIAGONAL)]
    """The way in which the present car is pushed: at the edge of the track a push sideways turns forward."""
    movers: Annotated[vec[i64], fact(domain="car")]
    """The cars of a step being made: the first of the train, then those it pushes, nearest first."""
    targets: Annotated[vec[i64], fact(domain="space", longest="car")]
    """Where each of them goes."""
    lead: Annotated[i64, fact(least=-1, most="position")]
    """The highest position in the race."""

    # ── The event ──
    candidates: Annotated[vec[i64], fact(domain="car")]
    """The Player Cars that an event may hit, or that are still to be decided about in it or in the pits."""
    target: Annotated[i64, fact(start=NONE, domain="car")]
    """The car that the event hits."""
    involved: Annotated[vec[i64], fact(domain="car")]
    """The Player Cars in a crash."""
    orders: Annotated[vec[i64], fact(per="car", start=NONE, domain="order", shared=True)]
    """What an event makes a car do in the pit step."""
    restarting: Annotated[i64, fact(start=GREEN, most=RED)]
    """The flag of the restart that is under way: DOUBLE_YELLOW or RED; else GREEN."""

    # ── The pit stops ──
    stopped: Annotated[vec[i64], fact(domain="car")]
    """The cars that have stopped this turn; the last may still be in service."""
    repairs: Annotated[i64, fact(most="duration")]
    """The duration of the repairs made in the present stop."""
    refitted: Annotated[i64, fact(most=1)]
    """1 if tyres were changed in the present stop."""

    # No facts: they follow from where the cars are. A copy may begin without them, and finds them when it needs them.
    _has_board = False
    """Whether the table of `board` is there; never in a copy."""
    _lead_is_known: bool = False
    """Whether `lead` is right: all cars that have moved since it was found out have driven."""
    _tail: i64 = 0
    """If so, the lowest position when it was found out: nobody is further back now."""

    def __init__(self, game: Game, components: GrandPrixComponents) -> None:
        super().__init__(game)
        self.components = components
        self._board = vec[i64]()

    # ── Where cars are ──

    @property
    def graph(self) -> Graph:
        """The track as it is now, with the Safety Zone if there is one."""
        return self.components.graphs[self.zone]

    def is_racing(self, car: i64) -> bool:
        """On the track, in the pit lane or off the track, and not across the finish line."""
        return self.spot[car] >= 0 and car not in self.finished

    def sector(self, car: i64) -> i64:
        return self.components.sector_of[self.spot[car]]

    def position(self, car: i64) -> i64:
        """How far the car has come, in sectors from the start/finish line of the first lap."""
        return self.lap[car] * self.components.length + self.components.sector_of[self.spot[car]]

    def on_track(self, car: i64) -> bool:
        """On the racing surface: not in the pit lane, not beyond the wall."""
        space = self.spot[car]
        return space >= 0 and self.components.lane_of[space] < WALL

    def board(self) -> vec[i64]:
        """The car on each racing space, NONE where there is none. (Several may be in the pit lane or beyond the wall:
        what the row says of those spaces means nothing.)"""
        if not self._has_board:
            spaces = len(self.components.lane_of)
            board = vec[i64]([NONE] * (spaces + 1))  # the last is where cars off the board go
            for car, space in enumerate(self.spot):
                board[space] = car
            self._board = board
            self._has_board = True
        return self._board

    def car_at(self, space: i64) -> i64:
        """The car on a racing space, or NONE."""
        return self.board()[space]

    def put(self, car: i64, space: i64) -> None:
        """Put a car onto any space, or NONE: off the board. Rules move cars in this way, or let them `drive`."""
        self._lead_is_known = False
        if self._has_board:
            board = self._board
            before = self.spot[car]
            if board[before] == car:
                board[before] = NONE
            board[space] = car
        self.spot[car] = space

    def drive(self, car: i64, space: i64) -> bool:
        """Put a car onto a space beside or ahead of it; over the line a lap is counted. True: it leads the race now, or
        has finished it."""
        board = self.board()
        spot = self.spot
        before = spot[car]
        if board[before] == car:
            board[before] = NONE
        board[space] = car
        spot[car] = space
        components = self.components
        sector = components.sector_of[space]
        left = components.sector_of[before]
        if sector == left:
            return False
        lap = self.lap[car]
        if sector < left:
            lap += 1
            self.lap[car] = lap
        return lap * components.length + sector > self.lead or lap >= components.laps

    def drive_each(self, cars: vec[i64], spaces: vec[i64]) -> bool:
        """The same for several cars, from the front to the back, where each goes onto the space that the one before it
        has left; True if it is so of any of them."""
        board = self.board()
        spot = self.spot
        components = self.components
        sector_of = components.sector_of
        front = (self.lead + 1) % components.length
        is_notable = False
        before: i64 = NONE
        for at, car in enumerate(cars):
            space = spaces[at]
            before = spot[car]
            board[space] = car
            spot[car] = space
            sector = sector_of[space]
            if sector < sector_of[before]:
                self.lap[car] += 1
                if self.lap[car] >= components.laps:
                    is_notable = True
            if sector == front and self.lap[car] * components.length + sector > self.lead:
                is_notable = True
        if board[before] == cars[-1]:
            board[before] = NONE
        return is_notable

    def put_all(self, spot: vec[i64]) -> None:
        """Put every car where this row, which the state keeps, says."""
        self._lead_is_known = False
        self.spot = spot
        self._has_board = False

    def put_back(self, spot: vec[i64], board: vec[i64]) -> None:
        """The same for whoever has kept the table too, and knows who leads."""
        self.spot = spot
        self._board = board
        self._has_board = True

    # ── Whose they are ──

    def is_player_car(self, car: i64) -> bool:
        return 0 <= car < self.components.player_cars

    def team_mate(self, car: i64) -> i64:
        """The other Player Car of the same team."""
        return car + 1 if car % 2 == 0 else car - 1

    def wear_of(self, car: i64) -> i64:
        """The number of wear markers on a Player Car."""
        wear = self.wear
        light = wear[TYRE][car] + wear[SUSPENSION][car] + wear[WING][car] + wear[BRAKES][car]
        return light + wear[TRANSMISSION][car] + wear[ENGINE][car] + wear[BODY][car]

    def racing_cars_of(self, seat: i64) -> vec[i64]:
        """The Player Cars of a team that are in the race."""
        return vec[i64]([car for car in range(2 * seat, 2 * seat + 2) if self.is_racing(car)])

    # ── GP-3.3.1  Turn order: the First Player, then clockwise ──

    def seats_in_order(self) -> vec[i64]:
        seats = self.game.seats
        return vec[i64]([(self.first + step) % seats for step in range(seats)])


FACTS: Final = facts_of(GrandPrixState)
