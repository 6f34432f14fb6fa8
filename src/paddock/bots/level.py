"""A level: a bot that weighs its answers and then slips, the more easily the less a slip costs.

How likely an answer is follows from how far it is behind the best: `exp(-regret / slips)`. So a beginner's bot takes a
slightly worse line often, throws a race away hardly ever, and looks sensible all the time. A style leans towards
answers whose outcome is certain, or open, among those that look about equally good; it costs next to nothing.
"""

from math import exp, sqrt
from typing import Final

from paddock.core.bot import NO_LIMIT, Budget, Weighed, Weigher
from paddock.core.rng import Rng
from paddock.core.view import View

FINE: Final = 1 << 24
"""Into so many steps chances are divided."""

STYLES: Final[dict[str, float]] = {"cautious": -0.03, "bold": 0.03, "tactician": 0.0}
"""How much the spread of what may come counts beside what may be expected. A tactician has no such leaning: it thinks
twice as long, and slips a little more easily, so that it is no stronger than the others."""
TACTICIAN: Final = "tactician"
LONGER: Final = 2
EASIER: Final = 1.1


class Level:
    """Plays as a weigher finds best, with slips."""

    def __init__(self, name: str, weigher: Weigher, slips: float, style: str = "") -> None:
        self.name = name
        self.weigher = weigher
        self.slips = slips * EASIER if style == TACTICIAN else slips
        """The regret at which an answer is given a third (1/e) as often as the best; 0: never."""
        self.leaning = STYLES.get(style, 0.0)

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        if len(view.options) == 1:
            return view.options[0]
        if self.slips <= 0.0 and self.leaning == 0.0:
            return self.weigher.choose(view, rng, budget)
        return self.slip(self.weigher.weigh(view, rng, budget), rng)

    def weigh(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> list[Weighed]:
        """What it thinks of its answers, before any slip."""
        return self.weigher.weigh(view, rng, budget)

    def slip(self, found: list[Weighed], rng: Rng) -> int:
        """One of the answers, those with a small regret more often."""
        looks = [each.value + self.leaning * each.error * sqrt(float(each.worlds)) for each in found]
        best = max(looks)
        if self.slips <= 0.0:
            return found[looks.index(best)].answer
        weights = [int(FINE * exp(max(-30.0, (look - best) / self.slips))) for look in looks]
        left = rng.below(FINE) * sum(weights) // FINE
        for each, weight in zip(found, weights, strict=True):
            left -= weight
            if left < 0:
                return each.answer
        return found[looks.index(best)].answer
