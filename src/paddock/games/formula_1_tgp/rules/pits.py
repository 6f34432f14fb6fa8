"""J, L. Pit stops and the drive-through (TGP-76 to TGP-83, TGP-92 to TGP-94)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.games.formula_1_tgp.rules.development import pit_value
from paddock.games.formula_1_tgp.rules.landing import fall_back
from paddock.games.formula_1_tgp.rules.scripts import STOPPING
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.tactics import holds, may_hold, play
from paddock.games.formula_1_tgp.rules.terms import FAST_STOP, HARD, MOST_NUMBER, RUNNING, SOFT, WET
from paddock.games.formula_1_tgp.rules.tyres import compounds, fit

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
    state.queue = state.race_order() if state.turn < state.turns else []


def make_stops(state: TgpState) -> None:
    if not state.queue:
        return
    state.repeat()
    car = state.queue.pop(0)
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


def retreat_of(state: TgpState, seat: int, fast: bool) -> int:
    value = pit_value(state, seat)
    return max(1, value - state.components.amount[FAST_STOP]) if fast else value


class PitStop(DecisionKind[TgpState]):
    def options(self, state: TgpState, seat: i64) -> list[int]:
        found = [STOP.code()] if state.fuel[state.argument] == 0 else [STAY_OUT.code(), STOP.code()]
        if holds(state, seat, FAST_STOP):
            found.append(PLAY_FAST_STOP.code())
        return found

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


def retreat(state: TgpState, car: int, spaces: int) -> None:
    fall_back(state, car, spaces)
    state.stops[car] += 1
    state.emit(COMES_IN, state.driver[car], spaces, state.place[car], state.stops[car])
    if state.wing[car]:
        state.wing[car] = 0
        state.emit(WING_CHANGED, state.driver[car])


# ── TGP-81, TGP-85, R-49, R-50  Service: fuel and a fresh set of tyres ──


def least_fuel(state: TgpState) -> int:
    """Fuel cannot be taken out, and without any a car cannot drive on."""
    return max(1, state.fuel[state.argument])


class Serve(DecisionKind[TgpState]):
    def options(self, state: TgpState, seat: i64) -> list[int]:
        least = least_fuel(state)
        return [
            SERVICE.code(fuel, tyre)
            for fuel in range(least, state.components.most_fuel + 1)
            for tyre in compounds(state)
        ]

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        car = state.argument
        state.fuel[car] = SERVICE.first(action)
        state.emit(REFUELS, state.driver[car], state.fuel[car])
        fit(state, car, SERVICE.last(action))

    def default(self, state: TgpState, seat: i64) -> i64:
        """Fuel to the end, and the compound that is still to be used."""
        car = state.argument
        fuel = max(1, state.fuel[car], min(state.components.most_fuel, state.turns - state.turn))
        tyre = WET if state.wet else HARD if HARD not in state.used[car] else SOFT
        return SERVICE.code(fuel, tyre)


SERVE: Final[Serve] = Serve("service", "TGP-81", [SERVICE])


def serve(state: TgpState) -> None:
    state.ask(SERVE, state.argument // 2)


# ── TGP-92, TGP-94  After the first part of the race the die tokens are removed ──


def remove_tokens(state: TgpState) -> None:
    if state.turn == state.components.first_event_window:
        state.rolled = [0] * len(state.rolled)
        state.emit(TOKENS_REMOVED, state.turn)


KINDS: Final[list[DecisionKind[Any]]] = [PIT_STOP, SERVE]
EVENTS: Final[list[EventKind]] = [DRIVES_THROUGH, COMES_IN, MUST_COME_IN, REFUELS, WING_CHANGED, TOKENS_REMOVED]
