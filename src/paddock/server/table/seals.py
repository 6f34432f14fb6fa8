"""Seals: when those of a table are closed, and how long a race waits for them and for the words behind them."""

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
