"""F, K, M. Tyres: what is fitted, how it wears, and what the race demands (TGP-46 to TGP-48, TGP-84 to TGP-90)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.rows import row_of
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


def compounds(state: TgpState) -> list[int]:
    return [SOFT, HARD, WET] if state.wet else [SOFT, HARD]


# ── TGP-48, TGP-90, R-27  The fresh value: the board's, the soft-wear token, and the team's development ──


def fresh_value(state: TgpState, seat: int, tyre: int) -> int:
    value = state.components.hard_tyre[state.circuit] + upgrade(state, seat, TYRES_EFFECT)
    if tyre == SOFT:
        value += state.soft_wear
    return max(BURSTING, min(value, state.components.tyre_strip))


def fit(state: TgpState, car: int, tyre: int) -> None:
    state.tyre[car] = tyre
    state.tread[car] = fresh_value(state, car // 2, tyre)
    state.emit(FITS, state.driver[car], tyre, state.tread[car])


# ── TGP-46, R-25  The first set: all teams at once ──


class StartingTyres(DecisionKind[TgpState]):
    def options(self, state: TgpState, seat: i64) -> list[int]:
        offered = compounds(state)
        if len(state.cars_of(seat)) == 1:
            return [FIT.code(tyre) for tyre in offered]
        return [FIT_BOTH.code(left, right) for left in offered for right in offered]

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        tyres = FIT.values(action) if FIT.has(action) else FIT_BOTH.values(action)
        for car, tyre in zip(state.cars_of(seat), tyres, strict=True):
            fit(state, car, tyre)

    def default(self, state: TgpState, seat: i64) -> i64:
        right = WET if state.wet else SOFT
        return FIT.code(right) if len(state.cars_of(seat)) == 1 else FIT_BOTH.code(right, right)


STARTING_TYRES: Final[StartingTyres] = StartingTyres("tyres", "TGP-46", [FIT, FIT_BOTH], sealed=True)


def choose_tyres(state: TgpState) -> None:
    state.ask_all(STARTING_TYRES, row_of([seat for seat in state.order if state.cars_of(seat)]))


# ── TGP-89, R-52  The last field of the strip: at the start of the turn, in race order, before anyone moves ──


class RollBurst(Die):
    def rolls(self, state: TgpState, pips: int) -> None:
        car = state.queue[state.argument]
        if pips >= state.components.burst:
            state.status[car] = RETIRED
            state.emit(TYRE_BURSTS, state.driver[car], pips)
        else:
            state.emit(TYRE_HOLDS, state.driver[car], pips)


ROLL_BURST: Final[RollBurst] = RollBurst("burst", "TGP-89", [K6])


def check_burst(state: TgpState) -> None:
    """The script's argument counts the cars of the queue, in race order."""
    if state.argument < len(state.queue) and state.tread[state.queue[state.argument]] == BURSTING:
        state.ask_nature(ROLL_BURST)


def next_in_queue(state: TgpState) -> None:
    state.argument += 1
    if state.argument < len(state.queue):
        state.restart()


# ── TGP-88, TGP-89, R-51, R-65  Worn tyres: what the marker says when the turn begins ──


def is_worn(state: TgpState, car: int) -> bool:
    return state.tread[car] <= SPEED_MINUS_ONE


def wear(state: TgpState, car: int, fields: int) -> None:
    """Move the tyre marker; it stays on the strip (R-51)."""
    state.tread[car] = max(BURSTING, min(state.components.tyre_strip, state.tread[car] + fields))


KINDS: Final[list[DecisionKind[Any]]] = [STARTING_TYRES, ROLL_BURST]
EVENTS: Final[list[EventKind]] = [FITS, TYRE_HOLDS, TYRE_BURSTS]
