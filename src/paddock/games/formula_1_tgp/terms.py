"""The numbers that stand for the rulebook's terms."""

from typing import Final

MOST_DRIVERS: Final = 16
MOST_ENGINES: Final = 10
MOST_NUMBER: Final = 40
"""The highest number that a bid or a strip may have."""

FACILITIES: Final = 4
STEPS: Final = 4
"""The steps of the path under each facility."""

SOFT: Final = 0
HARD: Final = 1
WET: Final = 2
TYRES: Final = ("soft", "hard", "wet")

LINE_CHANGE: Final = 0
FULL_AHEAD: Final = 1
TACTICS: Final = ("line-change", "full-ahead")

ABSENT: Final = 0
RUNNING: Final = 1
RETIRED: Final = 2
DISQUALIFIED: Final = 3
STATUSES: Final = ("absent", "running", "retired", "disqualified")

TOP: Final = 0
ACCELERATION: Final = 1
DRIVER: Final = 2
PARAMETERS: Final = ("top", "acceleration", "driver", "tyres")
"""What a corner may compare, in the order of their numbers."""

EFFECTS: Final = ("speed", "tyres", "top", "acceleration", "reliability", "overtake", "start", "pit")
"""What a step of development may change, in the order of their numbers (see `development`)."""

SPEED_MINUS_ONE: Final = 0
BURSTING: Final = -1
"""The last two fields of the tyre strip."""

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
CARDS: Final = 11
