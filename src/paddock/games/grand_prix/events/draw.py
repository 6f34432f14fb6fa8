"""3.5.1, 8.1  An event card is drawn, and what it says is done (GP-3.5.1, GP-8.1, GP-8.2)."""

from typing import Any, Final

from paddock.core.actions import Verb
from paddock.core.decision import ChanceKind, DecisionKind
from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.games.grand_prix.events import (
    breakdowns,
    crashes,
    penalties,
    retirements,
    selection,
    spins,
    weather,
)
from paddock.games.grand_prix.events.cards import (
    BLOWN_ENGINE,
    BRAKE_FAILURE,
    COLLISION,
    DRIVE_THROUGH_PENALTY,
    ENGINE_PROBLEMS,
    GEAR_BOX_FAILURE,
    HARD_HIT,
    MECHANICAL_FAILURE,
    NPC_RETIREMENT,
    SERIOUS_CRASH,
    SPIN_AROUND,
    SPIN_OFF,
    STOP_AND_GO_PENALTY,
    STRIKE_THE_BARRIER,
    SUSPENSION_STRESS,
    TIRE_TEST,
    TRACTION_HAZARD,
    TRANSMISSION_PROBLEMS,
    WEATHER_CHANGE,
    WHEEL_RUB,
    WING_DAMAGE,
)
from paddock.games.grand_prix.events.retirements import event_of
from paddock.games.grand_prix.order import find_leader
from paddock.games.grand_prix.state import GrandPrixState
from paddock.games.grand_prix.terms import BRAKES, ENGINE, EVENT_CARDS, TRANSMISSION, YELLOW, YELLOW_RED

EVENT_CARD: Final = Verb("event", ("event", "event", EVENT_CARDS))

EVENT_DRAWN: Final = EventKind("event-drawn", "GP-3.5.1", ("event", "event"))
NO_EVENT: Final = EventKind("no-event", "GP-8.1.1", ("event", "event"))


# ── GP-3.5.1, GP-8.1.1, R-29  One card from the deck ──


class DrawEvent(ChanceKind[GrandPrixState]):
    def options(self, state: GrandPrixState, seat: int) -> list[int]:
        return [EVENT_CARD.base + event for event in state.event_deck]

    def apply(self, state: GrandPrixState, seat: int, action: int) -> None:
        state.event = action - EVENT_CARD.base
        state.event_deck.remove(state.event)
        state.emit(EVENT_DRAWN, state.event)


DRAW_EVENT: Final = DrawEvent("draw-event", "GP-3.5.1", [EVENT_CARD])


def draw_event(state: GrandPrixState) -> None:
    retirements.reshuffle_events(state)
    state.ask_nature(DRAW_EVENT)


# ── GP-8.1.2, GP-8.5, R-28  Which Player Cars meet the card's condition best ──


def find_candidates(state: GrandPrixState) -> None:
    event = event_of(state)
    found: list[int] = []
    if event in (BLOWN_ENGINE, ENGINE_PROBLEMS):
        found = breakdowns.car_with(state, ENGINE)
    elif event == BRAKE_FAILURE:
        found = breakdowns.car_with(state, BRAKES)
    elif event in (GEAR_BOX_FAILURE, TRANSMISSION_PROBLEMS):
        found = breakdowns.car_with(state, TRANSMISSION)
    elif event in (COLLISION, SERIOUS_CRASH):
        found = crashes.car_that_touches(state)
    elif event in (HARD_HIT, WHEEL_RUB, STRIKE_THE_BARRIER):
        found = crashes.car_with_close_calls_on_track(state)
    elif event in (DRIVE_THROUGH_PENALTY, STOP_AND_GO_PENALTY, WING_DAMAGE):
        found = penalties.car_with_close_calls(state)
    elif event == MECHANICAL_FAILURE:
        found = penalties.car_with_wear(state)
    elif event in (SPIN_OFF, SPIN_AROUND):
        found = spins.car_that_spins(state)
    state.candidates = found


# ── GP-8.5  The car that is hit; without one, the NPC that the card names instead; without that, nothing happens ──


def find_target(state: GrandPrixState) -> None:
    event = event_of(state)
    if state.candidates:
        state.target = state.candidates[0]
        state.candidates = []
    elif event in (COLLISION, SERIOUS_CRASH):
        state.target = crashes.npc_that_touches(state)
    elif event in (HARD_HIT, WHEEL_RUB, STRIKE_THE_BARRIER):
        state.target = crashes.npc_on_track(state)
    elif event == TRACTION_HAZARD:
        state.target = find_leader(state)
    elif event in NAMES_AN_NPC:
        state.target = selection.leading_npc(state)
    without_npcs = event == NPC_RETIREMENT and not retirements.racing_npcs(state)
    if without_npcs or (state.target == NONE and event in HITS_ONE_CAR):
        state.emit(NO_EVENT, state.event)


NAMES_AN_NPC: Final = (
    BLOWN_ENGINE,
    BRAKE_FAILURE,
    DRIVE_THROUGH_PENALTY,
    ENGINE_PROBLEMS,
    GEAR_BOX_FAILURE,
    MECHANICAL_FAILURE,
    STOP_AND_GO_PENALTY,
    TRANSMISSION_PROBLEMS,
    WING_DAMAGE,
)
HITS_ONE_CAR: Final = (
    *NAMES_AN_NPC,
    COLLISION,
    SERIOUS_CRASH,
    HARD_HIT,
    WHEEL_RUB,
    STRIKE_THE_BARRIER,
    SPIN_OFF,
    SPIN_AROUND,
)


# ── GP-8.2.1, GP-8.3.1, GP-8.5  What the card does ──


def strike(state: GrandPrixState) -> None:
    event = event_of(state)
    car = state.target
    if event == TIRE_TEST:
        weather.check_tyres(state)
    elif event == WEATHER_CHANGE:
        weather.change_weather(state)
    elif event == SUSPENSION_STRESS:
        breakdowns.suspensions_suffer(state)
    elif car == NONE:
        return
    elif event in (BLOWN_ENGINE, BRAKE_FAILURE, GEAR_BOX_FAILURE):
        retirements.retire(state, car)
    elif event in (COLLISION, SERIOUS_CRASH, HARD_HIT, WHEEL_RUB):
        crashes.involve_neighbours(state, car)
    elif event == STRIKE_THE_BARRIER:
        crashes.strike_barrier(state, car)
    elif event == DRIVE_THROUGH_PENALTY:
        penalties.drive_through(state, car)
    elif event == STOP_AND_GO_PENALTY:
        penalties.stop_and_go(state, car)
    elif event == MECHANICAL_FAILURE:
        penalties.repair_all(state, car)
    elif event == SPIN_OFF:
        spins.spin_off(state, car)
    elif event == SPIN_AROUND:
        spins.spin_around(state, car)
    elif event == ENGINE_PROBLEMS:
        breakdowns.engine_suffers(state, car)
    elif event == TRANSMISSION_PROBLEMS:
        breakdowns.transmission_suffers(state, car)
    elif event == WING_DAMAGE:
        breakdowns.wing_is_damaged(state, car)


def needs_zone(state: GrandPrixState) -> bool:
    """GP-8.2.1: under yellow, and under yellow and red, around the car that was hit."""
    flag = state.rules.flag[state.event]
    return state.target != NONE and (flag in (YELLOW, YELLOW_RED))


KINDS: Final[list[DecisionKind[Any]]] = [
    DRAW_EVENT,
    *selection.KINDS,
    *retirements.KINDS,
    *crashes.KINDS,
    *breakdowns.KINDS,
    *weather.KINDS,
]
EVENTS: Final[list[EventKind]] = [
    EVENT_DRAWN,
    NO_EVENT,
    *selection.EVENTS,
    *retirements.EVENTS,
    *crashes.EVENTS,
    *spins.EVENTS,
    *penalties.EVENTS,
    *breakdowns.EVENTS,
    *weather.EVENTS,
]
