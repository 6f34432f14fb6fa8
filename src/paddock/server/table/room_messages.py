"""The messages about a room: what everybody may know of its game, its table for one reader, and what was said in it."""

import logging

from paddock.core.reader import Reader
from paddock.server.table.clocks import BANK, NO_CLOCK
from paddock.server.table.room import GamePaused, Room
from paddock.server.wire.game_info import game_info
from paddock.server.wire.messages.answers import ChatLine, Earlier
from paddock.server.wire.messages.commands import AskEarlier
from paddock.server.wire.messages.games import GameInfo
from paddock.server.wire.messages.table import Table, UndoRequest
from paddock.server.wire.seen_table import RoomNow, not_begun

log = logging.getLogger("paddock.server")


def room_info(room: Room) -> GameInfo:
    """What everybody may know about the game, and who is here."""
    here = {seat.seat for seat in room.seats if room.presence.is_here(seat.seat)}
    watching = sum(not guest.seats for guest in room.presence.guests)
    return game_info(room.row, room.seats, room.house.packs, room.trouble, here, watching)


async def table(room: Room, reader: Reader, language: str, since: int) -> Table:
    """The whole table as this reader may know it, with the events after version `since`. A game that cannot even be
    shown is paused; then there is only the reason."""
    now = room_now(room, reader)
    seen_table = room.seen_table
    if seen_table is not None:
        try:
            return await room.by_the_rules(lambda: seen_table.told_to(reader, now, language, since))
        except GamePaused:
            pass
        except TimeoutError:
            raise
        except Exception as error:
            log.exception("the game %s cannot be shown", room.id)
            room.pause(f"it cannot be shown: {type(error).__name__}")
        now = room_now(room, reader)
    return not_begun(reader, now)


def room_now(room: Room, reader: Reader) -> RoomNow:
    """What the room adds to its table for this reader."""
    now = room.house.now()
    end = room.clock.next_end() if room.row.clock != NO_CLOCK else None
    return RoomNow(
        now=now,
        info=room_info(room),
        version=room.version_for(reader),
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
