"""Housekeeping: what the house does by itself, again and again, so that nothing is kept open, listed or unsaved."""

import asyncio
import logging
import time

import msgspec

from paddock.server.table.analyses import forget_race
from paddock.server.table.house import House
from paddock.store.interface import NotSaved
from paddock.store.rows import Change

log = logging.getLogger("paddock.server")


async def keep_house(house: House) -> None:
    """Again and again: put away rooms in which nobody is, save the running clocks, and clear the lobby. A chore that
    fails keeps nobody from the others, and is tried again the next time."""
    while True:
        await asyncio.sleep(house.settings.clock_tick)
        for chore in (_put_away_quiet_rooms, _close_unused_editions, _save_clocks, _clear_lobby, _forget_old):
            try:
                await chore(house)
            except Exception:
                log.exception("housekeeping failed: %s", chore.__name__.strip("_").replace("_", " "))


async def _put_away_quiet_rooms(house: House) -> None:
    idle = time.monotonic() - house.settings.idle
    for room in list(house.rooms.values()):
        busy = room.presence.guests or room.thinking or room.lock.locked()
        if not busy and room.presence.quiet_since < idle:
            house.put_away(room)


async def _close_unused_editions(house: House) -> None:
    await asyncio.to_thread(house.editions.close_unused)


async def _save_clocks(house: House) -> None:
    """Save what the running clocks show, but of games that are being changed: their change saves it."""
    locked = {game for game, room in house.rooms.items() if room.lock.locked()}
    rows = [row for row in house.alarms.rows() if row.game not in locked]
    if rows:
        try:
            await house.save(Change(clocks=rows))
        except NotSaved as error:
            log.warning("the clocks were not saved: %s", error)


async def _clear_lobby(house: House) -> None:
    """Take tables out of the lobby that nobody has started for long and at which nobody sits now."""
    for row in await house.read(house.store.unstarted, time.time() - house.settings.listed_for):
        room = house.rooms.get(row.id)
        if room is not None and (room.lock.locked() or room.presence.guests or room.presence.polling.total()):
            continue
        hidden = msgspec.structs.replace(row if room is None else room.row, listed=False)
        try:
            await house.save(Change(games=[hidden]))
        except NotSaved as error:
            log.warning("a table was not taken out of the lobby: %s", error)
            return
        house.tables.follow(row.id, row.status, listed=False)
        if room is not None:
            room.row = hidden


FORGOTTEN_AT_ONCE = 20


async def _forget_old(house: House) -> None:
    """Forget races that have long been over, a few at a time, where whoever runs the house wants that."""
    if not house.settings.keep_days:
        return
    before = time.time() - 86400 * house.settings.keep_days
    for game in await house.read(house.store.old, before, FORGOTTEN_AT_ONCE):
        if game not in house.rooms:
            await asyncio.to_thread(forget_race, house.store, game)
