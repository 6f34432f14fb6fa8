"""What is said in a room: by people, and by the house itself."""

import time

from paddock.core.message import Message
from paddock.server.table.names import HOUSE_NAME
from paddock.server.table.rate import Bucket
from paddock.server.table.room import CHAT_IN_MEMORY, Room
from paddock.server.wire.events import NO_SEAT
from paddock.server.wire.languages import texts_in
from paddock.store.rows import Change, ChatRow


def is_full(room: Room) -> bool:
    return room.last_said >= room.house.settings.chat_lines


def take_voice(room: Room, seat: int) -> bool:
    """Whether one more line may be said for a seat, or by the house, so soon; then it counts as said."""
    settings = room.house.settings
    voice = room.voices.get(seat)
    if voice is None:
        voice = room.voices[seat] = Bucket(settings.chat_rate, settings.chat_burst)
    return voice.take()


async def add_chat(room: Room, row: ChatRow) -> None:
    """Save what somebody says, and tell everybody. To be called with the lock held; raises `NotSaved`."""
    await room.write(Change(chat=[row]))
    room.chat.append(row)
    if row.command:
        room.said[row.seat, row.command] = row.number
    for old in room.chat[:-CHAT_IN_MEMORY]:
        room.said.pop((old.seat, old.command), None)
    del room.chat[:-CHAT_IN_MEMORY]
    for guest in room.presence.guests:
        guest.tell_chat()


async def announce(room: Room, message: Message) -> None:
    """Say something to everybody in the name of the house, unless it has said too much already. To be called with the
    lock held."""
    if is_full(room) or not take_voice(room, NO_SEAT):
        return
    texts = await room.by_the_rules(lambda: texts_in(room.row.language, room.rules.speaking_game(room.row)))
    number = room.last_said + 1
    text = texts.say(message)
    await add_chat(room, ChatRow(game=room.id, number=number, seat=NO_SEAT, name=HOUSE_NAME, text=text, at=time.time()))
