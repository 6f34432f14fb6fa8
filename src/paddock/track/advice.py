"""Advice: what the assembly guidelines say of a layout. Some of it must be obeyed before anybody can race on it: the
track closes, does not cross itself, and has its markers. The rest is how it could be better."""

from itertools import pairwise
from typing import Final

from paddock.track.geometry import crossing
from paddock.track.layout import Corner, Layout
from paddock.track.tiles import TILES

LONG_STRAIGHT: Final = 8
"""A straight of this many positions makes the corner after it one step harder."""
LONG_CORNER: Final = 8
"""A corner longer than this is at most of difficulty 2."""
FIRST_CORNER: Final = 7
MOST_HARD: Final = 2
LENGTHS: Final = {"basic": (40, 60), "standard": (80, 100), "expert": (80, 120)}


class Advice:
    """One thing to know about a layout: the rule, a sentence, whether it must be mended, and the tile it is about."""

    def __init__(self, rule: str, sentence: str, is_hard: bool = False, tile: int = -1) -> None:
        self.rule = rule
        self.sentence = sentence
        self.is_hard = is_hard
        self.tile = tile

    def __str__(self) -> str:
        return f"{'must' if self.is_hard else 'better'}: {self.sentence} [{self.rule}]"

    __repr__ = __str__


def advise(layout: Layout, boxes: int = 1, level: str = "") -> list[Advice]:
    """All advice on a layout, what must be mended first."""
    found = [
        *_closure(layout),
        *_ground(layout),
        *_markers(layout),
        *_inventory(layout, boxes),
        *_first_corner(layout),
        *_length(layout, level),
        *_kinds(layout),
        *_split(layout),
        *_after_long_straights(layout),
        *_series(layout),
    ]
    return sorted(found, key=lambda advice: not advice.is_hard)


def can_be_raced(layout: Layout) -> bool:
    return not any(advice.is_hard for advice in advise(layout, boxes=99))


# ── MGP-T.8  It must close ──


def _closure(layout: Layout) -> list[Advice]:
    if layout.is_closed:
        return []
    turn = abs(layout.total_turn)
    if turn != 16:
        more = f"{abs(16 - turn) * 22.5:g}° {'more' if turn < 16 else 'less'} turning"
        return [Advice("MGP-T.8", f"the track does not close: it needs {more} in all", True)]
    gaps = [f"{abs(halves) / 2:g} towards heading {axis if halves > 0 else axis + 8}"
            for axis, halves in enumerate(layout.missing()) if halves]  # fmt: skip
    return [Advice("MGP-T.8", f"the track does not close: missing positions are {', '.join(gaps)}", True)]


# ── d.4  Its own ground ──


def _ground(layout: Layout) -> list[Advice]:
    tiles = crossing(layout)
    if tiles is None:
        return []
    numbers = [next(n for n, each in enumerate(layout.laid) if each is tile) for tile in tiles]
    first, second = sorted(numbers)
    return [Advice("MGP-T.8", f"tiles {first + 1} and {second + 1} lie on each other's ground", True, first)]


# ── MGP-B.8, MGP-T.3  Every corner has its difficulty marker ──


def _markers(layout: Layout) -> list[Advice]:
    return [
        Advice("MGP-T.3", f"corner {number} has no difficulty marker", True, corner.tiles[0])
        for number, corner in enumerate(layout.corners(), 1)
        if not layout.laid[corner.tiles[0]].difficulty
    ]


# ── MGP-T.19  What the boxes hold ──


def boxes_needed(layout: Layout) -> int:
    counts = layout.tile_counts()
    return max(1, *(-(-counts[name] // kind.count) for name, kind in TILES.items() if name != "START"))


def _inventory(layout: Layout, boxes: int) -> list[Advice]:
    counts = layout.tile_counts()
    return [
        Advice("MGP-T.19", f"it uses {counts[name]} tiles {name}, but {boxes} box{'es' if boxes > 1 else ''} hold"
               f"{'' if boxes > 1 else 's'} {kind.count * boxes}")
        for name, kind in TILES.items()
        if name != "START" and counts[name] > kind.count * boxes
    ]  # fmt: skip


# ── MGP-T.12  Room before the first corner ──


def _first_corner(layout: Layout) -> list[Advice]:
    first = next((number for number, row in enumerate(layout.rows) if row.difficulty), 0)
    if first >= FIRST_CORNER:
        return []
    return [
        Advice(
            "MGP-T.12",
            f"the first corner is {first} positions after the finish line; {FIRST_CORNER} or more are better",
        )
    ]


# ── MGP-T.13  Length ──


def _length(layout: Layout, level: str) -> list[Advice]:
    if level not in LENGTHS:
        return []
    least, most = LENGTHS[level]
    if least <= layout.positions <= most:
        return []
    return [Advice("MGP-T.13", f"it has {layout.positions} positions; a {level} circuit has {least} to {most}")]


# ── MGP-T.14, MGP-T.17  What difficulty suits which corner ──


def is_tight(layout: Layout, corner: Corner) -> bool:
    """A corner of 45° tiles (or with one among its tiles)."""
    return any(layout.laid[number].kind.turn == 2 for number in corner.tiles)


def corner_length(layout: Layout, corner: Corner) -> int:
    return sum(layout.laid[number].kind.positions for number in corner.tiles)


def _kinds(layout: Layout) -> list[Advice]:
    found = []
    for number, corner in enumerate(layout.corners(), 1):
        difficulty = layout.laid[corner.tiles[0]].difficulty
        if not difficulty:
            continue
        if corner_length(layout, corner) > LONG_CORNER and difficulty > 2:
            found.append(
                Advice(
                    "MGP-T.17",
                    f"corner {number} is longer than {LONG_CORNER} positions; difficulty 2 is enough",
                    tile=corner.tiles[0],
                )
            )
        elif is_tight(layout, corner) and difficulty < 2:
            found.append(
                Advice("MGP-T.14", f"corner {number} has 45° tiles; 2 or 3 suits it better", tile=corner.tiles[0])
            )
        elif not is_tight(layout, corner) and difficulty > 2:
            found.append(
                Advice(
                    "MGP-T.14", f"corner {number} has only 22.5° tiles; 1 or 2 suits it better", tile=corner.tiles[0]
                )
            )
    return found


# ── MGP-T.15  Few hard corners, the rest half and half ──


def _split(layout: Layout) -> list[Advice]:
    difficulties = [layout.laid[corner.tiles[0]].difficulty for corner in layout.corners()]
    found = []
    if difficulties.count(3) > MOST_HARD:
        found.append(
            Advice("MGP-T.15", f"{difficulties.count(3)} corners have difficulty 3; at most {MOST_HARD} are better")
        )
    easy, middle = difficulties.count(1), difficulties.count(2)
    if abs(easy - middle) > 1:
        found.append(
            Advice("MGP-T.15", f"difficulties 1 and 2 are {easy} and {middle} times there; half and half is better")
        )
    return found


# ── MGP-T.16  Harder after a long straight ──


def straight_before(layout: Layout, corner: Corner) -> int:
    """Positions of straight that lead to a corner."""
    length = 0
    for back in range(1, len(layout.laid)):
        each = layout.laid[corner.tiles[0] - back]
        if each.counts_as_corner:
            break
        length += each.kind.positions
    return length


def fitting_difficulty(layout: Layout, corner: Corner) -> int:
    """What the guidelines give a corner: by its tiles, one more after a long straight, not too much for a long one."""
    tight = is_tight(layout, corner)
    difficulty = 2 if tight else 1
    if straight_before(layout, corner) >= LONG_STRAIGHT:
        difficulty += 1
    return min(difficulty, 2) if corner_length(layout, corner) > LONG_CORNER else difficulty


def _after_long_straights(layout: Layout) -> list[Advice]:
    found = []
    for number, corner in enumerate(layout.corners(), 1):
        before = straight_before(layout, corner)
        if before >= LONG_STRAIGHT and 0 < layout.laid[corner.tiles[0]].difficulty < fitting_difficulty(layout, corner):
            sentence = f"corner {number} follows a straight of {before}; one step harder is better"
            found.append(Advice("MGP-T.16", sentence, tile=corner.tiles[0]))
    return found


# ── MGP-T.17  In a series the first is the hardest ──


def _series(layout: Layout) -> list[Advice]:
    corners = layout.corners()
    found = []
    for number, (one, two) in enumerate(pairwise(corners), 1):
        first, second = layout.laid[one.tiles[0]].difficulty, layout.laid[two.tiles[0]].difficulty
        joined = one.tiles[-1] + 1 == two.tiles[0]
        if joined and straight_before(layout, one) and 0 < first < second:
            found.append(
                Advice(
                    "MGP-T.17",
                    f"corner {number + 1} is harder than corner {number}, which opens the series",
                    tile=two.tiles[0],
                )
            )
    return found
