"""K, L, O. The finish: duties, places and points (TGP-84 to TGP-87, TGP-95, TGP-103 to TGP-105)."""

from typing import Final

from mypy_extensions import i64

from paddock.core.event import EventKind
from paddock.core.rows import with_value
from paddock.core.vecs import append, vec
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import DISQUALIFIED, HARD, PLACES_COUNTED, SOFT

NOT_CLASSIFIED: Final = 99
"""Behind every place."""

ONE_COMPOUND: Final = EventKind("one-compound", "TGP-86", ("driver", "driver"))
NO_EVENT_ROLL: Final = EventKind("no-event-roll", "TGP-95", ("driver", "driver"))
DUTY_LIFTED: Final = EventKind("duty-lifted", "TGP-87")
FINISHES: Final = EventKind("finishes", "TGP-103", ("driver", "driver"), ("place", ""), ("points", ""))
SCORES: Final = EventKind("scores", "TGP-105", ("seat", "seat"), ("points", ""), ("season", ""))
NOBODY_FINISHES: Final = EventKind("nobody-finishes", "TGP-103")


# ── TGP-84, TGP-85, TGP-86, TGP-87, TGP-95, R-58  Both compounds in the dry, both event rolls: else disqualified ──


def has_done_compounds(state: TgpState, car: i64) -> bool:
    return state.wet == 1 or (SOFT in state.used[car] and HARD in state.used[car])


def check_duties(state: TgpState) -> None:
    if state.wet:
        state.emit(DUTY_LIFTED)
    for car in state.race_order():
        if not has_done_compounds(state, car):
            state.status = with_value(state.status, car, DISQUALIFIED)
            state.emit(ONE_COMPOUND, state.driver[car])
        elif not state.rolled[car]:
            state.status = with_value(state.status, car, DISQUALIFIED)
            state.emit(NO_EVENT_ROLL, state.driver[car])


# ── TGP-103, TGP-104, TGP-105, R-58, R-59  4, 3, 2, 1 points for the first four cars, added up for each team ──


def classify(state: TgpState) -> None:
    order = state.race_order()
    won = vec[i64]([0] * state.game.seats)
    for place, car in enumerate(order):
        won[car // 2] += state.components.prize[place]
        state.emit(FINISHES, state.driver[car], place + 1, state.components.prize[place])
    if len(order) == 0:
        state.emit(NOBODY_FINISHES)
    points = state.points[:]
    for seat, more in enumerate(won):
        points[seat] += more
        state.emit(SCORES, seat, more, points[seat])
    state.points = points
    state.results = append(state.results[:], order)


# ── TGP-106, R-60  Places in the season: points; level: more wins, more second places and so on; then the last race ──


def season_places(state: TgpState) -> vec[i64]:
    """The place of each seat, shared where nothing tells two apart."""
    seats = state.game.seats
    places = vec[i64]([1] * seats)
    for seat in range(seats):
        for other in range(seats):
            if is_ahead(state, other, seat):
                places[seat] += 1
    return places


def is_ahead(state: TgpState, seat: i64, other: i64) -> bool:
    if state.points[seat] != state.points[other]:
        return state.points[seat] > state.points[other]
    for place in range(PLACES_COUNTED):
        own, others = times_in(state, seat, place), times_in(state, other, place)
        if own != others:
            return own > others
    return len(state.results) > 0 and best_place(state.results[-1], seat) < best_place(state.results[-1], other)


def times_in(state: TgpState, seat: i64, place: i64) -> i64:
    """How often a car of the seat has come in at this place, counted from 0."""
    times: i64 = 0
    for result in state.results:
        if place < len(result) and result[place] // 2 == seat:
            times += 1
    return times


def best_place(result: vec[i64], seat: i64) -> i64:
    """The place of the seat's better car in a race, counted from 0."""
    for place, car in enumerate(result):
        if car // 2 == seat:
            return place
    return NOT_CLASSIFIED


EVENTS: Final[list[EventKind]] = [ONE_COMPOUND, NO_EVENT_ROLL, DUTY_LIFTED, FINISHES, SCORES, NOBODY_FINISHES]
