"""The ride: flips and movement in one decision (MGP-B.14, MGP-B.23 to MGP-B.25, MGP-S.15 to MGP-S.23).

What is offered are distinct outcomes: the place where the bike ends and what it pays, with the flips that lead to it.
How the bike winds its way there changes nothing, so the sequence of play does not ask; `route` says it to the log.
"""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.games.moto_grand_prix.rules.bill import Bill, RoutedBill
from paddock.games.moto_grand_prix.rules.effects import drop_out
from paddock.games.moto_grand_prix.rules.payment import spendable_engine, spendable_front
from paddock.games.moto_grand_prix.rules.road import forced_lanes, reach
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.telling import tell_ride
from paddock.games.moto_grand_prix.rules.terms import BASIC, LANES, LOSES_GRIP, PLACES, REDLINES
from paddock.games.moto_grand_prix.rules.ways import RIDE, rides_to, ways_to_ride

RETIRE: Final = Verb("retire")

GIVES_UP: Final = EventKind("gives-up", "MGP-B.28", ("bike", "bike"))
CANNOT_RIDE: Final = EventKind("cannot-ride", "MGP-S.21", ("bike", "bike"))


# ── MGP-B.23, MGP-S.16, MGP-S.21, MGP-S.23, MGP-A.7, MGP-A.10  All points are used; engine and front tire fit them ──


def rides(state: MotoState, bike: int) -> list[int]:
    """The rides of Standard and Expert, nearest place first.

    Two places divide the road: from the first corner on, a bike without rear tire points cannot use its engine; from
    the finish line of the last lap on, doubles bring nothing about.
    """
    circuit = state.components.circuit
    distance = state.distance[bike]
    engine, front = spendable_engine(state, bike), spendable_front(state, bike)
    worn = LANES * circuit.corner_ahead[distance % circuit.rows] if state.rear[bike] < 2 else PLACES
    home = LANES * (state.goal - distance)
    found: list[int] = []
    reached: list[int] = []
    start = 0
    for end in (min(worn, home), max(worn, home), PLACES):
        if end > start:
            ways = ways_to_ride(state, bike, 0 if start >= worn else engine, front, start < home)
            if not reached:
                reached = reach(state, bike, ways.most, True)
            plain = ways.plain
            for place in range(start, min(end, len(plain), len(reached))):
                extra = reached[place]
                if extra == 1:
                    found += plain[place]
                elif extra:
                    found += ways.with_surcharge(place, extra)
            start = end
    return found


# ── MGP-B.23, MGP-B.24, MGP-B.25, MGP-A.7, MGP-A.33  Basic: what cannot be used is lost, but only what cannot ──


def basic_rides(state: MotoState, bike: int) -> list[int]:
    ways = ways_to_ride(state, bike, 0, 0, False)
    reached = reach(state, bike, ways.most, False)
    furthest = len(reached) // LANES - 1
    found: list[int] = []
    for points, possible in enumerate(ways.by_cost):
        if possible:
            rows = min(points, furthest)
            for place in range(LANES * rows, LANES * rows + LANES):
                if reached[place]:
                    found += rides_to(place, possible[:1])
            if points >= furthest:
                break  # more points would end there too
    return found


# ── MGP-S.12, MGP-S.13, MGP-S.14, MGP-A.17  After a contact: one die, and the outer lane ──


def contact_rides(state: MotoState, bike: int) -> list[int]:
    circuit = state.components.circuit
    engine, front = spendable_engine(state, bike), spendable_front(state, bike)
    worn = circuit.corner_ahead[state.row(bike)] if state.rear[bike] < 2 else PLACES
    ways = ways_to_ride(state, bike, engine, front, False)
    without_engine = ways_to_ride(state, bike, 0, front, False)
    found: list[int] = []
    for rows, lane in enumerate(forced_lanes(state, bike, ways.most)):
        usable = ways if rows < worn else without_engine
        if rows <= usable.most:
            found += usable.plain[LANES * rows + lane]
    return found


def all_rides(state: MotoState, bike: int) -> list[int]:
    """Every ride that the rules offer the bike."""
    if state.components.level == BASIC:
        return basic_rides(state, bike)
    return contact_rides(state, bike) if state.contact[bike] else rides(state, bike)


# ── MGP-B.14, MGP-B.28, MGP-S.5, MGP-S.21, MGP-A.31  Flips and movement; who has no way to ride drops out ──


class Ride(DecisionKind[MotoState]):
    """The acting rider's choice. By the option `retiring` anybody may give up."""

    def options(self, state: MotoState, seat: i64) -> list[int]:
        found = all_rides(state, state.queue[0])
        if not found or state.components.retiring:
            found.append(RETIRE.base)
        return found

    def apply(self, state: MotoState, seat: i64, action: i64) -> None:
        bike = state.queue[0]
        if action == RETIRE.base:
            state.emit(GIVES_UP if all_rides(state, bike) else CANNOT_RIDE, bike)
            drop_out(state, bike)
        elif state.events is None:
            perform(state, Bill(state, bike, action))
        else:
            bill = RoutedBill(state, bike, action)
            tell_ride(state, bill)
            perform(state, bill)

    def default(self, state: MotoState, seat: i64) -> i64:
        bike = state.queue[0]
        found = all_rides(state, bike)
        return steady_ride(state, bike, found) if found else RETIRE.code()


RIDE_ON: Final[Ride] = Ride("ride", "MGP-B.23", [RIDE, RETIRE])


def ride(state: MotoState) -> None:
    state.ask(RIDE_ON, state.components.seat_of(state.queue[0]))


# ── MGP-B.24, MGP-B.26, MGP-S.2, MGP-S.16, MGP-A.10, MGP-A.22, MGP-A.39  The bike is moved, and the points are paid ──


def perform(state: MotoState, bill: Bill) -> None:
    bike = bill.bike
    state.engine[bike] -= bill.engine
    state.front[bike] -= bill.front
    state.rear[bike] -= bill.rear
    state.distance[bike] = bill.distance
    state.lane[bike] = bill.lane
    lap = bill.distance // state.components.circuit.rows + 1
    if lap > state.lap and not bill.is_home:
        state.lap = lap
    state.redlining = 1 if bill.effects & REDLINES else 0
    state.grip_lost = 1 if bill.effects & LOSES_GRIP else 0


# ── The answer for a rider whose time is up ──

RISK: Final = 100
"""A ride that may cost an engine or a tire is worse than any that merely spends."""


def steady_ride(state: MotoState, bike: int, options: list[int]) -> int:
    """The ride that comes furthest without spending or risking a point, corners counted as so many rows back.

    Where every ride costs something, the one that costs least.
    """
    circuit = state.components.circuit
    best = options[0]
    best_key = (-2 * RISK, 0, 0)
    for option in options:
        bill = Bill(state, bike, option)
        spent = bill.engine + bill.front + (RISK if bill.effects else 0)
        rows = bill.rows if bill.is_home else bill.rows - bill.difficulty
        key = (-spent, rows, -circuit.rank[bill.row][bill.lane])
        if key > best_key:
            best = option
            best_key = key
    return best


KINDS: Final[list[DecisionKind[Any]]] = [RIDE_ON]
EVENTS: Final[list[EventKind]] = [GIVES_UP, CANNOT_RIDE]
