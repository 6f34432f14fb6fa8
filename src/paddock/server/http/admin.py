"""For whoever runs the house: its tables, who is not let in, and how it is. All of it stands behind a guard
(see `app`): the key of the house, or the machine of the house itself."""

import asyncio

from litestar import delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from paddock.server.http.asking import Hosted
from paddock.server.http.limits import counted_as
from paddock.server.table import admin
from paddock.server.wire.game_info import game_info
from paddock.server.wire.messages.admin import (
    Announced,
    Announcement,
    BanList,
    Carried,
    CloseTable,
    Found,
    HouseState,
    SeatNumber,
)
from paddock.server.wire.messages.games import SeatKey

MOST_FOUND = 200


@get("/api/admin/state")
async def show_state(house: Hosted) -> HouseState:
    """How the house is."""
    reason = house.why_not_ready()
    figures = {name: float(value) for name, _, value in [*house.gauges(), *house.counters()]}
    return HouseState(ready=not reason, reason=reason, figures=figures, errors=list(house.errors.lines))


@get("/api/admin/games")
async def find_games(house: Hosted, word: FromQuery[str] = "") -> Found:
    """Tables of which the id, the title, the status or somebody's name has this word in it, the newest first."""
    found = await house.read(house.store.search, word, MOST_FOUND)
    return Found(games=[game_info(row, seats, house.packs, row.trouble) for row, seats in found])


@post("/api/admin/games/{game:str}/hide", status_code=200)
async def hide_game(game: FromPath[str], house: Hosted) -> Carried:
    """Take a table out of the lobby."""
    await admin.hide(house, game)
    return Carried()


@post("/api/admin/games/{game:str}/close", status_code=200)
async def close_game(game: FromPath[str], data: JSONBody[CloseTable], house: Hosted) -> Carried:
    """Stop a race, and say why."""
    await admin.close(house, game, data.reason)
    return Carried()


@delete("/api/admin/games/{game:str}", status_code=200)
async def forget_game(game: FromPath[str], house: Hosted) -> Carried:
    """Drop a table with everything that is kept of it."""
    await admin.forget(house, game)
    return Carried()


@post("/api/admin/games/{game:str}/link", status_code=200)
async def link_seat(game: FromPath[str], data: JSONBody[SeatNumber], house: Hosted) -> SeatKey:
    """A new secret for a seat whose own was lost."""
    return await admin.new_link(house, game, data.seat)


@get("/api/admin/bans")
async def show_bans(house: Hosted) -> BanList:
    """Who is not let in."""
    return BanList(addresses=house.bans.banned.addresses, names=house.bans.banned.names)


@post("/api/admin/bans", status_code=200)
async def add_bans(data: JSONBody[BanList], house: Hosted) -> BanList:
    """Let addresses and names in no more."""
    await asyncio.to_thread(house.bans.add, [counted_as(each) for each in data.addresses], data.names)
    return BanList(addresses=house.bans.banned.addresses, names=house.bans.banned.names)


@post("/api/admin/bans/lift", status_code=200)
async def lift_bans(data: JSONBody[BanList], house: Hosted) -> BanList:
    """Let addresses and names in again."""
    await asyncio.to_thread(house.bans.lift, [counted_as(each) for each in data.addresses], data.names)
    return BanList(addresses=house.bans.banned.addresses, names=house.bans.banned.names)


@post("/api/admin/announce", status_code=200)
async def announce(data: JSONBody[Announcement], house: Hosted) -> Announced:
    """Say something in the chat of every open table."""
    return Announced(tables=await admin.announce(house, data.text))


HANDLERS = [
    show_state,
    find_games,
    hide_game,
    close_game,
    forget_game,
    link_seat,
    show_bans,
    add_bans,
    lift_bans,
    announce,
]
