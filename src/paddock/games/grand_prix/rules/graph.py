"""GP-1.3.3, GP-4.5, GP-8.3, R-24  The track as a graph: what is ahead of, behind and beside each space.

A Safety Zone is nothing but another graph: while it lasts, its sectors have only their inner lane, and every space
before it leads into that lane. Then ordinary pushing and following do all that the rules say of zones.
"""

from typing import Final

from paddock.core.names import NONE
from paddock.core.rows import row_of, rows_of
from paddock.games.grand_prix.data.track import Track
from paddock.games.grand_prix.rules.terms import WALL

NOWHERE: Final = row_of([])


class Graph:
    """The links between spaces of a track without a zone."""

    def __init__(self, track: Track) -> None:
        spaces = len(track.spaces)
        self.zone_sectors = row_of([])
        """The sectors of the zone, from its start to its end."""
        self.in_zone = row_of([0] * spaces)
        """1 for each space that lies in the zone."""
        self.ahead = rows_of(track.ahead)
        self.lanes_ahead = rows_of([[track.lane_of[other] for other in ahead] for ahead in track.ahead])
        """The lanes of the spaces ahead."""
        self.behind = rows_of(track.behind)
        self.inner = row_of([NONE] * spaces)
        """The space one lane further in; NONE at the edge and in a zone."""
        self.outer = row_of([NONE] * spaces)
        self.diagonal = rows_of([[] for _ in range(spaces)])
        """The spaces of the next sector one lane beside a space ahead (R-14)."""
        for space in range(spaces):
            lane = track.lane_of[space]
            if lane < WALL:
                sector = track.sector_of[space]
                if lane > 0:
                    self.inner[space] = space - 1
                if lane + 1 < track.widths[sector]:
                    self.outer[space] = space + 1
                self.diagonal[space] = row_of(_diagonals(track, space))
        self.from_pit_lane = row_of(track.base)
        """The space onto which a car leaves the pit lane, for each sector."""
        self.from_wall = row_of([base + width - 1 for base, width in zip(track.base, track.widths, strict=True)])
        """The space onto which a car comes back from beyond the wall, for each sector."""


# ── GP-5.2.1, R-14  What is diagonal ──


def _diagonals(track: Track, space: int) -> list[int]:
    after = (track.sector_of[space] + 1) % track.length
    first = track.base[after]
    last = first + track.widths[after] - 1
    ahead = track.ahead[space]
    beside = {other + side for other in ahead for side in (-1, 1)}
    return sorted(other for other in beside if first <= other <= last and other not in ahead)


# ── GP-4.5.4, GP-8.3.1, GP-8.3.2, GP-8.3.6, GP-8.3.7, GP-8.3.8, GP-8.3.9, R-24  The same track with a zone ──


class ZonedGraph(Graph):
    """The links with a zone that reaches so many sectors before and behind sector `zone`."""

    def __init__(self, track: Track, plain: Graph, zone: int, reach: int) -> None:
        sectors = [(zone + step) % track.length for step in range(-reach, reach + 1)]
        self.zone_sectors = row_of(sectors)
        self.in_zone = plain.in_zone[:]
        self.ahead = plain.ahead[:]
        self.lanes_ahead = plain.lanes_ahead[:]
        self.behind = plain.behind[:]
        self.inner = plain.inner[:]
        self.outer = plain.outer[:]
        self.diagonal = plain.diagonal[:]
        self.from_pit_lane = plain.from_pit_lane
        self.from_wall = plain.from_wall[:]
        before = (zone - reach - 1) % track.length
        for sector in [before, *sectors]:
            inside = sector != before
            into = track.base[(sector + 1) % track.length]
            after = row_of(track.ahead[track.base[sector]] if sector == sectors[-1] else [into])
            lanes_after = row_of([track.lane_of[space] for space in after])
            lanes = range(track.base[sector], track.base[sector] + track.widths[sector])
            for space in lanes:
                self.ahead[space] = after
                self.lanes_ahead[space] = lanes_after
                self.diagonal[space] = NOWHERE
                if inside:
                    self.in_zone[space] = 1
                    self.inner[space] = self.outer[space] = NONE
            if inside:
                self.from_wall[sector] = track.base[sector]
            # In the zone nobody stands outside the inner lane, so only that is behind anything.
            behind = row_of([track.base[sector]] if inside else lanes)
            beyond = (sector + 1) % track.length
            for space in range(track.base[beyond], track.base[beyond] + track.widths[beyond]):
                self.behind[space] = behind if space in after else NOWHERE
