"""A layout: the tiles of a circuit in driving order, with their markers. Its text is the file format of circuits.

A word a tile: its name, for corners the side (`R1L`, `R3R`), then its markers:

    *     straight marker: a corner tile that counts as straight
    +     corner marker: a straight tile that counts as corner
    =2    difficulty marker: from here on the corner has difficulty 2
    ^ v _ slope counters: uphill, downhill, flat from here on

>>> oval = read_layout("START L4 R2L=2 R2L R2L R2L L4 L4 R2L=1 R2L R2L R2L")
>>> oval.positions, oval.is_closed, oval.direction
(32, True, 'counter-clockwise')
>>> oval.profile()
'SSSSSS22222222SSSSSSSS11111111SS'
"""

import re
from functools import cached_property
from typing import Final

from paddock.core.drawn import drawn
from paddock.core.errors import BadTrack
from paddock.track.tiles import HEADINGS, LEFT, ORIGIN, RIGHT, TILES, Point, Tile, place, tile

UP: Final = 1
FLAT: Final = 0
DOWN: Final = -1
SLOPES: Final = {"^": UP, "v": DOWN, "_": FLAT}

WORD: Final = re.compile(r"(START|[LR]\d)([LR]?)([*+]?)(?:=([123]))?([\^v_]?)$")


class Laid:
    """One tile of a layout with its markers."""

    def __init__(self, kind: Tile, side: int = 0, marker: str = "", difficulty: int = 0, slope: str = "") -> None:
        self.kind = kind
        self.side = side
        self.marker = marker
        self.difficulty = difficulty
        """The difficulty marker that stands at its first position; 0: none."""
        self.slope = slope
        """The slope counter that stands at its first position; empty: none."""

    # ── MGP-T.5, MGP-T.6, MGP-A.34  Markers change what a tile counts as ──

    @property
    def counts_as_corner(self) -> bool:
        return self.marker == "+" or (self.kind.is_corner and self.marker != "*")

    def __str__(self) -> str:
        side = {LEFT: "L", RIGHT: "R", 0: ""}[self.side]
        difficulty = f"={self.difficulty}" if self.difficulty else ""
        return f"{self.kind.name}{side}{self.marker}{difficulty}{self.slope}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Laid) and str(other) == str(self)

    def __hash__(self) -> int:
        return hash(str(self))


class Row:
    """Three spaces side by side: what the rules need to know of them."""

    def __init__(self, tile: int, position: int, difficulty: int, racing_line: int, slope: int) -> None:
        self.tile = tile
        self.position = position
        """Which position of its tile it is, from 0."""
        self.difficulty = difficulty
        """0 on a straight, 1 to 3 in a corner."""
        self.racing_line = racing_line
        """The lane of the racing line: 0 left, 1 centre, 2 right."""
        self.slope = slope


class Corner:
    """A run of joined corner tiles between two straights."""

    def __init__(self, tiles: list[int]) -> None:
        self.tiles = tiles


class Layout:
    """Tiles in driving order; the first is START, with the finish line in its middle."""

    # ── MGP-T.2  The START tile ──

    def __init__(self, laid: list[Laid]) -> None:
        if not laid or laid[0].kind.name != "START":
            raise BadTrack("a circuit begins with the START tile")
        if any(each.kind.name == "START" for each in laid[1:]):
            raise BadTrack("a circuit has one START tile, the first")
        self.laid = laid

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return drawn("paddock.track.draw:draw", self)

    def __str__(self) -> str:
        return " ".join(str(each) for each in self.laid)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Layout) and str(other) == str(self)

    def __hash__(self) -> int:
        return hash(str(self))

    # ── Geometry ──

    @cached_property
    def joints(self) -> list[tuple[Point, int]]:
        """Where each tile begins, and where the last one ends."""
        joints = [(ORIGIN, 0)]
        for each in self.laid:
            joints.append(place(each.kind, each.side, *joints[-1]))
        return joints

    # ── MGP-T.8  It must close ──

    @property
    def is_closed(self) -> bool:
        """Whether the last tile meets the first, without forcing."""
        point, heading = self.joints[-1]
        return point == ORIGIN and heading == 0 and abs(self.total_turn) == HEADINGS

    @property
    def total_turn(self) -> int:
        """Sixteenths of a circle, left positive."""
        return sum(each.side * each.kind.turn for each in self.laid)

    def missing(self) -> Point:
        """What is still to be laid, in half positions along each of the eight axes; all zero when it closes."""
        a, b, c, d, e, f, g, h = self.joints[-1][0]
        return (-a, -b, -c, -d, -e, -f, -g, -h)

    # ── MGP-T.10  Which way round it runs ──

    @property
    def direction(self) -> str:
        return "counter-clockwise" if self.total_turn > 0 else "clockwise"

    # ── What the rules read ──

    @property
    def positions(self) -> int:
        return sum(each.kind.positions for each in self.laid)

    @cached_property
    def rows(self) -> list[Row]:
        """The rows from the finish line on, which lies in the middle of START."""
        difficulty = self._difficulties()
        lines = self._racing_lines()
        slopes = self._slopes()
        rows = [
            Row(number, position, difficulty[number], lines[number], slopes[number])
            for number, each in enumerate(self.laid)
            for position in range(each.kind.positions)
        ]
        half = self.laid[0].kind.positions // 2
        return rows[half:] + rows[:half]

    # ── MGP-B.8, MGP-T.18, MGP-A.36  A marker governs up to the end of the corner or to the next marker ──

    def _difficulties(self) -> list[int]:
        found = [0] * len(self.laid)
        present = 0
        for lap in range(2):  # twice round: a corner may run on into the START tile's neighbour
            for number, each in enumerate(self.laid):
                if not each.counts_as_corner:
                    present = 0
                elif each.difficulty:
                    present = each.difficulty
                found[number] = present
                if lap and each.counts_as_corner and not present:
                    found[number] = 1  # no marker at all: the easiest; the linter asks for one
        return found

    # ── MGP-T.6, MGP-T.11, MGP-A.25, MGP-A.34  Inside in corners; on straights opposite to the next corner ──

    def _racing_lines(self) -> list[int]:
        """The lane of each tile. A straight tile that counts as corner has the inside of the corner it belongs to."""
        lines = []
        for number, each in enumerate(self.laid):
            inside = each.side if each.kind.is_corner else self._side_of_corner(number)
            to_the_left = inside == LEFT if inside else self._next_corner_side(number) == RIGHT
            lines.append(0 if to_the_left else 2)
        return lines

    def _side_of_corner(self, number: int) -> int:
        """The side of the corner tiles joined to a straight tile that counts as corner: of those before it, else of
        those after it. 0 if there are none, or if the tile does not count as corner."""
        for direction in (-1, 1):
            for further in range(len(self.laid)):
                each = self.laid[(number + direction * further) % len(self.laid)]
                if not each.counts_as_corner:
                    break
                if each.kind.is_corner:
                    return each.side
        return 0

    def _next_corner_side(self, number: int) -> int:
        """The side of the next corner tile that counts as corner; 0 if there is none."""
        for further in range(1, len(self.laid) + 1):
            each = self.laid[(number + further) % len(self.laid)]
            if each.kind.is_corner and each.counts_as_corner:
                return each.side
        return 0

    # ── MGP-T.7, MGP-A.37  Counters mark where a slope begins and ends ──

    def _slopes(self) -> list[int]:
        present = FLAT
        for each in self.laid:
            present = SLOPES.get(each.slope, present)
        found = []
        for each in self.laid:
            present = SLOPES.get(each.slope, present)
            found.append(present)
        return found

    def profile(self) -> str:
        """A letter a row: S, or the difficulty."""
        return "".join(str(row.difficulty) if row.difficulty else "S" for row in self.rows)

    def corners(self) -> list[Corner]:
        """The corners in driving order, each a run of joined tiles that count as corner."""
        runs: list[Corner] = []
        previous = False
        for number, each in enumerate(self.laid):
            if each.counts_as_corner:
                if previous and not each.difficulty:
                    runs[-1].tiles.append(number)
                else:
                    runs.append(Corner([number]))
            previous = each.counts_as_corner
        return runs

    # ── MGP-T.10, MGP-A.41  The other way round ──

    def reversed(self) -> "Layout":
        """The same ground driven the other way round: lefts become rights, slopes change sign, markers move over."""
        difficulties, slopes = self._difficulties(), self._slopes()
        turned: list[Laid] = []
        order = [0, *range(len(self.laid) - 1, 0, -1)]
        for index, number in enumerate(order):
            each = self.laid[number]
            before = order[index - 1]
            difficulty = difficulties[number] if each.counts_as_corner else 0
            if difficulty and index and self.laid[before].counts_as_corner and difficulties[before] == difficulty:
                difficulty = 0
            slope = ""
            if slopes[number] != slopes[before]:
                slope = {UP: "v", DOWN: "^", FLAT: "_"}[slopes[number]]
            turned.append(Laid(each.kind, -each.side, each.marker, difficulty, slope))
        return Layout(turned)

    def tile_counts(self) -> dict[str, int]:
        counts = dict.fromkeys(TILES, 0)
        for each in self.laid:
            counts[each.kind.name] += 1
        return counts


def read_laid(word: str) -> Laid:
    found = WORD.match(word)
    if not found:
        raise BadTrack(f"{word!r} is not a tile; write for example L4, R2L, R1R=3, R4L* or L2+=1^")
    name, side, marker, difficulty, slope = found.groups()
    kind = tile(name)
    if kind.is_corner != bool(side):
        right = f"{name}L or {name}R" if kind.is_corner else name
        raise BadTrack(f"{word!r}: the tile should be written {right}")
    if (marker == "*") > kind.is_corner or (marker == "+" and kind.is_corner):
        raise BadTrack(f"{word!r}: * belongs on corner tiles and + on straight ones")
    return Laid(kind, {"L": LEFT, "R": RIGHT, "": 0}[side], marker, int(difficulty or 0), slope)


def read_layout(text: str) -> Layout:
    """The layout that a text describes; lines that begin with # are remarks."""
    words = [word for line in text.splitlines() if not line.lstrip().startswith("#") for word in line.split()]
    return Layout([read_laid(word) for word in words])
