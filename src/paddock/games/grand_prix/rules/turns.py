"""3. The turn around the action phase: its beginning and its First Player (GP-3.1, GP-3.2, GP-3.5.3)."""

from typing import Final

from mypy_extensions import i64

from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.core.rows import with_added
from paddock.core.vecs import append, vec
from paddock.games.grand_prix.rules.order import best_player, find_lead, find_leader
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import CARS, GREEN

TURN_BEGINS: Final = EventKind("turn-begins", "GP-3.1.1", ("turn", ""), ("cars", ""))
LEADS: Final = EventKind("leads", "GP-4.1.1", ("car", "car"))
FIRST_PLAYER: Final = EventKind("first-player", "GP-3.5.3", ("seat", "seat"))


# ── GP-1.5.1, GP-3.1.1, R-02  Every car is un-activated again, also those that are out ──


def begin_turn(state: GrandPrixState) -> None:
    state.turn += 1
    state.waiting = vec[i64]([car for car in range(CARS) if state.is_racing(car)])
    state.emit(TURN_BEGINS, state.turn, len(state.waiting))
    if state.events is not None:
        state.emit(LEADS, find_leader(state))
    for car in state.gone:
        if state.is_player_car(car):
            state.waiting = append(state.waiting, car)
    state.stood_down = vec[i64]()
    state.gone_now = vec[i64]()
    state.acting = (state.first - 1) % state.game.seats
    find_lead(state)


# ── GP-3.5.3, R-03  The First Player: whose Player Car is best placed ──


def determine_first_player(state: GrandPrixState) -> None:
    best = best_player(state)
    if best not in (NONE, state.first):
        state.first = best
        state.emit(FIRST_PLAYER, best)


# ── GP-3.2.1  What was for this turn only is put away ──


def end_turn(state: GrandPrixState) -> None:
    if state.event != NONE:
        state.event_discards = with_added(state.event_discards, state.event)
        state.event = NONE
    state.candidates = vec[i64]()
    state.involved = vec[i64]()
    state.target = NONE
    state.orders = vec[i64]([NONE] * CARS)
    state.stopped = vec[i64]()
    state.restarting = GREEN


def next_turn(state: GrandPrixState) -> None:
    state.restart()


EVENTS: Final[list[EventKind]] = [TURN_BEGINS, LEADS, FIRST_PLAYER]
