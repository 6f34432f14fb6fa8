"""Bots that think: each bot that is asked looks at its seat's view, takes its time, and answers."""

import asyncio
import logging
from functools import partial

from paddock.bots.drivers import style_of
from paddock.bots.levels import EARLIER, LEVELS
from paddock.server.table import asked
from paddock.server.table.commands import is_running, play
from paddock.server.table.notes import BY_BOT
from paddock.server.table.room import GamePaused, Room
from paddock.server.wire.messages.answers import Done
from paddock.server.wire.messages.commands import Play
from paddock.server.workers.tasks import whole_move

log = logging.getLogger("paddock.server")

USUAL = EARLIER[1]
"""How strong a bot is that drives for somebody who has left, unless the table says otherwise."""
MOST_FAILED = 3
"""Answers of bots that may fail in a row before the game is paused."""


def let_bots_think(room: Room) -> None:
    """Every bot that is asked and does not think yet begins to."""
    if not is_running(room) or room.table is None:
        return
    for seat in room.table.asked():
        if room.has_bot(seat) and seat not in room.thinking:
            task = room.house.keep(asyncio.create_task(think(room, seat)))
            room.thinking[seat] = task
            task.add_done_callback(partial(_thought, room, seat))


def _thought(room: Room, seat: int, _: "asyncio.Task[None]") -> None:
    room.thinking.pop(seat, None)
    if room.house.rooms.get(room.id) is room:
        room.house.let_bots_think(room)


async def think(room: Room, seat: int) -> None:
    """A bot looks at its seat's view, takes its time, and answers; if it cannot, the default is its answer."""
    settings = room.house.settings
    await asyncio.sleep(max(settings.bot_delay, settings.bot_pace if room.is_bots_only else 0.0))
    seen_table, version = room.seen_table, room.version
    if seen_table is None or not is_running(room):
        return
    try:
        sent = await room.by_the_rules(lambda: asked.view_bytes(seen_table, seat))
        if not sent:
            return
        table = room.table
        answers = await room.by_the_rules(lambda: asked.rival_answers(table, seat)) or await choice(room, seat, sent)
        if not answers:
            answers = [await room.by_the_rules(lambda: asked.default(seen_table, seat))]
    except (GamePaused, TimeoutError):
        return
    except Exception as error:
        log.exception("a bot of the game %s cannot answer", room.id)
        room.pause(f"a bot can give no answer: {type(error).__name__}")
        return
    # Without an id: ids are the players' own, and a version is answered once anyhow.
    command = Play(id="", seat=seat, version=version, action=answers[0], then=answers[1:])
    reply = await play(room, command, "en", BY_BOT)
    if isinstance(reply, Done):
        room.failed_answers = 0
        return
    if reply.code == "failed":
        room.failed_answers += 1
        if room.failed_answers >= MOST_FAILED:
            room.pause("what its bots answer fails again and again")
    await asyncio.sleep(1.0)  # the race has moved on, or the disk is full: look again


async def choice(room: Room, seat: int, sent: bytes) -> list[str]:
    """What the bot of a seat chooses, with what it will answer next to go on with it; empty: it gave no answer."""
    level = room.seats[seat].level or USUAL
    style = style_of(room.seats[seat].name)
    if style and level in LEVELS:
        level = f"{level}:{style}"
    patience = room.house.settings.bot_patience
    try:
        if room.rules.edition is not None:
            return [str(await room.rules.edition.think(room.share(), patience, "choose", sent, level))]
        return await room.house.workers.do_for(room.share(), patience, whole_move, sent, level)
    except Exception as error:
        log.error("the bot %s of the game %s gave no answer: %r", level, room.id, error)
        return []
