"""Replays: a race step by step, as somebody may know it; records to take home; and the proof of the dice.

All of it is made in the workshop: a long race has thousands of steps, and strangers send records that take long.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from paddock.core.decision import NATURE
from paddock.core.errors import BadRecord, PaddockError
from paddock.core.event import EVERYBODY, Event
from paddock.core.message import Message
from paddock.core.record import Line, Record, game_string_of, pack_of, read_record, replay, seat_record, standing
from paddock.core.state import State
from paddock.core.verify import verify
from paddock.core.view import SPECTATOR, View, view
from paddock.server.facts import facts
from paddock.server.messages import ClockSetting, Draw, EventTold, GameInfo, Proof, Replay, ReplayFrame, SeatInfo
from paddock.server.opening import is_half_answered, record_of
from paddock.server.parcel import game_called
from paddock.server.screens import screen
from paddock.server.sentences import sentences
from paddock.server.showing import Reader, tell
from paddock.server.telling import room_info
from paddock.store.rows import OVER, GameRow, SeatRow

if TYPE_CHECKING:
    from paddock.server.house import House
    from paddock.server.room import Room

PATIENCE = 30.0
"""Seconds a replay or a proof may take."""
EVERYTHING = -2
"""The eyes that see all: of a race that is over."""


# ── For a room ──


async def record_text(room: "Room", reader: Reader) -> str:
    if room.table is None:
        raise BadRecord("the race has not begun, so it has no record yet")
    if room.row.status == OVER:
        return str(room.table.record)
    seat = reader[0] if reader else SPECTATOR
    return await room.house.workshop.do(
        PATIENCE, seat_record_text, room.row, room.seats, lines_of(room), seat, room.pack
    )


async def replay_json(room: "Room", reader: Reader, language: str) -> bytes:
    if room.table is None:
        raise BadRecord("the race has not begun, so there is nothing to replay yet")
    seat = EVERYTHING if room.row.status == OVER and not reader else reader[0] if reader else SPECTATOR
    made = await room.house.workshop.do(
        PATIENCE, replay_of, room_info(room), room.row, room.seats, lines_of(room), seat, language, room.pack
    )
    return made


def lines_of(room: "Room") -> list[tuple[int, str]]:
    assert room.table is not None
    return [(line.seat, line.text) for line in room.table.record.lines]


# ── For a record somebody sent ──


async def replay_text(house: "House", text: str, language: str) -> bytes:
    played = pack_of(text)
    made, problem = await house.workshop.do(
        PATIENCE, replay_of_text, text, language, house.packs.folder(played), house.packs.names.get(played, "")
    )
    if problem:
        raise BadRecord(problem)
    return made


async def proof_of(house: "House", text: str, language: str) -> Proof:
    return await house.workshop.do(PATIENCE, prove, text, language, house.packs.folder(pack_of(text)))


# ── In the workshop ──


def seat_record_text(
    row: GameRow, seats: list[SeatRow], lines: list[tuple[int, str]], seat: int, pack: Path | None = None
) -> str:
    return seat_record(record_of(row, seats, [Line(*line) for line in lines], pack), seat)


def replay_of(
    info: GameInfo,
    row: GameRow,
    seats: list[SeatRow],
    lines: list[tuple[int, str]],
    seat: int,
    language: str,
    pack: Path | None = None,
) -> bytes:
    record = record_of(row, seats, [Line(*line) for line in lines], pack)
    return msgspec.json.encode(_replay(info, record, seat, language))


def replay_of_text(text: str, language: str, pack: Path | None, pack_name: str) -> tuple[bytes, str]:
    """The replay of a record, or what is wrong with it."""
    try:
        record = read_record(game_called(game_string_of(text), pack), text)
        info = _info(record, pack_of(text), pack_name)
        return msgspec.json.encode(_replay(info, record, EVERYTHING, language)), ""
    except PaddockError as error:
        return b"", str(error)


def prove(text: str, language: str, pack: Path | None = None) -> Proof:
    """Check everything about a record; the sentence says what was found."""
    try:
        record = read_record(game_called(game_string_of(text), pack), text)
        checked = verify(record)
    except PaddockError as error:
        return Proof(commitment="", secret="", words=[], moves=0, dice=0, verified=False, sentence=str(error), draws=[])
    texts = sentences(record.game, language)
    said = [Message("proof-holds", {"moves": checked.moves, "dice": checked.dice})]
    if checked.taken_back:
        said.append(Message("proof-taken-back", {"times": checked.taken_back}))
    return Proof(
        commitment=record.commitment,
        secret=record.secret,
        words=record.words,
        moves=checked.moves,
        dice=checked.dice,
        verified=True,
        sentence=" ".join(texts.say(message) for message in said),
        draws=list(draws_of(record)),
    )


def draws_of(record: Record) -> Iterator[Draw]:
    """What chance gave, each with what it was drawn from: enough to make it again without knowing the rules."""
    state = first = record.start()
    weights, options = (state.weights(), list(state.options(NATURE))) if state.is_chance else ([], [])
    for number, (line, state) in enumerate(replay(record, first), 1):
        if line.seat == NATURE:
            index = options.index(record.game.actions.parse(line.text).code)
            yield Draw(move=number, text=line.text, weights=list(weights), index=index)
        if state.is_chance:
            weights, options = state.weights(), list(state.options(NATURE))


def _info(record: Record, pack: str, pack_name: str) -> GameInfo:
    """What a bare record says about its game."""
    game = record.game
    return GameInfo(
        game="",
        title=game.title.id,
        title_name=game.title.name,
        game_string=str(game),
        rules_version=game.title.rules_version,
        status=OVER if record.result else "running",
        seats=[
            SeatInfo(
                seat=seat,
                title=game.seat_name(seat),
                name=record.players[seat],
                kind="human",
                level="",
                here=False,
                left=False,
            )
            for seat in range(game.seats)
        ],
        clock=ClockSetting(),
        listed=False,
        spectators=True,
        created=0.0,
        watching=0,
        commitment=record.commitment,
        result=record.result,
        trouble="",
        season="",
        pack=pack,
        pack_name=pack_name,
    )


def _replay(info: GameInfo, record: Record, seat: int, language: str) -> Replay:
    """One frame for the start and one for each line that still stands. Lines taken back are left out."""
    told: list[Event] = []
    state = record.start() if record.position else record.game.start(told)
    state.events = told
    frames = [_frame(state, 0, NATURE, "", told, 0, seat, language)]
    number = len(frames[0].events)
    unseen = 0
    for place in standing(_checked(record)):
        line = record.lines[place]
        before_kind, before_answered = state.kind, line.seat >= 0 and state.answers[line.seat] != -1
        hidden = before_kind.sealed and seat not in (EVERYTHING, line.seat)
        if before_kind.chance and seat != EVERYTHING:
            hidden = before_kind.audience(state) not in (EVERYBODY, seat)  # type: ignore[attr-defined]
        told.clear()
        state.choose(line.seat, record.game.actions.parse(line.text).code)
        if not is_half_answered(state):
            unseen = 0
        elif hidden and before_answered:
            unseen += 1
            continue  # that somebody changed a sealed answer is nobody's business
        text = "?" if hidden else line.text
        frame = _frame(state, place + 1 - unseen, line.seat, text, told, number, seat, language)
        number += len(frame.events)
        frames.append(frame)
    return Replay(
        info=info,
        components=screen(record.game.title).components(record.game),
        frames=frames,
        seat=seat if seat >= 0 else -1,
        full=seat == EVERYTHING,
    )


def _checked(record: Record) -> list[Line]:
    """The lines, each checked: an uploaded record may say anything."""
    for _ in replay(record):
        pass
    return record.lines


def _frame(
    state: State, version: int, who: int, action: str, told: list[Event], number: int, seat: int, language: str
) -> ReplayFrame:
    game = state.game
    texts = sentences(game, language)
    shown = screen(game.title)
    seen = View(seat, state, []) if seat == EVERYTHING else view(state, seat)
    events: list[EventTold] = []
    for event in told:
        if seat == EVERYTHING or event.audience in (EVERYBODY, seat):
            events.append(tell(event, number + len(events), version, texts, shown))
    prompt = ""
    if state.asks >= 0 and not state.is_chance:
        asked = ", ".join(texts.name("seat", other) for other in state.to_answer())
        prompt = asked
    return ReplayFrame(
        version=version,
        seat=who,
        action=action,
        facts=facts(seen.state),
        tower=shown.tower(seen),
        events=events,
        prompt=prompt,
    )
