"""The words of the game as small numbers: cards, slots of the dashboard, gauges; and how large a box may be."""

from typing import Final

CREWS: Final = 4
MOST_ASSISTANTS: Final = 5
MOST_SPACES: Final = 128
MOST_TILES: Final = 24
MOST_LINES: Final = 16
MOST_POINTS: Final = 16
"""One more than the highest level of a gauge."""

# ── GR-13  The dashboard: three skill slots and the Funding area ──

SCOUT: Final = 0
MECHANIC: Final = 1
ESCORT: Final = 2
FUNDING: Final = 3
SLOTS: Final = ("scout", "mechanic", "escort", "funding")

# ── GR-12  The gauges that mechanical points are lost from ──

ENGINE: Final = 0
CHASSIS: Final = 1
GAUGES: Final = ("engine", "chassis")

# ── GR-61 to GR-75  The resource cards ──

TRACKER: Final = 0
FINANCIAL: Final = 1
TRANSPORT: Final = 2
MECHANIC_CARD: Final = 3
RANGER: Final = 4
DRIVER: Final = 5
CARTOGRAPHER: Final = 6
SABOTEUR: Final = 7
TRAIL_HUNTER: Final = 8
CHEATER: Final = 9
JERRYCAN: Final = 10
REFUELING: Final = 11
SPARE_PARTS: Final = 12
TOOLBOX: Final = 13
CARAVAN: Final = 14
CARDS: Final = (
    "tracker",
    "financial",
    "transport",
    "mechanic",
    "ranger",
    "driver",
    "cartographer",
    "saboteur",
    "trail-hunter",
    "cheater",
    "jerrycan",
    "refueling",
    "spare-parts",
    "toolbox",
    "caravan",
)

CARD_RULES: Final = (
    "GR-61",
    "GR-62",
    "GR-63",
    "GR-64",
    "GR-65",
    "GR-66",
    "GR-67",
    "GR-68",
    "GR-69",
    "GR-70",
    "GR-71",
    "GR-72",
    "GR-73",
    "GR-74",
    "GR-75",
)
"""The rule of each card, in the same order."""

# What the verbs of the game take: the argument's name, the key of its names, and for how many there is room.
CARD: Final = ("card", "card", len(CARDS))
SPACE: Final = ("space", "space", MOST_SPACES)
SEAT: Final = ("seat", "seat", CREWS)
TILE: Final = ("tile", "tile", MOST_TILES)
GAUGE: Final = ("gauge", "gauge", len(GAUGES))
LINE: Final = ("line", "line", MOST_LINES)
ENGINE_SHARE: Final = ("engine", "points", MOST_POINTS)
