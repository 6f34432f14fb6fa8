"""Hints: what the house would play for a seat that asks, and why. Everybody is told of it in the log; in a race that
counts for a championship there are none."""

import logging

from paddock.core.message import Message
from paddock.server.table import asked
from paddock.server.table.commands import Refusal, table_of
from paddock.server.table.room import Room
from paddock.server.wire.messages.answers import HintAnswer, Refused
from paddock.server.wire.messages.commands import AskHint
from paddock.server.workers.tasks import hint as hint_in_worker

log = logging.getLogger("paddock.server")


async def hint(room: Room, command: AskHint, language: str) -> HintAnswer | Refused:
    """A hint for what the seat is asked now, computed in a worker from the seat's view alone. The answer that the seat
    gives next is marked in the log."""
    try:
        table, seen_table = table_of(room)
        if room.row.season:
            raise Refusal("not-allowed", Message("refused-hint-counts"))
        if command.seat not in table.asked() or room.rules.edition is not None:
            raise Refusal("not-allowed", Message("refused-no-hint"))
        sent = await room.by_the_rules(lambda: asked.view_bytes(seen_table, command.seat))
        room.hinted.add(command.seat)
        patience = room.house.settings.bot_patience
        action, label, lines = await room.house.workers.do_for(room.share(), patience, hint_in_worker, sent, language)
    except Refusal as refusal:
        return refusal.told(command.id, room, language)
    except Exception:
        log.exception("a hint failed")
        return Refusal("failed", Message("refused-no-hint")).told(command.id, room, language)
    return HintAnswer(id=command.id, action=action, label=label, lines=lines)
