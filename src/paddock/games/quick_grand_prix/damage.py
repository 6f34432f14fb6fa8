"""F. A round: damage, before any car moves (QGP-28 to QGP-30)."""

from typing import Final

from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.games.quick_grand_prix.state import SL_CARD, QuickState

FASTEST: Final = EventKind("fastest", "QGP-28", ("car", "car"), ("total", ""), ("limit", ""))
HOLDS: Final = EventKind("holds", "QGP-29", ("car", "car"), ("sum", ""), ("difficulty", ""))
GOES_WIDE: Final = EventKind("goes-wide", "QGP-30", ("car", "car"), ("sum", ""), ("difficulty", ""), ("back", ""))
IS_DAMAGED: Final = EventKind("is-damaged", "QGP-30", ("car", "car"))


def check_damage(state: QuickState) -> None:
    """All checks are made on the line as revealed (R-11); then those that failed drop back, rearmost first (R-12)."""
    wide = [car for car in cars_to_check(state) if goes_wide(state, car)]
    for car in reversed(wide):
        drop_back(state, car)


# ── QGP-28, R-15, R-16  Every car with the highest total, if that is over the safety limit ──


def cars_to_check(state: QuickState) -> list[int]:
    """From the front of the line to the back."""
    if not state.face_up:
        return []
    highest = max(state.speed[car] for car in state.face_up)
    if highest <= state.safety_limit:
        return []
    return [car for car in state.line if car < SL_CARD and state.speed[car] == highest]


# ── QGP-29, R-10, R-16, R-17  The dice on the speed cards on either side, against the difficulty ──


def goes_wide(state: QuickState, car: int) -> bool:
    ahead, behind = dice_beside(state, car)
    difficulty = state.rules.difficulty[state.circuit]
    state.emit(FASTEST, car, state.speed[car], state.safety_limit)
    if ahead + behind > difficulty:
        drop = state.speed[car] - state.safety_limit
        state.emit(GOES_WIDE, car, ahead + behind, difficulty, drop)
        return True
    state.emit(HOLDS, car, ahead + behind, difficulty)
    return False


def dice_beside(state: QuickState, car: int) -> tuple[int, int]:
    """The dice ahead and behind. Where there is no speed card, the option `missing_die` says what counts."""
    missing_die = state.rules.missing_die
    if missing_die == "zero":
        place = state.line.index(car)
        ahead = state.line[place - 1] if place > 0 else NONE
        behind = state.line[place + 1] if place + 1 < len(state.line) else NONE
        return die_of(state, ahead), die_of(state, behind)
    row = [slot for slot in state.line if slot < SL_CARD]
    place = row.index(car)
    ahead = row[place - 1] if place > 0 else NONE
    behind = row[place + 1] if place + 1 < len(row) else NONE
    if missing_die == "loop" and len(row) > 1:
        ahead = row[place - 1]
        behind = row[(place + 1) % len(row)]
    instead = 0
    if missing_die == "spare":
        # With fewer than four teams several cards are left: the most dangerous of them counts.
        instead = max(state.rules.die[card] for card in state.middle)
    return (
        instead if ahead == NONE else die_of(state, ahead),
        instead if behind == NONE else die_of(state, behind),
    )


def die_of(state: QuickState, slot: int) -> int:
    """The die on the speed card that lies beside a slot; 0 where none lies."""
    if slot == NONE or slot >= SL_CARD:
        return 0
    return state.rules.die[(state.plan[slot] - 1) // 2]


# ── QGP-30, R-13, R-14, R-15  Back by the excess over the limit, at once, and the card is flipped ──


def drop_back(state: QuickState, car: int) -> None:
    """Every slot counts as a position: cars, gaps and the SL card; not beyond the last one."""
    place = state.line.index(car)
    drop = state.speed[car] - state.safety_limit
    del state.line[place]
    state.line.insert(min(place + drop, len(state.line)), car)
    if car not in state.damaged:
        state.damaged.append(car)
        state.emit(IS_DAMAGED, car)
    # It moves on in this round at its chosen number alone; the race card keeps the speed it was revealed with.
    state.speed[car] = state.rules.damaged_power + state.rules.number[state.plan[car]]


EVENTS: Final[list[EventKind]] = [FASTEST, HOLDS, GOES_WIDE, IS_DAMAGED]
