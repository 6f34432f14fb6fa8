"""A stored game as a table that can be played on, or a sentence that says why it cannot be.

A game is played to its end under the rulebook it was begun under. If this server has another one, the game is played on
under the one that was kept (`editions`); where that cannot be, or a record does not replay, the game stays as it is,
pinned: nobody plays on, nothing is lost, and the trouble is told.
"""

import hashlib
from collections.abc import Sequence
from pathlib import Path

from paddock.core.errors import PaddockError
from paddock.core.fairness import FairDice
from paddock.core.guide import guide_of
from paddock.core.guided_table import GuidedTable
from paddock.core.position import read_position
from paddock.core.record import Line, Record
from paddock.core.state import State
from paddock.core.table import Table
from paddock.games import title
from paddock.server.packs.games import game_called
from paddock.store.rows import GameRow, SeatRow, StoredGame


class CannotOpen(PaddockError):
    """A stored game that this server cannot play on."""


def check_version(row: GameRow) -> None:
    try:
        present = title(row.title).rules_version
    except PaddockError:
        raise CannotOpen(f"this server does not have the game {row.title!r} any more") from None
    if present != row.rules:
        raise CannotOpen(
            f"this game was begun under version {row.rules} of its rulebook and stays under it; "
            f"this server plays version {present}"
        )


def is_ours(row: GameRow) -> bool:
    """Whether the present rules and data are those of the game, or known to play alike."""
    try:
        ours = title(row.title)
    except PaddockError:
        return False
    return row.rules == ours.rules_version and (not row.edition or ours.plays_alike(row.edition))


def record_of(row: GameRow, seats: Sequence[SeatRow], lines: Sequence[Line], pack: Path | None = None) -> Record:
    """The record with its secret, which stays on the server until the game is over. `pack`: the folder of the game's
    content pack."""
    record = Record(game_called(row.game, pack), [seat.name for seat in seats], row.commitment, row.secret)
    record.words = words_of(row, seats)
    record.edition = row.edition
    record.position = row.position
    record.lines = list(lines)
    _add_seals(record, row, seats)
    return record


def words_of(row: GameRow, seats: Sequence[SeatRow]) -> list[str]:
    """What each seat has added to the dice. Where words are sealed, none count that were not."""
    return [seat.words if seat.seal or not row.sealed else "" for seat in seats]


def _add_seals(record: Record, row: GameRow, seats: Sequence[SeatRow]) -> None:
    """Say in the record for which table which words were sealed, and what it was begun from."""
    record.is_from_record = row.from_record
    if row.guided:
        record.is_guided, record.commitment, record.secret = True, "", ""
    elif row.sealed or not any(seat.words for seat in seats):  # else: words of the old kind, that nobody has sealed
        record.table = row.id
        record.seals = [seat.seal for seat in seats]


def begin(row: GameRow, seats: Sequence[SeatRow], pack: Path | None = None) -> Table:
    """A new table, at its first decision."""
    game = game_called(row.game, pack)
    words = words_of(row, seats)
    dice = FairDice(bytes.fromhex(row.secret), words)
    state = read_position(game, row.position) if row.position else None
    players = [seat.name for seat in seats]
    if row.guided:
        table: Table = GuidedTable(game, players, guide_of(game.title), state)
    else:
        table = Table(game, players, None, words, dice, state)
    table.record.edition = row.edition
    _add_seals(table.record, row, seats)
    return table


def open_table(stored: StoredGame, pack: Path | None = None) -> Table:
    """The table at the end of what is stored. Every answer is checked against the rules on the way."""
    check_version(stored.row)
    lines = [Line(row.seat, row.text) for row in stored.lines]
    record = record_of(stored.row, stored.seats, lines, pack)
    dice = FairDice(bytes.fromhex(stored.row.secret), record.words)
    state = read_position(record.game, record.position) if record.position else None
    try:
        if stored.row.guided:
            guide = guide_of(record.game.title)
            table: Table = GuidedTable(record.game, record.players, guide, state, lines)
        else:
            table = Table(record.game, record.players, None, record.words, dice, state, played=lines)
    except PaddockError as error:
        raise CannotOpen(f"the record of this game does not replay under this rulebook: {error}") from None
    table.record.edition = stored.row.edition
    if len(table.record.lines) != len(lines):
        raise CannotOpen("the record of this game stops in the middle of a move")
    _add_seals(table.record, stored.row, stored.seats)
    kept = stored.lines[-1].print if stored.lines else ""
    if kept and kept != fingerprint(table.state):
        raise CannotOpen("the record of this game leads elsewhere under this rulebook than it did")
    return table


def fingerprint(state: State) -> str:
    """What is asked, of whom, with how many options, and the scores: enough to notice that a rule has changed.

    It does not look at how the facts are kept, so that code may be tidied under a game that is being played.
    """
    if state.asks < 0:
        asked = "over"
    else:
        asked = f"{state.kind.name} {state.asked} {[len(state.options(seat)) for seat in state.asked]}"
    return hashlib.blake2s(f"{asked} {list(state.scores())}".encode(), digest_size=6).hexdigest()
