"""3.5.2, 8.4, 9.1  Pit stops (GP-3.5.2, GP-7.3, GP-7.6.4, GP-8.4.1, GP-9.1)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rows import with_entry
from paddock.core.vecs import append, remove, vec
from paddock.games.grand_prix.rules.order import in_order
from paddock.games.grand_prix.rules.scripts import SERVICE
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import (
    ALL_PIT,
    CARS,
    DRIVE_THROUGH,
    FIT_HARD,
    FIT_WET,
    NO_SERVICE,
    RED,
    REPAIR_ALL,
    STOP_AND_GO,
    TYRE_TYPES,
    WALL,
)
from paddock.games.grand_prix.rules.tyres import fit, has_due_tyres, is_due, may_fit
from paddock.games.grand_prix.rules.wear import full_duration, repairable, take_off_all

PIT: Final = Verb("pit", ("car", "car", CARS))
STAY_OUT: Final = Verb("stay-out")
REPAIR: Final = Verb("repair", ("wear", "wear", 7))
FIT: Final = Verb("fit", ("tyre", "tyre", 3))
GO: Final = Verb("go")

NPC_PITS: Final = EventKind("npc-pits", "GP-8.4.1", ("car", "car"), ("back", ""), ("space", "space"), ("lap", ""))
NPC_IS_SENT: Final = EventKind("npc-is-sent", "GP-3.5.2", ("car", "car"), ("back", ""), ("space", "space"), ("lap", ""))
PITS: Final = EventKind("pits", "GP-9.1.2", ("car", "car"), ("space", "space"), ("lap", ""))
IS_CALLED_IN: Final = EventKind("is-called-in", "GP-8.2.1", ("car", "car"), ("order", "order"))
IS_REPAIRED: Final = EventKind("is-repaired", "GP-7.3.1", ("car", "car"), ("wear", "wear"), ("left", ""))
IS_REPAIRED_FULLY: Final = EventKind("is-repaired-fully", "GP-8.5.8", ("car", "car"))
IS_RELEASED: Final = EventKind("is-released", "GP-7.3.2", ("car", "car"), ("back", ""), ("space", "space"), ("lap", ""))
STAYS_OUT: Final = EventKind("stays-out-of-pits", "GP-9.1.1", ("seat", "seat"))


# ── GP-1.3.2, GP-9.1.2, GP-9.1.3  Into the pit lane of its sector, and back by the duration ──


def enter_pit_lane(state: GrandPrixState, car: i64) -> None:
    state.put(car, state.components.pit_spaces[state.sector(car)])
    lie_on_top(state, car)


def drop_back(state: GrandPrixState, car: i64, back: i64) -> None:
    """Who arrives in a space later lies on top of those who are there. Going back over the line uncounts a lap."""
    components = state.components
    sector = state.sector(car) - back
    state.lap[car] += sector // components.length
    state.put(car, components.pit_spaces[sector % components.length])
    lie_on_top(state, car)


def lie_on_top(state: GrandPrixState, car: i64) -> None:
    if car in state.pit_lane:
        state.pit_lane = remove(state.pit_lane, car)
    state.pit_lane = append(state.pit_lane, car)


# ── GP-3.5.2, GP-8.4.1, R-27  NPCs do not choose: events send them in, and so does the pit number of the card ──


def stop_npcs(state: GrandPrixState) -> None:
    components = state.components
    digit = components.pit_number[state.event] if state.event != NONE else NONE
    npcs = vec[i64]()
    for car in range(components.player_cars, CARS):
        if state.is_racing(car) and (state.orders[car] != NONE or is_called(state, car, digit)):
            npcs = append(npcs, car)
    for car in in_order(state, npcs):
        order = state.orders[car]
        back = components.npc_stop if order == NONE else components.stop[order]
        state.stopped = append(state.stopped, car)
        enter_pit_lane(state, car)
        drop_back(state, car, back)
        state.emit(NPC_PITS if order == NONE else NPC_IS_SENT, car, back, state.spot[car], state.lap[car])


def is_called(state: GrandPrixState, car: i64, digit: i64) -> bool:
    """Whether the pit number on the event card calls this NPC in."""
    return state.on_track(car) and (digit == ALL_PIT or state.components.last_digit[car] == digit)


# ── GP-3.5.2, GP-9.1.1, GP-13.2.1, R-34  Then the players: in turn order, or by option in running order ──


def queue_for_pits(state: GrandPrixState) -> None:
    """`candidates` lists the Player Cars that have not been decided about."""
    if state.restarting == RED and not state.components.red_flag_stops:
        return
    seats = state.game.seats
    cars = vec[i64]()
    for step in range(seats):
        for car in state.racing_cars_of((state.first + step) % seats):
            cars = append(cars, car)
    state.candidates = in_order(state, cars) if state.components.pit_in_running_order else cars


def cars_up_for_decision(state: GrandPrixState) -> vec[i64]:
    """The car at the head of the queue, with its team-mate where a player decides about both."""
    first = state.candidates[0]
    if state.components.pit_in_running_order:
        return vec[i64]([first])
    return vec[i64]([car for car in state.candidates if car // 2 == first // 2])


def may_pit(state: GrandPrixState, car: i64) -> bool:
    """R-26: not from beyond the wall, and not with the Spin-Around marker."""
    return state.components.lane_of[state.spot[car]] != WALL and state.orders[car] != NO_SERVICE


class CallIn(DecisionKind[GrandPrixState]):
    """D-13: which car comes in, if any."""

    def offer(self, state: GrandPrixState, seat: i64, offer: Offer) -> None:
        offer.add(STAY_OUT.base)
        for car in cars_up_for_decision(state):
            if may_pit(state, car):
                offer.add(PIT.base + car)

    def apply(self, state: GrandPrixState, seat: i64, action: i64) -> None:
        if action == STAY_OUT.base:
            for car in cars_up_for_decision(state):
                state.candidates = remove(state.candidates, car)
            state.emit(STAYS_OUT, seat)
        else:
            call_in(state, action - PIT.base)

    def default(self, state: GrandPrixState, seat: i64) -> i64:
        """In comes a car whose tyres or wear demand it."""
        for car in cars_up_for_decision(state):
            if may_pit(state, car) and needs_stop(state, car):
                return PIT.base + car
        return STAY_OUT.base


CALL_IN: Final[CallIn] = CallIn("pit", "GP-9.1.1", [PIT, STAY_OUT])


def needs_stop(state: GrandPrixState, car: i64) -> bool:
    """Whether the car is slowed by wear that can be taken off, or has still to change tyres in the second half."""
    if state.wear_of(car) >= state.components.slowing_wear and len(repairable(state, car)) > 0:
        return True
    return has_due_tyres(state, car) and 2 * state.lead >= state.components.finish_line


def call_in(state: GrandPrixState, car: i64) -> None:
    state.candidates = remove(state.candidates, car)
    state.stopped = append(state.stopped, car)
    enter_pit_lane(state, car)
    state.emit(PITS, car, state.spot[car], state.lap[car])
    state.call(SERVICE)


def stop_players(state: GrandPrixState) -> None:
    while len(state.candidates) > 0:
        cars = cars_up_for_decision(state)
        for car in cars:
            if state.orders[car] != NONE and state.orders[car] != NO_SERVICE:
                state.emit(IS_CALLED_IN, car, state.orders[car])
                state.repeat()
                call_in(state, car)
                return
        if any(may_pit(state, car) for car in cars):
            state.repeat()
            state.ask(CALL_IN, cars[0] // 2)
            return
        for car in cars:
            state.candidates = remove(state.candidates, car)


# ── GP-7.3.1, GP-7.6.3, GP-8.5.8, R-35, R-44  In service: what an order demands is done first ──


def begin_service(state: GrandPrixState) -> None:
    car = state.stopped[-1]
    order = state.orders[car]
    state.repairs = 0
    state.refitted = 0
    if is_penalty(order):
        state.repairs = state.components.stop[order]
    elif order == REPAIR_ALL:
        state.repairs = state.components.repair_times * full_duration(state, car)
        take_off_all(state, car)
        state.emit(IS_REPAIRED_FULLY, car)
    elif FIT_HARD <= order <= FIT_WET:
        fit(state, car, order - FIT_HARD)
        state.refitted = 1


def is_penalty(order: i64) -> bool:
    """Whether a Player Car serves the order without any work on it."""
    return order in (DRIVE_THROUGH, STOP_AND_GO)


class Serve(DecisionKind[GrandPrixState]):
    """D-13, D-14: one marker off, other tyres on, or out of the box."""

    def offer(self, state: GrandPrixState, seat: i64, offer: Offer) -> None:
        car = state.stopped[-1]
        offer.add(GO.base)
        if is_penalty(state.orders[car]):
            return
        offer.add_each(REPAIR.base, repairable(state, car))
        if state.refitted == 0:
            for tyre in range(TYRE_TYPES):
                if may_fit(state, car, tyre):
                    offer.add(FIT.base + tyre)

    def apply(self, state: GrandPrixState, seat: i64, action: i64) -> None:
        car = state.stopped[-1]
        if action == GO.base:
            release(state, car)
        elif FIT.has(action):
            fit(state, car, action - FIT.base)
            state.refitted = 1
        else:
            wear = action - REPAIR.base
            state.wear = with_entry(state.wear, wear, car, state.wear[wear][car] - 1)
            state.repairs += state.components.duration[wear]
            state.emit(IS_REPAIRED, car, wear, state.wear_of(car))

    def default(self, state: GrandPrixState, seat: i64) -> i64:
        """The tyres that the race demands; all short repairs; others until the car is no longer slowed."""
        car = state.stopped[-1]
        if is_penalty(state.orders[car]):
            return GO.base
        if state.refitted == 0:
            for tyre in range(TYRE_TYPES):
                if is_due(state, car, tyre):
                    return FIT.base + tyre
        components = state.components
        shortest: i64 = NONE
        for wear in repairable(state, car):
            if shortest == NONE or components.duration[wear] < components.duration[shortest]:
                shortest = wear
        if shortest != NONE:
            is_short = components.duration[shortest] <= components.tyre_change
            if is_short or state.wear_of(car) >= components.slowing_wear:
                return REPAIR.base + shortest
        return GO.base


SERVE: Final[Serve] = Serve("serve", "GP-9.1.2", [REPAIR, FIT, GO])


def serve(state: GrandPrixState) -> None:
    """Again and again, until the car is released."""
    state.repeat()
    if has_work(state):
        state.ask(SERVE, state.stopped[-1] // 2)
    else:
        release(state, state.stopped[-1])


def has_work(state: GrandPrixState) -> bool:
    """Whether there is anything left to do in the present stop."""
    car = state.stopped[-1]
    if is_penalty(state.orders[car]):
        return False
    if len(repairable(state, car)) > 0:
        return True
    return state.refitted == 0 and any(may_fit(state, car, tyre) for tyre in range(TYRE_TYPES))


# ── GP-7.3.2, GP-7.6.4  The duration: the repairs, at least the tyre change if there was one ──


def stop_duration(state: GrandPrixState, repairs: i64, refitted: bool) -> i64:
    """The spaces back for repairs of that duration, with or without other tyres."""
    return max(repairs, state.components.tyre_change) if refitted else repairs


def duration(state: GrandPrixState) -> i64:
    """The spaces back for what has been done so far."""
    return stop_duration(state, state.repairs, state.refitted == 1)


def release(state: GrandPrixState, car: i64) -> None:
    back = duration(state)
    drop_back(state, car, back)
    state.emit(IS_RELEASED, car, back, state.spot[car], state.lap[car])
    state.repairs = 0
    state.refitted = 0
    state.leave()


KINDS: Final[list[DecisionKind[Any]]] = [CALL_IN, SERVE]
EVENTS: Final[list[EventKind]] = [
    NPC_PITS,
    NPC_IS_SENT,
    PITS,
    IS_CALLED_IN,
    IS_REPAIRED,
    IS_REPAIRED_FULLY,
    IS_RELEASED,
    STAYS_OUT,
]
