"""L. What the rows of the tables do to a car (TGP-96)."""

from typing import Final

from mypy_extensions import i64

from paddock.core.event import EventKind
from paddock.core.rows import with_value
from paddock.games.formula_1_tgp.rules.landing import fall_back
from paddock.games.formula_1_tgp.rules.scripts import MECHANICAL, SAVE
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import (
    MOVE_CHANGES,
    OUT,
    POINTS_CHANGE,
    RETIRED,
    SAVE_OR_OUT,
    SAVE_OR_SLIDE,
    SLIDES,
    SPIN,
    TROUBLE,
    TYRES_KEEP,
    TYRES_WEAR,
    WING_BREAKS,
)
from paddock.games.formula_1_tgp.rules.tyres import wear, within

NOTHING_HAPPENS: Final = EventKind("nothing-happens", "TGP-96", ("driver", "driver"))
HAS_TROUBLE: Final = EventKind("has-trouble", "TGP-96", ("driver", "driver"))
SLIDES_BACK: Final = EventKind("slides-back", "TGP-96", ("driver", "driver"), ("spaces", ""), ("at", ""))
SPINS: Final = EventKind("spins", "TGP-96", ("driver", "driver"), ("spaces", ""), ("at", ""))
TYRES_SUFFER: Final = EventKind("tyres-suffer", "TGP-96", ("driver", "driver"), ("value", ""))
IS_SLOWED: Final = EventKind("is-slowed", "TGP-96", ("driver", "driver"), ("spaces", ""))
IS_TOWED: Final = EventKind("is-towed", "TGP-96", ("driver", "driver"), ("spaces", ""))
GAINS_POINTS: Final = EventKind("gains-points", "TGP-96", ("driver", "driver"), ("points", ""), ("speed", ""))
LOSES_POINTS: Final = EventKind("loses-points", "TGP-96", ("driver", "driver"), ("points", ""), ("speed", ""))
SPARES_TYRES: Final = EventKind("spares-tyres", "TGP-96", ("driver", "driver"))
BREAKS_WING: Final = EventKind("breaks-wing", "TGP-96", ("driver", "driver"), ("spaces", ""))
RETIRES: Final = EventKind("retires", "TGP-96", ("driver", "driver"))


# ── TGP-96  A row of a table: all its effects, one after another ──


def suffer(state: TgpState, car: i64, row: i64) -> None:
    """An effect that needs another roll is the last of its row, so that all others are done before."""
    amounts = state.components.row_amounts[row]
    if len(amounts) == 0:
        state.emit(NOTHING_HAPPENS, state.driver[car])
    for number, does in enumerate(state.components.row_does[row]):
        happen(state, car, does, amounts[number])


def happen(state: TgpState, car: i64, does: i64, amount: i64) -> None:
    """One effect of a row."""
    if does == MOVE_CHANGES:
        change_move(state, car, amount)
    elif does == POINTS_CHANGE:
        change_points(state, car, amount)
    elif does == TYRES_WEAR:
        wear_tyres(state, car, amount)
    elif does == TYRES_KEEP:
        keep_tyres(state, car)
    elif does == WING_BREAKS:
        break_wing(state, car)
    elif does == SLIDES:
        slide_back(state, car, amount)
    elif does == SPIN:
        spin(state, car, amount)
    elif does == OUT:
        retire(state, car)
    elif does == TROUBLE:
        have_trouble(state, car)
    elif does == SAVE_OR_SLIDE:
        save_spaces(state, car, amount)
    elif does == SAVE_OR_OUT:
        save_race(state, car)


# ── TGP-96, R-65  Effects on the move, the strips and the car ──


def change_move(state: TgpState, car: i64, amount: i64) -> None:
    """More or fewer obligatory spaces this turn."""
    state.change += amount
    if amount > 0:
        state.emit(IS_TOWED, state.driver[car], amount)
    else:
        state.emit(IS_SLOWED, state.driver[car], -amount)


def change_points(state: TgpState, car: i64, amount: i64) -> None:
    """Speed points, within their strip (R-65)."""
    before = state.speed[car]
    after = within(0, before + amount, state.components.speed_strip)
    state.speed[car] = after
    if after > before:
        state.emit(GAINS_POINTS, state.driver[car], after - before, after)
    elif after < before:
        state.emit(LOSES_POINTS, state.driver[car], before - after, after)


def wear_tyres(state: TgpState, car: i64, amount: i64) -> None:
    wear(state, car, amount)
    state.emit(TYRES_SUFFER, state.driver[car], state.tread[car])


def keep_tyres(state: TgpState, car: i64) -> None:
    """The tyres do not wear this turn."""
    state.keeps_tyres = 1
    state.emit(SPARES_TYRES, state.driver[car])


def break_wing(state: TgpState, car: i64) -> None:
    """The car is slower until its next stop."""
    state.wing = with_value(state.wing, car, 1)
    state.emit(BREAKS_WING, state.driver[car], state.components.broken_wing)


# ──  Backwards, by the landing rule ──


def slide_back(state: TgpState, car: i64, amount: i64) -> None:
    fall_back(state, car, amount)
    state.emit(SLIDES_BACK, state.driver[car], amount, state.place[car])


def spin(state: TgpState, car: i64, amount: i64) -> None:
    fall_back(state, car, amount)
    state.emit(SPINS, state.driver[car], amount, state.place[car])
    if car != state.target:  # the attacker's move ends
        state.must = 0
        state.may = 0


# ── R-57  Out at once, without points and free of every duty ──


def retire(state: TgpState, car: i64) -> None:
    state.status = with_value(state.status, car, RETIRED)
    state.emit(RETIRES, state.driver[car])


# ── TGP-96, R-62  Effects that need another roll ──


def have_trouble(state: TgpState, car: i64) -> None:
    """Mechanical trouble: table 2 says what it is."""
    state.emit(HAS_TROUBLE, state.driver[car])
    state.call(MECHANICAL, car)


def save_spaces(state: TgpState, car: i64, amount: i64) -> None:
    """So many spaces back, unless the driver saves it."""
    state.stake = amount
    state.call(SAVE, car)


def save_race(state: TgpState, car: i64) -> None:
    """Out of the race, unless the driver saves it."""
    state.stake = 0
    state.call(SAVE, car)


EVENTS: Final[list[EventKind]] = [
    NOTHING_HAPPENS,
    HAS_TROUBLE,
    SLIDES_BACK,
    SPINS,
    TYRES_SUFFER,
    IS_SLOWED,
    IS_TOWED,
    GAINS_POINTS,
    LOSES_POINTS,
    SPARES_TYRES,
    BREAKS_WING,
    RETIRES,
]
