"""Flipping the dice (MGP-B.4, MGP-B.16 to MGP-B.22), and the single dice of start turn and contact."""

from mypy_extensions import i64

from paddock.core.vecs import append, vec
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


def flipped(face: i64) -> i64:
    """The face underneath.

    >>> flipped(2)
    5
    """
    return FACES + 1 - face


def accelerates(face: i64) -> bool:
    """Whether flipping this face raises the value."""
    return 2 * face <= FACES


# ── MGP-B.16, MGP-B.17, MGP-B.18, MGP-B.19, MGP-B.22, MGP-A.4  Braking is free; acceleration depends on the corner ──


def may_flip(face: i64, difficulty: i64, is_low: bool, is_high: bool) -> bool:
    """Whether this die may be flipped, which is the lower or the higher of the two, or both in one."""
    if difficulty == 0 or not accelerates(face):
        return True
    return (difficulty == 1 and is_low) or (difficulty == 2 and is_high)


# ── MGP-B.20, MGP-B.21, MGP-S.12, MGP-S.13, MGP-A.2, MGP-A.24  All flips that a position allows ──


def legal_flips(use: i64, low: i64, high: i64, difficulty: i64) -> vec[i64]:
    """The fewest flips first.

    `use`: TWO_DICE; START_DIE, which is flipped at will; or CONTACT_DIE, where one of two dice is discarded and the
    other may be flipped: being alone, it is the lower and the higher die in one.
    """
    if use == START_DIE:
        return vec[i64]([KEEP, FLIP_DIE])
    if use == CONTACT_DIE:
        found = vec[i64]([LOW_ONLY])
        if may_flip(low, difficulty, True, True):
            found = append(found, LOW_FLIPPED)
        if high != low:
            found = append(found, HIGH_ONLY)
            if may_flip(high, difficulty, True, True):
                found = append(found, HIGH_FLIPPED)
        return found
    double = low == high  # either one may be taken as the lower or the higher
    flip_low = may_flip(low, difficulty, True, double)
    flip_high = may_flip(high, difficulty, double, True)
    found = vec[i64]([KEEP])
    if flip_low:
        found = append(found, FLIP_LOW)
    if flip_high and not double:
        found = append(found, FLIP_HIGH)
    if flip_low and flip_high and not (double and difficulty and accelerates(low)):
        found = append(found, FLIP_BOTH)  # MGP-B.21
    return found


def final_dice(flip: i64, low: i64, high: i64) -> tuple[i64, i64]:
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


def total_of(flip: i64, low: i64, high: i64) -> i64:
    """The total that the dice show after the flips."""
    first, second = final_dice(flip, low, high)
    return first + second


# ── MGP-S.4, MGP-S.12  How dice are used ──


def dice_in_use(state: MotoState, bike: i64) -> i64:
    """TWO_DICE, START_DIE or CONTACT_DIE: how the dice of the bike are used in this turn."""
    if state.high[bike] == 0:
        return START_DIE
    return CONTACT_DIE if state.contact[bike] else TWO_DICE
