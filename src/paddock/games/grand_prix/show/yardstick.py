"""What the laboratory counts in Grand Prix."""

from typing import Final

from paddock.core.names import NONE
from paddock.core.yardstick import CRASHES, PIT_STOPS, RETIREMENTS, Yardstick
from paddock.games.grand_prix.rules import leaving, pits, turns
from paddock.games.grand_prix.rules.events import crashes, spins
from paddock.games.grand_prix.rules.order import running_order
from paddock.games.grand_prix.rules.state import GrandPrixState


def order(state: GrandPrixState) -> list[int]:
    """Those that have finished, then those still in the race."""
    return [*state.finished, *running_order(state)]


def owner(state: GrandPrixState, domain: str, number: int) -> int:
    """Only Player Cars are somebody's: an NPC races for nobody's points."""
    if domain == "seat":
        return number
    return number // 2 if state.is_player_car(number) else NONE


YARDSTICK: Final = Yardstick(
    runner="car",
    rounds=[turns.TURN_BEGINS],
    order=order,
    grid=order,
    counts={
        PIT_STOPS: [pits.PITS],
        CRASHES: [
            crashes.COLLIDE,
            crashes.CRASH,
            crashes.HIT_HARD,
            crashes.STRIKES_BARRIER,
            spins.SPINS_OFF,
            spins.SPINS_AROUND,
        ],
        RETIREMENTS: [
            leaving.RETIRES,
            leaving.IS_ELIMINATED,
            leaving.IS_RETIRED,
            leaving.CRASHES_OUT,
            leaving.IS_TAKEN_OFF,
        ],
    },
    circuits="track",
    owner=owner,
    teams="teams",
    things=("card", "tyre", "wear"),
)
