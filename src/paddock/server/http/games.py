"""The lobby over HTTP: finding and making games, taking seats and leaving them."""

from typing import Any

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from paddock.games import title as title_called
from paddock.server.http.asking import Hosted, Plain
from paddock.server.http.gate import address
from paddock.server.table import lobby
from paddock.server.table.rematches import rematch
from paddock.server.table.room_messages import room_info
from paddock.server.wire.game_info import game_info
from paddock.server.wire.messages.games import (
    Cover,
    GameCreated,
    GameInfo,
    JoinGame,
    NewGame,
    Rematch,
    SeatCommand,
    SeatKey,
)
from paddock.server.wire.naming import worded, worded_info

MOST_LISTED = 100


@get("/api/games")
async def list_games(house: Hosted, language: FromQuery[str] = "en") -> list[GameInfo]:
    """The games that anybody may find, the newest first."""
    listed = await house.listed(MOST_LISTED)
    found = [(game.row, game.seats, house.rooms.get(game.row.id)) for game in listed]
    return [
        room_info(room, language)
        if room is not None
        else worded_info(game_info(row, seats, house.packs, row.trouble), language)
        for row, seats, room in found
    ]


@post("/api/games")
async def create_game(data: JSONBody[NewGame], house: Hosted, request: Plain) -> GameCreated:
    """Make a game. The answer holds the secrets of the seats this browser plays; they are shown once."""
    return await lobby.create(house, data, address(request.scope))


@get("/api/games/{game:str}")
async def show_game(game: FromPath[str], house: Hosted, language: FromQuery[str] = "en") -> GameInfo:
    return room_info(await house.room(game), language)


@get("/api/games/{game:str}/components")
async def components(game: FromPath[str], house: Hosted, language: FromQuery[str] = "en") -> dict[str, Any]:
    """What never changes about a game and is drawn: circuits, cards, cars with their colours."""
    room = await house.room(game)
    shown = await room.by_the_rules(lambda: room.rules.components(room.row))
    return worded(shown, title_called(room.row.title), language)


@post("/api/games/{game:str}/join")
async def join_game(game: FromPath[str], data: JSONBody[JoinGame], house: Hosted) -> GameCreated:
    """Take a free seat. The answer holds its secret."""
    return await lobby.join(await house.room(game), data)


@post("/api/games/{game:str}/leave")
async def leave_game(
    game: FromPath[str], data: JSONBody[SeatCommand], house: Hosted, language: FromQuery[str] = "en"
) -> GameInfo:
    """Hand the seat to a bot; it can be taken back at any time."""
    room = await house.room(game)
    await lobby.leave(room, data)
    return room_info(room, language)


@post("/api/games/{game:str}/reclaim")
async def reclaim_seat(
    game: FromPath[str], data: JSONBody[SeatCommand], house: Hosted, language: FromQuery[str] = "en"
) -> GameInfo:
    """Take the seat back from the bot."""
    room = await house.room(game)
    await lobby.reclaim(room, data)
    return room_info(room, language)


@post("/api/games/{game:str}/cover")
async def cover_seat(
    game: FromPath[str], data: JSONBody[Cover], house: Hosted, language: FromQuery[str] = "en"
) -> GameInfo:
    """Let a bot drive for a free seat, or for somebody who has been away for a while."""
    room = await house.room(game)
    await lobby.cover(room, data)
    return room_info(room, language)


@post("/api/games/{game:str}/rematch")
async def race_again(game: FromPath[str], data: JSONBody[Rematch], house: Hosted, request: Plain) -> GameCreated:
    """Race again with the same people. The first who asks sets the table; the others get their seats at it."""
    return await rematch(house, await house.room(game), data, address(request.scope))


@post("/api/games/{game:str}/resume")
async def resume_game(
    game: FromPath[str], data: JSONBody[SeatCommand], house: Hosted, language: FromQuery[str] = "en"
) -> GameInfo:
    """Try again with a game that was paused because something in it did not work."""
    await lobby.resume(await house.room(game), data)
    return room_info(await house.room(game), language)


@post("/api/games/{game:str}/renew")
async def renew_secret(game: FromPath[str], data: JSONBody[SeatCommand], house: Hosted) -> SeatKey:
    """A new secret for a seat; the old one is void from now on."""
    return await lobby.renew(await house.room(game), data)


HANDLERS = [
    show_game,
    components,
    join_game,
    leave_game,
    reclaim_seat,
    cover_seat,
    race_again,
    resume_game,
    renew_secret,
]
UPLOADS = [list_games, create_game]
"""The address that takes what may be large: a record or a position to play on from."""
