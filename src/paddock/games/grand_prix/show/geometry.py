"""Where the spaces of a track are drawn: outlines, centres and headings, from the centre of each sector.

Coordinates have y downwards and the pit lane on the right-hand side of travel. Where the number of lanes changes, the
track grows narrower or wider from sector to sector, and its lanes share the width; so lanes that touch are linked.
"""

from collections.abc import Callable
from math import atan2, cos, degrees, hypot, pi, sin
from typing import Final

import msgspec

from paddock.games.grand_prix.data.track import Track

Point = tuple[float, float]
Edges = Callable[[float], tuple[float, float]]
"""Where a space's two edges lie to the right of the centre line, given half the width of the track."""

SECTOR: Final = 40.0
"""The length of a sector in the drawing."""
LANE: Final = 22.0
PIT_GAP: Final = 5.0
PIT_WIDTH: Final = 20.0
WALL_WIDTH: Final = 14.0
MARGIN: Final = 18.0


class Cell(msgspec.Struct):
    """A space as it is drawn."""

    id: str
    sector: int
    lane: str
    at: Point
    heading: float
    shape: list[float]
    """The corners, x and y in turn."""


class Drawing(msgspec.Struct):
    cells: list[Cell]
    line: tuple[float, float, float, float]
    """The start/finish line, from its end at the pit lane to the other."""
    labels: list[Point]
    """Where the number of each sector may be written, beyond the wall."""
    bounds: tuple[float, float, float, float]
    """x, y, width, height."""


def draw(track: Track) -> Drawing:
    return _Pen(track).drawing()


# ── The centre line ──


def centre_line(track: Track) -> list[Point]:
    """The centre of each sector; an oval for a track whose file does not say where it goes."""
    if track.centre:
        return [(SECTOR * x, SECTOR * y) for x, y in track.centre]
    straight = track.length // 4
    bend = (track.length - 2 * straight) / 2
    radius = bend / pi
    points = []
    for sector in range(track.length):
        # The line lies in the middle of the lower straight, which is driven from right to left.
        way = (sector + 0.5 + straight / 2) % track.length
        if way < straight:
            x, y = straight / 2 - way, radius
        elif way < straight + bend:
            turn = (way - straight) / radius
            x, y = -straight / 2 - radius * sin(turn), radius * cos(turn)
        elif way < 2 * straight + bend:
            x, y = way - straight - bend - straight / 2, -radius
        else:
            turn = (way - 2 * straight - bend) / radius
            x, y = straight / 2 + radius * sin(turn), -radius * cos(turn)
        points.append((SECTOR * x, SECTOR * y))
    return points


def _unit(start: Point, end: Point) -> Point:
    x, y = end[0] - start[0], end[1] - start[1]
    length = hypot(x, y) or 1.0
    return x / length, y / length


# ── The spaces ──


class _Pen:
    """A cut is the border between two sectors: a place, the direction to the right, and half the width of the track."""

    def __init__(self, track: Track) -> None:
        self.track = track
        self.centre = centre_line(track)
        self.cuts = [self._cut(sector) for sector in range(track.length)]
        """The cut before each sector."""

    def _cut(self, sector: int) -> tuple[Point, Point, float]:
        before, after = self.centre[sector - 1], self.centre[sector]
        ahead = _unit(before, after)
        width = (self.track.widths[sector - 1] + self.track.widths[sector]) / 2
        return ((before[0] + after[0]) / 2, (before[1] + after[1]) / 2), (-ahead[1], ahead[0]), LANE * width / 2

    def _middle(self, sector: int) -> tuple[Point, Point, float]:
        """The same in the middle of the sector."""
        ahead = self._ahead(sector)
        return self.centre[sector], (-ahead[1], ahead[0]), LANE * self.track.widths[sector] / 2

    def _ahead(self, sector: int) -> Point:
        return _unit(self.centre[sector - 1], self.centre[(sector + 1) % self.track.length])

    def drawing(self) -> Drawing:
        track = self.track
        cells = [
            cell
            for sector in range(track.length)
            for cell in [
                *[self._lane(sector, lane) for lane in range(track.widths[sector])],
                self._strip(sector, "w", 0.0, -WALL_WIDTH),
                self._strip(sector, "p", PIT_GAP, PIT_GAP + PIT_WIDTH),
            ]
        ]
        xs = [x for cell in cells for x in cell.shape[0::2]]
        ys = [y for cell in cells for y in cell.shape[1::2]]
        left, top = min(xs) - MARGIN, min(ys) - MARGIN
        place, right, half = self.cuts[0]
        (x1, y1), (x2, y2) = _rounded(_beside(place, right, half)), _rounded(_beside(place, right, -half))
        labels = [
            _rounded(_beside(place, right, -half - WALL_WIDTH - 9))
            for place, right, half in (self._middle(sector) for sector in range(track.length))
        ]
        x, y = _rounded((left, top))
        width, height = _rounded((max(xs) + MARGIN - left, max(ys) + MARGIN - top))
        return Drawing(cells=cells, line=(x1, y1, x2, y2), labels=labels, bounds=(x, y, width, height))

    def _lane(self, sector: int, lane: int) -> Cell:
        """Lane 0 lies on the right, beside the pit lane."""
        width = self.track.widths[sector]
        return self._cell(
            sector,
            self.track.spaces[self.track.base[sector] + lane],
            lambda half: (half * (1 - 2 * lane / width), half * (1 - 2 * (lane + 1) / width)),
        )

    def _strip(self, sector: int, letter: str, near: float, far: float) -> Cell:
        """A space outside the racing surface: the pit lane on the right, or the strip beyond the wall on the left."""
        side = 1 if far > 0 else -1
        return self._cell(sector, f"{sector}{letter}", lambda half: (side * half + near, side * half + far))

    def _cell(self, sector: int, id: str, edges: Edges) -> Cell:
        cuts = [self.cuts[sector], self._middle(sector), self.cuts[(sector + 1) % self.track.length]]
        one = [_beside(place, right, edges(half)[0]) for place, right, half in cuts]
        other = [_beside(place, right, edges(half)[1]) for place, right, half in reversed(cuts)]
        place, right, half = cuts[1]
        at = _beside(place, right, sum(edges(half)) / 2)
        ahead = self._ahead(sector)
        shape = [value for point in [*one, *other] for value in _rounded(point)]
        return Cell(
            id=id,
            sector=sector,
            lane=id[-1],
            at=_rounded(at),
            heading=round(degrees(atan2(ahead[1], ahead[0])), 1),
            shape=shape,
        )


def _beside(place: Point, right: Point, offset: float) -> Point:
    return place[0] + right[0] * offset, place[1] + right[1] * offset


def _rounded(point: Point) -> Point:
    return round(point[0], 1), round(point[1], 1)
