"""What the laboratory counts in Formula 1 TGP."""

from typing import Final

from paddock.core.names import NONE
from paddock.core.rows import place_of
from paddock.core.yardstick import CRASHES, OVERTAKES, PIT_STOPS, RETIREMENTS, Yardstick
from paddock.games.formula_1_tgp.rules import consequences, overtaking, pits, season, turn, tyres
from paddock.games.formula_1_tgp.rules.state import TgpState


def owner(state: TgpState, domain: str, number: int) -> int:
    """Events name drivers, who sit in somebody's car."""
    if domain == "driver":
        number = place_of(state.driver, number)
    return number // 2 if number != NONE and domain != "seat" else number


YARDSTICK: Final = Yardstick(
    runner="car",
    rounds=[turn.TURN_BEGINS],
    order=lambda state: list(state.race_order()),
    grid=lambda state: list(state.grid),
    counts={
        OVERTAKES: [overtaking.PASSES],
        PIT_STOPS: [pits.COMES_IN],
        CRASHES: [overtaking.TOUCHES, consequences.SPINS, tyres.TYRE_BURSTS],
        RETIREMENTS: [consequences.RETIRES],
    },
    circuits="calendar",
    owner=owner,
    races=[season.RACE_BEGINS],
    things=("card", "tyre", "engine", "driver", "facility", "step", "setting", "tactic"),
)
