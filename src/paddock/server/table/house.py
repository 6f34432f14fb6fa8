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

import msgspec

from paddock import __version__
from paddock.core.errors import PaddockError
from paddock.games import titles
from paddock.server.packs.collection import Packs
from paddock.server.settings import Settings
from paddock.server.table import asked
from paddock.server.table.clocks import Alarms, GameClock
from paddock.server.table.commands import BY_BOT, BY_CLOCK, is_running, play, play_default
from paddock.server.table.editions.archive import snapshot
from paddock.server.table.editions.kept import KeptEditions
from paddock.server.table.open_tables import OpenTables
from paddock.server.table.opening import Opened, open_stored
from paddock.server.table.room import GamePaused, Room
from paddock.server.wire.messages.answers import Done
from paddock.server.wire.messages.commands import Play
from paddock.server.workers.pool import Workers
from paddock.server.workers.rule_threads import RuleThreads
from paddock.server.workers.tasks import choose
from paddock.store.interface import NotSaved, Store
from paddock.store.rows import OVER, Change, ClockRow, StoredGame

log = logging.getLogger("paddock.server")

P = ParamSpec("P")
T = TypeVar("T")

STORE_READERS = 2
"""Threads that read the store; it has one connection for reading."""
MOST_FAILED = 3
"""Answers of bots that may fail in a row before the game is paused."""


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
        self._readers = ThreadPoolExecutor(STORE_READERS, "paddock-reader")
        self.tables = OpenTables(settings)
        self.alarms = Alarms(self._ring)
        self.season_locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._at_the_door: Counter[str] = Counter()
        """How many wait for a room that is being opened."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._began = (time.time(), time.monotonic())
        self._closing = False
        self._present: dict[str, str] = {}
        """The editions of all titles as they are now: found out before anybody comes, for it takes a moment."""
        self.loop: asyncio.AbstractEventLoop | None = None

    def now(self) -> float:
        """Seconds, as the wall clock showed them when the server began and running on steadily since."""
        return self._began[0] + time.monotonic() - self._began[1]

    # ── Opening and closing ──

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.keep(asyncio.create_task(asyncio.to_thread(snapshot)))  # before anybody exchanges the files
        self._present = await asyncio.to_thread(lambda: {title.id: title.edition for title in titles()})
        await asyncio.to_thread(lambda: self.packs.lay_out_kept(self.store.packs()))
        rows = await self.read(self.store.running_clocks)
        games: dict[str, list[ClockRow]] = {}
        for row in rows:
            games.setdefault(row.game, []).append(row)
        for game, clocks in games.items():
            self.alarms.set(game, GameClock.stored(clocks))
        if self.settings.warm_up:
            self.workers.warm_up()
        self.keep(asyncio.create_task(self._keep_house()))
        self.keep(asyncio.create_task(self._check_after_upgrade()))

    async def close(self) -> None:
        """Close all connections, save the clocks as they stand, and end what still runs, the worker processes last."""
        self._closing = True
        for room in list(self.rooms.values()):
            for guest in list(room.guests):
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
        await asyncio.to_thread(self.editions.close_all_but, set[str]())
        self.rule_threads.close()

    def keep(self, task: "asyncio.Task[T]") -> "asyncio.Task[T]":
        """Hold a task until it is done: the event loop itself may forget one that nobody holds."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def save(self, change: Change) -> Awaitable[None]:
        """Durable when it returns; raises `NotSaved`."""
        return asyncio.wrap_future(self.store.save(change))

    def read(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> "asyncio.Future[T]":
        """What a method of the store reads, in a thread that does nothing else."""
        return asyncio.get_running_loop().run_in_executor(self._readers, partial(work, *args, **kwargs))

    # ── Rooms ──

    async def room(self, game: str) -> Room:
        """The room of a game, opened if nobody has it open. Raises `UnknownRoom`."""
        room = self.rooms.get(game)
        if room is not None:
            room.quiet_since = time.monotonic()
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
            opened = await open_stored(stored, self.packs, self.editions, self.rule_threads)
        room = self.rooms[game] = Room(self, stored, opened.table, opened.trouble, opened.edition)
        room.wait_for_words()
        self.let_bots_think(room)
        return room

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
            del self.rooms[room.id]

    def abandon(self, room: Room) -> None:
        """Forget a room whose picture of the game is not the store's any more; whoever was in it comes back to the true
        one."""
        log.warning("the room of the game %s is opened anew", room.id)
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            self.alarms.forget(room.id)
        for guest in list(room.guests):
            guest.close("The table was opened anew; connect again.", again=True)

    async def _keep_house(self) -> None:
        """Again and again: put away rooms in which nobody is, and save the running clocks."""
        while True:
            await asyncio.sleep(self.settings.clock_tick)
            idle = time.monotonic() - self.settings.idle
            for room in list(self.rooms.values()):
                busy = room.guests or room.thinking or room.lock.locked() or room.patience.is_waiting
                if not busy and room.quiet_since < idle:
                    self.put_away(room)
            used = {room.edition.id for room in self.rooms.values() if room.edition is not None}
            await asyncio.to_thread(self.editions.close_all_but, used)
            locked = {game for game, room in self.rooms.items() if room.lock.locked()}
            rows = [row for row in self.alarms.rows() if row.game not in locked]
            if rows:
                try:
                    await self.save(Change(clocks=rows))
                except NotSaved as error:
                    log.warning("the clocks were not saved: %s", error)
            await self._clear_lobby()

    async def _clear_lobby(self) -> None:
        """Take tables out of the lobby that nobody has started for long and at which nobody sits now."""
        for row in await self.read(self.store.unstarted, time.time() - self.settings.listed_for):
            room = self.rooms.get(row.id)
            if room is not None and (room.lock.locked() or room.guests or room.polling.total()):
                continue
            hidden = msgspec.structs.replace(row if room is None else room.row, listed=False)
            try:
                await self.save(Change(games=[hidden]))
            except NotSaved as error:
                log.warning("a table was not taken out of the lobby: %s", error)
                return
            self.tables.follow(row.id, row.status, listed=False)
            if room is not None:
                room.row = hidden

    async def _check_after_upgrade(self) -> None:
        """A new version of the house replays every unfinished game before people come to it."""
        stamp = " ".join([__version__, *(f"{id}={edition}" for id, edition in self._present.items())])
        if await self.read(self.store.note, "checked by") == stamp:
            return
        games = await self.read(self.store.unfinished)
        pinned = 0
        for game in games:
            try:
                room = await self.room(game)
            except PaddockError as error:
                log.error("the game %s cannot be read: %s", game, error)
                continue
            if room.trouble:
                pinned += 1
                log.error("the game %s is pinned: %s", game, room.trouble)
            # Whoever came meanwhile may not have sat down yet: theirs must stay the only room of the game.
            if room.visits == 1 and not self._at_the_door[game] and not room.guests and not room.thinking:
                self.put_away(room)
        dropped = await asyncio.to_thread(self.editions.drop_unneeded, set(self._present.values()))
        told = "replayed %d unfinished games after an upgrade, %d pinned; dropped %d rulebooks that no game needs"
        log.info(told, len(games), pinned, dropped)
        await asyncio.to_thread(self.store.set_note, "checked by", stamp)

    # ── Clocks ──

    def _ring(self, game: str) -> None:
        self.keep(asyncio.create_task(self._time_is_up(game)))

    async def _time_is_up(self, game: str) -> None:
        """Play the default of every seat whose time is up. Where that cannot be done, the clock stops."""
        room = await self.room(game)
        try:
            async with room.lock:
                for seat in room.clock.time_is_up():
                    if is_running(room) and room.table is not None and seat in room.table.asked():
                        await play_default(room, seat, BY_CLOCK)
        except (NotSaved, TimeoutError) as error:
            log.warning("a time-out was not saved: %s", error)
            await asyncio.sleep(1.0)
        except GamePaused:
            pass  # it is told already
        except Exception as error:
            log.exception("the default of the game %s failed", game)
            room.pause(f"the answer for a seat whose time is up fails: {type(error).__name__}")
        room = await self.room(game)
        if is_running(room):
            self.alarms.set(game, room.clock)
        else:
            self.alarms.forget(game)

    # ── Bots ──

    def let_bots_think(self, room: Room) -> None:
        """Every bot that is asked and does not think yet begins to."""
        if not is_running(room) or room.table is None or self._closing:
            return
        for seat in room.table.asked():
            if room.has_bot(seat) and seat not in room.thinking:
                task = self.keep(asyncio.create_task(self._think(room, seat)))
                room.thinking[seat] = task
                task.add_done_callback(partial(self._thought, room, seat))

    def _thought(self, room: Room, seat: int, _: "asyncio.Task[None]") -> None:
        room.thinking.pop(seat, None)
        if self.rooms.get(room.id) is room:
            self.let_bots_think(room)

    async def _think(self, room: Room, seat: int) -> None:
        """A bot looks at its seat's view, takes its time, and answers; if it cannot, the default is its answer."""
        await asyncio.sleep(max(self.settings.bot_delay, self.settings.bot_pace if room.is_bots_only else 0.0))
        seen_table, version = room.seen_table, room.version
        if seen_table is None or not is_running(room):
            return
        try:
            sent = await room.by_the_rules(lambda: asked.view_bytes(seen_table, seat))
            if not sent:
                return
            text = await self._choice(room, seat, sent)
            if text is None:
                text = await room.by_the_rules(lambda: asked.default(seen_table, seat))
        except (GamePaused, TimeoutError):
            return
        except Exception as error:
            log.exception("a bot of the game %s cannot answer", room.id)
            room.pause(f"a bot can give no answer: {type(error).__name__}")
            return
        # Without an id: ids are the players' own, and a version is answered once anyhow.
        command = Play(id="", seat=seat, version=version, action=text)
        reply = await play(room, command, "en", BY_BOT)
        if isinstance(reply, Done):
            room.failed_answers = 0
            return
        if reply.code == "failed":
            room.failed_answers += 1
            if room.failed_answers >= MOST_FAILED:
                room.pause("what its bots answer fails again and again")
        await asyncio.sleep(1.0)  # the race has moved on, or the disk is full: look again

    async def _choice(self, room: Room, seat: int, sent: bytes) -> str | None:
        """What the bot of a seat chooses; None: it gave no answer."""
        level = room.seats[seat].level or "medium"
        patience = self.settings.bot_patience
        try:
            if room.edition is not None:
                return str(await room.edition.think(patience, "choose", sent, level))
            return await self.workers.do_for(room.share(), patience, choose, sent, level)
        except Exception as error:
            log.error("the bot %s of the game %s gave no answer: %r", level, room.id, error)
            return None

    async def listed(self, limit: int) -> list[StoredGame]:
        """The games anybody may find, without those that have long been over."""
        found = await self.read(self.store.listed, limit)
        return [
            StoredGame(row=row, seats=seats, lines=[], clocks=[], chat=[])
            for row, seats in found
            if row.status != OVER or row.created > time.time() - 86400
        ]
