"""Verify: re-derive every die of a finished game from the revealed secret, and every move from the rules."""

from paddock.core.actions import TAKE_BACK, UNDO
from paddock.core.errors import BadRecord
from paddock.core.fairness import FairDice, commitment
from paddock.core.names import NATURE, NONE
from paddock.core.record import Record, result_text
from paddock.core.walk import SeenLine, walk


class Draw:
    """What chance gave in one move, and what it was drawn from: enough to draw it again without knowing the rules."""

    def __init__(self, move: int, text: str, weights: list[int], index: int) -> None:
        self.move = move
        """The number of the record's line, from 1."""
        self.text = text
        self.weights = weights
        """The weights of the outcomes that were possible."""
        self.index = index
        """The place of the outcome among them."""


class Proof:
    """What was checked: how many moves, and every draw. Dice that were taken back with everybody's consent count too;
    how often that happened (`taken_back`) is for those who played to confirm."""

    def __init__(self, moves: int, draws: list[Draw], taken_back: int) -> None:
        self.moves = moves
        self.draws = draws
        self.taken_back = taken_back

    @property
    def dice(self) -> int:
        """How often chance was asked."""
        return len(self.draws)


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
    draws: list[Draw] = []
    moves = taken_back = 0
    for line in walk(record):
        if line.seat == NATURE:
            draws.append(_draw(line, dice))
        moves += line.seat != NONE and line.text not in (UNDO, TAKE_BACK)
        taken_back += line.text == TAKE_BACK
    if not line.state.over:
        raise BadRecord("the record ends before the game does")
    result = result_text(line.state)
    if result != record.result:
        raise BadRecord(f"the record gives the result {record.result!r}, but the moves lead to {result!r}")
    return Proof(moves, draws, taken_back)


def _draw(line: SeenLine, dice: FairDice) -> Draw:
    """What chance gave in this line, if the dice give the same."""
    actions = line.state.game.actions
    weights, outcomes = line.before.weights(), line.before.options(NATURE)
    index = dice.pick(weights)
    if actions.parse(line.text).code != outcomes[index]:
        right = actions.text(outcomes[index])
        raise BadRecord(f"move {line.number} of the record says {line.text!r}, but the secret gives {right!r}")
    return Draw(line.number, line.text, list(weights), index)
