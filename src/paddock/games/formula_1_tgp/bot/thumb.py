"""The rule of thumb: a manager with a price list, a race engineer with a plan, and a driver who weighs the odds.

Activation points go first into what is missing, then into what gives most speed for its price. Fuel, tyres and stops
follow the best plan for the turns that are left (see `strategy`). Event rolls are made at once. Speed points are spent
where the road is free, and attacks are made where the odds are fair.
"""

from typing import Final

from mypy_extensions import i64

from paddock.core.bot import NO_LIMIT, Budget
from paddock.core.offer import Offer
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


class RuleOfThumb:
    name = "thumb"

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        state = view.state
        assert isinstance(state, TgpState)
        options = Offer()
        for option in view.options:
            options.add(option)
        return answer(state, view.seat, options, rng)


def answer(state: TgpState, seat: i64, options: Offer, rng: Rng) -> i64:
    """How each question is answered, in the order of a season; any other question by its default."""
    if options.count == 1:
        return options.at(0)
    kind = state.kind
    if kind is TAKE_ACTION:
        return manager.best_action(state, seat, options)
    if kind is OFFER or kind is RAISE:
        return manager.best_bid(state, seat)
    if kind is SEALED_BID:
        return manager.best_limit(state, seat)
    if kind is GIVE_BACK:
        return manager.worst_card(state, options)
    if kind is CHOOSE_SETTING:
        return weekend.best_setting(state)
    if kind is WRITE_SHEET:
        return weekend.best_sheet(state, seat, rng)
    if kind is STARTING_TYRES:
        return weekend.best_tyres(state, seat, options)
    if kind is LAY_TACTICS:
        return weekend.best_tactics(state, seat)
    if kind is QUALIFYING_LAP or kind is PERFECT_LAUNCH:
        return options.last()  # it plays the card
    return answer_in_race(state, seat, options)


def answer_in_race(state: TgpState, seat: i64, options: Offer) -> i64:
    kind = state.kind
    if kind is EVENT_NOW:
        return ROLL_NOW.code()  # a duty put off may be forgotten
    if kind is DECLARE:
        return racing.best_push(state, options)
    if kind is ATTACKING:
        return racing.best_attack(state, options)
    if kind is SAVING:
        return racing.best_saving(state, seat, options)
    if kind is PIT_STOP:
        return racing.best_stop(state, seat, options)
    if kind is SERVE:
        return racing.best_service(state, seat, options)
    if kind is SHUT_THE_DOOR:
        return racing.shut_door(state, options)
    if kind is SLIPSTREAMING:
        return racing.take_slipstream(state, options)
    if kind is LUCKY_ESCAPE:
        return racing.roll_again(state, options)
    return kind.default(state, seat)


BOT: Final = RuleOfThumb()
