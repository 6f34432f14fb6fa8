"""Rolling and flipping (MGP-B.4, MGP-B.15 to MGP-B.22), and the single dice of start turn and contact."""

from typing import Any, Final

from paddock.core.actions import Verb
from paddock.core.decision import ChanceKind, DecisionKind
from paddock.core.event import EventKind
from paddock.games.moto_grand_prix.state import (
    FACES,
    FLIP_BOTH,
    FLIP_DIE,
    FLIP_HIGH,
    FLIP_LOW,
    HIGH_FLIPPED,
    HIGH_ONLY,
    KEEP,
    LOW_FLIPPED,
    LOW_ONLY,
    PAIRS,
    MotoState,
)

ROLL: Final = Verb("roll", ("dice", "pair", len(PAIRS)))
DIE: Final = Verb("die", ("face", "face", FACES))

ROLLS: Final = EventKind("rolls", "MGP-B.15", ("bike", "bike"), ("low", ""), ("high", ""), ("total", ""))
ROLLS_ONE: Final = EventKind("rolls-one", "MGP-S.4", ("bike", "bike"), ("face", ""))
COPIES: Final = EventKind("copies", "MGP-E.8", ("bike", "bike"), ("low", ""), ("high", ""))

PAIR_WEIGHTS: Final = [1 if low == high else 2 for low, high in PAIRS]
PAIR_LOW: Final = [low for low, _ in PAIRS]
PAIR_HIGH: Final = [high for _, high in PAIRS]


# ── MGP-B.4  Opposite faces add up to seven ──


def flipped(face: int) -> int:
    return FACES + 1 - face


def accelerates(face: int) -> bool:
    """Whether flipping this face raises the value."""
    return 2 * face <= FACES


# ── MGP-B.15  Two dice ──


class TwoDice(ChanceKind[MotoState]):
    """All 21 pairs; a pair of different faces comes twice as often as a double."""

    def options(self, state: MotoState, seat: int) -> list[int]:
        return list(range(ROLL.base, ROLL.base + ROLL.size))

    def weights(self, state: MotoState) -> list[int]:
        return PAIR_WEIGHTS[:]


class RollDice(TwoDice):
    def apply(self, state: MotoState, seat: int, action: int) -> None:
        pair = action - ROLL.base
        bike = state.queue[0]
        low = PAIR_LOW[pair]
        high = PAIR_HIGH[pair]
        state.low[bike] = low
        state.high[bike] = high
        state.emit(ROLLS, bike, low, high, low + high)
        if state.chain:
            copy_dice(state, low, high)


# ── MGP-E.8, MGP-A.9  The whole chain copies what the head has rolled ──


def copy_dice(state: MotoState, low: int, high: int) -> None:
    for follower in state.chain:
        state.low[follower] = low
        state.high[follower] = high
        state.slip[follower] = 1
        state.emit(COPIES, follower, low, high)
    state.chain = []


# ── MGP-S.4  One die in the start turn ──


class RollDie(ChanceKind[MotoState]):
    def options(self, state: MotoState, seat: int) -> list[int]:
        return list(range(DIE.base, DIE.base + FACES))

    def apply(self, state: MotoState, seat: int, action: int) -> None:
        bike = state.queue[0]
        face = 1 + action - DIE.base
        state.low[bike] = face
        state.high[bike] = 0
        state.emit(ROLLS_ONE, bike, face)


ROLL_DICE: Final = RollDice("roll-dice", "MGP-B.15", [ROLL])
ROLL_DIE: Final = RollDie("roll-die", "MGP-S.4", [DIE])


def roll(state: MotoState) -> None:
    """MGP-B.14, MGP-S.5: phase roll; who has dice from a contest or a slipstream does not roll again."""
    if state.low[state.queue[0]] == 0:
        state.ask_nature(ROLL_DIE if state.is_start_turn else ROLL_DICE)


# ── MGP-B.16 to MGP-B.22  Which dice may be flipped, and what they show then ──

TWO_DICE: Final = 0
START_DIE: Final = 1
CONTACT_DIE: Final = 2


def may_flip(face: int, difficulty: int, is_low: bool, is_high: bool) -> bool:
    """Braking is free everywhere; acceleration depends on the corner."""
    if difficulty == 0 or not accelerates(face):
        return True
    return (difficulty == 1 and is_low) or (difficulty == 2 and is_high)


def legal_flips(use: int, low: int, high: int, difficulty: int) -> list[tuple[int, int]]:
    """(flip, total) of all flips that the position of the bike allows, the fewest flips first.

    `use`: TWO_DICE; START_DIE, one die flipped at will (MGP-A.24); or CONTACT_DIE, one of two dice is discarded and the
    other may be flipped: being alone, it is the lower and the higher die in one (MGP-S.12, MGP-S.13).
    """
    if use == START_DIE:
        return [(KEEP, low), (FLIP_DIE, flipped(low))]
    if use == CONTACT_DIE:
        single = [(LOW_ONLY, low)]
        if may_flip(low, difficulty, True, True):
            single.append((LOW_FLIPPED, flipped(low)))
        if high != low:
            single.append((HIGH_ONLY, high))
            if may_flip(high, difficulty, True, True):
                single.append((HIGH_FLIPPED, flipped(high)))
        return single
    double = low == high  # MGP-B.20, MGP-A.2: either one may be taken as the lower or the higher
    flip_low = may_flip(low, difficulty, True, double)
    flip_high = may_flip(high, difficulty, double, True)
    found = [(KEEP, low + high)]
    if flip_low:
        found.append((FLIP_LOW, flipped(low) + high))
    if flip_high and not double:
        found.append((FLIP_HIGH, low + flipped(high)))
    if flip_low and flip_high and not (double and difficulty and accelerates(low)):
        found.append((FLIP_BOTH, flipped(low) + flipped(high)))  # MGP-B.21
    return found


def final_dice(flip: int, low: int, high: int) -> tuple[int, int]:
    """What the dice show after the flips; a single die is followed by a 0."""
    if flip == FLIP_LOW:
        return flipped(low), high
    if flip == FLIP_HIGH:
        return low, flipped(high)
    if flip == FLIP_BOTH:
        return flipped(low), flipped(high)
    if flip == LOW_ONLY:
        return low, 0
    if flip in (FLIP_DIE, LOW_FLIPPED):
        return flipped(low), 0
    if flip == HIGH_ONLY:
        return high, 0
    if flip == HIGH_FLIPPED:
        return flipped(high), 0
    return low, high


def dice_in_use(state: MotoState, bike: int) -> int:
    """How the dice of the bike are used in this turn."""
    if state.high[bike] == 0:
        return START_DIE
    return CONTACT_DIE if state.contact[bike] else TWO_DICE


KINDS: Final[list[DecisionKind[Any]]] = [ROLL_DICE, ROLL_DIE]
EVENTS: Final[list[EventKind]] = [ROLLS, ROLLS_ONE, COPIES]
