"""L. What the rows of the tables do to a car (TGP-96)."""

from collections.abc import Callable
from typing import Final

from paddock.core.event import EventKind
from paddock.games.formula_1_tgp.data.tables import Row
from paddock.games.formula_1_tgp.rules.landing import fall_back
from paddock.games.formula_1_tgp.rules.scripts import MECHANICAL, SAVE
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import RETIRED
from paddock.games.formula_1_tgp.rules.tyres import wear

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


def suffer(state: TgpState, car: int, row: Row) -> None:
    """An effect that needs another roll is the last of its row, so that all others are done before."""
    if not row.effects:
        state.emit(NOTHING_HAPPENS, state.driver[car])
    for effect in row.effects:
        CONSEQUENCES[effect.does](state, car, effect.amount)


# ── TGP-96, R-65  Effects on the move, the strips and the car ──


def change_move(state: TgpState, car: int, amount: int) -> None:
    """More or fewer obligatory spaces this turn."""
    state.change += amount
    state.emit(IS_TOWED if amount > 0 else IS_SLOWED, state.driver[car], abs(amount))


def change_points(state: TgpState, car: int, amount: int) -> None:
    """Speed points, within their strip (R-65)."""
    before = state.speed[car]
    state.speed[car] = max(0, min(before + amount, state.components.speed_strip))
    if state.speed[car] != before:
        kind = GAINS_POINTS if amount > 0 else LOSES_POINTS
        state.emit(kind, state.driver[car], abs(state.speed[car] - before), state.speed[car])


def wear_tyres(state: TgpState, car: int, amount: int) -> None:
    wear(state, car, amount)
    state.emit(TYRES_SUFFER, state.driver[car], state.tread[car])


def keep_tyres(state: TgpState, car: int, amount: int) -> None:
    """The tyres do not wear this turn."""
    state.keeps_tyres = 1
    state.emit(SPARES_TYRES, state.driver[car])


def break_wing(state: TgpState, car: int, amount: int) -> None:
    """The car is slower until its next stop."""
    state.wing[car] = 1
    state.emit(BREAKS_WING, state.driver[car], state.components.broken_wing)


# ──  Backwards, by the landing rule ──


def slide_back(state: TgpState, car: int, amount: int) -> None:
    fall_back(state, car, amount)
    state.emit(SLIDES_BACK, state.driver[car], amount, state.place[car])


def spin(state: TgpState, car: int, amount: int) -> None:
    fall_back(state, car, amount)
    state.emit(SPINS, state.driver[car], amount, state.place[car])
    if car != state.target:  # the attacker's move ends
        state.must = 0
        state.may = 0


# ── R-57  Out at once, without points and free of every duty ──


def retire(state: TgpState, car: int, amount: int = 0) -> None:
    state.status[car] = RETIRED
    state.emit(RETIRES, state.driver[car])


# ── TGP-96, R-62  Effects that need another roll ──


def have_trouble(state: TgpState, car: int, amount: int) -> None:
    """Mechanical trouble: table 2 says what it is."""
    state.emit(HAS_TROUBLE, state.driver[car])
    state.call(MECHANICAL, car)


def save_spaces(state: TgpState, car: int, amount: int) -> None:
    """So many spaces back, unless the driver saves it."""
    state.stake = amount
    state.call(SAVE, car)


def save_race(state: TgpState, car: int, amount: int) -> None:
    """Out of the race, unless the driver saves it."""
    state.stake = 0
    state.call(SAVE, car)


CONSEQUENCES: Final[dict[str, Callable[[TgpState, int, int], None]]] = {
    "move": change_move,
    "points": change_points,
    "tyres": wear_tyres,
    "keep-tyres": keep_tyres,
    "wing": break_wing,
    "back": slide_back,
    "spin": spin,
    "out": retire,
    "mechanical": have_trouble,
    "save-or-back": save_spaces,
    "save-or-out": save_race,
}
"""What each effect of the tables does, by the word that the data have for it."""

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
