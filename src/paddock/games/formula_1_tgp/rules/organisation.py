"""C. The organisation phase before each race (TGP-12, TGP-13, TGP-15, TGP-21 to TGP-29)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.games.formula_1_tgp.rules.auction import begin_auction
from paddock.games.formula_1_tgp.rules.development import rating
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import DRIVER_LOT, ENGINE_LOT, FACILITIES, STEPS

DRAW_ENGINE: Final = Verb("draw-engine")
DRAW_DRIVER: Final = Verb("draw-driver")
BUILD: Final = Verb("build", ("facility", "facility", FACILITIES))
DEVELOP: Final = Verb("develop", ("facility", "facility", FACILITIES))
HIRE: Final = Verb("hire")
TEST: Final = Verb("test")
PASS: Final = Verb("pass")

PHASE_BEGINS: Final = EventKind("phase-begins", "TGP-12", ("points", ""), ("circuit", "circuit"))
BUILDS: Final = EventKind("builds", "TGP-21", ("seat", "seat"), ("facility", "facility"), ("left", ""))
DEVELOPS: Final = EventKind(
    "develops", "TGP-24", ("seat", "seat"), ("step", "step"), ("left", ""), ("facility", "facility"), ("steps", "")
)
HIRES: Final = EventKind("hires", "TGP-27", ("seat", "seat"), ("crews", ""), ("left", ""))
RUNS_TEST: Final = EventKind("runs-test", "TGP-29", ("seat", "seat"), ("tests", ""), ("left", ""))
RATING_RISES: Final = EventKind("rating-rises", "TGP-30", ("seat", "seat"), ("rating", ""))
IS_DONE: Final = EventKind("is-done", "TGP-13", ("seat", "seat"), ("left", ""))


# ── TGP-12, R-4  The allowance: the marker is set, leftovers lapse ──


def give_allowance(state: TgpState) -> None:
    allowance = state.components.allowance
    points = allowance[min(state.race, len(allowance) - 1)]
    state.activation = [points] * state.game.seats
    state.finished = []
    state.emit(PHASE_BEGINS, points, state.circuit)


# ── TGP-15, R-3, R-11  One action after another, round and round (or, by option, everybody's whole budget at once) ──


def lacks_engine(state: TgpState, seat: int) -> bool:
    return state.engine[seat] == NONE


def lacks_driver(state: TgpState, seat: int) -> bool:
    return NONE in state.driver[2 * seat : 2 * seat + 2]


def must_go_on(state: TgpState, seat: int) -> bool:
    """R-10: nobody may stop while a seat in the team is empty that a draw could fill."""
    if state.activation[seat] < 1:
        return False
    engine = lacks_engine(state, seat) and state.engine_pile
    driver = lacks_driver(state, seat) and state.driver_pile
    return bool(engine or driver)


def affordable(state: TgpState, seat: int) -> list[int]:
    """The actions that a seat can pay and take."""
    purse = state.activation[seat]
    costs = state.components.costs
    found: list[int] = []
    if state.engine_pile and purse >= costs.engine:
        found.append(DRAW_ENGINE.code())
    if state.driver_pile and purse >= costs.driver:
        found.append(DRAW_DRIVER.code())
    owned = state.facilities[seat]
    if purse >= costs.facility:
        found += [BUILD.code(facility) for facility in range(FACILITIES) if facility not in owned]
    if purse >= costs.step:
        path = state.path[seat]
        found += [DEVELOP.code(facility) for facility in owned if path[facility] < STEPS]
    if state.crew[seat] < state.components.most_crews and purse >= costs.crew:
        found.append(HIRE.code())
    if state.tests[seat] < state.components.most_tests and purse >= costs.test:
        found.append(TEST.code())
    return found


class TakeAction(DecisionKind[TgpState]):
    def options(self, state: TgpState, seat: i64) -> list[int]:
        found = affordable(state, seat)
        if not must_go_on(state, seat):
            found.append(PASS.code())
        return found

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        if not state.components.whole_budget:
            state.argument = (state.order.index(seat) + 1) % state.game.seats
        before = rating(state, seat)
        if DRAW_ENGINE.has(action):
            begin_auction(state, seat, ENGINE_LOT)
        elif DRAW_DRIVER.has(action):
            begin_auction(state, seat, DRIVER_LOT)
        elif BUILD.has(action):
            build(state, seat, BUILD.first(action))
        elif DEVELOP.has(action):
            develop(state, seat, DEVELOP.first(action))
        elif HIRE.has(action):
            hire(state, seat)
        elif TEST.has(action):
            run_test(state, seat)
        else:
            be_done(state, seat)
        after = rating(state, seat)
        if after != before:
            state.emit(RATING_RISES, seat, after)

    def default(self, state: TgpState, seat: i64) -> i64:
        """What is missing first; then whatever gives rating; then enough."""
        options = self.options(state, seat)
        wanted = []
        if lacks_engine(state, seat):
            wanted.append(DRAW_ENGINE.code())
        if lacks_driver(state, seat):
            wanted.append(DRAW_DRIVER.code())
        for action in [*wanted, TEST.code(), HIRE.code()]:
            if action in options:
                return action
        return options[-1]


TAKE_ACTION: Final[TakeAction] = TakeAction(
    "action", "TGP-15", [DRAW_ENGINE, DRAW_DRIVER, BUILD, DEVELOP, HIRE, TEST, PASS]
)


# ── TGP-21, TGP-23  A facility ──


def build(state: TgpState, seat: int, facility: int) -> None:
    state.activation[seat] -= state.components.costs.facility
    state.facilities[seat] = sorted([*state.facilities[seat], facility])
    state.emit(BUILDS, seat, facility, state.activation[seat])


# ── TGP-22, TGP-24, R-13  The next step of the path under a facility ──


def next_step(state: TgpState, seat: int, facility: int) -> int:
    """The first step of the path that the team has not developed yet."""
    return facility * STEPS + state.path[seat][facility]


def develop(state: TgpState, seat: int, facility: int) -> None:
    step = next_step(state, seat, facility)
    state.activation[seat] -= state.components.costs.step
    state.path[seat][facility] += 1
    state.emit(DEVELOPS, seat, step, state.activation[seat], facility, state.path[seat][facility])


# ── TGP-27  A technical crew ──


def hire(state: TgpState, seat: int) -> None:
    state.activation[seat] -= state.components.costs.crew
    state.crew[seat] += 1
    state.emit(HIRES, seat, state.crew[seat], state.activation[seat])


# ── TGP-29, R-14  A test session ──


def run_test(state: TgpState, seat: int) -> None:
    state.activation[seat] -= state.components.costs.test
    state.tests[seat] += 1
    state.emit(RUNS_TEST, seat, state.tests[seat], state.activation[seat])


# ── TGP-13, R-4, R-5  Until nobody acts any more; who can pay for nothing is done ──


def be_done(state: TgpState, seat: int) -> None:
    """No more actions in this phase; what is left may still be bid."""
    state.finished.append(seat)
    state.emit(IS_DONE, seat, state.activation[seat])


def take_actions(state: TgpState) -> None:
    """The script's argument is the place in the order of play of the seat that is next."""
    order = state.order
    for ahead in range(len(order)):
        at = (state.argument + ahead) % len(order)
        seat = order[at]
        if seat in state.finished:
            continue
        if not affordable(state, seat):
            be_done(state, seat)
            continue
        state.argument = at
        state.repeat()
        state.ask(TAKE_ACTION, seat)
        return
    state.argument = 0


KINDS: Final[list[DecisionKind[Any]]] = [TAKE_ACTION]
EVENTS: Final[list[EventKind]] = [PHASE_BEGINS, BUILDS, DEVELOPS, HIRES, RUNS_TEST, RATING_RISES, IS_DONE]
