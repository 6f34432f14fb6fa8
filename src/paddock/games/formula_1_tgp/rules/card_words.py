"""What people are told of tactic cards, wherever one may be played."""

from mypy_extensions import i64

from paddock.core.message import Message, Reason
from paddock.games.formula_1_tgp.rules.state import TgpState


def not_held(state: TgpState, card: i64) -> Reason:
    return Reason("TGP-101", Message("why-card-not-held", {"card": state.name_of("card", card)}))
