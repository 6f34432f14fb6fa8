"""The circuit as the rules read it: numbers for each row, in driving direction (MGP-B.5 to MGP-B.8).

A row is the three positions side by side at one point of the track; row 0 is the first after the finish line.
"""

from mypy_extensions import i64

from paddock.core.rows import row_of
from paddock.games.moto_grand_prix.rules.terms import BRAKING_POINT, CORNERING_POINT, LANES, PLAIN_ROW
from paddock.track.layout import Layout


class Circuit:
    """Static facts of a track driven in one direction."""

    def __init__(self, layout: Layout, last_corner_row: bool, uphill: int) -> None:
        """`last_corner_row`: cornering is contested on the last row of a corner instead (option `cornering`).
        `uphill`: what an uphill tile adds to the movement points; downhill adds the opposite (option `uphill`)."""
        rows = layout.rows
        self.rows: i64 = len(rows)
        difficulty = [row.difficulty for row in rows]
        self.difficulty = row_of(difficulty)
        """0 on a straight, 1 to 3 in a corner (MGP-B.8)."""
        self.racing_line = row_of([row.racing_line for row in rows])
        """The lane with the darkest positions (MGP-B.7)."""
        self.slope = row_of([uphill * row.slope for row in rows])
        """What the slope of the row adds to the movement points (MGP-E.4)."""
        self.climbs = row_of([row.slope for row in rows])
        """1 uphill, -1 downhill."""
        self.tile = [row.tile for row in rows]
        self.tile_names = [str(each) for each in layout.laid]
        self.point = row_of(_points(difficulty, last_corner_row))
        self.corner_ahead = row_of(_corner_ahead(difficulty))
        """How many rows it is to the next corner row; 0 in a corner."""
        self.corner = row_of(_corner_numbers(layout))
        """The number of the corner, from 1; 0 on a straight."""
        self.rank = row_of([abs(lane - row.racing_line) for row in rows for lane in range(LANES)])
        """Of each position, 3·row + lane: its distance in lanes from the racing line, 0 the best (MGP-B.7)."""


# ── MGP-S.6, MGP-S.7, MGP-A.12, MGP-A.18, MGP-A.36  Where a straight meets a corner, and a corner a straight ──


def _points(difficulty: list[int], last_corner_row: bool) -> list[int]:
    rows = len(difficulty)
    points = [PLAIN_ROW] * rows
    for row in range(rows):
        after = (row + 1) % rows
        if not difficulty[row] and difficulty[after]:
            points[row] |= BRAKING_POINT
        if difficulty[row] and not difficulty[after]:
            points[row if last_corner_row else after] |= CORNERING_POINT
    return points


def _corner_ahead(difficulty: list[int]) -> list[int]:
    rows = len(difficulty)
    ahead = [0] * rows
    distance = 10 * rows
    for row in range(2 * rows - 1, -1, -1):
        distance = 0 if difficulty[row % rows] else distance + 1
        ahead[row % rows] = distance
    return ahead


def _corner_numbers(layout: Layout) -> list[int]:
    number_of_tile = {tile: number for number, corner in enumerate(layout.corners(), 1) for tile in corner.tiles}
    return [number_of_tile.get(row.tile, 0) for row in layout.rows]
