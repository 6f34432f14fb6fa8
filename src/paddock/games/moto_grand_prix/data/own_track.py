"""A track of the players' own instead of a circuit of the box (MGP-T): its tiles are an option of the game.

The text travels in the game string, so that records, replays and invitations carry the circuit with them.
"""

from typing import Final

from paddock.core.errors import BadOption, BadTrack
from paddock.games.moto_grand_prix.data.sheets import SHORTEST, CircuitSheet, Markers, boxes_needed, markers_used
from paddock.track.advice import Advice, advise
from paddock.track.layout import Layout, read_layout

OWN: Final = "own"
LONGEST_TEXT: Final = 2_000
LONGEST_NAME: Final = 40
MOST_BOXES: Final = 4
LAPS: Final = 6
LONG: Final = 120
"""From this length on the sheets of the box name a lap less."""


def own_sheets(track: str, stock: Markers, name: str = "") -> list[CircuitSheet]:
    """The sheet of the players' own circuit; none, if they race on one of the box."""
    return [own_sheet(track, stock, name)] if track else []


def own_sheet(track: str, stock: Markers, name: str = "") -> CircuitSheet:
    """The sheet of a circuit that is not in the box; one sentence says why it cannot be raced.

    `stock`: the markers that a box holds. `name`: what its builders call it.
    """
    try:
        layout = read_layout(track)
    except BadTrack as error:
        raise BadOption(f"the option track cannot be read: {error}") from None
    for number, tile in enumerate(layout.laid, 1):
        if tile.difficulty and not tile.counts_as_corner:
            raise BadOption(f"the track cannot be raced: tile {number}, {tile}, is no corner, so it has no difficulty")
    hard = [advice for advice in advise(layout, boxes=MOST_BOXES) if advice.is_hard]
    if hard:
        raise BadOption(f"the track cannot be raced: {hard[0].sentence} [{hard[0].rule}]")
    if layout.positions < SHORTEST:
        raise BadOption(f"the track has {layout.positions} positions; a circuit needs {SHORTEST} or more")
    boxes = boxes_needed(layout, stock)
    if boxes > MOST_BOXES:
        raise BadOption(f"the track needs the tiles and markers of {boxes} boxes; there are at most {MOST_BOXES}")
    return CircuitSheet(
        id=OWN,
        number=0,
        name=name or "Own circuit",
        level="standard",
        stars=1,
        positions=layout.positions,
        laps=LAPS if layout.positions < LONG else LAPS - 1,
        direction="clockwise" if layout.total_turn < 0 else "counter-clockwise",
        size=[],
        boxes=boxes,
        printed=[],
        character="",
        track=str(layout),
    )


# ── MGP-T.4  What the boxes hold of markers and stands ──


def marker_advice(layout: Layout, boxes: int, stock: Markers) -> list[Advice]:
    """What so many boxes lack for the markers of a track."""
    hold = "box holds" if boxes == 1 else "boxes hold"
    return [
        Advice("MGP-T.4", f"it needs {used} {what}, but {boxes} {hold} {held * boxes}")
        for what, (used, held) in markers_used(layout, stock).items()
        if used > held * boxes
    ]
