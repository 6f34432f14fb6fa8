"""The words of the rules as numbers: wear, tyres, weather, movement types, instructions, flags, orders.

Where a data file or a position names one of them, the name stands beside its number here. The readers of the data
count on how many there are of everything in the box, as the rules do.
"""

from typing import Final

# ── How many of everything there are in the box ──
CARS: Final = 22
"""The cars of a race, whoever moves them, and the positions of the grid."""
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 11
CARDS: Final = 78
EVENT_CARDS: Final = 32
NPC_COUNTERS: Final = 18
SCORING_POSITIONS: Final = 10

# ── GP-1.3.1, GP-1.3.2  The lanes of a sector, from the inside ──
LANES: Final = 5
"""The most lanes a sector may have; a racing lane has a number below it."""
WALL: Final = LANES
"""The lane number of the strip outside the wall."""
PIT_LANE: Final = LANES + 1
"""The lane number of the pit lane."""
LANE_LETTERS: Final = "abcdewp"
"""What each lane is called: a the innermost, w beyond the wall, p the pit lane."""

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
TYRE_TYPES: Final = 3
TYRE_NAMES: Final = ["hard", "soft", "wet"]

# ── GP-2.5.1  Weather ──
DRY_WEATHER: Final = 0
WET_WEATHER: Final = 1
WEATHER_NAMES: Final = ["dry", "wet"]

# ── GP-6.1.7  Movement types ──
SOLO: Final = 0
LINE: Final = 1
PURSUIT: Final = 2
LEAD: Final = 3
MOVEMENTS: Final = {"solo": SOLO, "line": LINE, "pursuit": PURSUIT, "lead": LEAD}

# ── GP-5.2.2, GP-5.2.6, GP-5.2.8, GP-5.2.9, GP-5.2.11, GP-5.2.14, GP-5.2.15, GP-5.2.17, GP-5.2.18
#    Charge, Fast Pace, Floor It, Follow the Leader, Out in Front, Power Line, Set the Pace, Solid Line, Top Gear:
#    the movement type and a wear marker, and no instruction besides ──
NO_TEXT: Final = 0
# ── GP-5.2.4  Clean Air ──
CLEAN_AIR: Final = 1
# ── GP-5.2.1, GP-5.2.7, GP-5.2.16  Challenge, Flat Out, Slingshot: one diagonal move ──
DIAGONAL_ONCE: Final = 2
# ── GP-5.2.13  Overtake ──
OVERTAKE: Final = 3
# ── GP-5.2.20  Weaving: moves sideways are free ──
FREE_LATERAL: Final = 4
# ── GP-5.2.3, GP-5.2.5  Chasing the Race, Conservative: no move sideways ──
NO_LATERAL: Final = 5
# ── GP-5.2.21  Inside Line, Outside Line ──
FORK_INSIDE: Final = 6
FORK_OUTSIDE: Final = 7
# ── GP-5.2.10  Late Brake ──
END_SWAP: Final = 8
# ── GP-5.2.12, GP-5.2.19  Oversteer, Understeer ──
END_INSIDE: Final = 9
END_OUTSIDE: Final = 10
SPECIALS: Final = {
    "none": NO_TEXT,
    "clean-air": CLEAN_AIR,
    "diagonal-once": DIAGONAL_ONCE,
    "overtake": OVERTAKE,
    "free-lateral": FREE_LATERAL,
    "no-lateral": NO_LATERAL,
    "fork-inside": FORK_INSIDE,
    "fork-outside": FORK_OUTSIDE,
    "end-swap": END_SWAP,
    "end-inside": END_INSIDE,
    "end-outside": END_OUTSIDE,
}

# The legs of an action segment: the card's move, the way out of the pits, the soft tyres' bonus.
MAIN: Final = 0
EXIT: Final = 1
BONUS: Final = 2

# The ways of a step, and of the push that it causes.
FORWARD: Final = 0
INWARD: Final = 1
OUTWARD: Final = 2
DIAGONAL: Final = 3

# ── GP-8.2.1  Flags ──
GREEN: Final = 0
YELLOW: Final = 1
YELLOW_RED: Final = 2
DOUBLE_YELLOW: Final = 3
RED: Final = 4
BLACK: Final = 5
BLACK_ORANGE: Final = 6
FLAGS: Final = {
    "green": GREEN,
    "yellow": YELLOW,
    "yellow-red": YELLOW_RED,
    "double-yellow": DOUBLE_YELLOW,
    "red": RED,
    "black": BLACK,
    "black-orange": BLACK_ORANGE,
}

ALL_PIT: Final = 10
"""The pit number of an "All Pit" card."""

# What an event orders a car to do in the pit step.
DRIVE_THROUGH: Final = 0
STOP_AND_GO: Final = 1
REPAIR_ALL: Final = 2
FIT_HARD: Final = 3  # and from here on one for each type of tyres
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
