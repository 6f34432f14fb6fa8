"""A table that stands in the process of another edition, and what its room knows of it.

It has the methods of `Table` and `SeenTable` that rooms use, so that a room hardly notices. Each of them asks the
process, and waits: like everything that rules compute they are called in rule threads.
"""

from typing import Any

import msgspec

from paddock.core.actions import REWIND, TAKE_BACK, UNDO
from paddock.core.errors import BadAction
from paddock.core.names import NATURE
from paddock.core.reader import Reader
from paddock.core.record import Line
from paddock.core.walk import SealedAnswers
from paddock.server.table.editions.kept import KeptEdition
from paddock.server.table.editions.process import EditionEnded, UnknownTable
from paddock.server.wire.messages import table as messages
from paddock.server.wire.messages.records import Proof
from paddock.server.wire.seen_table import WITHOUT_ROOM
from paddock.store.rows import GameRow, SeatRow, StoredGame

NATURE_ON_LINE = -1


class FarRecord:
    """The part of a record that a room needs."""

    def __init__(self, lines: list[Line], result: str) -> None:
        self.lines = lines
        self.result = result


class FarTable:
    """A game in progress under a kept edition."""

    def __init__(self, edition: KeptEdition, row: GameRow, seats: list[SeatRow], pack: str) -> None:
        self.edition = edition
        self._told = (msgspec.to_builtins(row), msgspec.to_builtins(seats), pack)
        self._key = ""
        self.record = FarRecord([], "")
        self.sealed = SealedAnswers()
        self.over = False
        self.interrupt = False
        self.print = ""
        self.seat_names: list[str] = []
        self._asked: list[int] = []

    # ── Playing ──

    def asked(self) -> list[int]:
        return self._asked

    def play(self, action: str, seat: int) -> None:
        self._follow(self.ask("moved", action, seat))

    def undo(self, seat: int) -> None:
        self._follow(self.ask("moved", UNDO, seat))

    def take_back(self, seat: int, same_dice: bool = False) -> None:
        """Go back; by new dice also where an edition does not know how the same ones come again."""
        try:
            self._follow(self.ask("moved", REWIND if same_dice else TAKE_BACK, seat))
        except BadAction:
            self._follow(self.ask("moved", TAKE_BACK, seat))

    def can_undo(self, seat: int) -> bool:
        return bool(self.ask("may", UNDO, seat))

    def may_take_back(self, seat: int) -> bool:
        return bool(self.ask("may", TAKE_BACK, seat))

    def is_offered(self, action: str, seat: int) -> bool:
        return bool(self.ask("is_offered", action, seat))

    def copy(self) -> "FarTable":
        twin = FarTable.__new__(FarTable)
        twin.__dict__.update(self.__dict__)
        twin.record = FarRecord(self.record.lines[:], self.record.result)
        twin.sealed = self.sealed.copy()
        return twin

    # ── Records ──

    def record_text(self, reader: Reader) -> str:
        return str(self.ask("record", reader.seats))

    def replay(self, reader: Reader, language: str) -> dict[str, Any]:
        """The replay, without what the room says about the game."""
        found: dict[str, Any] = msgspec.json.decode(self.ask("replay", reader.seats, reader.sees_all, language))
        for told in ("places", "scores"):
            found.setdefault(told, [])  # older editions do not say how it ended
        return found

    def proof(self, language: str) -> Proof:
        told: dict[str, Any] = self.ask("proof", language)
        for counter, draw in enumerate(told["draws"]):
            draw.setdefault("counter", counter)  # in older editions dice never come again
        return msgspec.convert(told, Proof)

    def finish(self) -> dict[str, Any]:
        """What the finished race means to a championship."""
        found: dict[str, Any] = self.ask("finish")
        return found

    # ── Asking ──

    def ask(self, name: str, *args: Any) -> Any:
        """What the process says of this table. One that was started anew is told the table first."""
        for _ in range(2):
            try:
                return self.edition.ask(name, self._key, *args)
            except (UnknownTable, EditionEnded):
                self.tell_again()
        return self.edition.ask(name, self._key, *args)

    def begin(self) -> "FarTable":
        """The same at its first decision."""
        self._follow(self.edition.ask_patiently("new_table", *self._told))
        return self

    def tell_again(self) -> None:
        lines = [(NATURE_ON_LINE if line.seat == NATURE else line.seat, line.text) for line in self.record.lines]
        self._follow(self.edition.ask_patiently("stored_table", *self._told, lines, self.print))

    def _follow(self, now: dict[str, Any]) -> None:
        lines = [Line(NATURE if seat == NATURE_ON_LINE else seat, text) for seat, text in now["lines"]]
        self.record = FarRecord(self.record.lines + lines, now["result"])
        self.sealed = SealedAnswers()
        self.sealed.asked_at = now["asked_at"]
        self.sealed.changes = [(number, seat) for number, seat in now["changes"]]
        self._key, self._asked, self.over = now["key"], now["asked"], now["over"]
        self.interrupt, self.print, self.seat_names = now["interrupt"], now["print"], now["seats"]


def open_far_table(edition: KeptEdition, stored: StoredGame, pack: str) -> FarTable:
    """The table at the end of what is stored. Every answer is checked against the old rules on the way."""
    table = FarTable(edition, stored.row, stored.seats, pack)
    table.record.lines = [Line(row.seat, row.text) for row in stored.lines]
    table.print = stored.lines[-1].print if stored.lines else ""
    table.tell_again()
    return table


class FarSeenTable:
    """The table as each of its readers may know it."""

    def __init__(self, table: FarTable) -> None:
        self.table = table

    def told(self, reader: Reader, language: str, since: int) -> messages.Table:
        """The whole table as a message to this reader, with the events after version `since`, but for what the room
        adds to it."""
        told: dict[str, Any] = self.table.ask("told", reader.seats, language, since)
        told.setdefault("guide", None)  # editions from before there were guides tell of none
        parts = {
            field.name: msgspec.convert(told[field.name], field.type)
            for field in msgspec.structs.fields(messages.Table)
            if field.name not in WITHOUT_ROOM
        }
        return messages.Table(**WITHOUT_ROOM, **parts)

    def events(
        self, reader: Reader, language: str, since: int, before: int | None = None
    ) -> tuple[int, list[messages.EventTold]]:
        found = self.table.ask("events", reader.seats, language, since, before)
        return msgspec.convert(found, tuple[int, list[messages.EventTold]])

    def why_not(self, seat: int, action: str, language: str) -> tuple[str, str] | None:
        """The rule and the sentence that stand against an action; None: it is offered."""
        found = self.table.ask("why_not", seat, action, language)
        return (str(found[0]), str(found[1])) if found is not None else None

    def default(self, seat: int) -> str:
        return str(self.table.ask("default", seat))

    def view_bytes(self, seat: int) -> bytes:
        return bytes(self.table.ask("view_bytes", seat))
