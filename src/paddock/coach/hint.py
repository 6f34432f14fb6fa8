"""Hints: the best answers to what a seat is asked, with its chance to win, the place to expect, and what is at stake.

All of it comes from the seat's view: its answers are tried in the same worlds, and the best few in more of them.
"""

import time

import msgspec

from paddock.coach.trials import Trials
from paddock.core.bot import Bot
from paddock.core.message import Message
from paddock.core.rng import Rng
from paddock.core.value import Value
from paddock.core.view import View

SHOWN = 3
"""Answers that are compared in the end."""
LOOKED_AT = 40
"""If there are more answers, one in so many of them is looked at, and what is advised always."""
TURNS = 1
"""For so many turns the answers that are compared are played on."""
FEWEST, MOST = 4, 40
"""Worlds in which they are compared, as time allows."""
TENTH = 0.1


class Prospect(msgspec.Struct, frozen=True):
    """What an answer promises: the chance to win, which in one world of ten is below `at_worst` and in one above
    `at_best`, and the place to be expected."""

    action: int
    chance: float
    place: float
    at_worst: float
    at_best: float


def prospects(seen: View, advised: int, value: Value, sensible: Bot | None, seconds: float, rng: Rng) -> list[Prospect]:
    """The advised answer and those that look best beside it, the best first. It takes about so many seconds."""
    end = time.monotonic() + seconds
    trials = Trials(seen, value, sensible)
    options = list(seen.options)
    step = (len(options) + LOOKED_AT - 1) // LOOKED_AT
    looked_at = sorted({advised, *options[::step]}, key=options.index)
    first = rng.bits32()
    sums = {answer: trials.chance(answer, first, 0) for answer in looked_at}
    others = sorted((answer for answer in looked_at if answer != advised), key=lambda answer: -sums[answer])
    compared = [advised, *others[: SHOWN - 1]]
    found: dict[int, list[tuple[float, float]]] = {answer: [] for answer in compared}
    for world in range(MOST):
        if world >= FEWEST and time.monotonic() > end:
            break
        seed = rng.bits32()
        for answer in compared:
            found[answer].append(trials.promise(answer, seed, TURNS))
    return sorted((prospect(answer, found[answer]) for answer in compared), key=lambda each: -each.chance)


def prospect(answer: int, promises: list[tuple[float, float]]) -> Prospect:
    """
    >>> prospect(3, [(0.25, 2.0), (0.75, 1.0)])
    Prospect(action=3, chance=0.5, place=1.5, at_worst=0.25, at_best=0.75)
    """
    ranked = sorted(chance for chance, _ in promises)
    place = sum(place for _, place in promises) / len(promises)
    edge = int(TENTH * len(ranked))
    return Prospect(answer, sum(ranked) / len(ranked), place, ranked[edge], ranked[-1 - edge])


def sentences(prospects: list[Prospect], labels: list[str]) -> list[Message]:
    """Why the first of them: its chance and what is at stake, and what the others would leave."""
    first = prospects[0]
    said = [
        Message("hint-chance", {"chance": _whole(first.chance), "place": f"{first.place:.1f}"}),
        Message("hint-stakes", {"worst": _whole(first.at_worst), "best": _whole(first.at_best)}),
    ]
    for other, label in zip(prospects[1:], labels[1:], strict=True):
        said.append(Message("hint-other", {"label": label, "chance": _whole(other.chance)}))
    return said


def _whole(chance: float) -> int:
    return round(100 * chance)
