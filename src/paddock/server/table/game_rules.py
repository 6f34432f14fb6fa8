"""The rules and words of a room's game, whichever edition they are of: the present one here, or a kept one in its
process."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from paddock.core.errors import EndlessRule, PaddockError
from paddock.core.game import Game
from paddock.games import titles
from paddock.server.packs.games import game_called
from paddock.server.table.asked import AnyTable
from paddock.server.table.editions.archive import NoEdition
from paddock.server.table.editions.far_table import FarTable
from paddock.server.table.editions.kept import OPENING, KeptEdition
from paddock.server.table.editions.process import EditionFailed
from paddock.server.table.host import Host
from paddock.server.table.stored_game import begin
from paddock.server.workers.rule_threads import TakesTooLong
from paddock.store.rows import GameRow, SeatRow

T = TypeVar("T")


class RulesFailed(PaddockError):
    """Rules that do not come to an end, or whose edition cannot be run: nothing more can be asked of them."""


class GameRules:
    def __init__(self, house: Host, row: GameRow, edition: KeptEdition | None) -> None:
        self.edition = edition
        """The kept edition that the game is played under; None: the present one."""
        self.pack: Path | None = house.packs.place(row.pack)
        """The folder of the content pack it is played with; None: our own data."""
        self._house = house
        self._at_work = asyncio.Lock()
        """Held while a rule thread works for this game: it never has two of them."""

    async def compute(self, work: Callable[[], T]) -> T:
        """The result of something that the rules or words compute: in a thread, with a deadline. Raises what they
        raise, and `RulesFailed`."""
        threads, patience = self._house.rule_threads, self._house.settings.rule_patience
        async with self._at_work:
            try:
                if self.edition is None:
                    return await threads.do(patience, work)
                # Its process is watched with the same patience; the thread only waits, also while one is started.
                async with self.edition.turn:
                    return await threads.do(3 * OPENING, work)
            except (EndlessRule, TakesTooLong) as error:
                raise RulesFailed(str(error)) from None
            except (EditionFailed, NoEdition) as error:
                raise RulesFailed(f"the rulebook it was begun under, which has changed since, fails: {error}") from None

    # ── For a rule thread ──

    def components(self, row: GameRow) -> dict[str, Any]:
        """What never changes about the game and is drawn."""
        if self.edition is not None:
            return self.edition.components(row, self.pack)
        game = game_called(row.game, self.pack)
        return game.title.components(game)

    def new_table(self, row: GameRow, people: list[SeatRow]) -> AnyTable:
        """The table of a game that begins now, at its first decision."""
        if self.edition is None:
            return begin(row, people, self.pack)
        return FarTable(self.edition, row, people, str(self.pack or "")).begin()

    def speaking_game(self, row: GameRow) -> Game:
        """A game that lends its words to what the house says in the room."""
        return game_called(row.game, self.pack) if self.edition is None else titles()[0].game()
