"""What the browser draws of Formula 1 TGP and is told once, and what it is told of a choice before it is made.

Its types are made from these (see `server.wire.game_types`).
"""

from msgspec import Struct

from paddock.games.formula_1_tgp.data.boards import Slot, Worn
from paddock.games.formula_1_tgp.data.checks import Origin
from paddock.games.formula_1_tgp.data.circuits import Bonus, Parameter
from paddock.games.formula_1_tgp.data.season import Costs
from paddock.games.formula_1_tgp.data.tables import Tables

Origins = dict[str, Origin]
"""Whether a value is printed in the rulebook or designed here."""


class DriverFace(Struct):
    id: str
    name: str
    speed: int
    skill: int
    origins: Origins


class EngineFace(Struct):
    id: str
    name: str
    power: int
    top: int
    acceleration: int
    reliability: int
    origins: Origins


class StepFace(Struct):
    id: str
    name: str
    parent: str
    settings: list[dict[str, int]]
    """One entry: its effects. Two: settings A and B, of which one is chosen before every race."""
    origins: Origins


class FacilityFace(Struct):
    id: str
    name: str
    steps: list[StepFace]


class TacticFace(Struct):
    id: str
    name: str
    copies: int
    amount: int


class CornerFace(Struct):
    id: str
    name: str
    need: int
    parameters: list[Parameter]
    at: float
    """How much of the way round it stands."""
    origins: Origins


class CircuitFace(Struct):
    id: str
    name: str
    country: str
    turns: int
    hard: int
    pit: int
    wet: list[int]
    character: str
    top_bonus: list[Bonus]
    acceleration_bonus: list[Bonus]
    corners: list[CornerFace]
    outline: list[tuple[int, int]]
    origins: Origins


class FuelField(Struct):
    turns: int
    qual: int
    move: int


class TyreStrip(Struct):
    highest: int
    worn: int
    bursting: int
    burst: int


class Movement(Struct):
    soft_bonus: int
    worn: Worn
    slicks_in_the_wet: int
    broken_wing: int
    most_points_a_turn: int


class StartTrack(Struct):
    lanes: int
    rows: int
    slots: list[Slot]
    spaces: list[int]
    full_ahead: int


class SeasonFigures(Struct):
    activation_points: list[int]
    costs: Costs
    most_crews: int
    most_tests: int
    rating_facilities: list[int]
    rating_crews: list[int]
    rating_test: int
    points: list[int]


class Livery(Struct, forbid_unknown_fields=True):
    body: str
    trim: str
    pattern: str


class CarFace(Struct):
    id: str
    title: str
    team: str
    half: int
    seat: int
    livery: Livery


class Components(Struct):
    """Everything that is printed. Of a game its own calendar and names; of the title ours."""

    circuits: list[CircuitFace]
    calendar: list[str]
    drivers: list[DriverFace]
    engines: list[EngineFace]
    facilities: list[FacilityFace]
    cards: list[TacticFace]
    fuel_strip: list[FuelField]
    tyre_strip: TyreStrip
    speed_strip: int
    movement: Movement
    first_event_window: int
    start_track: StartTrack
    tables: Tables
    season: SeasonFigures
    cars: list[CarFace]


# ── What a choice may lead to ──


class AttackForeseen(Struct, tag_field="foresees", tag="attack"):
    car: str
    other: str
    corner: int
    need: int
    through: float
    """How likely it is to get past."""
    guarded: float | None
    """The same if the door is shut; None: it cannot be."""
    contact: float


class PushForeseen(Struct, tag_field="foresees", tag="push"):
    car: str
    spaces: int
    free: int
    attempts: int


class StopForeseen(Struct, tag_field="foresees", tag="stop"):
    car: str
    place: int
    gap: int
    places: dict[str, int]


class ServiceForeseen(Struct, tag_field="foresees", tag="service"):
    car: str
    fuel: int
    left: int


Foreseen = AttackForeseen | PushForeseen | StopForeseen | ServiceForeseen
