"""B. The season around the races (TGP-10 to TGP-14, TGP-106)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import ChanceKind, DecisionKind
from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rows import put, with_added, with_row, with_sorted, with_value, without
from paddock.core.vecs import vec
from paddock.games.formula_1_tgp.rules.dice import K6, Die, is_higher, next_to_roll
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
    def rolls(self, state: TgpState, pips: i64) -> None:
        seat = next_to_roll(state.opening_rolls)
        state.opening_rolls = with_row(state.opening_rolls, seat, with_added(state.opening_rolls[seat], pips))
        state.emit(ROLLS_FOR_ORDER, seat, pips)


ROLL_FOR_ORDER: Final[RollForOrder] = RollForOrder("roll-for-order", "TGP-10", K6)


def find_order(state: TgpState) -> None:
    rolls = state.opening_rolls
    if next_to_roll(rolls) != NONE:
        state.repeat()
        state.ask_nature(ROLL_FOR_ORDER)
        return
    order = vec[i64]()
    for seat in range(state.game.seats):
        place: i64 = len(order)
        while place > 0 and is_higher(rolls[seat], rolls[order[place - 1]]):
            place -= 1
        order = put(order, place, seat)
    state.order = order
    state.opening_rolls = vec[vec[i64]]()
    for at, team in enumerate(order):
        state.emit(ACTS_IN_PLACE, team, at + 1)


# ── R-10  By option: a random card from the pile stands in for one race ──


class LendEngine(ChanceKind[TgpState]):
    def offer(self, state: TgpState, seat: i64, offer: Offer) -> None:
        offer.add_each(LEND_ENGINE.code(), state.engine_pile)

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        engine = LEND_ENGINE.first(action)
        team = state.order[state.argument]
        state.engine_pile = without(state.engine_pile, engine)
        state.engine = with_value(state.engine, team, engine)
        state.lent_engines = with_added(state.lent_engines, team)
        state.emit(ENGINE_LENT, team, engine)


class LendDriver(ChanceKind[TgpState]):
    def offer(self, state: TgpState, seat: i64, offer: Offer) -> None:
        offer.add_each(LEND_DRIVER.code(), state.driver_pile)

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        driver = LEND_DRIVER.first(action)
        team = state.order[state.argument]
        car = 2 * team if state.driver[2 * team] == NONE else 2 * team + 1
        state.driver_pile = without(state.driver_pile, driver)
        state.driver = with_value(state.driver, car, driver)
        state.lent_drivers = with_added(state.lent_drivers, car)
        state.emit(DRIVER_LENT, team, driver)


LEND_AN_ENGINE: Final[LendEngine] = LendEngine("lend-engine", "TGP-14", [LEND_ENGINE])
LEND_A_DRIVER: Final[LendDriver] = LendDriver("lend-driver", "TGP-14", [LEND_DRIVER])


def lend_engine(state: TgpState) -> None:
    """To the seat at this place in the order of play: the script's argument counts the seats."""
    team = state.order[state.argument]
    if state.components.stand_ins and state.engine[team] == NONE and len(state.engine_pile) > 0:
        state.ask_nature(LEND_AN_ENGINE)


def lend_drivers(state: TgpState) -> None:
    """Until the team has two, or the pile is empty."""
    team = state.order[state.argument]
    is_short = state.driver[2 * team] == NONE or state.driver[2 * team + 1] == NONE
    if state.components.stand_ins and is_short and len(state.driver_pile) > 0:
        state.repeat()
        state.ask_nature(LEND_A_DRIVER)


def return_stand_ins(state: TgpState) -> None:
    for seat in state.lent_engines:
        state.engine_pile = with_sorted(state.engine_pile, state.engine[seat])
        state.engine = with_value(state.engine, seat, NONE)
        state.status = with_value(with_value(state.status, 2 * seat, ABSENT), 2 * seat + 1, ABSENT)
    for car in state.lent_drivers:
        state.driver_pile = with_sorted(state.driver_pile, state.driver[car])
        state.driver = with_value(state.driver, car, NONE)
        state.status = with_value(state.status, car, ABSENT)
    state.lent_engines = vec[i64]()
    state.lent_drivers = vec[i64]()


# ── TGP-11, TGP-14, R-10  A race weekend begins: one car for each driver of a team that has an engine ──


def begin_race(state: TgpState) -> None:
    seats = state.game.seats
    state.turn = 0
    clear_weekend(state)
    state.emit(RACE_BEGINS, state.circuit, state.race + 1, state.turns)
    status = vec[i64]([ABSENT] * (2 * seats))
    for seat in range(seats):
        missing: i64 = 0
        for car in range(2 * seat, 2 * seat + 2):
            if state.engine[seat] != NONE and state.driver[car] != NONE:
                status[car] = RUNNING
            else:
                missing += 1
        if missing > 0:
            state.emit(STAYS_AWAY, seat, missing)
    state.status = status


def clear_weekend(state: TgpState) -> None:
    """Every strip, token and marker of the cars is put back."""
    seats = state.game.seats
    cars = 2 * seats
    state.soft_wear = 0
    state.wet = 0
    none_set = vec[i64]([0] * len(state.components.two_settings))
    state.settings = vec[vec[i64]]([none_set for seat in range(seats)])
    state.top = vec[i64]([0] * seats)
    state.acceleration = vec[i64]([0] * seats)
    state.speed = vec[i64]([0] * cars)
    state.place = vec[i64]([0] * cars)
    state.fuel = vec[i64]([0] * cars)
    state.tread = vec[i64]([0] * cars)
    zeros = vec[i64]([0] * cars)
    state.spent = zeros
    state.qualifying_bonus = zeros
    state.extra = zeros
    state.row = zeros
    state.lane = zeros
    state.worn = zeros
    state.rolled = zeros
    state.wing = zeros
    state.stops = zeros
    state.tactic = vec[i64]([NONE] * cars)
    state.tyre = vec[i64]([NONE] * cars)
    state.used = vec[vec[i64]]([vec[i64]() for car in range(cars)])
    state.qualifying_rolls = vec[vec[i64]]([vec[i64]() for car in range(cars)])
    state.grid = vec[i64]()


def next_race(state: TgpState) -> None:
    if state.race + 1 < len(state.components.calendar):
        state.race += 1
        state.turn = 0
        state.soft_wear = 0
        state.grid = vec[i64]()
        state.restart()


# ── TGP-106, R-60  Most points after the last race; level: count-back; then the title is shared ──


def award_title(state: TgpState) -> None:
    if state.events is None:
        return
    places = state.places()
    for seat, place in enumerate(places):
        if place == 1:
            state.emit(WINS_TITLE if places.count(1) == 1 else SHARES_TITLE, seat, state.points[seat])


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
