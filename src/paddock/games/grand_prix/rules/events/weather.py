"""8.5.17, 8.5.21  Tire Test and Weather Change: worked through from the leader to the last car (GP-8.1.3)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.offer import Offer
from paddock.core.rows import with_value, without_place
from paddock.core.vecs import append, vec
from paddock.games.grand_prix.data.event_cards import WEATHER_CHANGE
from paddock.games.grand_prix.rules.events.deck import event_of
from paddock.games.grand_prix.rules.events.selection import racing_player_cars
from paddock.games.grand_prix.rules.order import in_order
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import (
    DRY_WEATHER,
    FIT_HARD,
    HARD,
    SOFT,
    TYRE,
    TYRE_NAMES,
    WALL,
    WET,
    WET_WEATHER,
)
from paddock.games.grand_prix.rules.wear import add_close_calls, add_wear

CHANGE: Final = Verb("change", ("tyre", "tyre", 3))
RISK: Final = Verb("risk")

RAIN_BEGINS: Final = EventKind("rain-begins", "GP-8.5.21")
RAIN_ENDS: Final = EventKind("rain-ends", "GP-8.5.21")
WILL_CHANGE: Final = EventKind("will-change", "GP-8.5.21", ("car", "car"), ("tyre", "tyre"))
STAYS_OUT: Final = EventKind("stays-out", "GP-8.5.21", ("car", "car"))
TYRES_TESTED: Final = EventKind("tyres-tested", "GP-8.5.17", ("count", ""))


# ── GP-8.5.17  Tire Test: the wrong tyres for the weather cost close calls and wear ──


def check_tyres(state: GrandPrixState) -> None:
    cars = cars_on_wrong_tyres(state)
    state.emit(TYRES_TESTED, len(cars))
    for car in cars:
        if state.weather == DRY_WEATHER:
            add_wear(state, car, TYRE, 2)
        else:
            add_close_calls(state, car, 2 if state.tyres[car] == SOFT else 1)
            add_wear(state, car, TYRE)


def cars_on_wrong_tyres(state: GrandPrixState) -> vec[i64]:
    """GP-8.1.3: from the front to the back."""
    cars = vec[i64]()
    for car in in_order(state, racing_player_cars(state)):
        if (state.tyres[car] == WET) != (state.weather == WET_WEATHER):
            cars = append(cars, car)
    return cars


# ── GP-8.5.21, R-44  Weather Change: at once; then each car on the wrong tyres pits for others or takes the penalty ──


def change_weather(state: GrandPrixState) -> None:
    if state.weather == DRY_WEATHER:
        state.weather = WET_WEATHER
        state.emit(RAIN_BEGINS)
    else:
        state.weather = DRY_WEATHER
        state.was_dry = 1
        state.emit(RAIN_ENDS)
    state.candidates = cars_on_wrong_tyres(state)


class AnswerWeather(DecisionKind[GrandPrixState]):
    """D-12: pit this turn and change, or stay out on the wrong tyres."""

    def offer(self, state: GrandPrixState, seat: i64, offer: Offer) -> None:
        if state.weather == WET_WEATHER:
            offer.add(CHANGE.base + WET)
        else:
            offer.add(CHANGE.base + HARD)
            offer.add(CHANGE.base + SOFT)
        offer.add(RISK.base)

    def apply(self, state: GrandPrixState, seat: i64, action: i64) -> None:
        car = state.candidates[0]
        state.candidates = without_place(state.candidates, 0)
        if action == RISK.base:
            take_penalty(state, car)
        else:
            state.orders = with_value(state.orders, car, FIT_HARD + action - CHANGE.base)
            state.emit(WILL_CHANGE, car, action - CHANGE.base)

    def prompt(self, state: GrandPrixState, seat: i64) -> Message:
        values: dict[str, str | int] = {
            "car": f"car:{state.components.numbers[state.candidates[0]]}",
            "tyre": f"tyre:{TYRE_NAMES[state.tyres[state.candidates[0]]]}",
        }
        return Message("ask-weather-wet" if state.weather == WET_WEATHER else "ask-weather-dry", values)

    def label(self, state: GrandPrixState, seat: i64, action: i64) -> Message:
        car = state.candidates[0]
        values: dict[str, str | int] = {
            "car": f"car:{state.components.numbers[car]}",
            "back": state.components.tyre_change,
            "calls": 2 if state.tyres[car] == SOFT else 1,
        }
        if action == RISK.base:
            return Message("do-risk-wet" if state.weather == WET_WEATHER else "do-risk-dry", values)
        values["tyre"] = f"tyre:{TYRE_NAMES[action - CHANGE.base]}"
        return Message("do-change", values)

    def why_not(self, state: GrandPrixState, seat: i64, action: i64) -> Reason:
        return Reason("GP-7.6.3", Message("why-tyres-not-for-weather"))


ANSWER_WEATHER: Final[AnswerWeather] = AnswerWeather("weather-change", "GP-8.5.21", [CHANGE, RISK])


def take_penalty(state: GrandPrixState, car: i64) -> None:
    state.emit(STAYS_OUT, car)
    if state.weather == DRY_WEATHER:
        add_wear(state, car, TYRE)
    else:
        add_close_calls(state, car, 2 if state.tyres[car] == SOFT else 1)


def answer_weather(state: GrandPrixState) -> None:
    if event_of(state) != WEATHER_CHANGE:
        return
    while len(state.candidates) > 0:
        car = state.candidates[0]
        if state.components.lane_of[state.spot[car]] != WALL:
            state.repeat()
            state.ask(ANSWER_WEATHER, car // 2)
            return
        # a car beyond the wall cannot pit.
        state.candidates = without_place(state.candidates, 0)
        take_penalty(state, car)


KINDS: Final[list[DecisionKind[Any]]] = [ANSWER_WEATHER]
EVENTS: Final[list[EventKind]] = [RAIN_BEGINS, RAIN_ENDS, WILL_CHANGE, STAYS_OUT, TYRES_TESTED]
