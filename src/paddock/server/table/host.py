"""What a room knows of those around it: the house that it stands in, and whoever listens in it."""

import asyncio
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Protocol, TypeVar

from paddock.server.measures import Measures
from paddock.server.packs.collection import Packs
from paddock.server.settings import Settings
from paddock.server.table.bans import Bans
from paddock.server.table.clocks import Alarms
from paddock.server.table.editions.kept import KeptEditions
from paddock.server.table.open_tables import OpenTables
from paddock.server.table.telling import Listening
from paddock.server.workers.pool import Workers
from paddock.server.workers.rule_threads import RuleThreads
from paddock.store.rows import Change

if TYPE_CHECKING:
    from paddock.server.table.room import Room

T = TypeVar("T")


class Listener(Protocol):
    """Somebody in the room who is told what changes: a `Guest`."""

    @property
    def seats(self) -> frozenset[int]:
        """The seats it answers for; empty for a spectator."""

    def listens_as(self) -> Listening: ...

    def tell_table(self) -> None: ...

    def tell_chat(self) -> None: ...

    def close(self, reason: str, again: bool) -> None: ...


class Host(Protocol):
    """What a room needs of the `House` that it stands in."""

    settings: Settings
    packs: Packs
    editions: KeptEditions
    alarms: Alarms
    workers: Workers
    desk: Workers
    rule_threads: RuleThreads
    rooms: "dict[str, Room]"
    tables: OpenTables
    bans: Bans
    measures: Measures

    def now(self) -> float: ...

    async def room(self, game: str) -> "Room": ...

    def keep(self, task: "asyncio.Task[T]") -> "asyncio.Task[T]": ...

    def save(self, change: Change) -> Awaitable[None]: ...

    def abandon(self, room: "Room") -> None: ...

    def let_bots_think(self, room: "Room") -> None: ...
