"""Fair shares: whose job comes next, when more is wanted of the workers than they can do at once.

Addresses take turns, and the tables of one address take turns among themselves: who opens sixty tables waits for his
own tables, not the others for him. Jobs of races that no human drives in come last.
"""

from collections import deque
from typing import Generic, TypeVar

from paddock.core.errors import PaddockError

J = TypeVar("J")


class TooBusy(PaddockError):
    """More is wanted than can be done: it is refused at once rather than kept waiting for ever."""


class Share:
    """Whose job it is. `table` and `address` may be empty; `is_last`: it comes after everybody else's."""

    def __init__(self, table: str = "", address: str = "", is_last: bool = False) -> None:
        self.table = table
        self.address = address or table
        self.is_last = is_last


class _Turns(Generic[J]):
    """The jobs of several owners, who take turns."""

    def __init__(self) -> None:
        self._owners: dict[str, dict[str, deque[J]]] = {}

    def add(self, share: Share, job: J) -> None:
        self._owners.setdefault(share.address, {}).setdefault(share.table, deque()).append(job)

    def take(self) -> J | None:
        if not self._owners:
            return None
        address = next(iter(self._owners))
        tables = self._owners.pop(address)
        table = next(iter(tables))
        jobs = tables.pop(table)
        job = jobs.popleft()
        # Whoever had their turn goes to the end of the row.
        if jobs:
            tables[table] = jobs
        if tables:
            self._owners[address] = tables
        return job


class FairQueue(Generic[J]):
    """Jobs that wait, by the share they belong to.

    >>> queue = FairQueue[str](most=10, most_of_one=10)
    >>> for job in ("a1", "a2", "a3"):
    ...     queue.add(Share(address="a"), job)
    >>> queue.add(Share(address="b"), "b1")
    >>> [queue.take() for _ in range(5)]
    ['a1', 'b1', 'a2', 'a3', None]
    """

    def __init__(self, most: int, most_of_one: int) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._waiting = 0
        self._of: dict[str, int] = {}
        self._first: _Turns[tuple[str, J]] = _Turns()
        self._last: _Turns[tuple[str, J]] = _Turns()

    def add(self, share: Share, job: J) -> None:
        """Raises `TooBusy` if too much is waiting already."""
        mine = self._of.get(share.address, 0)
        if self._waiting >= self._most or mine >= self._most_of_one:
            raise TooBusy("Too much is being computed just now; try again in a moment.")
        self._waiting += 1
        self._of[share.address] = mine + 1
        (self._last if share.is_last else self._first).add(share, (share.address, job))

    def take(self) -> J | None:
        """The next job; None: nothing is waiting."""
        found = self._first.take() or self._last.take()
        if found is None:
            return None
        address, job = found
        self._waiting -= 1
        self._of[address] -= 1
        if not self._of[address]:
            del self._of[address]
        return job
