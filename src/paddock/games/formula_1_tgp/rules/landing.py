"""Going backwards: the landing rule of the pit lane, which spins use too (TGP-79, TGP-80, R-47, R-55)."""

from typing import Final

from mypy_extensions import i64

from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.games.formula_1_tgp.rules.state import TgpState

MAKES_ROOM: Final = EventKind("makes-room", "TGP-80", ("driver", "driver"), ("at", ""))

# ── TGP-79, TGP-80, R-47, R-55  Back so many spaces past everybody; an occupied space means the one behind it ──


def fall_back(state: TgpState, car: i64, spaces: i64) -> None:
    """If the space behind is occupied as well, its car and all cars right behind it in an unbroken row make room."""
    target = state.place[car] - spaces
    if spaces > 0 and state.car_at(target) != NONE:
        target -= 1
        make_room(state, target)
    state.place[car] = target


def make_room(state: TgpState, place: i64) -> None:
    """The car on this space goes back one, where it pushes the next one back."""
    pushed = state.car_at(place)
    while pushed != NONE:
        place -= 1
        behind = state.car_at(place)
        state.place[pushed] = place
        state.emit(MAKES_ROOM, state.driver[pushed], place)
        pushed = behind


EVENTS: Final[list[EventKind]] = [MAKES_ROOM]
