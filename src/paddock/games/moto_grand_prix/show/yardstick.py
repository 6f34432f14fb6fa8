"""What the laboratory counts in MotoGrandPrix."""

from typing import Final

from paddock.core.yardstick import CRASHES, OVERTAKES, RETIREMENTS, Yardstick
from paddock.games.moto_grand_prix.rules import contests, effects, telling, turn
from paddock.games.moto_grand_prix.rules.order import classification
from paddock.games.moto_grand_prix.rules.state import MotoState


def owner(state: MotoState, domain: str, number: int) -> int:
    return int(state.components.seat_of(number)) if domain == "bike" else number


YARDSTICK: Final = Yardstick(
    runner="bike",
    rounds=[turn.TURN_BEGINS, turn.START_TURN],
    order=lambda state: list(classification(state)),
    grid=lambda state: list(state.grid),
    counts={
        OVERTAKES: [telling.OVERTAKES],
        CRASHES: [contests.HAS_CONTACT, effects.ENGINE_BREAKS, effects.REAR_GONE],
        RETIREMENTS: [effects.DROPS_OUT],
    },
    circuits="circuit",
    owner=owner,
    teams="colours",
    things=("flip", "pay"),
)
