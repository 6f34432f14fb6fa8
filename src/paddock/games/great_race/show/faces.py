"""What the browser draws of The Great Race and is told once, and what it is told of a choice before it is made.

Its types are made from these (see `server.wire.game_types`).
"""

from typing import Literal

from msgspec import Struct

from paddock.games.great_race.data.box import Livery

Point = tuple[int, int]


class Space(Struct):
    id: str
    kind: Literal["open", "risk", "city"]
    x: int
    y: int
    column: int
    row: int
    square: int
    """Its square of the progression scale, from 0 at the start."""
    name: str
    cards: int
    """How many cards are drawn on entering."""
    purple: bool
    away: int
    """How many spaces it is from the arrival city."""


class Line(Struct, rename={"start": "from", "end": "to"}):
    id: str
    mode: Literal["sea", "air"]
    start: str
    end: str
    price: int
    way: list[Point]
    """Points that lead it round the land."""


class BoardFace(Struct):
    """A board as it is drawn: x to the east, y to the south, the centre of each space."""

    id: str
    name: str
    character: str
    frame: tuple[int, int, int, int]
    """x, y, width, height."""
    coasts: list[list[Point]]
    rivers: list[list[Point]]
    unit: int
    """How far apart neighbouring spaces are."""
    lanes: int
    start: str
    goal: str
    northward: bool
    spaces: list[Space]
    """In the order of the fact `tiles`."""
    roads: list[tuple[str, str]]
    lines: list[Line]


class Tile(Struct):
    id: str
    name: str
    count: int
    fuel: int
    mechanical: int
    danger: bool
    stop: bool


class Card(Struct):
    id: str
    name: str
    count: int
    timing: Literal["before", "with-drive", "with-repair", "any-time"]
    danger: bool


class Crew(Struct):
    id: str
    name: str
    colour: str
    seat: int
    livery: Livery


class Gauges(Struct):
    fuel: int
    engine: int
    chassis: int


class Prices(Struct):
    fuel_in_city: int
    fuel_outside: int
    part_in_city: int
    part_outside: int
    transport_card: int


class Costs(Struct):
    city_fuel: int
    risk_fuel: int
    danger: int


class CardFigures(Struct):
    financial: int
    cartographer: int
    sabotage: int
    trail_hunter_draws: int
    trail_hunter_keeps: int
    jerrycan: int
    refueling: int
    spare_parts: int
    toolbox: int


class Prestige(Struct):
    arrival: list[int]
    francs_a_point: int


class Components(Struct):
    """Of a game its own board, direction and crews; of the title all of them."""

    boards: list[BoardFace]
    tiles: list[Tile]
    cards: list[Card]
    crews: list[Crew]
    gauges: Gauges
    prices: Prices
    costs: Costs
    card_figures: CardFigures
    scout_tiles: int
    funding: list[int]
    """Francs for one, two, … assistants in Funding."""
    assistants: int
    slots: list[str]
    prestige: Prestige
    rounds: int


# ── What a choice leads to ──


class PlanForeseen(Struct, tag_field="foresees", tag="plan"):
    scout: int
    mechanic: int
    escort: int
    funding: int


class FuelForeseen(Struct, tag_field="foresees", tag="fuel"):
    fuel: int
    cash: int


class TileForeseen(Struct, tag_field="foresees", tag="tile"):
    space: str
    joined: list[str]
    """The spaces that would be connected."""


class StepForeseen(Struct, tag_field="foresees", tag="step"):
    route: list[str]
    blind: bool
    """Whether no tile lies there: fuel and points are means over the bag then."""
    fuel: float
    points: float
    payable: int
    """How many tiles of a hundred could be paid."""
    away: int


class SailForeseen(Struct, tag_field="foresees", tag="sail"):
    route: list[str]
    line: str
    fuel: int
    cash: int


class Reached(Struct):
    """A space that can be reached, with what is left there."""

    space: str
    fuel: int
    points: int
    engine: int
    chassis: int
    shields: int
    """The escorts and Rangers that it takes."""
    cans: int
    """The Jerrycans that it takes."""
    way: list[str]
    answers: list[str]
    """What is answered after "drive" to get there, payments and all, and to end the drive."""


class DriveForeseen(Struct, tag_field="foresees", tag="drive"):
    """Where the known tiles let the vehicle go, and the way to the space nearest to the arrival city."""

    reach: list[Reached]
    route: list[str]
    fuel: int
    points: int
    away: int


Foreseen = PlanForeseen | FuelForeseen | TileForeseen | StepForeseen | SailForeseen | DriveForeseen
