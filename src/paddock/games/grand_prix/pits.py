"""3.5.2, 8.4, 9.1  Pit stops (GP-3.5.2, GP-7.3, GP-7.6.4, GP-8.4.1, GP-9.1)."""

from typing import Any, Final

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.games.grand_prix.order import in_order
from paddock.games.grand_prix.scripts import SERVICE
from paddock.games.grand_prix.state import GrandPrixState
from paddock.games.grand_prix.terms import (
    ALL_PIT,
    BODY,
    CARS,
    DRIVE_THROUGH,
    FIT_HARD,
    FIT_WET,
    GREEN,
    NO_SERVICE,
    RED,
    REPAIR_ALL,
    SOFT,
    STOP_AND_GO,
    TYRE_NAMES,
    WEAR_NAMES,
)
from paddock.games.grand_prix.track import WALL
from paddock.games.grand_prix.tyres import due_tyres, fit, fitting
from paddock.games.grand_prix.wear import full_duration, repairable

PIT: Final = Verb("pit", ("car", "car", CARS))
STAY_OUT: Final = Verb("stay-out")
REPAIR: Final = Verb("repair", ("wear", "wear", 7))
FIT: Final = Verb("fit", ("tyre", "tyre", 3))
GO: Final = Verb("go")

NPC_PITS: Final = EventKind("npc-pits", "GP-8.4.1", ("car", "car"), ("back", ""))
NPC_IS_SENT: Final = EventKind("npc-is-sent", "GP-3.5.2", ("car", "car"), ("back", ""))
PITS: Final = EventKind("pits", "GP-9.1.2", ("car", "car"), ("space", "space"))
IS_CALLED_IN: Final = EventKind("is-called-in", "GP-8.2.1", ("car", "car"), ("order", "order"))
IS_REPAIRED: Final = EventKind("is-repaired", "GP-7.3.1", ("car", "car"), ("wear", "wear"), ("left", ""))
IS_REPAIRED_FULLY: Final = EventKind("is-repaired-fully", "GP-8.5.8", ("car", "car"))
IS_RELEASED: Final = EventKind("is-released", "GP-7.3.2", ("car", "car"), ("back", ""), ("space", "space"))
STAYS_OUT: Final = EventKind("stays-out-of-pits", "GP-9.1.1", ("seat", "seat"))


# ── GP-1.3.2, GP-9.1.2, GP-9.1.3  Into the pit lane of its sector, and back by the duration ──


def enter_pit_lane(state: GrandPrixState, car: int) -> None:
    state.spot[car] = state.rules.track.pit_lane[state.sector(car)]
    if car in state.pit_lane:
        state.pit_lane.remove(car)
    state.pit_lane.append(car)


def drop_back(state: GrandPrixState, car: int, back: int) -> None:
    """Who arrives in a space later lies on top of those who are there. Going back over the line uncounts a lap."""
    rules = state.rules
    sector = state.sector(car) - back
    state.lap[car] += sector // rules.length
    state.spot[car] = rules.track.pit_lane[sector % rules.length]
    state.pit_lane.remove(car)
    state.pit_lane.append(car)


# ── GP-3.5.2, GP-8.4.1, R-27  NPCs do not choose: events send them in, and so does the pit number of the card ──


def stop_npcs(state: GrandPrixState) -> None:
    rules = state.rules
    digit = rules.pit_number[state.event] if state.event != NONE else NONE
    npcs = [car for car in range(rules.player_cars, CARS) if state.is_racing(car)]
    for car in in_order(state, npcs):
        if state.orders[car] != NONE:
            back = rules.stop[state.orders[car]]
            state.emit(NPC_IS_SENT, car, back)
        elif state.on_track(car) and (digit == ALL_PIT or rules.numbers[car] % 10 == digit):
            back = rules.npc_stop
            state.emit(NPC_PITS, car, back)
        else:
            continue
        state.stopped.append(car)
        enter_pit_lane(state, car)
        drop_back(state, car, back)


# ── GP-3.5.2, GP-9.1.1, GP-13.2.1, R-34  Then the players: in turn order, or by option in running order ──


def queue_for_pits(state: GrandPrixState) -> None:
    """`candidates` lists the Player Cars that have not been decided about."""
    if state.restarting == RED and not state.rules.red_flag_stops:
        return
    cars = [car for seat in state.seats_in_order() for car in state.racing_cars_of(seat)]
    state.candidates = in_order(state, cars) if state.rules.pit_in_running_order else cars


def cars_up_for_decision(state: GrandPrixState) -> list[int]:
    """The car at the head of the queue, with its team-mate where a player decides about both."""
    queue = state.candidates
    if state.rules.pit_in_running_order:
        return queue[:1]
    return [car for car in queue if car // 2 == queue[0] // 2]


def may_pit(state: GrandPrixState, car: int) -> bool:
    """R-26: not from beyond the wall, and not with the Spin-Around marker."""
    return state.rules.lane_of[state.spot[car]] != WALL and state.orders[car] != NO_SERVICE


class CallIn(DecisionKind[GrandPrixState]):
    """D-13: which car comes in, if any."""

    def options(self, state: GrandPrixState, seat: int) -> list[int]:
        cars = [car for car in cars_up_for_decision(state) if may_pit(state, car)]
        return [STAY_OUT.base, *[PIT.base + car for car in cars]]

    def apply(self, state: GrandPrixState, seat: int, action: int) -> None:
        if action == STAY_OUT.base:
            for car in cars_up_for_decision(state):
                state.candidates.remove(car)
            state.emit(STAYS_OUT, seat)
        else:
            call_in(state, action - PIT.base)

    def prompt(self, state: GrandPrixState, seat: int) -> Message:
        return Message("ask-pit" if state.restarting == GREEN else "ask-pit-restart")

    def label(self, state: GrandPrixState, seat: int, action: int) -> Message:
        if action == STAY_OUT.base:
            return Message("do-stay-out")
        car = action - PIT.base
        values: dict[str, str | int] = {
            "car": f"car:{state.rules.numbers[car]}",
            "markers": state.wear_of(car),
            "back": full_duration(state, car),
        }
        return Message("do-pit-must-change" if due_tyres(state, car) else "do-pit", values)

    def why_not(self, state: GrandPrixState, seat: int, action: int) -> Reason:
        car = action - PIT.base
        if state.is_player_car(car) and car // 2 == seat and state.is_racing(car) and not may_pit(state, car):
            return Reason("GP-8.5.12", Message("why-spun-car-cannot-pit"))
        return Reason("GP-9.1.1", Message("why-not-to-be-pitted"))


CALL_IN: Final = CallIn("pit", "GP-9.1.1", [PIT, STAY_OUT])


def call_in(state: GrandPrixState, car: int) -> None:
    state.candidates.remove(car)
    state.stopped.append(car)
    enter_pit_lane(state, car)
    state.emit(PITS, car, state.spot[car])
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
    if order in (DRIVE_THROUGH, STOP_AND_GO):
        state.repairs = state.rules.stop[order]
    elif order == REPAIR_ALL:
        state.repairs = state.rules.repair_times * full_duration(state, car)
        for wear in range(BODY):
            state.wear[wear][car] = 0
        state.emit(IS_REPAIRED_FULLY, car)
    elif FIT_HARD <= order <= FIT_WET:
        fit(state, car, order - FIT_HARD)
        state.refitted = 1


class Serve(DecisionKind[GrandPrixState]):
    """D-13, D-14: one marker off, other tyres on, or out of the box."""

    def options(self, state: GrandPrixState, seat: int) -> list[int]:
        car = state.stopped[-1]
        order = state.orders[car]
        found = [GO.base]
        if order in (DRIVE_THROUGH, STOP_AND_GO):
            return found
        found += [REPAIR.base + wear for wear in repairable(state, car)]
        if not state.refitted:
            found += [FIT.base + tyre for tyre in fitting(state, car)]
        return found

    def apply(self, state: GrandPrixState, seat: int, action: int) -> None:
        car = state.stopped[-1]
        if action == GO.base:
            release(state, car)
        elif FIT.has(action):
            fit(state, car, action - FIT.base)
            state.refitted = 1
        else:
            wear = action - REPAIR.base
            state.wear[wear][car] -= 1
            state.repairs += state.rules.duration[wear]
            state.emit(IS_REPAIRED, car, wear, state.wear_of(car))

    def default(self, state: GrandPrixState, seat: int) -> int:
        """The tyres that the race demands, else nothing more."""
        car = state.stopped[-1]
        due = due_tyres(state, car)
        return next((option for option in self.options(state, seat) if option - FIT.base in due), GO.base)

    def prompt(self, state: GrandPrixState, seat: int) -> Message:
        car = state.stopped[-1]
        values: dict[str, str | int] = {
            "car": f"car:{state.rules.numbers[car]}",
            "back": duration(state),
            "markers": state.wear_of(car),
        }
        return Message("ask-serve", values)

    def label(self, state: GrandPrixState, seat: int, action: int) -> Message:
        rules = state.rules
        if action == GO.base:
            car = state.stopped[-1]
            sector = (state.sector(car) - duration(state)) % rules.length
            return Message("do-go", {"back": duration(state), "sector": sector})
        if FIT.has(action):
            values: dict[str, str | int] = {
                "tyre": f"tyre:{TYRE_NAMES[action - FIT.base]}",
                "back": max(state.repairs, rules.tyre_change),
            }
            return Message("do-fit-soft" if action - FIT.base == SOFT else "do-fit", values)
        wear = action - REPAIR.base
        repairs = state.repairs + rules.duration[wear]
        return Message(
            "do-repair",
            {
                "wear": f"wear:{WEAR_NAMES[wear]}",
                "back": max(repairs, rules.tyre_change if state.refitted else 0),
                "left": state.wear[wear][state.stopped[-1]] - 1,
            },
        )

    def why_not(self, state: GrandPrixState, seat: int, action: int) -> Reason:
        car = state.stopped[-1]
        order = state.orders[car]
        if order in (DRIVE_THROUGH, STOP_AND_GO):
            return Reason("GP-8.5.4", Message("why-penalty-without-service"))
        if REPAIR.has(action):
            if action - REPAIR.base == BODY:
                return Reason("GP-7.3.2", Message("why-body-damage-stays"))
            return Reason("GP-7.3.1", Message("why-no-such-wear"))
        if state.refitted:
            return Reason("GP-7.6.4", Message("why-tyres-changed"))
        if action - FIT.base == state.tyres[car]:
            return Reason("GP-7.6.2", Message("why-other-type"))
        return Reason("GP-7.6.3", Message("why-tyres-not-for-weather"))


SERVE: Final = Serve("serve", "GP-9.1.2", [REPAIR, FIT, GO])


def serve(state: GrandPrixState) -> None:
    """Again and again, until the car is released."""
    state.repeat()
    options = SERVE.options(state, state.stopped[-1] // 2)
    if len(options) == 1:
        SERVE.apply(state, state.stopped[-1] // 2, options[0])
    else:
        state.ask(SERVE, state.stopped[-1] // 2)


# ── GP-7.3.2, GP-7.6.4  The duration: the repairs, at least the tyre change if there was one ──


def duration(state: GrandPrixState) -> int:
    return max(state.repairs, state.rules.tyre_change if state.refitted else 0)


def release(state: GrandPrixState, car: int) -> None:
    back = duration(state)
    drop_back(state, car, back)
    state.emit(IS_RELEASED, car, back, state.spot[car])
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
