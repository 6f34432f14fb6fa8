"""GP-1.3.3, GP-4.5, GP-8.3, R-24  The track as a graph: what is ahead of, behind and beside each space.

A Safety Zone is nothing but another graph: while it lasts, its sectors have only their inner lane, and every space
before it leads into that lane. Then ordinary pushing and following do all that the rules say of zones.
"""

from paddock.core.names import NONE
from paddock.games.grand_prix.track import WALL, Track


class Graph:
    """The links between spaces, for a track without a zone (`zone` NONE) or with one around sector `zone`."""

    def __init__(self, track: Track, zone: int = NONE, reach: int = 0) -> None:
        length = track.length
        self.zone_sectors = [(zone + step) % length for step in range(-reach, reach + 1)] if zone != NONE else []
        """The sectors of the zone, from its start to its end."""
        zoned = [False] * length
        for sector in self.zone_sectors:
            zoned[sector] = True
        self.in_zone = [zoned[sector] for sector in track.sector_of]
        """Whether each space lies in the zone."""
        self.ahead: list[list[int]] = []
        self.inner: list[int] = []
        """The space one lane further in; NONE at the edge and in a zone."""
        self.outer: list[int] = []
        self.diagonal: list[list[int]] = []
        """The spaces of the next sector one lane beside a space ahead (R-14)."""
        for space, successors in enumerate(track.ahead):
            self._link(track, zoned, space, successors)
        self.behind: list[list[int]] = [[] for _ in self.ahead]
        for space, successors in enumerate(self.ahead):
            # In a zone nobody stands outside the inner lane, so nothing there is behind anything.
            if track.lane_of[space] == 0 or not self.in_zone[space]:
                for successor in successors:
                    self.behind[successor].append(space)
        self.from_pit_lane = track.base
        """The space onto which a car leaves the pit lane, for each sector."""
        self.from_wall = [
            base if zoned[sector] else base + track.widths[sector] - 1 for sector, base in enumerate(track.base)
        ]
        """The space onto which a car comes back from beyond the wall, for each sector."""

    def _link(self, track: Track, zoned: list[bool], space: int, successors: list[int]) -> None:
        sector, lane = track.sector_of[space], track.lane_of[space]
        width = track.widths[sector]
        after = (sector + 1) % track.length
        if lane >= WALL:
            self.ahead.append([])
            self.inner.append(NONE)
            self.outer.append(NONE)
            self.diagonal.append([])
            return
        if zoned[after]:
            self.ahead.append([track.base[after]])
        elif zoned[sector]:
            self.ahead.append(track.ahead[track.base[sector]])
        else:
            self.ahead.append(successors)
        self.inner.append(space - 1 if lane > 0 and not zoned[sector] else NONE)
        self.outer.append(space + 1 if lane + 1 < width and not zoned[sector] else NONE)
        if zoned[sector] or zoned[after]:
            self.diagonal.append([])
        else:
            first = track.base[after]
            last = first + track.widths[after] - 1
            beside = {other + side for other in successors for side in (-1, 1)}
            self.diagonal.append(sorted(s for s in beside if first <= s <= last and s not in successors))
