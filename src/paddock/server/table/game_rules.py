"""The rules and words of a room's game, whichever edition they are of: the present one here, or a kept one in its
process."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from paddock.core.errors import EndlessRule
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
from paddock.server.workers.rule_threads import Lane, TakesTooLong
from paddock.store.rows import GameRow, SeatRow

T = TypeVar("T")


class GameRules:
    def __init__(self, house: Host, row: GameRow, edition: KeptEdition | None) -> None:
        self.edition = edition
        """The kept edition that the game is played under; None: the present one."""
        self.pack: Path | None = house.packs.place(row.pack)
        """The folder of the content pack it is played with; None: our own data."""
        self._house = house
        self._lane = Lane()

    def compute(self, work: Callable[[], T]) -> "asyncio.Future[T]":
        """The result of something that the rules or words compute, to be awaited: in a thread, with a deadline. What
        they raise, `why_failed` may say more about."""
        if self.edition is None:
            return self._house.rule_threads.do(self._house.settings.rule_patience, work, self._lane)
        return self._house.keep(asyncio.create_task(self._compute_far(self.edition, work)))

    async def _compute_far(self, edition: KeptEdition, work: Callable[[], T]) -> T:
        """Its process is watched with the same patience; the thread only waits, also while one is started."""
        async with edition.turn:
            return await self._house.rule_threads.do(3 * OPENING, work, self._lane)

    @staticmethod
    def why_failed(error: BaseException | None) -> str:
        """Why nothing more can be asked of the rules, if that is what an error says: they do not come to an end, or
        their edition cannot be run. Else an empty text."""
        if isinstance(error, EndlessRule | TakesTooLong):
            return str(error)
        if isinstance(error, EditionFailed | NoEdition):
            return f"the rulebook it was begun under, which has changed since, fails: {error}"
        return ""

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
