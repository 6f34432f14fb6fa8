"""Telling: the messages about a room, each made for one reader."""

from paddock.core.view import SPECTATOR
from paddock.games import title
from paddock.server.clocks import BANK, NO_CLOCK
from paddock.server.messages import (
    AskEarlier,
    ChatLine,
    ClockSetting,
    Earlier,
    GameInfo,
    SeatInfo,
    Table,
    UndoRequest,
    Waiting,
)
from paddock.server.packs import Packs
from paddock.server.parcel import game_called
from paddock.server.room import Room
from paddock.server.showing import Reader
from paddock.store.rows import PINNED, GameRow, SeatRow


def game_info(row: GameRow, seats: list[SeatRow], packs: Packs, room: Room | None = None) -> GameInfo:
    """What everybody may know about a game; who is here is known if its room is open."""
    try:
        name = title(row.title).name
        game = game_called(row.game, packs.folder(row.pack))
        seat_titles = [game.seat_name(seat.seat) for seat in seats]
    except Exception:  # a title this server does not have any more: its games can still be listed
        name = row.title
        seat_titles = [str(seat.seat + 1) for seat in seats]
    trouble = room.trouble if room is not None else row.trouble
    return GameInfo(
        game=row.id,
        title=row.title,
        title_name=name,
        game_string=row.game,
        rules_version=row.rules,
        status=PINNED if trouble else row.status,
        seats=[
            SeatInfo(
                seat=seat.seat,
                title=seat_titles[seat.seat],
                name=seat.name,
                kind=seat.kind,
                level=seat.level,
                here=room is not None and room.is_here(seat.seat),
                left=seat.left,
            )
            for seat in seats
        ],
        clock=ClockSetting(kind=row.clock, seconds=row.seconds),
        listed=row.listed,
        spectators=row.spectators,
        created=row.created,
        watching=sum(not guest.seats for guest in room.guests) if room is not None else 0,
        commitment=row.commitment,
        result=row.result,
        trouble=trouble,
        season=row.season,
        pack=row.pack,
        pack_name=packs.names.get(row.pack, ""),
    )


def room_info(room: Room) -> GameInfo:
    return game_info(room.row, room.seats, room.house.packs, room)


def table(room: Room, reader: Reader, language: str, since: int) -> Table:
    """The whole table as this reader may know it, with the events after version `since`."""
    now = room.house.now()
    showing = room.showing
    if showing is None:
        return Table(
            version=0,
            now=now,
            info=room_info(room),
            you=list(reader),
            facts={},
            seat_facts={},
            tower=[],
            waiting=None,
            questions=[],
            events=[],
            first_event=0,
            scores=[],
            places=[],
            banks=[],
            can_undo=[],
            may_ask_undo=[],
            undo_request=None,
        )
    eyes = showing.eyes(reader)
    seen = showing.view(eyes)
    if since > showing.version:
        since = -1
    first, events = showing.events(reader, language, since)
    questions = [showing.question(seat, language) for seat in reader]
    can_undo = [seat for seat in reader if seat == showing.may_undo]
    return Table(
        version=room.version_for(reader),
        now=now,
        info=room_info(room),
        you=list(reader),
        facts=showing.facts(eyes),
        seat_facts={str(seat): showing.facts(seat) for seat in reader} if len(reader) > 1 else {},
        tower=showing.tower(eyes),
        waiting=waiting(room, language, now),
        questions=[question for question in questions if question is not None],
        events=events,
        first_event=first,
        scores=[float(points) for points in seen.state.scores()],
        places=seen.state.places(),
        banks=[room.clock.left(seat.seat) for seat in room.seats] if room.row.clock == BANK else [],
        can_undo=can_undo,
        may_ask_undo=[seat for seat in reader if seat not in can_undo and seat in showing.may_ask_undo],
        undo_request=undo_request(room),
    )


def earlier(room: Room, reader: Reader, command: AskEarlier, language: str) -> Earlier:
    """What a table left out because it was long ago."""
    showing = room.showing
    events = showing.events(reader, language, -1, command.before)[1] if showing else []
    return Earlier(id=command.id, events=events)


def waiting(room: Room, language: str, now: float) -> Waiting | None:
    showing = room.showing
    if showing is None or showing.table.over:
        return None
    state = showing.view(SPECTATOR).state
    to_answer = state.to_answer()
    end = room.clock.next_end() if room.row.clock != NO_CLOCK else None
    return Waiting(
        kind=state.kind.name,
        prompt=showing.waiting_prompt(language),
        seats=to_answer,
        answered=[seat for seat in state.asked if seat not in to_answer],
        deadline=now + end if end is not None else 0.0,
    )


def undo_request(room: Room) -> UndoRequest | None:
    if room.plea is None:
        return None
    return UndoRequest(number=room.plea.number, seat=room.plea.seat, waits_for=sorted(room.plea.waits_for))


def chat_lines(room: Room, since: int) -> list[ChatLine]:
    return [
        ChatLine(number=row.number, seat=row.seat, name=row.name, text=row.text, at=row.at)
        for row in room.chat[max(0, since) :]
    ]
