"""Opening a stored game: under the present rulebook if it is the game's own, else under the one that was kept."""

import asyncio
import logging
from functools import partial

import msgspec

from paddock.core.errors import PaddockError
from paddock.server.packs.collection import Packs, UnknownPack
from paddock.server.table.asked import AnyTable
from paddock.server.table.editions.archive import NoEdition
from paddock.server.table.editions.far_table import FarTable, open_far_table
from paddock.server.table.editions.kept import OPENING, KeptEdition, KeptEditions
from paddock.server.table.editions.process import EditionFailed
from paddock.server.table.stored_game import CannotOpen, check_version, is_ours, open_table
from paddock.server.workers.rule_threads import RuleThreads, TakesTooLong
from paddock.store.rows import WAITING, StoredGame

log = logging.getLogger("paddock.server")


class Opened(msgspec.Struct):
    """What came of it: a table, unless the game has not begun; the edition that it is played under, unless that is the
    present one; or the trouble."""

    table: AnyTable | None = None
    edition: KeptEdition | None = None
    trouble: str = ""


async def open_stored(stored: StoredGame, packs: Packs, editions: KeptEditions, threads: RuleThreads) -> Opened:
    """Open a game that is in no trouble yet."""
    row = stored.row
    try:
        pack = packs.folder(row.pack)
        if is_ours(row):
            if row.status == WAITING:
                return Opened()
            try:
                table = await threads.do(OPENING, partial(open_table, stored, pack))
            except CannotOpen as error:
                found = await _kept(editions, stored, str(error))
            else:
                for seat in stored.seats:
                    seat.title = seat.title or table.game.seat_name(seat.seat)  # made before it was kept
                return Opened(table=table)
        else:
            found = await _kept(editions, stored, "")
        if row.status == WAITING:
            return Opened(edition=found)
        try:
            async with found.turn:
                far: FarTable = await threads.do(3 * OPENING, partial(open_far_table, found, stored, str(pack or "")))
        except BaseException:
            found.release()
            raise
        return Opened(table=far, edition=found)
    except (UnknownPack, TakesTooLong, CannotOpen) as error:
        return Opened(trouble=str(error))
    except (EditionFailed, NoEdition, PaddockError) as error:
        return Opened(trouble=f"the rulebook it was begun under, which has changed since, does not work: {error}")
    except TimeoutError:
        raise
    except Exception as error:
        log.exception("the game %s cannot be opened", row.id)
        return Opened(trouble=f"its rules do not work any more ({type(error).__name__})")


async def _kept(editions: KeptEditions, stored: StoredGame, trouble: str) -> KeptEdition:
    """The kept edition of a game, held for its room. Raises `CannotOpen` with the trouble that there is without it."""
    try:
        if not stored.row.edition:
            raise NoEdition("it was begun before rulebooks were kept")
        return await asyncio.to_thread(editions.open, stored.row.edition)
    except NoEdition as error:
        if trouble:
            raise CannotOpen(trouble) from None
        check_version(stored.row)
        raise CannotOpen(
            f"this game was begun under edition {stored.row.edition} of its rulebook and stays under it; {error}"
        ) from None
