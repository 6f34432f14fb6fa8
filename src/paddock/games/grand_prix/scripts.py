"""The scripts of the sequence of play, named here so that any chapter may call any of them; see sequence.py."""

from typing import Final

from paddock.core.state import Script

RACE: Final = Script("race")
TURN: Final = Script("turn")
ACTION_PHASE: Final = Script("action-phase")
SEGMENT: Final = Script("segment")
SOFT_BONUS: Final = Script("soft-bonus")
END_OF_TURN: Final = Script("end-of-turn")
EVENT: Final = Script("event")
PIT_STOPS: Final = Script("pit-stops")
SERVICE: Final = Script("service")
