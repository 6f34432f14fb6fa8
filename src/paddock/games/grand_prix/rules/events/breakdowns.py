"""8.5.5, 8.5.14, 8.5.15, 8.5.18, 8.5.20, 8.5.23  More wear: engine, transmission, wing, suspension, tyres."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.offer import Offer
from paddock.core.rows import with_value
from paddock.core.vecs import vec
from paddock.games.grand_prix.data.event_cards import SUSPENSION_DIFFICULTIES, TIRE_WEAR
from paddock.games.grand_prix.rules.events.deck import event_of
from paddock.games.grand_prix.rules.events.selection import most, racing_player_cars
from paddock.games.grand_prix.rules.order import in_order
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import (
    BRAKES,
    CARS,
    ENGINE,
    ENGINE_STOP,
    SUSPENSION,
    TRANSMISSION,
    TRANSMISSION_STOP,
    TYRE,
    WEAR_NAMES,
    WING,
    WING_STOP,
)
from paddock.games.grand_prix.rules.wear import add_wear, lose_close_calls

GIVE: Final = Verb("give", ("car", "car", CARS))

ENGINE_SUFFERS: Final = EventKind("engine-suffers", "GP-8.5.5", ("car", "car"))
TRANSMISSION_SUFFERS: Final = EventKind("transmission-suffers", "GP-8.5.20", ("car", "car"))
WING_IS_DAMAGED: Final = EventKind("wing-is-damaged", "GP-8.5.23", ("car", "car"))
SUSPENSIONS_SUFFER: Final = EventKind("suspensions-suffer", "GP-8.5.15", ("count", ""))


# ── GP-8.1.3, R-28  The car with the most markers of one kind ──


def car_with_brake_wear(state: GrandPrixState) -> vec[i64]:
    return most(racing_player_cars(state), state.wear[BRAKES])


def car_with_transmission_wear(state: GrandPrixState) -> vec[i64]:
    return most(racing_player_cars(state), state.wear[TRANSMISSION])


def car_with_engine_wear(state: GrandPrixState) -> vec[i64]:
    return most(racing_player_cars(state), state.wear[ENGINE])


# ── GP-8.5.5  Engine Problems ──


def engine_suffers(state: GrandPrixState, car: i64) -> None:
    state.emit(ENGINE_SUFFERS, car)
    add_wear(state, car, ENGINE)
    if not state.is_player_car(car):
        state.orders = with_value(state.orders, car, ENGINE_STOP)


# ── GP-8.5.20, R-30  Transmission Problems ──


def transmission_suffers(state: GrandPrixState, car: i64) -> None:
    state.emit(TRANSMISSION_SUFFERS, car)
    add_wear(state, car, TRANSMISSION)
    if not state.is_player_car(car):
        state.orders = with_value(state.orders, car, TRANSMISSION_STOP)


# ── GP-8.5.23, R-30  Wing Damage ──


def wing_is_damaged(state: GrandPrixState, car: i64) -> None:
    state.emit(WING_IS_DAMAGED, car)
    add_wear(state, car, WING)
    lose_close_calls(state, car)
    if not state.is_player_car(car):
        state.orders = with_value(state.orders, car, WING_STOP)


# ── GP-8.5.15  Suspension Stress: whoever has a suspension marker takes one more ──


def suspensions_suffer(state: GrandPrixState) -> None:
    cars = vec[i64]([car for car in racing_player_cars(state) if state.wear[SUSPENSION][car] > 0])
    state.emit(SUSPENSIONS_SUFFER, len(cars))
    for car in cars:
        add_wear(state, car, SUSPENSION)


# ── GP-8.5.14, GP-8.5.18, D-11  Suspension Difficulties, Tire Wear: each player gives a marker to one of his cars ──


class GiveMarker(DecisionKind[GrandPrixState]):
    def offer(self, state: GrandPrixState, seat: i64, offer: Offer) -> None:
        offer.add_each(GIVE.base, state.racing_cars_of(seat))

    def apply(self, state: GrandPrixState, seat: i64, action: i64) -> None:
        state.argument += 1
        add_wear(state, action - GIVE.base, marker_given(state))

    def default(self, state: GrandPrixState, seat: i64) -> i64:
        """The car with less wear; if level, the worse placed."""
        cars = in_order(state, state.racing_cars_of(seat))
        best = cars[-1]
        for car in cars:
            if state.wear_of(car) < state.wear_of(best):
                best = car
        return GIVE.base + best

    def prompt(self, state: GrandPrixState, seat: i64) -> Message:
        return Message("ask-give", {"wear": f"wear:{WEAR_NAMES[marker_given(state)]}"})

    def label(self, state: GrandPrixState, seat: i64, action: i64) -> Message:
        car = action - GIVE.base
        values: dict[str, str | int] = {
            "car": f"car:{state.components.numbers[car]}",
            "wear": f"wear:{WEAR_NAMES[marker_given(state)]}",
            "markers": state.wear_of(car) + 1,
        }
        return Message("do-give", values)

    def why_not(self, state: GrandPrixState, seat: i64, action: i64) -> Reason:
        return Reason("GP-8.5.14", Message("why-own-car-in-race"))


GIVE_MARKER: Final[GiveMarker] = GiveMarker("give", "GP-8.5.14", [GIVE])


def marker_given(state: GrandPrixState) -> i64:
    return SUSPENSION if event_of(state) == SUSPENSION_DIFFICULTIES else TYRE


def give_markers(state: GrandPrixState) -> None:
    """In turn order; the script's argument counts the seats that are done."""
    event = event_of(state)
    if event != SUSPENSION_DIFFICULTIES and event != TIRE_WEAR:
        return
    seats = state.game.seats
    while state.argument < seats:
        seat = (state.first + state.argument) % seats
        cars = state.racing_cars_of(seat)
        if len(cars) == 2:
            state.repeat()
            state.ask(GIVE_MARKER, seat)
            return
        if len(cars) > 0:
            add_wear(state, cars[0], marker_given(state))
        state.argument += 1
    state.argument = 0


KINDS: Final[list[DecisionKind[Any]]] = [GIVE_MARKER]
EVENTS: Final[list[EventKind]] = [ENGINE_SUFFERS, TRANSMISSION_SUFFERS, WING_IS_DAMAGED, SUSPENSIONS_SUFFER]
