"""The lobby: making a game, taking a seat, and what everybody may know about a game."""

from typing import Any

import msgspec

from paddock.server.wire.messages.base import Struct


class ClockSetting(Struct):
    """none; move and days: seconds for each decision; bank: seconds for the whole game."""

    kind: str = "none"
    seconds: int = 0


class SeatSetting(Struct):
    """Who shall sit here. kind: me, friend (by link), hotseat (this browser too), bot."""

    kind: str
    name: str = ""
    level: str = "medium"


class NewGame(Struct):
    title: str
    seats: list[SeatSetting]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    clock: ClockSetting = msgspec.field(default_factory=ClockSetting)
    listed: bool = False
    spectators: bool = True
    seals: bool = False
    """Whether the creator's program seals words for its seats: then the race waits for them."""
    practice: bool = False
    """Whether answers may be taken back freely, and new dice follow. Only for one human against bots."""
    position: str = ""
    """A position text to play on from. What it does not know (`?`) is dealt anew."""
    record: str = ""
    """A record to play on from, after its move number `move` (-1: after its last)."""
    move: int = -1
    guided: bool = False
    """The title's guided race: seats, options and position are the guide's, and its dice are fixed."""
    language: str = "en"
    pack: str = ""
    """The content pack to play with; empty: our own data, or what the record was played with."""


class SeatKey(Struct):
    """The secret that lets a browser answer for a seat. Shown once; the server keeps only its hash."""

    seat: int
    secret: str


class GameCreated(Struct):
    game: str
    commitment: str
    """Of the secret behind the dice, to be kept before any words are sealed."""
    keys: list[SeatKey]
    invitation: str
    """The path friends open to take a free seat."""


class JoinGame(Struct):
    name: str
    seat: int | None = None
    seals: bool = False
    """Whether the player's program seals words for the dice: then the race waits for them."""


class SeatCommand(Struct):
    """Leave the seat to a bot, take it back, or change its secret."""

    secret: str
    seat: int


class Rematch(Struct):
    """Race again with the same people, at the same seats of a new table."""

    keys: list[SeatKey]
    """Of this browser's seats at the race that is over."""
    seals: bool = False
    """Whether the player's program seals words for the dice: then the race waits for them."""
    level: str = ""
    """How strong the drivers of the house are at the new table; empty: as they were. Who asks first says it."""


class Cover(Struct):
    """One seat asks that a bot drives for another that is free, or whose human has been away for a while."""

    secret: str
    seat: int
    absent: int
    level: str = "medium"


class SeatInfo(Struct):
    seat: int
    title: str
    """The seat's name in the game: Red, Green …"""
    name: str
    """Who sits there; empty while it is free."""
    kind: str
    """free, human, bot"""
    level: str
    style: str
    """How a driver of the house races: cautious, bold, tactician; empty for everybody else."""
    here: bool
    """Whether a browser is connected for it."""
    left: bool
    """Whether its human left and a bot drives; it may be reclaimed."""
    seal: str
    """What its player's program has shown of its words for the dice; empty: nothing."""
    opened: bool
    """Whether those words have been opened."""
    awaited: bool
    """Whether the race waits for it to seal or to open its words."""


class GameInfo(Struct):
    """What everybody may know about a game."""

    game: str
    title: str
    title_name: str
    game_string: str
    rules_version: int
    edition: str
    """The edition of rules and data it is played under; empty: it was made before editions were kept."""
    is_older_edition: bool
    """Whether the rules have changed since it was begun: it is played to its end under the old ones."""
    status: str
    """waiting (for friends), running, over, pinned (this server cannot play it on; `trouble` says why)"""
    seats: list[SeatInfo]
    clock: ClockSetting
    listed: bool
    spectators: bool
    created: float
    watching: int
    """How many browsers watch without a seat."""
    commitment: str
    sealed: bool
    """Whether all seals are in: none is added any more, and each program opens its words now."""
    begun: str
    """What it was begun from, if not from its start: `from a position`, `from a record`, `guided` (fixed dice)."""
    result: str
    trouble: str
    season: str
    """The championship this is a race of; empty: none."""
    rematch: str
    """The game in which its people race again; empty: none."""
    pack: str
    """The content pack it is played with, by its digest; empty: our own data."""
    pack_name: str
    practice: bool
    """Whether its one human takes answers back freely, and new dice follow: it counts for nothing."""
    asked: list[int]
    """The seats whose answer is awaited; empty also where nobody has the game open."""
    turn: int
    """How many answers have been given, chance's included, as everybody may know; 0 also where nobody has it open."""
