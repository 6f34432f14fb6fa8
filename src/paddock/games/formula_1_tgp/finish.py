"""K, L, O. The finish: duties, places and points (TGP-84 to TGP-87, TGP-95, TGP-103 to TGP-105)."""

from typing import Final

from paddock.core.event import EventKind
from paddock.games.formula_1_tgp.state import TgpState
from paddock.games.formula_1_tgp.terms import DISQUALIFIED, HARD, SOFT

ONE_COMPOUND: Final = EventKind("one-compound", "TGP-86", ("driver", "driver"))
NO_EVENT_ROLL: Final = EventKind("no-event-roll", "TGP-95", ("driver", "driver"))
DUTY_LIFTED: Final = EventKind("duty-lifted", "TGP-87")
FINISHES: Final = EventKind("finishes", "TGP-103", ("driver", "driver"), ("place", ""), ("points", ""))
SCORES: Final = EventKind("scores", "TGP-105", ("seat", "seat"), ("points", ""), ("season", ""))
NOBODY_FINISHES: Final = EventKind("nobody-finishes", "TGP-103")


# ── TGP-84 to TGP-87, TGP-95, R-58  Both compounds in the dry, both event rolls: else disqualified ──


def has_done_compounds(state: TgpState, car: int) -> bool:
    return bool(state.wet) or (SOFT in state.used[car] and HARD in state.used[car])


def check_duties(state: TgpState) -> None:
    if state.wet:
        state.emit(DUTY_LIFTED)
    for car in state.race_order():
        if not has_done_compounds(state, car):
            state.status[car] = DISQUALIFIED
            state.emit(ONE_COMPOUND, state.driver[car])
        elif not state.rolled[car]:
            state.status[car] = DISQUALIFIED
            state.emit(NO_EVENT_ROLL, state.driver[car])


# ── TGP-103, TGP-104, TGP-105, R-58, R-59  4, 3, 2, 1 points for the first four cars, added up for each team ──


def classify(state: TgpState) -> None:
    order = state.race_order()
    won = [0] * state.game.seats
    for place, car in enumerate(order):
        won[car // 2] += state.rules.prize[place]
        state.emit(FINISHES, state.driver[car], place + 1, state.rules.prize[place])
    if not order:
        state.emit(NOBODY_FINISHES)
    for seat, points in enumerate(won):
        state.points[seat] += points
        state.emit(SCORES, seat, points, state.points[seat])
    state.results.append(order)


EVENTS: Final[list[EventKind]] = [ONE_COMPOUND, NO_EVENT_ROLL, DUTY_LIFTED, FINISHES, SCORES, NOBODY_FINISHES]
