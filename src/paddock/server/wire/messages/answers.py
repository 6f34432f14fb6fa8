"""What the server says on the websocket: the table, and the answers to commands."""

from typing import Any

from paddock.server.wire.messages.base import Struct
from paddock.server.wire.messages.table import EventTold, Table


class Done(Struct, tag="done"):
    """The command was carried out and is durable."""

    id: str
    version: int


class Refused(Struct, tag="refused"):
    id: str
    reason: str
    rule: str = ""
    code: str = "not-offered"
    """not-offered, stale, not-saved, not-allowed, malformed, too-fast, failed"""


class Answer(Struct, tag="answer"):
    """The answer to `why`: a sentence and a rule; offered says that it can in fact be played."""

    id: str
    offered: bool
    reason: str
    rule: str


class PreviewAnswer(Struct, tag="preview"):
    """What an action would lead to, as far as its seat can know: sentences, and facts to draw as ghosts."""

    id: str
    lines: list[str]
    facts: dict[str, Any]


class HintAnswer(Struct, tag="hint"):
    """What the house would play, from what the seat can know: the answer, and sentences about what it would lead to."""

    id: str
    action: str
    label: str
    lines: list[str]


class Earlier(Struct, tag="earlier"):
    """The events just before the one that was asked for; the first of all has the number 0."""

    id: str
    events: list[EventTold]


class ChatLine(Struct):
    number: int
    seat: int
    name: str
    text: str
    at: float


class Chat(Struct, tag="chat"):
    lines: list[ChatLine]


class Pong(Struct, tag="pong"):
    id: str
    now: float


class Closing(Struct, tag="closing"):
    """The server ends the connection and says why; `again` says whether connecting again makes sense."""

    reason: str
    again: bool


FromServer = Table | Done | Refused | Answer | PreviewAnswer | HintAnswer | Earlier | Chat | Pong | Closing
