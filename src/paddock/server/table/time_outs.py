"""Time-outs: what happens when a clock has run down, whether or not anybody has the game open."""

import asyncio
import logging

from paddock.core.errors import PaddockError
from paddock.server.table.commands import is_running, play_default
from paddock.server.table.host import Host
from paddock.server.table.notes import BY_CLOCK
from paddock.server.table.room import GamePaused
from paddock.store.interface import NotSaved

log = logging.getLogger("paddock.server")


AGAIN = 5.0
"""Seconds after which a game that could not be opened when its time was up is tried again."""


async def time_is_up(house: Host, game: str) -> None:
    """Play the default of every seat whose time is up. Where that cannot be done, the clock stops."""
    try:
        await _play_defaults(house, game)
    except PaddockError as error:
        log.error("the time of the game %s is up, but it cannot be read: %s", game, error)
        house.alarms.forget(game)
    except Exception:
        log.exception("the time of the game %s is up, but it cannot be opened", game)
        await asyncio.sleep(AGAIN)
        if game in house.alarms.clocks:
            house.alarms.set(game, house.alarms.clocks[game])


async def _play_defaults(house: Host, game: str) -> None:
    room = await house.room(game)
    try:
        async with room.lock:
            for seat in room.clock.time_is_up():
                if is_running(room) and room.table is not None and seat in room.table.asked():
                    await play_default(room, seat, BY_CLOCK)
    except (NotSaved, TimeoutError) as error:
        log.warning("a time-out was not saved: %s", error)
        await asyncio.sleep(1.0)
    except GamePaused:
        pass  # it is told already
    except Exception as error:
        log.exception("the default of the game %s failed", game)
        room.pause(f"the answer for a seat whose time is up fails: {type(error).__name__}")
    room = await house.room(game)
    if is_running(room):
        house.alarms.set(game, room.clock)
    else:
        house.alarms.forget(game)
