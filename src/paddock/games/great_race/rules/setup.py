"""B. Set-up (GR-4 to GR-11)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import ChanceKind, DecisionKind
from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.vecs import vec
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.rules.terms import SEAT

FIRST: Final = Verb("first", SEAT)

GOES_FIRST: Final = EventKind("goes-first", "GR-4", ("seat", "seat"))
SETS_OUT: Final = EventKind("sets-out", "GR-5", ("from", "space"), ("to", "space"))
STARTS_WITH: Final = EventKind("starts-with", "GR-10", ("seat", "seat"), ("cash", ""))


# ── GR-4, GR-6, G-46  Who goes first: chance, or the seat that the table has chosen ──


class FirstPlayer(ChanceKind[GreatState]):
    def offer(self, state: GreatState, seat: i64, offer: Offer) -> None:
        for first in range(state.game.seats):
            offer.add(FIRST.code(first))

    def apply(self, state: GreatState, seat: i64, action: i64) -> None:
        seat_in_order(state, FIRST.first(action))


FIRST_PLAYER: Final[FirstPlayer] = FirstPlayer("first-player", "GR-4", [FIRST])


def choose_first_player(state: GreatState) -> None:
    if state.components.first_seat == NONE:
        state.ask_nature(FIRST_PLAYER)
    else:
        seat_in_order(state, state.components.first_seat)


def seat_in_order(state: GreatState, first: i64) -> None:
    """The first player, then clockwise."""
    seats = state.game.seats
    state.order = vec[i64]([(first + step) % seats for step in range(seats)])


# ── GR-5, GR-7, GR-10, G-1  Vehicles in the start city, markers on the first square, cash by order ──


def set_out(state: GreatState) -> None:
    components = state.components
    state.emit(GOES_FIRST, state.order[0])
    state.emit(SETS_OUT, components.chart.start, components.chart.goal)
    state.stack = other_way_round(state.order) if components.first_on_top else state.order
    for place, seat in enumerate(state.order):
        state.cash[seat] = components.start_cash[place]
        state.emit(STARTS_WITH, seat, state.cash[seat])


def other_way_round(row: vec[i64]) -> vec[i64]:
    return vec[i64]([row[len(row) - 1 - place] for place in range(len(row))])


KINDS: Final[list[DecisionKind[Any]]] = [FIRST_PLAYER]
EVENTS: Final[list[EventKind]] = [GOES_FIRST, SETS_OUT, STARTS_WITH]
