"""Rolling the dice (MGP-B.15, MGP-S.4), and copying them in a slipstream (MGP-E.8)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import ChanceKind, DecisionKind
from paddock.core.event import EventKind
from paddock.core.offer import Offer
from paddock.core.rows import counting, row_of, with_value
from paddock.core.vecs import vec
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import FACES, PAIR_WEIGHTS, PAIRS

ROLL: Final = Verb("roll", ("dice", "pair", len(PAIRS)))
DIE: Final = Verb("die", ("face", "face", FACES))

ROLLS: Final = EventKind("rolls", "MGP-B.15", ("bike", "bike"), ("low", ""), ("high", ""), ("total", ""))
ROLLS_ONE: Final = EventKind("rolls-one", "MGP-S.4", ("bike", "bike"), ("face", ""))
COPIES: Final = EventKind("copies", "MGP-E.8", ("bike", "bike"), ("low", ""), ("high", ""))


# ── MGP-B.15  Two dice ──

PAIR_LOW: Final = row_of([low for low, _ in PAIRS])
PAIR_HIGH: Final = row_of([high for _, high in PAIRS])
PAIR_ROLLED: Final = row_of([pair for pair, weight in enumerate(PAIR_WEIGHTS) for _ in range(weight)])
"""The pair that each of the 36 rolls shows."""
FACE_ROLLED: Final = counting(FACES)


class TwoDice(ChanceKind[MotoState]):
    """All 21 pairs of faces. What the roll is for, the kinds below and in other chapters say."""

    def offer(self, state: MotoState, seat: i64, offer: Offer) -> None:
        offer.add_lots(ROLL.base, PAIR_ROLLED)


class RollDice(TwoDice):
    """The roll of the acting bike, and of those that slipstream it."""

    def apply(self, state: MotoState, seat: i64, action: i64) -> None:
        pair = action - ROLL.base
        bike = state.queue[0]
        low = PAIR_LOW[pair]
        high = PAIR_HIGH[pair]
        state.low[bike] = low
        state.high[bike] = high
        state.emit(ROLLS, bike, low, high, low + high)
        if len(state.chain) > 0:
            copy_dice(state, low, high)


# ── MGP-E.8, MGP-A.9  The whole chain copies what the head has rolled ──


def copy_dice(state: MotoState, low: i64, high: i64) -> None:
    for follower in state.chain:
        state.low[follower] = low
        state.high[follower] = high
        state.slip = with_value(state.slip, follower, 1)
        state.emit(COPIES, follower, low, high)
    state.chain = vec[i64]()


# ── MGP-S.4  One die in the start turn ──


class RollDie(ChanceKind[MotoState]):
    """The one die of the acting bike."""

    def offer(self, state: MotoState, seat: i64, offer: Offer) -> None:
        offer.add_lots(DIE.base, FACE_ROLLED)

    def apply(self, state: MotoState, seat: i64, action: i64) -> None:
        bike = state.queue[0]
        face = 1 + action - DIE.base
        state.low[bike] = face
        state.high[bike] = 0
        state.emit(ROLLS_ONE, bike, face)


ROLL_DICE: Final[RollDice] = RollDice("roll-dice", "MGP-B.15", [ROLL])
ROLL_DIE: Final[RollDie] = RollDie("roll-die", "MGP-S.4", [DIE])


# ── MGP-B.14, MGP-S.5  Who has dice from a contest or a slipstream does not roll again ──


def roll(state: MotoState) -> None:
    if state.low[state.queue[0]] == 0:
        state.ask_nature(ROLL_DIE if state.is_start_turn else ROLL_DICE)


KINDS: Final[list[DecisionKind[Any]]] = [ROLL_DICE, ROLL_DIE]
EVENTS: Final[list[EventKind]] = [ROLLS, ROLLS_ONE, COPIES]
