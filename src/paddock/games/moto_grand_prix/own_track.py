"""A track of the players' own instead of a circuit of the box (MGP-T): its tiles are an option of the game.

The text travels in the game string, so that records, replays and invitations carry the circuit with them.
"""

from typing import Final

from paddock.core.errors import BadOption, BadTrack
from paddock.games.moto_grand_prix.data import SHORTEST, CircuitSheet
from paddock.track.advice import advise, boxes_needed
from paddock.track.layout import read_layout

OWN: Final = "own"
LONGEST_TEXT: Final = 2_000
MOST_BOXES: Final = 4
LAPS: Final = 6
LONG: Final = 120
"""From this length on the sheets of the box name a lap less."""


def own_sheet(track: str) -> CircuitSheet:
    """The sheet of a circuit that is not in the box; one sentence says why it cannot be raced."""
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
    boxes = boxes_needed(layout)
    if boxes > MOST_BOXES:
        raise BadOption(f"the track needs the tiles of {boxes} boxes; there are at most {MOST_BOXES}")
    return CircuitSheet(
        id=OWN,
        number=0,
        name="Own circuit",
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
