"""Reader: who looks at a game, and with that what they may know.

There are four kinds: one seat; several seats that share one screen (hot-seat); a spectator, who has no seat; and the
referee, from whom nothing is hidden: for games that are over, for proofs and for whoever studies a position.

>>> reader_of(1).may_know(EVERYBODY), reader_of(1).may_know(1), reader_of(1).may_know(0)
(True, True, False)
>>> SPECTATOR.may_know(0), REFEREE.may_know(0)
(False, True)
"""

from collections.abc import Iterable
from typing import Final

from paddock.core.names import EVERYBODY, NONE


class Reader:
    """Somebody who looks at a game.

    `seats` are the seats it plays for, in ascending order. `seat` is the one whose hidden facts it is shown: its only
    seat, else NONE. A screen that several seats share shows the facts that everybody may know, since all of them look
    at it; each seat's own facts are shown with that seat's view, when it is alone before the screen.
    """

    def __init__(self, seats: Iterable[int] = (), sees_all: bool = False) -> None:
        self.seats = tuple(sorted(set(seats)))
        self.sees_all = sees_all
        self.seat = self.seats[0] if len(self.seats) == 1 else NONE

    def may_know(self, audience: int) -> bool:
        """Whether the reader belongs to an audience: EVERYBODY, or the number of one seat."""
        return self.sees_all or audience == EVERYBODY or audience in self.seats

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reader) and other.seats == self.seats and other.sees_all == self.sees_all

    def __hash__(self) -> int:
        return hash((self.seats, self.sees_all))

    def __repr__(self) -> str:
        return "Reader(sees_all=True)" if self.sees_all else f"Reader({self.seats})"

    def __reduce__(self) -> tuple[type["Reader"], tuple[tuple[int, ...], bool]]:
        """How it is sent to another process; a compiled class does not know that by itself."""
        return Reader, (self.seats, self.sees_all)


SPECTATOR: Final = Reader()
"""The reader without a seat, who knows what everybody knows."""
REFEREE: Final = Reader(sees_all=True)
"""The reader from whom nothing is hidden."""


AT_SEAT: Final = [Reader((seat,)) for seat in range(12)]
"""The readers at the first seats, made once: bots look at the game all the time."""


def reader_of(who: Reader | int) -> Reader:
    """The reader that is meant: where only one seat looks, its number may stand for it."""
    if isinstance(who, Reader):
        return who
    return AT_SEAT[who] if 0 <= who < len(AT_SEAT) else Reader((who,))
