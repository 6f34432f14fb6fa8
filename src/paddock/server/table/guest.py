"""A guest: one websocket in a room. It reads commands at a bounded rate and never has more than a little to be sent.

What is waiting for a slow reader does not pile up: however often the table changes, the next message is the table as it
is then. Answers to commands do wait, but only a few; a reader that takes nothing for long is cut off and may come back.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec

from paddock.core.errors import PaddockError
from paddock.core.reader import Reader
from paddock.server.table import commands, sealing
from paddock.server.table.hints import hint
from paddock.server.table.keys import is_key
from paddock.server.table.rate import Bucket
from paddock.server.table.room import Room
from paddock.server.table.room_messages import chat_lines, earlier, table
from paddock.server.table.telling import Listening
from paddock.server.wire.messages.answers import Chat, Closing, Done, FromServer, Pong, Refused
from paddock.server.wire.messages.commands import (
    AskEarlier,
    AskHint,
    AskPreview,
    Command,
    Consent,
    Hello,
    Open,
    Ping,
    Play,
    Say,
    Seal,
    Shown,
    Undo,
    Why,
)

log = logging.getLogger("paddock.server")

MOST_ANSWERS = 64
"""Answers that may wait to be sent."""
MOST_PREVIEWS = 2
"""Previews that one guest may wait for."""
LATEST_CHAT = 100
LONGEST_ID = 64

decode = msgspec.json.Decoder(Command).decode
encode = msgspec.json.Encoder().encode

NOT_YOURS = "That seat is not yours."
TOO_FAST = "Too many messages; slow down."


Send = Callable[[str], Awaitable[None]]
HangUp = Callable[[int], Awaitable[None]]


class Guest:
    def __init__(
        self,
        room: Room,
        hello: Hello,
        send: Callable[[str], Awaitable[None]],
        hang_up: Callable[[int], Awaitable[None]],
    ) -> None:
        self.room = room
        self.reader = Reader(key.seat for key in hello.secrets)
        self.seats = frozenset(self.reader.seats)
        self.language = hello.language if hello.language.isalpha() and len(hello.language) <= 3 else "en"
        self._send = send
        self._hang_up = hang_up
        self._since = hello.version
        self._chat_from = max(0, room.last_said - LATEST_CHAT)
        self._answers: deque[FromServer] = deque()
        self._table_changed = True
        self._chat_changed = bool(room.chat)
        self._wake = asyncio.Event()
        self._closing: Closing | None = None
        self._previews = 0
        settings = room.house.settings
        self._bucket = Bucket(settings.socket_rate, settings.socket_burst)
        self._strikes = 0

    # ── What it is told ──

    def listens_as(self) -> Listening:
        return Listening(self.reader, self.language, self._since)

    def tell_table(self) -> None:
        self._table_changed = True
        self._wake.set()

    def tell_chat(self) -> None:
        self._chat_changed = True
        self._wake.set()

    def tell(self, message: FromServer) -> None:
        if len(self._answers) >= MOST_ANSWERS:
            self.close("You have not read for too long; connect again.", again=True)
            return
        self._answers.append(message)
        self._wake.set()

    def close(self, reason: str, again: bool) -> None:
        """End the connection. From now on nothing it says counts, and it is told no table: its seat may be taken."""
        if self._closing is None:
            self._closing = Closing(reason=reason, again=again)
            self._wake.set()

    async def write(self) -> None:
        """Send what there is to be sent, until the connection ends."""
        patience = self.room.house.settings.send_patience
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                messages = await self._to_send()
                closing = self._closing
                if closing is not None:
                    messages.append(closing)
                for message in messages:
                    async with asyncio.timeout(patience):
                        await self._send(encode(message).decode())
                if closing is not None:
                    break
        except TimeoutError:
            log.info("a guest of the game %s does not read and is cut off", self.room.id)
        await self._hang_up(1008)

    async def _to_send(self) -> "list[FromServer]":
        messages = list(self._answers)
        self._answers.clear()
        if self._closing is not None:
            return messages
        if self._chat_changed:
            self._chat_changed = False
            messages.append(Chat(lines=chat_lines(self.room, self._chat_from)))
            self._chat_from = self.room.last_said
        if self._table_changed:
            self._table_changed = False
            who, self._since = self.listens_as(), self.room.version
            messages.append(await table(self.room, who))
        return messages

    # ── What it says ──

    async def hear(self, text: str | bytes) -> None:
        """Carry out one message; every one is answered, but by a guest that is being sent away."""
        if self._closing is not None:
            return
        if not self._bucket.take():
            self._strikes += 1
            if self._strikes >= self.room.house.settings.socket_strikes:
                self.close(TOO_FAST, again=False)
            elif self._strikes % 20 == 1:
                self.tell(Refused(id="", reason=TOO_FAST, code="too-fast"))
            return
        try:
            command = decode(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError, ValueError) as error:
            self.tell(Refused(id="", reason=f"That cannot be read: {error}", code="malformed"))
            return
        if isinstance(command, Hello):
            self.tell(Refused(id="", reason="You have said hello already.", code="malformed"))
        elif not 0 < len(command.id) <= LONGEST_ID:
            self.tell(Refused(id="", reason=f"The id of a command has 1 to {LONGEST_ID} letters.", code="malformed"))
        elif isinstance(command, Ping):
            self.tell(Pong(id=command.id, now=self.room.house.now()))
        elif isinstance(command, AskEarlier):
            self.tell(await self._earlier(command))
        elif command.seat not in self.seats:
            self.tell(Refused(id=command.id, reason=NOT_YOURS, code="not-allowed"))
        elif isinstance(command, AskPreview):
            self._preview(command, commands.preview(self.room, command, self.language))
        elif isinstance(command, AskHint):
            self._preview(command, hint(self.room, command, self.language))
        else:
            self.tell(await self._carry_out(command))

    async def _carry_out(self, command: Play | Undo | Consent | Why | Say | Seal | Open | Shown) -> FromServer:
        match command:
            case Play():
                reply = await commands.play(self.room, command, self.language, reader=self.reader)
                if isinstance(reply, Refused):
                    self.tell_table()
                return reply
            case Undo():
                return await commands.undo(self.room, command, self.language, self.reader)
            case Consent():
                return await commands.consent(self.room, command, self.language, self.reader)
            case Why():
                return await commands.why(self.room, command, self.language)
            case Say():
                return await commands.say(self.room, command, self.language, self.reader)
            case Seal():
                return await sealing.seal(self.room, command, self.language, self.reader)
            case Open():
                return await sealing.open_words(self.room, command, self.language, self.reader)
            case Shown():
                self.room.has_shown(command.seat, command.version)
                return Done(id=command.id, version=self.room.version_for(self.reader))

    async def _earlier(self, command: AskEarlier) -> FromServer:
        try:
            return await earlier(self.room, self.reader, command, self.language)
        except (PaddockError, TimeoutError) as error:
            return Refused(id=command.id, reason=str(error), code="failed")

    def _preview(self, command: AskPreview | AskHint, answer: Coroutine[Any, Any, FromServer]) -> None:
        """Let something be computed in a worker, and go on meanwhile."""
        if self._previews >= MOST_PREVIEWS:
            answer.close()
            self.tell(Refused(id=command.id, reason="Other previews come first.", code="too-fast"))
            return
        self._previews += 1

        async def work() -> None:
            try:
                self.tell(await answer)
            finally:
                self._previews -= 1

        self.room.house.keep(asyncio.create_task(work()))


def why_not_admitted(room: Room, hello: Hello) -> str:
    """An empty text, or why this client may not come in."""
    if not hello.secrets:
        if room.row.spectators or room.row.status == "over":
            return ""
        return "This game has no spectators; a seat's link is needed to come in."
    for key in hello.secrets:
        if not 0 <= key.seat < len(room.seats) or not is_key(key.secret, room.seats[key.seat].key):
            return "That is not the key of this seat."
    return ""
