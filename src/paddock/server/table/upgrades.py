"""After an upgrade: a new version of the house replays every unfinished game before people come to it."""

import asyncio
import logging

from paddock import __version__
from paddock.core.errors import PaddockError
from paddock.server.table.house import House

log = logging.getLogger("paddock.server")


async def check_after_upgrade(house: House) -> None:
    """Replay every unfinished game, unless this version has done so before, and drop the rulebooks no game needs."""
    stamp = " ".join([__version__, *(f"{id}={edition}" for id, edition in house.present.items())])
    if await house.read(house.store.note, "checked by") == stamp:
        return
    games = await house.read(house.store.unfinished)
    pinned = 0
    for game in games:
        try:
            room = await house.room(game)
        except PaddockError as error:
            log.error("the game %s cannot be read: %s", game, error)
            continue
        except Exception:
            log.exception("the game %s cannot be opened", game)
            continue
        if room.trouble:
            pinned += 1
            log.error("the game %s is pinned: %s", game, room.trouble)
        # Whoever came meanwhile may not have sat down yet: theirs must stay the only room of the game.
        if not house.is_visited(room) and not room.presence.guests and not room.thinking:
            house.put_away(room)
    dropped = 0
    try:
        dropped = await asyncio.to_thread(house.editions.drop_unneeded, set(house.present.values()))
    except Exception:
        log.exception("the rulebooks that no game needs were not dropped")
    told = "replayed %d unfinished games after an upgrade, %d pinned; dropped %d rulebooks that no game needs"
    log.info(told, len(games), pinned, dropped)
    await asyncio.to_thread(house.store.set_note, "checked by", stamp)
