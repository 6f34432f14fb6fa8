"""8.3  Safety Zones: eleven sectors in single file (GP-8.3, R-24, R-25)."""

from typing import Final

from mypy_extensions import i64

from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.core.vecs import append, vec
from paddock.games.grand_prix.rules.events.resolving import needs_zone
from paddock.games.grand_prix.rules.order import find_lead, take_stock
from paddock.games.grand_prix.rules.segment import take_off_finished
from paddock.games.grand_prix.rules.state import GrandPrixState

ZONE_IS_LIFTED: Final = EventKind("zone-is-lifted", "GP-8.3.5")
ZONE_IS_SET: Final = EventKind("zone-is-set", "GP-8.3.1", ("start", "sector"), ("end", "sector"), ("middle", "sector"))
FORMS_UP: Final = EventKind("forms-up", "GP-8.3.2", ("car", "car"), ("space", "space"), ("lap", ""))
IS_SHOVED_ON: Final = EventKind("is-shoved-on", "GP-8.3.2", ("car", "car"), ("space", "space"), ("lap", ""))


# ── GP-8.3.5  The zone lasts until the next end of turn, before its event ──


def lift_zone(state: GrandPrixState) -> None:
    if state.zone != NONE:
        state.zone = NONE
        state.emit(ZONE_IS_LIFTED)


# ── GP-8.3.1, R-60  Five sectors before and five behind the car that was hit first ──


def set_zone(state: GrandPrixState) -> None:
    """The zone is set where the car is now; an NPC that caused it may be off the board when the others form up."""
    if needs_zone(state):
        state.zone = state.sector(state.target)
        sectors = state.graph.zone_sectors
        state.emit(ZONE_IS_SET, sectors[0], sectors[-1], state.zone)


# ── GP-8.3.2, R-25  Forming up: from the end of the zone back, in each sector from the inside out ──


def form_up(state: GrandPrixState) -> None:
    """No close calls. Whoever is shoved on goes forward on the inside, also beyond the zone and over the line."""
    if state.zone == NONE:
        return
    components = state.components
    graph = state.graph
    find_lead(state)
    moved = vec[i64]()
    for at in range(len(graph.zone_sectors) - 1, -1, -1):
        sector = graph.zone_sectors[at]
        inner = components.base[sector]
        for lane in range(1, components.widths[sector]):
            car = state.car_at(inner + lane)
            if car == NONE:
                continue
            moved = shove_on(state, inner, moved)
            state.drive(car, inner)
            state.emit(FORMS_UP, car, inner, state.lap[car])
            moved = append(moved, car)
    take_stock(state, moved)
    take_off_finished(state)


def shove_on(state: GrandPrixState, space: i64, moved: vec[i64]) -> vec[i64]:
    """Whoever stands here goes one space on, and those whom that would hit go first. Returns `moved` with them."""
    car = state.car_at(space)
    if car == NONE:
        return moved
    ahead = state.graph.ahead[space][0]
    moved = shove_on(state, ahead, moved)
    state.drive(car, ahead)
    state.emit(IS_SHOVED_ON, car, ahead, state.lap[car])
    return append(moved, car)


EVENTS: Final[list[EventKind]] = [ZONE_IS_LIFTED, ZONE_IS_SET, FORMS_UP, IS_SHOVED_ON]
