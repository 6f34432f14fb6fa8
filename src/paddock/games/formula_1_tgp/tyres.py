"""F, K, M. Tyres: what is fitted, how it wears, and what the race demands (TGP-46 to TGP-48, TGP-84 to TGP-90)."""

from typing import Any, Final

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.games.formula_1_tgp.development import TYRES_EFFECT, upgrade
from paddock.games.formula_1_tgp.dice import K6, Die
from paddock.games.formula_1_tgp.state import TgpState
from paddock.games.formula_1_tgp.terms import BURSTING, HARD, RETIRED, RUNNING, SOFT, SPEED_MINUS_ONE, WET

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
    value = state.rules.hard_tyre[state.circuit] + upgrade(state, seat, TYRES_EFFECT)
    if tyre == SOFT:
        value += state.soft_wear
    return max(BURSTING, min(value, state.rules.tyre_strip))


def fit(state: TgpState, car: int, tyre: int) -> None:
    state.tyre[car] = tyre
    state.tread[car] = fresh_value(state, car // 2, tyre)
    state.emit(FITS, state.driver[car], tyre, state.tread[car])


class StartingTyres(DecisionKind[TgpState]):
    """R-25: all at once."""

    def options(self, state: TgpState, seat: int) -> list[int]:
        offered = compounds(state)
        if len(state.cars_of(seat)) == 1:
            return [FIT.code(tyre) for tyre in offered]
        return [FIT_BOTH.code(left, right) for left in offered for right in offered]

    def apply(self, state: TgpState, seat: int, action: int) -> None:
        tyres = FIT.values(action) if FIT.has(action) else FIT_BOTH.values(action)
        for car, tyre in zip(state.cars_of(seat), tyres, strict=True):
            fit(state, car, tyre)

    def default(self, state: TgpState, seat: int) -> int:
        right = WET if state.wet else SOFT
        return FIT.code(right) if len(state.cars_of(seat)) == 1 else FIT_BOTH.code(right, right)

    def prompt(self, state: TgpState, seat: int) -> Message:
        words: dict[str, str | int] = {
            "soft": fresh_value(state, seat, SOFT),
            "hard": fresh_value(state, seat, HARD),
            "turns": state.turns,
        }
        return Message("ask-tyres-wet" if state.wet else "ask-tyres", words)

    def label(self, state: TgpState, seat: int, action: int) -> Message:
        cars = state.cars_of(seat)
        slugs = state.game.domains["tyre"]
        if FIT.has(action):
            tyre = FIT.first(action)
            return Message(
                "do-fit",
                {
                    "driver": state.named(cars[0]),
                    "tyre": f"tyre:{slugs.slug(tyre)}",
                    "value": fresh_value(state, seat, tyre),
                },
            )
        left, right = FIT_BOTH.first(action), FIT_BOTH.last(action)
        return Message(
            "do-fit-both",
            {
                "driver": state.named(cars[0]),
                "left": f"tyre:{slugs.slug(left)}",
                "value-left": fresh_value(state, seat, left),
                "other": state.named(cars[1]),
                "right": f"tyre:{slugs.slug(right)}",
                "value-right": fresh_value(state, seat, right),
            },
        )

    def why_not(self, state: TgpState, seat: int, action: int) -> Reason:
        if FIT.has(action) != (len(state.cars_of(seat)) == 1):
            return Reason("TGP-46", Message("why-tyres-for-each-car"))
        return Reason("TGP-98", Message("why-no-wets-in-the-dry"))


STARTING_TYRES: Final = StartingTyres("tyres", "TGP-46", [FIT, FIT_BOTH], sealed=True)


def choose_tyres(state: TgpState) -> None:
    state.ask_all(STARTING_TYRES, [seat for seat in state.order if state.cars_of(seat)])


# ── TGP-89, R-52  The last field of the strip: at the start of the turn, in race order, before anyone moves ──


class RollBurst(Die):
    def rolls(self, state: TgpState, pips: int) -> None:
        car = state.queue[state.argument - 1]
        if pips >= state.rules.burst:
            state.status[car] = RETIRED
            state.emit(TYRE_BURSTS, state.driver[car], pips)
        else:
            state.emit(TYRE_HOLDS, state.driver[car], pips)


ROLL_BURST: Final = RollBurst("burst", "TGP-89", [K6])


def check_bursts(state: TgpState) -> None:
    """The script's argument counts the cars of the queue that have been looked at."""
    while state.argument < len(state.queue):
        car = state.queue[state.argument]
        state.argument += 1
        if state.status[car] == RUNNING and state.tread[car] == BURSTING:
            state.repeat()
            state.ask_nature(ROLL_BURST)
            return
    state.argument = 0


# ── TGP-88, TGP-89  Worn tyres: what the marker says when the turn begins ──


def is_worn(state: TgpState, car: int) -> bool:
    return state.tread[car] <= SPEED_MINUS_ONE


def wear(state: TgpState, car: int, fields: int) -> None:
    """Move the tyre marker; it stays on the strip (R-51)."""
    state.tread[car] = max(BURSTING, min(state.rules.tyre_strip, state.tread[car] + fields))


KINDS: Final[list[DecisionKind[Any]]] = [STARTING_TYRES, ROLL_BURST]
EVENTS: Final[list[EventKind]] = [FITS, TYRE_HOLDS, TYRE_BURSTS]
