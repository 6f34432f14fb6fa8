"""Closing: finding the tiles that bring an open track back to its start.

Corners are tried first, since they decide which headings there are; then the straights follow by arithmetic, axis by
axis, because each of the eight axes needs exactly so many positions and no others can make up for them (see `tiles`).
"""

from collections.abc import Iterator
from typing import Final

from paddock.track.geometry import crossing
from paddock.track.layout import Laid, Layout
from paddock.track.tiles import HEADINGS, LEFT, RIGHT, TILES, Point, place

CORNERS: Final = [Laid(TILES[name], side) for name in ("R1", "R2", "R3", "R4") for side in (LEFT, RIGHT)]
STRAIGHTS: Final = (4, 2, 1)
MOST_CORNERS: Final = 8
"""Corners that are tried in both directions; up to twice as many are tried all the same way round."""
TRIES: Final = 120_000
"""For each of the two."""


def close(layout: Layout, boxes: int = 1) -> Layout | None:
    """The layout with the fewest tiles added that close it on its own ground, or None if none was found."""
    left = {name: kind.count * boxes - layout.tile_counts()[name] for name, kind in TILES.items()}
    for added in closings(layout, left):
        closed = Layout([*layout.laid, *added])
        if closed.is_closed and crossing(closed) is None:
            return closed
    return None


def closings(layout: Layout, left: dict[str, int]) -> Iterator[list[Laid]]:
    """Runs of tiles that close the track, those with fewer corners first."""
    point, heading = layout.joints[-1]
    sides = (LEFT, RIGHT) if layout.total_turn == 0 else ((LEFT,) if layout.total_turn > 0 else (RIGHT,))
    few, many = range(MOST_CORNERS + 1), range(MOST_CORNERS + 1, 2 * MOST_CORNERS + 1)
    for counts in (few, many):
        tries = [TRIES]
        for count in counts:
            for side in sides:
                kinds = CORNERS if counts is few else [corner for corner in CORNERS if corner.side == side]
                for corners in _corner_runs(side * HEADINGS - layout.total_turn, count, kinds, left, tries):
                    added = _with_straights(corners, point, heading, left)
                    if added is not None:
                        yield added
            if tries[0] <= 0:
                break


def _corner_runs(
    turn: int, count: int, kinds: list[Laid], left: dict[str, int], tries: list[int]
) -> Iterator[list[Laid]]:
    """All runs of exactly `count` corner tiles that turn by `turn` sixteenths, as long as tries are left."""
    if count == 0:
        if turn == 0:
            yield []
        return
    if abs(turn) > 2 * count or tries[0] <= 0:
        return
    tries[0] -= 1
    for corner in kinds:
        name = corner.kind.name
        if left[name] > 0:
            left[name] -= 1
            for rest in _corner_runs(turn - corner.side * corner.kind.turn, count - 1, kinds, left, tries):
                yield [corner, *rest]
            left[name] += 1


def _with_straights(corners: list[Laid], point: Point, heading: int, left: dict[str, int]) -> list[Laid] | None:
    """The corners with the straights between them that end at the origin; None if no straights do."""
    headings = [heading]
    for corner in corners:
        point, heading = place(corner.kind, corner.side, point, heading)
        headings.append(heading)
    straights = [0] * len(headings)
    for axis, halves in enumerate(point):
        if halves == 0:
            continue
        if halves % 2:
            return None  # half a position: only corners can mend that
        wanted = axis + 8 if halves > 0 else axis
        if wanted not in headings:
            return None
        straights[headings.index(wanted)] += abs(halves) // 2
    stock = {length: left[f"L{length}"] for length in STRAIGHTS}
    added: list[Laid] = []
    for number, length in enumerate(straights):
        tiles = straight(length, stock)
        if tiles is None:
            return None
        added += tiles
        if number < len(corners):
            added.append(corners[number])
    return added


def straight(length: int, stock: dict[int, int]) -> list[Laid] | None:
    """A straight of this length from the stock, longest tiles first."""
    tiles: list[Laid] = []
    for size in STRAIGHTS:
        used = min(length // size, stock[size])
        stock[size] -= used
        length -= used * size
        tiles += [Laid(TILES[f"L{size}"]) for _ in range(used)]
    return None if length else tiles
