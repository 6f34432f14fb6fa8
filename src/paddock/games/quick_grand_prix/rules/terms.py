"""The numbers that stand for things of the game, and the sizes the rules are written for."""

from typing import Final

CARDS: Final = 9
SECTIONS: Final = 6

SL_CARD: Final = 8
"""The slot of the SL card; slots below it are cars, slots above it are gaps."""
GAP: Final = 9
"""GAP + car is the slot that a car in the pits has left open."""

PIT: Final = 0
"""The choice of speed that means a pit stop; 1 + 2·card + end is that end of a card (end 0 slow, 1 fast)."""
CHOICES: Final = 1 + 2 * CARDS

IN_THE_PITS: Final = -1
"""What stands in the total-speed column of a car that stops; the race card shows P."""

BONUS_SECTION: Final = 3
"""R-31: after this section the leading car gets a point, where the house rule is chosen."""
