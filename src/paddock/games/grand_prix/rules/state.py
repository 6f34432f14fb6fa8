"""The facts of a race.

Cars are numbered 2·seat and 2·seat + 1 for a team's two Player Cars, then the Team NPCs in seat order, then the neutral
ones: always 22. A car stands on a space (`spot`; NONE once it is off the board) and has completed `lap` laps, -1 before
it first crosses the line; so its position, `lap` times the length of the track plus its sector, is one number that
compares, whatever happens to the car.
"""

from typing import Annotated, Final

from paddock.core.facts import OWNER, deck, fact, facts_of
from paddock.core.game import Game
from paddock.core.names import NONE
from paddock.core.state import State
from paddock.games.grand_prix.rules.components import GrandPrixComponents
from paddock.games.grand_prix.rules.terms import DRY_WEATHER, FORWARD, GREEN, HARD, MAIN, NO_TEXT, SOLO, WALL


class GrandPrixState(State):
    """A race in progress."""

    components: GrandPrixComponents

    # ── The race ──
    turn: Annotated[int, fact()]
    weather: Annotated[int, fact(start=DRY_WEATHER, domain="weather")]
    was_dry: Annotated[int, fact()]
    """1 once it has been dry at any time of the race."""
    lap_shown: Annotated[int, fact(start=1)]
    """The lap on the lap marker."""
    zone: Annotated[int, fact(start=NONE, domain="sector")]
    """The sector around which the Safety Zone lies."""
    first: Annotated[int, fact(domain="seat")]
    """Who holds the First Player marker."""
    acting: Annotated[int, fact(domain="seat")]
    """Whose action segment it is; between segments, whose the last one was."""
    stood_down: Annotated[list[int], fact(domain="seat")]
    """The seats without cards that have nothing more to do this turn."""
    closed: Annotated[int, fact()]
    """1 once the race is over and the positions are final."""

    # ── Cards ──
    race_deck: Annotated[list[int], deck("race", "card")]
    hand: Annotated[list[list[int]], fact(per="seat", see=OWNER, domain="card", pool="race", unordered=True)]
    discards: Annotated[list[int], fact(domain="card", pool="race")]
    event_deck: Annotated[list[int], deck("event", "event")]
    event_discards: Annotated[list[int], fact(domain="event", pool="event")]
    event: Annotated[int, fact(start=NONE, domain="event", pool="event")]
    """The event card drawn this turn."""

    # ── Cars ──
    grid: Annotated[list[int], fact(domain="car")]
    """The car on each grid position that has been filled; NONE where one waits for a car."""
    spot: Annotated[list[int], fact(per="car", start=NONE, domain="space")]
    lap: Annotated[list[int], fact(per="car", start=-1)]
    pit_lane: Annotated[list[int], fact(domain="car")]
    """The cars in the pit lane in the order of arrival: of two in one space, the first lies at the bottom."""
    waiting: Annotated[list[int], fact(domain="car")]
    """The cars not yet activated this turn; a Player Car that is out waits to be used for a pass."""
    lapped: Annotated[list[int], fact(domain="car")]
    """The cars with a Lap Down marker."""
    finished: Annotated[list[int], fact(domain="car")]
    """The cars that have crossed the finish line, in that order."""
    gone: Annotated[list[int], fact(domain="car")]
    """The cars that are out of the race, in the order in which they left."""
    gone_now: Annotated[list[int], fact(domain="car")]
    """Those of them that left this turn."""

    # ── Player Cars ──
    wear: Annotated[list[list[int]], fact(per=("wear", "player car"))]
    """For each kind of wear, the markers on each Player Car."""
    close_calls: Annotated[list[int], fact(per="player car")]
    tyres: Annotated[list[int], fact(per="player car", start=HARD, domain="tyre")]
    used: Annotated[list[int], fact(domain="car")]
    """The cars whose soft tyres have given their bonus."""
    changed: Annotated[list[int], fact(domain="car")]
    """The cars that have changed to another tyre type."""

    # ── The action segment ──
    card: Annotated[int, fact(start=NONE, domain="card")]
    active: Annotated[int, fact(start=NONE, domain="car")]
    leg: Annotated[int, fact(start=MAIN)]
    mode: Annotated[int, fact(start=SOLO)]
    special: Annotated[int, fact(start=NO_TEXT)]
    """The instruction of the card, while it applies."""
    mp: Annotated[int, fact()]
    """The movement points that are left."""
    visited: Annotated[int, fact()]
    """The lanes of the present sector that the active car has been in, as bits."""
    diagonals: Annotated[int, fact()]
    """How many diagonal moves may still be made."""
    linked: Annotated[int, fact()]
    """1 once a Racing Line has formed."""
    train: Annotated[list[int], fact(domain="car")]
    """The cars that move together: the first chooses the way, each other takes the place of the one ahead."""
    step: Annotated[int, fact(start=FORWARD)]
    """The way of the step being made."""
    way: Annotated[int, fact(start=FORWARD)]
    """The way in which the present car is pushed: at the edge of the track a push sideways turns forward."""
    movers: Annotated[list[int], fact(domain="car")]
    """The cars of a step being made: the first of the train, then those it pushes, nearest first."""
    targets: Annotated[list[int], fact(domain="space")]
    """Where each of them goes."""
    lead: Annotated[int, fact()]
    """The highest position in the race."""

    # ── The event ──
    candidates: Annotated[list[int], fact(domain="car")]
    """The Player Cars that an event may hit, or that are still to be decided about in it or in the pits."""
    target: Annotated[int, fact(start=NONE, domain="car")]
    """The car that the event hits."""
    involved: Annotated[list[int], fact(domain="car")]
    """The Player Cars in a crash."""
    orders: Annotated[list[int], fact(per="car", start=NONE, domain="order")]
    """What an event makes a car do in the pit step."""
    restarting: Annotated[int, fact(start=GREEN)]
    """The flag of the restart that is under way: DOUBLE_YELLOW or RED; else GREEN."""

    # ── The pit stops ──
    stopped: Annotated[list[int], fact(domain="car")]
    """The cars that have stopped this turn; the last may still be in service."""
    repairs: Annotated[int, fact()]
    """The duration of the repairs made in the present stop."""
    refitted: Annotated[int, fact()]
    """1 if tyres were changed in the present stop."""

    # No fact: it follows from `spot`. A copy begins without one, and makes its own when it is first asked.
    _board: list[int] = []  # noqa: RUF012 (never changed in place while it is empty)

    def __init__(self, game: Game, components: GrandPrixComponents) -> None:
        super().__init__(game)
        self.components = components

    # ── Where cars are ──

    def is_racing(self, car: int) -> bool:
        """On the track, in the pit lane or off the track, and not across the finish line."""
        return self.spot[car] != NONE and car not in self.finished

    def sector(self, car: int) -> int:
        return self.components.sector_of[self.spot[car]]

    def position(self, car: int) -> int:
        """How far the car has come, in sectors from the start/finish line of the first lap."""
        return self.lap[car] * self.components.length + self.components.sector_of[self.spot[car]]

    def on_track(self, car: int) -> bool:
        """On the racing surface: not in the pit lane, not beyond the wall."""
        space = self.spot[car]
        return space != NONE and self.components.lane_of[space] < WALL

    def board(self) -> list[int]:
        """The car on each racing space, NONE where there is none. (Several may be in the pit lane or beyond the wall:
        what the list says of those spaces means nothing.)"""
        if not self._board:
            board = [NONE] * (len(self.components.lane_of) + 1)  # the last is where cars off the board go
            for car, space in enumerate(self.spot):
                board[space] = car
            self._board = board
        return self._board

    def car_at(self, space: int) -> int:
        """The car on a racing space, or NONE."""
        return self.board()[space]

    def put(self, car: int, space: int) -> None:
        """Put a car onto a space, or NONE: off the board. Rules move cars in no other way."""
        board = self._board
        if board:
            before = self.spot[car]
            if board[before] == car:
                board[before] = NONE
            board[space] = car
        self.spot[car] = space

    def put_all(self, spot: list[int]) -> None:
        """Put every car where this list, which the state keeps, says."""
        board = self._board
        if board:
            before = self.spot
            for car, space in enumerate(spot):
                if before[car] != space:
                    if board[before[car]] == car:
                        board[before[car]] = NONE
                    board[space] = car
        self.spot = spot

    # ── Whose they are ──

    def is_player_car(self, car: int) -> bool:
        return 0 <= car < self.components.player_cars

    def team_mate(self, car: int) -> int:
        """The other Player Car of the same team."""
        return car + 1 if car % 2 == 0 else car - 1

    def wear_of(self, car: int) -> int:
        """The number of wear markers on a Player Car."""
        tyre, suspension, wing, brakes, transmission, engine, body = self.wear
        return tyre[car] + suspension[car] + wing[car] + brakes[car] + transmission[car] + engine[car] + body[car]

    def racing_cars_of(self, seat: int) -> list[int]:
        """The Player Cars of a team that are in the race."""
        return [car for car in (2 * seat, 2 * seat + 1) if self.is_racing(car)]

    # ── GP-3.3.1  Turn order: the First Player, then clockwise ──

    def seats_in_order(self) -> list[int]:
        seats = self.game.seats
        return [(self.first + step) % seats for step in range(seats)]


FACTS: Final = facts_of(GrandPrixState)
