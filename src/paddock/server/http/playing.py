"""Playing without a websocket: answering for a seat, and waiting for the table to change."""

import asyncio
import time

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from paddock.core.errors import BadOption
from paddock.server.http.asking import Hosted, Plain, reader
from paddock.server.table import commands, sealing
from paddock.server.table.guest import LONGEST_ID
from paddock.server.table.room_messages import table
from paddock.server.table.telling import Listening
from paddock.server.wire.game_info import awaited_words
from paddock.server.wire.messages.answers import Done, Refused
from paddock.server.wire.messages.commands import Open, Play, Seal
from paddock.server.wire.messages.table import Table
from paddock.store.rows import OVER


@post("/api/games/{game:str}/play", status_code=200)
async def play(
    game: FromPath[str], data: JSONBody[Play], request: Plain, house: Hosted, language: FromQuery[str] = "en"
) -> Response[Done | Refused]:
    """Answer for a seat, as `play` does on the websocket."""
    check_id(data.id)
    room = await house.room(game)
    who = reader(room, request, data.seat)
    return told(await commands.play(room, data, language, reader=who))


@post("/api/games/{game:str}/seal", status_code=200)
async def seal(
    game: FromPath[str], data: JSONBody[Seal], request: Plain, house: Hosted, language: FromQuery[str] = "en"
) -> Response[Done | Refused]:
    """Show the seal of a seat's words for the dice, as `seal` does on the websocket."""
    check_id(data.id)
    room = await house.room(game)
    who = reader(room, request, data.seat)
    return told(await sealing.seal(room, data, language, who))


@post("/api/games/{game:str}/open", status_code=200)
async def open_words(
    game: FromPath[str], data: JSONBody[Open], request: Plain, house: Hosted, language: FromQuery[str] = "en"
) -> Response[Done | Refused]:
    """Open the sealed words of a seat, as `open` does on the websocket."""
    check_id(data.id)
    room = await house.room(game)
    who = reader(room, request, data.seat)
    return told(await sealing.open_words(room, data, language, who))


def check_id(id: str) -> None:
    if not 0 < len(id) <= LONGEST_ID:
        raise BadOption(f"The id of a command has 1 to {LONGEST_ID} letters.")


def told(reply: Done | Refused) -> Response[Done | Refused]:
    return Response(reply, status_code=200 if isinstance(reply, Done) else 409)


@get("/api/games/{game:str}/table")
async def show_table(
    game: FromPath[str],
    request: Plain,
    house: Hosted,
    seat: FromQuery[int | None] = None,
    wait_version: FromQuery[int] = -1,
    timeout: FromQuery[float] = 25.0,
    language: FromQuery[str] = "en",
) -> Table:
    """The table as the seat (or a spectator) may know it. With `wait_version` the answer waits until the table is at
    another version, the race has begun, or it waits for the seat's seal or words; at most `timeout` seconds."""
    room = await house.room(game)
    who = reader(room, request, seat)
    room.presence.was_here(who.seats)
    status = room.status
    end = time.monotonic() + min(max(timeout, 0.0), house.settings.longest_poll)
    while room.version_for(who) == wait_version and (left := end - time.monotonic()) > 0 and room.status != OVER:
        if room.status != status or not set(who.seats).isdisjoint(awaited_words(room.row, room.seats)):
            break
        with room.presence.waits_here(who.seats):
            try:
                async with asyncio.timeout(left):
                    await room.news.wait()
            except TimeoutError:
                end = 0.0  # it has waited long enough; only its key is looked at once more
        room = await house.room(game)
        who = reader(room, request, seat)  # its key may have been changed meanwhile
    for each in who.seats:
        room.has_shown(each, room.version)
    return await table(room, Listening(who, language, wait_version))


HANDLERS = [play, seal, open_words, show_table]
