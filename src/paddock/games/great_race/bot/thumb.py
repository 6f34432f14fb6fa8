"""The rule of thumb: know what the way to the arrival city costs, keep the tank and the engine fit for it, and drive.

Everything is judged by one figure for each space: what it costs to get from there to the arrival city over known tiles,
and over what the bag may hold where nothing is known (see `road`).
"""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from paddock.core.bot import NO_LIMIT, Budget
from paddock.core.decision import DecisionKind
from paddock.core.rng import Rng
from paddock.core.view import View
from paddock.games.great_race.bot.acting import best_act
from paddock.games.great_race.bot.hand import best_card, best_reaction, best_swap
from paddock.games.great_race.bot.on_the_road import best_payment, best_repair, best_tile, best_way
from paddock.games.great_race.bot.planning import best_plan
from paddock.games.great_race.rules.bivouac import TAKE_CARD
from paddock.games.great_race.rules.cards import DROP_ONE
from paddock.games.great_race.rules.convoy import ACT
from paddock.games.great_race.rules.danger import REACT, SECOND_TILE
from paddock.games.great_race.rules.driving import CHOOSE_WAY
from paddock.games.great_race.rules.hands import DISCARD_DOWN, PLAY
from paddock.games.great_race.rules.planning import PLANNING
from paddock.games.great_race.rules.repairs import REPAIRING
from paddock.games.great_race.rules.scouting import LAY_TILE
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.rules.terms import CARAVAN
from paddock.games.great_race.rules.terrain import HALT, HALT_OR_FOLLOW, SETTLE_COST


def follow_the_caravan(state: GreatState, seat: i64, options: list[int]) -> i64:
    """Who holds a Caravan drives on past a stop."""
    caravan = PLAY.code(CARAVAN)
    return caravan if caravan in options else HALT.code()


ANSWERS: Final[dict[DecisionKind[Any], Callable[[GreatState, i64, list[int]], i64]]] = {
    TAKE_CARD: best_card,
    DISCARD_DOWN: best_card,
    DROP_ONE: best_card,
    PLANNING: best_plan,
    ACT: best_act,
    LAY_TILE: best_tile,
    REPAIRING: best_repair,
    CHOOSE_WAY: best_way,
    SETTLE_COST: best_payment,
    HALT_OR_FOLLOW: follow_the_caravan,
    SECOND_TILE: best_swap,
    REACT: best_reaction,
}
"""How each question is answered, in the order of a round."""


def answer(state: GreatState, seat: i64, options: list[int]) -> i64:
    return options[0] if len(options) == 1 else ANSWERS[state.kind](state, seat, options)


class RuleOfThumb:
    name = "thumb"

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        state = view.state
        assert isinstance(state, GreatState)
        return answer(state, view.seat, view.options)


BOT: Final = RuleOfThumb()
