"""D. Practice: how fast soft tyres wear on this weekend (TGP-32)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.games.formula_1_tgp.rules.dice import K6, Die
from paddock.games.formula_1_tgp.rules.state import TgpState

SOFT_WEAR: Final = EventKind("soft-wear", "TGP-32", ("pips", ""), ("token", ""), ("hard", ""), ("soft", ""))


# ── TGP-32  A K6 on table 4: the token 0, -1 or -2 for all soft tyres of the race ──


class RollSoftWear(Die):
    def rolls(self, state: TgpState, pips: i64) -> None:
        state.soft_wear = state.components.soft_wear[pips - 1]
        hard = state.components.hard_tyre[state.circuit]
        state.emit(SOFT_WEAR, pips, state.soft_wear, hard, hard + state.soft_wear)


ROLL_SOFT_WEAR: Final[RollSoftWear] = RollSoftWear("soft-wear", "TGP-32", K6)


def roll_soft_wear(state: TgpState) -> None:
    state.ask_nature(ROLL_SOFT_WEAR)


KINDS: Final[list[DecisionKind[Any]]] = [ROLL_SOFT_WEAR]
EVENTS: Final[list[EventKind]] = [SOFT_WEAR]
