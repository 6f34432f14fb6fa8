"""Doors: all that a listener can get out of a room, each answer by the name of the door it came through."""

import asyncio
import re
from typing import Any

import msgspec

from paddock.core.reader import Reader
from paddock.server.http.playing import show_table
from paddock.server.table import lobby
from paddock.server.table.guest import Guest
from paddock.server.table.replays import record_text, replay_json
from paddock.server.table.room import Room
from paddock.server.table.thinking import think
from paddock.server.wire.events import NO_SEAT
from paddock.server.wire.messages.commands import Hello
from paddock.server.wire.messages.games import Cover, SeatKey
from paddock.store.rows import BOT
from tests.trust.leaks.house import KEY, BotWasAsked, QuietHouse
from tests.trust.leaks.readers import SHARED_SCREEN, Listener

TABLE = "table"
WHY = "why"
REFUSED = "refused move"
PREVIEW = "preview"
UNDO = "undo"
CHAT = "chat"
POLL = "long poll"
BOT_SEES = "bot"
SECOND_THOUGHT = "second thought"
LOG = "log"
RECORD = "record"
REPLAY = "replay"

NOW_DOORS = (TABLE, WHY, REFUSED, PREVIEW, UNDO, CHAT, POLL, BOT_SEES)
"""What tells how things stand."""
PAST_DOORS = (LOG, RECORD, REPLAY)
"""What tells how they came to stand so."""

Said = list[tuple[str, bytes]]

CLOCK = re.compile(rb'"at":[0-9.e+]+')


class Visitor:
    """A listener who has come in, and what was said to them."""

    def __init__(self, house: QuietHouse, room: Room, who: Listener, since: int) -> None:
        self.house = house
        self.room = room
        self.who = who
        self.said: Said = []
        keys = [SeatKey(seat=seat, secret=KEY) for seat in who.reader.seats]
        self.guest = Guest(room, Hello(secrets=keys, version=since), _nowhere, _nowhere)
        room.presence.guests.add(self.guest)

    def hear(self, door: str, message: Any) -> None:
        text = message if isinstance(message, bytes) else msgspec.json.encode(message)
        self.said.append((door, CLOCK.sub(b'"at":0', text)))

    async def listen(self, door: str) -> None:
        """Hear whatever is there to be sent."""
        for message in await self.guest._to_send():
            self.hear(door, for_all(message) if self.who.kind == SHARED_SCREEN else message)

    async def send(self, door: str, **command: Any) -> None:
        await self.guest.hear(msgspec.json.encode({"id": door, **command}))
        await asyncio.sleep(0)  # previews are answered by a task of their own
        await self.listen(door)


async def now(
    house: QuietHouse, room: Room, who: Listener, actions: list[str], second_thought: tuple[int, str] | None = None
) -> Said:
    """All that is said of the table as it stands. `actions` are tried; with a `second_thought` a rival changes its
    sealed answer while the listener is there, which they shall not notice."""
    visitor = Visitor(house, room, who, room.version)
    await visitor.listen(TABLE)
    if second_thought is not None:
        seat, action = second_thought
        rival = Reader((seat,))
        change = {"id": "c", "seat": seat, "version": room.version_for(rival), "action": action}
        await Guest(room, Hello(secrets=[SeatKey(seat=seat, secret=KEY)]), _nowhere, _nowhere).hear(
            msgspec.json.encode({"type": "play", **change})
        )
    if visitor.guest._table_changed:
        await visitor.listen(SECOND_THOUGHT)
    await _poll(visitor)
    if who.kind != SHARED_SCREEN:  # what a seat asks for is answered to that seat alone
        for seat in who.reader.seats[:1]:
            await _ask_for(visitor, seat, actions)
    return visitor.said


async def _ask_for(visitor: Visitor, seat: int, actions: list[str]) -> None:
    """Everything that somebody can ask for in the name of a seat."""
    house, room = visitor.house, visitor.room
    version = room.version_for(visitor.who.reader)
    await visitor.send(CHAT, type="say", seat=seat, text="good luck")
    house.disk.is_full = True
    for action in actions:
        await visitor.send(WHY, type="why", seat=seat, action=action)
        await visitor.send(REFUSED, type="play", seat=seat, version=version, action=action)
        await visitor.send(PREVIEW, type="preview", seat=seat, action=action)
        visitor.said += [(PREVIEW, sent) for sent in _taken(house)]
    await visitor.send(UNDO, type="undo", seat=seat)
    house.disk.is_full = False
    await _let_a_bot_look(visitor, seat)
    absent = [other for other in range(len(room.seats)) if other not in visitor.who.reader.seats][:1]
    for rival in absent:
        await lobby.cover(room, Cover(seat=seat, secret=KEY, absent=rival, level="easy"))
        await visitor.listen(CHAT)


async def _let_a_bot_look(visitor: Visitor, seat: int) -> None:
    """A bot that drives for the seat is given what the seat may know, and no more."""
    room = visitor.room
    room.seats[seat].kind = BOT
    try:
        await think(room, seat)
    except BotWasAsked:
        visitor.said += [(BOT_SEES, sent) for sent in _taken(visitor.house)]
    room.seats[seat].kind = "human"


async def _poll(visitor: Visitor) -> None:
    """A program waits by HTTP: whether it is kept waiting, and what it is told."""
    room, reader = visitor.room, visitor.who.reader
    if len(reader.seats) > 1:
        return
    seat = reader.seats[0] if reader.seats else None
    kept, silence = room.news, Silence()
    room.news = silence  # type: ignore[assignment]
    told = await show_table.fn(room.id, Request(), visitor.house, seat, room.version_for(reader), 1.0, "en")
    room.news = kept
    visitor.hear(POLL, told)
    visitor.hear(POLL, b"it was kept waiting" if silence.waited else b"it was told at once")


async def past(house: QuietHouse, room: Room, who: Listener) -> Said:
    """All that is said of what has happened."""
    visitor = Visitor(house, room, who, -1)
    await visitor.listen(LOG)
    await visitor.guest.hear(msgspec.json.encode({"type": "earlier", "id": LOG, "before": 1_000_000}))
    await visitor.listen(LOG)
    if len(who.reader.seats) < 2:  # by HTTP a request is for one seat
        visitor.hear(RECORD, (await record_text(room, who.reader)).encode())
        visitor.hear(REPLAY, await replay_json(room, who.reader, "en"))
    return visitor.said


def for_all(message: Any) -> Any:
    """The part of a message that everybody before a shared screen sees."""
    told = msgspec.to_builtins(message)
    if told.get("type") == "table":
        told |= {"seat_facts": {}, "questions": [], "can_undo": [], "may_ask_undo": []}
    if "events" in told:
        shown = [event for event in told["events"] if event["seat"] == NO_SEAT]
        told["events"] = [{**event, "number": 0} for event in shown]
        told["first_event"] = 0
    return told


class Silence:
    """News that never come: whoever waits for them gives up at once."""

    def __init__(self) -> None:
        self.waited = False

    async def wait(self) -> None:
        self.waited = True
        raise TimeoutError

    def set(self) -> None:
        """Nobody hears it."""


class Request:
    """A request with the key of the seat it is for."""

    headers = {"authorization": f"Bearer {KEY}"}  # noqa: RUF012


def _taken(house: QuietHouse) -> list[bytes]:
    kept = house.handed.kept[:]
    house.handed.kept.clear()
    return kept


async def _nowhere(_: Any) -> None:
    """What would be sent is taken out before."""
