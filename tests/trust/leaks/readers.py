"""Who listens: a seat that is asked and another one, a browser that several seats share, what is on its screen for all
of them, and a spectator."""

from typing import Final

from paddock.core.facts import LIST, NUMBER
from paddock.core.layout import hide
from paddock.core.names import UNKNOWN
from paddock.core.reader import SPECTATOR, Reader
from paddock.core.rng import Rng
from paddock.core.rows import row_of, rows_of
from paddock.core.state import State

SEAT: Final = "seat"
RIVAL: Final = "rival"
HOT_SEAT: Final = "hot-seat"
SHARED_SCREEN: Final = "shared screen"
WATCHING: Final = "spectator"
LISTENERS: Final = (SEAT, RIVAL, HOT_SEAT, SHARED_SCREEN, WATCHING)


class Listener:
    """Somebody who is told of a table. `knows`: the seats whose secrets they may know.

    On a shared screen everybody looks at what is not meant for one seat alone: that part may not tell even what the
    screen's own seats know.
    """

    def __init__(self, kind: str, reader: Reader, knows: tuple[int, ...]) -> None:
        self.kind = kind
        self.reader = reader
        self.knows = knows

    def __repr__(self) -> str:
        return f"{self.kind} {self.reader.seats}"


def listener(kind: str, seats: int, rng: Rng, asked: list[int]) -> Listener:
    """A listener of this kind at a table of so many seats, at which some are asked. A rival is not, if that can be."""
    if kind == WATCHING:
        return Listener(kind, SPECTATOR, ())
    order = list(range(seats))
    rng.shuffle(order)
    if kind in (SEAT, RIVAL):
        order.sort(key=lambda seat: (seat in asked) != (kind == SEAT))
        return Listener(kind, Reader(order[:1]), (order[0],))
    order.sort(key=lambda seat: seat not in asked)
    shared = Reader(order[:2])
    return Listener(kind, shared, shared.seats if kind == HOT_SEAT else ())


def known_to(state: State, seats: tuple[int, ...]) -> State:
    """The state as these seats together may know it; UNKNOWN wherever none of them may know the fact."""
    layout = state.game.layout
    common = state.copy()
    hide(common, SPECTATOR)
    for seat in seats:
        own = state.copy()
        hide(own, seat)
        for fact in layout.secrets:
            if fact.shape == NUMBER:
                continue  # hidden from everybody
            theirs, ours = getattr(own, fact.name), getattr(common, fact.name)
            if fact.shape == LIST:
                row = [b if a == UNKNOWN else a for a, b in zip(ours, theirs, strict=True)]
                setattr(common, fact.name, row_of(row))
            else:
                rows = [list(b if UNKNOWN in a else a) for a, b in zip(ours, theirs, strict=True)]
                setattr(common, fact.name, rows_of(rows))
    return common
