"""The words of the rules as numbers: wear, tyres, weather, movement types, instructions, flags, orders."""

from typing import Final

CARS: Final = 22
CARDS: Final = 78
EVENT_CARDS: Final = 32
MOST_SEATS: Final = 11

# ── GP-7.3.2  Wear, from light to catastrophic ──
TYRE: Final = 0
SUSPENSION: Final = 1
WING: Final = 2
BRAKES: Final = 3
TRANSMISSION: Final = 4
ENGINE: Final = 5
BODY: Final = 6
WEARS: Final = 7
WEAR_NAMES: Final = ["tyre", "suspension", "wing", "brakes", "transmission", "engine", "body"]

# ── GP-7.6.1  Tyres ──
HARD: Final = 0
SOFT: Final = 1
WET: Final = 2
TYRE_NAMES: Final = ["hard", "soft", "wet"]

# ── GP-2.5.1  Weather ──
DRY_WEATHER: Final = 0
WET_WEATHER: Final = 1

# ── GP-6.1.7  Movement types ──
SOLO: Final = 0
LINE: Final = 1
PURSUIT: Final = 2
LEAD: Final = 3

# ── GP-5.2  Engineer instructions ──
NO_TEXT: Final = 0
CLEAN_AIR: Final = 1
DIAGONAL_ONCE: Final = 2
OVERTAKE: Final = 3
FREE_LATERAL: Final = 4
NO_LATERAL: Final = 5
FORK_INSIDE: Final = 6
FORK_OUTSIDE: Final = 7
END_SWAP: Final = 8
END_INSIDE: Final = 9
END_OUTSIDE: Final = 10

# The legs of an action segment: the card's move, the way out of the pits, the soft tyres' bonus.
MAIN: Final = 0
EXIT: Final = 1
BONUS: Final = 2

# The ways of a step, and of the push that it causes.
FORWARD: Final = 0
INWARD: Final = 1
OUTWARD: Final = 2
DIAGONAL: Final = 3

# ── GP-8.2.1  Flags, in the order of data.FLAGS ──
GREEN: Final = 0
YELLOW: Final = 1
YELLOW_RED: Final = 2
DOUBLE_YELLOW: Final = 3
RED: Final = 4
BLACK: Final = 5
BLACK_ORANGE: Final = 6

ALL_PIT: Final = 10
"""The pit number of an "All Pit" card."""

# ── What an event orders a car to do in the pit step ──
DRIVE_THROUGH: Final = 0
STOP_AND_GO: Final = 1
REPAIR_ALL: Final = 2
FIT_HARD: Final = 3  # FIT_HARD + tyre is the order to fit it
FIT_SOFT: Final = 4
FIT_WET: Final = 5
NO_SERVICE: Final = 6
ENGINE_STOP: Final = 7
TRANSMISSION_STOP: Final = 8
WING_STOP: Final = 9
ORDER_NAMES: Final = [
    "drive-through",
    "stop-and-go",
    "repair-all",
    "fit-hard",
    "fit-soft",
    "fit-wet",
    "no-service",
    "engine-stop",
    "transmission-stop",
    "wing-stop",
]
