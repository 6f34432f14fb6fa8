"""What is said in a room: by people, and by the house itself."""

import time

from paddock.core.message import Message
from paddock.server.table.names import HOUSE_NAME
from paddock.server.table.room import Room
from paddock.server.wire.events import NO_SEAT
from paddock.server.wire.languages import texts_in
from paddock.store.rows import Change, ChatRow


async def add_chat(room: Room, row: ChatRow) -> None:
    """Save what somebody says, and tell everybody. To be called with the lock held; raises `NotSaved`."""
    await room.write(Change(chat=[row]))
    room.chat.append(row)
    if row.command:
        room.said[row.seat, row.command] = row.number
    for guest in room.presence.guests:
        guest.tell_chat()


async def announce(room: Room, message: Message) -> None:
    """Say something to everybody in the name of the house. To be called with the lock held."""
    texts = await room.by_the_rules(lambda: texts_in(room.row.language, room.rules.speaking_game(room.row)))
    number = len(room.chat) + 1
    text = texts.say(message)
    await add_chat(room, ChatRow(game=room.id, number=number, seat=NO_SEAT, name=HOUSE_NAME, text=text, at=time.time()))
