"""J, L. Pit stops and the drive-through (TGP-76 to TGP-83, TGP-92 to TGP-94)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.offer import Offer
from paddock.core.rows import row_of, with_value, without_place
from paddock.core.vecs import append, vec
from paddock.games.formula_1_tgp.rules.development import at_least, pit_value
from paddock.games.formula_1_tgp.rules.landing import fall_back
from paddock.games.formula_1_tgp.rules.scripts import STOPPING
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.tactics import holds, may_hold, play
from paddock.games.formula_1_tgp.rules.terms import FAST_STOP, HARD, MOST_NUMBER, RUNNING, SOFT, WET
from paddock.games.formula_1_tgp.rules.tyres import compounds, fit, within

STAY_OUT: Final = Verb("stay-out")
STOP: Final = Verb("stop")
PLAY_FAST_STOP: Final = Verb("fast-stop")
SERVICE: Final = Verb("service", ("fuel", "number", MOST_NUMBER + 1), ("tyre", "tyre", 3))

DRIVES_THROUGH: Final = EventKind("drives-through", "TGP-93", ("driver", "driver"), ("spaces", ""), ("at", ""))
COMES_IN: Final = EventKind("comes-in", "TGP-79", ("driver", "driver"), ("spaces", ""), ("at", ""), ("stops", ""))
MUST_COME_IN: Final = EventKind("must-come-in", "TGP-77", ("driver", "driver"))
REFUELS: Final = EventKind("refuels", "TGP-81", ("driver", "driver"), ("fuel", ""))
WING_CHANGED: Final = EventKind("wing-changed", "TGP-81", ("driver", "driver"))
TOKENS_REMOVED: Final = EventKind("tokens-removed", "TGP-94", ("turn", ""))


# ── TGP-76, TGP-78, TGP-83, R-34, R-46, R-48  After all moves, car by car in race order; never after the last turn ──


def open_pits(state: TgpState) -> None:
    state.queue = state.race_order() if state.turn < state.turns else vec[i64]()


def make_stops(state: TgpState) -> None:
    if len(state.queue) == 0:
        return
    state.repeat()
    car = state.queue[0]
    state.queue = without_place(state.queue, 0)
    if state.status[car] == RUNNING:
        state.call(STOPPING, car)


# ── TGP-93, R-53  No event roll in the first part of the race: a drive-through, without service ──


def drive_through(state: TgpState) -> None:
    car = state.argument
    if state.turn == state.components.first_event_window and not state.rolled[car]:
        spaces = pit_value(state, car // 2)
        fall_back(state, car, spaces)
        state.emit(DRIVES_THROUGH, state.driver[car], spaces, state.place[car])


# ── TGP-77, TGP-78  A stop: compulsory without fuel, else as the owner likes; "Lightning stop" comes with it ──


def retreat_of(state: TgpState, seat: i64, fast: bool) -> i64:
    value = pit_value(state, seat)
    return at_least(1, value - state.components.amount[FAST_STOP]) if fast else value


class PitStop(DecisionKind[TgpState]):
    def offer(self, state: TgpState, seat: i64, offer: Offer) -> None:
        if state.fuel[state.argument] > 0:
            offer.add(STAY_OUT.code())
        offer.add(STOP.code())
        if holds(state, seat, FAST_STOP):
            offer.add(PLAY_FAST_STOP.code())

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        if STAY_OUT.has(action):
            state.leave()
            return
        fast = PLAY_FAST_STOP.has(action)
        if fast:
            play(state, seat, FAST_STOP)
        retreat(state, state.argument, retreat_of(state, seat, fast))


PIT_STOP: Final[PitStop] = PitStop("stop", "TGP-78", [STAY_OUT, STOP, PLAY_FAST_STOP])


def decide_stop(state: TgpState) -> None:
    car = state.argument
    if state.fuel[car] == 0:
        state.emit(MUST_COME_IN, state.driver[car])
        if not may_hold(state, car // 2, FAST_STOP):
            retreat(state, car, retreat_of(state, car // 2, False))
            return
    state.ask(PIT_STOP, car // 2)


# ── TGP-79  The retreat ──


def retreat(state: TgpState, car: i64, spaces: i64) -> None:
    fall_back(state, car, spaces)
    state.stops = with_value(state.stops, car, state.stops[car] + 1)
    if state.events is not None:
        state.emit(COMES_IN, state.driver[car], spaces, state.place[car], state.stops[car])
    if state.wing[car]:
        state.wing = with_value(state.wing, car, 0)
        state.emit(WING_CHANGED, state.driver[car])


# ── TGP-81, TGP-85, R-49, R-50  Service: fuel and a fresh set of tyres ──


def least_fuel(state: TgpState) -> i64:
    """Fuel cannot be taken out, and without any a car cannot drive on."""
    return at_least(1, state.fuel[state.argument])


SERVICES: Final[list[vec[i64]]] = [row_of([]) for _ in range((MOST_NUMBER + 1) * (MOST_NUMBER + 1) * (WET + 2))]
"""What `services` has found for the least and the most fuel and each number of compounds."""


def services(least: i64, most: i64, tyres: i64) -> vec[i64]:
    """All services with so much fuel, on one of the first so many compounds."""
    number = (least * (MOST_NUMBER + 1) + most) * (WET + 2) + tyres
    known = SERVICES[number]
    if len(known) == 0:
        for fuel in range(least, most + 1):
            for tyre in range(tyres):
                known = append(known, SERVICE.code(fuel, tyre))
        SERVICES[number] = known
    return known


class Serve(DecisionKind[TgpState]):
    def offer(self, state: TgpState, seat: i64, offer: Offer) -> None:
        offer.add_all(services(least_fuel(state), state.components.most_fuel, compounds(state)))

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        car = state.argument
        state.fuel[car] = SERVICE.first(action)
        if state.events is not None:
            state.emit(REFUELS, state.driver[car], state.fuel[car])
        fit(state, car, SERVICE.last(action))

    def default(self, state: TgpState, seat: i64) -> i64:
        """Fuel to the end, and the compound that is still to be used."""
        car = state.argument
        left = state.turns - state.turn
        fuel = within(least_fuel(state), left, state.components.most_fuel)
        tyre: i64 = WET if state.wet else HARD if HARD not in state.used[car] else SOFT
        return SERVICE.code(fuel, tyre)


SERVE: Final[Serve] = Serve("service", "TGP-81", [SERVICE])


def serve(state: TgpState) -> None:
    state.ask(SERVE, state.argument // 2)


# ── TGP-92, TGP-94  After the first part of the race the die tokens are removed ──


def remove_tokens(state: TgpState) -> None:
    if state.turn == state.components.first_event_window:
        state.rolled = vec[i64]([0] * len(state.rolled))
        state.emit(TOKENS_REMOVED, state.turn)


KINDS: Final[list[DecisionKind[Any]]] = [PIT_STOP, SERVE]
EVENTS: Final[list[EventKind]] = [DRIVES_THROUGH, COMES_IN, MUST_COME_IN, REFUELS, WING_CHANGED, TOKENS_REMOVED]
