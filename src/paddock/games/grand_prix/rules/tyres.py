"""2.7, 7.6  Tyres: the secret choice before the race, the soft bonus, the duty to change (GP-2.7.1, GP-7.6)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.offer import Offer
from paddock.core.rows import with_added, with_value, without
from paddock.core.vecs import vec
from paddock.games.grand_prix.rules.scripts import SOFT_BONUS as BONUS_MOVE
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import (
    BONUS,
    NO_TEXT,
    SOFT,
    SOLO,
    TYRE,
    TYRE_NAMES,
    TYRE_TYPES,
    WET,
    WET_WEATHER,
)
from paddock.games.grand_prix.rules.wear import add_wear

TYRES: Final = Verb("tyres", ("a", "tyre", 3), ("b", "tyre", 3))
BOOST: Final = Verb("boost")
HOLD: Final = Verb("hold")

STARTS_ON: Final = EventKind("starts-on", "GP-2.7.1", ("car", "car"), ("tyre", "tyre"))
USES_SOFTS: Final = EventKind("uses-softs", "GP-7.6.5", ("car", "car"), ("mp", ""))
FITS: Final = EventKind("fits", "GP-7.6.2", ("car", "car"), ("tyre", "tyre"))


# ── GP-2.7.1, D-02, R-31  The first set: secret, revealed together; wets only in the wet ──


class ChooseTyres(DecisionKind[GrandPrixState]):
    def offer(self, state: GrandPrixState, seat: i64, offer: Offer) -> None:
        kinds: i64 = WET + 1 if state.weather == WET_WEATHER else SOFT + 1
        for a in range(kinds):
            for b in range(kinds):
                offer.add(TYRES.code(a, b))

    def apply(self, state: GrandPrixState, seat: i64, action: i64) -> None:
        start_on(state, 2 * seat, TYRES.first(action))
        start_on(state, 2 * seat + 1, TYRES.last(action))

    def default(self, state: GrandPrixState, seat: i64) -> i64:
        return TYRES.code(WET, WET) if state.weather == WET_WEATHER else TYRES.code(SOFT, SOFT)

    def prompt(self, state: GrandPrixState, seat: i64) -> Message:
        numbers = state.components.numbers
        return Message(
            "ask-tyres-wet" if state.weather == WET_WEATHER else "ask-tyres",
            {"a": f"car:{numbers[2 * seat]}", "b": f"car:{numbers[2 * seat + 1]}"},
        )

    def label(self, state: GrandPrixState, seat: i64, action: i64) -> Message:
        numbers = state.components.numbers
        values: dict[str, str | int] = {
            "car-a": f"car:{numbers[2 * seat]}",
            "car-b": f"car:{numbers[2 * seat + 1]}",
            "a": f"tyre:{TYRE_NAMES[TYRES.first(action)]}",
            "b": f"tyre:{TYRE_NAMES[TYRES.last(action)]}",
        }
        return Message("do-tyres", values)

    def why_not(self, state: GrandPrixState, seat: i64, action: i64) -> Reason:
        return Reason("GP-2.7.1", Message("why-wets-only-in-wet"))


CHOOSE_TYRES: Final[ChooseTyres] = ChooseTyres("tyres", "GP-2.7.1", [TYRES], sealed=True)


def start_on(state: GrandPrixState, car: i64, tyre: i64) -> None:
    state.tyres = with_value(state.tyres, car, tyre)
    state.emit(STARTS_ON, car, tyre)


def choose_tyres(state: GrandPrixState) -> None:
    state.ask_everybody(CHOOSE_TYRES)


# ── GP-7.6.2, GP-7.6.3, R-31  Which tyres may be fitted now ──


def may_fit(state: GrandPrixState, car: i64, tyre: i64) -> bool:
    """Another type than the one on the car (the same again by option), as the weather allows."""
    if (tyre == WET) != (state.weather == WET_WEATHER):
        return False
    return state.components.fresh_sets or tyre != state.tyres[car]


def fit(state: GrandPrixState, car: i64, tyre: i64) -> None:
    if tyre != state.tyres[car] and car not in state.changed:
        state.changed = with_added(state.changed, car)
    state.tyres = with_value(state.tyres, car, tyre)
    if car in state.used:
        state.used = without(state.used, car)
    state.emit(FITS, car, tyre)


def needs_change(state: GrandPrixState, car: i64) -> bool:
    """GP-7.6.2, GP-7.6.3: every Player Car must change type once, unless it was wet all the time."""
    return state.is_player_car(car) and car not in state.changed and state.was_dry == 1


def is_due(state: GrandPrixState, car: i64, tyre: i64) -> bool:
    """Whether these tyres would fulfil the duty now; none do once it is done."""
    return needs_change(state, car) and tyre != state.tyres[car] and may_fit(state, car, tyre)


def has_due_tyres(state: GrandPrixState, car: i64) -> bool:
    """Whether any would; not while the weather has no other type."""
    return any(is_due(state, car, tyre) for tyre in range(TYRE_TYPES))


# ── GP-7.6.5, D-08, R-23  The soft bonus: a second, solo move by the pit exit speed, then a tyre wear ──


class SoftBonus(DecisionKind[GrandPrixState]):
    def offer(self, state: GrandPrixState, seat: i64, offer: Offer) -> None:
        offer.add(BOOST.base)
        offer.add(HOLD.base)

    def apply(self, state: GrandPrixState, seat: i64, action: i64) -> None:
        if action == BOOST.base:
            car = state.active
            state.used = with_added(state.used, car)
            state.leg = BONUS
            state.mode = SOLO
            state.special = NO_TEXT
            state.diagonals = 0
            state.linked = 0
            state.train = vec[i64]([car])
            state.mp = state.components.pit_exit[state.card]
            state.emit(USES_SOFTS, car, state.mp)
            state.call(BONUS_MOVE)

    def default(self, state: GrandPrixState, seat: i64) -> i64:
        return HOLD.base

    def prompt(self, state: GrandPrixState, seat: i64) -> Message:
        return Message(
            "ask-soft-bonus", {"car": f"car:{state.components.numbers[state.active]}", "mp": self._mp(state)}
        )

    def label(self, state: GrandPrixState, seat: i64, action: i64) -> Message:
        if action == BOOST.base:
            return Message("do-boost", {"mp": self._mp(state)})
        return Message("do-hold")

    @staticmethod
    def _mp(state: GrandPrixState) -> i64:
        return state.components.pit_exit[state.card]


SOFT_BONUS: Final[SoftBonus] = SoftBonus("soft-bonus", "GP-7.6.5", [BOOST, HOLD])


def offer_soft_bonus(state: GrandPrixState) -> None:
    car = state.active
    if state.is_player_car(car) and state.tyres[car] == SOFT and car not in state.used and car not in state.finished:
        state.ask(SOFT_BONUS, state.acting)


def wear_softs(state: GrandPrixState) -> None:
    add_wear(state, state.active, TYRE)


KINDS: Final[list[DecisionKind[Any]]] = [CHOOSE_TYRES, SOFT_BONUS]
EVENTS: Final[list[EventKind]] = [STARTS_ON, USES_SOFTS, FITS]
