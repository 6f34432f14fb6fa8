"""A layout as data for a drawing in the browser: outlines, positions, markers.

Where `draw` makes a finished picture, this lets a page draw tiles, bikes and ghosts itself. The page's units are those
of `draw`, y downwards, START at the origin; headings are degrees clockwise from the right.
"""

import math
from typing import Final

from msgspec import Struct

from paddock.track.draw import SCALE, Pen
from paddock.track.geometry import TILE_WIDTH, Place, along, centre_line, spaces
from paddock.track.layout import Layout
from paddock.track.tiles import LEFT

MARGIN: Final = 1.4
"""Free ground around the track, in positions; markers stand there."""
SIGN: Final = 1.2
"""How far from the middle of the track the marker of a corner stands."""

PEN: Final = Pen(0.0, 0.0)


Spot = tuple[float, float, float]
"""x, y and heading."""


class Bounds(Struct, forbid_unknown_fields=True):
    x: float
    y: float
    width: float
    height: float


class TileFace(Struct, forbid_unknown_fields=True):
    word: str
    outline: str
    kerb: str
    middle: Spot
    difficulty: int
    slope: int


class RowFace(Struct, forbid_unknown_fields=True):
    cells: tuple[Spot, Spot, Spot]
    difficulty: int
    slope: int
    line: int
    """The lane of the racing line."""
    side: int
    """Which way the tile bends: 1 left, -1 right, 0 straight."""


class CornerSign(Struct, forbid_unknown_fields=True):
    number: int
    difficulty: int
    tile: int
    x: float
    y: float


class TrackPicture(Struct, forbid_unknown_fields=True):
    """A track as it is drawn, closed or not."""

    bounds: Bounds
    tiles: list[TileFace]
    rows: list[RowFace]
    corners: list[CornerSign]
    start: tuple[tuple[float, float], tuple[float, float]]
    """The two ends of the finish line."""
    grid: float
    """The heading at the finish line."""


class Bend(Struct, forbid_unknown_fields=True):
    path: str
    difficulty: int


class Thumbnail(Struct, forbid_unknown_fields=True):
    """Little enough for a list of circuits: the middle of the road as one path, and the corners by difficulty."""

    bounds: Bounds
    road: str
    bends: list[Bend]
    start: tuple[float, float]


def picture(layout: Layout) -> TrackPicture:
    """Everything that is drawn of a track, closed or not."""
    left, right = (_place(along(layout, 0, 0.5, offset * TILE_WIDTH / 2)) for offset in (1, -1))
    return TrackPicture(
        bounds=bounds(layout),
        tiles=tiles(layout),
        rows=rows(layout),
        corners=corners(layout),
        start=(left[:2], right[:2]),
        grid=_place(along(layout, 0, 0.5))[2],
    )


def bounds(layout: Layout) -> Bounds:
    """The ground that the track and its markers need."""
    points = [_place(place) for place in [*centre_line(layout), along(layout, len(layout.laid) - 1, 1.0)]]
    margin = (TILE_WIDTH / 2 + MARGIN) * SCALE
    left, top = min(x for x, _, _ in points) - margin, min(y for _, y, _ in points) - margin
    right, bottom = max(x for x, _, _ in points) + margin, max(y for _, y, _ in points) + margin
    return Bounds(x=_round(left), y=_round(top), width=_round(right - left), height=_round(bottom - top))


def tiles(layout: Layout) -> list[TileFace]:
    """Each tile: its word, its outline, the kerb inside its bend, its middle, its difficulty and slope."""
    difficulty = {row.tile: row.difficulty for row in layout.rows}
    slope = {row.tile: row.slope for row in layout.rows}
    return [
        TileFace(
            word=str(each),
            outline=PEN.outline(layout, number),
            kerb=PEN.kerb(layout, number) if each.kind.is_corner else "",
            middle=_place(along(layout, number, 0.5)),
            difficulty=difficulty[number],
            slope=slope[number],
        )
        for number, each in enumerate(layout.laid)
    ]


def rows(layout: Layout) -> list[RowFace]:
    """The rows from the finish line on: their three positions, difficulty, slope and the lane of the racing line."""
    return [
        RowFace(
            cells=(_place(left), _place(centre), _place(right)),
            difficulty=row.difficulty,
            slope=row.slope,
            line=row.racing_line,
            side=layout.laid[row.tile].side,
        )
        for row, (left, centre, right) in zip(layout.rows, spaces(layout), strict=True)
    ]


def corners(layout: Layout) -> list[CornerSign]:
    """Where the marker of each corner stands: outside of its first tile."""
    found = []
    for number, corner in enumerate(layout.corners(), 1):
        first = layout.laid[corner.tiles[0]]
        x, y, _ = _place(along(layout, corner.tiles[0], 0.25, -(first.side or LEFT) * SIGN))
        found.append(CornerSign(number=number, difficulty=first.difficulty, tile=corner.tiles[0], x=x, y=y))
    return found


def joints(layout: Layout) -> list[Spot]:
    """Where each tile begins, and where the last one ends."""
    last = len(layout.laid) - 1
    return [*(_place(along(layout, number, 0.0)) for number in range(last + 1)), _place(along(layout, last, 1.0))]


def thumbnail(layout: Layout) -> Thumbnail:
    paths = [PEN.edge(layout, number, 0.0) for number in range(len(layout.laid))]
    bends = sorted({(row.tile, row.difficulty) for row in layout.rows if row.difficulty})
    return Thumbnail(
        bounds=bounds(layout),
        road=" ".join([f"M{PEN.point(layout, 0, 0.0, 0.0)}", *paths]) + (" Z" if layout.is_closed else ""),
        bends=[
            Bend(path=f"M{PEN.point(layout, number, 0.0, 0.0)} {paths[number]}", difficulty=difficulty)
            for number, difficulty in bends
        ],
        start=_place(along(layout, 0, 0.5))[:2],
    )


def _place(place: Place) -> Spot:
    x, y, angle = place
    return _round(x * SCALE), _round(-y * SCALE), _round(-math.degrees(angle) % 360)


def _round(value: float) -> float:
    return round(value, 1) + 0.0  # no minus zero
