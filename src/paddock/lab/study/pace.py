"""Human pace: how long people would take for what bots decide in no time.

An assumption, not a measurement: whoever has no choice needs a moment to see that, and whoever has one needs longer the
more there is to choose from, by the same amount for each doubling. Seats that choose in secret at the same time take as
long as the slowest of them.

>>> [round(seconds(options)) for options in (1, 2, 8, 64)]
[2, 8, 16, 28]
"""

from math import log2
from typing import Final

NO_CHOICE: Final = 2.0
"""Seconds for an answer when there is only one, or for handling dice and cards."""
FIRST: Final = 4.0
"""Seconds to take in a question …"""
DOUBLING: Final = 4.0
"""… and for each doubling of what may be answered."""


def seconds(options: int) -> float:
    """How long a person takes to choose from so many options."""
    return NO_CHOICE if options < 2 else FIRST + DOUBLING * log2(options)
