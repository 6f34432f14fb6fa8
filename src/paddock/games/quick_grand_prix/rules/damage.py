"""F. A round: damage, before any car moves (QGP-28 to QGP-30)."""

from typing import Final

from mypy_extensions import i64

from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.core.rows import place_of, put
from paddock.core.vecs import append, remove, vec
from paddock.games.quick_grand_prix.rules.state import QuickState
from paddock.games.quick_grand_prix.rules.terms import SL_CARD

FASTEST: Final = EventKind("fastest", "QGP-28", ("car", "car"), ("total", ""), ("limit", ""))
HOLDS: Final = EventKind(
    "holds", "QGP-29", ("car", "car"), ("sum", ""), ("difficulty", ""), ("ahead", "slot"), ("behind", "slot")
)
GOES_WIDE: Final = EventKind(
    "goes-wide",
    "QGP-30",
    ("car", "car"),
    ("sum", ""),
    ("difficulty", ""),
    ("back", ""),
    ("ahead", "slot"),
    ("behind", "slot"),
)
DROPS_BACK: Final = EventKind("drops-back", "QGP-30", ("car", "car"), ("place", ""), ("speed", ""), ("at", ""))
IS_DAMAGED: Final = EventKind("is-damaged", "QGP-30", ("car", "car"))


# ── QGP-38, R-11, R-12  Checks look at the line as it is revealed, without the cars in the pits ──


def check_damage(state: QuickState) -> None:
    """All checks are made before anybody drops back; then those that failed do, rearmost first."""
    checked = cars_to_check(state)
    if len(checked) == 0:
        return
    wide = vec[i64]([car for car in checked if goes_wide(state, car)])
    for turn in range(len(wide) - 1, -1, -1):
        drop_back(state, wide[turn])


# ── QGP-28, R-15, R-16  Every car with the highest total, if that is over the safety limit ──


def cars_to_check(state: QuickState) -> vec[i64]:
    """From the front of the line to the back."""
    limit = state.safety_limit
    highest = limit
    speed = state.speed
    for car in state.face_up:
        if speed[car] > highest:
            highest = speed[car]
    if highest == limit:
        return vec[i64]()
    return vec[i64]([car for car in state.line if car < SL_CARD and speed[car] == highest])


# ── QGP-29, R-10, R-16, R-17  The dice on the speed cards on either side, against the difficulty ──


def goes_wide(state: QuickState, car: i64) -> bool:
    ahead, behind = beside(state, car)
    dice = die_of(state, ahead) + die_of(state, behind)
    difficulty = state.components.difficulty[state.circuit]
    state.emit(FASTEST, car, state.speed[car], state.safety_limit)
    if dice > difficulty:
        state.emit(GOES_WIDE, car, dice, difficulty, state.speed[car] - state.safety_limit, ahead, behind)
        return True
    state.emit(HOLDS, car, dice, difficulty, ahead, behind)
    return False


def beside(state: QuickState, car: i64) -> tuple[i64, i64]:
    """The slots ahead and behind whose dice count; NONE beyond either end of the row.

    Slots without a speed card are skipped, unless the option `missing_die` is `zero`; `loop` makes the row a ring.
    """
    line = state.line
    ahead = place_of(line, car) - 1
    behind = ahead + 2
    if state.components.skips_cardless:
        while ahead >= 0 and line[ahead] >= SL_CARD:
            ahead -= 1
        while behind < len(line) and line[behind] >= SL_CARD:
            behind += 1
    if state.components.is_ring:
        return round_the_ring(line, car)
    return line[ahead] if ahead >= 0 else NONE, line[behind] if behind < len(line) else NONE


def round_the_ring(line: vec[i64], car: i64) -> tuple[i64, i64]:
    """The cars ahead and behind where the last is ahead of the first; NONE beside a car that is alone."""
    row = vec[i64]([slot for slot in line if slot < SL_CARD])
    place = place_of(row, car)
    return (row[place - 1], row[(place + 1) % len(row)]) if len(row) > 1 else (NONE, NONE)


def die_of(state: QuickState, slot: i64) -> i64:
    """The die on the speed card that lies beside a slot. Where none lies 0, or by the option `spare`, beyond the ends
    of the row, the die of a card in the middle: of several the most dangerous."""
    components = state.components
    if slot == NONE and components.has_spare_die:
        return max(components.die[card] for card in state.middle)
    if slot == NONE or slot >= SL_CARD:
        return 0
    return components.die[(state.plan[slot] - 1) // 2]


# ── QGP-30, R-13, R-14, R-15  Back by the excess over the limit, at once, and the card is flipped ──


def drop_back(state: QuickState, car: i64) -> None:
    """Every slot counts as a position: cars, gaps and the SL card; not beyond the last one."""
    drop = state.speed[car] - state.safety_limit
    place = place_of(state.line, car) + drop
    state.line = remove(state.line, car)
    place = min(place, len(state.line))
    state.line = put(state.line, place, car)
    # It moves on in this round at its chosen number alone; the race card keeps the speed it was revealed with.
    state.speed[car] = state.components.damaged_power + state.components.number[state.plan[car]]
    is_behind = place_of(state.line, SL_CARD) < place
    state.emit(DROPS_BACK, car, place if is_behind else place + 1, state.speed[car], place + 1)
    if car not in state.damaged:
        state.damaged = append(state.damaged, car)
        state.emit(IS_DAMAGED, car)


EVENTS: Final[list[EventKind]] = [FASTEST, HOLDS, GOES_WIDE, DROPS_BACK, IS_DAMAGED]
