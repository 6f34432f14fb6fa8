"""3.5.2, 8.4, 9.1  Pit stops (GP-3.5.2, GP-7.3, GP-7.6.4, GP-8.4.1, GP-9.1)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.games.grand_prix.rules.order import in_order
from paddock.games.grand_prix.rules.scripts import SERVICE
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import (
    ALL_PIT,
    BODY,
    CARS,
    FIT_ORDERS,
    NO_SERVICE,
    PENALTIES,
    RED,
    REPAIR_ALL,
    WALL,
)
from paddock.games.grand_prix.rules.tyres import due_tyres, fit, fitting
from paddock.games.grand_prix.rules.wear import full_duration, repairable

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


def enter_pit_lane(state: GrandPrixState, car: int) -> None:
    state.put(car, state.components.track.pit_lane[state.sector(car)])
    if car in state.pit_lane:
        state.pit_lane.remove(car)
    state.pit_lane.append(car)


def drop_back(state: GrandPrixState, car: int, back: int) -> None:
    """Who arrives in a space later lies on top of those who are there. Going back over the line uncounts a lap."""
    components = state.components
    sector = state.sector(car) - back
    state.lap[car] += sector // components.length
    state.put(car, components.track.pit_lane[sector % components.length])
    state.pit_lane.remove(car)
    state.pit_lane.append(car)


# ── GP-3.5.2, GP-8.4.1, R-27  NPCs do not choose: events send them in, and so does the pit number of the card ──


def stop_npcs(state: GrandPrixState) -> None:
    components = state.components
    digit = components.pit_number[state.event] if state.event != NONE else NONE
    npcs = [car for car in range(components.player_cars, CARS) if state.is_racing(car)]
    for car in in_order(state, npcs):
        if state.orders[car] != NONE:
            kind, back = NPC_IS_SENT, components.stop[state.orders[car]]
        elif state.on_track(car) and (digit == ALL_PIT or components.numbers[car] % 10 == digit):
            kind, back = NPC_PITS, components.npc_stop
        else:
            continue
        state.stopped.append(car)
        enter_pit_lane(state, car)
        drop_back(state, car, back)
        state.emit(kind, car, back, state.spot[car], state.lap[car])


# ── GP-3.5.2, GP-9.1.1, GP-13.2.1, R-34  Then the players: in turn order, or by option in running order ──


def queue_for_pits(state: GrandPrixState) -> None:
    """`candidates` lists the Player Cars that have not been decided about."""
    if state.restarting == RED and not state.components.red_flag_stops:
        return
    cars = [car for seat in state.seats_in_order() for car in state.racing_cars_of(seat)]
    state.candidates = in_order(state, cars) if state.components.pit_in_running_order else cars


def cars_up_for_decision(state: GrandPrixState) -> list[int]:
    """The car at the head of the queue, with its team-mate where a player decides about both."""
    queue = state.candidates
    if state.components.pit_in_running_order:
        return queue[:1]
    return [car for car in queue if car // 2 == queue[0] // 2]


def may_pit(state: GrandPrixState, car: int) -> bool:
    """R-26: not from beyond the wall, and not with the Spin-Around marker."""
    return state.components.lane_of[state.spot[car]] != WALL and state.orders[car] != NO_SERVICE


class CallIn(DecisionKind[GrandPrixState]):
    """D-13: which car comes in, if any."""

    def options(self, state: GrandPrixState, seat: i64) -> list[int]:
        cars = [car for car in cars_up_for_decision(state) if may_pit(state, car)]
        return [STAY_OUT.base, *[PIT.base + car for car in cars]]

    def apply(self, state: GrandPrixState, seat: i64, action: i64) -> None:
        if action == STAY_OUT.base:
            for car in cars_up_for_decision(state):
                state.candidates.remove(car)
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


def needs_stop(state: GrandPrixState, car: int) -> bool:
    """Whether the car is slowed by wear that can be taken off, or has still to change tyres in the second half."""
    if state.wear_of(car) >= state.components.slowing_wear and repairable(state, car):
        return True
    return bool(due_tyres(state, car)) and 2 * state.lead >= state.components.finish_line


def call_in(state: GrandPrixState, car: int) -> None:
    state.candidates.remove(car)
    state.stopped.append(car)
    enter_pit_lane(state, car)
    state.emit(PITS, car, state.spot[car], state.lap[car])
    state.call(SERVICE)


def stop_players(state: GrandPrixState) -> None:
    while state.candidates:
        cars = cars_up_for_decision(state)
        ordered = [car for car in cars if state.orders[car] not in (NONE, NO_SERVICE)]
        if ordered:
            state.emit(IS_CALLED_IN, ordered[0], state.orders[ordered[0]])
            state.repeat()
            call_in(state, ordered[0])
            return
        if any(may_pit(state, car) for car in cars):
            state.repeat()
            state.ask(CALL_IN, cars[0] // 2)
            return
        for car in cars:
            state.candidates.remove(car)


# ── GP-7.3.1, GP-7.6.3, GP-8.5.8, R-35, R-44  In service: what an order demands is done first ──


def begin_service(state: GrandPrixState) -> None:
    car = state.stopped[-1]
    order = state.orders[car]
    state.repairs = 0
    state.refitted = 0
    if order in PENALTIES:
        state.repairs = state.components.stop[order]
    elif order == REPAIR_ALL:
        state.repairs = state.components.repair_times * full_duration(state, car)
        for wear in range(BODY):
            state.wear[wear][car] = 0
        state.emit(IS_REPAIRED_FULLY, car)
    elif order in FIT_ORDERS:
        fit(state, car, FIT_ORDERS.index(order))
        state.refitted = 1


class Serve(DecisionKind[GrandPrixState]):
    """D-13, D-14: one marker off, other tyres on, or out of the box."""

    def options(self, state: GrandPrixState, seat: i64) -> list[int]:
        car = state.stopped[-1]
        order = state.orders[car]
        found = [GO.base]
        if order in PENALTIES:
            return found
        found += [REPAIR.base + wear for wear in repairable(state, car)]
        if not state.refitted:
            found += [FIT.base + tyre for tyre in fitting(state, car)]
        return found

    def apply(self, state: GrandPrixState, seat: i64, action: i64) -> None:
        car = state.stopped[-1]
        if action == GO.base:
            release(state, car)
        elif FIT.has(action):
            fit(state, car, action - FIT.base)
            state.refitted = 1
        else:
            wear = action - REPAIR.base
            state.wear[wear][car] -= 1
            state.repairs += state.components.duration[wear]
            state.emit(IS_REPAIRED, car, wear, state.wear_of(car))

    def default(self, state: GrandPrixState, seat: i64) -> i64:
        """The tyres that the race demands; all short repairs; others until the car is no longer slowed."""
        car = state.stopped[-1]
        due = due_tyres(state, car)
        options = self.options(state, seat)
        for option in options:
            if option - FIT.base in due:
                return option
        components = state.components
        repairs = [option for option in options if REPAIR.has(option)]
        if repairs:
            shortest = min(repairs, key=lambda option: components.duration[option - REPAIR.base])
            is_short = components.duration[shortest - REPAIR.base] <= components.tyre_change
            if is_short or state.wear_of(car) >= components.slowing_wear:
                return shortest
        return GO.base


SERVE: Final[Serve] = Serve("serve", "GP-9.1.2", [REPAIR, FIT, GO])


def serve(state: GrandPrixState) -> None:
    """Again and again, until the car is released."""
    state.repeat()
    options = SERVE.options(state, state.stopped[-1] // 2)
    if len(options) == 1:
        SERVE.apply(state, state.stopped[-1] // 2, options[0])
    else:
        state.ask(SERVE, state.stopped[-1] // 2)


# ── GP-7.3.2, GP-7.6.4  The duration: the repairs, at least the tyre change if there was one ──


def stop_duration(state: GrandPrixState, repairs: int, refitted: bool) -> int:
    """The spaces back for repairs of that duration, with or without other tyres."""
    return max(repairs, state.components.tyre_change) if refitted else repairs


def duration(state: GrandPrixState) -> int:
    """The spaces back for what has been done so far."""
    return stop_duration(state, state.repairs, state.refitted == 1)


def release(state: GrandPrixState, car: int) -> None:
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
