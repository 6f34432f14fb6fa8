"""Where things are in the plane: centre lines, the three lanes, and whether a circuit crosses its own ground.

Units are positions of a straight (4.5 cm on the table); x to the right, y up; headings in radians.
"""

import math
from typing import Final

from paddock.track.layout import Laid, Layout
from paddock.track.tiles import HEADINGS, coordinates, radius

LANE_GAP: Final = 0.45
TILE_WIDTH: Final = 1.5
OWN_GROUND: Final = 1.6
"""How near two far parts of the centre line may come."""
NEIGHBOURS: Final = 3.0
"""Parts nearer than this along the track are neighbours, not crossings."""

Place = tuple[float, float, float]
"""x, y and heading."""


def along(layout: Layout, number: int, fraction: float, offset: float = 0.0) -> Place:
    """The place at this fraction of a tile's length, so far to the left (+) or right (-) of its centre line."""
    each = layout.laid[number]
    point, heading = layout.joints[number]
    x, y = coordinates(point)
    angle = 2 * math.pi * heading / HEADINGS
    if not each.kind.is_corner:
        ahead = each.kind.positions * fraction
        x += ahead * math.cos(angle) - offset * math.sin(angle)
        y += ahead * math.sin(angle) + offset * math.cos(angle)
        return x, y, angle
    arm = radius(each.kind)
    centre_x = x - each.side * arm * math.sin(angle)
    centre_y = y + each.side * arm * math.cos(angle)
    angle += each.side * fraction * 2 * math.pi * each.kind.turn / HEADINGS
    arm -= each.side * offset
    return centre_x + each.side * arm * math.sin(angle), centre_y - each.side * arm * math.cos(angle), angle


def spaces(layout: Layout) -> list[list[Place]]:
    """For each row from the finish line on, the places of its lanes 0 (left), 1 and 2."""
    return [
        [
            along(layout, row.tile, (row.position + 0.5) / layout.laid[row.tile].kind.positions, LANE_GAP * (1 - lane))
            for lane in range(3)
        ]
        for row in layout.rows
    ]


def size(layout: Layout) -> tuple[float, float]:
    """Width and height of the ground it needs, in positions."""
    points = centre_line(layout)
    return (
        max(x for x, _, _ in points) - min(x for x, _, _ in points) + TILE_WIDTH,
        max(y for _, y, _ in points) - min(y for _, y, _ in points) + TILE_WIDTH,
    )


def centre_line(layout: Layout, per_position: int = 2) -> list[Place]:
    """Points along the middle of the track, evenly spaced."""
    return [
        along(layout, number, step / (per_position * each.kind.positions))
        for number, each in enumerate(layout.laid)
        for step in range(per_position * each.kind.positions)
    ]


def crossing(layout: Layout) -> tuple[Laid, Laid] | None:
    """Two tiles that lie on each other's ground, or None."""
    points = centre_line(layout)
    owners = [number for number, each in enumerate(layout.laid) for _ in range(2 * each.kind.positions)]
    count = len(points)
    near = OWN_GROUND * OWN_GROUND
    skip = int(2 * NEIGHBOURS)
    # A coarse grid, so that a long circuit is not compared with itself point by point.
    cells: dict[tuple[int, int], list[int]] = {}
    for index, (x, y, _) in enumerate(points):
        cells.setdefault((math.floor(x / 2), math.floor(y / 2)), []).append(index)
    for index, (x, y, _) in enumerate(points):
        column, line = math.floor(x / 2), math.floor(y / 2)
        for cell in ((column + dx, line + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)):
            for other in cells.get(cell, ()):
                apart = (other - index) % count
                if apart <= skip or count - apart <= skip:
                    continue
                if (points[other][0] - x) ** 2 + (points[other][1] - y) ** 2 < near:
                    return layout.laid[owners[index]], layout.laid[owners[other]]
    return None
