"""Effects of movement: redlining, losing grip, stances, dropping out (MGP-S.24 to MGP-S.26, MGP-E.13 to MGP-E.19)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.core.rows import with_added
from paddock.games.moto_grand_prix.rules.dice import PAIR_HIGH, PAIR_LOW, ROLL, TwoDice
from paddock.games.moto_grand_prix.rules.flips import dice_in_use, total_of
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import (
    BASIC,
    EXPERT,
    FACES,
    KEEP,
    LEANING,
    LOSES_GRIP,
    MOST_DIAL,
    PAIR_CHANCES,
    PAIR_WEIGHTS,
    PAIRS,
    REDLINES,
    STRAIGHT,
    TWO_DICE,
    WHEELIE,
)

REDLINING: Final = EventKind("redlining", "MGP-S.24", ("bike", "bike"), ("engine", ""))
ENGINE_HOLDS: Final = EventKind("engine-holds", "MGP-S.25", ("bike", "bike"), ("total", ""), ("engine", ""))
ENGINE_SUFFERS: Final = EventKind("engine-suffers", "MGP-S.25", ("bike", "bike"), ("total", ""), ("engine", ""))
ENGINE_BREAKS: Final = EventKind("engine-breaks", "MGP-S.18", ("bike", "bike"), ("total", ""))
LOSES_ALL: Final = EventKind("loses-engine-and-grip", "MGP-E.18", ("bike", "bike"))
GRIP_LOST: Final = EventKind("loses-grip", "MGP-E.15", ("bike", "bike"), ("face", ""))
DOES_WHEELIE: Final = EventKind("does-wheelie", "MGP-E.16", ("bike", "bike"))
SIDESLIPS: Final = EventKind("sideslips", "MGP-E.17", ("bike", "bike"), ("rear", ""))
REAR_GONE: Final = EventKind("rear-gone", "MGP-S.2", ("bike", "bike"))
STRAIGHTENED: Final = EventKind("straightened", "MGP-E.19", ("bike", "bike"))
LEANS: Final = EventKind("leans", "MGP-E.2", ("bike", "bike"))
STRAIGHTENS_UP: Final = EventKind("straightens-up", "MGP-E.2", ("bike", "bike"))
RECOVERS: Final = EventKind("recovers", "MGP-E.14", ("bike", "bike"), ("stance", "stance"))
DROPS_OUT: Final = EventKind("drops-out", "MGP-S.26", ("bike", "bike"))


# ── MGP-S.24, MGP-E.15, MGP-E.18, MGP-A.15, MGP-A.16  What the dice that are used bring about ──


def effects_of(level: i64, redline_rolled: bool, use: i64, flip: i64, low: i64, high: i64) -> i64:
    """REDLINES for a double six, LOSES_GRIP for a double as rolled, or both; single dice do neither.

    `redline_rolled`: only sixes as rolled count (option `redline`).
    """
    if use != TWO_DICE or level == BASIC:
        return 0
    found: i64 = LOSES_GRIP if flip == KEEP and low == high and level == EXPERT else 0
    if 1 < low < FACES or (redline_rolled and flip != KEEP):  # only ones and sixes can come to two sixes
        return found
    return found | REDLINES if total_of(flip, low, high) == 2 * FACES else found


def effects_on(state: MotoState, bike: i64, flip: i64) -> i64:
    """What the dice of the bike bring about with these flips, wherever it rides."""
    components = state.components
    use = dice_in_use(state, bike)
    return effects_of(components.level, components.redline_rolled, use, flip, state.low[bike], state.high[bike])


# ── MGP-S.2, MGP-S.18, MGP-S.26  A bike that drops out leaves the track at once ──


def drop_out(state: MotoState, bike: i64) -> None:
    state.lane[bike] = NONE
    state.out = with_added(state.out, bike)
    state.emit(DROPS_OUT, bike)


# ── MGP-S.24, MGP-S.25, MGP-A.15, MGP-A.31  The engine test: two dice, not above the engine dial ──


class EngineTest(TwoDice):
    """The test of the acting bike's engine; what fails it costs a point, and the last point the race."""

    def apply(self, state: MotoState, seat: i64, action: i64) -> None:
        bike = state.queue[0]
        pair = action - ROLL.base
        total = PAIR_LOW[pair] + PAIR_HIGH[pair]
        engine = state.engine[bike]
        if total <= engine:
            state.emit(ENGINE_HOLDS, bike, total, engine)
        elif engine > 1:
            state.engine[bike] = engine - 1
            state.emit(ENGINE_SUFFERS, bike, total, engine - 1)
        else:  # MGP-A.13
            state.emit(ENGINE_BREAKS, bike, total)
            drop_out(state, bike)


ENGINE_TEST: Final[EngineTest] = EngineTest("engine-test", "MGP-S.25", [ROLL])

FAILS: Final = [
    sum(weight for (low, high), weight in zip(PAIRS, PAIR_WEIGHTS, strict=True) if low + high > dial) / PAIR_CHANCES
    for dial in range(MOST_DIAL + 1)
]
"""How likely the test fails at each value of the dial."""


def redline(state: MotoState) -> None:
    if state.redlining:
        bike = state.queue[0]
        state.emit(REDLINING, bike, state.engine[bike])
        if state.grip_lost:
            state.emit(LOSES_ALL, bike)
        state.ask_nature(ENGINE_TEST)


# ── MGP-E.2, MGP-E.14, MGP-E.15, MGP-E.16, MGP-E.19, MGP-A.28  How the bike stands at the end of its turn ──


def take_stance(state: MotoState) -> None:
    bike = state.queue[0]
    if state.components.level < EXPERT or state.lane[bike] == NONE or state.distance[bike] >= state.goal:
        return
    is_corner = state.components.circuit.difficulty[state.row(bike)] > 0
    if state.grip_lost:
        state.emit(GRIP_LOST, bike, state.low[bike])
        if is_corner:
            sideslip(state, bike)
        else:
            state.stance[bike] = WHEELIE
            state.emit(DOES_WHEELIE, bike)
        return
    before = state.stance[bike]
    if is_corner and state.contact[bike]:
        state.stance[bike] = STRAIGHT
        state.emit(STRAIGHTENED, bike)
        return
    now: i64 = LEANING if is_corner else STRAIGHT
    state.stance[bike] = now
    if before == WHEELIE:
        state.emit(RECOVERS, bike, now)
    elif before != now:
        state.emit(LEANS if is_corner else STRAIGHTENS_UP, bike)


# ── MGP-E.17, MGP-S.18, MGP-A.13  A sideslip costs a point of the rear tire ──


def sideslip(state: MotoState, bike: i64) -> None:
    state.stance[bike] = STRAIGHT
    if state.rear[bike] > 1:
        state.rear[bike] -= 1
        state.emit(SIDESLIPS, bike, state.rear[bike])
    else:
        state.emit(REAR_GONE, bike)
        drop_out(state, bike)


KINDS: Final[list[DecisionKind[Any]]] = [ENGINE_TEST]
EVENTS: Final[list[EventKind]] = [
    REDLINING,
    ENGINE_HOLDS,
    ENGINE_SUFFERS,
    ENGINE_BREAKS,
    LOSES_ALL,
    GRIP_LOST,
    DOES_WHEELIE,
    SIDESLIPS,
    REAR_GONE,
    STRAIGHTENED,
    LEANS,
    STRAIGHTENS_UP,
    RECOVERS,
    DROPS_OUT,
]
