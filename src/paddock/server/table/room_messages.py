"""The messages about a room: what everybody may know of its game, its table for one reader, and what was said in it."""

import logging

import msgspec
from msgspec.structs import replace

from paddock.core.reader import SPECTATOR, Reader
from paddock.server.table.clocks import BANK, NO_CLOCK
from paddock.server.table.room import GamePaused, Room
from paddock.server.table.telling import Listening, told
from paddock.server.wire.game_info import game_info
from paddock.server.wire.messages.answers import ChatLine, Earlier
from paddock.server.wire.messages.commands import AskEarlier
from paddock.server.wire.messages.games import GameInfo
from paddock.server.wire.messages.table import Table, UndoRefused, UndoRequest
from paddock.server.wire.naming import worded_info
from paddock.server.wire.seen_table import not_begun

log = logging.getLogger("paddock.server")


def room_info(room: Room, language: str) -> GameInfo:
    """What everybody may know about the game, and who is here."""
    here = {seat.seat for seat in room.seats if room.presence.is_here(seat.seat)}
    watching = sum(not guest.seats for guest in room.presence.guests)
    asked = room.table.asked() if room.table is not None and not room.table.over else []
    turn = room.version_for(SPECTATOR)
    info = game_info(room.row, room.seats, room.house.packs, room.trouble, here, watching, asked, turn)
    return worded_info(info, language)


class RoomNow(msgspec.Struct, kw_only=True, frozen=True):
    """What a room adds to its table when a reader is told of it."""

    now: float
    info: GameInfo
    version: int
    """The version of the table as the reader may know it."""
    deadline: float
    """When the default is played; 0: no clock runs."""
    banks: list[float]
    """Seconds left of each seat's bank; empty without that clock."""
    undo_request: UndoRequest | None


async def table(room: Room, who: Listening) -> Table:
    """The whole table as this listener may know it. A game that cannot even be shown is paused; then there is only the
    reason."""
    now = room_now(room, who)
    ready = room.told.get(who)
    if ready is not None:
        return with_room(ready, now, room.refused_plea)
    seen_table, up_to = room.seen_table, room.asked_at
    if seen_table is not None:
        refused = room.refused_plea
        try:
            made = await room.by_the_rules(lambda: told(seen_table, who, room.notes_in(who.language, up_to)))
            return with_room(made, now, refused)
        except GamePaused:
            pass
        except TimeoutError:
            raise
        except Exception as error:
            log.exception("the game %s cannot be shown", room.id)
            room.pause(f"it cannot be shown: {type(error).__name__}")
        now = room_now(room, who)
    return with_room(not_begun(who.reader), now, None)


def with_room(message: Table, now: RoomNow, refused: UndoRefused | None) -> Table:
    """What is told of the table with what the room adds to it."""
    waiting = message.waiting
    return replace(
        message,
        version=now.version,
        now=now.now,
        info=now.info,
        waiting=replace(waiting, deadline=now.deadline) if waiting is not None else None,
        banks=now.banks,
        undo_request=now.undo_request,
        undo_refused=refused,
    )


def room_now(room: Room, who: Listening) -> RoomNow:
    """What the room adds to its table for this listener."""
    now = room.house.now()
    end = room.clock.next_end() if room.row.clock != NO_CLOCK else None
    return RoomNow(
        now=now,
        info=room_info(room, who.language),
        version=room.version_for(who.reader),
        deadline=now + end if end is not None else 0.0,
        banks=[room.clock.left(seat.seat) for seat in room.seats] if room.row.clock == BANK else [],
        undo_request=undo_request(room),
    )


def undo_request(room: Room) -> UndoRequest | None:
    if room.plea is None:
        return None
    return UndoRequest(number=room.plea.number, seat=room.plea.seat, waits_for=sorted(room.plea.waits_for))


async def earlier(room: Room, reader: Reader, command: AskEarlier, language: str) -> Earlier:
    """What a table left out because it was long ago."""
    seen_table = room.seen_table
    if seen_table is None:
        return Earlier(id=command.id, events=[])
    _, events = await room.by_the_rules(lambda: seen_table.events(reader, language, -1, command.before))
    return Earlier(id=command.id, events=events)


def chat_lines(room: Room, since: int) -> list[ChatLine]:
    """What was said after the line of this number, as far back as the room knows."""
    return [
        ChatLine(number=row.number, seat=row.seat, name=row.name, text=row.text, at=row.at)
        for row in room.chat
        if row.number > since
    ]
