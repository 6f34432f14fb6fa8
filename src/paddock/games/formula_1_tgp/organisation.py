"""C. The organisation phase before each race (TGP-12, TGP-13, TGP-15, TGP-21 to TGP-29)."""

from typing import Any, Final

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.games.formula_1_tgp.auction import DRIVER_LOT, ENGINE_LOT, begin_auction
from paddock.games.formula_1_tgp.development import rating
from paddock.games.formula_1_tgp.state import TgpState
from paddock.games.formula_1_tgp.terms import FACILITIES, STEPS

DRAW_ENGINE: Final = Verb("draw-engine")
DRAW_DRIVER: Final = Verb("draw-driver")
BUILD: Final = Verb("build", ("facility", "facility", FACILITIES))
DEVELOP: Final = Verb("develop", ("facility", "facility", FACILITIES))
HIRE: Final = Verb("hire")
TEST: Final = Verb("test")
PASS: Final = Verb("pass")

PHASE_BEGINS: Final = EventKind("phase-begins", "TGP-12", ("points", ""), ("circuit", "circuit"))
BUILDS: Final = EventKind("builds", "TGP-21", ("seat", "seat"), ("facility", "facility"), ("left", ""))
DEVELOPS: Final = EventKind("develops", "TGP-24", ("seat", "seat"), ("step", "step"), ("left", ""))
HIRES: Final = EventKind("hires", "TGP-27", ("seat", "seat"), ("crews", ""), ("left", ""))
RUNS_TEST: Final = EventKind("runs-test", "TGP-29", ("seat", "seat"), ("tests", ""), ("left", ""))
RATING_RISES: Final = EventKind("rating-rises", "TGP-30", ("seat", "seat"), ("rating", ""))
IS_DONE: Final = EventKind("is-done", "TGP-13", ("seat", "seat"), ("left", ""))


# ── TGP-12, R-4  The allowance: the marker is set, leftovers lapse ──


def give_allowance(state: TgpState) -> None:
    allowance = state.rules.allowance
    points = allowance[min(state.race, len(allowance) - 1)]
    state.activation = [points] * state.game.seats
    state.finished = []
    state.emit(PHASE_BEGINS, points, state.circuit)


# ── TGP-15, R-3  One action after another, round and round (or, by option, everybody's whole budget at once) ──


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
    costs = state.rules.costs
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
    if state.crew[seat] < state.rules.most_crews and purse >= costs.crew:
        found.append(HIRE.code())
    if state.tests[seat] < state.rules.most_tests and purse >= costs.test:
        found.append(TEST.code())
    return found


class TakeAction(DecisionKind[TgpState]):
    def options(self, state: TgpState, seat: int) -> list[int]:
        found = affordable(state, seat)
        if not must_go_on(state, seat):
            found.append(PASS.code())
        return found

    def apply(self, state: TgpState, seat: int, action: int) -> None:
        if not state.rules.whole_budget:
            state.argument = (state.order.index(seat) + 1) % state.game.seats
        costs = state.rules.costs
        before = rating(state, seat)
        if DRAW_ENGINE.has(action):
            begin_auction(state, seat, ENGINE_LOT)
            return
        if DRAW_DRIVER.has(action):
            begin_auction(state, seat, DRIVER_LOT)
            return
        if BUILD.has(action):
            state.activation[seat] -= costs.facility
            state.facilities[seat] = sorted([*state.facilities[seat], BUILD.first(action)])
            state.emit(BUILDS, seat, BUILD.first(action), state.activation[seat])
        elif DEVELOP.has(action):
            facility = DEVELOP.first(action)
            state.activation[seat] -= costs.step
            step = facility * STEPS + state.path[seat][facility]
            state.path[seat][facility] += 1
            state.emit(DEVELOPS, seat, step, state.activation[seat])
        elif HIRE.has(action):
            state.activation[seat] -= costs.crew
            state.crew[seat] += 1
            state.emit(HIRES, seat, state.crew[seat], state.activation[seat])
        elif TEST.has(action):
            state.activation[seat] -= costs.test
            state.tests[seat] += 1
            state.emit(RUNS_TEST, seat, state.tests[seat], state.activation[seat])
        else:
            state.finished.append(seat)
            state.emit(IS_DONE, seat, state.activation[seat])
        after = rating(state, seat)
        if after != before:
            state.emit(RATING_RISES, seat, after)

    def default(self, state: TgpState, seat: int) -> int:
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

    def prompt(self, state: TgpState, seat: int) -> Message:
        key = "ask-action-incomplete" if must_go_on(state, seat) else "ask-action"
        slug = state.game.domains["circuit"].slug(state.circuit)
        return Message(key, {"left": state.activation[seat], "circuit": f"circuit:{slug}"})

    def label(self, state: TgpState, seat: int, action: int) -> Message:
        costs = state.rules.costs
        if DRAW_ENGINE.has(action):
            return Message("do-draw-engine", {"cost": costs.engine, "cards": len(state.engine_pile)})
        if DRAW_DRIVER.has(action):
            return Message("do-draw-driver", {"cost": costs.driver, "cards": len(state.driver_pile)})
        if BUILD.has(action):
            slug = state.game.domains["facility"].slug(BUILD.first(action))
            return Message("do-build", {"facility": f"facility:{slug}", "cost": costs.facility})
        if DEVELOP.has(action):
            facility = DEVELOP.first(action)
            step = facility * STEPS + state.path[seat][facility]
            slug = state.game.domains["step"].slug(step)
            where = state.game.domains["facility"].slug(facility)
            return Message("do-develop", {"step": f"step:{slug}", "facility": f"facility:{where}", "cost": costs.step})
        if HIRE.has(action):
            return Message("do-hire", {"cost": costs.crew, "crews": state.crew[seat] + 1})
        if TEST.has(action):
            return Message("do-test", {"cost": costs.test, "tests": state.tests[seat] + 1})
        return Message("do-pass", {"left": state.activation[seat]})

    def why_not(self, state: TgpState, seat: int, action: int) -> Reason:
        purse = state.activation[seat]
        costs = state.rules.costs
        if PASS.has(action):
            return Reason("TGP-13", Message("why-team-incomplete"))
        if DRAW_ENGINE.has(action) or DRAW_DRIVER.has(action):
            if purse >= 1:
                return Reason("TGP-16" if DRAW_ENGINE.has(action) else "TGP-20", Message("why-pile-empty"))
            return too_dear("TGP-15", costs.engine, purse)
        if BUILD.has(action):
            if BUILD.first(action) in state.facilities[seat]:
                return Reason("TGP-21", Message("why-facility-built"))
            return too_dear("TGP-21", costs.facility, purse)
        if DEVELOP.has(action):
            facility = DEVELOP.first(action)
            if facility not in state.facilities[seat]:
                return Reason("TGP-22", Message("why-facility-first"))
            if state.path[seat][facility] == STEPS:
                return Reason("TGP-24", Message("why-path-ends"))
            return too_dear("TGP-24", costs.step, purse)
        if HIRE.has(action):
            if state.crew[seat] == state.rules.most_crews:
                return Reason("TGP-27", Message("why-enough-crews", {"most": state.rules.most_crews}))
            return too_dear("TGP-27", costs.crew, purse)
        if state.tests[seat] == state.rules.most_tests:
            return Reason("TGP-29", Message("why-enough-tests", {"most": state.rules.most_tests}))
        return too_dear("TGP-29", costs.test, purse)


def too_dear(rule: str, cost: int, purse: int) -> Reason:
    return Reason(rule, Message("why-too-dear", {"cost": cost, "left": purse}))


TAKE_ACTION: Final = TakeAction("action", "TGP-15", [DRAW_ENGINE, DRAW_DRIVER, BUILD, DEVELOP, HIRE, TEST, PASS])


# ── TGP-13, R-4, R-5  Until nobody acts any more; who can pay for nothing is done ──


def take_actions(state: TgpState) -> None:
    """The script's argument is the place in the order of play of the seat that is next."""
    order = state.order
    for ahead in range(len(order)):
        at = (state.argument + ahead) % len(order)
        seat = order[at]
        if seat in state.finished:
            continue
        if not affordable(state, seat):
            state.finished.append(seat)
            state.emit(IS_DONE, seat, state.activation[seat])
            continue
        state.argument = at
        state.repeat()
        state.ask(TAKE_ACTION, seat)
        return
    state.argument = 0


KINDS: Final[list[DecisionKind[Any]]] = [TAKE_ACTION]
EVENTS: Final[list[EventKind]] = [PHASE_BEGINS, BUILDS, DEVELOPS, HIRES, RUNS_TEST, RATING_RISES, IS_DONE]
