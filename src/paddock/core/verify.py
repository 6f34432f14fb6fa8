"""Verify: re-derive every die of a finished game from the revealed secret, and every move from the rules."""

from paddock.core.actions import TAKE_BACK, UNDO
from paddock.core.decision import NATURE
from paddock.core.errors import BadRecord
from paddock.core.fairness import FairDice, commitment
from paddock.core.record import Record, replay, result_text


class Proof:
    """What was checked: so many moves and dice. Dice that were taken back with everybody's consent count too; how often
    that happened is for those who played to confirm."""

    def __init__(self, moves: int, dice: int, taken_back: int = 0) -> None:
        self.moves = moves
        self.dice = dice
        self.taken_back = taken_back


def verify(record: Record) -> Proof:
    """Check that the secret is the one committed to, that it gives every outcome, and that every move was legal.

    Raises `BadRecord` with the first thing that is wrong.
    """
    if not record.commitment:
        raise BadRecord("the record has no commitment, so its dice cannot be checked")
    if not record.secret:
        raise BadRecord("the secret has not been revealed yet; it is written into the record when the game is over")
    secret = record.secret_bytes()
    if commitment(secret) != record.commitment:
        raise BadRecord("the secret is not the one that was committed to before the game")
    dice = FairDice(secret, record.words)
    state = first = record.start()
    expected = -1
    if state.is_chance:
        expected = state.options(NATURE)[dice.pick(state.weights())]
    moves = 0
    for number, (line, state) in enumerate(replay(record, first), 1):
        moves += line.text not in (UNDO, TAKE_BACK)
        if line.seat == NATURE and record.game.actions.parse(line.text).code != expected:
            right = record.game.actions.text(expected)
            raise BadRecord(f"move {number} of the record says {line.text!r}, but the secret gives {right!r}")
        if state.is_chance:
            expected = state.options(NATURE)[dice.pick(state.weights())]
    if not state.over:
        raise BadRecord("the record ends before the game does")
    result = result_text(state)
    if result != record.result:
        raise BadRecord(f"the record gives the result {record.result!r}, but the moves lead to {result!r}")
    return Proof(moves, dice.counter, sum(line.text == TAKE_BACK for line in record.lines))
