"""Championships at the table: a calendar of races, each of them a table of its own, whose results enter by themselves.

A championship is kept as its file has it. Whoever looks at it finds every finished race entered: the result is read off
the finished game, so that it can be neither forgotten nor entered twice. Only who holds the organiser's secret opens
the next race; the others come in by its link, as to any table.
"""

import asyncio
import time
from functools import partial

import msgspec
from msgspec.structs import replace

from paddock.bots.drivers import driver_of
from paddock.core.errors import BadOption, BadSeason, PaddockError
from paddock.core.game import Game
from paddock.core.record import one_line
from paddock.games import title as title_called
from paddock.season.championship import Championship
from paddock.server.table import lobby
from paddock.server.table.asked import AnyTable
from paddock.server.table.clocks import check_clock
from paddock.server.table.editions.far_table import FarTable
from paddock.server.table.house import House
from paddock.server.table.keys import hash_of, is_key, new_game_id, new_secret
from paddock.server.table.lobby import NotAllowed
from paddock.server.table.names import name_of
from paddock.server.wire.languages import known
from paddock.server.wire.messages.games import GameCreated, NewGame, SeatSetting
from paddock.server.wire.messages.seasons import (
    NewSeason,
    SeasonCreated,
    SeasonInfo,
    SeasonLine,
    SeasonRound,
)
from paddock.server.wire.naming import title_in
from paddock.server.workers.calendars import Held, Venue, held, new_championship
from paddock.server.workers.shares import Share
from paddock.store.rows import OVER, Change, SeasonRow

MOST_ROUNDS = 60
LONGEST_NAME = 80


class UnknownSeason(PaddockError):
    """No championship of that id is in the store."""


class Plan(msgspec.Struct):
    """How each race's table is set."""

    title: str
    seats: list[SeatSetting]
    clock: str
    seconds: int
    listed: bool
    spectators: bool
    language: str
    venues: list[Venue] = []
    """Where each round is held: to look at a championship makes no game. Empty: made before this was kept."""
    teams: list[str] = []
    """What each entrant races as; empty as above."""


# ── Making one ──


async def create(house: House, wanted: NewSeason, address: str) -> SeasonCreated:
    check_clock(wanted.clock.kind, wanted.clock.seconds)
    name = one_line(wanted.name)
    if not 0 < len(name) <= LONGEST_NAME:
        raise BadOption(f"a championship has a name of 1 to {LONGEST_NAME} letters")
    if not 0 < len(wanted.rounds) <= MOST_ROUNDS:
        raise BadSeason(f"a championship has 1 to {MOST_ROUNDS} rounds")
    title = title_called(wanted.title)
    pack = house.packs.folder_for(title, wanted.pack)
    house.tables.check(address, listed=False, bots_only=False)
    language = known(title, wanted.language)
    id, people = new_game_id(), [seat.name for seat in wanted.seats if seat.kind != "bot"]
    seats = [replace(seat, name=_entrant(id, seat, number, people)) for number, seat in enumerate(wanted.seats, 1)]
    entrants = [seat.name for seat in seats]
    text, calendar, problem = await house.desk.do_for(
        Share(address=address), house.settings.bot_patience, new_championship, wanted, entrants, pack
    )
    if problem:
        raise BadOption(problem)
    plan = Plan(
        title=title.id,
        seats=seats,
        clock=wanted.clock.kind,
        seconds=wanted.clock.seconds,
        listed=wanted.listed,
        spectators=wanted.spectators,
        language=language,
        venues=calendar.venues,
        teams=calendar.teams,
    )
    secret = new_secret()
    row = SeasonRow(
        id=id,
        created=time.time(),
        key=hash_of(secret),
        plan=msgspec.json.encode(plan).decode(),
        text=text,
    )
    await house.save(Change(seasons=[row], packs=house.packs.kept(wanted.pack)))
    return SeasonCreated(season=row.id, secret=secret)


def _entrant(season: str, seat: SeatSetting, number: int, people: list[str]) -> str:
    if seat.kind == "bot":
        lobby.level(seat.level)
        return driver_of(season, number, people)
    if seat.kind not in ("me", "friend", "hotseat"):
        raise BadOption(f"there is no kind of seat {seat.kind!r}; it must be one of me, friend, hotseat, bot")
    name = name_of(seat.name)
    if not name:
        raise BadOption(f"entrant {number} needs a name: standings are about names")
    return name


# ── Racing ──


def lock_of(house: House, season: str) -> asyncio.Lock:
    """One change of a championship at a time. The lock is forgotten when nobody holds it or waits for it."""
    lock = house.season_locks.get(season)
    if lock is None:
        lock = house.season_locks[season] = asyncio.Lock()
    return lock


async def up_to_date(house: House, season: str) -> tuple[SeasonRow, Championship]:
    """The championship with every finished race entered. To be called with its lock held."""
    row = await house.read(house.store.season, season)
    if row is None:
        raise UnknownSeason("There is no such championship here. Check that nothing of its link is missing.")
    championship = await house.rule_threads.do(lobby.MAKING, partial(Championship.read, row.text))
    if row.game:
        room = await house.room(row.game)
        if room.row.status == OVER and room.table is not None:
            await room.by_the_rules(partial(enter, championship, room.table, row.game))
            row = replace(row, text=championship.text(), game="")
            await house.save(Change(seasons=[row]))
    return row, championship


def enter(championship: Championship, table: AnyTable, record: str) -> None:
    """Enter a finished race, also one that was run under a kept edition."""
    if isinstance(table, FarTable):
        finish = table.finish()
        championship.enter(finish["points"], finish["finishes"], record=record)
        championship.hand_on(finish["teams"], finish["carried"])
    else:
        championship.enter_state(table.state, record=record)


async def race(house: House, season: str, secret: str, address: str, seals: bool = False) -> GameCreated:
    """Set the table of the next race. The answer holds the keys of the organiser's own seats."""
    async with lock_of(house, season):
        row, championship = await up_to_date(house, season)
        if not is_key(secret, row.key):
            raise NotAllowed("Only who has made the championship can open its races.")
        if row.game:
            raise NotAllowed("The last race is not over yet; its table is still open.")
        plan = msgspec.json.decode(row.plan, type=Plan)
        pack = house.packs.folder(championship.pack)

        async def make() -> tuple[Game, str]:
            return await house.rule_threads.do(lobby.MAKING, lambda: championship.next_game(pack=pack)), ""

        wanted = NewGame(
            title=plan.title,
            seats=plan.seats,
            listed=plan.listed,
            spectators=plan.spectators,
            language=plan.language,
            seals=seals,
        )
        wanted.clock.kind, wanted.clock.seconds = plan.clock, plan.seconds
        return await lobby.set_table(house, make, wanted, address, row)


# ── Looking ──


async def show(house: House, season: str, language: str, address: str) -> SeasonInfo:
    async with lock_of(house, season):
        row, championship = await up_to_date(house, season)
        plan = msgspec.json.decode(row.plan, type=Plan)
        if not (plan.venues and plan.teams):
            calendar = await _held(house, championship, address)
            plan.venues, plan.teams = calendar.venues, calendar.teams
            row = replace(row, plan=msgspec.json.encode(plan).decode())
            await house.save(Change(seasons=[row]))
    return await house.rule_threads.do(lobby.MAKING, lambda: _info(row, championship, plan, language))


async def _held(house: House, championship: Championship, address: str) -> Held:
    """How the rounds are held of a championship that was made before this was kept with it."""
    pack = house.packs.folder(championship.pack)
    share = Share(address=address)
    calendar, entrants = championship.calendar, len(championship.entrants)
    found, problem = await house.desk.do_for(share, house.settings.bot_patience, held, calendar, entrants, pack)
    if problem:
        raise BadOption(problem)
    return found


def _info(row: SeasonRow, championship: Championship, plan: Plan, language: str) -> SeasonInfo:
    title = title_called(plan.title)
    spoken = known(title, language)
    seats = {name: seat for seat, name in enumerate(championship.entrants)}
    done = [each for each in championship.rounds if each.done]
    return SeasonInfo(
        season=row.id,
        name=championship.name,
        title=title.id,
        title_name=title_in(title, language),
        best=championship.best,
        over=championship.is_over,
        rounds=[
            SeasonRound(
                name=venue.get(spoken, venue["en"]),
                game=each.record or (row.game if number == len(done) else ""),
                status="done" if each.done else "open" if row.game and number == len(done) else "planned",
            )
            for number, (each, venue) in enumerate(zip(championship.rounds, plan.venues, strict=True))
        ],
        standings=[
            SeasonLine(
                place=line.place,
                entrant=line.entrant,
                seat=seats[line.entrant],
                team=plan.teams[seats[line.entrant]],
                points=line.points,
                by_round=line.by_round,
                totals=_totals(championship, line.by_round),
                dropped=line.dropped,
                finishes=_counted([place for each in done for place in each.finishes[seats[line.entrant]]]),
            )
            for line in championship.standings()
        ],
    )


def _totals(championship: Championship, by_round: list[float]) -> list[float]:
    """What counted after each round: with only the best ones counting, not simply the sum so far."""

    def counted(some: list[float]) -> float:
        dropped = championship.dropped(some)
        return sum(points for number, points in enumerate(some) if number not in dropped)

    return [counted(by_round[:number]) for number in range(1, len(by_round) + 1)]


def _counted(places: list[int]) -> list[int]:
    """How many first places, second places and so on."""
    return [places.count(place) for place in range(1, max(places, default=0) + 1)]
