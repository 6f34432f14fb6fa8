"""The scripts that chapters call by name. Chapters cannot import the sequence of play, which is made of their steps;
so the names stand here, and sequence.py says what they are made of."""

from typing import Final

from paddock.core.script import Script

AUCTION: Final = Script("auction", argument="lot")
CAR: Final = Script("car", argument="car")
EVENT_ROLL: Final = Script("event", argument="car")
MECHANICAL: Final = Script("mechanical", argument="car")
COLLISION: Final = Script("collision", argument="car")
SAVE: Final = Script("save", argument="car")
ATTEMPT: Final = Script("attempt", argument="car")
STOPPING: Final = Script("stop", argument="car")
