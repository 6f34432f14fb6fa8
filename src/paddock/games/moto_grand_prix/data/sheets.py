"""The sheets of the circuits, read from data/circuits.toml, and what a circuit must satisfy (MGP-T)."""

from typing import Final, Literal

import msgspec

from paddock.core.data import Origin, mistake
from paddock.core.errors import BadTrack
from paddock.track.advice import boxes_needed as boxes_for_tiles
from paddock.track.layout import Layout, read_layout
from paddock.track.tiles import TILES

MOST_STARS: Final = 5
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


# ── MGP-T.8, MGP-T.10, MGP-T.19, MGP-T.20  A sheet says what its track is, and the boxes hold its tiles ──


def check_circuit(sheet: CircuitSheet, stock: Markers) -> None:
    try:
        layout = sheet.layout
    except BadTrack as error:
        raise mistake("circuits.toml", sheet.id, "track", str(error)) from None
    if not layout.is_closed:
        missing = ", ".join(f"{halves:+d} along axis {axis}" for axis, halves in enumerate(layout.missing()) if halves)
        what = f"missing in half positions: {missing}" if missing else "it does not turn through one full circle"
        raise mistake("circuits.toml", sheet.id, "track", f"the last tile does not meet the first; {what}")
    if layout.positions != sheet.positions:
        raise mistake("circuits.toml", sheet.id, "positions", f"the track has {layout.positions} of them")
    if layout.positions < SHORTEST:
        raise mistake("circuits.toml", sheet.id, "track", f"a circuit needs {SHORTEST} positions or more")
    if layout.direction != sheet.direction:
        raise mistake("circuits.toml", sheet.id, "direction", f"the track runs {layout.direction}")
    if not 1 <= sheet.laps <= 20 or not 1 <= sheet.stars <= MOST_STARS or not 1 <= sheet.boxes <= 4:
        raise mistake("circuits.toml", sheet.id, "laps, stars, boxes", "1 to 20, 1 to 5 and 1 to 4 would be right")
    _check_markers(sheet, layout, stock)
    for name, used in layout.tile_counts().items():
        if used > TILES[name].count * sheet.boxes:
            right = f"{sheet.boxes} box(es) hold {TILES[name].count * sheet.boxes} of {name}, the track has {used}"
            raise mistake("circuits.toml", sheet.id, "boxes", right)


# ── MGP-B.8, MGP-T.3, MGP-T.4  A marker at the first position of each corner, and no more than the box holds ──


def _check_markers(sheet: CircuitSheet, layout: Layout, stock: Markers) -> None:
    laid = layout.laid
    for number, tile in enumerate(laid):
        name = f"tile {number + 1}, {tile},"
        if tile.counts_as_corner and not laid[number - 1].counts_as_corner and not tile.difficulty:
            raise mistake("circuits.toml", sheet.id, "track", f"{name} begins a corner without =1, =2 or =3")
        if tile.difficulty and not tile.counts_as_corner:
            raise mistake("circuits.toml", sheet.id, "track", f"{name} is no corner, so it has no difficulty")
    for what, (used, held) in markers_used(layout, stock).items():
        if used > held * sheet.boxes:
            right = f"{sheet.boxes} box(es) hold {held * sheet.boxes} {what}, the track has {used}"
            raise mistake("circuits.toml", sheet.id, "track", right)


def markers_used(layout: Layout, stock: Markers) -> dict[str, tuple[int, int]]:
    """Of each kind of marker: how many the track has, and how many a box holds. Difficulty markers need a stand too."""
    laid = layout.laid
    difficulties = [tile.difficulty for tile in laid if tile.difficulty]
    slopes = [tile.slope for tile in laid]
    markers = [tile.marker for tile in laid]
    return {
        "difficulty 1 markers": (difficulties.count(1), stock.difficulty[0]),
        "difficulty 2 markers": (difficulties.count(2), stock.difficulty[1]),
        "difficulty 3 markers": (difficulties.count(3), stock.difficulty[2]),
        "stands": (len(difficulties), stock.stands),
        "uphill markers": (slopes.count("^"), stock.uphill),
        "downhill markers": (slopes.count("v"), stock.downhill),
        "flat markers": (slopes.count("_"), stock.flat),
        "straight markers": (markers.count("*"), stock.straight),
        "corner markers": (markers.count("+"), stock.corner),
    }


def boxes_needed(layout: Layout, stock: Markers) -> int:
    """How many boxes hold the tiles, the markers and the stands of a track."""
    for_markers = [-(-used // held) for used, held in markers_used(layout, stock).values() if used]
    return max([boxes_for_tiles(layout), *for_markers])
