"""Going backwards: the landing rule of the pit lane, which spins use too (TGP-79, TGP-80, R-47, R-55)."""

from typing import Final

from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.games.formula_1_tgp.rules.state import TgpState

MAKES_ROOM: Final = EventKind("makes-room", "TGP-80", ("driver", "driver"), ("at", ""))

# ── TGP-79, TGP-80, R-47, R-55  Back so many spaces past everybody; an occupied space means the one behind it ──


def fall_back(state: TgpState, car: int, spaces: int) -> None:
    """If the space behind is occupied as well, its car and all cars right behind it in an unbroken row make room."""
    target = state.place[car] - spaces
    if spaces > 0 and state.car_at(target) != NONE:
        target -= 1
        row: list[int] = []
        while (other := state.car_at(target - len(row))) != NONE:
            row.append(other)
        for other in row:
            state.place[other] -= 1
            state.emit(MAKES_ROOM, state.driver[other], state.place[other])
    state.place[car] = target


EVENTS: Final[list[EventKind]] = [MAKES_ROOM]
