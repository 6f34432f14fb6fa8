"""What the browser draws of Quick Grand Prix and is told once, and what it is told of a choice before it is made.

Its types are made from these (see `server.wire.game_types`).
"""

from msgspec import Struct


class SpeedCardFace(Struct):
    id: str
    slow: int
    fast: int
    die: int
    qualifying: int
    """The place in qualifying."""
    back: bool
    """Whether it sends a car to the back of the grid."""


class CircuitFace(Struct):
    id: str
    name: str
    limits: list[int]
    drs: list[int]
    """The DRS sections, counted from 1."""
    difficulty: int
    character: str
    outline: list[tuple[int, int]]
    """Points of a closed curve in a box of 100 × 60; the sections share it evenly. May be empty."""


class CarSide(Struct):
    """One side of a car's card."""

    power: int
    limit: int


class CarFace(Struct):
    id: str
    title: str
    team: str
    letter: str
    seat: int
    power: int
    limit: int


class Components(Struct):
    """Of a game its own calendar and cars, of the title all of them."""

    cards: list[SpeedCardFace]
    circuits: list[CircuitFace]
    points: list[int]
    damaged: CarSide
    cars: list[CarFace]
    calendar: list[str]
    laps: int
    sections: int
    """How many sections a circuit has."""


# ── What a choice of speeds may lead to ──


class CarForeseen(Struct):
    total: int
    over: int
    """How far over the safety limit."""
    pit: bool
    wide: int
    """How often, of a hundred times, it goes wide."""
    place: float
    """The mean of its places after the section."""
    best: int
    worst: int


class SpeedsForeseen(Struct, tag_field="foresees", tag="speeds"):
    cars: dict[str, CarForeseen]
    order: list[str]
    """All cars in the order in which they are most likely to come out of the section."""
    samples: int
