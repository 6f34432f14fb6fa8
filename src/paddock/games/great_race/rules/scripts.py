"""The scripts, so that any chapter may call any of them; what they are made of stands in `sequence`."""

from typing import Final

from paddock.core.script import Script

RACE: Final = Script("race")
ROUND: Final = Script("round")
LAY_OUT: Final = Script("lay-out")
BIVOUAC: Final = Script("bivouac", argument="seat")
CONVOY: Final = Script("convoy", argument="seat")
SEQUENCE: Final = Script("sequence")
SCOUTING: Final = Script("scouting", argument="tile")
DRAWING: Final = Script("drawing", argument="card")
TRAIL_HUNT: Final = Script("trail-hunt", argument="card")
REPAIR: Final = Script("repair")
DRIVE: Final = Script("drive")
MOVE: Final = Script("move")
CHEAT: Final = Script("cheat")
DANGER: Final = Script("danger")

SCRIPTS: Final[list[Script]] = [
    RACE,
    ROUND,
    LAY_OUT,
    BIVOUAC,
    CONVOY,
    SEQUENCE,
    SCOUTING,
    DRAWING,
    TRAIL_HUNT,
    REPAIR,
    DRIVE,
    MOVE,
    CHEAT,
    DANGER,
]
