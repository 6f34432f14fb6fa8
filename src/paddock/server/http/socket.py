"""The websocket of a game: hello first, then commands in and tables out."""

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from paddock.core.errors import PaddockError
from paddock.server.http.gate import address
from paddock.server.http.limits import Doorkeeper
from paddock.server.table.guest import Guest, why_not_admitted
from paddock.server.table.house import House
from paddock.server.wire.messages.answers import Closing
from paddock.server.wire.messages.commands import Command, Hello

read_command = msgspec.json.Decoder(Command).decode


class Gone(Exception):
    """The other side has closed the connection."""


class Wire:
    """The two directions of one websocket, as texts."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self._open = True

    async def accept(self) -> None:
        await self._socket.accept()

    async def read(self) -> str | bytes:
        event = await self._socket.receive()
        if event["type"] != "websocket.receive":
            self._open = False
            raise Gone
        return event.get("text") or event.get("bytes") or ""

    async def send(self, text: str) -> None:
        if self._open:
            await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})

    async def hang_up(self, code: int) -> None:
        if self._open:
            self._open = False
            await self._socket.close(code=code)


@websocket("/api/games/{game:str}/socket")
async def game_socket(
    socket: WebSocket[Any, Any, Any],
    game: FromPath[str],
    house: NamedDependency[House],
    doorkeeper: NamedDependency[Doorkeeper],
) -> None:
    """Play or watch a game."""
    who = address(socket.scope)
    line = Wire(socket)
    if not doorkeeper.open_socket(who):
        await socket.close(code=1008, reason="too many connections from your address")
        return
    try:
        await line.accept()
        await serve(line, house, game)
    except Gone:
        pass
    finally:
        doorkeeper.close_socket(who)


async def serve(line: Wire, house: House, game: str) -> None:
    async def refuse(reason: str, again: bool) -> None:
        await line.send(msgspec.json.encode(Closing(reason=reason, again=again)).decode())
        await line.hang_up(1008)

    try:
        async with asyncio.timeout(house.settings.handshake):
            hello = read_command(await line.read())
    except TimeoutError:
        return await refuse("Say hello first.", again=True)
    except (msgspec.MsgspecError, RecursionError, UnicodeError, ValueError):
        hello = None
    if not isinstance(hello, Hello):
        return await refuse("The first message must be a hello.", again=False)
    try:
        room = await house.room(game)
    except PaddockError as error:
        return await refuse(str(error), again=False)
    reason = why_not_admitted(room, hello)
    if reason:
        return await refuse(reason, again=False)
    guest = Guest(room, hello, line.send, line.hang_up)
    room.enter(guest)
    writing = asyncio.create_task(guest.write())
    reading = asyncio.create_task(read(line, guest))
    try:
        await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.leave(guest)
        for task in (writing, reading):
            task.cancel()
        await asyncio.gather(writing, reading, return_exceptions=True)


async def read(line: Wire, guest: Guest) -> None:
    try:
        while True:
            await guest.hear(await line.read())
    except Gone:
        return
