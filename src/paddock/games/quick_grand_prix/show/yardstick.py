"""What the laboratory counts in Quick Grand Prix."""

from typing import Final

from paddock.core.yardstick import CRASHES, OVERTAKES, PIT_STOPS, Yardstick
from paddock.games.quick_grand_prix.rules import damage, moving, season, speeds
from paddock.games.quick_grand_prix.rules.state import QuickState
from paddock.games.quick_grand_prix.rules.terms import GAP, SL_CARD


def order(state: QuickState) -> list[int]:
    """The line with the cars in the pits where their gaps are; once it is cleared, the last race as it ended."""
    if len(state.line) > 0:
        return [slot if slot < SL_CARD else slot - GAP for slot in state.line if slot != SL_CARD]
    return list(state.results[-1]) if len(state.results) > 0 else []


def owner(state: QuickState, domain: str, number: int) -> int:
    return number if domain == "seat" else number // 2


YARDSTICK: Final = Yardstick(
    runner="car",
    rounds=[speeds.SECTION_BEGINS],
    order=order,
    grid=lambda state: list(state.grid),
    counts={
        OVERTAKES: [moving.PASSES, moving.PASSES_WITH_DRS],
        PIT_STOPS: [speeds.PITS],
        CRASHES: [damage.IS_DAMAGED],
    },
    circuits="calendar",
    owner=owner,
    races=[season.RACE_BEGINS],
    teams="teams",
    things=("card", "speed"),
)
