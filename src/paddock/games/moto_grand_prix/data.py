"""What lies in the box: bikes, dials and markers, the circuits and the points table, read from data/*.toml."""

from pathlib import Path
from typing import Final, Literal

import msgspec

from paddock.core.data import Origin, load, mistake
from paddock.core.errors import BadTrack
from paddock.track.layout import Layout, read_layout
from paddock.track.tiles import TILES

FOLDER: Final = Path(__file__).parent

BIKES_PER_TEAM: Final = 2
MOST_DIAL: Final = 8
MOST_ENGINE: Final = 3
SHORTEST: Final = 24
"""Fewer rows would let a move or a full grid meet itself."""

Level = Literal["basic", "standard", "expert", "pro"]
Direction = Literal["clockwise", "counter-clockwise"]
Known = Literal["name", "level", "positions", "laps", "direction", "size", "boxes", "tiles", "corners"]


class Markers(msgspec.Struct, forbid_unknown_fields=True):
    """How many of each marker a box holds."""

    difficulty: list[int]
    uphill: int
    downhill: int
    flat: int
    corner: int
    straight: int
    slipstream: int
    stands: int
    origin: Origin


class Team(msgspec.Struct, forbid_unknown_fields=True):
    colour: str
    riders: list[str]
    box: int
    origin: Origin


class Bikes(msgspec.Struct, forbid_unknown_fields=True):
    dial: int
    engine_per_turn: int
    bikes: int
    origin: Origin
    markers: Markers
    teams: list[Team]


class CircuitSheet(msgspec.Struct, forbid_unknown_fields=True):
    """MGP-T.20: what the sheet of a circuit says."""

    id: str
    number: int
    name: str
    level: Level
    stars: int
    positions: int
    laps: int
    direction: Direction
    size: list[int]
    boxes: int
    printed: list[Known]
    character: str
    track: str
    exceptions: list[str] = []
    variant_of: str = ""

    @property
    def layout(self) -> Layout:
        return read_layout(self.track)


class Sheets(msgspec.Struct, forbid_unknown_fields=True):
    circuits: list[CircuitSheet]


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
        _check_circuit(sheet, box.bikes.markers)
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
        if len(team.riders) != BIKES_PER_TEAM or team.riders[0] == team.riders[1]:
            raise mistake("box.toml", team.colour, "riders", "two riders of different colours would be right")
    if len(bikes.markers.difficulty) != 3:
        raise mistake("box.toml", "markers", "difficulty", "three counts, for difficulty 1, 2 and 3, would be right")


# ── MGP-C.1  Points ──


def _check_points(points: list[int]) -> None:
    if not points or points != sorted(points, reverse=True) or points[-1] < 0:
        raise mistake("points.toml", "points", "order", "the points of each place, the best first, would be right")


# ── MGP-T  Circuits ──


def _check_circuit(sheet: CircuitSheet, stock: Markers) -> None:
    try:
        layout = sheet.layout
    except BadTrack as error:
        raise mistake("circuits.toml", sheet.id, "track", str(error)) from None
    if not layout.is_closed:  # MGP-T.8
        missing = ", ".join(f"{halves:+d} along axis {axis}" for axis, halves in enumerate(layout.missing()) if halves)
        what = f"missing in half positions: {missing}" if missing else "it does not turn through one full circle"
        raise mistake("circuits.toml", sheet.id, "track", f"the last tile does not meet the first; {what}")
    if layout.positions != sheet.positions:
        raise mistake("circuits.toml", sheet.id, "positions", f"the track has {layout.positions} of them")
    if layout.positions < SHORTEST:
        raise mistake("circuits.toml", sheet.id, "track", f"a circuit needs {SHORTEST} positions or more")
    if layout.direction != sheet.direction:
        raise mistake("circuits.toml", sheet.id, "direction", f"the track runs {layout.direction}")
    if not 1 <= sheet.laps <= 20 or not 1 <= sheet.stars <= 5 or not 1 <= sheet.boxes <= 4:
        raise mistake("circuits.toml", sheet.id, "laps, stars, boxes", "1 to 20, 1 to 5 and 1 to 4 would be right")
    _check_markers(sheet, layout, stock)
    for name, used in layout.tile_counts().items():  # MGP-T.19
        if used > TILES[name].count * sheet.boxes:
            right = f"{sheet.boxes} box(es) hold {TILES[name].count * sheet.boxes} of {name}, the track has {used}"
            raise mistake("circuits.toml", sheet.id, "boxes", right)


def _check_markers(sheet: CircuitSheet, layout: Layout, stock: Markers) -> None:
    """MGP-B.8: a marker at the first position of each corner. MGP-T.4: no more of them than the box holds."""
    laid = layout.laid
    for number, tile in enumerate(laid):
        name = f"tile {number + 1}, {tile},"
        if tile.counts_as_corner and not laid[number - 1].counts_as_corner and not tile.difficulty:
            raise mistake("circuits.toml", sheet.id, "track", f"{name} begins a corner without =1, =2 or =3")
        if tile.difficulty and not tile.counts_as_corner:
            raise mistake("circuits.toml", sheet.id, "track", f"{name} is no corner, so it has no difficulty")
    used = {f"difficulty {d}": (sum(t.difficulty == d for t in laid), stock.difficulty[d - 1]) for d in (1, 2, 3)}
    used["uphill"] = (sum(tile.slope == "^" for tile in laid), stock.uphill)
    used["downhill"] = (sum(tile.slope == "v" for tile in laid), stock.downhill)
    used["flat"] = (sum(tile.slope == "_" for tile in laid), stock.flat)
    used["straight"] = (sum(tile.marker == "*" for tile in laid), stock.straight)
    used["corner"] = (sum(tile.marker == "+" for tile in laid), stock.corner)
    for name, (count, most) in used.items():
        if count > most * sheet.boxes:
            right = f"{sheet.boxes} box(es) hold {most * sheet.boxes} {name} markers, the track has {count}"
            raise mistake("circuits.toml", sheet.id, "track", right)
