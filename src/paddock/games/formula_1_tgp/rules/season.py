"""B. The season around the races (TGP-10 to TGP-14, TGP-106)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import ChanceKind, DecisionKind
from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.games.formula_1_tgp.rules.dice import K6, Die, must_roll
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import ABSENT, MOST_DRIVERS, MOST_ENGINES, RUNNING

LEND_ENGINE: Final = Verb("lend-engine", ("engine", "engine", MOST_ENGINES))
LEND_DRIVER: Final = Verb("lend-driver", ("driver", "driver", MOST_DRIVERS))

ROLLS_FOR_ORDER: Final = EventKind("rolls-for-order", "TGP-10", ("seat", "seat"), ("pips", ""))
ACTS_IN_PLACE: Final = EventKind("acts-in-place", "TGP-10", ("seat", "seat"), ("place", ""))
RACE_BEGINS: Final = EventKind("race-begins", "TGP-11", ("circuit", "circuit"), ("race", ""), ("turns", ""))
ENGINE_LENT: Final = EventKind("engine-lent", "TGP-14", ("seat", "seat"), ("engine", "engine"))
DRIVER_LENT: Final = EventKind("driver-lent", "TGP-14", ("seat", "seat"), ("driver", "driver"))
STAYS_AWAY: Final = EventKind("stays-away", "TGP-14", ("seat", "seat"), ("cars", ""))
WINS_TITLE: Final = EventKind("wins-title", "TGP-106", ("seat", "seat"), ("points", ""))
SHARES_TITLE: Final = EventKind("shares-title", "TGP-106", ("seat", "seat"), ("points", ""))


# ── TGP-10, R-1, R-2  The order of play: everybody rolls once, the highest first; ties roll again ──


class RollForOrder(Die):
    def rolls(self, state: TgpState, pips: int) -> None:
        seat = must_roll(state.opening_rolls)[0]
        state.opening_rolls[seat].append(pips)
        state.emit(ROLLS_FOR_ORDER, seat, pips)


ROLL_FOR_ORDER: Final[RollForOrder] = RollForOrder("roll-for-order", "TGP-10", [K6])


def find_order(state: TgpState) -> None:
    if must_roll(state.opening_rolls):
        state.repeat()
        state.ask_nature(ROLL_FOR_ORDER)
        return
    state.order = sorted(range(state.game.seats), key=lambda seat: state.opening_rolls[seat], reverse=True)
    state.opening_rolls = []
    for place, seat in enumerate(state.order, 1):
        state.emit(ACTS_IN_PLACE, seat, place)


# ── R-10  By option: a random card from the pile stands in for one race ──


class LendEngine(ChanceKind[TgpState]):
    def options(self, state: TgpState, seat: i64) -> list[int]:
        return [LEND_ENGINE.code(engine) for engine in state.engine_pile]

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        engine = LEND_ENGINE.first(action)
        team = state.order[state.argument]
        state.engine_pile.remove(engine)
        state.engine[team] = engine
        state.lent_engines.append(team)
        state.emit(ENGINE_LENT, team, engine)


class LendDriver(ChanceKind[TgpState]):
    def options(self, state: TgpState, seat: i64) -> list[int]:
        return [LEND_DRIVER.code(driver) for driver in state.driver_pile]

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        driver = LEND_DRIVER.first(action)
        team = state.order[state.argument]
        car = 2 * team if state.driver[2 * team] == NONE else 2 * team + 1
        state.driver_pile.remove(driver)
        state.driver[car] = driver
        state.lent_drivers.append(car)
        state.emit(DRIVER_LENT, team, driver)


LEND_AN_ENGINE: Final[LendEngine] = LendEngine("lend-engine", "TGP-14", [LEND_ENGINE])
LEND_A_DRIVER: Final[LendDriver] = LendDriver("lend-driver", "TGP-14", [LEND_DRIVER])


def lend_engine(state: TgpState) -> None:
    """To the seat at this place in the order of play: the script's argument counts the seats."""
    team = state.order[state.argument]
    if state.components.stand_ins and state.engine[team] == NONE and state.engine_pile:
        state.ask_nature(LEND_AN_ENGINE)


def lend_drivers(state: TgpState) -> None:
    """Until the team has two, or the pile is empty."""
    team = state.order[state.argument]
    if state.components.stand_ins and NONE in state.driver[2 * team : 2 * team + 2] and state.driver_pile:
        state.repeat()
        state.ask_nature(LEND_A_DRIVER)


def return_stand_ins(state: TgpState) -> None:
    for seat in state.lent_engines:
        state.engine_pile.append(state.engine[seat])
        state.engine[seat] = NONE
        state.status[2 * seat] = ABSENT
        state.status[2 * seat + 1] = ABSENT
    for car in state.lent_drivers:
        state.driver_pile.append(state.driver[car])
        state.driver[car] = NONE
        state.status[car] = ABSENT
    state.engine_pile.sort()
    state.driver_pile.sort()
    state.lent_engines = []
    state.lent_drivers = []


# ── TGP-11, TGP-14, R-10  A race weekend begins: one car for each driver of a team that has an engine ──


def begin_race(state: TgpState) -> None:
    seats = state.game.seats
    cars = 2 * seats
    state.turn = 0
    state.soft_wear = 0
    state.wet = 0
    state.settings = [[0] * len(state.components.two_settings) for _ in range(seats)]
    state.top = [0] * seats
    state.acceleration = [0] * seats
    for name_ in (state.speed, state.spent, state.qualifying_bonus, state.extra, state.row, state.lane, state.place):
        name_[:] = [0] * cars
    for name_ in (state.fuel, state.tread, state.worn, state.rolled, state.wing, state.stops):
        name_[:] = [0] * cars
    state.tactic = [NONE] * cars
    state.tyre = [NONE] * cars
    state.used = [[] for _ in range(cars)]
    state.qualifying_rolls = [[] for _ in range(cars)]
    state.grid = []
    state.emit(RACE_BEGINS, state.circuit, state.race + 1, state.turns)
    for seat in range(seats):
        missing = 0
        for car in (2 * seat, 2 * seat + 1):
            runs = state.engine[seat] != NONE and state.driver[car] != NONE
            state.status[car] = RUNNING if runs else ABSENT
            missing += not runs
        if missing:
            state.emit(STAYS_AWAY, seat, missing)


def next_race(state: TgpState) -> None:
    if state.race + 1 < len(state.components.calendar):
        state.race += 1
        state.turn = 0
        state.soft_wear = 0
        state.grid = []
        state.restart()


# ── TGP-106, R-60  Most points after the last race; level: count-back; then the title is shared ──


def award_title(state: TgpState) -> None:
    first = [seat for seat, place in enumerate(state.places()) if place == 1]
    for seat in first:
        state.emit(WINS_TITLE if len(first) == 1 else SHARES_TITLE, seat, state.points[seat])


KINDS: Final[list[DecisionKind[Any]]] = [ROLL_FOR_ORDER, LEND_AN_ENGINE, LEND_A_DRIVER]
EVENTS: Final[list[EventKind]] = [
    ROLLS_FOR_ORDER,
    ACTS_IN_PLACE,
    RACE_BEGINS,
    ENGINE_LENT,
    DRIVER_LENT,
    STAYS_AWAY,
    WINS_TITLE,
    SHARES_TITLE,
]
