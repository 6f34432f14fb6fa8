"""A quiet house: the server's own rooms and commands, without threads, processes and disk, so that thousands of tables
can be listened to in a second. What is handed to bots and previews is kept, to be compared."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from paddock.core.table import Table
from paddock.server.settings import Settings
from paddock.server.table.house import House
from paddock.server.table.keys import hash_of
from paddock.server.table.room import Room
from paddock.server.workers.rule_threads import Lane
from paddock.server.workers.shares import Share
from paddock.store.interface import NotSaved
from paddock.store.rows import Change, GameRow, LineRow, SeatRow, StoredGame

KEY = "the key of every seat"
AWAY = 0.0


class Disk:
    """A store that keeps nothing. While it is full it says so, so that refused moves can be compared too."""

    def __init__(self) -> None:
        self.is_full = False

    def save(self, change: Change) -> "Future[None]":
        done: Future[None] = Future()
        if self.is_full:
            done.set_exception(NotSaved("full"))
        else:
            done.set_result(None)
        return done


class AtOnce:
    """In place of the threads in which rules run."""

    def do(self, patience: float, work: Callable[[], Any], lane: Lane | None = None) -> "asyncio.Future[Any]":
        done = asyncio.get_running_loop().create_future()
        try:
            done.set_result(work())
        except Exception as error:
            done.set_exception(error)
        return done

    def close(self) -> None:
        """There is nothing to end."""


class Handed:
    """In place of the processes in which bots think and previews are made: what is handed over is kept, since whatever
    they answer comes from it alone."""

    def __init__(self) -> None:
        self.kept: list[bytes] = []

    async def do_for(self, share: Share, patience: float, work: Callable[..., Any], *args: Any) -> Any:
        self.kept.append(f"{work.__name__} {args!r}".encode())
        if work.__name__ == "whole_move":
            raise BotWasAsked
        return ["what the worker says"], {}


class Desk:
    """In place of the process in which records and replays are made: they are made here."""

    async def do_for(self, share: Share, patience: float, work: Callable[..., Any], *args: Any) -> Any:
        return work(*args)


class BotWasAsked(BaseException):
    """A bot was given all that it gets; what it would answer does not matter."""


class QuietHouse(House):
    """A house in which the only room is the one that was opened last."""

    def __init__(self) -> None:
        self.disk = Disk()
        super().__init__(Settings(data=Path("nowhere"), bot_delay=0.0, bot_pace=0.0, away=AWAY), self.disk)  # type: ignore[arg-type]
        self.rule_threads.close()
        self.opening_threads.close()
        self.rule_threads = AtOnce()  # type: ignore[assignment]
        self.handed = Handed()
        self.workers = self.handed  # type: ignore[assignment]
        self.desk = Desk()  # type: ignore[assignment]

    def now(self) -> float:
        return 0.0

    def let_bots_think(self, room: Room) -> None:
        """Bots are asked one by one, by whoever listens."""

    async def room(self, game: str) -> Room:
        return self.rooms[game]

    def open_room(self, table: Table, lines: list[LineRow], secret: str) -> Room:
        """A room with this table, which has these lines and was dealt from this secret."""
        game = table.game
        row = GameRow(
            id="game",
            title=game.title.id,
            game=str(game),
            rules=game.title.rules_version,
            status="running",
            clock="none",
            seconds=0,
            listed=False,
            spectators=True,
            created=0.0,
            language="en",
            commitment="c",
            secret=secret,
            position=table.record.position,
        )
        seats = [
            SeatRow(game="game", seat=seat, kind="human", name=f"N{seat}", key=hash_of(KEY))
            for seat in range(game.seats)
        ]
        self.disk.is_full = False
        self.handed.kept.clear()
        room = Room(self, StoredGame(row=row, seats=seats, lines=lines, clocks=[], chat=[]), table, "")
        self.rooms[row.id] = room
        return room


def rows_of(table: Table) -> list[LineRow]:
    """The lines of a table as they are stored."""
    return [
        LineRow(game="game", number=number, seat=line.seat, text=line.text)
        for number, line in enumerate(table.record.lines, 1)
    ]
