"""Championships: several games with the same people, and their standings."""

from typing import Any

import msgspec

from paddock.server.wire.messages.base import Struct
from paddock.server.wire.messages.games import ClockSetting, SeatSetting


class NewSeason(Struct):
    """A championship: every round is a table of its own, with the same people at it."""

    name: str
    title: str
    seats: list[SeatSetting]
    """The entrants; each needs a name of its own."""
    rounds: list[dict[str, Any]]
    """The options of each round's game."""
    best: int = 0
    """How many rounds count for each entrant; 0: all."""
    clock: ClockSetting = msgspec.field(default_factory=ClockSetting)
    listed: bool = False
    spectators: bool = True
    language: str = "en"
    pack: str = ""
    """The content pack of all its races; empty: our own data."""


class SeasonCreated(Struct):
    season: str
    secret: str
    """Lets a browser open the races. Shown once; the server keeps only its hash."""


class SeasonCommand(Struct):
    """Open the table of the next race."""

    secret: str
    seals: bool = False
    """Whether the organiser's program seals words for its seats: then the race waits for them."""


class SeasonRound(Struct):
    name: str
    """Where it is raced."""
    game: str
    """The table; empty: not opened yet."""
    status: str
    """planned, open (its table is waiting or running), done"""


class SeasonLine(Struct):
    """A line of the standings."""

    place: int
    entrant: str
    seat: int
    team: str
    """What it races as: colours go by it."""
    points: float
    by_round: list[float]
    totals: list[float]
    """The points that counted after each round."""
    dropped: list[int]
    """The rounds, from 0, that do not count."""
    finishes: list[int]
    """How often this entrant was first, second and so on: it decides between equal points."""


class SeasonInfo(Struct):
    season: str
    name: str
    title: str
    title_name: str
    best: int
    over: bool
    rounds: list[SeasonRound]
    standings: list[SeasonLine]
