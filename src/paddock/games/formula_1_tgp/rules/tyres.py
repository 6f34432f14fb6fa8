"""F, K, M. Tyres: what is fitted, how it wears, and what the race demands (TGP-46 to TGP-48, TGP-84 to TGP-90)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.offer import Offer
from paddock.core.rows import with_value
from paddock.games.formula_1_tgp.rules.development import upgrade
from paddock.games.formula_1_tgp.rules.dice import K6, Die
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import (
    BURSTING,
    HARD,
    RETIRED,
    SOFT,
    SPEED_MINUS_ONE,
    TYRES_EFFECT,
    WET,
)

TYRE: Final = ("tyre", "tyre", 3)
FIT: Final = Verb("fit", TYRE)
FIT_BOTH: Final = Verb("fit-both", ("left", "tyre", 3), ("right", "tyre", 3))

FITS: Final = EventKind("fits", "TGP-46", ("driver", "driver"), ("tyre", "tyre"), ("value", ""))
TYRE_HOLDS: Final = EventKind("tyre-holds", "TGP-89", ("driver", "driver"), ("pips", ""))
TYRE_BURSTS: Final = EventKind("tyre-bursts", "TGP-89", ("driver", "driver"), ("pips", ""))


# ── TGP-46, R-26  Soft or hard; wets only in a wet race ──


def compounds(state: TgpState) -> i64:
    """How many there are to choose from: soft, hard, and wet ones last."""
    return WET + 1 if state.wet else HARD + 1


# ── TGP-48, TGP-90, R-27  The fresh value: the board's, the soft-wear token, and the team's development ──


def fresh_value(state: TgpState, seat: i64, tyre: i64) -> i64:
    value = state.components.hard_tyre[state.circuit] + upgrade(state, seat, TYRES_EFFECT)
    if tyre == SOFT:
        value += state.soft_wear
    return within(BURSTING, value, state.components.tyre_strip)


def within(least: i64, value: i64, most: i64) -> i64:
    """The value, kept on a strip that goes from `least` to `most`."""
    return least if value < least else most if value > most else value


def fit(state: TgpState, car: i64, tyre: i64) -> None:
    state.tyre = with_value(state.tyre, car, tyre)
    state.tread[car] = fresh_value(state, car // 2, tyre)
    if state.events is not None:
        state.emit(FITS, state.driver[car], tyre, state.tread[car])


# ── TGP-46, R-25  The first set: all teams at once ──


class StartingTyres(DecisionKind[TgpState]):
    def offer(self, state: TgpState, seat: i64, offer: Offer) -> None:
        offered = compounds(state)
        if state.count_cars_of(seat) == 1:
            for tyre in range(offered):
                offer.add(FIT.code(tyre))
        else:
            for left in range(offered):
                for right in range(offered):
                    offer.add(FIT_BOTH.code(left, right))

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        cars = state.cars_of(seat)
        if FIT.has(action):
            fit(state, cars[0], FIT.first(action))
        else:
            fit(state, cars[0], FIT_BOTH.first(action))
            fit(state, cars[1], FIT_BOTH.last(action))

    def default(self, state: TgpState, seat: i64) -> i64:
        right: i64 = WET if state.wet else SOFT
        return FIT.code(right) if state.count_cars_of(seat) == 1 else FIT_BOTH.code(right, right)


STARTING_TYRES: Final[StartingTyres] = StartingTyres("tyres", "TGP-46", [FIT, FIT_BOTH], sealed=True)


def choose_tyres(state: TgpState) -> None:
    state.ask_all(STARTING_TYRES, state.seats_in_race())


# ── TGP-89, R-52  The last field of the strip: at the start of the turn, in race order, before anyone moves ──


class RollBurst(Die):
    def rolls(self, state: TgpState, pips: i64) -> None:
        car = state.queue[state.argument]
        if pips >= state.components.burst:
            state.status = with_value(state.status, car, RETIRED)
            state.emit(TYRE_BURSTS, state.driver[car], pips)
        else:
            state.emit(TYRE_HOLDS, state.driver[car], pips)


ROLL_BURST: Final[RollBurst] = RollBurst("burst", "TGP-89", K6)


def check_burst(state: TgpState) -> None:
    """The script's argument counts the cars of the queue, in race order: on to the next one on the last field."""
    queue, tread = state.queue, state.tread
    for place in range(state.argument, len(queue)):
        if tread[queue[place]] == BURSTING:
            state.argument = place
            state.ask_nature(ROLL_BURST)
            return
    state.leave()


def next_in_queue(state: TgpState) -> None:
    state.argument += 1
    if state.argument < len(state.queue):
        state.restart()


# ── TGP-88, TGP-89, R-51, R-65  Worn tyres: what the marker says when the turn begins ──


def is_worn(state: TgpState, car: i64) -> bool:
    return state.tread[car] <= SPEED_MINUS_ONE


def wear(state: TgpState, car: i64, fields: i64) -> None:
    """Move the tyre marker; it stays on the strip (R-51)."""
    state.tread[car] = within(BURSTING, state.tread[car] + fields, state.components.tyre_strip)


KINDS: Final[list[DecisionKind[Any]]] = [STARTING_TYRES, ROLL_BURST]
EVENTS: Final[list[EventKind]] = [FITS, TYRE_HOLDS, TYRE_BURSTS]
