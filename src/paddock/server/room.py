"""A room: one game that people have open. Whatever changes it goes through here, one change at a time.

A change is tried on a copy of the table; its lines go to the store; when they are durable the copy becomes the table,
everybody is told and the command is acknowledged. So nobody ever sees a move that could be lost, and a change that
cannot be saved has not happened.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from paddock.core.decision import NATURE
from paddock.core.table import Table
from paddock.server.clocks import BANK, NO_CLOCK, GameClock, time_to_think
from paddock.server.opening import asked_since, begin, fingerprint, is_half_answered
from paddock.server.showing import Reader, Showing
from paddock.store.interface import DoesNotFit
from paddock.store.rows import BOT, FREE, HUMAN, OVER, PINNED, RUNNING, Change, ChatRow, LineRow, SeatRow, StoredGame

if TYPE_CHECKING:
    from paddock.server.guest import Guest
    from paddock.server.house import House

T = TypeVar("T")


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

    def __init__(self, house: "House", stored: StoredGame, table: Table | None, trouble: str) -> None:
        self.house = house
        self.row = stored.row
        self.pack = house.packs.place(stored.row.pack)
        """The folder of the content pack it is played with; None: our own data."""
        self.seats = stored.seats
        self.chat = stored.chat
        self.trouble = trouble
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.plea: Plea | None = None
        self.pleas = 0
        self.news = asyncio.Event()
        """Set, and replaced by another, whenever something has changed: for those who wait by HTTP."""
        self.quiet_since = time.monotonic()
        self.away_since = dict.fromkeys(range(len(self.seats)), time.monotonic())
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """The bots that think about the present question, by seat."""
        self.said = {(row.seat, row.command): row.number for row in stored.chat if row.command}
        self._commands = {(row.seat, row.command): row.number for row in stored.lines if row.command}
        self._answered_at = {row.seat: row.number for row in stored.lines}
        self.asked_at = 0
        self._rethought: list[tuple[int, int]] = []
        """Lines in which a seat changed its sealed answer to the present question: number and seat."""
        self.clock = house.alarms.clocks.get(stored.row.id) or GameClock.stored(stored.clocks)
        self.table: Table | None = None
        self.showing: Showing | None = None
        if table is not None:
            self.asked_at = asked_since(table)
            self._notice_rethinking([row for row in stored.lines if row.number > self.asked_at])
            self.table = table
            self.showing = Showing(table)
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
    def status(self) -> str:
        return PINNED if self.trouble else self.row.status

    def has_bot(self, seat: int) -> bool:
        """Whether a bot drives for this seat, for good or until its human is back."""
        return self.seats[seat].kind == BOT or self.seats[seat].left

    def humans(self) -> set[int]:
        return {seat.seat for seat in self.seats if seat.kind == HUMAN and not seat.left}

    def is_here(self, seat: int) -> bool:
        return any(seat in guest.seats for guest in self.guests)

    def done_at(self, seat: int, command: str) -> int | None:
        """The version a command led to, if it was carried out before."""
        return self._commands.get((seat, command))

    def version_for(self, reader: Reader | None, line: int | None = None) -> int:
        """The version as a reader may know it, now or at a line: that others have changed their sealed answers to the
        present question is not for its eyes. None sees all."""
        at = self.version if line is None else line
        if reader is None:
            return at
        return at - sum(number <= at and seat not in reader for number, seat in self._rethought)

    def _notice_rethinking(self, lines: list[LineRow]) -> None:
        """Find the changed answers among the newest lines, all of them to the present question."""
        first = lines[0].number if lines else 0
        answered = {seat for seat, number in self._answered_at.items() if self.asked_at < number < first}
        for line in lines:
            if line.seat in answered:
                self._rethought.append((line.number, line.seat))
            answered.add(line.seat)

    def is_stale(self, seat: int, version: int, reader: Reader | None) -> bool:
        """Whether somebody who has seen this version answers another question than the present one, or does not know
        that the seat has answered it already. Sealed answers of others change nothing about the question."""
        answered = self.version_for(reader, self._answered_at.get(seat, 0))
        return not max(self.asked_at, answered) <= version <= self.version_for(reader)

    # ── Changing ──

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """What has begun is finished, even if whoever asked for it goes away meanwhile."""
        return await asyncio.shield(self.house.keep(asyncio.create_task(work)))

    async def advance(self, move: Callable[[Table], object], seat: int, command: str, by: str) -> None:
        """Make a move count: on a copy, on the disk, then for everybody. To be called with the lock held.

        Raises what the move raises, or `NotSaved`; then nothing has happened.
        """
        assert self.table is not None
        table = self.table.copy()
        move(table)
        change = Change(lines=self._new_lines(table, seat, command, by))
        await self._save(table, self.clock.copy(), change)
        if command:
            self._commands[seat, command] = self.version

    async def seat_people(self, *seats: SeatRow) -> None:
        """Change who sits where; when the last free seat is taken, the game begins. To be called with the lock held;
        raises `NotSaved`."""
        people = list(self.seats)
        for seat in seats:
            people[seat.seat] = seat
        change = Change(seats=list(seats))
        if self.table is None and not self.trouble and all(seat.kind != FREE for seat in people):
            table = begin(self.row, people, self.pack)
            change.lines = self._new_lines(table, NATURE, "", "")
            change.games = [msgspec.structs.replace(self.row, status=RUNNING)]
            bank = dict.fromkeys(range(len(people)), float(self.row.seconds)) if self.row.clock == BANK else {}
            await self._save(table, GameClock(bank), change)
            return
        await self._write(change)
        self.seats = people
        if self.plea is not None:
            self.plea.waits_for &= self.humans()
        if self.table is not None:
            self._let_clocks_run(self.clock, self.table, asked_anew=False)
            self.house.alarms.set(self.id, self.clock)
        self.tell()

    async def _write(self, change: Change) -> None:
        try:
            await self.house.save(change)
        except DoesNotFit:
            self.house.abandon(self)
            raise

    def _new_lines(self, table: Table, seat: int, command: str, by: str) -> list[LineRow]:
        """The lines that the table has and the store has not: an answer with its command's id, and nature's."""
        lines = [
            LineRow(game=self.id, number=number, seat=line.seat, text=line.text)
            for number, line in enumerate(table.record.lines[self.version :], self.version + 1)
        ]
        if lines:
            lines[-1].print = fingerprint(table.state)
        if lines and lines[0].seat == seat != NATURE:
            lines[0].command = command
            lines[0].by = by
        return lines

    async def _save(self, table: Table, clock: GameClock, change: Change) -> None:
        asked_at = self.asked_at if is_half_answered(table.state) else len(table.record.lines)
        self._let_clocks_run(clock, table, asked_anew=asked_at != self.asked_at)
        if table.over:
            change.games = [msgspec.structs.replace(self.row, status=OVER, result=table.record.result)]
        if self.row.clock != NO_CLOCK:
            change.clocks = clock.rows(self.id)
        await self._write(change)
        # From here on it has happened.
        before = len(self._rethought)
        if asked_at != self.asked_at:
            self._rethought.clear()
        else:
            self._notice_rethinking(change.lines)
        only = {line.seat for line in change.lines} if len(self._rethought) - before == len(change.lines) > 0 else None
        for row in change.games:
            self.row = row
        for seat in change.seats:
            self.seats[seat.seat] = seat
        for line in change.lines:
            self._answered_at[line.seat] = line.number
        self.clock = clock
        self.asked_at = asked_at
        self.plea = None
        self.table = table
        self.showing = Showing(table)
        self.house.alarms.set(self.id, clock)
        self.tell(only)

    async def add_chat(self, row: ChatRow) -> None:
        await self._write(Change(chat=[row]))
        self.chat.append(row)
        if row.command:
            self.said[row.seat, row.command] = row.number
        for guest in self.guests:
            guest.tell_chat()

    def tell(self, only: set[int] | None = None) -> None:
        """Everybody gets the table as it is now (or only those at some seats, for whom alone it has changed), and bots
        that are asked begin to think."""
        for guest in self.guests:
            if only is None or guest.seats & only:
                guest.tell_table()
        self.news.set()
        self.news = asyncio.Event()
        self.house.let_bots_think(self)

    def _let_clocks_run(self, clock: GameClock, table: Table, asked_anew: bool) -> None:
        if self.row.clock == NO_CLOCK:
            return
        thinking = [] if table.over else [seat for seat in table.asked() if not self.has_bot(seat)]
        interrupt = not table.over and table.state.kind.interrupt
        clock.turn(thinking, time_to_think(self.row.clock, self.row.seconds, interrupt), asked_anew)

    # ── Coming and going ──

    def enter(self, guest: "Guest") -> None:
        self.guests.add(guest)
        self.tell()

    def leave(self, guest: "Guest") -> None:
        if guest in self.guests:
            self.guests.remove(guest)
            self.quiet_since = time.monotonic()
            for seat in guest.seats:
                if not self.is_here(seat):
                    self.away_since[seat] = time.monotonic()
            self.tell()
