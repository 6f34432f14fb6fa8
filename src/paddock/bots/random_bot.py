"""Random play: each option is as likely as any other. All other bots are compared with it."""

from paddock.core.bot import NO_LIMIT, Budget
from paddock.core.rng import Rng
from paddock.core.view import View


class RandomBot:
    """Plays any of its options, each as likely as the others."""

    def __init__(self, name: str = "random") -> None:
        self.name = name

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        return view.options[rng.below(len(view.options))]
