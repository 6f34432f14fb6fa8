"""Rematches: the people of a race that is over race again, at the same seats of a new table."""

from functools import partial

from msgspec.structs import replace

from paddock.core.game import Game
from paddock.server.packs.games import game_called
from paddock.server.table.house import House, UnknownRoom
from paddock.server.table.keys import hash_of, new_secret
from paddock.server.table.lobby import MAKING, NotAllowed, own_seat, set_table
from paddock.server.table.room import Room
from paddock.server.table.seating import seat_people
from paddock.server.wire.messages.games import ClockSetting, GameCreated, NewGame, Rematch, SeatKey, SeatSetting
from paddock.store.rows import BOT, FREE, HUMAN, OVER, Change, SeatRow


async def rematch(house: House, room: Room, wanted: Rematch, address: str) -> GameCreated:
    """The keys of this browser's seats at the new table. Who asks first sets it; the seats of the other people are kept
    for them until they come, as a friend's are."""
    own = {own_seat(room, key.seat, key.secret).seat for key in wanted.keys}
    if not own:
        raise NotAllowed("Only who has raced can ask for a rematch.")
    if room.row.status != OVER or room.row.season:
        raise NotAllowed("There is a rematch when a race is over that belongs to no championship.")
    async with room.lock:
        if not room.row.rematch:
            return await _set(house, room, own, wanted, address)
        try:
            other = await house.room(room.row.rematch)
        except UnknownRoom:
            return await _set(house, room, own, wanted, address)
    return await _sit_down(other, room, own, wanted.seals)


async def _set(house: House, room: Room, own: set[int], wanted: Rematch, address: str) -> GameCreated:
    row = room.row

    async def make() -> tuple[Game, str]:
        pack = house.packs.folder(row.pack)
        return await house.rule_threads.do(MAKING, partial(game_called, row.game, pack)), ""

    again = NewGame(
        title=row.title,
        seats=[_setting(seat, seat.seat in own, wanted.level) for seat in room.seats],
        clock=ClockSetting(kind=row.clock, seconds=row.seconds),
        listed=False,
        spectators=row.spectators,
        language=row.language,
        seals=wanted.seals,
    )
    created = await set_table(house, make, again, address)
    changed = replace(row, rematch=created.game)
    await house.save(Change(games=[changed]))
    room.row = changed
    room.tell()
    return created


def _setting(seat: SeatRow, mine: bool, level: str) -> SeatSetting:
    if seat.kind == BOT:
        return SeatSetting(kind="bot", name=seat.name, level=level or seat.level)
    return SeatSetting(kind="me" if mine else "friend", name=seat.name)


async def _sit_down(room: Room, before: Room, own: set[int], seals: bool) -> GameCreated:
    """Take the same seats at a table that has been set already."""
    async with room.lock:
        free = [seat for seat in sorted(own) if room.seats[seat].kind == FREE]
        if not free:
            raise NotAllowed("Your seat at the new table is taken.")
        keys = [SeatKey(seat=seat, secret=new_secret()) for seat in free]
        taken = [
            replace(
                room.seats[key.seat],
                kind=HUMAN,
                name=before.seats[key.seat].name,
                key=hash_of(key.secret),
                seals=seals,
                seal="",
                words="",
            )
            for key in keys
        ]
        await seat_people(room, *taken)
    return GameCreated(game=room.id, commitment=room.row.commitment, keys=keys, invitation=f"/game/{room.id}")
