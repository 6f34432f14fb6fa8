"""Flipping the dice (MGP-B.4, MGP-B.16 to MGP-B.22), and the single dice of start turn and contact."""

from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import (
    CONTACT_DIE,
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
    START_DIE,
    TWO_DICE,
)

# ── MGP-B.4  Opposite faces add up to seven ──


def flipped(face: int) -> int:
    """The face underneath.

    >>> flipped(2)
    5
    """
    return FACES + 1 - face


def accelerates(face: int) -> bool:
    """Whether flipping this face raises the value."""
    return 2 * face <= FACES


# ── MGP-B.16, MGP-B.17, MGP-B.18, MGP-B.19, MGP-B.22, MGP-A.4  Braking is free; acceleration depends on the corner ──


def may_flip(face: int, difficulty: int, is_low: bool, is_high: bool) -> bool:
    """Whether this die may be flipped, which is the lower or the higher of the two, or both in one."""
    if difficulty == 0 or not accelerates(face):
        return True
    return (difficulty == 1 and is_low) or (difficulty == 2 and is_high)


# ── MGP-B.20, MGP-B.21, MGP-S.12, MGP-S.13, MGP-A.2, MGP-A.24  All flips that a position allows ──


def legal_flips(use: int, low: int, high: int, difficulty: int) -> list[tuple[int, int]]:
    """(flip, total) of each, the fewest flips first.

    `use`: TWO_DICE; START_DIE, which is flipped at will; or CONTACT_DIE, where one of two dice is discarded and the
    other may be flipped: being alone, it is the lower and the higher die in one.
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
    double = low == high  # either one may be taken as the lower or the higher
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


# ── MGP-S.4, MGP-S.12  How dice are used ──


def dice_in_use(state: MotoState, bike: int) -> int:
    """TWO_DICE, START_DIE or CONTACT_DIE: how the dice of the bike are used in this turn."""
    if state.high[bike] == 0:
        return START_DIE
    return CONTACT_DIE if state.contact[bike] else TWO_DICE
