"""The rule of thumb: a manager with a price list, a race engineer with a plan, and a driver who weighs the odds.

Activation points go first into what is missing, then into what gives most speed for its price. Fuel, tyres and stops
follow the best plan for the turns that are left (see `strategy`). Event rolls are made at once. Speed points are spent
where the road is free, and attacks are made where the odds are fair.
"""

from collections.abc import Callable
from typing import Final

from paddock.core.bot import NO_LIMIT, Budget
from paddock.core.rng import Rng
from paddock.core.view import View
from paddock.games.formula_1_tgp.bot import manager, racing, weekend
from paddock.games.formula_1_tgp.rules.auction import GIVE_BACK, OFFER, RAISE, SEALED_BID
from paddock.games.formula_1_tgp.rules.organisation import TAKE_ACTION
from paddock.games.formula_1_tgp.rules.overtaking import ATTACKING, SHUT_THE_DOOR, SLIPSTREAMING
from paddock.games.formula_1_tgp.rules.pits import PIT_STOP, SERVE
from paddock.games.formula_1_tgp.rules.qualifying import QUALIFYING_LAP, WRITE_SHEET
from paddock.games.formula_1_tgp.rules.settings import CHOOSE_SETTING
from paddock.games.formula_1_tgp.rules.start import LAY_TACTICS, PERFECT_LAUNCH
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.tables import LUCKY_ESCAPE
from paddock.games.formula_1_tgp.rules.turn import DECLARE, EVENT_NOW, ROLL_NOW, SAVING
from paddock.games.formula_1_tgp.rules.tyres import STARTING_TYRES

Answer = Callable[[TgpState, int, list[int]], int]


def roll_at_once(state: TgpState, seat: int, options: list[int]) -> int:
    """The event roll: a duty put off may be forgotten."""
    return ROLL_NOW.code()


def play_card(state: TgpState, seat: int, options: list[int]) -> int:
    """The last option of a card's window plays it."""
    return options[-1]


ANSWERS: Final[dict[str, Answer]] = {
    TAKE_ACTION.name: manager.best_action,
    OFFER.name: manager.best_bid,
    RAISE.name: manager.best_bid,
    SEALED_BID.name: manager.best_limit,
    GIVE_BACK.name: manager.worst_card,
    CHOOSE_SETTING.name: weekend.best_setting,
    QUALIFYING_LAP.name: play_card,
    STARTING_TYRES.name: weekend.best_tyres,
    LAY_TACTICS.name: weekend.best_tactics,
    PERFECT_LAUNCH.name: play_card,
    EVENT_NOW.name: roll_at_once,
    LUCKY_ESCAPE.name: racing.roll_again,
    DECLARE.name: racing.best_push,
    ATTACKING.name: racing.best_attack,
    SHUT_THE_DOOR.name: racing.shut_door,
    SLIPSTREAMING.name: racing.take_slipstream,
    SAVING.name: racing.best_saving,
    PIT_STOP.name: racing.best_stop,
    SERVE.name: racing.best_service,
}
"""How each question is answered, in the order of a season; the sheets of qualifying partly by lot, and any other
question by its default."""


class RuleOfThumb:
    name = "thumb"

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        state = view.state
        assert isinstance(state, TgpState)
        options = view.options
        if len(options) == 1:
            return options[0]
        if state.kind is WRITE_SHEET:
            return weekend.best_sheet(state, view.seat, rng)
        answer = ANSWERS.get(state.kind.name)
        if answer is not None:
            return answer(state, view.seat, options)
        default: int = state.kind.default(state, view.seat)
        return default


BOT: Final = RuleOfThumb()
