"""The lobby: making a game, taking a seat, leaving it to a bot, taking it back. No accounts: a seat is its secret."""

import asyncio
import secrets
import time
from pathlib import Path

from msgspec.structs import replace

from paddock.bots.levels import LEVELS
from paddock.core.errors import BadOption, PaddockError
from paddock.core.fairness import commitment
from paddock.core.game import Game, Title
from paddock.core.record import one_line, pack_of
from paddock.games import title as title_called
from paddock.server.clocks import check_clock
from paddock.server.house import House
from paddock.server.messages import Cover, GameCreated, JoinGame, NewGame, SeatCommand, SeatKey, SeatSetting
from paddock.server.parcel import game_called
from paddock.server.room import Room
from paddock.server.security import hash_of, is_key, new_game_id, new_secret
from paddock.server.workshop import beginning
from paddock.store.rows import BOT, FREE, HUMAN, WAITING, Change, GameRow, SeasonRow, SeatRow, StoredGame

LONGEST_NAME = 40
LONGEST_WORDS = 200


class NotAllowed(PaddockError):
    """Something a client may not do, or not for this seat."""


# ── Making a game ──


async def create(house: House, wanted: NewGame) -> GameCreated:
    check_clock(wanted.clock.kind, wanted.clock.seconds)
    game, position = await what_is_played(house, wanted)
    return await set_table(house, game, wanted, position)


async def set_table(
    house: House, game: Game, wanted: NewGame, position: str = "", season: SeasonRow | None = None
) -> GameCreated:
    """Make the game of a table. A race of a championship is saved together with the championship it belongs to."""
    if len(wanted.seats) != game.seats:
        raise BadOption(f"the game is for {game.seats} seats, but {len(wanted.seats)} were set")
    secret = secrets.token_bytes(32)
    row = GameRow(
        id=new_game_id(),
        title=game.title.id,
        game=str(game),
        rules=game.title.rules_version,
        status=WAITING,
        clock=wanted.clock.kind,
        seconds=wanted.clock.seconds,
        listed=wanted.listed,
        spectators=wanted.spectators,
        created=time.time(),
        language=wanted.language,
        commitment=commitment(secret),
        secret=secret.hex(),
        position=position,
        season=season.id if season is not None else "",
        pack=game.pack.name if game.pack is not None else "",
    )
    keys: list[SeatKey] = []
    seats: list[SeatRow] = []
    for number, setting in enumerate(wanted.seats):
        seat = _seat(row.id, number, setting, game)
        if seat.kind == HUMAN:
            keys.append(SeatKey(seat=number, secret=new_secret()))
            seat.key = hash_of(keys[-1].secret)
            if setting.kind == "me":
                seat.words = _words(wanted.words)
        seats.append(seat)
    change = Change(games=[row], seats=seats, packs=house.packs.kept(row.pack))
    if season is not None:
        change.seasons = [replace(season, game=row.id)]
    await house.save(change)
    room = house.admit(StoredGame(row=row, seats=seats, lines=[], clocks=[], chat=[]))
    async with room.lock:
        await room.seat_people()
    return GameCreated(game=row.id, keys=keys, invitation=f"/game/{row.id}")


async def what_is_played(house: House, wanted: NewGame) -> tuple[Game, str]:
    """The game, and the position it is played on from; empty: from the start.

    Records and positions of strangers are read in a worker: some take long, and some are made to.
    """
    if not wanted.record and not wanted.position:
        title = title_called(wanted.title)
        pack = house.packs.folder_for(title, wanted.pack)
        return await asyncio.to_thread(describe, title, wanted, pack), ""
    pack = house.packs.folder(wanted.pack or (pack_of(wanted.record) if wanted.record else ""))
    game, position, problem = await house.workshop.do(house.settings.bot_patience, beginning, wanted, pack)
    if problem:
        raise BadOption(problem)
    return await asyncio.to_thread(game_called, game, pack), position


def describe(title: Title, wanted: NewGame, pack: Path | None) -> Game:
    """The game that is wanted. To be called in a thread: a large track takes a while, and a pack must be read first."""
    return game_called(str(title.game_with(wanted.options, len(wanted.seats), pack)), pack)


def _seat(game: str, number: int, setting: SeatSetting, of: Game) -> SeatRow:
    match setting.kind:
        case "me" | "hotseat":
            return SeatRow(game=game, seat=number, kind=HUMAN, name=name_of(setting.name) or of.seat_name(number))
        case "friend":
            return SeatRow(game=game, seat=number, kind=FREE, name=name_of(setting.name))
        case "bot":
            return SeatRow(game=game, seat=number, kind=BOT, name=f"Bot ({level(setting.level)})", level=setting.level)
    raise BadOption(f"there is no kind of seat {setting.kind!r}; it must be one of me, friend, hotseat, bot")


def level(name: str) -> str:
    if name not in LEVELS:
        raise BadOption(f"there is no level {name!r}; the levels are {', '.join(LEVELS)}")
    return name


def name_of(text: str) -> str:
    name = one_line(text)
    if len(name) > LONGEST_NAME:
        raise BadOption(f"a name has at most {LONGEST_NAME} letters")
    return name


def _words(text: str) -> str:
    words = one_line(text)
    if len(words) > LONGEST_WORDS:
        raise BadOption(f"your words for the dice have at most {LONGEST_WORDS} letters")
    return words


# ── Taking a seat ──


async def join(room: Room, wanted: JoinGame) -> GameCreated:
    name = name_of(wanted.name)
    if not name:
        raise BadOption("a name is needed, so that the others know who you are")
    words = _words(wanted.words)
    async with room.lock:
        free = [seat.seat for seat in room.seats if seat.kind == FREE]
        if not free:
            raise NotAllowed("All seats of this game are taken.")
        seat = free[0] if wanted.seat is None else wanted.seat
        if seat not in free:
            raise NotAllowed("That seat is taken; choose another one.")
        key = SeatKey(seat=seat, secret=new_secret())
        await room.seat_people(
            SeatRow(game=room.id, seat=seat, kind=HUMAN, name=name, key=hash_of(key.secret), words=words)
        )
    return GameCreated(game=room.id, keys=[key], invitation=f"/game/{room.id}")


def own_seat(room: Room, seat: int, secret: str) -> SeatRow:
    """The seat that this secret is the key of."""
    if not 0 <= seat < len(room.seats) or not is_key(secret, room.seats[seat].key):
        raise NotAllowed("That is not the key of this seat.")
    return room.seats[seat]


async def leave(room: Room, command: SeatCommand) -> None:
    """Hand the seat to a bot; before the race has begun, free it for somebody else."""
    async with room.lock:
        seat = own_seat(room, command.seat, command.secret)
        if room.table is None:
            kept = seat.name if room.row.season else ""  # an entrant's seat stays an entrant's seat
            await room.seat_people(SeatRow(game=room.id, seat=seat.seat, kind=FREE, name=kept))
        elif not seat.left:
            await room.seat_people(replace(seat, left=True, level=seat.level or "medium"))


async def reclaim(room: Room, command: SeatCommand) -> None:
    async with room.lock:
        seat = own_seat(room, command.seat, command.secret)
        if seat.left:
            await room.seat_people(replace(seat, left=False))


async def cover(room: Room, command: Cover) -> None:
    """Let a bot drive for a free seat, or for a human who has been away for a while."""
    async with room.lock:
        own_seat(room, command.seat, command.secret)
        if not 0 <= command.absent < len(room.seats):
            raise NotAllowed("There is no such seat.")
        seat = room.seats[command.absent]
        if seat.kind == FREE:
            setting = SeatSetting(kind="bot", level=command.level)
            bot = _seat(room.id, seat.seat, setting, game_called(room.row.game, room.pack))
            await room.seat_people(bot)
            return
        away = time.monotonic() - room.away_since[seat.seat]
        if seat.kind == HUMAN and not seat.left:
            if room.is_here(seat.seat) or away < room.house.settings.away:
                raise NotAllowed(f"{seat.name} is here, or has not been away for long.")
            await room.seat_people(replace(seat, left=True, level=level(command.level)))


async def renew(room: Room, command: SeatCommand) -> SeatKey:
    """A new secret for the seat; the old one, and every browser that came with it, is out."""
    async with room.lock:
        seat = own_seat(room, command.seat, command.secret)
        key = SeatKey(seat=seat.seat, secret=new_secret())
        await room.seat_people(replace(seat, key=hash_of(key.secret)))
        for guest in list(room.guests):
            if seat.seat in guest.seats:
                guest.close("The key of this seat has been changed.", again=False)
    return key
