"""Replays: a race step by step, as somebody may know it; records to take home; and the proof of the dice.

All of it is made in worker processes: a long race has thousands of steps, and strangers send records that take long.
"""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from paddock.core.errors import BadRecord, PaddockError
from paddock.core.message import Message
from paddock.core.reader import REFEREE, Reader
from paddock.core.record import FROM_RECORD, Line, Record, game_string_of, pack_of, read_record
from paddock.core.seat_record import seat_record
from paddock.core.texts import Texts
from paddock.core.verify import Proof as Checked
from paddock.core.verify import verify
from paddock.core.walk import SeenLine, walk
from paddock.server.packs.games import game_called
from paddock.server.table.editions.far_table import FarTable
from paddock.server.table.host import Host
from paddock.server.table.room import Room
from paddock.server.table.room_messages import room_info
from paddock.server.table.stored_game import record_of
from paddock.server.wire.events import seat_on_wire, tell
from paddock.server.wire.facts import facts
from paddock.server.wire.languages import texts_in
from paddock.server.wire.messages.games import ClockSetting, GameInfo, SeatInfo
from paddock.server.wire.messages.records import Draw, Proof, Replay, ReplayFrame
from paddock.server.wire.naming import worded, worded_info, worded_tower
from paddock.server.wire.tower import tower
from paddock.server.workers.shares import Share
from paddock.store.rows import OVER, GameRow, SeatRow

PATIENCE = 30.0
"""Seconds a replay or a proof may take."""


# ── For a room ──


async def record_text(room: Room, reader: Reader) -> str:
    if room.table is None:
        raise BadRecord("the race has not begun, so it has no record yet")
    far = room.table
    if isinstance(far, FarTable):
        return await room.by_the_rules(lambda: far.record_text(reader))
    if room.row.status == OVER:
        return str(room.table.record)
    return await room.house.desk.do_for(
        room.share(), PATIENCE, seat_record_text, room.row, room.seats, lines_of(room), reader, room.rules.pack
    )


async def replay_json(room: Room, reader: Reader, language: str) -> bytes:
    if room.table is None:
        raise BadRecord("the race has not begun, so there is nothing to replay yet")
    if room.row.status == OVER and not reader.seats:
        reader = REFEREE
    far = room.table
    if isinstance(far, FarTable):
        info = msgspec.to_builtins(room_info(room, language))
        return await room.by_the_rules(lambda: msgspec.json.encode(far.replay(reader, language) | {"info": info}))
    made = await room.house.desk.do_for(
        room.share(),
        PATIENCE,
        replay_of,
        room_info(room, language),
        room.row,
        room.seats,
        lines_of(room),
        reader,
        language,
        room.rules.pack,
    )
    return made


async def proof_of_room(room: Room, language: str) -> Proof:
    """The proof of a race that is over, under the edition it was run under."""
    table = room.table
    if isinstance(table, FarTable):
        return await room.by_the_rules(lambda: table.proof(language))
    assert table is not None
    text = str(table.record)
    return await room.house.desk.do_for(room.share(), PATIENCE, prove, text, language, room.rules.pack)


def lines_of(room: Room) -> list[tuple[int, str]]:
    assert room.table is not None
    return [(line.seat, line.text) for line in room.table.record.lines]


# ── For a record somebody sent ──


async def replay_text(house: Host, text: str, language: str, share: Share) -> bytes:
    played = pack_of(text)
    made, problem = await house.desk.do_for(
        share, PATIENCE, replay_of_text, text, language, house.packs.folder(played), house.packs.names.get(played, "")
    )
    if problem:
        raise BadRecord(problem)
    return made


async def proof_of(house: Host, text: str, language: str, share: Share) -> Proof:
    return await house.desk.do_for(share, PATIENCE, prove, text, language, house.packs.folder(pack_of(text)))


# ── In a worker ──


def seat_record_text(
    row: GameRow, seats: list[SeatRow], lines: list[tuple[int, str]], reader: Reader, pack: Path | None = None
) -> str:
    return seat_record(record_of(row, seats, [Line(*line) for line in lines], pack), reader)


def replay_of(
    info: GameInfo,
    row: GameRow,
    seats: list[SeatRow],
    lines: list[tuple[int, str]],
    reader: Reader,
    language: str,
    pack: Path | None = None,
) -> bytes:
    record = record_of(row, seats, [Line(*line) for line in lines], pack)
    return msgspec.json.encode(_replay(info, record, reader, language))


def replay_of_text(text: str, language: str, pack: Path | None, pack_name: str) -> tuple[bytes, str]:
    """The replay of a record, or what is wrong with it."""
    try:
        record = read_record(game_called(game_string_of(text), pack), text)
        info = worded_info(_info(record, pack_of(text), pack_name), language)
        return msgspec.json.encode(_replay(info, record, REFEREE, language)), ""
    except PaddockError as error:
        return b"", str(error)


def prove(text: str, language: str, pack: Path | None = None) -> Proof:
    """Check everything about a record; the sentence says what was found."""
    try:
        record = read_record(game_called(game_string_of(text), pack), text)
        checked = verify(record)
    except PaddockError as error:
        return Proof(
            table="",
            commitment="",
            secret="",
            seals=[],
            words=[],
            begun="",
            digest="",
            moves=0,
            dice=0,
            verified=False,
            sentence=str(error),
            draws=[],
        )
    texts = texts_in(language, record.game)
    return Proof(
        table=record.table,
        commitment=record.commitment,
        secret=record.secret,
        seals=record.seals,
        words=record.words,
        begun=record.begun,
        digest=checked.digest,
        moves=checked.moves,
        dice=checked.dice,
        verified=True,
        sentence=" ".join(texts.say(message) for message in _said(checked, texts)),
        draws=[Draw(**vars(draw)) for draw in checked.draws],
    )


def _said(checked: Checked, texts: Texts) -> Iterator[Message]:
    """What a proof proves, and what it does not."""
    if checked.begun:  # first of all: what follows must not hide a stacked start
        yield Message("proof-from-record" if checked.begun == FROM_RECORD else "proof-from-position")
    yield Message("proof-holds", {"moves": checked.moves, "dice": checked.dice})
    if checked.sealed:
        yield Message("proof-sealed", {"seats": _names(checked.sealed, texts)})
    else:
        yield Message("proof-unsealed")
    if checked.unopened:
        yield Message("proof-unopened", {"seats": _names(checked.unopened, texts)})
    if checked.taken_back:
        yield Message("proof-taken-back", {"times": checked.taken_back})


def _names(seats: list[int], texts: Texts) -> str:
    return ", ".join(texts.name("seat", seat) for seat in seats)


def _info(record: Record, pack: str, pack_name: str) -> GameInfo:
    """What a bare record says about its game."""
    game = record.game
    return GameInfo(
        game="",
        title=game.title.id,
        title_name=game.title.name,
        game_string=str(game),
        rules_version=game.title.rules_version,
        edition=record.edition,
        is_older_edition=False,
        status=OVER if record.result else "running",
        seats=[
            SeatInfo(
                seat=seat,
                title=game.seat_name(seat),
                name=record.players[seat],
                kind="human",
                level="",
                style="",
                here=False,
                left=False,
                seal=record.seals[seat],
                opened=bool(record.seals[seat] and record.words[seat]),
                awaited=False,
            )
            for seat in range(game.seats)
        ],
        clock=ClockSetting(),
        listed=False,
        spectators=True,
        created=0.0,
        watching=0,
        commitment=record.commitment,
        sealed=bool(record.table),
        begun=record.begun,
        result=record.result,
        trouble="",
        season="",
        rematch="",
        pack=pack,
        pack_name=pack_name,
        practice=False,
        asked=[],
        turn=0,
    )


def _replay(info: GameInfo, record: Record, reader: Reader, language: str) -> Replay:
    """One frame for the start and one for each line that still stands. Lines taken back are left out."""
    frames: list[ReplayFrame] = []
    places: list[int] = []
    scores: list[float] = []
    told = 0
    for line in walk(record, reader, as_it_stands=True):
        frames.append(_frame(line, told, language))
        told += len(line.events)
        if line.state.over:
            places, scores = line.state.places(), [float(points) for points in line.state.scores()]
    return Replay(
        info=info,
        components=worded(record.game.title.components(record.game), record.game.title, language),
        frames=frames,
        seat=seat_on_wire(reader.seat),
        full=reader.sees_all,
        places=places,
        scores=scores,
    )


def _frame(line: SeenLine, told: int, language: str) -> ReplayFrame:
    """One line as the browser shows it; `told` is the number of events before it."""
    state = line.state
    texts = texts_in(language, state.game)
    seen = line.view()
    prompt = ""
    if state.asks >= 0 and not state.is_chance:
        prompt = ", ".join(texts.name("seat", other) for other in state.to_answer())
    return ReplayFrame(
        version=line.number,
        seat=seat_on_wire(line.seat),
        action=line.text,
        facts=facts(seen.state),
        tower=worded_tower(tower(seen), state.game, language),
        events=[tell(event, number, line.number, texts) for number, event in enumerate(line.events, told)],
        prompt=prompt,
    )
