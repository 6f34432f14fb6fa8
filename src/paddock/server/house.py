"""The house: all rooms of one server process, and what they share. Store, workshop, clocks, doorkeeper."""

import asyncio
import logging
import time
from collections.abc import Awaitable
from functools import partial
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from paddock import __version__
from paddock.core.errors import PaddockError
from paddock.games import titles
from paddock.server.clocks import Alarms, GameClock
from paddock.server.commands import BY_BOT, BY_CLOCK, is_running, play, play_default
from paddock.server.limits import Doorkeeper
from paddock.server.messages import Done, Play
from paddock.server.opening import CannotOpen, open_table
from paddock.server.packs import Packs, UnknownPack
from paddock.server.parcel import pack as pack_view
from paddock.server.room import Room
from paddock.server.settings import Settings
from paddock.server.workshop import Workshop, choose
from paddock.store.interface import NotSaved, Store
from paddock.store.rows import OVER, WAITING, Change, ClockRow, StoredGame

log = logging.getLogger("paddock.server")

T = TypeVar("T")


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
        self.workshop = Workshop(settings.bot_processes)
        self.drawing = asyncio.Lock()
        """Whoever brings a drawing to race on: one at a time."""
        self.building = asyncio.Semaphore(1)
        """Whoever searches or tries tracks in the workshop: one at a time."""
        self.alarms = Alarms(self._ring)
        self.doorkeeper = Doorkeeper(settings.address_rate, settings.address_burst, settings.address_sockets)
        self.season_locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._began = (time.time(), time.monotonic())
        self._closing = False
        self.loop: asyncio.AbstractEventLoop | None = None

    def now(self) -> float:
        """Seconds, as the wall clock showed them when the server began and running on steadily since."""
        return self._began[0] + time.monotonic() - self._began[1]

    # ── Opening and closing ──

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        await asyncio.to_thread(lambda: self.packs.lay_out_kept(self.store.packs()))
        rows = await asyncio.to_thread(self.store.running_clocks)
        games: dict[str, list[ClockRow]] = {}
        for row in rows:
            games.setdefault(row.game, []).append(row)
        for game, clocks in games.items():
            self.alarms.set(game, GameClock.stored(clocks))
        if self.settings.warm_up:
            self.workshop.warm_up()
        self.keep(asyncio.create_task(self._keep_house()))
        self.keep(asyncio.create_task(self._check_after_upgrade()))

    async def close(self) -> None:
        """Let nobody down: what is being saved is saved, the clocks are saved as they stand."""
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
        await asyncio.to_thread(self.store.close)
        await asyncio.to_thread(self.workshop.close)

    def keep(self, task: "asyncio.Task[T]") -> "asyncio.Task[T]":
        """The loop holds its tasks weakly; this does not."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def save(self, change: Change) -> Awaitable[None]:
        """Durable when it returns; raises `NotSaved`."""
        return asyncio.wrap_future(self.store.save(change))

    # ── Rooms ──

    async def room(self, game: str) -> Room:
        """The room of a game, opened if nobody has it open. Raises `UnknownRoom`."""
        room = self.rooms.get(game)
        if room is not None:
            room.quiet_since = time.monotonic()
            return room
        if game not in self._opening:
            task = self.keep(asyncio.create_task(self._open_room(game)))
            self._opening[game] = task
            task.add_done_callback(lambda _: self._opening.pop(game, None))
        return await asyncio.shield(self._opening[game])

    async def _open_room(self, game: str) -> Room:
        stored = await asyncio.to_thread(self.store.load, game)
        if stored is None:
            raise UnknownRoom("There is no such game here. Links end with the game's id; check that none is missing.")
        table, trouble = None, stored.row.trouble
        if not trouble and stored.row.status != WAITING:
            try:
                pack = self.packs.folder(stored.row.pack)
                table = await asyncio.to_thread(open_table, stored, pack)
            except (CannotOpen, UnknownPack) as error:
                trouble = str(error)
        room = self.rooms[game] = Room(self, stored, table, trouble)
        self.let_bots_think(room)
        return room

    def admit(self, stored: StoredGame) -> Room:
        """A game that was made just now."""
        room = self.rooms[stored.row.id] = Room(self, stored, None, "")
        return room

    def put_away(self, room: Room) -> None:
        """Forget a room in which nothing is going on; the store has it, and its clock runs on."""
        if self.rooms.get(room.id) is room and not room.lock.locked():
            del self.rooms[room.id]

    def abandon(self, room: Room) -> None:
        """Forget a room whose picture of the game is not the store's; whoever was in it comes back to the true one."""
        log.error("the room of the game %s did not fit what is stored and is opened anew", room.id)
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            self.alarms.forget(room.id)
        for guest in list(room.guests):
            guest.close("The table was opened anew; connect again.", again=True)

    async def _keep_house(self) -> None:
        """Every now and then: save the clocks, put away rooms in which nobody is."""
        while True:
            await asyncio.sleep(self.settings.clock_tick)
            idle = time.monotonic() - self.settings.idle
            for room in list(self.rooms.values()):
                if not room.guests and not room.thinking and not room.lock.locked() and room.quiet_since < idle:
                    self.put_away(room)
            busy = {game for game, room in self.rooms.items() if room.lock.locked()}
            rows = [row for row in self.alarms.rows() if row.game not in busy]
            if rows:
                try:
                    await self.save(Change(clocks=rows))
                except NotSaved as error:
                    log.warning("the clocks were not saved: %s", error)

    async def _check_after_upgrade(self) -> None:
        """A new version of the house replays every unfinished game before people come to it."""
        stamp = " ".join([__version__, *(f"{title.id}={title.rules_version}" for title in titles())])
        if await asyncio.to_thread(self.store.note, "checked by") == stamp:
            return
        games = await asyncio.to_thread(self.store.unfinished)
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
            if not room.guests and not room.thinking:
                self.put_away(room)
        log.info("replayed %d unfinished games after an upgrade, %d pinned", len(games), pinned)
        await asyncio.to_thread(self.store.set_note, "checked by", stamp)

    # ── Clocks ──

    def _ring(self, game: str) -> None:
        self.keep(asyncio.create_task(self._time_is_up(game)))

    async def _time_is_up(self, game: str) -> None:
        room = await self.room(game)
        try:
            async with room.lock:
                for seat in room.clock.time_is_up():
                    if is_running(room) and room.table is not None and seat in room.table.asked():
                        await play_default(room, seat, BY_CLOCK)
        except NotSaved as error:
            log.warning("a time-out was not saved: %s", error)
            await asyncio.sleep(1.0)
        room = await self.room(game)
        self.alarms.set(game, room.clock)

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
        level = room.seats[seat].level or "medium"
        await asyncio.sleep(self.settings.bot_delay)
        showing, version = room.showing, room.version
        if showing is None or not showing.view(seat).options:
            return
        try:
            code = await self.workshop.do(self.settings.bot_patience, choose, pack_view(showing.view(seat)), level)
        except Exception as error:
            log.error("the bot %s of the game %s gave no answer: %r", level, room.id, error)
            code = showing.default(seat)
        text = showing.game.actions.text(code)
        command = Play(id=f"bot-{version}", seat=seat, version=version, action=text)
        reply = await play(room, command, "en", BY_BOT)
        if not isinstance(reply, Done):
            await asyncio.sleep(1.0)  # the race has moved on, or the disk is full: look again

    async def listed(self, limit: int) -> list[StoredGame]:
        """The games anybody may find, without those that have long been over."""
        found = await asyncio.to_thread(self.store.listed, limit)
        return [
            StoredGame(row=row, seats=seats, lines=[], clocks=[], chat=[])
            for row, seats in found
            if row.status != OVER or row.created > time.time() - 86400
        ]
