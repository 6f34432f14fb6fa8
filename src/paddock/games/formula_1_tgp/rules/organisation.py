"""C. The organisation phase before each race (TGP-12, TGP-13, TGP-15, TGP-21 to TGP-29)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rows import place_of, with_added, with_entry, with_row, with_sorted, with_value
from paddock.core.vecs import vec
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
    last: i64 = len(allowance) - 1
    points = allowance[state.race if state.race < last else last]
    state.activation = vec[i64]([points] * state.game.seats)
    state.finished = vec[i64]()
    state.emit(PHASE_BEGINS, points, state.circuit)


# ── TGP-15, R-3, R-11  One action after another, round and round (or, by option, everybody's whole budget at once) ──


def lacks_engine(state: TgpState, seat: i64) -> bool:
    return state.engine[seat] == NONE


def lacks_driver(state: TgpState, seat: i64) -> bool:
    return state.driver[2 * seat] == NONE or state.driver[2 * seat + 1] == NONE


def must_go_on(state: TgpState, seat: i64) -> bool:
    """R-10: nobody may stop while a seat in the team is empty that a draw could fill."""
    if state.activation[seat] < 1:
        return False
    return (lacks_engine(state, seat) and len(state.engine_pile) > 0) or (
        lacks_driver(state, seat) and len(state.driver_pile) > 0
    )


def may_draw_engine(state: TgpState, seat: i64) -> bool:
    return len(state.engine_pile) > 0 and state.activation[seat] >= state.components.engine_cost


def may_draw_driver(state: TgpState, seat: i64) -> bool:
    return len(state.driver_pile) > 0 and state.activation[seat] >= state.components.driver_cost


def may_build(state: TgpState, seat: i64) -> bool:
    return len(state.facilities[seat]) < FACILITIES and state.activation[seat] >= state.components.facility_cost


def may_develop(state: TgpState, seat: i64) -> bool:
    if state.activation[seat] < state.components.step_cost:
        return False
    path = state.path[seat]
    return any(path[facility] < STEPS for facility in state.facilities[seat])


def may_hire(state: TgpState, seat: i64) -> bool:
    components = state.components
    return state.crew[seat] < components.most_crews and state.activation[seat] >= components.crew_cost


def may_test(state: TgpState, seat: i64) -> bool:
    components = state.components
    return state.tests[seat] < components.most_tests and state.activation[seat] >= components.test_cost


def may_act(state: TgpState, seat: i64) -> bool:
    """Whether there is anything that a seat can pay and take."""
    return (
        may_draw_engine(state, seat)
        or may_draw_driver(state, seat)
        or may_build(state, seat)
        or may_develop(state, seat)
        or may_hire(state, seat)
        or may_test(state, seat)
    )


class TakeAction(DecisionKind[TgpState]):
    def offer(self, state: TgpState, seat: i64, offer: Offer) -> None:
        if may_draw_engine(state, seat):
            offer.add(DRAW_ENGINE.code())
        if may_draw_driver(state, seat):
            offer.add(DRAW_DRIVER.code())
        owned = state.facilities[seat]
        if may_build(state, seat):
            for facility in range(FACILITIES):
                if facility not in owned:
                    offer.add(BUILD.code(facility))
        if may_develop(state, seat):
            path = state.path[seat]
            for facility in owned:
                if path[facility] < STEPS:
                    offer.add(DEVELOP.code(facility))
        if may_hire(state, seat):
            offer.add(HIRE.code())
        if may_test(state, seat):
            offer.add(TEST.code())
        if not must_go_on(state, seat):
            offer.add(PASS.code())

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        if not state.components.whole_budget:
            state.argument = (place_of(state.order, seat) + 1) % state.game.seats
        if state.events is None:
            take(state, seat, action)
            return
        before = rating(state, seat)
        take(state, seat, action)
        after = rating(state, seat)
        if after != before:
            state.emit(RATING_RISES, seat, after)

    def default(self, state: TgpState, seat: i64) -> i64:
        """What is missing first; then whatever gives rating; then enough."""
        if lacks_engine(state, seat) and may_draw_engine(state, seat):
            return DRAW_ENGINE.code()
        if lacks_driver(state, seat) and may_draw_driver(state, seat):
            return DRAW_DRIVER.code()
        if may_test(state, seat):
            return TEST.code()
        if may_hire(state, seat):
            return HIRE.code()
        return self.options(state, seat)[-1]


TAKE_ACTION: Final[TakeAction] = TakeAction(
    "action", "TGP-15", [DRAW_ENGINE, DRAW_DRIVER, BUILD, DEVELOP, HIRE, TEST, PASS]
)


def take(state: TgpState, seat: i64, action: i64) -> None:
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


# ── TGP-21, TGP-23  A facility ──


def pay(state: TgpState, seat: i64, points: i64) -> None:
    state.activation = with_value(state.activation, seat, state.activation[seat] - points)


def build(state: TgpState, seat: i64, facility: i64) -> None:
    pay(state, seat, state.components.facility_cost)
    state.facilities = with_row(state.facilities, seat, with_sorted(state.facilities[seat], facility))
    state.emit(BUILDS, seat, facility, state.activation[seat])


# ── TGP-22, TGP-24, R-13  The next step of the path under a facility ──


def next_step(state: TgpState, seat: i64, facility: i64) -> i64:
    """The first step of the path that the team has not developed yet."""
    return facility * STEPS + state.path[seat][facility]


def develop(state: TgpState, seat: i64, facility: i64) -> None:
    step = next_step(state, seat, facility)
    pay(state, seat, state.components.step_cost)
    state.path = with_entry(state.path, seat, facility, state.path[seat][facility] + 1)
    state.emit(DEVELOPS, seat, step, state.activation[seat], facility, state.path[seat][facility])


# ── TGP-27  A technical crew ──


def hire(state: TgpState, seat: i64) -> None:
    pay(state, seat, state.components.crew_cost)
    state.crew = with_value(state.crew, seat, state.crew[seat] + 1)
    state.emit(HIRES, seat, state.crew[seat], state.activation[seat])


# ── TGP-29, R-14  A test session ──


def run_test(state: TgpState, seat: i64) -> None:
    pay(state, seat, state.components.test_cost)
    state.tests = with_value(state.tests, seat, state.tests[seat] + 1)
    state.emit(RUNS_TEST, seat, state.tests[seat], state.activation[seat])


# ── TGP-13, R-4, R-5  Until nobody acts any more; who can pay for nothing is done ──


def be_done(state: TgpState, seat: i64) -> None:
    """No more actions in this phase; what is left may still be bid."""
    state.finished = with_added(state.finished, seat)
    state.emit(IS_DONE, seat, state.activation[seat])


def take_actions(state: TgpState) -> None:
    """The script's argument is the place in the order of play of the seat that is next."""
    order = state.order
    seats: i64 = len(order)
    for ahead in range(seats):
        at = (state.argument + ahead) % seats
        seat = order[at]
        if seat in state.finished:
            continue
        if not may_act(state, seat):
            be_done(state, seat)
            continue
        state.argument = at
        state.repeat()
        state.ask(TAKE_ACTION, seat)
        return
    state.argument = 0


KINDS: Final[list[DecisionKind[Any]]] = [TAKE_ACTION]
EVENTS: Final[list[EventKind]] = [PHASE_BEGINS, BUILDS, DEVELOPS, HIRES, RUNS_TEST, RATING_RISES, IS_DONE]
