"""Records over HTTP: to take home, to walk through as a replay, and to check, dice included."""

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from paddock.server.http.asking import Hosted, Plain, reader
from paddock.server.http.gate import address
from paddock.server.table.lobby import NotAllowed
from paddock.server.table.replays import proof_of, proof_of_room, record_text, replay_json, replay_text
from paddock.server.wire.messages.records import Proof, RecordText, Replay
from paddock.server.workers.shares import Share
from paddock.store.rows import OVER


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
    return await proof_of_room(room, language)


@post("/api/replay", status_code=200)
async def replay_record(
    data: JSONBody[RecordText], house: Hosted, request: Plain, language: FromQuery[str] = "en"
) -> Response[Replay]:
    """A record that was sent here, as a replay. Nothing of it is kept."""
    body = await replay_text(house, data.record, language, Share(address=address(request.scope)))
    return Response(body, media_type="application/json")  # type: ignore[arg-type]


@post("/api/verify", status_code=200)
async def verify_record(
    data: JSONBody[RecordText], house: Hosted, request: Plain, language: FromQuery[str] = "en"
) -> Proof:
    """Check a record that was sent here: every move by the rules, every die by its secret."""
    return await proof_of(house, data.record, language, Share(address=address(request.scope)))


HANDLERS = [download_record, show_replay, show_proof]
UPLOADS = [replay_record, verify_record]
