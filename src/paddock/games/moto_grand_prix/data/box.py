"""What lies in the box: bikes, dials and markers, the circuits and the points table, read from data/*.toml."""

from pathlib import Path
from typing import Final

import msgspec

from paddock.core.data import Origin, load, mistake
from paddock.games.moto_grand_prix.data.sheets import CircuitSheet, Markers, Sheets, check_circuit
from paddock.games.moto_grand_prix.rules.terms import MOST_DIAL, MOST_ENGINE

FOLDER: Final = Path(__file__).parent.parent

BIKES_PER_TEAM: Final = 2


class Team(msgspec.Struct, forbid_unknown_fields=True):
    colour: str
    riders: list[str]
    box: int
    origin: Origin
    letter: str = ""
    """What stands for the colour where there is no room for a word; empty: its first letter."""

    @property
    def code(self) -> str:
        return self.letter or self.colour[:1].upper()


class Bikes(msgspec.Struct, forbid_unknown_fields=True):
    dial: int
    engine_per_turn: int
    bikes: int
    origin: Origin
    markers: Markers
    teams: list[Team]


class Points(msgspec.Struct, forbid_unknown_fields=True):
    points: list[int]
    origin: Origin


class Box(msgspec.Struct):
    """Everything in the box."""

    bikes: Bikes
    circuits: list[CircuitSheet]
    points: list[int]


def open_box(pack: Path | None = None) -> Box:
    """The components, with the files of a content pack instead of ours where it has them."""
    folder = FOLDER / "data"
    box = Box(
        load(folder, "box.toml", Bikes, pack),
        load(folder, "circuits.toml", Sheets, pack).circuits,
        load(folder, "points.toml", Points, pack).points,
    )
    _check_bikes(box.bikes)
    _check_points(box.points)
    ids = [sheet.id for sheet in box.circuits]
    for sheet in box.circuits:
        if ids.count(sheet.id) > 1:
            raise mistake("circuits.toml", sheet.id, "id", "each circuit needs an id of its own")
        check_circuit(sheet, box.bikes.markers)
    if not box.circuits:
        raise mistake("circuits.toml", "circuits", "number", "there must be at least one circuit")
    return box


# ── MGP-B.1, MGP-S.1  Bikes and dials ──


def _check_bikes(bikes: Bikes) -> None:
    if not 2 <= bikes.dial <= MOST_DIAL:
        raise mistake("box.toml", "dial", str(bikes.dial), f"2 to {MOST_DIAL} would be right")
    if not 1 <= bikes.engine_per_turn <= MOST_ENGINE:
        raise mistake("box.toml", "engine_per_turn", str(bikes.engine_per_turn), f"1 to {MOST_ENGINE} would be right")
    colours = [team.colour for team in bikes.teams]
    boxes = [team.box for team in bikes.teams]
    if boxes != [1 + number * BIKES_PER_TEAM // bikes.bikes for number in range(len(boxes))]:
        right = f"{bikes.bikes // BIKES_PER_TEAM} teams a box, box by box, would be right"
        raise mistake("box.toml", "teams", "box", right)
    for team in bikes.teams:
        if colours.count(team.colour) > 1 or not team.colour.isalpha():
            raise mistake("box.toml", team.colour, "colour", "each team needs one word of its own")
        if len(team.code) != 1 or [other.code for other in bikes.teams].count(team.code) > 1:
            raise mistake("box.toml", team.colour, "letter", "each team needs one letter of its own")
        if len(team.riders) != BIKES_PER_TEAM or team.riders[0] == team.riders[1]:
            raise mistake("box.toml", team.colour, "riders", "two riders of different colours would be right")
    markers = bikes.markers
    if len(markers.difficulty) != 3:
        raise mistake("box.toml", "markers", "difficulty", "three counts, for difficulty 1, 2 and 3, would be right")
    slopes = (markers.uphill, markers.downhill, markers.flat)
    if min(*markers.difficulty, *slopes, markers.corner, markers.straight, markers.slipstream, markers.stands) < 1:
        raise mistake("box.toml", "markers", "counts", "one or more of each would be right")


# ── MGP-C.1  Points ──


def _check_points(points: list[int]) -> None:
    if not points or points != sorted(points, reverse=True) or points[-1] < 0:
        raise mistake("points.toml", "points", "order", "the points of each place, the best first, would be right")
