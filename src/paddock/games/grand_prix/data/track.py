"""GP-1.3  Tracks: sectors, lanes, links, pit lane, grid and green line, read from data/tracks/*.toml and checked.

A lap has sectors 0, 1, 2, … in driving order; the start/finish line lies before sector 0. Lane `a` is the innermost,
beside the pit lane, lane `b` the next, and so on to the outside wall. A *space* has a number and a name: `12b` is lane
b of sector 12, `12p` the pit lane there, `12w` the strip outside the wall. Within a sector the numbers rise from the
inside lane over the wall to the pit lane, which is the running order inside a sector.
"""

import re
from typing import Final, Literal

import msgspec

from paddock.core.data import Origin, line_of, mistake
from paddock.core.drawn import drawn
from paddock.core.errors import BadData
from paddock.games.grand_prix.rules.terms import CARS, LANE_LETTERS, LANES, PIT_LANE, WALL

FEWEST_SECTORS: Final = 30
MOST_SECTORS: Final = 200
MOST_CORNERS: Final = 100
LONGEST_NAME: Final = 60


class Corner(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    first: int
    last: int
    hand: Literal["left", "right"]


class TrackFile(msgspec.Struct, forbid_unknown_fields=True):
    """A track as its file writes it."""

    name: str
    origin: Origin
    lanes: str
    """The lanes of each sector: `0-5:4 6:3 …`."""
    laps: int = 0
    """0: the laps suggested for a Thunder Alley track of that name."""
    next_inside: str = ""
    """Which edge is the inside of the next corner: `0-27:pit 28-36:wall …`; pit everywhere if left out."""
    centre: str = ""
    """The centre of each sector: `7.33,12.17 …`."""
    corners: list[Corner] = []
    links: dict[str, list[str]] = {}
    """The spaces ahead of a space, where they are not those whose widths overlap: `12b = ["13a", "13b"]`."""
    grid: list[str] = []
    """The grid from pole on; two wide behind the line if left out."""


class Source:
    """The file that a track was read from, for whoever has to mend it."""

    def __init__(self, id: str, text: str) -> None:
        self.name = f"tracks/{id}.toml"
        self.text = text

    def mistake(self, field: str, what: str) -> BadData:
        where = f"line {line_of(self.text, f'.{field}')}" if self.text else "the track"
        return mistake(self.name, where, field, what)


class Track:
    """A track, in flat tables that the rules read fast."""

    def __init__(self, id: str, form: TrackFile, suggested_laps: int = 0, text: str = "") -> None:
        file = Source(id, text)
        self.id = id
        self.name = form.name
        self.corners = form.corners
        for field, name in [("name", form.name), *(("corners", corner.name) for corner in form.corners)]:
            if not 0 < len(name.strip()) <= LONGEST_NAME or not name.isprintable():
                raise file.mistake(field, f"a name of 1 to {LONGEST_NAME} letters would be right")
        if len(form.corners) > MOST_CORNERS:
            raise file.mistake("corners", f"at most {MOST_CORNERS} would be right, not {len(form.corners)}")
        self.widths = [
            int(word) for word in _spans(file, "lanes", form.lanes, tuple(str(lanes) for lanes in range(1, LANES + 1)))
        ]
        """The number of lanes of each sector."""
        self.length = len(self.widths)
        if not FEWEST_SECTORS <= self.length <= MOST_SECTORS:
            right = f"{FEWEST_SECTORS} to {MOST_SECTORS} sectors would be right, not {self.length}"
            raise file.mistake("lanes", right)
        self.laps = form.laps or suggested_laps
        if not 1 <= self.laps <= 20:
            raise file.mistake("laps", f"1 to 20 would be right, not {self.laps}")
        self._number_spaces()
        self.ahead = self._read_links(file, form.links)
        """The spaces in front of each space; none for the wall and the pit lane."""
        self.behind: list[list[int]] = [[] for _ in self.ahead]
        for space, successors in enumerate(self.ahead):
            for successor in successors:
                self.behind[successor].append(space)
        self.inside_is_pit = self._read_inside(file, form.next_inside)
        self.centre = self._read_centre(file, form.centre)
        self.grid = self._read_grid(file, form.grid)
        for index, corner in enumerate(form.corners):
            if not 0 <= corner.first <= corner.last < self.length:
                right = f"first and last of {corner.name}: 0 to {self.length - 1} would be right"
                raise file.mistake(f"corners[{index}]", right)

    # ── GP-1.3.1, GP-1.3.2, GP-1.3.5, R-01  Spaces and sectors ──

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return drawn("paddock.games.grand_prix.show.sketch:draw_track", self)

    def _number_spaces(self) -> None:
        self.sector_of: list[int] = []
        self.lane_of: list[int] = []
        self.base: list[int] = []
        """The number of each sector's innermost racing space."""
        for sector, width in enumerate(self.widths):
            self.base.append(len(self.sector_of))
            for lane in [*range(width), WALL, PIT_LANE]:
                self.sector_of.append(sector)
                self.lane_of.append(lane)
        self.wall = [base + width for base, width in zip(self.base, self.widths, strict=True)]
        self.pit_lane = [wall + 1 for wall in self.wall]
        self.spaces = [
            f"{sector}{LANE_LETTERS[lane]}" for sector, lane in zip(self.sector_of, self.lane_of, strict=True)
        ]
        self._numbers = {name: number for number, name in enumerate(self.spaces)}

    def space(self, sector: int, lane: int) -> int:
        return self.base[sector % self.length] + lane

    def is_racing(self, space: int) -> bool:
        return self.lane_of[space] < WALL

    # ── GP-1.3.3, GP-4.5.1, GP-4.5.2, GP-4.5.3, GP-4.5.4  Lanes that run on, split and join ──

    def _read_links(self, file: Source, written: dict[str, list[str]]) -> list[list[int]]:
        ahead: list[list[int]] = []
        for space in range(len(self.spaces)):
            sector, lane = self.sector_of[space], self.lane_of[space]
            if lane >= WALL:
                ahead.append([])
                continue
            after = (sector + 1) % self.length
            lanes = overlapping(lane, self.widths[sector], self.widths[after])
            ahead.append([self.base[after] + successor for successor in lanes])
        for name, names in written.items():
            space = self._racing_space(file, "links", name)
            successors = sorted(self._racing_space(file, f"links.{name}", other) for other in names)
            after = (self.sector_of[space] + 1) % self.length
            if not successors or any(self.sector_of[other] != after for other in successors):
                raise file.mistake(f"links.{name}", f"one or more spaces of sector {after} would be right")
            if len(set(successors)) != len(successors):
                raise file.mistake(f"links.{name}", "each space once would be right")
            ahead[space] = successors
        return ahead

    def _racing_space(self, file: Source, field: str, name: str) -> int:
        number = self._numbers.get(name, -1)
        if number < 0 or not self.is_racing(number):
            raise file.mistake(field, f"{name}: there is no such racing space; 12b is lane b of sector 12")
        return number

    # ── GP-13.3.1  The inside of the next corner ──

    def _read_inside(self, file: Source, text: str) -> list[bool]:
        if not text.strip():
            return [True] * self.length
        sides = _spans(file, "next_inside", text, ("pit", "wall"))
        if len(sides) != self.length:
            raise file.mistake("next_inside", f"it must cover the sectors 0 to {self.length - 1}")
        return [side == "pit" for side in sides]

    # ── Where the sectors are drawn ──

    def _read_centre(self, file: Source, text: str) -> list[tuple[float, float]]:
        points: list[tuple[float, float]] = []
        for word in text.split():
            found = re.fullmatch(r"(-?\d{1,4}(?:\.\d{1,9})?),(-?\d{1,4}(?:\.\d{1,9})?)", word)
            if found is None:
                raise file.mistake("centre", f"a point is written 7.33,12.17 and not {word!r}")
            points.append((float(found[1]), float(found[2])))
        if points and len(points) != self.length:
            raise file.mistake("centre", f"{self.length} points, one a sector, would be right, not {len(points)}")
        return points

    # ── GP-1.3.7, GP-14.5, GP-14.8, R-50  The grid: two wide behind the line, pole on the inside ──

    def _read_grid(self, file: Source, names: list[str]) -> list[int]:
        if names:
            grid = [self._racing_space(file, "grid", name) for name in names]
            if len(grid) == CARS - 1:
                # ── GP-12.1.3  A Thunder Alley grid ends at 21: number 22 stands just outside it ──
                if self.lane_of[grid[-1]] + 1 >= self.widths[self.sector_of[grid[-1]]]:
                    raise file.mistake("grid", f"{names[-1]}: there is no space outside position 21 for position 22")
                grid.append(grid[-1] + 1)
        else:
            grid = []
            sector = self.length - 1
            while len(grid) < CARS and sector >= 0:
                grid += [self.base[sector] + lane for lane in range(min(2, self.widths[sector]))]
                sector -= 1
            grid = grid[:CARS]
        if len(set(grid)) != CARS or len(grid) != CARS:
            raise file.mistake("grid", f"{CARS} different spaces would be right (or 21, see GP-12.1.3)")
        return grid


def overlapping(lane: int, before: int, after: int) -> list[int]:
    """The lanes ahead where the number of lanes changes: all share the width of the track, and overlaps are linked.

    >>> [overlapping(lane, 3, 2) for lane in range(3)]
    [[0], [0, 1], [1]]
    >>> [overlapping(lane, 2, 3) for lane in range(2)]
    [[0, 1], [1, 2]]
    """
    return [
        successor for successor in range(after) if lane * after < (successor + 1) * before
        and successor * before < (lane + 1) * after
    ]  # fmt: skip


def _spans(file: Source, field: str, text: str, values: tuple[str, ...]) -> list[str]:
    """One value for each sector, from spans such as `0-5:4 6:3`."""
    found: list[str] = []
    for word in text.split():
        parts = re.fullmatch(r"(\d{1,4})(?:-(\d{1,4}))?:(\w+)", word)
        if parts is None:
            raise file.mistake(field, f"a span is written 0-5:4 or 6:3 and not {word!r}")
        first, last, value = int(parts[1]), int(parts[2] or parts[1]), parts[3]
        if first != len(found) or last < first:
            raise file.mistake(field, f"{word} should begin with sector {len(found)}: none left out")
        if value not in values:
            raise file.mistake(field, f"{word}: one of {', '.join(values)} would be right")
        found += [value] * (last - first + 1)
    return found


def lint(id: str, form: TrackFile, suggested_laps: int = 0, text: str = "") -> str:
    """An empty text, or the sentence that says what is wrong with a track."""
    try:
        Track(id, form, suggested_laps, text)
    except BadData as error:
        return str(error)
    return ""
