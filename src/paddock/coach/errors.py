"""Errors: what an answer has given away, against the best answer there was.

In three passes. First all answers are looked at in a few worlds by the value alone: nearly everything is decided there.
Where another answer looks clearly better, the best few are played on for some turns, and the best of them is taken.
How much better it is, is then measured in worlds that had no part in choosing it: else the luckiest would look best.
"""

import time

import msgspec

from paddock.coach.trials import Trials, mean_and_error
from paddock.core.bot import Bot
from paddock.core.rng import Rng
from paddock.core.value import Value
from paddock.core.view import View

WORLDS = 6
"""Worlds in which every answer is looked at."""
MOST_LOOKED_AT = 24
"""If there are more answers, the best so many after one world are looked at in the others."""
DOUBT = 0.01
"""An answer is doubted if another one looks better by so much of a win."""
BEST = 3
"""So many of the others are played on."""
CHOOSING = 8
"""Worlds in which the best of them is chosen."""
MEASURING = 48
"""Worlds, others than those, in which the loss is measured at most …"""
STEP = 12
"""… so many at a time, until it is clear."""
SURE = 1.96
"""Standard errors of an interval of 95 %."""

DOUBTFUL, BAD, VERY_BAD = 0.02, 0.04, 0.08
"""Sizes of an error, in wins."""


class Doubt(msgspec.Struct, frozen=True):
    """An answer that does not look like the best: the others that look better, the best first, and by how much."""

    others: list[int]
    loss: float


class Error(msgspec.Struct, frozen=True):
    """What an answer has given away: wins of one race, with half of the interval of 95 %. Below its noise nothing is
    called an error: then the loss is 0 and `better` is the answer itself."""

    better: int
    loss: float
    margin: float
    worlds: int

    @property
    def size(self) -> str:
        """none, small, doubtful, bad or very-bad."""
        if self.loss <= 0:
            return "none"
        for name, least in (("very-bad", VERY_BAD), ("bad", BAD), ("doubtful", DOUBTFUL)):
            if self.loss >= least:
                return name
        return "small"


def look(seen: View, chosen: int, value: Value, sensible: Bot | None, seed: int) -> Doubt | None:
    """Whether another answer looks clearly better than the chosen one; None: no."""
    if len(seen.options) < 2:
        return None
    trials = Trials(seen, value, sensible)
    rng = Rng(seed)
    answers = list(seen.options)
    first = rng.bits32()
    sums = {answer: trials.chance(answer, first, 0) for answer in answers}
    if len(answers) > MOST_LOOKED_AT:
        answers = sorted(answers, key=lambda answer: -sums[answer])[:MOST_LOOKED_AT]
        answers += [chosen] if chosen not in answers else []
    for world in (rng.bits32() for _ in range(WORLDS - 1)):
        for answer in answers:
            sums[answer] += trials.chance(answer, world, 0)
    others = sorted((answer for answer in answers if answer != chosen), key=lambda answer: -sums[answer])
    loss = (sums[others[0]] - sums[chosen]) / WORLDS
    return Doubt(others[:BEST], loss) if loss >= DOUBT else None


def measure(
    seen: View, chosen: int, doubt: Doubt, value: Value, sensible: Bot | None, seed: int, turns: int, end: float = 0.0
) -> Error | None:
    """What the chosen answer gives away against the best of those that looked better. None: the time was up (`end`, by
    the clock on the wall; 0: never) before enough worlds were played to say so."""
    trials = Trials(seen, value, sensible)
    rng = Rng(seed)
    better = doubt.others[0]
    if len(doubt.others) > 1:
        sums = dict.fromkeys(doubt.others, 0.0)
        for world in [rng.bits32() for _ in range(CHOOSING)]:
            if is_late(end):
                return None
            for answer in doubt.others:
                sums[answer] += trials.chance(answer, world, turns)
        better = max(doubt.others, key=sums.__getitem__)
    gains: list[float] = []
    while len(gains) < MEASURING:
        for world in [rng.bits32() for _ in range(STEP)]:
            if is_late(end):
                return None
            gains += trials.gains(better, chosen, [world], turns)
        mean, error = mean_and_error(gains)
        if abs(mean) > 2 * SURE * error or mean + SURE * error < DOUBTFUL:
            break
    if mean <= SURE * error:
        return Error(chosen, 0.0, SURE * error, len(gains))
    return Error(better, mean, SURE * error, len(gains))


def is_late(end: float) -> bool:
    return bool(end) and time.time() > end
