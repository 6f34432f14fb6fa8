"""What a client says on the websocket."""

import msgspec

from paddock.server.wire.messages.base import Struct
from paddock.server.wire.messages.games import SeatKey


class Hello(Struct, tag="hello"):
    secrets: list[SeatKey] = msgspec.field(default_factory=list)
    language: str = "en"
    version: int = -1
    """The last version this client has, after a broken connection; events since then follow."""


class Play(Struct, tag="play"):
    id: str
    seat: int
    version: int
    action: str
    then: list[str] = msgspec.field(default_factory=list)
    """Answers to what the seat is asked next: a whole move in one message. From the first that is not offered on, they
    are left out; what was played before it stands."""


class Undo(Struct, tag="undo"):
    """Take the last answer back; past the barrier, ask the others for consent."""

    id: str
    seat: int


class Consent(Struct, tag="consent"):
    id: str
    seat: int
    request: int
    agree: bool


class Why(Struct, tag="why"):
    """Why is this action not offered?"""

    id: str
    seat: int
    action: str


class AskPreview(Struct, tag="preview"):
    id: str
    seat: int
    action: str
    then: list[str] = msgspec.field(default_factory=list)
    """Answers that would follow it: then it is the last of them that is foreseen, after the others."""


class AskHint(Struct, tag="hint"):
    """What would the house play, and why? Everybody is told that it was asked; not in races that count."""

    id: str
    seat: int


class AskEarlier(Struct, tag="earlier"):
    """What happened before the event of this number?"""

    id: str
    before: int


class Say(Struct, tag="say"):
    id: str
    seat: int
    text: str


class Seal(Struct, tag="seal"):
    """Show the seal of the words that this seat adds to the dice. To be sent after the commitment has been kept."""

    id: str
    seat: int
    seal: str


class Open(Struct, tag="open"):
    """Open the sealed words. To be sent after all seals are in (`sealed`) and have been kept, never before."""

    id: str
    seat: int
    words: str


class Shown(Struct, tag="shown"):
    """What led to this version has been shown, and the seat's choices are on its screen: its clock may run."""

    id: str
    seat: int
    version: int


class Ping(Struct, tag="ping"):
    id: str


Command = Hello | Play | Undo | Consent | Why | AskPreview | AskHint | AskEarlier | Say | Seal | Open | Shown | Ping
