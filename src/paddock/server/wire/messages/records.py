"""Records of games: replays to walk through, and the proof of the dice."""

from typing import Any

from paddock.server.wire.messages.base import Struct
from paddock.server.wire.messages.games import GameInfo
from paddock.server.wire.messages.table import EventTold, TowerRow


class RecordText(Struct):
    """A record sent to be looked at or verified."""

    record: str


class ReplayFrame(Struct):
    """One step of a replay: the answer given, what it led to, and the facts after it."""

    version: int
    seat: int
    action: str
    facts: dict[str, Any]
    tower: list[TowerRow]
    events: list[EventTold]
    prompt: str


class Replay(Struct):
    """A game to walk through, as one seat (or everybody, once it is over) may know it."""

    info: GameInfo
    components: dict[str, Any]
    frames: list[ReplayFrame]
    seat: int
    """Whose view it is; -1: everybody's."""
    full: bool
    """Whether nothing is hidden any more."""
    places: list[int]
    """The place of each seat at the end, 1 the best; empty: the race is not over."""
    scores: list[float]
    """The points of each seat at the end, as places."""


class Draw(Struct):
    """One die or card that chance gave. Whoever knows the secret can make it again from the weights."""

    move: int
    """The line of the record that tells it, from 1."""
    text: str
    weights: list[int]
    """Of what might have come, in order."""
    index: int
    """Which of them came, from 0."""
    counter: int
    """Which number of the dice it was made with, from 0. It goes back where an answer was taken back and the same dice
    came again."""


class Proof(Struct):
    """The fairness proof of a finished game."""

    table: str
    """The id of the table that the words were sealed for; empty: nobody sealed words (dice of the old kind)."""
    commitment: str
    secret: str
    seals: list[str]
    words: list[str]
    """Of each seat, as the dice were made with them; empty: none, or never opened."""
    begun: str
    """What the race was begun from, if not from its start; what lay before it is not proved."""
    digest: str
    """Of the whole record: players with the same digest have the record of the same race."""
    moves: int
    dice: int
    verified: bool
    sentence: str
    draws: list[Draw]
    """Everything that chance gave, in the order of the record; empty if something is wrong."""
