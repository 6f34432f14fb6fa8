"""Clocks: how long seats may think. Measured by the server's monotonic time: no jump of the wall clock, no summer time
and no client can take anybody's time away. What is stored is the time left, so that downtime is nobody's time.
"""

import asyncio
import time
from collections.abc import Callable, Iterable

from paddock.core.errors import BadOption
from paddock.store.rows import ClockRow

NO_CLOCK = "none"
MOVE = "move"
DAYS = "days"
BANK = "bank"

LONGEST = {MOVE: 3600, DAYS: 30 * 86400, BANK: 24 * 3600}

INTERRUPT = {MOVE: 30, DAYS: 6 * 3600}
"""The longest that an interrupt holds up somebody else's move."""


def check_clock(kind: str, seconds: int) -> None:
    if kind == NO_CLOCK:
        return
    if kind not in LONGEST:
        raise BadOption(f"there is no clock {kind!r}; it must be one of none, move, bank, days")
    if not 5 <= seconds <= LONGEST[kind]:
        most = in_words(LONGEST[kind])
        raise BadOption(f"a clock of the kind {kind} takes 5 seconds to {most}, not {in_words(seconds)}")


def in_words(seconds: float) -> str:
    """A length of time, roughly.

    >>> [in_words(seconds) for seconds in (1, 59, 60 * 59, 86400, 2 * 86400)]
    ['1 second', '59 seconds', '59 minutes', '24 hours', '2 days']
    """
    for unit, length, next_unit in (("second", 1, 60), ("minute", 60, 3600), ("hour", 3600, 2 * 86400)):
        if seconds < next_unit:
            number = max(1, round(seconds / length))
            return f"{number} {unit}" if number == 1 else f"{number} {unit}s"
    return f"{round(seconds / 86400)} days"


def time_to_think(kind: str, seconds: int, interrupt: bool) -> float | None:
    """What a seat gets when it is asked anew; None where it has all its time from the start."""
    if kind not in INTERRUPT:
        return None
    return float(min(seconds, INTERRUPT[kind]) if interrupt else seconds)


class GameClock:
    """The clocks of one game's seats."""

    def __init__(self, left: dict[int, float] | None = None, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._left = dict(left or {})
        self._since: dict[int, float] = {}
        """When each running clock began to run, or will: it waits for its seat's screen."""

    @classmethod
    def stored(cls, rows: Iterable[ClockRow], now: Callable[[], float] = time.monotonic) -> "GameClock":
        """The clocks as they were saved; those that ran run on from this moment."""
        rows = list(rows)
        clock = cls({row.seat: row.left for row in rows}, now)
        clock._since = {row.seat: clock._now() for row in rows if row.running}
        return clock

    def copy(self) -> "GameClock":
        twin = GameClock(self._left, self._now)
        twin._since = dict(self._since)
        return twin

    def left(self, seat: int) -> float:
        left = self._left.get(seat, 0.0)
        thought = max(0.0, self._now() - self._since[seat]) if seat in self._since else 0.0
        return max(0.0, left - thought)

    def turn(self, seats: Iterable[int], seconds: float | None, asked_anew: bool, showing: float = 0.0) -> None:
        """Now exactly these seats are thinking. With `seconds` each of them gets so many when it is asked anew; its
        clock then waits for its screen (see `shown`), but no longer than `showing` seconds."""
        now = self._now()
        waiting = {} if asked_anew else {seat: since for seat, since in self._since.items() if since > now}
        for seat in list(self._since):
            self._left[seat] = self.left(seat)
            del self._since[seat]
        for seat in set(seats):
            if seconds is not None and (asked_anew or seat not in self._left):
                self._left[seat] = seconds
            self._since[seat] = now + showing if asked_anew else waiting.get(seat, now)

    def shown(self, seat: int) -> bool:
        """The seat's screen shows what it is asked: its clock waits no longer. False: it did not wait."""
        now = self._now()
        if self._since.get(seat, now) <= now:
            return False
        self._since[seat] = now
        return True

    @property
    def running(self) -> list[int]:
        return sorted(self._since)

    def time_is_up(self) -> list[int]:
        return [seat for seat in self.running if self.left(seat) <= 0.0]

    def next_end(self) -> float | None:
        """Seconds until the next seat's time is up; None: no clock runs."""
        now = self._now()
        return min((self.left(seat) + max(0.0, since - now) for seat, since in self._since.items()), default=None)

    def rows(self, game: str) -> list[ClockRow]:
        return [
            ClockRow(game=game, seat=seat, left=self.left(seat), running=seat in self._since) for seat in self._left
        ]


class Alarms:
    """Wakes games whose time is up, whether or not their room is open."""

    def __init__(self, ring: Callable[[str], None]) -> None:
        self._ring = ring
        self.clocks: dict[str, GameClock] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def set(self, game: str, clock: GameClock) -> None:
        """From now on this is the game's clock."""
        self.forget(game)
        end = clock.next_end()
        if end is not None:
            self.clocks[game] = clock
            self._timers[game] = asyncio.get_running_loop().call_later(end, self._ring, game)

    def forget(self, game: str) -> None:
        self.clocks.pop(game, None)
        timer = self._timers.pop(game, None)
        if timer is not None:
            timer.cancel()

    def rows(self) -> list[ClockRow]:
        """What all running clocks show now."""
        return [row for game, clock in self.clocks.items() for row in clock.rows(game)]

    def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
