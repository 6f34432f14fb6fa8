"""D. The grid (QGP-18 to QGP-23)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rows import put, with_row, with_value
from paddock.core.vecs import vec
from paddock.games.quick_grand_prix.rules.state import QuickState
from paddock.games.quick_grand_prix.rules.terms import SL_CARD

AHEAD: Final = Verb("ahead", ("car", "letter", 2))

REVEALS: Final = EventKind("reveals", "QGP-18", ("seat", "seat"), ("card", "card"))
LINES_UP: Final = EventKind("lines-up", "QGP-18", ("car", "car"), ("place", ""))
STARTS_LAST: Final = EventKind("starts-last", "QGP-20", ("seat", "seat"))
PUTS_AHEAD: Final = EventKind("puts-ahead", "QGP-21", ("seat", "seat"), ("car", "car"))
SL_IN_FRONT: Final = EventKind("sl-in-front", "QGP-22", ("limit", ""))


# ── QGP-18, R-7  The qualifying numbers show which cards everybody has ──


def reveal_hands(state: QuickState) -> None:
    for seat in state.order:
        if state.dealt[seat] != NONE:
            state.emit(REVEALS, seat, state.dealt[seat])
            state.hand = with_row(state.hand, seat, put(state.hand[seat][:], 0, state.dealt[seat]))
            state.dealt = with_value(state.dealt, seat, NONE)


# ── QGP-18, QGP-19, QGP-20, R-9  Places in the order of the qualifying numbers; the left-over cards' are skipped ──


def grid_place(state: QuickState, card: i64) -> i64:
    """The place that this card gives its holder, counted from 1. The back-of-the-grid card has the highest number."""
    qualifying = state.components.qualifying
    place = qualifying[card]
    for left_over in state.middle:
        if qualifying[left_over] < qualifying[card]:
            place -= 1
    return place


def places_of(state: QuickState, seat: i64) -> tuple[i64, i64]:
    """The two grid places of a seat, counted from 1."""
    one = grid_place(state, state.hand[seat][0])
    two = grid_place(state, state.hand[seat][1])
    return min(one, two), max(one, two)


# ── QGP-21, R-8  Which of the two places car A takes; in the order of dealing ──


class CarAhead(DecisionKind[QuickState]):
    def offer(self, state: QuickState, seat: i64, offer: Offer) -> None:
        offer.add(AHEAD.code(0))
        offer.add(AHEAD.code(1))

    def apply(self, state: QuickState, seat: i64, action: i64) -> None:
        first = 2 * seat + AHEAD.first(action)
        second = 2 * seat + 1 - AHEAD.first(action)
        ahead, behind = places_of(state, seat)
        grid = state.grid[:]
        grid[ahead - 1] = first
        grid[behind - 1] = second
        state.grid = grid
        state.emit(PUTS_AHEAD, seat, first)

    def prompt(self, state: QuickState, seat: i64) -> Message:
        ahead, behind = places_of(state, seat)
        return Message("ask-car-ahead", {"first": ahead, "second": behind})

    def label(self, state: QuickState, seat: i64, action: i64) -> Message:
        first = 2 * seat + AHEAD.first(action)
        second = 2 * seat + 1 - AHEAD.first(action)
        ahead, behind = places_of(state, seat)
        slug = state.game.domains["car"].slug
        values: dict[str, str | int] = {
            "car": f"car:{slug(first)}",
            "first": ahead,
            "other": f"car:{slug(second)}",
            "second": behind,
        }
        return Message("do-ahead", values)


CAR_AHEAD: Final[DecisionKind[QuickState]] = CarAhead("car-ahead", "QGP-21", [AHEAD])


def clear_the_grid(state: QuickState) -> None:
    cars = 2 * state.game.seats
    state.grid = vec[i64]([NONE] * cars)
    qualifying = state.components.qualifying
    for seat in range(state.game.seats):
        if any(qualifying[card] == len(qualifying) for card in state.hand[seat]):
            state.emit(STARTS_LAST, seat)


def put_car_ahead(state: QuickState) -> None:
    """For each seat in the order of dealing: the script's argument counts them."""
    state.ask(CAR_AHEAD, state.order[state.argument])


# ── QGP-18, QGP-22, QGP-23, R-19  Undamaged side up, the SL card in front, the race card begun ──


def line_up(state: QuickState) -> None:
    state.line = put(state.grid[:], 0, SL_CARD)
    for place, car in enumerate(state.grid, 1):
        state.emit(LINES_UP, car, place)
    state.emit(SL_IN_FRONT, state.safety_limit)


KINDS: Final[list[DecisionKind[Any]]] = [CAR_AHEAD]
EVENTS: Final[list[EventKind]] = [REVEALS, LINES_UP, STARTS_LAST, PUTS_AHEAD, SL_IN_FRONT]
