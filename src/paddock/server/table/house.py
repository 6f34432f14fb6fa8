"""The house: all rooms of one server process, and what they share. The store, the worker processes, the clocks."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from paddock.core.errors import PaddockError
from paddock.games import titles
from paddock.server.measures import Measures, Reading
from paddock.server.packs.collection import Packs
from paddock.server.settings import Settings
from paddock.server.table import thinking
from paddock.server.table.bans import Bans
from paddock.server.table.clocks import Alarms, GameClock
from paddock.server.table.editions.archive import snapshot
from paddock.server.table.editions.kept import KeptEditions
from paddock.server.table.latest_errors import LatestErrors
from paddock.server.table.open_tables import OpenTables
from paddock.server.table.opening import Opened, open_stored
from paddock.server.table.room import Room
from paddock.server.table.seals import Patience
from paddock.server.table.seating import wait_for_words
from paddock.server.table.time_outs import time_is_up
from paddock.server.workers.pool import Workers
from paddock.server.workers.rule_threads import RuleThreads
from paddock.store.interface import DoesNotFit, NotSaved, Store
from paddock.store.rows import OVER, RUNNING, Change, ClockRow, StoredGame

log = logging.getLogger("paddock.server")

P = ParamSpec("P")
T = TypeVar("T")

STORE_READERS = 2
"""Threads that read the store; it has one connection for reading."""
OPENING_THREADS = 2
UNSAVED_FOR = 30.0
"""Seconds for which a house that could not save something asks people to go elsewhere."""


class UnknownRoom(PaddockError):
    """No game of that id is in the store."""


class House:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.rooms: dict[str, Room] = {}
        self.packs = Packs(settings.data / "packs", settings.loose_packs)
        for folder in settings.packs:
            self.packs.offer(folder)
        self.editions = KeptEditions(settings.data / "editions", store, settings.rule_patience)
        self.workers = Workers(settings.bot_processes)
        """Bots think there, and previews and replays of our own tables are computed."""
        self.desk = Workers(1)
        """What strangers send is read there: records, positions, drawings. It keeps no table waiting."""
        self.rule_threads = RuleThreads()
        self.opening_threads = RuleThreads(OPENING_THREADS)
        """Stored games are replayed there: a long one keeps no move at another table waiting."""
        self._readers = ThreadPoolExecutor(STORE_READERS, "paddock-reader")
        self.tables = OpenTables(settings)
        self.bans = Bans(store)
        self.errors = LatestErrors()
        """What went wrong lately, for whoever runs the house."""
        self.measures = Measures()
        self._unsaved_at = -UNSAVED_FOR
        """When something could not be saved, by the steady clock."""
        self.alarms = Alarms(self._ring)
        self.season_locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._at_the_door: Counter[str] = Counter()
        """How many wait for a room that is being opened."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._began = (time.time(), time.monotonic())
        self._closing = False
        self._patience: dict[str, Patience] = {}
        """How long games whose rooms were put away still wait for words."""
        self.present: dict[str, str] = {}
        """The editions of all titles as they are now: found out before anybody comes, for it takes a moment."""
        self.loop: asyncio.AbstractEventLoop | None = None

    def now(self) -> float:
        """Seconds, as the wall clock showed them when the server began and running on steadily since."""
        return self._began[0] + time.monotonic() - self._began[1]

    # ── Opening and closing ──

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.keep(asyncio.create_task(asyncio.to_thread(snapshot)))  # before anybody exchanges the files
        self.present = await asyncio.to_thread(lambda: {title.id: title.edition for title in titles()})
        await asyncio.to_thread(lambda: self.packs.lay_out_kept(self.store.packs()))
        log.addHandler(self.errors)
        await self.read(self.bans.read)
        rows = await self.read(self.store.running_clocks)
        games: dict[str, list[ClockRow]] = {}
        for row in rows:
            games.setdefault(row.game, []).append(row)
        for game, clocks in games.items():
            self.alarms.set(game, GameClock.stored(clocks))
        if self.settings.warm_up:
            self.workers.warm_up()

    async def close(self) -> None:
        """Close all connections, save the clocks as they stand, and end what still runs, the worker processes last."""
        self._closing = True
        log.removeHandler(self.errors)
        for room in list(self.rooms.values()):
            for guest in list(room.presence.guests):
                guest.close("The server is closing; it will be back.", again=True)
        try:
            await self.save(Change(clocks=self.alarms.rows()))
        except NotSaved as error:
            log.warning("the clocks were not saved: %s", error)
        self.alarms.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._readers.shutdown(wait=True, cancel_futures=True)
        await asyncio.to_thread(self.store.close)
        await asyncio.to_thread(self.workers.close)
        await asyncio.to_thread(self.desk.close)
        await asyncio.to_thread(self.editions.close)
        self.rule_threads.close()
        self.opening_threads.close()

    def keep(self, task: "asyncio.Task[T]") -> "asyncio.Task[T]":
        """Hold a task until it is done: the event loop itself may forget one that nobody holds."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def save(self, change: Change) -> Awaitable[None]:
        """Durable when it returns; raises `NotSaved`."""
        saved = asyncio.wrap_future(self.store.save(change))
        saved.add_done_callback(self._look_whether_saved)
        return saved

    def _look_whether_saved(self, saved: "asyncio.Future[None]") -> None:
        if saved.cancelled():
            return
        if saved.exception() is None:
            self._unsaved_at = -UNSAVED_FOR
        elif not isinstance(saved.exception(), DoesNotFit):
            self._unsaved_at = time.monotonic()

    def read(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> "asyncio.Future[T]":
        """What a method of the store reads, in a thread that does nothing else."""
        return asyncio.get_running_loop().run_in_executor(self._readers, partial(work, *args, **kwargs))

    # ── Rooms ──

    async def room(self, game: str) -> Room:
        """The room of a game, opened if nobody has it open. Raises `UnknownRoom`."""
        room = self.rooms.get(game)
        if room is not None:
            room.presence.was_visited()
            room.visits += 1
            return room
        self._at_the_door[game] += 1
        if game not in self._opening:
            task = self.keep(asyncio.create_task(self._open_room(game)))
            self._opening[game] = task
            task.add_done_callback(lambda _: self._opening.pop(game, None))
        try:
            room = await asyncio.shield(self._opening[game])
        finally:
            self._at_the_door[game] -= 1
            if not self._at_the_door[game]:
                del self._at_the_door[game]
        room.visits += 1
        return room

    async def _open_room(self, game: str) -> Room:
        stored = await self.read(self.store.load, game)
        if stored is None:
            raise UnknownRoom("There is no such game here. Links end with the game's id; check that none is missing.")
        opened = Opened(trouble=stored.row.trouble)
        if not opened.trouble:
            opened = await open_stored(stored, self.packs, self.editions, self.opening_threads)
        room = self.rooms[game] = Room(self, stored, opened.table, opened.trouble, opened.edition)
        room.patience = self._patience.pop(game, room.patience)
        self.tables.count_bots_only(game, room.is_bots_only and room.status == RUNNING)
        wait_for_words(room)
        self.let_bots_think(room)
        return room

    def is_visited(self, room: Room) -> bool:
        """Whether more than one has come for the room since it was opened, or somebody is about to."""
        return room.visits > 1 or self._at_the_door[room.id] > 0

    def admit(self, stored: StoredGame, address: str) -> Room:
        """A game that was made just now, from this address."""
        room = self.rooms[stored.row.id] = Room(self, stored, None, "")
        room.made_by = address
        self.tables.add(room.id, address, room.row.listed, room.is_bots_only)
        return room

    def put_away(self, room: Room) -> None:
        """Forget a room in which nothing is going on; the store has it, and its clock runs on."""
        if self.rooms.get(room.id) is room and not room.lock.locked():
            self.tables.follow(room.id, room.row.status, room.row.listed)
            self.tables.count_bots_only(room.id, bots_only=False)  # no bot thinks there now
            if room.patience.is_waiting:
                self._patience[room.id] = room.patience
            self._forget(room)

    def abandon(self, room: Room) -> None:
        """Forget a room whose picture of the game is not the store's any more; whoever was in it comes back to the true
        one."""
        log.warning("the room of the game %s is opened anew", room.id)
        room.patience.end()
        if self.rooms.get(room.id) is room:
            self._forget(room)
            self.alarms.forget(room.id)
        for guest in list(room.presence.guests):
            guest.close("The table was opened anew; connect again.", again=True)

    def _forget(self, room: Room) -> None:
        del self.rooms[room.id]
        if room.rules.edition is not None:
            room.rules.edition.release()

    # ── Clocks and bots ──

    def _ring(self, game: str) -> None:
        self.keep(asyncio.create_task(time_is_up(self, game)))

    def let_bots_think(self, room: Room) -> None:
        """Every bot of the room that is asked and does not think yet begins to, unless the house is closing."""
        if not self._closing:
            thinking.let_bots_think(room)

    # ── For whoever runs it ──

    def why_not_ready(self) -> str:
        """Why nobody should be sent here now; empty: the house takes people in."""
        if self.loop is None or self._closing:
            return "The house is not open."
        if time.monotonic() < self._unsaved_at + UNSAVED_FOR:
            return "The store cannot write."
        return ""

    def gauges(self) -> list[Reading]:
        rooms = list(self.rooms.values())
        return [
            ("paddock_tables", "Tables that are open in memory.", len(rooms)),
            ("paddock_guests", "Browsers and programs at tables.", sum(len(room.presence.guests) for room in rooms)),
            ("paddock_bots_thinking", "Bots that think.", sum(len(room.thinking) for room in rooms)),
            ("paddock_clocks", "Games whose clock runs.", len(self.alarms.clocks)),
            ("paddock_paused", "Open games that were paused.", sum(bool(room.trouble) for room in rooms)),
        ]

    def counters(self) -> list[Reading]:
        return [
            ("paddock_commits", "How often the disk was synced.", self.store.commits),
            ("paddock_changes", "Changes that are on the disk.", self.store.changes),
            ("paddock_workers_replaced", "Processes that did not answer in time.", self.workers.replaced),
        ]

    # ── The lobby ──

    async def listed(self, limit: int) -> list[StoredGame]:
        """The games anybody may find, without those that have long been over."""
        found = await self.read(self.store.listed, limit)
        return [
            StoredGame(row=row, seats=seats, lines=[], clocks=[], chat=[])
            for row, seats in found
            if row.status != OVER or row.created > time.time() - 86400
        ]
