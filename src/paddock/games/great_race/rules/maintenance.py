"""O. Maintenance (GR-54 to GR-56)."""

from typing import Final

from mypy_extensions import i64

from paddock.core.event import EventKind
from paddock.core.rows import put
from paddock.core.vecs import vec
from paddock.games.great_race.rules.state import GreatState

LEADS: Final = EventKind("leads", "GR-54", ("seat", "seat"), ("place", ""))
GETS_BONUS: Final = EventKind("gets-bonus", "GR-55", ("seat", "seat"), ("bonus", ""), ("cash_now", ""))


# ── GR-54, G-49  The new turn order ──


def progress_order(state: GreatState) -> vec[i64]:
    """The most advanced first; on one square the lower marker."""
    found = vec[i64]()
    for seat in state.stack:
        place: i64 = len(found)
        while place > 0 and state.square[found[place - 1]] < state.square[seat]:
            place -= 1
        found = put(found, place, seat)
    return found


def find_turn_order(state: GreatState) -> None:
    state.order = progress_order(state)
    for place, seat in enumerate(state.order, 1):
        state.emit(LEADS, seat, place)


# ── GR-55, G-2  The bonus by rank ──


def pay_bonus(state: GreatState) -> None:
    for place, seat in enumerate(state.order):
        bonus = state.components.bonus[place]
        if bonus > 0:
            state.cash[seat] += bonus
            state.emit(GETS_BONUS, seat, bonus, state.cash[seat])


# ── GR-56  On to the next bivouac ──


def next_round(state: GreatState) -> None:
    seats = state.game.seats
    state.round += 1
    state.escorts = vec[i64]([0] * seats)  # all five assistants are at hand again
    state.passed = vec[i64]([0] * seats)
    state.restart()


EVENTS: Final[list[EventKind]] = [LEADS, GETS_BONUS]
