"""Tiles and where they lie.

There are sixteen headings, 22.5° apart. A straight of n positions goes n units along its heading; a corner of n
positions goes n/2 units along the heading it begins with and n/2 along the one it ends with (its tangents). So every
joint is a sum of half units in sixteen directions. Opposite directions cancel, and the eight that are left are
independent over the rationals: a *lattice point* is eight whole numbers, two points are the same place only if their
numbers are the same, and whether a track closes is decided without rounding.
"""

import math
from pathlib import Path
from typing import Final

import msgspec

from paddock.core.data import Origin, load
from paddock.core.errors import BadTrack

HEADINGS: Final = 16
LEFT: Final = 1
RIGHT: Final = -1

Point = tuple[int, int, int, int, int, int, int, int]
ORIGIN: Final[Point] = (0, 0, 0, 0, 0, 0, 0, 0)

# The eight base directions; a heading and its opposite share one.
_ANGLES: Final = [2 * math.pi * direction / HEADINGS for direction in range(8)]


# ── MGP-T.1, MGP-A.45  Straight tiles, and corner tiles of two angles ──


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of tile."""

    name: str
    positions: int
    turn: int
    count: int
    origin: Origin

    @property
    def is_corner(self) -> bool:
        return self.turn > 0


class _Box(msgspec.Struct, forbid_unknown_fields=True):
    tiles: list[Tile]


TILES: Final[dict[str, Tile]] = {tile.name: tile for tile in load(Path(__file__).parent, "tiles.toml", _Box).tiles}


def tile(name: str) -> Tile:
    if name not in TILES:
        raise BadTrack(f"there is no tile {name!r}; the tiles are {', '.join(TILES)}")
    return TILES[name]


def step(point: Point, heading: int, halves: int) -> Point:
    """Half units along a heading."""
    amounts = list(point)
    if heading < 8:
        amounts[heading] += halves
    else:
        amounts[heading - 8] -= halves
    return (amounts[0], amounts[1], amounts[2], amounts[3], amounts[4], amounts[5], amounts[6], amounts[7])


def place(kind: Tile, side: int, point: Point, heading: int) -> tuple[Point, int]:
    """Where a tile laid at this joint ends: the next joint and its heading."""
    if not kind.is_corner:
        return step(point, heading, 2 * kind.positions), heading
    after = (heading + side * kind.turn) % HEADINGS
    return step(step(point, heading, kind.positions), after, kind.positions), after


def coordinates(point: Point) -> tuple[float, float]:
    """The point in the plane, in units of one straight position; x to the right, y up."""
    x = sum(amount * math.cos(angle) for amount, angle in zip(point, _ANGLES, strict=True)) / 2
    y = sum(amount * math.sin(angle) for amount, angle in zip(point, _ANGLES, strict=True)) / 2
    return x, y


def radius(kind: Tile) -> float:
    """The radius of a corner's centre line."""
    return kind.positions / 2 / math.tan(math.pi * kind.turn / HEADINGS)
