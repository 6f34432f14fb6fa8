"""Who sits where, and how a race begins: when all seats are taken, and the words for its dice are there or have been
waited for long enough."""

import asyncio
import logging
from functools import partial

from msgspec.structs import replace

from paddock.core.names import NATURE
from paddock.server.table.asked import AnySeenTable, seen
from paddock.server.table.clocks import BANK, GameClock
from paddock.server.table.host import Host
from paddock.server.table.room import GamePaused, Room
from paddock.server.table.seals import close_seals
from paddock.server.wire.game_info import awaited_words
from paddock.store.interface import NotSaved
from paddock.store.rows import FREE, RUNNING, Change, GameRow, LineRow, SeatRow

log = logging.getLogger("paddock.server")


async def seat_people(room: Room, *seats: SeatRow) -> None:
    """Change who sits where, and what they add to the dice; when the last free seat is taken and all words are there,
    the game begins. Whoever came with a key that is not the seat's any more is out. To be called with the lock held;
    raises `NotSaved`."""
    rekeyed = {seat.seat for seat in seats if seat.key != room.seats[seat.seat].key}
    await _seat(room, *seats)
    room.house.tables.count_bots_only(room.id, room.is_bots_only and room.status == RUNNING)
    for guest in list(room.presence.guests):
        if guest.seats & rekeyed:
            guest.close("The key that you came with is not the key of this seat any more.", again=False)


async def _seat(room: Room, *seats: SeatRow) -> None:
    people = list(room.seats)
    for seat in seats:
        people[seat.seat] = seat
    change = Change(seats=list(seats))
    if room.table is None and not room.trouble and is_full(people):
        row = close_seals(room.row, people)
        if row is not room.row:
            change.games = [row]
        if not awaited_words(row, people):
            await _begin(room, row, people, change)
            return
    await room.write(change)
    for row in change.games:
        room.row = row
    room.seats = people
    wait_for_words(room)
    if room.plea is not None:
        room.plea.waits_for &= room.humans()
    room.let_clocks_run()
    room.tell()


async def _begin(room: Room, row: GameRow, people: list[SeatRow], change: Change) -> None:
    def begun() -> tuple[AnySeenTable, list[LineRow]]:
        table = room.rules.new_table(row, people)
        room.play_only_answers(table)
        return seen(table), room.new_lines(table, NATURE, "", "")

    seen_table, change.lines = await room.by_the_rules(begun)
    change.games = [replace(row, status=RUNNING)]
    bank = dict.fromkeys(range(len(people)), float(row.seconds)) if row.clock == BANK else {}
    await room.save(seen_table, GameClock(bank), change, {})


def is_full(seats: list[SeatRow]) -> bool:
    return all(seat.kind != FREE for seat in seats)


# ── Words for the dice ──


def wait_for_words(room: Room) -> None:
    """If the race waits only for seals or words, let it do so for a while, and then begin without them."""
    waits = room.table is None and not room.trouble and is_full(room.seats)
    room.patience.follow(waits, room.row, room.house.settings, partial(_waited_enough, room.house, room.id))


def _waited_enough(house: Host, game: str) -> None:
    house.keep(asyncio.create_task(_go_on(house, game)))


async def _go_on(house: Host, game: str) -> None:
    """Wait no longer for the seats that have not sealed or opened their words. The room may have been put away."""
    try:
        room = await house.room(game)
    except Exception:
        log.exception("the game %s cannot be opened to begin", game)
        return
    async with room.lock:
        if house.rooms.get(game) is not room or room.table is not None or room.trouble:
            return
        late = awaited_words(room.row, room.seats)
        try:
            await seat_people(room, *(replace(room.seats[seat], seals=False) for seat in late))
        except NotSaved as error:
            log.warning("that the game %s begins was not saved: %s", room.id, error)
            wait_for_words(room)
        except GamePaused:
            pass  # it is told already
        except Exception as error:
            log.exception("the game %s cannot begin", room.id)
            room.pause(f"it cannot begin: {type(error).__name__}")
