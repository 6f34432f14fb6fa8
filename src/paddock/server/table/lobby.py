"""The lobby: making a game, taking a seat, leaving it to a bot, taking it back. No accounts: a seat is its secret."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from paddock.bots.drivers import driver_of, names
from paddock.bots.levels import EARLIER, LEVELS
from paddock.core.errors import BadOption, PaddockError
from paddock.core.fairness import commitment
from paddock.core.game import Game
from paddock.core.guide import guide_of, has_guide
from paddock.core.message import Message
from paddock.core.record import pack_of
from paddock.core.title import Title
from paddock.games import title as title_called
from paddock.server.packs.games import game_called
from paddock.server.table.chatting import announce
from paddock.server.table.clocks import BANK, DAYS, MOVE, check_clock, in_words
from paddock.server.table.house import House
from paddock.server.table.keys import hash_of, is_key, new_game_id, new_secret
from paddock.server.table.names import check_alone, name_of
from paddock.server.table.room import Room
from paddock.server.table.seating import seat_people
from paddock.server.wire.languages import known
from paddock.server.wire.messages.games import Cover, GameCreated, JoinGame, NewGame, SeatCommand, SeatKey, SeatSetting
from paddock.server.workers.shares import Share
from paddock.server.workers.tasks import beginning
from paddock.store.rows import BOT, FREE, HUMAN, OVER, WAITING, Change, GameRow, SeasonRow, SeatRow, StoredGame

MAKING = 10.0
"""Seconds in which a game must have been made from its options."""


class NotAllowed(PaddockError):
    """Something a client may not do, or not for this seat."""


# ── Making a game ──


async def create(house: House, wanted: NewGame, address: str = "") -> GameCreated:
    check_clock(wanted.clock.kind, wanted.clock.seconds)
    if wanted.practice and sorted(seat.kind for seat in wanted.seats if seat.kind != "bot") != ["me"]:
        raise BadOption("a practice race is for one player against bots; somebody else sits at this table")
    if wanted.guided:
        wanted = guided(wanted)
    return await set_table(house, partial(what_is_played, house, wanted, address), wanted, address)


def guided(wanted: NewGame) -> NewGame:
    """The table of a title's guided race: whoever asked for it on the learner's seat, easy bots on the others."""
    title = title_called(wanted.title)
    if not has_guide(title):
        raise BadOption(f"{title.name} has no guided race")
    guide = guide_of(title)
    game = game_called(guide.game, None)
    learner = game.domains["seat"].index(guide.seat)
    name = next((seat.name for seat in wanted.seats if seat.kind == "me"), "")
    bot = SeatSetting(kind="bot", level=LEVELS[0])
    seats = [SeatSetting(kind="me", name=name) if seat == learner else bot for seat in range(game.seats)]
    return NewGame(
        title=title.id, seats=seats, spectators=False, language=wanted.language, position=guide.position, guided=True
    )


async def set_table(
    house: House,
    make: Callable[[], Awaitable[tuple[Game, str]]],
    wanted: NewGame,
    address: str,
    season: SeasonRow | None = None,
) -> GameCreated:
    """Set a table. `make` makes the game and its position, once it is known that the table is not one too many."""
    id, bots_only = new_game_id(), all(seat.kind == "bot" for seat in wanted.seats)
    house.tables.check(address, wanted.listed, bots_only)
    house.tables.add(id, address, wanted.listed, bots_only)  # at once: others are being made at the same time
    try:
        game, position = await make()
        stored, keys = await _saved(house, id, game, wanted, position, season)
    except BaseException:
        house.tables.follow(id, OVER, listed=False)
        raise
    room = house.admit(stored, address)
    async with room.lock:
        await seat_people(room)
    return GameCreated(game=id, commitment=room.row.commitment, keys=keys, invitation=f"/game/{id}")


async def _saved(
    house: House, id: str, game: Game, wanted: NewGame, position: str, season: SeasonRow | None
) -> tuple[StoredGame, list[SeatKey]]:
    """A new game in the store, and the keys of its seats. A race of a championship is saved together with the
    championship it belongs to."""
    if len(wanted.seats) != game.seats:
        raise BadOption(f"the game is for {game.seats} seats, but {len(wanted.seats)} were set")
    kept = await asyncio.to_thread(house.editions.keep, game.title)
    secret = secrets.token_bytes(32)
    row = GameRow(
        id=id,
        title=game.title.id,
        game=str(game),
        rules=game.title.rules_version,
        status=WAITING,
        clock=wanted.clock.kind,
        seconds=wanted.clock.seconds,
        listed=wanted.listed,
        spectators=wanted.spectators,
        created=time.time(),
        language=known(game.title, wanted.language),
        commitment=commitment(secret),
        secret=secret.hex(),
        position=position,
        from_record=bool(wanted.record),
        guided=wanted.guided,
        season=season.id if season is not None else "",
        pack=game.pack.name if game.pack is not None else "",
        edition=game.title.edition,
        practice=wanted.practice,
    )
    keys: list[SeatKey] = []
    seats: list[SeatRow] = []
    people = [setting.name for setting in wanted.seats if setting.kind != "bot"]
    for number, setting in enumerate(wanted.seats):
        seat = _seat(row.id, number, setting, game, people)
        if seat.kind != BOT:
            house.bans.check_name(seat.name)
            check_alone(seat.name, [other.name for other in seats if other.kind != BOT])
        if seat.kind == HUMAN:
            keys.append(SeatKey(seat=number, secret=new_secret()))
            seat.key = hash_of(keys[-1].secret)
            seat.seals = wanted.seals
        seats.append(seat)
    change = Change(games=[row], seats=seats, packs=house.packs.kept(row.pack), editions=kept)
    if season is not None:
        change.seasons = [replace(season, game=row.id)]
    await house.save(change)
    return StoredGame(row=row, seats=seats, lines=[], clocks=[], chat=[]), keys


async def what_is_played(house: House, wanted: NewGame, address: str = "") -> tuple[Game, str]:
    """The game, and the position it is played on from; empty: from the start.

    Records and positions of strangers are read in a worker: some take long, and some are made to.
    """
    if wanted.guided:
        guide = guide_of(title_called(wanted.title))
        return await house.rule_threads.do(MAKING, partial(game_called, guide.game, None)), guide.position
    if not wanted.record and not wanted.position:
        title = title_called(wanted.title)
        pack = house.packs.folder_for(title, wanted.pack)
        return await house.rule_threads.do(MAKING, partial(describe, title, wanted, pack)), ""
    pack = house.packs.folder(wanted.pack or (pack_of(wanted.record) if wanted.record else ""))
    share = Share(address=address)
    game, position, problem = await house.desk.do_for(share, house.settings.bot_patience, beginning, wanted, pack)
    if problem:
        raise BadOption(problem)
    return await house.rule_threads.do(MAKING, partial(game_called, game, pack)), position


def describe(title: Title, wanted: NewGame, pack: Path | None) -> Game:
    """The game that is wanted. To be called in a thread: a large track takes a while, and a pack must be read first."""
    return game_called(str(title.game_with(wanted.options, len(wanted.seats), pack)), pack)


def _seat(game: str, number: int, setting: SeatSetting, of: Game, people: list[str]) -> SeatRow:
    match setting.kind:
        case "me" | "hotseat":
            name = name_of(setting.name) or of.seat_name(number)
            return SeatRow(game=game, seat=number, kind=HUMAN, name=name, title=of.seat_name(number))
        case "friend":
            name = name_of(setting.name)
            return SeatRow(game=game, seat=number, kind=FREE, name=name, title=of.seat_name(number))
        case "bot":
            name = setting.name if setting.name in names() else driver_of(game, number, people)
            title = of.seat_name(number)
            return SeatRow(game=game, seat=number, kind=BOT, name=name, level=level(setting.level), title=title)
    raise BadOption(f"there is no kind of seat {setting.kind!r}; it must be one of me, friend, hotseat, bot")


def level(name: str) -> str:
    if name not in (*LEVELS, *EARLIER):
        raise BadOption(f"there is no level {name!r}; the levels are {', '.join(LEVELS)}")
    return name


# ── Taking a seat ──


async def join(room: Room, wanted: JoinGame) -> GameCreated:
    name = name_of(wanted.name)
    room.house.bans.check_name(name)
    if not name:
        raise BadOption("a name is needed, so that the others know who you are")
    async with room.lock:
        free = [seat.seat for seat in room.seats if seat.kind == FREE]
        if not free:
            raise NotAllowed("All seats of this game are taken.")
        seat = free[0] if wanted.seat is None else wanted.seat
        if seat not in free:
            raise NotAllowed("That seat is taken; choose another one.")
        check_alone(name, [other.name for other in room.seats if other.seat != seat and other.kind != FREE])
        key = SeatKey(seat=seat, secret=new_secret())
        free_seat = room.seats[seat]
        await seat_people(
            room,
            replace(free_seat, kind=HUMAN, name=name, key=hash_of(key.secret), seals=wanted.seals, seal="", words=""),
        )
    return GameCreated(game=room.id, commitment=room.row.commitment, keys=[key], invitation=f"/game/{room.id}")


def own_seat(room: Room, seat: int, secret: str) -> SeatRow:
    """The seat that this secret is the key of."""
    if not 0 <= seat < len(room.seats) or not is_key(secret, room.seats[seat].key):
        raise NotAllowed("That is not the key of this seat.")
    return room.seats[seat]


async def leave(room: Room, command: SeatCommand) -> None:
    """Hand the seat to a bot; before the seals are closed or the race has begun, free it for somebody else. Not after:
    words may have been opened, and whoever came then could choose words to go with them."""
    async with room.lock:
        seat = own_seat(room, command.seat, command.secret)
        if room.table is None and not room.row.sealed:
            kept = seat.name if room.row.season else ""  # an entrant's seat stays an entrant's seat
            await seat_people(room, replace(seat, kind=FREE, name=kept, key="", words="", seal="", seals=False))
        elif not seat.left:
            await seat_people(room, replace(seat, left=True, level=seat.level or "medium", seals=False))


async def reclaim(room: Room, command: SeatCommand) -> None:
    async with room.lock:
        seat = own_seat(room, command.seat, command.secret)
        if seat.left:
            await seat_people(room, replace(seat, left=False))


async def cover(room: Room, command: Cover) -> None:
    """Let a bot drive for a free seat, or for a human who has been away for a while."""
    async with room.lock:
        own_seat(room, command.seat, command.secret)
        if not 0 <= command.absent < len(room.seats):
            raise NotAllowed("There is no such seat.")
        seat = room.seats[command.absent]
        if seat.kind == FREE:
            bot = driver_of(room.id, seat.seat, [other.name for other in room.seats])
            await seat_people(room, replace(seat, kind=BOT, name=bot, level=level(command.level)))
            return
        if seat.kind == HUMAN and not seat.left:
            left = may_be_away(room, seat.seat)
            if left > 0:
                raise NotAllowed(f"{seat.name} is here, or has not been away for long: ask again in {in_words(left)}.")
            await seat_people(room, replace(seat, left=True, level=level(command.level), seals=False))
            await announce(room, Message("told-cover", {"name": seat.name, "by": room.seats[command.seat].name}))


def may_be_away(room: Room, seat: int) -> float:
    """Seconds for which nobody may let a bot drive for this seat: as long as its clock gives it for a move."""
    patience = room.house.settings.away
    if room.row.clock in (MOVE, DAYS):
        patience = max(patience, float(room.row.seconds))
    elif room.row.clock == BANK:
        patience = max(patience, room.clock.left(seat))
    if room.presence.is_here(seat):
        return max(patience, 1.0)
    return patience - room.presence.away_for(seat)


async def resume(room: Room, command: SeatCommand) -> None:
    """Try again with a game that was paused. It is opened anew; if it still does not work, it is paused again."""
    own_seat(room, command.seat, command.secret)
    async with room.lock:
        if not room.trouble:
            raise NotAllowed("This game has not been paused.")
        if room.row.trouble:  # else the trouble came while it was opened, and only this room knows of it
            row = replace(room.row, trouble="")
            await room.house.save(Change(games=[row]))
            room.row = row
        room.house.abandon(room)


async def renew(room: Room, command: SeatCommand) -> SeatKey:
    """A new secret for the seat; the old one, and every browser that came with it, is out."""
    async with room.lock:
        seat = own_seat(room, command.seat, command.secret)
        key = SeatKey(seat=seat.seat, secret=new_secret())
        await seat_people(room, replace(seat, key=hash_of(key.secret)))
    return key
