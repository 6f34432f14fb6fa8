"""Slips: a bot that plays as another one does, but sometimes chooses any option. The easy level is such a bot."""

from paddock.core.bot import NO_LIMIT, Bot, Budget
from paddock.core.rng import Rng
from paddock.core.view import View


class SlippingBot:
    """Plays as another bot does, but now and then any option at all."""

    def __init__(self, name: str, careful: Bot, slips: float) -> None:
        self.name = name
        self.careful = careful
        self.slips = slips
        """How often, from 0 to 1."""

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        if float(rng.below(1000)) < 1000 * self.slips:
            return view.options[rng.below(len(view.options))]
        return self.careful.choose(view, rng, budget)
