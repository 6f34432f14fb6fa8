"""What the browser draws of MotoGrandPrix and is told once, and what it is told of a ride before it is made.

Its types are made from these (see `server.wire.game_types`).
"""

from msgspec import Struct

from paddock.track.picture import Bend, Bounds, TrackPicture


class Circuit(TrackPicture):
    """The track that is raced on."""

    name: str
    corner: list[int]
    """The corner of each row; 0: a straight."""
    points: list[int]
    """Of each row: 1 braking point, 2 cornering point, 3 both."""
    ranks: list[list[int]]
    """Of each row: how near each lane is to the racing line, 0 the nearest; who is nearer is ahead."""


class BikeFace(Struct):
    id: str
    title: str
    team: str
    seat: int
    code: str


class Components(Struct):
    """What a game is drawn from."""

    circuit: Circuit
    bikes: list[BikeFace]
    level: str
    laps: int
    dial: int
    slopes: bool


class CircuitCard(Struct, forbid_unknown_fields=True):
    """A circuit in the list of the set-up page; the builder sends one for a circuit of its own."""

    id: str
    name: str
    level: str
    stars: int
    """MGP-T.20: how hard it is to ride, out of the `most_stars` of the window."""
    size: list[int]
    """Width and height on the table in cm; empty where it is not known."""
    character: str
    """What to know about it, in a sentence or two."""
    positions: int
    laps: int
    boxes: int
    track: str
    bounds: Bounds
    road: str
    """The middle of the road as one path."""
    bends: list[Bend]
    start: tuple[float, float]


class Window(Struct):
    """What the set-up page is drawn from."""

    circuits: list[CircuitCard]
    most_stars: int


# ── What a ride leads to ──


class RideForeseen(Struct, tag_field="foresees", tag="ride"):
    bike: str
    cells: list[tuple[int, int]]
    """The row of the circuit and the lane of each step."""
    engine: int
    rear: int
    front: int
    place: int
    engine_fails: int
    """How often, of a hundred times, the engine test fails; 0: there is none."""
    contest: list[str]
    """Whom it would meet in a contest next turn."""
    contact: int
    """How often, of a hundred times, that leads to contact."""
