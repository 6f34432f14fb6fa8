"""How long a record may become. Whoever plays for long is let play on; whoever only goes back and forth is stopped.

A record is replayed whenever its game is opened, so its length is what a game costs the house. Going back and changing
a sealed answer are the only things that a player can do for ever.
"""

from paddock.core.walk import times_taken_back
from paddock.server.table.asked import AnyTable

MOST_TIMES = 50
"""How often the same question may be gone back to, and how often a seat may change its sealed answer to it."""
MOST_LINES = 20_000
"""Lines of a record after which nothing is taken back or changed any more.
A race with our own options has up to 1,100."""


def is_too_long(table: AnyTable) -> bool:
    """Counted up to the present question: that others have changed their sealed answers to it is not for anybody's
    eyes."""
    return table.sealed.asked_at >= MOST_LINES


def may_go_back(table: AnyTable, seat: int) -> bool:
    """Whether the seat may go back once more to before its last answer, at once or by consent."""
    return not is_too_long(table) and times_taken_back(table.record.lines, seat) < MOST_TIMES


def may_change(table: AnyTable, seat: int) -> bool:
    """Whether the seat may change its sealed answer to the present question once more."""
    return not is_too_long(table) and sum(who == seat for _, who in table.sealed.changes) < MOST_TIMES
