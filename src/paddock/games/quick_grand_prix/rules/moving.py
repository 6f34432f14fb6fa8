"""G. A round: moving (QGP-31 to QGP-37)."""

from typing import Final

from mypy_extensions import i64

from paddock.core.event import EventKind
from paddock.core.vecs import remove
from paddock.games.quick_grand_prix.rules.state import QuickState
from paddock.games.quick_grand_prix.rules.terms import SL_CARD

PASSES: Final = EventKind("passes", "QGP-31", ("car", "car"), ("other", "slot"), ("at", ""), ("passed", ""))
PASSES_GAP: Final = EventKind("passes-gap", "QGP-35", ("car", "car"), ("other", "slot"), ("at", ""), ("passed", ""))
PASSES_WITH_DRS: Final = EventKind(
    "passes-with-drs", "QGP-36", ("car", "car"), ("other", "slot"), ("at", ""), ("passed", "")
)
IS_HELD: Final = EventKind("is-held", "QGP-32", ("car", "car"), ("other", "slot"))
IS_BLOCKED: Final = EventKind("is-blocked", "QGP-33", ("car", "car"), ("other", "slot"))
HAS_PASSED_ENOUGH: Final = EventKind("has-passed-enough", "QGP-34", ("car", "car"), ("limit", ""))
ROUND_ENDS: Final = EventKind("round-ends", "QGP-37", ("section", ""))


def passing_limit(state: QuickState, car: i64) -> i64:
    """QGP-3: the limit of the side that is up."""
    return state.components.damaged_limit if car in state.damaged else state.components.limit[car]


# ── QGP-31, QGP-32, QGP-37, R-2, R-3, R-23  The rearmost car with a face-up card climbs, then the next,
# until all are down ──


def move_cars(state: QuickState) -> None:
    line = state.line
    place = len(line) - 1
    while len(state.face_up) > 0:
        while line[place] not in state.face_up:
            place -= 1
        climb(state, place)
    state.emit(ROUND_ENDS, state.section + 1)


# ── QGP-34, R-18, R-26  A climb ends at the passing limit, at the head, or where the car may not pass ──


def climb(state: QuickState, place: i64) -> None:
    """Compare the car at this place with the one ahead, again and again, until its card is turned face down."""
    line = state.line
    car = line[place]
    limit = passing_limit(state, car)
    while place > 0 and may_pass(state, car, place):
        line[place] = line[place - 1]
        place -= 1
        line[place] = car
        state.passed[car] += 1
        if state.passed[car] >= limit:  # QGP-34, R-18
            state.emit(HAS_PASSED_ENOUGH, car, limit)
            break
    state.face_up = remove(state.face_up, car)  # also at the head of the line


def may_pass(state: QuickState, car: i64, place: i64) -> bool:
    """Whether the car at this place of the line passes the slot ahead, which is told with the place it takes."""
    other = state.line[place - 1]
    passed = state.passed[car] + 1
    # ── QGP-35, R-16, R-24  The SL card and gaps are passed like a car driving at the safety limit; no DRS there ──
    if other >= SL_CARD:
        if state.speed[car] > state.safety_limit:
            state.emit(PASSES_GAP, car, other, place, passed)
            return True
        state.emit(IS_HELD, car, other)
        return False
    # ── QGP-33  A face-down card ends the comparison ──
    if other not in state.face_up:
        state.emit(IS_BLOCKED, car, other)
        return False
    # ── QGP-31, QGP-32  Faster passes ──
    if state.speed[car] > state.speed[other]:
        state.emit(PASSES, car, other, place, passed)
        return True
    # ── QGP-36, R-25  … and in a DRS section as fast does too ──
    if state.speed[car] == state.speed[other] and state.is_drs:
        state.emit(PASSES_WITH_DRS, car, other, place, passed)
        return True
    state.emit(IS_HELD, car, other)
    return False


EVENTS: Final[list[EventKind]] = [
    PASSES,
    PASSES_GAP,
    PASSES_WITH_DRS,
    IS_HELD,
    IS_BLOCKED,
    HAS_PASSED_ENOUGH,
    ROUND_ENDS,
]
