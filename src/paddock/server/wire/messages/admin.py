"""For whoever runs the house."""

import msgspec

from paddock.server.wire.messages.base import Struct
from paddock.server.wire.messages.games import GameInfo


class Found(Struct):
    """Tables, the newest first."""

    games: list[GameInfo]


class CloseTable(Struct):
    reason: str = ""


class SeatNumber(Struct):
    seat: int


class Announcement(Struct):
    text: str


class Announced(Struct):
    tables: int


class BanList(Struct):
    addresses: list[str] = msgspec.field(default_factory=list)
    names: list[str] = msgspec.field(default_factory=list)


class HouseState(Struct):
    """How the house is: whether it takes people in, what it counts, and what went wrong lately."""

    ready: bool
    reason: str
    figures: dict[str, float]
    errors: list[str]


class Carried(Struct):
    """It was carried out."""

    done: bool = True
