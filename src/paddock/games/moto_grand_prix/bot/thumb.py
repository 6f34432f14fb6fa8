"""The rule of thumb: be quick. Of all rides the one that leaves the fewest turns to go to a rider alone on the track
(see `pace`), and every slipstream."""

from typing import Final

from paddock.core.bot import NO_LIMIT, Budget
from paddock.core.rng import Rng
from paddock.core.view import View
from paddock.games.moto_grand_prix.bot.pace import usual_answer
from paddock.games.moto_grand_prix.rules.state import MotoState


class RuleOfThumb:
    name = "thumb"

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        state = view.state
        assert isinstance(state, MotoState)
        return usual_answer(state, view.seat)


BOT: Final = RuleOfThumb()
