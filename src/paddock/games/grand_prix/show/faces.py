"""What the browser draws of Grand Prix and is told once, and what it is told of a choice before it is made.

Its types are made from these (see `server.wire.game_types`).
"""

from typing import Literal

from msgspec import Struct

from paddock.games.grand_prix.data.track import Corner
from paddock.games.grand_prix.show.geometry import Cell, Drawing


class TeamFace(Struct):
    id: str
    name: str
    numbers: list[int]
    colour: str


class Outline(Struct):
    """A track in a few points, for small pictures of it."""

    id: str
    name: str
    laps: int
    lanes: list[int]
    centre: list[tuple[float, float]]


class Window(Struct):
    """What the shelf and the set-up page are drawn from: every track, and the teams."""

    teams: list[TeamFace]
    tracks: list[Outline]


class Space(Cell):
    """A space of the track. Lanes are a to e from the inside, p the pit lane, w the strip beyond the wall."""

    ahead: list[str]
    rank: int
    """Of two cars in one lap, the one on the space of the higher rank is ahead."""


class TrackFace(Struct):
    id: str
    name: str
    length: int
    cells: list[Space]
    line: tuple[float, float, float, float]
    """The start/finish line, from its end at the pit lane to the other."""
    labels: list[tuple[float, float]]
    """Where the number of each sector may be written, beyond the wall."""
    bounds: tuple[float, float, float, float]
    """x, y, width, height."""
    grid: list[str]
    green: int
    """The sector from which on a race in its last lap is not restarted."""
    reach: int
    """How many sectors a Safety Zone reaches to either side."""
    corners: list[Corner]


class TrackDrawing(Drawing):
    """A track as its editor draws it."""

    grid: list[str]


class CardFace(Struct):
    id: str
    name: str
    number: int
    movement: Literal["solo", "line", "pursuit", "lead"]
    speed: int
    exit: int
    wear: str
    calls: int
    special: str


class EventFace(Struct):
    id: str
    name: str
    flag: str
    pit: str


class CarFace(Struct):
    id: str
    number: int
    seat: int
    """Who may move it; -1: anybody."""
    player: bool
    team: str
    second: bool
    symbol: str


class Components(Struct):
    """What a game is drawn from."""

    teams: list[TeamFace]
    tracks: list[Outline]
    track: TrackFace
    cards: list[CardFace]
    events: list[EventFace]
    cars: list[CarFace]
    """In the order in which facts list them."""
    laps: int
    points: list[int]
    wears: list[str]
    tyres: list[str]
    most_wear: int
    penalties: list[int]
    duration: list[int]
    tyre_change: int


# ── What a choice leads to ──

FromTo = tuple[str, str]


class Way(Struct):
    """One way to an end: the answers that lead there, and every car that moves, from where to where."""

    steps: list[str]
    spots: dict[str, FromTo]
    calls: int
    place: int


class End(Struct):
    space: str
    merit: int
    ways: list[Way]
    """The plainest ones."""
    count: int
    """How many ways there are."""


class MoveForeseen(Struct, tag_field="foresees", tag="move"):
    car: str
    place: int
    """The car's place now."""
    wear: str
    ends: list[End]
    complete: bool
    """Whether these are all the ends there are; if not, the rest can be driven step by step."""
    action: str = ""
    linked: dict[str, int] = {}
    """How many cars would move with each car the card can be played for; empty on the way."""


class StopForeseen(Struct, tag_field="foresees", tag="stop"):
    car: str
    spots: dict[str, FromTo]
    place: int
    after: int
    back: int
    markers: int
