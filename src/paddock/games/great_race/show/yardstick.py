"""What the laboratory counts in The Great Race."""

from typing import Final

from paddock.core.yardstick import CRASHES, RETIREMENTS, Yardstick
from paddock.games.great_race.rules import bivouac, danger, finish, terrain
from paddock.games.great_race.rules.maintenance import progress_order
from paddock.games.great_race.rules.state import GreatState


def order(state: GreatState) -> list[int]:
    """The crews by the progression scale, which those that have arrived lead in the order of arrival."""
    arrived = list(state.arrived)
    return arrived + [seat for seat in progress_order(state) if seat not in arrived]


def owner(state: GreatState, domain: str, number: int) -> int:
    return number


YARDSTICK: Final = Yardstick(
    runner="seat",
    rounds=[bivouac.ROUND_BEGINS],
    order=order,
    grid=lambda state: list(state.order),
    counts={
        CRASHES: [terrain.BREAKS_DOWN, danger.IS_CRIPPLED],
        RETIREMENTS: [finish.DID_NOT_ARRIVE],
    },
    circuits="board",
    owner=owner,
    teams="crews",
    things=("card", "tile", "slot", "gauge", "split"),
)
