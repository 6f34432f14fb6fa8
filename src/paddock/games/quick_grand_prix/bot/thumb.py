"""The rule of thumb: guess what the others will do, and take what then works out best by the end of the round.

It looks no further than the round. Cards are judged by what is printed on them.
"""

from typing import Final

from mypy_extensions import i64

from paddock.core.bot import NO_LIMIT, Budget
from paddock.core.rng import Rng
from paddock.core.rows import place_of
from paddock.core.vecs import append, vec
from paddock.core.view import View
from paddock.games.quick_grand_prix.rules.damage import check_damage
from paddock.games.quick_grand_prix.rules.draft import DISCARD, SWAP, TAKE
from paddock.games.quick_grand_prix.rules.grid import AHEAD, CAR_AHEAD
from paddock.games.quick_grand_prix.rules.moving import move_cars
from paddock.games.quick_grand_prix.rules.pits import SWAP_AFTER_STOP, TRADE, mark_gaps, return_to_track
from paddock.games.quick_grand_prix.rules.speeds import DRIVE, SPEEDS, programmes, reveal_speeds
from paddock.games.quick_grand_prix.rules.state import QuickState
from paddock.games.quick_grand_prix.rules.terms import SL_CARD

GUESSES: Final = (2, 2, 4)
"""How many guesses each heat of programmes is tried against; the better half goes on to the next heat."""


TRADE_GUESSES: Final = 4
"""Against how many guesses a swap after a stop is tried."""
LASTS: Final = 0.1
"""Points that each unit of a card's higher number is worth in each section after the next."""
OF_DAMAGE: Final = 1.5
"""Points that a damaged car will lose on the way to the pits."""
OF_A_GRID_PLACE: Final = 0.1
"""What a place on the grid is worth, in units of a card's higher number."""
DISCARDING: Final = -0.5
"""What it costs to give a card away for one that nobody has seen."""


class RuleOfThumb:
    name = "thumb"

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        state = view.state
        assert isinstance(state, QuickState)
        if state.kind is SPEEDS:
            return best_programme(state, view.seat, view.options, rng)
        if state.kind is SWAP_AFTER_STOP:
            return best_trade(state, view.seat, view.options, rng)
        if state.kind is CAR_AHEAD:
            return stronger_car(state, view.seat)
        return best_card(state, view.seat, view.options)


# ── Speeds and pit stops ──


def best_programme(state: QuickState, seat: i64, options: list[int], rng: Rng) -> int:
    left = options
    values = dict.fromkeys(options, 0.0)
    for guesses in GUESSES:
        for _ in range(guesses):
            plan = guess(state, rng)
            for option in left:
                plan[2 * seat] = DRIVE.first(option)
                plan[2 * seat + 1] = DRIVE.last(option)
                values[option] += worth(after_round(state, plan), seat)
        left = sorted(left, key=lambda option: -values[option])[: (len(left) + 1) // 2]
    return left[0]


def guess(state: QuickState, rng: Rng) -> vec[i64]:
    """What everybody may do. It turned out that nobody is easier to beat for being thought sensible."""
    plan = vec[i64]()
    for hand in state.hand:
        options = programmes(hand[0], hand[1])
        programme = options[rng.below(len(options))]
        plan = append(append(plan, DRIVE.first(programme)), DRIVE.last(programme))
    return plan


def after_round(state: QuickState, plan: vec[i64]) -> QuickState:
    """The round as it would go."""
    then = state.copy()
    assert isinstance(then, QuickState)
    then.plan = plan[:]
    reveal_speeds(then)
    check_damage(then)
    mark_gaps(then)
    move_cars(then)
    return_to_track(then)
    return then


def worth(state: QuickState, seat: i64) -> float:
    """The points that the seat's cars would get now; a damaged car will lose a place or two on the way to the pits."""
    points = 0.0
    place: i64 = 0
    for car in state.line:
        if car != SL_CARD:
            if car // 2 == seat:
                points += float(state.components.prize[place])
                if car in state.damaged and state.section + 1 < state.components.sections:
                    points -= OF_DAMAGE
            place += 1
    return points


# ── Swaps after a stop ──


def best_trade(state: QuickState, seat: i64, options: list[int], rng: Rng) -> int:
    """What serves best in the next section, against what everybody may do there; a higher number also serves later.

    On the grid the qualifying place was worth something; now only the numbers are.
    """
    ahead = state.copy()
    assert isinstance(ahead, QuickState)
    ahead.section += 1
    plans = [guess(ahead, rng) for _ in range(TRADE_GUESSES)]
    hand = state.hand[seat]
    best, best_value = options[0], -1000.0
    for option in options:
        cards = hand[:]
        if TRADE.has(option):
            cards[place_of(cards, TRADE.first(option))] = TRADE.last(option)
        value = 0.0
        for plan in plans:
            value += next_round(ahead, seat, cards, plan) / TRADE_GUESSES
        rounds = state.components.sections - ahead.section - 1
        value += LASTS * float(rounds) * float(fast(state, cards[0]) + fast(state, cards[1]))
        if value > best_value:
            best, best_value = option, value
    return best


def next_round(state: QuickState, seat: i64, cards: vec[i64], plan: vec[i64]) -> float:
    """What the best programme with these cards is worth, if the others drive by this plan."""
    best = -1000.0
    for programme in programmes(cards[0], cards[1]):
        plan[2 * seat] = DRIVE.first(programme)
        plan[2 * seat + 1] = DRIVE.last(programme)
        best = max(best, worth(after_round(state, plan), seat))
    return best


# ── Cards ──


def fast(state: QuickState, card: i64) -> i64:
    """The higher number of a card."""
    return state.components.number[2 + 2 * card]


def card_worth(state: QuickState, card: i64) -> float:
    """A high number is worth more than a good place on the grid."""
    return float(fast(state, card)) - OF_A_GRID_PLACE * float(state.components.qualifying[card])


def best_card(state: QuickState, seat: i64, options: list[int]) -> int:
    best = options[0]
    best_gain = -100.0
    for option in options:
        gained = gain(state, seat, option)
        if gained > best_gain:
            best = option
            best_gain = gained
    return best


def gain(state: QuickState, seat: i64, option: i64) -> float:
    """What an answer in the draft does for the hand; keeping what one has is 0."""
    if TAKE.has(option):
        return card_worth(state, TAKE.first(option))
    if SWAP.has(option):
        return card_worth(state, SWAP.first(option)) - card_worth(state, state.first_card_of(seat))
    return DISCARDING if DISCARD.has(option) else 0.0


def stronger_car(state: QuickState, seat: i64) -> i64:
    """It goes ahead."""
    power = state.components.power
    return AHEAD.code(0 if power[2 * seat] >= power[2 * seat + 1] else 1)


BOT: Final = RuleOfThumb()
