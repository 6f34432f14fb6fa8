"""A room: one game that people have open. Whatever changes it goes through here, one change at a time.

A change is tried on a copy of the table; its lines go to the store; when they are durable the copy becomes the table,
everybody is told and the command is acknowledged. So nobody ever sees a move that could be lost, and a change that
cannot be saved has not happened.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

import msgspec

from paddock.core.errors import EndlessRule, PaddockError
from paddock.core.game import Game
from paddock.core.message import Message
from paddock.core.names import NATURE
from paddock.core.reader import REFEREE, Reader
from paddock.games import titles
from paddock.server.packs.collection import Packs
from paddock.server.packs.games import game_called
from paddock.server.settings import Settings
from paddock.server.table.asked import AnySeenTable, AnyTable, is_interrupt, print_of, seen
from paddock.server.table.clocks import BANK, DAYS, MOVE, NO_CLOCK, Alarms, GameClock, time_to_think
from paddock.server.table.editions.archive import NoEdition
from paddock.server.table.editions.far_table import FarTable
from paddock.server.table.editions.kept import OPENING, KeptEdition, KeptEditions
from paddock.server.table.editions.process import EditionFailed
from paddock.server.table.names import HOUSE_NAME
from paddock.server.table.open_tables import OpenTables
from paddock.server.table.seals import Patience, close_seals
from paddock.server.table.stored_game import begin
from paddock.server.wire.events import NO_SEAT
from paddock.server.wire.game_info import awaited_words
from paddock.server.wire.languages import texts_in
from paddock.server.workers.pool import Workers
from paddock.server.workers.rule_threads import RuleThreads, TakesTooLong
from paddock.server.workers.shares import Share
from paddock.store.interface import DoesNotFit, NotSaved
from paddock.store.rows import (
    BOT,
    FREE,
    HUMAN,
    OVER,
    PINNED,
    RUNNING,
    Change,
    ChatRow,
    GameRow,
    LineRow,
    SeatRow,
    StoredGame,
)

T = TypeVar("T")

log = logging.getLogger("paddock.server")


class GamePaused(PaddockError):
    """A game that was stopped because its own rules or words do not work."""


class Listener(Protocol):
    """Somebody in the room who is told what changes: a `Guest`."""

    @property
    def seats(self) -> frozenset[int]:
        """The seats it answers for; empty for a spectator."""

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

    def now(self) -> float: ...

    async def room(self, game: str) -> "Room": ...

    def keep(self, task: "asyncio.Task[T]") -> "asyncio.Task[T]": ...

    def save(self, change: Change) -> Awaitable[None]: ...

    def abandon(self, room: "Room") -> None: ...

    def let_bots_think(self, room: "Room") -> None: ...


class Plea:
    """A seat asks the others to let it take its last answer back."""

    def __init__(self, number: int, seat: int, command: str, waits_for: set[int]) -> None:
        self.number = number
        self.seat = seat
        self.command = command
        self.waits_for = waits_for


class Room:
    """One game: its table, its seats, and who is here. `table` is None until all seats are taken, and where there is
    trouble."""

    def __init__(
        self,
        house: Host,
        stored: StoredGame,
        table: AnyTable | None,
        trouble: str,
        edition: KeptEdition | None = None,
    ) -> None:
        self.house = house
        self.row = stored.row
        self.edition = edition
        """The kept edition that it is played under; None: the present one."""
        self.pack = house.packs.place(stored.row.pack)
        """The folder of the content pack it is played with; None: our own data."""
        self.seats = stored.seats
        self.chat = stored.chat
        self.trouble = trouble
        self.lock = asyncio.Lock()
        self._at_the_rules = asyncio.Lock()
        """Held while a rule thread works for this table: it never has two of them."""
        self.visits = 0
        """How often somebody came for it since it was opened."""
        self.made_by = ""
        """The address it was made from; empty: not known any more."""
        self.guests: set[Listener] = set()
        self.plea: Plea | None = None
        self.pleas = 0
        self.news = asyncio.Event()
        """Set, and replaced by another, whenever something has changed: for those who wait by HTTP."""
        self.quiet_since = time.monotonic()
        self.away_since = dict.fromkeys(range(len(self.seats)), time.monotonic())
        self.polling: Counter[int] = Counter()
        """How many requests wait for news, by the seat they are for."""
        self.failed_answers = 0
        """Answers of bots that have failed in a row."""
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """The bots that think about the present question, by seat."""
        self.patience = Patience(self._waited_enough)
        self.said = {(row.seat, row.command): row.number for row in stored.chat if row.command}
        self._commands = {(row.seat, row.command): row.number for row in stored.lines if row.command}
        self._answered_at = {row.seat: row.number for row in stored.lines}
        self.clock = house.alarms.clocks.get(stored.row.id) or GameClock.stored(stored.clocks)
        self.table: AnyTable | None = None
        self.seen_table: AnySeenTable | None = None
        if table is not None:
            self.table = table
            self.seen_table = seen(table)
            self._let_clocks_run(self.clock, table, asked_anew=False)
            house.alarms.set(self.id, self.clock)

    # ── Looking ──

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def version(self) -> int:
        return len(self.table.record.lines) if self.table is not None else 0

    @property
    def asked_at(self) -> int:
        """The version at which the present question was asked."""
        return self.table.sealed.asked_at if self.table is not None else 0

    @property
    def status(self) -> str:
        return PINNED if self.trouble else self.row.status

    def has_bot(self, seat: int) -> bool:
        """Whether a bot drives for this seat, for good or until its human is back."""
        return self.seats[seat].kind == BOT or self.seats[seat].left

    def humans(self) -> set[int]:
        """The seats of people, also of those for whom a bot drives just now."""
        return {seat.seat for seat in self.seats if seat.kind == HUMAN}

    def is_here(self, seat: int) -> bool:
        """Whether a browser is open for the seat, or a program waits for its turn."""
        return self.polling[seat] > 0 or any(seat in guest.seats for guest in self.guests)

    def may_be_away(self, seat: int) -> float:
        """Seconds for which nobody may let a bot drive for this seat: as long as its clock gives it for a move."""
        patience = self.house.settings.away
        if self.row.clock in (MOVE, DAYS):
            patience = max(patience, float(self.row.seconds))
        elif self.row.clock == BANK:
            patience = max(patience, self.clock.left(seat))
        if self.is_here(seat):
            return max(patience, 1.0)
        return patience - (time.monotonic() - self.away_since[seat])

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

    def done_at(self, seat: int, command: str) -> int | None:
        """The version a command led to, if it was carried out before."""
        return self._commands.get((seat, command))

    def version_for(self, reader: Reader = REFEREE, line: int | None = None) -> int:
        """The version as a reader may know it, now or at a line: that others have changed their sealed answers to the
        present question is not for its eyes."""
        at = self.version if line is None else line
        return at - (self.table.sealed.unknown_to(reader, at) if self.table is not None else 0)

    def is_stale(self, seat: int, version: int, reader: Reader) -> bool:
        """Whether somebody who has seen this version answers another question than the present one, or does not know
        that the seat has answered it already. Sealed answers of others change nothing about the question."""
        answered = self.version_for(reader, self._answered_at.get(seat, 0))
        return not max(self.asked_at, answered) <= version <= self.version_for(reader)

    def share(self) -> Share:
        """Whose jobs the workers do for this table. Where no human has a seat, everybody else comes first."""
        return Share(self.id, self.made_by, is_last=self.is_bots_only)

    @property
    def is_bots_only(self) -> bool:
        return all(seat.kind == BOT for seat in self.seats)

    # ── What the game computes ──

    def components(self) -> dict[str, Any]:
        """What never changes about the game and is drawn. For a rule thread."""
        if self.edition is not None:
            return self.edition.components(self.row, self.pack)
        game = game_called(self.row.game, self.pack)
        return game.title.components(game)

    async def by_the_rules(self, work: Callable[[], T]) -> T:
        """The result of something that the game's rules or words compute: in a thread, with a deadline.

        Raises what they raise. Rules that do not come to an end pause the game: then it is `GamePaused`. They are
        watched also when whoever wanted to know has gone away meanwhile.
        """
        return await self.finish(self._watched(work))

    async def _watched(self, work: Callable[[], T]) -> T:
        async with self._at_the_rules:
            try:
                if self.edition is None:
                    return await self.house.rule_threads.do(self.house.settings.rule_patience, work)
                # Its process is watched with the same patience; the thread only waits, also while one is started.
                async with self.edition.turn:
                    return await self.house.rule_threads.do(3 * OPENING, work)
            except (EndlessRule, TakesTooLong) as error:
                self.pause(str(error))
                raise GamePaused(self.trouble) from None
            except (EditionFailed, NoEdition) as error:
                self.pause(f"the rulebook it was begun under, which has changed since, fails: {error}")
                raise GamePaused(self.trouble) from None

    def pause(self, reason: str) -> None:
        """Stop a game that misbehaves: nobody plays on, no clock runs, no bot thinks, and everybody here is told."""
        if self.trouble:
            return
        log.error("the game %s is paused: %s", self.id, reason)
        self.trouble = f"the game was paused, because something in it does not work ({reason})"
        self.plea = None
        self.clock = self.clock.copy()
        self.clock.turn([], None, asked_anew=False)
        self.house.alarms.forget(self.id)
        self.house.keep(asyncio.create_task(self._keep_paused()))
        self.tell()

    async def _keep_paused(self) -> None:
        """Save that the game is paused, so that it is after a restart too."""
        async with self.lock:
            row = msgspec.structs.replace(self.row, trouble=self.trouble)
            try:
                await self._write(Change(games=[row], clocks=self.clock.rows(self.id)))
            except PaddockError as error:
                log.warning("that the game %s is paused was not saved: %s", self.id, error)
            else:
                self.row = row

    # ── Changing ──

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """What has begun is finished, even if whoever asked for it goes away meanwhile."""
        return await asyncio.shield(self.house.keep(asyncio.create_task(work)))

    async def advance(self, move: Callable[[AnyTable], object], seat: int, command: str, by: str) -> None:
        """Make a move count: on a copy, on the disk, then for everybody. To be called with the lock held.

        Raises what the move raises, or `NotSaved`; then nothing has happened.
        """
        assert self.table is not None
        before = self.table

        def moved() -> tuple[AnyTable, list[LineRow]]:
            table = before.copy()
            move(table)
            return table, self._new_lines(table, seat, command, by)

        table, lines = await self.by_the_rules(moved)
        await self._save(table, self.clock.copy(), Change(lines=lines))
        if command:
            self._commands[seat, command] = self.version

    async def seat_people(self, *seats: SeatRow) -> None:
        """Change who sits where, and what they add to the dice; when the last free seat is taken and all words are
        there, the game begins. To be called with the lock held; raises `NotSaved`."""
        people = list(self.seats)
        for seat in seats:
            people[seat.seat] = seat
        change = Change(seats=list(seats))
        if self.table is None and not self.trouble and self.is_full(people):
            row = close_seals(self.row, people)
            if row is not self.row:
                change.games = [row]
            if not awaited_words(row, people):
                await self._begin(row, people, change)
                return
        await self._write(change)
        for row in change.games:
            self.row = row
        self.seats = people
        self.wait_for_words()
        if self.plea is not None:
            self.plea.waits_for &= self.humans()
        if self.table is not None:
            self._let_clocks_run(self.clock, self.table, asked_anew=False)
            self.house.alarms.set(self.id, self.clock)
        self.tell()

    async def _begin(self, row: GameRow, people: list[SeatRow], change: Change) -> None:
        def begun() -> tuple[AnyTable, list[LineRow]]:
            table = self._new_table(row, people)
            return table, self._new_lines(table, NATURE, "", "")

        table, change.lines = await self.by_the_rules(begun)
        change.games = [msgspec.structs.replace(row, status=RUNNING)]
        bank = dict.fromkeys(range(len(people)), float(row.seconds)) if row.clock == BANK else {}
        await self._save(table, GameClock(bank), change)

    def _new_table(self, row: GameRow, people: list[SeatRow]) -> AnyTable:
        if self.edition is None:
            return begin(row, people, self.pack)
        return FarTable(self.edition, row, people, str(self.pack or "")).begin()

    @staticmethod
    def is_full(seats: list[SeatRow]) -> bool:
        return all(seat.kind != FREE for seat in seats)

    # ── Words for the dice ──

    def wait_for_words(self) -> None:
        """If the race waits only for seals or words, let it do so for a while, and then begin without them."""
        waits = self.table is None and not self.trouble and self.is_full(self.seats)
        self.patience.follow(waits, self.row, self.house.settings)

    def _waited_enough(self) -> None:
        self.house.keep(asyncio.create_task(self._go_on()))

    async def _go_on(self) -> None:
        """Wait no longer for the seats that have not sealed or opened their words."""
        async with self.lock:
            if self.house.rooms.get(self.id) is not self or self.table is not None:
                return
            late = awaited_words(self.row, self.seats)
            try:
                await self.seat_people(*(msgspec.structs.replace(self.seats[seat], seals=False) for seat in late))
            except NotSaved as error:
                log.warning("that the game %s begins was not saved: %s", self.id, error)
                self.wait_for_words()
            except GamePaused:
                pass  # it is told already
            except Exception as error:
                log.exception("the game %s cannot begin", self.id)
                self.pause(f"it cannot begin: {type(error).__name__}")

    # ── Writing ──

    async def _write(self, change: Change) -> None:
        try:
            await self.house.save(change)
        except DoesNotFit:
            self.house.abandon(self)
            raise

    def _new_lines(self, table: AnyTable, seat: int, command: str, by: str) -> list[LineRow]:
        """The lines that the table has and the store has not: an answer with its command's id, and nature's."""
        lines = [
            LineRow(game=self.id, number=number, seat=line.seat, text=line.text)
            for number, line in enumerate(table.record.lines[self.version :], self.version + 1)
        ]
        if lines:
            lines[-1].print = print_of(table)
        if lines and lines[0].seat == seat != NATURE:
            lines[0].command = command
            lines[0].by = by
        return lines

    async def _save(self, table: AnyTable, clock: GameClock, change: Change) -> None:
        self._let_clocks_run(clock, table, asked_anew=table.sealed.asked_at != self.asked_at)
        if table.over:
            change.games = [msgspec.structs.replace(self.row, status=OVER, result=table.record.result)]
        if self.row.clock != NO_CLOCK:
            change.clocks = clock.rows(self.id)
        await self._write(change)
        # From here on it has happened.
        changes = [seat for number, seat in table.sealed.changes if number > self.version]
        only = set(changes) if len(changes) == len(change.lines) > 0 else None
        for row in change.games:
            self.row = row
        for seat in change.seats:
            self.seats[seat.seat] = seat
        for line in change.lines:
            self._answered_at[line.seat] = line.number
        self.clock = clock
        self.plea = None
        self.table = table
        self.seen_table = seen(table)
        self.wait_for_words()
        self.house.alarms.set(self.id, clock)
        self.house.tables.follow(self.id, self.row.status, self.row.listed)
        self.tell(only)

    async def add_chat(self, row: ChatRow) -> None:
        await self._write(Change(chat=[row]))
        self.chat.append(row)
        if row.command:
            self.said[row.seat, row.command] = row.number
        for guest in self.guests:
            guest.tell_chat()

    async def announce(self, message: Message) -> None:
        """Say something to everybody in the name of the house. To be called with the lock held."""
        texts = await self.by_the_rules(lambda: texts_in(self.row.language, self._speaking_game()))
        number = len(self.chat) + 1
        await self.add_chat(
            ChatRow(game=self.id, number=number, seat=NO_SEAT, name=HOUSE_NAME, text=texts.say(message), at=time.time())
        )

    def _speaking_game(self) -> Game:
        """A game that lends its words to what the house says here."""
        return game_called(self.row.game, self.pack) if self.edition is None else titles()[0].game()

    def tell(self, only: set[int] | None = None) -> None:
        """Everybody gets the table as it is now (or only those at some seats, for whom alone it has changed), and bots
        that are asked begin to think."""
        for guest in self.guests:
            if only is None or guest.seats & only:
                guest.tell_table()
        self.news.set()
        self.news = asyncio.Event()
        if not self.trouble:
            self.house.let_bots_think(self)

    def _let_clocks_run(self, clock: GameClock, table: AnyTable, asked_anew: bool) -> None:
        if self.row.clock == NO_CLOCK or self.trouble:
            return
        thinking = [] if table.over else [seat for seat in table.asked() if not self.has_bot(seat)]
        seconds = time_to_think(self.row.clock, self.row.seconds, is_interrupt(table))
        clock.turn(thinking, seconds, asked_anew)

    # ── Coming and going ──

    def enter(self, guest: Listener) -> None:
        self.guests.add(guest)
        self.tell()

    def leave(self, guest: Listener) -> None:
        if guest in self.guests:
            self.guests.remove(guest)
            self.quiet_since = time.monotonic()
            for seat in guest.seats:
                if not self.is_here(seat):
                    self.away_since[seat] = time.monotonic()
            self.tell()
