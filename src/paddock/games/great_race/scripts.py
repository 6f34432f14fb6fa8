"""The scripts, so that any chapter may call any of them; what they are made of stands in `sequence`."""

from typing import Final

from paddock.core.state import Script

RACE: Final = Script("race")
ROUND: Final = Script("round")
LAY_OUT: Final = Script("lay-out")
BIVOUAC: Final = Script("bivouac")
CONVOY: Final = Script("convoy")
SEQUENCE: Final = Script("sequence")
SCOUTING: Final = Script("scouting")
DRAWING: Final = Script("drawing")
TRAIL_HUNT: Final = Script("trail-hunt")
REPAIR: Final = Script("repair")
DRIVE: Final = Script("drive")
STAGE: Final = Script("stage")
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
    STAGE,
    CHEAT,
    DANGER,
]
