"""Who is in a room: guests, and programs that wait for their turn over HTTP; and since when the others are away."""

import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from paddock.server.table.host import Listener


class Presence:
    """Who is in one room. Seats that nobody has come for count as away since the room was opened."""

    def __init__(self, seats: int) -> None:
        self.guests: set[Listener] = set()
        self.polling: Counter[int] = Counter()
        """How many requests wait for news, by the seat they are for."""
        self.quiet_since = time.monotonic()
        self.away_since = dict.fromkeys(range(seats), time.monotonic())

    def is_here(self, seat: int) -> bool:
        """Whether a browser is open for the seat, or a program waits for its turn."""
        return self.polling[seat] > 0 or any(seat in guest.seats for guest in self.guests)

    def away_for(self, seat: int) -> float:
        """Seconds since somebody was here for the seat. For a seat that is not here."""
        return time.monotonic() - self.away_since[seat]

    @contextmanager
    def waits_here(self, seats: Iterable[int]) -> Iterator[None]:
        """While a program waits for its turn over HTTP, its seats are here; and after it, not away for long."""
        self.polling.update(seats)
        try:
            yield
        finally:
            self.polling.subtract(seats)
            self.was_here(seats)

    def was_here(self, seats: Iterable[int]) -> None:
        """Somebody has just done something for these seats."""
        for seat in seats:
            self.away_since[seat] = time.monotonic()

    def was_visited(self) -> None:
        """Somebody has just come for the room, whether or not they stay."""
        self.quiet_since = time.monotonic()

    def leave(self, guest: Listener) -> None:
        self.guests.remove(guest)
        self.quiet_since = time.monotonic()
        self.was_here(seat for seat in guest.seats if not self.is_here(seat))
