"""Planted leaks: careless servers, each in one place. The search must find every one of them."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import msgspec
import pytest

from paddock.core import walk
from paddock.core.reader import REFEREE, SPECTATOR, Reader, reader_of
from paddock.core.state import State
from paddock.core.table import Table
from paddock.core.view import View
from paddock.server.http import playing
from paddock.server.table import commands, guest, lobby, replays, room_messages, thinking
from paddock.server.table import room as rooms
from paddock.server.table.room import Room
from paddock.server.table.telling import Listening
from paddock.server.wire import seen_table
from paddock.server.wire.messages.answers import ChatLine, Refused
from paddock.server.wire.seen_table import SeenTable
from paddock.server.workers.tasks import preview as preview_in_worker
from paddock.server.workers.view_bytes import view_to_bytes

Plant = Callable[[pytest.MonkeyPatch], None]


def hidden(state: State) -> str:
    """All secrets of a state."""
    return str([getattr(state, fact.name) for fact in state.game.layout.secrets])


def luck(state: State) -> int:
    """A small number that depends on all secrets."""
    return sum(map(ord, hidden(state))) % 7


def true_view(table: SeenTable, who: Reader | int) -> View:
    state = table.table.state
    return View(who, state, state.options(reader_of(who).seat))


def state_in(room: Room) -> State:
    assert isinstance(room.table, Table)
    return room.table.state


def true_bytes(room: Room, seat: int) -> bytes:
    """What a worker is sent by a house that hides nothing."""
    assert isinstance(room.seen_table, SeenTable)
    return view_to_bytes(true_view(room.seen_table, seat))


def exchanged(owner: Any, name: str, make: Callable[[Any], Any]) -> Plant:
    """Exchange a function for another one that is made of it."""
    return lambda patch: patch.setattr(owner, name, make(getattr(owner, name)))


# ── What the table tells ──


def telling(change: Callable[[SeenTable, Reader], dict[str, Any]]) -> Plant:
    """A table message with other fields."""

    def make(real: Any) -> Any:
        def told(self: SeenTable, reader: Reader, *rest: Any) -> Any:
            return msgspec.structs.replace(real(self, reader, *rest), **change(self, reader))

        return told

    return exchanged(SeenTable, "told", make)


def _all_seats(table: SeenTable, reader: Reader) -> dict[str, Any]:
    if len(reader.seats) < 2:
        return {}
    return {"seat_facts": {str(seat): table.facts(seat) for seat in range(table.game.seats)}}


def _facts_of_the_first(table: SeenTable, reader: Reader) -> dict[str, Any]:
    return {"facts": table.facts(reader.seats[0])} if len(reader.seats) > 1 else {}


def _facts_of_seat_0(table: SeenTable, reader: Reader) -> dict[str, Any]:
    return {"facts": table.facts(0)} if reader == SPECTATOR else {}


def _no_hiding(real: Any) -> Any:
    return lambda state, who: View(who, state.copy(), state.options(reader_of(who).seat))


def _true_tower(real: Any) -> Any:
    def tower(self: SeenTable, who: Reader | int) -> Any:
        rows = real(self, who)
        return rows[luck(self.table.state) % len(rows) :]

    return tower


def _events_of_all(real: Any) -> Any:
    def events(self: SeenTable, reader: Reader, *rest: Any) -> Any:
        return real(self, Reader(range(self.game.seats)), *rest)

    return events


def _longer_prompt(real: Any) -> Any:
    return lambda self, language: real(self, language) + "." * luck(self.table.state)


def _made_for_another(real: Any) -> Any:
    def told_to_all(seen_table: SeenTable, listening: Iterable[Listening], notes_in: Any) -> Any:
        everybody = Reader(range(seen_table.game.seats))
        return {who: seen_table.told(everybody, who.language, who.since) for who in listening}

    return told_to_all


def _version_of_the_record(real: Any) -> Any:
    return lambda self, reader=REFEREE, line=None: self.version if line is None else line


def _everybody_is_told(real: Any) -> Any:
    return lambda self, only=None: real(self, None)


def _secret_in_the_info(real: Any) -> Any:
    return lambda room, language: msgspec.structs.replace(real(room, language), commitment=room.row.secret)


# ── What is asked ──


def asking(change: Callable[[Any, State], dict[str, Any]]) -> Plant:
    """A question with other fields."""

    def make(real: Any) -> Any:
        def question(self: SeenTable, seat: int, language: str) -> Any:
            asked = real(self, seat, language)
            return asked and msgspec.structs.replace(asked, **change(asked, self.table.state))

        return question

    return exchanged(SeenTable, "question", make)


def _other_order(asked: Any, state: State) -> dict[str, Any]:
    at = luck(state) % len(asked.options)
    return {"options": asked.options[at:] + asked.options[:at]}


def _other_default(asked: Any, state: State) -> dict[str, Any]:
    return {"default": asked.options[luck(state) % len(asked.options)].action}


def _other_label(asked: Any, state: State) -> dict[str, Any]:
    first = msgspec.structs.replace(asked.options[0], label=f"{asked.options[0].label} ({luck(state)})")
    return {"options": [first, *asked.options[1:]]}


def _reason_that_knows(real: Any) -> Any:
    def why_not(self: SeenTable, seat: int, text: str, language: str) -> Any:
        code, reason = real(self, seat, text, language)
        if reason is not None:
            reason.rule += str(luck(self.table.state))
        return code, reason

    return why_not


# ── What a seat asks for ──


def refusing(name: str) -> Plant:
    """A command whose refusal tells more than it should."""

    def make(real: Any) -> Any:
        async def careless(room: Room, *rest: Any, **more: Any) -> Any:
            reply = await real(room, *rest, **more)
            if isinstance(reply, Refused) and room.table is not None:
                return msgspec.structs.replace(reply, reason=f"{reply.reason} {hidden(state_in(room))}")
            return reply

        return careless

    return exchanged(commands, name, make)


def _preview_of_the_true_state(real: Any) -> Any:
    async def preview(room: Room, command: Any, language: str) -> Any:
        sent = true_bytes(room, command.seat)
        await room.house.workers.do_for(room.share(), 1.0, preview_in_worker, sent, command.action, language)
        return await real(room, command, language)

    return preview


def _bot_that_sees_all(real: Any) -> Any:
    def choice(room: Room, seat: int, sent: bytes) -> Awaitable[str | None]:
        answer: Awaitable[str | None] = real(room, seat, true_bytes(room, seat))
        return answer

    return choice


def _chat_that_tells(real: Any) -> Any:
    def chat_lines(room: Room, since: int) -> list[ChatLine]:
        return [msgspec.structs.replace(line, text=line.text + hidden(state_in(room))) for line in real(room, since)]

    return chat_lines


def _announcement_that_tells(real: Any) -> Any:
    async def announce(room: Room, message: Any) -> None:
        await real(room, message)
        room.chat[-1].text += hidden(state_in(room))

    return announce


def _poll_of_the_true_version(real: Any) -> Any:
    async def table(room: Room, *rest: Any) -> Any:
        return msgspec.structs.replace(await real(room, *rest), version=room.version)

    return table


# ── What is told of the past ──


def _for_the_referee(real: Any) -> Any:
    return lambda record, reader, **more: real(record, REFEREE, **more)


def _earlier_for_all(real: Any) -> Any:
    def earlier(room: Room, reader: Reader, *rest: Any) -> Any:
        return real(room, Reader(range(len(room.seats))), *rest)

    return earlier


def _everything_may_be_known(real: Any) -> Any:
    return lambda before, line, who: True


def _changes_are_lines(real: Any) -> Any:
    return lambda before, line: False


PLANTED: dict[str, Plant] = {
    # Nothing had caught these four.
    "a hot-seat browser gets the facts of all seats": telling(_all_seats),
    "a preview is made from the true state": exchanged(commands, "preview", _preview_of_the_true_state),
    "a bot is given the true state": exchanged(thinking, "choice", _bot_that_sees_all),
    "chat carries secrets": exchanged(guest, "chat_lines", _chat_that_tells),
    "a view hides nothing": exchanged(seen_table, "view", _no_hiding),
    "a shared screen shows the facts of its first seat": telling(_facts_of_the_first),
    "a spectator sees what seat 0 sees": telling(_facts_of_seat_0),
    "the tower knows more": exchanged(SeenTable, "tower", _true_tower),
    "a table is made beforehand for the wrong listener": exchanged(rooms, "told_to_all", _made_for_another),
    "scores know more": telling(lambda table, reader: {"scores": [float(luck(table.table.state))]}),
    "events are told to the wrong seats": exchanged(SeenTable, "events", _events_of_all),
    "earlier events are told to the wrong seats": exchanged(guest, "earlier", _earlier_for_all),
    "a message is longer for a secret": exchanged(SeenTable, "waiting_prompt", _longer_prompt),
    "the order of options knows more": asking(_other_order),
    "the default knows more": asking(_other_default),
    "a label knows more": asking(_other_label),
    "a reason knows more": exchanged(SeenTable, "why_not", _reason_that_knows),
    "a refused move tells more": refusing("play"),
    "a refused undo tells more": refusing("undo"),
    "an announcement tells more": exchanged(lobby, "announce", _announcement_that_tells),
    "a version counts changed sealed answers": exchanged(Room, "version_for", _version_of_the_record),
    "everybody is told when a sealed answer changes": exchanged(Room, "tell", _everybody_is_told),
    "a long poll counts changed sealed answers": exchanged(playing, "table", _poll_of_the_true_version),
    "the secret of the dice is shown": exchanged(room_messages, "room_info", _secret_in_the_info),
    "a seat's record is the whole one": exchanged(replays, "seat_record", _for_the_referee),
    "a seat's replay is the whole one": exchanged(replays, "walk", _for_the_referee),
    "a record shows sealed answers and others' cards": exchanged(walk, "may_know", _everything_may_be_known),
    "a record shows changed sealed answers": exchanged(walk, "changes_answer", _changes_are_lines),
}
