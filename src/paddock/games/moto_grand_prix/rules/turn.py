"""The turn: in which order the bikes act (MGP-B.12 to MGP-B.14, MGP-S.4, MGP-S.5)."""

from typing import Final

from paddock.core.event import EventKind
from paddock.core.rows import with_value, without_place
from paddock.games.moto_grand_prix.rules.order import on_track_in_order
from paddock.games.moto_grand_prix.rules.state import MotoState

TURN_BEGINS: Final = EventKind("turn-begins", "MGP-B.12", ("turn", ""), ("leader", "bike"))
START_TURN: Final = EventKind("start-turn", "MGP-S.4", ("leader", "bike"), ("turn", ""))


# ── MGP-B.12, MGP-B.13, MGP-S.4, MGP-A.21  The leader first; drawn up once, at the start of the turn ──


def draw_up_order(state: MotoState) -> None:
    state.turn += 1
    state.queue = on_track_in_order(state)
    if state.is_start_turn:
        state.emit(START_TURN, state.queue[0], state.turn)
    else:
        state.emit(TURN_BEGINS, state.turn, state.queue[0])


# ── MGP-B.14  A bike's turn is finished before the next begins; then its dice and counters are put away ──


def end_of_bike(state: MotoState) -> None:
    bike = state.queue[0]
    state.queue = without_place(state.queue, 0)
    state.low[bike] = 0
    state.high[bike] = 0
    if state.slip[bike]:
        state.slip = with_value(state.slip, bike, 0)
    if state.contact[bike]:
        state.contact = with_value(state.contact, bike, 0)
    state.redlining = 0
    state.grip_lost = 0
    if len(state.queue) > 0:
        state.restart()


EVENTS: Final[list[EventKind]] = [TURN_BEGINS, START_TURN]
