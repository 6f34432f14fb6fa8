"""What everybody may know about a game: its options, who sits where, whether it is running or over."""

from collections.abc import Sequence, Set

from paddock.bots.drivers import style_of
from paddock.core.errors import UnknownGame
from paddock.core.record import FROM_POSITION, FROM_RECORD, GUIDED
from paddock.games import title
from paddock.server.packs.collection import Packs
from paddock.server.wire.messages.games import ClockSetting, GameInfo, SeatInfo
from paddock.store.rows import BOT, FREE, PINNED, WAITING, GameRow, SeatRow


def game_info(
    row: GameRow,
    seats: list[SeatRow],
    packs: Packs,
    trouble: str = "",
    here: Set[int] = frozenset(),
    watching: int = 0,
    asked: Sequence[int] = (),
    turn: int = 0,
) -> GameInfo:
    """A game as it is stored, from its rows alone: no game is made to be listed. And of its room, if that is open, the
    seats that are here, how many only watch, who is asked, and how far the race has come."""
    try:
        found = title(row.title)
        name, is_older = found.name, bool(row.edition) and not found.plays_alike(row.edition)
    except UnknownGame:  # a title this server does not have any more: its games can still be listed
        name, is_older = row.title, True
    awaited = awaited_words(row, seats)
    return GameInfo(
        game=row.id,
        title=row.title,
        title_name=name,
        game_string=row.game,
        rules_version=row.rules,
        edition=row.edition,
        is_older_edition=is_older,
        status=PINNED if trouble else row.status,
        seats=[
            SeatInfo(
                seat=seat.seat,
                title=seat.title or str(seat.seat + 1),
                name=seat.name,
                kind=seat.kind,
                level=seat.level,
                style=style_of(seat.name) if seat.kind == BOT else "",
                here=seat.seat in here,
                left=seat.left,
                seal=seat.seal,
                opened=bool(seat.seal and seat.words),
                awaited=seat.seat in awaited,
            )
            for seat in seats
        ],
        clock=ClockSetting(kind=row.clock, seconds=row.seconds),
        listed=row.listed,
        spectators=row.spectators,
        created=row.created,
        watching=watching,
        commitment=row.commitment,
        sealed=row.sealed,
        begun=begun(row),
        result=row.result,
        trouble=trouble,
        season=row.season,
        rematch=row.rematch,
        pack=row.pack,
        pack_name=packs.names.get(row.pack, ""),
        practice=row.practice,
        asked=list(asked),
        turn=turn,
    )


def awaited_words(row: GameRow, seats: list[SeatRow]) -> list[int]:
    """The seats whose seal, or when all are in whose words, a race waits for at which nothing else is missing."""
    if row.status != WAITING or any(seat.kind == FREE for seat in seats):
        return []
    return [seat.seat for seat in seats if seat.seals and not (seat.words if row.sealed else seat.seal)]


def begun(row: GameRow) -> str:
    """What a game was begun from, if not from its start."""
    if row.guided:
        return GUIDED
    return (FROM_RECORD if row.from_record else FROM_POSITION) if row.position else ""
