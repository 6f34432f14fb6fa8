"""Qualifying and the grid (MGP-B.10, MGP-B.11, MGP-S.3)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.core.rows import counting, place_of, with_added, with_row
from paddock.core.vecs import vec
from paddock.games.moto_grand_prix.rules.dice import PAIR_HIGH, PAIR_LOW, ROLL, TwoDice
from paddock.games.moto_grand_prix.rules.order import classification
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import (
    BASIC,
    LANES,
    QUALIFYING_LAP,
    RACE,
    STRAIGHT,
)

RACE_DAY: Final = EventKind("race-day", "MGP-B.9", ("circuit", "circuit"), ("laps", ""), ("bikes", ""))
ROLLS_FOR_GRID: Final = EventKind(
    "rolls-for-grid", "MGP-B.10", ("bike", "bike"), ("low", ""), ("high", ""), ("total", "")
)
ROLLS_OFF: Final = EventKind("rolls-off", "MGP-B.11", ("bike", "bike"), ("total", ""))
TAKES_POLE: Final = EventKind("takes-pole", "MGP-B.10", ("bike", "bike"), ("distance", ""), ("lane", "lane"))
LINES_UP: Final = EventKind(
    "lines-up", "MGP-B.11", ("bike", "bike"), ("place", ""), ("row", ""), ("lane", "lane"), ("distance", "")
)
QUALIFYING_BEGINS: Final = EventKind("qualifying-begins", "MGP-S.3", ("circuit", "circuit"))
QUALIFIES: Final = EventKind("qualifies", "MGP-S.3", ("bike", "bike"), ("place", ""))
DIALS_SET: Final = EventKind("dials-set", "MGP-S.1", ("dial", ""))


# ── MGP-B.9, MGP-B.12  The circuit is built and the number of laps is known ──


def open_the_day(state: MotoState) -> None:
    components = state.components
    if len(state.grid) == 0:
        state.emit(RACE_DAY, components.circuit_number, components.laps, components.bikes)


# ── MGP-B.10, MGP-B.11  Two dice for each, the highest first; who is level rolls again ──


class GridRoll(TwoDice):
    """The roll of the first bike that needs one."""

    def apply(self, state: MotoState, seat: i64, action: i64) -> None:
        bike = next_to_roll(state)
        pair = action - ROLL.base
        low, high = PAIR_LOW[pair], PAIR_HIGH[pair]
        if len(state.rolls[bike]) > 0:
            state.emit(ROLLS_OFF, bike, low + high)
        else:
            state.emit(ROLLS_FOR_GRID, bike, low, high, low + high)
        state.rolls = with_row(state.rolls, bike, with_added(state.rolls[bike], low + high))


GRID_ROLL: Final[GridRoll] = GridRoll("grid-roll", "MGP-B.10", [ROLL])


def next_to_roll(state: MotoState) -> i64:
    """The next bike to roll, or NONE when the order is clear.

    Bikes are tied while all their totals so far are the same; they roll again, and only among themselves.
    """
    rolls = state.rolls
    found: i64 = NONE
    for bike, own in enumerate(rolls):
        if len(own) == 0:
            return bike
    for bike, own in enumerate(rolls):
        if found != NONE and len(own) >= len(rolls[found]):
            continue
        for rival, others in enumerate(rolls):
            # A tie, or a rival of a tie that has already rolled it off.
            if rival != bike and others[0] == own[0] and begins_with(others, own):
                found = bike
                break
    return found


def begins_with(rolls: vec[i64], others: vec[i64]) -> bool:
    """Whether the first rolls are the same as the others."""
    return len(rolls) >= len(others) and all(each == rolls[at] for at, each in enumerate(others))


def roll_for_grid(state: MotoState) -> None:
    if len(state.grid) > 0:
        return
    if next_to_roll(state) != NONE:
        state.repeat()
        state.ask_nature(GRID_ROLL)
    else:
        state.grid = by_rolls(state)


def by_rolls(state: MotoState) -> vec[i64]:
    """The bikes, the highest roll first."""
    order = counting(state.components.bikes)
    for place in range(1, len(order)):
        bike = order[place]
        ahead = place
        while ahead > 0 and is_higher(state.rolls[bike], state.rolls[order[ahead - 1]]):
            order[ahead] = order[ahead - 1]
            ahead -= 1
        order[ahead] = bike
    return order


def is_higher(rolls: vec[i64], others: vec[i64]) -> bool:
    """Whether the first roll that differs is the higher one."""
    for at, total in enumerate(rolls):
        if at >= len(others) or total != others[at]:
            return at >= len(others) or total > others[at]
    return False


# ── MGP-B.10, MGP-B.11, MGP-S.1, MGP-E.1, MGP-A.23  Rank by rank and row by row, backwards from the finish line ──


def line_up(state: MotoState) -> None:
    components = state.components
    circuit = components.circuit
    if state.session == QUALIFYING_LAP:
        state.emit(QUALIFYING_BEGINS, components.circuit_number)
    for place, bike in enumerate(state.grid):
        distance = -1 - place // LANES
        row = distance % circuit.rows
        lane = place_of(circuit.rank[LANES * row : LANES * row + LANES], place % LANES)
        state.distance[bike] = distance
        state.lane[bike] = lane
        state.front[bike] = components.dial
        state.rear[bike] = components.dial
        state.engine[bike] = components.dial
        state.stance[bike] = STRAIGHT
        if place == 0:
            state.emit(TAKES_POLE, bike, distance, lane)
        else:
            state.emit(LINES_UP, bike, place + 1, place // LANES + 1, lane, distance)
    if components.level > BASIC:
        state.emit(DIALS_SET, components.dial)
    state.turn = 0
    state.finished = vec[i64]()
    state.out = vec[i64]()


# ── MGP-S.3, MGP-A.35  The ranking of the qualifying lap is the grid of the race; drop-outs start last ──


def end_qualifying(state: MotoState) -> None:
    if state.session == RACE:
        return
    state.grid = classification(state)
    state.session = RACE
    for place, bike in enumerate(state.grid):
        state.emit(QUALIFIES, bike, place + 1)
    state.restart()


KINDS: Final[list[DecisionKind[Any]]] = [GRID_ROLL]
EVENTS: Final[list[EventKind]] = [
    RACE_DAY,
    ROLLS_FOR_GRID,
    ROLLS_OFF,
    TAKES_POLE,
    LINES_UP,
    QUALIFYING_BEGINS,
    QUALIFIES,
    DIALS_SET,
]
