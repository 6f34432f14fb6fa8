"""Verify: re-derive every die of a finished game from the revealed secret, and every move from the rules.

What a record alone can prove is proved here; what each player's own program has kept is held against it by `kept`.
"""

from paddock.core.actions import FAR_BACK, GOES_BACK
from paddock.core.errors import BadRecord
from paddock.core.fairness import FairDice, commitment, seal
from paddock.core.names import NATURE, NONE
from paddock.core.record import Record, digest_of, mover, result_text
from paddock.core.walk import SeenLine, dice_spent, walk


class Draw:
    """What chance gave in one move, and what it was drawn from: enough to draw it again without knowing the rules."""

    def __init__(self, move: int, text: str, weights: list[int], index: int, counter: int) -> None:
        self.move = move
        """The number of the record's line, from 1."""
        self.text = text
        self.weights = weights
        """The weights of the outcomes that were possible."""
        self.index = index
        """The place of the outcome among them."""
        self.counter = counter
        """Which number of the dice it was drawn with."""


class Proof:
    """What was checked: how many moves, and every draw. Dice that were taken back with everybody's consent count too;
    how often that happened (`taken_back`) is for those who played to confirm.

    `sealed` are the seats whose own sealed words are in the dice, `unopened` those that sealed words and did not open
    them. `begun` is what the game was begun from, if not from its start: what lay before it is not proved.
    """

    def __init__(self, record: Record, moves: int, draws: list[Draw], taken_back: int) -> None:
        self.moves = moves
        self.draws = draws
        self.taken_back = taken_back
        seats = range(len(record.seals))
        self.sealed = [seat for seat in seats if record.seals[seat] and record.words[seat]]
        self.unopened = [seat for seat in seats if record.seals[seat] and not record.words[seat]]
        self.begun = record.begun
        self.digest = digest_of(str(record).rpartition("digest:")[0])
        """Of the whole record: players with the same digest have the record of the same race."""

    @property
    def dice(self) -> int:
        """How often chance was asked."""
        return len(self.draws)


def verify(record: Record) -> Proof:
    """Check that the secret is the one committed to, that the words are those that were sealed for this table and this
    commitment, that both give every outcome, and that every move was legal.

    Raises `BadRecord` with the first thing that is wrong.
    """
    if record.is_guided:
        raise BadRecord("this was a guided race: its dice were fixed before it began, so there is nothing to prove")
    if not record.commitment:
        raise BadRecord("the record has no commitment, so its dice cannot be checked")
    if not record.secret:
        raise BadRecord("the secret has not been revealed yet; it is written into the record when the game is over")
    secret = record.secret_bytes()
    if commitment(secret) != record.commitment:
        raise BadRecord("the secret is not the one that was committed to before the game")
    check_words(record)
    dice = FairDice(secret, record.words)
    spent = dice_spent(record.lines)
    draws: list[Draw] = []
    moves = taken_back = 0
    for line in walk(record):
        if line.seat == NATURE:
            dice.counter = spent[line.number - 1]
            draws.append(_draw(line, dice))
        moves += line.seat != NONE and line.text not in GOES_BACK
        taken_back += line.text in FAR_BACK
    if not line.state.over:
        raise BadRecord("the record ends before the game does")
    result = result_text(line.state)
    if result != record.result:
        raise BadRecord(f"the record gives the result {record.result!r}, but the moves lead to {result!r}")
    return Proof(record, moves, draws, taken_back)


def check_words(record: Record) -> None:
    """Check that all words were sealed before they were opened. Records of the old kind have words without seals."""
    for seat, words in enumerate(record.words):
        who, shown = mover(record.game, seat), record.seals[seat]
        if shown and not record.table:
            raise BadRecord(f"the record has a seal of {who}, but does not name the table that it was made for")
        if not record.table or not (words or shown):
            continue
        if not shown:
            raise BadRecord(f"the words of {who} were added without a seal; each player seals before anybody opens")
        if words and seal(record.table, seat, record.commitment, words) != shown:
            raise BadRecord(
                f"the words of {who} are not those that were sealed for the table {record.table} and this commitment"
            )


def _draw(line: SeenLine, dice: FairDice) -> Draw:
    """What chance gave in this line, if the dice give the same."""
    actions = line.state.game.actions
    weights, outcomes, counter = line.before.weights(), line.before.options(NATURE), dice.counter
    index = dice.pick(weights)
    if actions.parse(line.text).code != outcomes[index]:
        right = actions.text(outcomes[index])
        raise BadRecord(f"move {line.number} of the record says {line.text!r}, but the secret gives {right!r}")
    return Draw(line.number, line.text, list(weights), index, counter)
