"""Commands: what a client may ask of a room. Each is carried out once, however often it is sent, and is answered."""

import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache

from paddock.core.errors import BadAction, NoUndo, PaddockError
from paddock.core.game import Game
from paddock.core.guided_table import GuidedTable
from paddock.core.message import Message
from paddock.core.reader import REFEREE, Reader
from paddock.core.table import Table
from paddock.games import titles
from paddock.server.table import asked
from paddock.server.table.asked import AnySeenTable, AnyTable
from paddock.server.table.chatting import add_chat, is_full, take_voice
from paddock.server.table.lengths import may_change, may_go_back
from paddock.server.table.names import plain
from paddock.server.table.notes import BY_BOT, BY_HINT, BY_HUMAN
from paddock.server.table.plea import Plea
from paddock.server.table.room import GamePaused, Room
from paddock.server.wire.languages import texts_in
from paddock.server.wire.messages.answers import Answer, Done, PreviewAnswer, Refused
from paddock.server.wire.messages.commands import AskPreview, Consent, Play, Say, Undo, Why
from paddock.server.wire.messages.table import UndoRefused
from paddock.server.workers.tasks import preview as preview_in_worker
from paddock.store.interface import NotSaved
from paddock.store.rows import RUNNING, ChatRow

log = logging.getLogger("paddock.server")

Reply = Done | Refused


class Refusal(Exception):
    """A command that is not carried out, and why."""

    def __init__(self, code: str, reason: Message | str, rule: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.reason = reason
        self.rule = rule

    def told(self, id: str, room: Room, language: str) -> Refused:
        said = self.reason if isinstance(self.reason, str) else say_in(room, language, self.reason)
        return Refused(id=id, reason=said, rule=self.rule, code=self.code)


def say_in(room: Room, language: str, message: Message) -> str:
    return texts_in(language, room.table.game if isinstance(room.table, Table) else any_game()).say(message)


@cache
def any_game() -> Game:
    """A game that lends the house's words to rooms which have no table here."""
    return next(iter(titles())).game()


async def answered(id: str, room: Room, language: str, work: Callable[[], Awaitable[int]]) -> Reply:
    """Carry a command out and turn whatever comes of it into an answer."""
    try:
        return Done(id=id, version=await work())
    except Refusal as refusal:
        return refusal.told(id, room, language)
    except GamePaused:
        return Refusal("not-allowed", Message("refused-trouble", {"trouble": room.trouble})).told(id, room, language)
    except NotSaved as error:
        log.warning("not saved: %s", error)
        return Refusal("not-saved", Message("refused-not-saved")).told(id, room, language)
    except PaddockError as error:
        return Refused(id=id, reason=str(error), code="malformed")
    except Exception:
        log.exception("a command failed")
        return Refusal("failed", Message("refused-failed")).told(id, room, language)


@asynccontextmanager
async def turn_of(room: Room, seat: int) -> AsyncIterator[None]:
    """The room's lock, for a command of this seat. One that waited while the seat got another key was sent by somebody
    who does not hold the seat any more."""
    key = room.seats[seat].key
    async with room.lock:
        if room.seats[seat].key != key:
            raise Refusal("not-allowed", Message("refused-key"))
        yield


def table_of(room: Room) -> tuple[AnyTable, AnySeenTable]:
    if room.trouble:
        raise Refusal("not-allowed", Message("refused-trouble", {"trouble": room.trouble}))
    if room.table is None or room.seen_table is None:
        raise Refusal("not-allowed", Message("refused-not-begun"))
    return room.table, room.seen_table


# ── Playing ──


async def play(room: Room, command: Play, language: str, by: str = BY_HUMAN, reader: Reader = REFEREE) -> Reply:
    """Answer for a seat. `reader` is who has seen the version that the command names, the referee for bots."""

    async def work() -> int:
        async with turn_of(room, command.seat):
            done = room.done_at(command.seat, command.id)
            if done is not None:
                return room.version_for(reader, done)
            if by == BY_HUMAN:
                room.presence.was_here([command.seat])
            _, seen_table = table_of(room)
            if by == BY_HUMAN and room.has_bot(command.seat):
                raise Refusal("not-allowed", Message("refused-bot-drives"))
            if by == BY_BOT and not room.has_bot(command.seat):
                raise Refusal("not-allowed", Message("refused-stale"))
            if room.is_stale(command.seat, command.version, reader):
                raise Refusal("stale", Message("refused-stale"))

            def move(table: AnyTable) -> None:
                reason = asked.why_not(seen_table, command.seat, command.action, language)
                if reason is not None:
                    raise Refusal("not-offered", reason[1], reason[0])
                if by == BY_HUMAN:
                    stay_on_guide(table, command.seat, command.action, language)
                if command.seat not in table.asked() and not may_change(table, command.seat):
                    raise Refusal("not-allowed", Message("refused-too-often"))
                table.play(command.action, command.seat)
                # What does not fit is left out, never refused: else one could try out what chance has in store.
                for action in command.then:
                    if command.seat not in table.asked() or not asked.is_offered(table, command.seat, action):
                        break
                    if asked.is_wrong_turn(table, command.seat, action):
                        break
                    table.play(action, command.seat)

            hinted = by == BY_HUMAN and command.seat in room.hinted
            await room.advance(move, command.seat, command.id, BY_HINT if hinted else by)
            room.hinted.discard(command.seat)
            return room.version_for(reader)

    measures, began = room.house.measures, time.monotonic()
    reply = await room.finish(answered(command.id, room, language, work))
    if isinstance(reply, Done):
        measures.moves.labels(by).inc()
        measures.waits.observe(time.monotonic() - began)
    else:
        measures.refused.labels(reply.code).inc()
    return reply


def stay_on_guide(table: AnyTable, seat: int, action: str, language: str) -> None:
    """In a guided race, refuse an answer that the present step does not lead on with, and say why."""
    if asked.is_wrong_turn(table, seat, action):
        assert isinstance(table, GuidedTable)
        assert table.step is not None
        own = Message(f"guide-{table.steps_passed + 1}-not")
        known = texts_in(language, table.game).has(own.key)
        raise Refusal("guided", own if known else Message("guided-not-now"), table.step.rule)


async def play_default(room: Room, seat: int, by: str) -> None:
    """Give the default answer for a seat that does not answer in time. To be called with the lock held."""
    seen_table = room.seen_table
    assert seen_table is not None
    await room.advance(lambda table: table.play(asked.default(seen_table, seat), seat), seat, "", by)
    room.house.measures.moves.labels(by).inc()


# ── Taking back ──


async def undo(room: Room, command: Undo, language: str, reader: Reader = REFEREE) -> Reply:
    """Take the seat's last answer back: at once up to the barrier, past it if the other humans agree, also those who
    have left. Bots agree. Past the barrier the same dice come again; in a practice race, new ones."""

    async def work() -> int:
        async with turn_of(room, command.seat):
            done = room.done_at(command.seat, command.id)
            if done is not None:
                return room.version_for(reader, done)
            table, _ = table_of(room)
            if room.plea is not None and (room.plea.seat, room.plea.command) == (command.seat, command.id):
                return room.version_for(reader)
            if not await room.by_the_rules(lambda: may_go_back(table, command.seat)):
                raise Refusal("not-allowed", Message("refused-too-often"))
            if await room.by_the_rules(lambda: table.can_undo(command.seat)):
                people = room.humans()
                await room.advance(
                    lambda table: asked.go_back(table, command.seat, people), command.seat, command.id, BY_HUMAN
                )
                return room.version_for(reader)
            if not await room.by_the_rules(lambda: table.may_take_back(command.seat)):
                raise Refusal("not-offered", Message("no-take-back"))
            if room.plea is not None:
                raise Refusal("not-allowed", Message("refused-other-plea"))
            room.pleas += 1
            room.refused_plea = None
            room.plea = Plea(room.pleas, command.seat, command.id, room.humans() - {command.seat})
            await hear(room)
            return room.version_for(reader)

    return await room.finish(answered(command.id, room, language, work))


async def consent(room: Room, command: Consent, language: str, reader: Reader = REFEREE) -> Reply:
    async def work() -> int:
        async with turn_of(room, command.seat):
            plea = room.plea
            if plea is None or plea.number != command.request:
                raise Refusal("stale", Message("refused-no-plea"))
            if command.seat in plea.waits_for:
                if command.agree:
                    plea.waits_for.remove(command.seat)
                else:
                    room.plea = None
                    room.refused_plea = UndoRefused(number=plea.number, seat=plea.seat, by=command.seat)
            await hear(room)
            return room.version_for(reader)

    return await room.finish(answered(command.id, room, language, work))


async def hear(room: Room) -> None:
    """Take the answer back if everybody has agreed; else tell everybody who is still asked. With the lock held."""
    plea = room.plea
    if plea is not None and not plea.waits_for:
        try:
            people, same_dice = room.humans(), not room.row.practice
            await room.advance(
                lambda table: asked.go_back(table, plea.seat, people, True, same_dice),
                plea.seat,
                plea.command,
                BY_HUMAN,
            )
        except NoUndo:
            room.plea = None
            raise Refusal("not-offered", Message("no-take-back")) from None
    else:
        room.tell()


# ── Asking ──


async def why_not(
    room: Room, seen_table: AnySeenTable, seat: int, action: str, language: str
) -> tuple[str, str] | None:
    """The rule and the sentence that stand against an action; None: it is offered."""
    return await room.by_the_rules(lambda: asked.why_not(seen_table, seat, action, language))


async def why(room: Room, command: Why, language: str) -> Answer | Refused:
    try:
        _, seen_table = table_of(room)
        reason = await why_not(room, seen_table, command.seat, command.action, language)
    except BadAction as error:
        return Refused(id=command.id, reason=str(error), code="malformed")
    except Refusal as refusal:
        return refusal.told(command.id, room, language)
    except Exception:
        log.exception("a reason could not be found")
        return Refusal("failed", Message("refused-failed")).told(command.id, room, language)
    if reason is None:
        return Answer(id=command.id, offered=True, reason="", rule="")
    return Answer(id=command.id, offered=False, reason=reason[1], rule=reason[0])


async def preview(room: Room, command: AskPreview, language: str) -> PreviewAnswer | Refused:
    """What an option would lead to, computed in a worker from the seat's view alone."""
    try:
        _, seen_table = table_of(room)
        reason = await why_not(room, seen_table, command.seat, command.action, language)
        if reason is not None:
            return Refused(id=command.id, reason=reason[1], rule=reason[0])
        sent = await room.by_the_rules(lambda: asked.view_bytes(seen_table, command.seat))
        patience = room.house.settings.bot_patience
        if room.rules.edition is not None:
            lines, ghosts = await room.rules.edition.think(
                room.share(), patience, "preview", sent, command.action, language
            )
        else:
            lines, ghosts = await room.house.workers.do_for(
                room.share(), patience, preview_in_worker, sent, command.action, language, command.then
            )
    except BadAction as error:
        return Refused(id=command.id, reason=str(error), code="malformed")
    except Refusal as refusal:
        return refusal.told(command.id, room, language)
    except Exception:
        log.exception("a preview failed")
        return Refusal("failed", Message("refused-no-preview")).told(command.id, room, language)
    return PreviewAnswer(id=command.id, lines=lines, facts=ghosts)


# ── Saying ──


async def say(room: Room, command: Say, language: str, reader: Reader = REFEREE) -> Reply:
    async def work() -> int:
        async with turn_of(room, command.seat):
            if (command.seat, command.id) in room.said:
                return room.version_for(reader)
            text = plain(command.text)
            most = room.house.settings.chat_letters
            if not 0 < len(text) <= most:
                raise Refusal("malformed", Message("refused-chat", {"most": most}))
            if is_full(room):
                most = room.house.settings.chat_lines
                raise Refusal("not-allowed", Message("refused-chat-full", {"most": most}))
            if not take_voice(room, command.seat):
                raise Refusal("too-fast", Message("refused-chat-fast"))
            await add_chat(
                room,
                ChatRow(
                    game=room.id,
                    number=room.last_said + 1,
                    seat=command.seat,
                    name=room.seats[command.seat].name,
                    text=text,
                    at=time.time(),
                    command=command.id,
                ),
            )
            return room.version_for(reader)

    return await room.finish(answered(command.id, room, language, work))


def is_running(room: Room) -> bool:
    return room.status == RUNNING and room.table is not None
