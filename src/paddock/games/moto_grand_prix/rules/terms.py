"""The numbers that stand for things of the game."""

from typing import Final

LANES: Final = 3
"""Left, centre, right."""
LANE_SETS: Final = 1 << LANES
EVERY_LANE: Final = LANE_SETS - 1
"""A set of lanes is a number, with bit 0 for the left lane."""

# ── How much of the rulebook is played ──

BASIC: Final = 0
STANDARD: Final = 1
EXPERT: Final = 2
LEVELS: Final = ("basic", "standard", "expert")

# ── What is ridden ──

QUALIFYING_LAP: Final = 0
RACE: Final = 1

# ── How a bike stands ──

STRAIGHT: Final = 0
LEANING: Final = 1
WHEELIE: Final = 2

# ── What a row is in the check of positions; a straight of one row between two corners is both (MGP-A.18) ──

PLAIN_ROW: Final = 0
BRAKING_POINT: Final = 1
CORNERING_POINT: Final = 2

# ── Dice ──

FACES: Final = 6
MOST_ROLLS: Final = 16
"""So often nobody has to roll for the grid: every second roll, or more, settles a tie."""
FARTHEST_BACK: Final = -24
"""The distance behind the line at which no grid has another row."""
PAIRS: Final = [(low, high) for low in range(1, FACES + 1) for high in range(low, FACES + 1)]
"""Two dice that cannot be told apart: the lower face first."""
PAIR_WEIGHTS: Final = [1 if low == high else 2 for low, high in PAIRS]
"""A pair of different faces comes twice as often as a double."""
PAIR_CHANCES: Final = FACES * FACES
"""The sum of the weights."""

TWO_DICE: Final = 0
START_DIE: Final = 1
CONTACT_DIE: Final = 2
"""How dice are used: both of them, the one of the start turn, or one of two after a contact."""

# ── What a ride is made of: where to, which flips, what is paid ──

MOST_ROWS: Final = 17
"""Two sixes, downhill, slipstream, and three engine points."""
PLACES: Final = (MOST_ROWS + 1) * LANES
"""3·rows + lane, as seen from the bike."""

KEEP: Final = 0
FLIP_LOW: Final = 1
FLIP_HIGH: Final = 2
FLIP_BOTH: Final = 3
FLIP_DIE: Final = 4
LOW_ONLY: Final = 5
LOW_FLIPPED: Final = 6
HIGH_ONLY: Final = 7
HIGH_FLIPPED: Final = 8
FLIPS: Final = 9
FLIP_NAMES: Final = ("keep", "flip-low", "flip-high", "flip-both", "flip", "low", "low-flipped", "high", "high-flipped")

MOST_DIAL: Final = 8
"""Where a dial can begin; it ends at 1."""
MOST_ENGINE: Final = 3
"""So many engine points a turn may take."""
MOST_FRONT: Final = MOST_DIAL - 1

FREE: Final = 0
"""The payment of nothing; after it come those of 1 to MOST_ENGINE engine points, then of 1 to MOST_FRONT front tire
points."""
PAYMENTS: Final = 1 + MOST_ENGINE + MOST_FRONT
PAYMENT_NAMES: Final = (
    "free",
    *(f"engine-{points}" for points in range(1, MOST_ENGINE + 1)),
    *(f"front-{points}" for points in range(1, MOST_FRONT + 1)),
)

WAYS: Final = FLIPS * PAYMENTS
"""A way to ride is flips and payment in one number, flip · PAYMENTS + payment, as in the action of a ride."""

# ── What dice bring about ──

REDLINES: Final = 1
LOSES_GRIP: Final = 2
"""A double six asks for an engine test; a double as rolled loses grip. Both may come together."""
