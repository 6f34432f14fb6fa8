"""A room: one game that people have open. Whatever changes it goes through here, one change at a time.

A change is tried on a copy of the table; its lines go to the store; when they are durable the copy becomes the table,
everybody is told and the command is acknowledged. So nobody ever sees a move that could be lost, and a change that
cannot be saved has not happened.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

import msgspec

from paddock.core.errors import PaddockError
from paddock.core.names import NATURE
from paddock.core.only_answers import play_only_answers
from paddock.core.reader import REFEREE, Reader
from paddock.core.table import Table
from paddock.server.table.asked import AnySeenTable, AnyTable, is_interrupt, print_of, seen
from paddock.server.table.clocks import BANK, MOVE, NO_CLOCK, GameClock, time_to_think
from paddock.server.table.editions.kept import KeptEdition
from paddock.server.table.game_rules import GameRules
from paddock.server.table.host import Host, Listener
from paddock.server.table.notes import Notes
from paddock.server.table.plea import Plea
from paddock.server.table.presence import Presence
from paddock.server.table.rate import Bucket
from paddock.server.table.seals import Patience
from paddock.server.table.telling import Told, told_to_all
from paddock.server.wire.languages import texts_in
from paddock.server.wire.messages.table import NoteTold, UndoRefused
from paddock.server.workers.shares import Share
from paddock.store.interface import DoesNotFit
from paddock.store.rows import BOT, HUMAN, OVER, PINNED, Change, LineRow, StoredGame

T = TypeVar("T")

log = logging.getLogger("paddock.server")


CHAT_IN_MEMORY = 200
"""Lines of chat, the latest ones, that a room keeps at hand; the store has all."""


class GamePaused(PaddockError):
    """A game that was stopped because its own rules or words do not work."""


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
        self.rules = GameRules(house, stored.row, edition)
        self.seats = stored.seats
        self.chat = stored.chat[-CHAT_IN_MEMORY:]
        """The latest lines."""
        self.voices: dict[int, Bucket] = {}
        """How much each seat, and the house, may say."""
        self.trouble = trouble
        self.lock = asyncio.Lock()
        self.visits = 0
        """How often somebody came for it since it was opened."""
        self.made_by = ""
        """The address it was made from; empty: not known any more."""
        self.presence = Presence(len(self.seats))
        self.plea: Plea | None = None
        self.pleas = 0
        self.refused_plea: UndoRefused | None = None
        """The latest plea that somebody did not agree to, until the race goes on."""
        self.hinted: set[int] = set()
        """The seats that have asked for a hint and not answered since."""
        self.notes = Notes(self.humans, stored.lines)
        self.news = asyncio.Event()
        """Set, and replaced by another, whenever something has changed: for those who wait by HTTP."""
        self.failed_answers = 0
        """Answers of bots that have failed in a row."""
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """The bots that think about the present question, by seat."""
        self.patience = Patience()
        self.said = {(row.seat, row.command): row.number for row in self.chat if row.command}
        self._commands = {(row.seat, row.command): row.number for row in stored.lines if row.command}
        self._answered_at = {row.seat: row.number for row in stored.lines}
        self.clock = house.alarms.clocks.get(stored.row.id) or GameClock.stored(stored.clocks)
        self.table: AnyTable | None = None
        self.seen_table: AnySeenTable | None = None
        self.told: Told = {}
        """What was made for those who listen, of the present table."""
        if table is not None:
            self.table = table
            self.seen_table = seen(table)
            self.let_clocks_run()

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

    @property
    def last_said(self) -> int:
        """The number of the latest line of the chat; 0: nothing has been said."""
        return self.chat[-1].number if self.chat else 0

    def has_bot(self, seat: int) -> bool:
        """Whether a bot drives for this seat, for good or until its human is back."""
        return self.seats[seat].kind == BOT or self.seats[seat].left

    def humans(self) -> set[int]:
        """The seats of people, also of those for whom a bot drives just now."""
        return {seat.seat for seat in self.seats if seat.kind == HUMAN}

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
        """Whose jobs the workers do for this table. Where no human plays, everybody else comes first."""
        return Share(self.id, self.made_by, is_last=self.is_bots_only)

    @property
    def is_bots_only(self) -> bool:
        """Whether bots drive for all seats, also for those whose humans have left."""
        return all(self.has_bot(seat.seat) for seat in self.seats)

    # ── What the game computes ──

    async def by_the_rules(self, work: Callable[[], T]) -> T:
        """The result of something that the game's rules or words compute: in a thread, with a deadline.

        Raises what they raise. Rules that do not come to an end pause the game: then it is `GamePaused`. They are
        watched also when whoever wanted to know has gone away meanwhile.
        """
        found = self.rules.compute(work)
        found.add_done_callback(self._watch)
        try:
            return await asyncio.shield(found)
        except Exception as error:
            if self.rules.why_failed(error):
                raise GamePaused(self.trouble) from None
            raise

    def _watch(self, found: "asyncio.Future[Any]") -> None:
        """Pause the game if its rules have failed."""
        reason = "" if found.cancelled() else self.rules.why_failed(found.exception())
        if reason:
            self.pause(reason)

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
        """Save that the game is paused, so that it is after a restart too; not if it has been opened anew meanwhile."""
        async with self.lock:
            if self.house.rooms.get(self.id) is not self:
                return
            row = msgspec.structs.replace(self.row, trouble=self.trouble)
            try:
                await self.write(Change(games=[row], clocks=self.clock.rows(self.id)))
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
        listening = {guest.listens_as() for guest in self.presence.guests}

        def moved() -> tuple[AnySeenTable, list[LineRow], Told]:
            table = before.copy()
            move(table)
            self.play_only_answers(table)
            seen_table = seen(table)
            told = told_to_all(seen_table, listening, partial(self.notes_in, up_to=table.sealed.asked_at))
            return seen_table, self.new_lines(table, seat, command, by), told

        seen_table, lines, told = await self.by_the_rules(moved)
        await self.save(seen_table, self.clock.copy(), Change(lines=lines), told)
        if command:
            self._commands[seat, command] = self.version

    def play_only_answers(self, table: AnyTable) -> None:
        """Give the answers that no human needs to be asked for. For rule threads."""
        if isinstance(table, Table):  # older editions ask
            people = self.humans()
            play_only_answers(table, people, [seat for seat in people if not self.has_bot(seat)])

    def notes_in(self, language: str, up_to: int) -> list[NoteTold]:
        """The notes up to a version, in words. For rule threads."""
        return self.notes.told(up_to, self.seats, lambda: texts_in(language, self.rules.speaking_game(self.row)))

    # ── Writing ──

    async def write(self, change: Change) -> None:
        """Save a change of the room. Raises `NotSaved`; a room that the change does not fit is opened anew."""
        try:
            await self.house.save(change)
        except DoesNotFit:
            self.house.abandon(self)
            raise

    def new_lines(self, table: AnyTable, seat: int, command: str, by: str) -> list[LineRow]:
        """The lines that the table has and the store has not: an answer with its command's id, and nature's."""
        lines = [
            LineRow(game=self.id, number=number, seat=line.seat, text=line.text)
            for number, line in enumerate(table.record.lines[self.version :], self.version + 1)
        ]
        if lines:
            lines[-1].print = print_of(table)
        if lines and lines[0].seat == seat != NATURE:
            lines[0].command = command
        for line in lines:
            if line.seat == seat != NATURE:
                line.by = by
        return lines

    async def save(self, seen_table: AnySeenTable, clock: GameClock, change: Change, told: Told) -> None:
        """Save a change that leads to this table, with the clock that runs then; from then on it is the room's table,
        and everybody is told, with what was made for them. To be called with the lock held; raises `NotSaved`: then
        nothing has happened."""
        table = seen_table.table
        self._turn_clocks(clock, table, asked_anew=table.sealed.asked_at != self.asked_at)
        if table.over:
            change.games = [msgspec.structs.replace(self.row, status=OVER, result=table.record.result)]
        if self.row.clock != NO_CLOCK:
            change.clocks = clock.rows(self.id)
        await self.write(change)
        # From here on it has happened.
        changes = [seat for number, seat in table.sealed.changes if number > self.version]
        only = set(changes) if len(changes) == len(change.lines) > 0 else None
        for row in change.games:
            self.row = row
        for seat in change.seats:
            self.seats[seat.seat] = seat
        known = self.notes.count
        for line in change.lines:
            self._answered_at[line.seat] = line.number
            self.notes.follow(line)
        self.clock = clock
        self.plea = self.refused_plea = None
        self.table = table
        self.seen_table = seen_table
        self.told = told if self.notes.count == known else {}  # what was made says nothing of a new note
        self.patience.end()
        self.house.alarms.set(self.id, clock)
        self.house.tables.follow(self.id, self.row.status, self.row.listed)
        self.tell(only)

    def tell(self, only: set[int] | None = None) -> None:
        """Everybody gets the table as it is now (or only those at some seats, for whom alone it has changed), and bots
        that are asked begin to think."""
        for guest in self.presence.guests:
            if only is None or guest.seats & only:
                guest.tell_table()
        self.news.set()
        self.news = asyncio.Event()
        if not self.trouble:
            self.house.let_bots_think(self)

    # ── Clocks ──

    def let_clocks_run(self) -> None:
        """Exactly the clocks of those who are asked now run: after the room was opened, or people have come or gone."""
        if self.table is not None:
            self._turn_clocks(self.clock, self.table, asked_anew=False)
            self.house.alarms.set(self.id, self.clock)

    def _turn_clocks(self, clock: GameClock, table: AnyTable, asked_anew: bool) -> None:
        if self.row.clock == NO_CLOCK or self.trouble:
            return
        thinking = [] if table.over else [seat for seat in table.asked() if not self.has_bot(seat)]
        seconds = time_to_think(self.row.clock, self.row.seconds, is_interrupt(table))
        showing = self.house.settings.showing if self.row.clock in (MOVE, BANK) else 0.0
        clock.turn(thinking, seconds, asked_anew, showing)

    def has_shown(self, seat: int, version: int) -> None:
        """The screen of a seat shows what it is asked, at this version: from now on its clock runs."""
        if version >= self.asked_at and self.clock.shown(seat):
            self.house.alarms.set(self.id, self.clock)
            self.tell()

    # ── Coming and going ──

    def enter(self, guest: Listener) -> None:
        self.presence.guests.add(guest)
        self.tell()

    def leave(self, guest: Listener) -> None:
        if guest in self.presence.guests:
            self.presence.leave(guest)
            self.tell()
