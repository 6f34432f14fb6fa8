"""Sealing: what each player's program adds to the dice before the race begins, so that they are nobody's.

When a seat is taken, its program keeps the commitment and sends the seal of random words. When all seats are taken and
the seals are in they are closed, everybody is told them, and each program opens its words. Then the race begins. Who
does not seal or open in time does not hold it up: the race begins without those words, and its record says so.
"""

import re

from msgspec.structs import replace

from paddock.core.fairness import seal as seal_of
from paddock.core.message import Message
from paddock.core.reader import REFEREE, Reader
from paddock.server.table.commands import Refusal, Reply, answered, turn_of
from paddock.server.table.room import Room
from paddock.server.table.seating import seat_people
from paddock.server.wire.messages.commands import Open, Seal
from paddock.store.rows import HUMAN

is_seal = re.compile(r"[0-9a-f]{64}").fullmatch
are_words = re.compile(r"[0-9a-f]{32,128}").fullmatch


async def seal(room: Room, command: Seal, language: str, reader: Reader = REFEREE) -> Reply:
    """Take the seal of a seat. The first one stands."""

    async def work() -> int:
        async with turn_of(room, command.seat):
            seat = room.seats[command.seat]
            if not is_seal(command.seal):
                raise Refusal("malformed", Message("refused-seal"))
            if seat.seal != command.seal:
                if seat.seal or room.row.sealed or room.table is not None or seat.kind != HUMAN:
                    raise Refusal("not-allowed", Message("refused-sealed"))
                await seat_people(room, replace(seat, seal=command.seal, seals=True, words=""))
            return room.version_for(reader)

    return await room.finish(answered(command.id, room, language, work))


async def open_words(room: Room, command: Open, language: str, reader: Reader = REFEREE) -> Reply:
    """Take the words of a seat, if they are those that it has sealed."""

    async def work() -> int:
        async with turn_of(room, command.seat):
            seat = room.seats[command.seat]
            if not room.row.sealed:
                raise Refusal("not-allowed", Message("refused-open-early"))
            fits = are_words(command.words) and seal_of(room.id, seat.seat, room.row.commitment, command.words)
            if not seat.seal or fits != seat.seal:
                raise Refusal("malformed", Message("refused-words"))
            if not seat.words:
                if room.table is not None:
                    raise Refusal("not-allowed", Message("refused-open-late"))
                await seat_people(room, replace(seat, words=command.words))
            return room.version_for(reader)

    return await room.finish(answered(command.id, room, language, work))
