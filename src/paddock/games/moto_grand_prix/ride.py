"""The ride: flips and movement in one decision (MGP-B.14, MGP-B.23 to MGP-B.25, MGP-S.15 to MGP-S.23).

What is offered are distinct outcomes: the place where the bike ends and what it pays, with the flips that lead to it.
How the bike winds its way there changes nothing, so the sequence of play does not ask; `route` says it to the log.
"""

from typing import Any, Final

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason, Value
from paddock.games.moto_grand_prix import narration
from paddock.games.moto_grand_prix.circuit import LANES
from paddock.games.moto_grand_prix.dice import dice_in_use
from paddock.games.moto_grand_prix.effects import drop_out
from paddock.games.moto_grand_prix.movement import (
    RIDE,
    effects_of,
    engine_points,
    forced_lanes,
    front_points,
    reach,
    rides_to,
    ways_to_ride,
)
from paddock.games.moto_grand_prix.refusals import why_not_ride
from paddock.games.moto_grand_prix.state import BASIC, PAYMENTS, PLACES, WAYS, MotoState

RETIRE: Final = Verb("retire")

GIVES_UP: Final = EventKind("gives-up", "MGP-B.28", ("bike", "bike"))
CANNOT_RIDE: Final = EventKind("cannot-ride", "MGP-S.21", ("bike", "bike"))


def spendable(state: MotoState, bike: int) -> tuple[int, int]:
    """MGP-S.15, MGP-A.13: how many engine and front tire points the bike may spend; the last of a dial stays."""
    game = state.rules
    if game.level == BASIC:
        return 0, 0
    return min(game.engine_per_turn, state.engine[bike] - 1), state.front[bike] - 1


# ── MGP-B.23, MGP-S.15 to MGP-S.23  All points are used; engine and front tire make them fit ──


def rides(state: MotoState, bike: int) -> list[int]:
    circuit = state.rules.circuit
    distance = state.distance[bike]
    engine, front = spendable(state, bike)
    # From this place on engine points wear the rear tire (MGP-S.16): with none to wear they are not there.
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


# ── MGP-B.23, MGP-B.25, MGP-A.33  Basic: what cannot be used is lost, but only what cannot ──


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


# ── MGP-S.12 to MGP-S.14, MGP-A.17  After a contact: one die, and the outer lane ──


def contact_rides(state: MotoState, bike: int) -> list[int]:
    circuit = state.rules.circuit
    engine, front = spendable(state, bike)
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
    if state.rules.level == BASIC:
        return basic_rides(state, bike)
    return contact_rides(state, bike) if state.contact[bike] else rides(state, bike)


# ── MGP-B.14, MGP-S.5  Flip dice and movement ──


class Ride(DecisionKind[MotoState]):
    """The acting rider's choice. Who has no way to ride drops out; by the option `retiring` anybody may."""

    def options(self, state: MotoState, seat: int) -> list[int]:
        found = all_rides(state, state.queue[0])
        if not found or state.rules.retiring:
            found.append(RETIRE.base)
        return found

    def apply(self, state: MotoState, seat: int, action: int) -> None:
        bike = state.queue[0]
        if action == RETIRE.base:
            state.emit(GIVES_UP if all_rides(state, bike) else CANNOT_RIDE, bike)
            drop_out(state, bike)
            return
        rest = action - RIDE.base
        place = rest // WAYS
        way = rest % WAYS
        if state.events is not None:
            narration.tell_ride(state, bike, place, way)
        perform(state, bike, place, way)

    def default(self, state: MotoState, seat: int) -> int:
        from paddock.games.moto_grand_prix.pace import quickest_ride

        bike = state.queue[0]
        found = all_rides(state, bike)
        return quickest_ride(state, bike, found) if found else RETIRE.code()

    def prompt(self, state: MotoState, seat: int) -> Message:
        return narration.ride_prompt(state, state.queue[0], bool(all_rides(state, state.queue[0])))

    def label(self, state: MotoState, seat: int, action: int) -> Message:
        bike = state.queue[0]
        values: dict[str, Value] = {"bike": state.rules.bike_name(bike)}
        if action == RETIRE.base:
            return Message("do-retire" if all_rides(state, bike) else "do-drop-out", values)
        rest = action - RIDE.base
        return narration.ride_label(state, bike, rest // WAYS, rest % WAYS)

    def why_not(self, state: MotoState, seat: int, action: int) -> Reason:
        if action == RETIRE.base:
            return Reason("MGP-B.28", Message("why-no-retiring"))
        rest = action - RIDE.base
        way = rest % WAYS
        flip = way // len(PAYMENTS)
        payment = way % len(PAYMENTS)
        return why_not_ride(state, state.queue[0], rest // WAYS, flip, payment)


def perform(state: MotoState, bike: int, place: int, way: int) -> None:
    """Move the bike and pay; the argument of the bike's script keeps what the dice will bring about."""
    game = state.rules
    circuit = game.circuit
    rows = place // LANES
    distance = state.distance[bike]
    payment = way % len(PAYMENTS)
    if payment:
        engine = engine_points(payment)
        state.engine[bike] -= engine
        state.front[bike] -= front_points(payment)
        if engine and circuit.corner_ahead[distance % circuit.rows] <= rows:  # MGP-S.16, MGP-A.14
            state.rear[bike] -= 1
    distance += rows
    state.distance[bike] = distance
    state.lane[bike] = place % LANES
    lap = distance // circuit.rows + 1  # MGP-B.26, MGP-A.22
    if lap > state.lap and distance < state.goal:
        state.lap = lap
    if distance < state.goal:  # MGP-A.10
        low = state.low[bike]
        state.argument = effects_of(game, dice_in_use(state, bike), way // len(PAYMENTS), low, state.high[bike])


RIDE_ON: Final = Ride("ride", "MGP-B.23", [RIDE, RETIRE])


def ride(state: MotoState) -> None:
    state.ask(RIDE_ON, state.rules.seat_of(state.queue[0]))


KINDS: Final[list[DecisionKind[Any]]] = [RIDE_ON]
EVENTS: Final[list[EventKind]] = [GIVES_UP, CANNOT_RIDE]
