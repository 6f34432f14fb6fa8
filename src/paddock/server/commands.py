"""Commands: what a client may ask of a room. Each is carried out once, however often it is sent, and is answered."""

import logging
import time
from collections.abc import Awaitable, Callable

from paddock.core.errors import BadAction, NoUndo, PaddockError
from paddock.core.message import Message
from paddock.core.table import Table
from paddock.games import titles
from paddock.server.messages import Answer, AskPreview, Consent, Done, Play, PreviewAnswer, Refused, Say, Undo, Why
from paddock.server.parcel import game_called, pack
from paddock.server.room import Plea, Room
from paddock.server.sentences import sentences
from paddock.server.showing import Reader, Showing
from paddock.server.workshop import preview as preview_in_worker
from paddock.store.interface import NotSaved
from paddock.store.rows import RUNNING, ChatRow

log = logging.getLogger("paddock.server")

BY_HUMAN = "human"
BY_BOT = "bot"
BY_CLOCK = "clock"

Reply = Done | Refused


class Refusal(Exception):
    """A command that is not carried out, and why."""

    def __init__(self, code: str, reason: Message, rule: str = "") -> None:
        super().__init__(reason.key)
        self.code = code
        self.reason = reason
        self.rule = rule

    def told(self, id: str, room: Room, language: str) -> Refused:
        return Refused(id=id, reason=say_in(room, language, self.reason), rule=self.rule, code=self.code)


def say_in(room: Room, language: str, message: Message) -> str:
    try:
        game = game_called(room.row.game, room.pack)
    except PaddockError:  # a game that this server cannot read: any other lends its words
        game = next(iter(titles())).game()
    return sentences(game, language).say(message)


async def answered(id: str, room: Room, language: str, work: Callable[[], Awaitable[int]]) -> Reply:
    """Carry a command out and turn whatever comes of it into an answer."""
    try:
        return Done(id=id, version=await work())
    except Refusal as refusal:
        return refusal.told(id, room, language)
    except NotSaved as error:
        log.warning("not saved: %s", error)
        return Refusal("not-saved", Message("refused-not-saved")).told(id, room, language)
    except PaddockError as error:
        return Refused(id=id, reason=str(error), code="malformed")
    except Exception:
        log.exception("a command failed")
        return Refusal("failed", Message("refused-failed")).told(id, room, language)


def table_of(room: Room) -> tuple[Table, Showing]:
    if room.trouble:
        raise Refusal("not-allowed", Message("refused-trouble", {"trouble": room.trouble}))
    if room.table is None or room.showing is None:
        raise Refusal("not-allowed", Message("refused-not-begun"))
    return room.table, room.showing


# ── Playing ──


async def play(room: Room, command: Play, language: str, by: str = BY_HUMAN, reader: Reader | None = None) -> Reply:
    """Answer for a seat. `reader` is who has seen the version that the command names; None: somebody who sees all."""

    async def work() -> int:
        async with room.lock:
            done = room.done_at(command.seat, command.id)
            if done is not None:
                return room.version_for(reader, done)
            _, showing = table_of(room)
            if by == BY_HUMAN and room.has_bot(command.seat):
                raise Refusal("not-allowed", Message("refused-bot-drives"))
            if by == BY_BOT and not room.has_bot(command.seat):
                raise Refusal("not-allowed", Message("refused-stale"))
            if room.is_stale(command.seat, command.version, reader):
                raise Refusal("stale", Message("refused-stale"))
            code, reason = showing.why_not(command.seat, command.action, language)
            if reason is not None:
                raise Refusal("not-offered", reason.message, reason.rule)
            following = [showing.game.actions.parse(text).code for text in command.then]

            def move(table: Table) -> None:
                table.play(code, command.seat)
                # What does not fit is left out, never refused: else one could try out what chance has in store.
                for next_code in following:
                    if command.seat not in table.asked() or table.why_not(next_code, command.seat) is not None:
                        break
                    table.play(next_code, command.seat)

            await room.advance(move, command.seat, command.id, by)
            return room.version_for(reader)

    return await room.finish(answered(command.id, room, language, work))


async def play_default(room: Room, seat: int, by: str) -> None:
    """Give the answer a sensible person would not regret much, for a seat that does not answer. With the lock held."""
    assert room.showing is not None
    code = room.showing.default(seat)
    await room.advance(lambda table: table.play(code, seat), seat, "", by)


# ── Taking back ──


async def undo(room: Room, command: Undo, language: str) -> Reply:
    """At once up to the barrier; past it the other humans are asked. Bots do not mind."""

    async def work() -> int:
        async with room.lock:
            done = room.done_at(command.seat, command.id)
            if done is not None:
                return done
            table, _ = table_of(room)
            if room.plea is not None and (room.plea.seat, room.plea.command) == (command.seat, command.id):
                return room.version
            if table.can_undo(command.seat):
                await room.advance(lambda table: table.undo(command.seat), command.seat, command.id, BY_HUMAN)
                return room.version
            if not table.may_take_back(command.seat):
                raise Refusal("not-offered", Message("no-take-back"))
            if room.plea is not None:
                raise Refusal("not-allowed", Message("refused-other-plea"))
            room.pleas += 1
            room.plea = Plea(room.pleas, command.seat, command.id, room.humans() - {command.seat})
            await hear(room)
            return room.version

    return await room.finish(answered(command.id, room, language, work))


async def consent(room: Room, command: Consent, language: str) -> Reply:
    async def work() -> int:
        async with room.lock:
            plea = room.plea
            if plea is None or plea.number != command.request:
                raise Refusal("stale", Message("refused-no-plea"))
            if command.seat in plea.waits_for:
                if command.agree:
                    plea.waits_for.remove(command.seat)
                else:
                    room.plea = None
            await hear(room)
            return room.version

    return await room.finish(answered(command.id, room, language, work))


async def hear(room: Room) -> None:
    """Take the answer back if everybody has agreed; else tell everybody who is still asked. With the lock held."""
    plea = room.plea
    if plea is not None and not plea.waits_for:
        try:
            await room.advance(lambda table: table.take_back(plea.seat), plea.seat, plea.command, BY_HUMAN)
        except NoUndo:
            room.plea = None
            raise Refusal("not-offered", Message("no-take-back")) from None
    else:
        room.tell()


# ── Asking ──


def why(room: Room, command: Why, language: str) -> Answer | Refused:
    try:
        _, showing = table_of(room)
        _, reason = showing.why_not(command.seat, command.action, language)
    except BadAction as error:
        return Refused(id=command.id, reason=str(error), code="malformed")
    except Refusal as refusal:
        return refusal.told(command.id, room, language)
    if reason is None:
        return Answer(id=command.id, offered=True, reason="", rule="")
    return Answer(
        id=command.id, offered=False, reason=sentences(showing.game, language).reason(reason), rule=reason.rule
    )


async def preview(room: Room, command: AskPreview, language: str) -> PreviewAnswer | Refused:
    """What an option would lead to, computed in a worker from the seat's view alone."""
    try:
        _, showing = table_of(room)
        code, reason = showing.why_not(command.seat, command.action, language)
        if reason is not None:
            return Refused(id=command.id, reason=sentences(showing.game, language).reason(reason), rule=reason.rule)
        parcel = pack(showing.view(command.seat))
        lines, ghosts = await room.house.workshop.do(
            room.house.settings.bot_patience, preview_in_worker, parcel, code, language
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


async def say(room: Room, command: Say, language: str) -> Reply:
    async def work() -> int:
        async with room.lock:
            if (command.seat, command.id) in room.said:
                return room.version
            text = " ".join(command.text.split())
            most = room.house.settings.chat_letters
            if not 0 < len(text) <= most:
                raise Refusal("malformed", Message("refused-chat", {"most": most}))
            await room.add_chat(
                ChatRow(
                    game=room.id,
                    number=len(room.chat) + 1,
                    seat=command.seat,
                    name=room.seats[command.seat].name,
                    text=text,
                    at=time.time(),
                    command=command.id,
                )
            )
            return room.version

    return await room.finish(answered(command.id, room, language, work))


def is_running(room: Room) -> bool:
    return room.status == RUNNING and room.table is not None
