"""What whoever runs the house may do to its tables: find, hide, close, forget, and give a lost seat a new link."""

import asyncio
import time

from msgspec.structs import replace

from paddock.core.errors import BadOption
from paddock.server.table.analyses import forget_race
from paddock.server.table.chatting import add_chat, is_full
from paddock.server.table.house import House
from paddock.server.table.keys import hash_of, new_secret
from paddock.server.table.names import HOUSE_NAME, plain
from paddock.server.table.room import Room
from paddock.server.table.seating import seat_people
from paddock.server.wire.events import NO_SEAT
from paddock.server.wire.messages.games import SeatKey
from paddock.store.interface import DoesNotFit
from paddock.store.rows import HUMAN, OVER, Change, ChatRow

LONGEST_ANNOUNCEMENT = 500


async def hide(house: House, game: str) -> None:
    """Take a table out of the lobby; whoever has its link finds it."""
    room = await house.room(game)
    async with room.lock:
        row = replace(room.row, listed=False)
        await room.write(Change(games=[row]))
        room.row = row
        house.tables.follow(room.id, row.status, listed=False)
        room.tell()


async def close(house: House, game: str, reason: str) -> None:
    """Stop a race, and say why; its seats may try to go on later, as with any race that was paused."""
    room = await house.room(game)
    if room.status == OVER:
        raise BadOption("this race is over")
    room.pause(plain(reason)[:LONGEST_ANNOUNCEMENT] or "by whoever runs the house")


async def forget(house: House, game: str) -> None:
    """Drop a table with everything that is kept of it; whoever is there is sent away."""
    room = await house.room(game)
    if room.row.season:
        raise DoesNotFit("a race of a championship stays with it")
    async with room.lock:
        _send_away(house, room)
        await asyncio.to_thread(forget_race, house.store, game)


def _send_away(house: House, room: Room) -> None:
    room.trouble = "the table was removed by whoever runs the house"
    for task in room.thinking.values():
        task.cancel()
    for guest in list(room.presence.guests):
        guest.close("The table was removed by whoever runs the house.", again=False)
    house.abandon(room)
    house.tables.follow(room.id, OVER, listed=False)


async def new_link(house: House, game: str, number: int) -> SeatKey:
    """A new secret for the seat of somebody who has lost theirs; the old one is void."""
    room = await house.room(game)
    async with room.lock:
        if not 0 <= number < len(room.seats) or room.seats[number].kind != HUMAN:
            raise BadOption(f"seat {number} of this table is nobody's")
        key = SeatKey(seat=number, secret=new_secret())
        await seat_people(room, replace(room.seats[number], key=hash_of(key.secret)))
    return key


async def announce(house: House, text: str) -> int:
    """Say something in the chat of every open table. Returns at how many it was said."""
    said = plain(text)
    if not 0 < len(said) <= LONGEST_ANNOUNCEMENT:
        raise BadOption(f"an announcement has 1 to {LONGEST_ANNOUNCEMENT} letters")
    count = 0
    for room in list(house.rooms.values()):
        async with room.lock:
            if not is_full(room):
                number = room.last_said + 1
                line = ChatRow(game=room.id, number=number, seat=NO_SEAT, name=HOUSE_NAME, text=said, at=time.time())
                await add_chat(room, line)
                count += 1
    return count
