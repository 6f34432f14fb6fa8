"""Seals: when those of a table are closed, and how long a race waits for them and for the words behind them."""

import asyncio
from collections.abc import Callable

from msgspec.structs import replace

from paddock.server.settings import Settings
from paddock.server.table.clocks import DAYS
from paddock.server.wire.game_info import awaited_words
from paddock.store.rows import GameRow, SeatRow


def close_seals(row: GameRow, seats: list[SeatRow]) -> GameRow:
    """The game with its seals closed, if all seats are taken and every seal that is waited for is in; else as it is.
    Where nobody has sealed anything there is nothing to close."""
    if row.sealed or awaited_words(row, seats) or not any(seat.seal for seat in seats):
        return row
    return replace(row, sealed=True)


def words_patience(row: GameRow, settings: Settings) -> float:
    """Seconds for which the race waits now. Seals come from browsers that have just been here; words must be opened by
    all at one time, which takes longer where people look in once a day."""
    if row.sealed and row.clock == DAYS:
        return max(settings.words_patience, float(row.seconds))
    return settings.words_patience


class Patience:
    """Lets a race that could begin wait for seals, and then for words, each for a bounded time, however often somebody
    asks again."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None
        self._sealed = False

    @property
    def is_waiting(self) -> bool:
        return self._timer is not None

    def follow(self, waits: bool, row: GameRow, settings: Settings, ring: Callable[[], None]) -> None:
        """Take account of whether the race waits now, and for what; `ring` is called when it has waited long enough."""
        if waits and self._timer is not None and self._sealed == row.sealed:
            return
        self.end()
        if waits:
            self._sealed = row.sealed
            seconds = words_patience(row, settings)
            self._timer = asyncio.get_running_loop().call_later(seconds, self._has_waited, ring)

    def end(self) -> None:
        """Wait no longer, and call nobody."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _has_waited(self, ring: Callable[[], None]) -> None:
        self._timer = None
        ring()
