"""The circuit as the rules read it: flat lists with an entry for each row, in driving direction (MGP-B.5 to MGP-B.8).

A row is the three positions side by side at one point of the track; row 0 is the first after the finish line.
"""

from paddock.games.moto_grand_prix.rules.terms import BRAKING_POINT, CORNERING_POINT, LANES, PLAIN_ROW
from paddock.track.layout import Layout


class Circuit:
    """Static facts of a track driven in one direction."""

    def __init__(self, layout: Layout, last_corner_row: bool, uphill: int) -> None:
        """`last_corner_row`: cornering is contested on the last row of a corner instead (option `cornering`).
        `uphill`: what an uphill tile adds to the movement points; downhill adds the opposite (option `uphill`)."""
        rows = layout.rows
        self.rows = len(rows)
        self.difficulty = [row.difficulty for row in rows]
        """0 on a straight, 1 to 3 in a corner (MGP-B.8)."""
        self.racing_line = [row.racing_line for row in rows]
        """The lane with the darkest positions (MGP-B.7)."""
        self.slope = [uphill * row.slope for row in rows]
        """What the slope of the row adds to the movement points (MGP-E.4)."""
        self.climbs = [row.slope for row in rows]
        """1 uphill, -1 downhill."""
        self.tile = [row.tile for row in rows]
        self.tile_names = [str(each) for each in layout.laid]
        self.point = self._points(last_corner_row)
        self.corner_ahead = self._corner_ahead()
        """How many rows it is to the next corner row; 0 in a corner."""
        self.corner = self._corner_numbers(layout)
        """The number of the corner, from 1; 0 on a straight."""
        self.rank = [[abs(lane - line) for lane in range(LANES)] for line in self.racing_line]
        """Of each position: its distance in lanes from the racing line, 0 the best (MGP-B.7)."""

    # ── MGP-S.6, MGP-S.7, MGP-A.12, MGP-A.18, MGP-A.36  Where a straight meets a corner, and a corner a straight ──

    def _points(self, last_corner_row: bool) -> list[int]:
        points = [PLAIN_ROW] * self.rows
        for row in range(self.rows):
            after = (row + 1) % self.rows
            if not self.difficulty[row] and self.difficulty[after]:
                points[row] |= BRAKING_POINT
            if self.difficulty[row] and not self.difficulty[after]:
                points[row if last_corner_row else after] |= CORNERING_POINT
        return points

    def _corner_ahead(self) -> list[int]:
        ahead = [0] * self.rows
        distance = 10 * self.rows
        for row in range(2 * self.rows - 1, -1, -1):
            distance = 0 if self.difficulty[row % self.rows] else distance + 1
            ahead[row % self.rows] = distance
        return ahead

    def _corner_numbers(self, layout: Layout) -> list[int]:
        number_of_tile = {tile: number for number, corner in enumerate(layout.corners(), 1) for tile in corner.tiles}
        return [number_of_tile.get(tile, 0) for tile in self.tile]
