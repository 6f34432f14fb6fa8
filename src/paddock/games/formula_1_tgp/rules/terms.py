"""The numbers that stand for the rulebook's terms, and the sizes the rules are written for."""

from typing import Final

MOST_DRIVERS: Final = 16
MOST_ENGINES: Final = 10
MOST_NUMBER: Final = 40
"""The highest number that a bid or a strip may have."""
MOST_CARS: Final = 8
MOST_DIE: Final = 10
"""The highest face of any die."""
MOST_ROLLS: Final = 16
"""So often nobody has to roll for one thing: every second roll, or more, settles a tie."""
FAR: Final = 1000
"""No car comes so far ahead of where it started, or behind."""
PLACES_COUNTED: Final = 8
"""So many places of a race may earn points, and count for count-back."""

FACILITIES: Final = 4
STEPS: Final = 4
"""The steps of the path under each facility."""

ENGINE_LOT: Final = 0
DRIVER_LOT: Final = 1
LOTS: Final = 2
"""What may be auctioned: the argument of an auction."""

HALVES: Final = 2
"""The halves of the strategy board: a car on each."""

SETTING_A: Final = 0
SETTING_B: Final = 1
SETTINGS: Final = ("A", "B")

SOFT: Final = 0
HARD: Final = 1
WET: Final = 2
TYRES: Final = ("soft", "hard", "wet")

LINE_CHANGE: Final = 0
FULL_AHEAD: Final = 1
TACTICS: Final = ("line-change", "full-ahead")

LEFT: Final = 0
RIGHT: Final = 1
LANES: Final = ("left", "right")

ABSENT: Final = 0
RUNNING: Final = 1
RETIRED: Final = 2
DISQUALIFIED: Final = 3
STATUSES: Final = ("absent", "running", "retired", "disqualified")

TOP: Final = 0
ACCELERATION: Final = 1
DRIVER: Final = 2
TYRE_VALUE: Final = 3
PARAMETERS: Final = ("top", "acceleration", "driver", "tyres")
"""What a corner may compare, in the order of their numbers."""

SPEED_EFFECT: Final = 0
TYRES_EFFECT: Final = 1
TOP_EFFECT: Final = 2
ACCELERATION_EFFECT: Final = 3
RELIABILITY_EFFECT: Final = 4
OVERTAKE_EFFECT: Final = 5
START_EFFECT: Final = 6
PIT_EFFECT: Final = 7
EFFECTS: Final = ("speed", "tyres", "top", "acceleration", "reliability", "overtake", "start", "pit")
"""What a step of development may change, in the order of their numbers."""

DRY_EVENTS: Final = 0
WET_EVENTS: Final = 1
MACHINE_TROUBLE: Final = 2
COLLISIONS: Final = 3
TABLES: Final = ("dry_events", "wet_events", "mechanical", "collision")
"""The tables that cars roll on, in the order of their numbers."""

MOVE_CHANGES: Final = 0
POINTS_CHANGE: Final = 1
TYRES_WEAR: Final = 2
TYRES_KEEP: Final = 3
WING_BREAKS: Final = 4
SLIDES: Final = 5
SPIN: Final = 6
OUT: Final = 7
TROUBLE: Final = 8
SAVE_OR_SLIDE: Final = 9
SAVE_OR_OUT: Final = 10
CONSEQUENCES: Final = (
    "move",
    "points",
    "tyres",
    "keep-tyres",
    "wing",
    "back",
    "spin",
    "out",
    "mechanical",
    "save-or-back",
    "save-or-out",
)
"""What a row of a table may do to a car, in the order of their numbers."""

SPEED_MINUS_ONE: Final = 0
BURSTING: Final = -1
"""The last two fields of the tyre strip."""

MOST_PUSH: Final = 4
"""The rules are written for so many speed points a turn at most."""

QUAL_LAP: Final = 0
LAUNCH: Final = 1
FLAT_OUT: Final = 2
LATE_BRAKE: Final = 3
SLIPSTREAM: Final = 4
SHUT_DOOR: Final = 5
TEAM_ORDERS: Final = 6
FAST_STOP: Final = 7
SAVE_TYRES: Final = 8
LEAN_MIX: Final = 9
LUCKY: Final = 10
CARD_IDS: Final = {
    QUAL_LAP: "qual-lap",
    LAUNCH: "launch",
    FLAT_OUT: "flat-out",
    LATE_BRAKE: "late-brake",
    SLIPSTREAM: "slipstream",
    SHUT_DOOR: "shut-door",
    TEAM_ORDERS: "team-orders",
    FAST_STOP: "fast-stop",
    SAVE_TYRES: "save-tyres",
    LEAN_MIX: "lean-mix",
    LUCKY: "lucky",
}
"""The kinds of tactic cards that the rules know, by what the data call them."""
CARDS: Final = len(CARD_IDS)
