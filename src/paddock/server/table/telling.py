"""Telling: what those who listen in a room are told of its table. Made in rule threads; what the room itself says, such
as who is here and how much time is left, is added when it is sent."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from msgspec.structs import replace

from paddock.core.reader import Reader
from paddock.server.table.asked import AnySeenTable
from paddock.server.table.lengths import may_go_back
from paddock.server.wire.messages.table import NoteTold, Table


class Listening(NamedTuple):
    """As whom somebody listens, in which language, and the version up to which they have heard everything."""

    reader: Reader
    language: str
    since: int


Told = dict[Listening, Table]
"""What was made for those who listen, for when the table they are told of is on the disk."""


def told(seen_table: AnySeenTable, who: Listening, notes: list[NoteTold]) -> Table:
    """The table as this listener may know it. Nobody goes back for ever, so what may be taken back is looked at."""
    message = seen_table.told(who.reader, who.language, who.since)
    table = seen_table.table
    message.notes = notes
    message.can_undo = [seat for seat in message.can_undo if may_go_back(table, seat)]
    message.may_ask_undo = [seat for seat in message.may_ask_undo if may_go_back(table, seat)]
    message.questions = [replace(each, can_undo=each.seat in message.can_undo) for each in message.questions]
    return message


def told_to_all(
    seen_table: AnySeenTable, listening: Iterable[Listening], notes_in: Callable[[str], list[NoteTold]]
) -> Told:
    """What all of them are told. Nothing, if that fails: the move counts all the same, and whoever is told of it then
    finds out what is wrong."""
    try:
        return {who: told(seen_table, who, notes_in(who.language)) for who in listening}
    except Exception:
        return {}
