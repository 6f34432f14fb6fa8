"""Many clients at once, each playing all seats of one game over one websocket, as a faithful browser would.

A player remembers every command it sent and every acknowledgement it got. When the connection breaks it comes back
with the version it has, sends again what was not acknowledged (the same id), and goes on.
"""

import asyncio
import contextlib
import json
import random
import time
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

BROKEN = (OSError, WebSocketException, InvalidHandshake, EOFError, asyncio.TimeoutError)


class Player:
    def __init__(self, address: str, keys: list[dict[str, Any]], seed: int = 0) -> None:
        self.address = address
        self.keys = keys
        self.random = random.Random(seed)
        self.name = f"{self.random.getrandbits(64):x}"
        self.table: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.acknowledged: dict[str, dict[str, Any]] = {}
        """The commands that the server said are done, by id."""
        self.sent: dict[str, dict[str, Any]] = {}
        self.pending: dict[str, Any] | None = None
        self.refusals: list[dict[str, Any]] = []
        self.delays: list[float] = []
        """Seconds from sending a move to its acknowledgement."""
        self.synced_at = 0.0
        self.reconnects = 0
        self.count = 0

    @property
    def over(self) -> bool:
        return bool(self.table) and self.table["info"]["status"] == "over"

    async def play(self, moves: int | None = None, reconnect: bool = True) -> None:
        """Play on until the race is over, or until so many moves are acknowledged."""
        goal = None if moves is None else len(self.acknowledged) + moves
        while not self.over and (goal is None or len(self.acknowledged) < goal):
            try:
                async with connect(self.address, proxy=None, max_size=None, open_timeout=30) as socket:
                    await self._sit(socket, goal)
            except BROKEN:
                if not reconnect:
                    raise
                self.reconnects += 1
                await asyncio.sleep(min(1.0, 0.05 * 2 ** min(self.reconnects, 4)) * (0.5 + self.random.random()))

    async def _sit(self, socket: ClientConnection, goal: int | None) -> None:
        version = self.table["version"] if self.table else -1
        await say(socket, type="hello", secrets=self.keys, version=version)
        await self.hear(socket)
        self.synced_at = time.monotonic()
        if self.pending is not None:
            await say(socket, **self.pending)
        while not self.over and (goal is None or len(self.acknowledged) < goal):
            if self.pending is None:
                await self.move(socket)
            await self.hear(socket)

    async def move(self, socket: ClientConnection) -> None:
        """Answer for one of the seats that are asked, if there is one."""
        waiting = self.table["waiting"]
        mine = [question for question in self.table["questions"] if waiting and question["seat"] in waiting["seats"]]
        if not mine:
            return
        question = self.random.choice(mine)
        self.count += 1
        self.pending = {
            "type": "play",
            "id": f"{self.name}-{self.count}",
            "seat": question["seat"],
            "version": self.table["version"],
            "action": self.random.choice(question["options"])["action"],
        }
        self.sent[self.pending["id"]] = self.pending
        self._began = time.monotonic()
        await say(socket, **self.pending)

    async def hear(self, socket: ClientConnection) -> dict[str, Any]:
        async with asyncio.timeout(30):
            message: dict[str, Any] = json.loads(await socket.recv())
        match message["type"]:
            case "table":
                assert message["version"] >= (self.table["version"] if self.table else -1), "the race went backwards"
                assert message["first_event"] <= len(self.events), "a gap in the events"
                del self.events[message["first_event"] :]
                self.events += message["events"]
                assert [event["number"] for event in self.events] == list(range(len(self.events)))
                self.table = message
            case "done":
                if self.pending is not None and message["id"] == self.pending["id"]:
                    self.delays.append(time.monotonic() - self._began)
                    self.acknowledged[message["id"]] = self.pending | {"at": message["version"]}
                    self.pending = None
                    while self.table["version"] < message["version"]:
                        await self.hear(socket)
            case "refused":
                self.refusals.append(message)
                if self.pending is not None and message["id"] == self.pending["id"]:
                    self.pending = None
            case "closing":
                raise EOFError(message["reason"])
        return message


async def say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))


async def all_play(players: list[Player], seconds: float | None = None, **how: Any) -> None:
    """Let all play at once, for so long or to the end."""
    tasks = [asyncio.create_task(player.play(**how)) for player in players]
    _, late = await asyncio.wait(tasks, timeout=seconds)
    for task in late:
        task.cancel()
    for task in tasks:
        with contextlib.suppress(asyncio.CancelledError, *BROKEN):
            await task


def percentile(values: list[float], part: float) -> float:
    """The value below which this part of all values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0
