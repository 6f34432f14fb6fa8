"""The ride: flips and movement in one decision (MGP-B.14, MGP-B.23 to MGP-B.25, MGP-S.15 to MGP-S.23).

What is offered are distinct outcomes: the place where the bike ends and what it pays, with the flips that lead to it.
How the bike winds its way there changes nothing, so the sequence of play does not ask; `route` says it to the log.
"""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.offer import Offer
from paddock.core.vecs import vec
from paddock.games.moto_grand_prix.rules.bill import RoutedBill
from paddock.games.moto_grand_prix.rules.effects import drop_out, effects_on
from paddock.games.moto_grand_prix.rules.payment import (
    engine_points,
    front_points,
    spendable_engine,
    spendable_front,
    wears_rear,
)
from paddock.games.moto_grand_prix.rules.road import (
    IN_ALL_LANES,
    LANE_BITS,
    ONE_LANE,
    bikes_ahead,
    forced_lanes,
    one_row_on,
    past_bikes,
    room_for,
    routes_to,
    standing_in,
)
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.telling import tell_ride
from paddock.games.moto_grand_prix.rules.terms import (
    BASIC,
    EVERY_LANE,
    FREE,
    LANES,
    LOSES_GRIP,
    MOST_ROWS,
    PAYMENTS,
    REDLINES,
    WAYS,
)
from paddock.games.moto_grand_prix.rules.ways import RIDE, Usable, rides_to, ways_to_ride

RETIRE: Final = Verb("retire")

GIVES_UP: Final = EventKind("gives-up", "MGP-B.28", ("bike", "bike"))
CANNOT_RIDE: Final = EventKind("cannot-ride", "MGP-S.21", ("bike", "bike"))


# ── MGP-B.23, MGP-S.16, MGP-S.21, MGP-S.23, MGP-A.7, MGP-A.10  All points are used; engine and front tire fit them ──


def offer_rides(state: MotoState, bike: i64, offer: Offer) -> None:
    """The rides of Standard and Expert, nearest place first.

    Two rows divide the road: from the first corner on, a bike without rear tire points cannot use its engine; from
    the finish line of the last lap on, doubles bring nothing about.
    """
    circuit = state.components.circuit
    distance = state.distance[bike]
    engine, front = spendable_engine(state, bike), spendable_front(state, bike)
    worn: i64 = circuit.corner_ahead[distance % circuit.rows] if state.rear[bike] < 2 else MOST_ROWS + 1
    home = state.goal - distance
    usable = ways_to_ride(state, bike, engine if worn > 0 else 0, front, True)
    road = bikes_ahead(state, bike, usable.most)
    most = usable.most
    first_change: i64 = min(worn, home) if worn > 0 else home
    if road == 0 and first_change > most:
        offer.add_all(usable.open_road(state.lane[bike]))
        return
    reached = standing_in(state.lane[bike])
    rows: i64 = 0
    while reached and rows <= most:
        if rows >= first_change and rows in (worn, home):
            usable = ways_to_ride(state, bike, engine if rows < worn else 0, front, rows < home)
        payable = reached & usable.payable[rows]
        if payable == IN_ALL_LANES:
            offer.add_all(usable.row(rows))
        elif payable:
            offer_row(offer, usable, rows, payable)
        rows += 1
        road >>= LANES
        if road == 0 and reached == IN_ALL_LANES and first_change > most:
            offer.add_all(usable.beyond(rows))
            return
        reached = one_row_on(reached)
        if road & EVERY_LANE:
            reached = past_bikes(state, distance + rows, reached, road & EVERY_LANE, True)


def offer_row(offer: Offer, usable: Usable, rows: i64, reached: i64) -> None:
    """The rides of so many rows, to those lanes that are reached."""
    rides = rides_to(LANES * rows)
    while reached:
        routes = reached & ONE_LANE
        if routes:
            offer.add_each(rides, usable.by_cost[rows] if routes == 1 else usable.meeting(rows, routes))
        rides += WAYS
        reached >>= LANE_BITS


# ── MGP-B.23, MGP-B.24, MGP-B.25, MGP-A.7, MGP-A.33  Basic: what cannot be used is lost, but only what cannot ──


def offer_basic_rides(state: MotoState, bike: i64, offer: Offer) -> None:
    usable = ways_to_ride(state, bike, 0, 0, False)
    road = bikes_ahead(state, bike, usable.most)
    if road == 0:
        offer.add_all(usable.open_road(state.lane[bike]))
        return
    reached = standing_in(state.lane[bike])
    rows: i64 = 0
    while True:
        road >>= LANES
        onward = room_for(one_row_on(reached), road & EVERY_LANE)
        if onward == 0 or rows == usable.most:
            offer_row_with(offer, rows, reached, usable.least_ways(rows))
            return
        offer_row_with(offer, rows, reached, usable.by_cost[rows])
        reached = onward
        rows += 1
        if road == 0 and reached == IN_ALL_LANES:
            offer.add_all(usable.beyond(rows))
            return


def offer_row_with(offer: Offer, rows: i64, reached: i64, ways: vec[i64]) -> None:
    """The rides of so many rows in each of these ways, to those lanes that are reached."""
    if len(ways) > 0:
        for lane in range(LANES):
            if routes_to(reached, lane):
                offer.add_each(rides_to(LANES * rows + lane), ways)


# ── MGP-S.12, MGP-S.13, MGP-S.14, MGP-A.17  After a contact: one die, and the outer lane ──


def offer_contact_rides(state: MotoState, bike: i64, offer: Offer) -> None:
    circuit = state.components.circuit
    engine, front = spendable_engine(state, bike), spendable_front(state, bike)
    worn: i64 = circuit.corner_ahead[state.row(bike)] if state.rear[bike] < 2 else MOST_ROWS + 1
    usable = ways_to_ride(state, bike, engine, front, False)
    lanes = forced_lanes(state, bike, usable.most)
    for rows, lane in enumerate(lanes):
        if rows == worn:
            usable = ways_to_ride(state, bike, 0, front, False)
        offer.add_each(rides_to(LANES * rows + lane), usable.by_cost[rows])


def offer_all_rides(state: MotoState, bike: i64, offer: Offer) -> None:
    """Every ride that the rules allow the bike."""
    if state.components.level == BASIC:
        offer_basic_rides(state, bike, offer)
    elif state.contact[bike]:
        offer_contact_rides(state, bike, offer)
    else:
        offer_rides(state, bike, offer)


def all_rides(state: MotoState, bike: i64) -> vec[i64]:
    """The same as a row, to be read only."""
    offer = Offer()
    offer_all_rides(state, bike, offer)
    return offer.row()


# ── MGP-B.14, MGP-B.28, MGP-S.5, MGP-S.21, MGP-A.31  Flips and movement; who has no way to ride drops out ──


class Ride(DecisionKind[MotoState]):
    """The acting rider's choice. By the option `retiring` anybody may give up."""

    def offer(self, state: MotoState, seat: i64, offer: Offer) -> None:
        offer_all_rides(state, state.queue[0], offer)
        if offer.count == 0 or state.components.retiring:
            offer.add(RETIRE.code())

    def apply(self, state: MotoState, seat: i64, action: i64) -> None:
        bike = state.queue[0]
        if action == RETIRE.base:
            state.emit(GIVES_UP if len(all_rides(state, bike)) > 0 else CANNOT_RIDE, bike)
            drop_out(state, bike)
        else:
            if state.events is not None:
                tell_ride(state, RoutedBill(state, bike, action))
            perform(state, bike, action)

    def default(self, state: MotoState, seat: i64) -> i64:
        bike = state.queue[0]
        found = all_rides(state, bike)
        return steady_ride(state, bike, found) if len(found) > 0 else RETIRE.code()


RIDE_ON: Final[Ride] = Ride("ride", "MGP-B.23", [RIDE, RETIRE])


def ride(state: MotoState) -> None:
    state.ask(RIDE_ON, state.components.seat_of(state.queue[0]))


# ── MGP-B.24, MGP-B.26, MGP-S.2, MGP-S.16, MGP-A.10, MGP-A.22, MGP-A.39  The bike is moved, and the points are paid ──


def perform(state: MotoState, bike: i64, action: i64) -> None:
    place = (action - RIDE.base) // WAYS
    way = (action - RIDE.base) % WAYS
    payment = way % PAYMENTS
    if payment != FREE:
        if wears_rear(state, bike, place // LANES, engine_points(payment)):
            state.rear[bike] -= 1
        state.engine[bike] -= engine_points(payment)
        state.front[bike] -= front_points(payment)
    distance = state.distance[bike] + place // LANES
    state.distance[bike] = distance
    state.lane[bike] = place % LANES
    effects: i64 = 0  # MGP-A.10: whoever is home has no effects to fear
    if distance < state.goal:
        if distance >= state.lap * state.components.circuit.rows:
            state.lap = distance // state.components.circuit.rows + 1
        effects = effects_on(state, bike, way // PAYMENTS)
    state.redlining = effects & REDLINES
    state.grip_lost = 1 if effects & LOSES_GRIP else 0


# ── The answer for a rider whose time is up ──

POINT: Final = 100
"""A point that is spent weighs more than any number of rows,"""
RISK: Final = 100
"""and a ride that may cost an engine or a tire more than any that merely spends."""


def steady_ride(state: MotoState, bike: i64, rides: vec[i64]) -> i64:
    """The ride that comes furthest without spending or risking a point, corners counted as so many rows back.

    Where every ride costs something, the one that costs least.
    """
    best = rides[0]
    most = steadiness(state, bike, best)
    for ride in rides:
        value = steadiness(state, bike, ride)
        if value > most:
            best = ride
            most = value
    return best


def steadiness(state: MotoState, bike: i64, ride: i64) -> i64:
    circuit = state.components.circuit
    place = (ride - RIDE.base) // WAYS
    way = (ride - RIDE.base) % WAYS
    rows = place // LANES
    row = (state.distance[bike] + rows) % circuit.rows
    spent = engine_points(way % PAYMENTS) + front_points(way % PAYMENTS)
    gained = rows
    if state.distance[bike] + rows < state.goal:
        gained -= circuit.difficulty[row]
        if effects_on(state, bike, way // PAYMENTS):
            spent += RISK
    return LANES * (gained - POINT * spent) - circuit.rank[LANES * row + place % LANES]


KINDS: Final[list[DecisionKind[Any]]] = [RIDE_ON]
EVENTS: Final[list[EventKind]] = [GIVES_UP, CANNOT_RIDE]
