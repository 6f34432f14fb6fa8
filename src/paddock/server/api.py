"""The HTTP interface: the shelf, the lobby, and playing without a websocket. Mistakes are 4xx answers with a reason."""

import asyncio
import time
from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotAuthorizedException
from litestar.params import FromPath, FromQuery, JSONBody

from paddock.core.errors import PaddockError
from paddock.core.game import Title
from paddock.core.rulebook import rulebook
from paddock.games import title as title_called
from paddock.games import titles
from paddock.server import commands, lobby
from paddock.server.house import House
from paddock.server.lobby import NotAllowed
from paddock.server.messages import (
    Cover,
    Done,
    GameCreated,
    GameInfo,
    JoinGame,
    NewGame,
    Play,
    Proof,
    RecordText,
    Refused,
    Replay,
    RuleReference,
    RuleSection,
    SeatCommand,
    SeatKey,
    Table,
    TitleInfo,
)
from paddock.server.parcel import game_called
from paddock.server.replays import proof_of, record_text, replay_json, replay_text
from paddock.server.room import Room
from paddock.server.screens import screen
from paddock.server.shelf import title_info
from paddock.server.showing import Reader
from paddock.server.telling import game_info, room_info, table
from paddock.server.typescript import schemas
from paddock.store.rows import OVER

MOST_LISTED = 100

Plain = Request[Any, Any, Any]
Hosted = NamedDependency[House]


# ── Who asks ──


def reader(room: Room, request: Plain, seat: int | None) -> Reader:
    """The seat that the request may answer for: its secret stands in the Authorization header. Without a seat it is a
    spectator's, where spectators are allowed."""
    if seat is None:
        if not room.row.spectators and room.row.status != OVER:
            raise NotAllowed("This game has no spectators; name your seat and send its key.")
        return ()
    word, _, secret = request.headers.get("authorization", "").partition(" ")
    if word.lower() != "bearer" or not secret:
        raise NotAuthorizedException("Send the seat's secret in a header: Authorization: Bearer …")
    lobby.own_seat(room, seat, secret.strip())
    return (seat,)


# ── The shelf ──


@get("/api/titles", sync_to_thread=True)
def list_titles(language: FromQuery[str] = "en") -> list[TitleInfo]:
    """All games of the house, with their options and what the lobby draws."""
    return [title_info(title, language) for title in titles()]


@get("/api/titles/{title:str}", sync_to_thread=True)
def show_title(
    title: FromPath[str], house: Hosted, language: FromQuery[str] = "en", pack: FromQuery[str] = ""
) -> TitleInfo:
    """One game, with what a content pack adds to it."""
    found = title_called(title)
    return title_info(found, language, house.packs.folder_for(found, pack))


@get("/api/rules/{title:str}", sync_to_thread=True)
def rules(title: FromPath[str], language: FromQuery[str] = "en") -> RuleReference:
    """The rules of a game in our own words."""
    found = title_called(title)
    return reference(found, language)


def reference(title: Title, language: str) -> RuleReference:
    if not language.isalpha() or not (title.folder / f"rules.{language}.md").exists():
        language = "en"
    try:
        book = rulebook(title, language)
    except PaddockError:
        return RuleReference(title=title.id, name=title.name, language=language, text="", sections=[])
    sections = [
        RuleSection(id=rule.id, title=rule.title, text=rule.text, chapter=chapter.title)
        for chapter in book.chapters
        for rule in chapter.rules
    ]
    sections += [RuleSection(id=r.id, title=r.title, text=r.text, chapter="Rulings") for r in book.rulings]
    return RuleReference(title=title.id, name=title.name, language=language, text=book.introduction, sections=sections)


# ── The lobby ──


@get("/api/games")
async def list_games(house: Hosted) -> list[GameInfo]:
    """The games that anybody may find, the newest first."""
    listed = await house.listed(MOST_LISTED)
    return [game_info(game.row, game.seats, house.packs, house.rooms.get(game.row.id)) for game in listed]


@post("/api/games")
async def create_game(data: JSONBody[NewGame], house: Hosted) -> GameCreated:
    """Make a game. The answer holds the secrets of the seats this browser plays; they are shown once."""
    return await lobby.create(house, data)


@get("/api/games/{game:str}")
async def show_game(game: FromPath[str], house: Hosted) -> GameInfo:
    return room_info(await house.room(game))


@get("/api/games/{game:str}/components")
async def components(game: FromPath[str], house: Hosted) -> dict[str, Any]:
    """What never changes about a game and is drawn: circuits, cards, cars with their colours."""
    room = await house.room(game)
    return screen(title_called(room.row.title)).components(game_called(room.row.game, room.pack))


@post("/api/games/{game:str}/join")
async def join_game(game: FromPath[str], data: JSONBody[JoinGame], house: Hosted) -> GameCreated:
    """Take a free seat. The answer holds its secret."""
    return await lobby.join(await house.room(game), data)


@post("/api/games/{game:str}/leave")
async def leave_game(game: FromPath[str], data: JSONBody[SeatCommand], house: Hosted) -> GameInfo:
    """Hand the seat to a bot; it can be taken back at any time."""
    room = await house.room(game)
    await lobby.leave(room, data)
    return room_info(room)


@post("/api/games/{game:str}/reclaim")
async def reclaim_seat(game: FromPath[str], data: JSONBody[SeatCommand], house: Hosted) -> GameInfo:
    """Take the seat back from the bot."""
    room = await house.room(game)
    await lobby.reclaim(room, data)
    return room_info(room)


@post("/api/games/{game:str}/cover")
async def cover_seat(game: FromPath[str], data: JSONBody[Cover], house: Hosted) -> GameInfo:
    """Let a bot drive for a free seat, or for somebody who has been away for a while."""
    room = await house.room(game)
    await lobby.cover(room, data)
    return room_info(room)


@post("/api/games/{game:str}/renew")
async def renew_secret(game: FromPath[str], data: JSONBody[SeatCommand], house: Hosted) -> SeatKey:
    """A new secret for a seat; the old one is void from now on."""
    return await lobby.renew(await house.room(game), data)


# ── Playing by HTTP ──


@post("/api/games/{game:str}/play", status_code=200)
async def play(
    game: FromPath[str], data: JSONBody[Play], request: Plain, house: Hosted, language: FromQuery[str] = "en"
) -> Response[Done | Refused]:
    """Answer for a seat, as `play` does on the websocket."""
    room = await house.room(game)
    who = reader(room, request, data.seat)
    reply = await commands.play(room, data, language, reader=who)
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
    another version and, for a seat, something is asked of it; at most `timeout` seconds."""
    room = await house.room(game)
    who = reader(room, request, seat)
    end = time.monotonic() + min(max(timeout, 0.0), house.settings.longest_poll)
    while room.version_for(who) == wait_version and (left := end - time.monotonic()) > 0 and room.status != OVER:
        try:
            async with asyncio.timeout(left):
                await room.news.wait()
        except TimeoutError:
            break
        room = await house.room(game)
    return table(room, who, language, wait_version)


# ── Records, replays, proofs ──


@get("/api/games/{game:str}/record", media_type="text/plain")
async def download_record(
    game: FromPath[str], request: Plain, house: Hosted, seat: FromQuery[int | None] = None
) -> Response[str]:
    """The record: as the seat or a spectator may know it while the race is on, whole when it is over."""
    room = await house.room(game)
    text = await record_text(room, reader(room, request, seat))
    headers = {"content-disposition": f'attachment; filename="paddock-{room.row.title}-{room.id}.txt"'}
    return Response(text, media_type="text/plain", headers=headers)


@get("/api/games/{game:str}/replay")
async def show_replay(
    game: FromPath[str],
    request: Plain,
    house: Hosted,
    seat: FromQuery[int | None] = None,
    language: FromQuery[str] = "en",
) -> Response[Replay]:
    """Every step of the race: from a seat's view while it is on, with nothing hidden when it is over."""
    room = await house.room(game)
    body = await replay_json(room, reader(room, request, seat), language)
    return Response(body, media_type="application/json")  # type: ignore[arg-type]


@get("/api/games/{game:str}/proof")
async def show_proof(game: FromPath[str], house: Hosted, language: FromQuery[str] = "en") -> Proof:
    """The fairness proof: whether every die of the finished race comes from the secret committed to before it."""
    room = await house.room(game)
    if room.row.status != OVER or room.table is None:
        raise NotAllowed("The secret is revealed when the race is over; until then there is only its commitment.")
    return await proof_of(house, str(room.table.record), language)


@post("/api/replay", status_code=200)
async def replay_record(data: JSONBody[RecordText], house: Hosted, language: FromQuery[str] = "en") -> Response[Replay]:
    """A record that was sent here, as a replay. Nothing of it is kept."""
    return Response(await replay_text(house, data.record, language), media_type="application/json")  # type: ignore[arg-type]


@post("/api/verify", status_code=200)
async def verify_record(data: JSONBody[RecordText], house: Hosted, language: FromQuery[str] = "en") -> Proof:
    """Check a record that was sent here: every move by the rules, every die by its secret."""
    return await proof_of(house, data.record, language)


@get("/api/schema/messages", sync_to_thread=False)
def message_schemas() -> dict[str, Any]:
    """The JSON schemas of all messages, those of the websocket included."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": schemas()}


HANDLERS = [
    list_titles,
    show_title,
    rules,
    list_games,
    create_game,
    show_game,
    components,
    join_game,
    leave_game,
    reclaim_seat,
    cover_seat,
    renew_secret,
    play,
    show_table,
    download_record,
    show_replay,
    show_proof,
    replay_record,
    verify_record,
    message_schemas,
]
