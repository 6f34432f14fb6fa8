"""K, L, O. The finish: duties, places and points (TGP-84 to TGP-87, TGP-95, TGP-103 to TGP-105)."""

from typing import Final

from paddock.core.event import EventKind
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import DISQUALIFIED, HARD, PLACES_COUNTED, SOFT
from paddock.parts.standings import count_back

NOT_CLASSIFIED: Final = 99
"""Behind every place."""

ONE_COMPOUND: Final = EventKind("one-compound", "TGP-86", ("driver", "driver"))
NO_EVENT_ROLL: Final = EventKind("no-event-roll", "TGP-95", ("driver", "driver"))
DUTY_LIFTED: Final = EventKind("duty-lifted", "TGP-87")
FINISHES: Final = EventKind("finishes", "TGP-103", ("driver", "driver"), ("place", ""), ("points", ""))
SCORES: Final = EventKind("scores", "TGP-105", ("seat", "seat"), ("points", ""), ("season", ""))
NOBODY_FINISHES: Final = EventKind("nobody-finishes", "TGP-103")


# ── TGP-84, TGP-85, TGP-86, TGP-87, TGP-95, R-58  Both compounds in the dry, both event rolls: else disqualified ──


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
        won[car // 2] += state.components.prize[place]
        state.emit(FINISHES, state.driver[car], place + 1, state.components.prize[place])
    if not order:
        state.emit(NOBODY_FINISHES)
    for seat, points in enumerate(won):
        state.points[seat] += points
        state.emit(SCORES, seat, points, state.points[seat])
    state.results.append(order)


# ── TGP-106, R-60  Places in the season: points; level: more wins, more second places and so on; then the last race ──


def season_places(state: TgpState, finishes: list[list[int]]) -> list[int]:
    """The place of each seat, shared where nothing tells two apart. `finishes`: each seat's places so far."""
    last = state.results[-1] if state.results else []
    merits: list[tuple[int, list[int], int]] = []
    for seat, own in enumerate(finishes):
        counts = count_back(own)
        best = min((place for place, car in enumerate(last) if car // 2 == seat), default=NOT_CLASSIFIED)
        merits.append((state.points[seat], counts + [0] * (PLACES_COUNTED - len(counts)), -best))
    return [1 + sum(1 for other in merits if other > own_merit) for own_merit in merits]


EVENTS: Final[list[EventKind]] = [ONE_COMPOUND, NO_EVENT_ROLL, DUTY_LIFTED, FINISHES, SCORES, NOBODY_FINISHES]
