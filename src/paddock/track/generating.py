"""A generator of circuits: random corners, straights that close them exactly, difficulties by the guidelines.

A draft is thrown away unless it closes on its own ground, fits the box, has the length asked for, and obeys every
guideline.
"""

from time import monotonic
from typing import Final

from paddock.core.errors import BadTrack
from paddock.core.rng import Rng
from paddock.track.advice import MOST_HARD, advise, fitting_difficulty, is_tight
from paddock.track.closing import straight
from paddock.track.geometry import crossing
from paddock.track.layout import Laid, Layout
from paddock.track.tiles import HEADINGS, LEFT, ORIGIN, RIGHT, TILES, place, step

HARD: Final = 3
MORE_DRAFTS: Final = 4_000
"""How many more are tried, once one is good, to find one with as many hard corners as were asked for."""
LONG: Final = 100
"""From so many positions on there are several long straights."""
DRAFTS: Final = 40_000
"""How many drafts are tried before giving up; a good one usually comes within a few hundred."""


def generate(
    positions: int, rng: Rng, boxes: int = 1, hard_corners: int = 1, tolerance: int = 4, seconds: float = 60.0
) -> Layout:
    """A circuit of about so many positions (± tolerance) with that many corners of difficulty 3, or as many of them as
    were found soon; never more. After so many seconds it gives up.
    """
    if not 30 <= positions <= 100 * boxes + 50:
        raise BadTrack(f"{positions} positions cannot be laid well with {boxes} box; 30 to {100 * boxes + 50} can")
    end = monotonic() + seconds
    best: Layout | None = None
    last = DRAFTS
    for number in range(DRAFTS):
        if number == last or monotonic() > end:
            break
        found = draft(positions, rng, boxes, hard_corners, tolerance)
        if found is None:
            continue
        if _hard(found) == hard_corners:
            return found
        if best is None:
            last = min(DRAFTS, number + MORE_DRAFTS)
        if best is None or _hard(found) > _hard(best):
            best = found
    if best is not None:
        return best
    raise BadTrack(
        f"no good circuit of {positions} positions with {hard_corners} corners of difficulty 3 at most was found; "
        "try another length, more boxes, or more hard corners"
    )


def _hard(layout: Layout) -> int:
    """How many corners have difficulty 3."""
    return sum(each.difficulty == HARD for each in layout.laid)


def draft(positions: int, rng: Rng, boxes: int, hard_corners: int, tolerance: int) -> Layout | None:
    """One attempt."""
    corners = _corners(positions, rng, hard_corners)
    laid = _close_with_straights(corners, positions, rng, boxes)
    if laid is None:
        return None
    layout = Layout(laid)
    if not layout.is_closed or abs(layout.positions - positions) > tolerance:
        return None
    _set_difficulties(layout, hard_corners, rng)
    if _hard(layout) > hard_corners or crossing(layout) is not None:
        return None
    return None if advise(layout, boxes) else layout


def _corners(positions: int, rng: Rng, hard_corners: int) -> list[list[Laid]]:
    """Runs of corner tiles that turn once round in all; each run keeps to one side and one kind of tile.

    A tight corner after a long straight is a hard one. Where there shall be none, the first corner, after the straight
    of the start, is a wide one; and on a long circuit, which has more long straights, more of the corners are wide.
    """
    side = LEFT if rng.below(2) else RIGHT
    count = 4 + positions // 14
    # Half of them wide (22.5° tiles), half tight, as the difficulties want it (MGP-T.14, MGP-T.15). A wide corner
    # turns 45° in all, so that every heading has its opposite; now and then 22.5°, for circuits less square.
    odd = 1 if rng.below(6) == 0 else 2
    wider = (hard_corners == 0) + (positions >= LONG and hard_corners < MOST_HARD)
    wide = [number < count // 2 + wider for number in range(count)]
    turns = [side * (odd if is_wide else 2 + 2 * rng.below(2)) for is_wide in wide]
    for number in range(1, count):
        if rng.below(4) == 0:
            turns[number] = -turns[number]
    # The turns must come to once round: whatever is over or under is spread over the runs, two sixteenths at a time.
    for _ in range(40):
        number = rng.below(len(turns))
        part = max(-2, min(2, side * HEADINGS - sum(turns)))
        if not wide[number] and abs(turns[number] + part) <= 8:
            turns[number] += part
    order = [number for number in range(count) if turns[number]]
    rng.shuffle(order)
    if hard_corners == 0:
        first = next(number for number in order if wide[number])
        order.remove(first)
        order.insert(0, first)
    runs = [_run(turns[number], wide[number]) for number in order]
    _make_even(runs, rng)
    return runs


def _run(turn: int, is_wide: bool) -> list[Laid]:
    """A corner of so many sixteenths."""
    kind = TILES["R3" if is_wide or turn % 2 else "R2"]
    return [Laid(kind, LEFT if turn > 0 else RIGHT) for _ in range(abs(turn) // kind.turn)]


def _make_even(runs: list[list[Laid]], rng: Rng) -> None:
    """Put in tiles with odd positions (R1, R4), but only two by two on the same pair of axes.

    Otherwise half positions would be left over that no straight can mend.
    """
    groups: dict[tuple[int, int], list[tuple[int, int]]] = {}
    heading = 0
    for number, run in enumerate(runs):
        for index, corner in enumerate(run):
            after = (heading + corner.side * corner.kind.turn) % HEADINGS
            one, two = sorted((heading % 8, after % 8))
            groups.setdefault((one, two), []).append((number, index))
            heading = after
    for members in groups.values():
        chosen = 2 * rng.below(len(members) // 2 + 1)
        picks = list(range(len(members)))
        rng.shuffle(picks)
        for pick in picks[:chosen]:
            number, index = members[pick]
            corner = runs[number][index]
            runs[number][index] = Laid(TILES["R1" if corner.kind.name == "R2" else "R4"], corner.side)


def _close_with_straights(corners: list[list[Laid]], positions: int, rng: Rng, boxes: int) -> list[Laid] | None:
    """Straights before every run: random ones first, then what each axis still needs to come back."""
    headings = []
    point, heading = ORIGIN, 0
    for run in corners:
        headings.append(heading)
        for corner in run:
            point, heading = place(corner.kind, corner.side, point, heading)
    headings.append(heading)
    if heading != 0:
        return None
    straights = [0] * len(headings)
    straights[0] = 9 + rng.below(4)  # START and the room before the first corner (seven positions after the line)
    point = step(point, 0, 2 * straights[0])
    for axis, halves in enumerate(point):
        wanted = axis + 8 if halves > 0 else axis
        if halves and (halves % 2 or wanted not in headings):
            return None
        if halves:
            straights[_any(wanted, headings, rng)] += abs(halves) // 2
    # What is left of the length goes in pairs on opposite headings, which keeps the track closed.
    spare = positions - sum(straights) - sum(corner.kind.positions for run in corners for corner in run)
    paired = [heading for heading in set(headings) if heading < 8 and heading + 8 in headings]
    if spare < 0 or (spare > 1 and not paired):
        return None
    for _ in range(spare // 2):
        heading = paired[rng.below(len(paired))]
        straights[_any(heading, headings, rng)] += 1
        straights[_any(heading + 8, headings, rng)] += 1
    return _lay(corners, straights, boxes)


def _any(heading: int, headings: list[int], rng: Rng) -> int:
    places = [number for number, found in enumerate(headings) if found == heading]
    return places[rng.below(len(places))]


def _lay(corners: list[list[Laid]], straights: list[int], boxes: int) -> list[Laid] | None:
    stock = {length: TILES[f"L{length}"].count * boxes for length in (4, 2, 1)}
    used = dict.fromkeys(TILES, 0)
    laid = [Laid(TILES["START"])]
    for number, run in enumerate([*corners, []]):
        length = straights[number] - (laid[0].kind.positions if number == 0 else 0)
        tiles = straight(length, stock) if length >= 0 else None
        if tiles is None:
            return None
        laid += tiles
        for corner in run:
            used[corner.kind.name] += 1
            laid.append(Laid(corner.kind, corner.side))
    if any(used[name] > TILES[name].count * boxes for name in ("R1", "R2", "R3", "R4")):
        return None
    return laid


def _set_difficulties(layout: Layout, hard_corners: int, rng: Rng) -> None:
    """Every corner gets the difficulty that the guidelines give it; then some are changed to balance them."""
    starts = [
        number
        for number, each in enumerate(layout.laid)
        if each.kind.is_corner
        and (
            not layout.laid[number - 1].kind.is_corner
            or layout.laid[number - 1].side != each.side
            or layout.laid[number - 1].kind.turn != each.kind.turn
        )
    ]
    for number in starts:
        layout.laid[number].difficulty = 1
    for corner in layout.corners():
        layout.laid[corner.tiles[0]].difficulty = fitting_difficulty(layout, corner)
    # Tight corners may be 2 or 3, wide ones 1 or 2: move single corners until 1 and 2 are half and half.
    corners = layout.corners()
    for _ in range(2 * len(corners)):
        values = [layout.laid[corner.tiles[0]].difficulty for corner in corners]
        corner = corners[rng.below(len(corners))]
        first = layout.laid[corner.tiles[0]]
        if is_tight(layout, corner):
            if first.difficulty == 2 and values.count(2) > values.count(1) + 1 and values.count(3) < hard_corners:
                first.difficulty = 3
        elif first.difficulty == 1 and values.count(1) > values.count(2) + 1:
            first.difficulty = 2
    layout.__dict__.pop("rows", None)
