"""The dice of a game at this terminal: made as at any other table, of a secret and of sealed words.

Here one program is the host and everybody's own as well, so nobody but the program itself is bound. The record is of
the same kind as those of a server, and is checked in the same way.
"""

import secrets
from pathlib import Path

from paddock.cli.files import write_atomically
from paddock.cli.players import find_bots
from paddock.core.fairness import FairDice, commitment, seal
from paddock.core.game import Game
from paddock.core.record import Record
from paddock.core.state import State
from paddock.core.table import Table


def set_table(
    game: Game,
    players: list[str],
    seed: int | None,
    typed: list[str],
    state: State | None,
    language: str,
    file: Path,
) -> Table:
    """A new table. Each person adds what it has typed, or else random words, after the commitment was kept in the file.

    With a seed the game must be repeatable, so nothing is added by itself and nothing sealed.
    """
    if seed is not None:
        return Table(game, players, seed, typed, state=state, language=language)
    secret = secrets.token_bytes(32)
    head = Record(game, players, commitment(secret))
    head.table = secrets.token_urlsafe(12)
    write_atomically(file, str(head))
    for seat, bot in enumerate(find_bots(game.title, players)):
        if bot is None:
            head.words[seat] = (typed[seat] if seat < len(typed) else "") or secrets.token_hex(32)
            head.seals[seat] = seal(head.table, seat, head.commitment, head.words[seat])
    table = Table(game, players, None, head.words, FairDice(secret, head.words), state, language)
    if any(head.seals):
        table.record.table, table.record.seals = head.table, head.seals
    return table
