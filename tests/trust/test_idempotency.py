"""Every command sent several times, late and out of order, and two tabs of one seat that want different things:
exactly one is played, and the other is told why and gets the present table."""

import asyncio
import contextlib
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from paddock.games import titles
from paddock.server.table.stored_game import open_table
from tests.server.serving import Served, served
from tests.trust.conftest import Figure
from tests.trust.players import say
from tests.trust.process import titles_in_turn
from tests.trust.sizes import size

GAMES = size(1, 6)
"""Races of each title."""
MOVES = size(25, 200)
"""So many commands of a race are sent at most."""
RACES = size(10, 200)
"""So many times two tabs race, in each title."""


class Tab:
    """A browser tab: it keeps what it is told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: dict[str, Any] = {}
        self.answers: dict[str, list[dict[str, Any]]] = {}
        self.news = asyncio.Event()

    async def listen(self) -> None:
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] == "table":
                self.table = message
            elif "id" in message:
                self.answers.setdefault(message["id"], []).append(message)
            self.news.set()

    async def until_version(self, version: int) -> None:
        """Wait until the table is at this version, or later."""
        async with asyncio.timeout(30):
            while not self.table or self.table["version"] < version:
                self.news.clear()
                await self.news.wait()

    async def answer(self, id: str) -> dict[str, Any]:
        async with asyncio.timeout(30):
            while id not in self.answers:
                self.news.clear()
                await self.news.wait()
        return self.answers[id][0]


@contextlib.asynccontextmanager
async def tabs(house: Served, game: Any, count: int) -> Any:
    address = f"ws://127.0.0.1:{house.port}/api/games/{game['game']}/socket"
    async with contextlib.AsyncExitStack() as stack:
        opened = []
        for _ in range(count):
            tab = Tab(await stack.enter_async_context(connect(address, proxy=None, max_size=None)))
            await say(tab.socket, type="hello", secrets=game["keys"])
            listening = asyncio.create_task(tab.listen())
            stack.callback(listening.cancel)
            await tab.until_version(0)
            opened.append(tab)
        yield opened


async def play_with_echoes(house: Served, wish: dict[str, Any], chance: random.Random) -> tuple[str, int, int]:
    """A race in which every command is sent one to five times, over two tabs, late and in any order: its id, how many
    commands there were, and how often they were sent."""
    game = await asyncio.to_thread(lambda: house.new_game("me", "hotseat", **wish))
    sent = 0
    async with tabs(house, game, 2) as (one, two):
        late: list[asyncio.Task[None]] = []
        number = 0
        while one.table["info"]["status"] != "over" and number < MOVES:
            waiting = one.table["waiting"]
            seat = chance.choice(waiting["seats"])
            question = next(question for question in one.table["questions"] if question["seat"] == seat)
            number += 1
            command = {
                "type": "play",
                "id": f"c{number}",
                "seat": seat,
                "version": one.table["version"],
                "action": chance.choice(question["options"])["action"],
            }

            async def echo(delay: float, tab: Tab, command: dict[str, Any]) -> None:
                await asyncio.sleep(delay)
                await say(tab.socket, **command)

            for _ in range(chance.randint(1, 5)):
                sent += 1
                late.append(
                    asyncio.create_task(echo(chance.choice([0, 0, 0.01, 0.2]), chance.choice([one, two]), command))
                )
            await one.until_version(command["version"] + 1)
        await asyncio.gather(*late)
        await asyncio.sleep(0.3)
        answers = Counter(reply["type"] for tab in (one, two) for replies in tab.answers.values() for reply in replies)
        assert answers["done"] == sent, answers
    return game["game"], number, sent


def test_a_command_is_played_once_however_often_it_arrives(tmp_path: Path, figure: Figure):
    chance = random.Random(21)
    with served(tmp_path) as house:

        async def all_games() -> list[tuple[str, int, int]]:
            return [await play_with_echoes(house, wish, chance) for wish in titles_in_turn(GAMES * len(titles()))]

        sent = 0
        for game, commands, times in asyncio.run(all_games()):
            stored = house.store.load(game)
            assert stored is not None
            counted = Counter((line.seat, line.command) for line in stored.lines if line.command)
            assert set(counted.values()) == {1}
            assert len(counted) == commands
            open_table(stored)
            sent += times
    figure(
        f"{sent} commands sent in {GAMES} races of each title, each 1 to 5 times and late: every one played once",
        goal="each played exactly once",
    )


async def race_of_tabs(house: Served, wish: dict[str, Any], chance: random.Random) -> None:
    """Two tabs of one seat answer differently at once, again and again."""
    races = 0
    while races < RACES:
        game = await asyncio.to_thread(lambda: house.new_game("me", "hotseat", **wish))
        async with tabs(house, game, 2) as (one, two):
            while one.table["info"]["status"] != "over" and races < RACES:
                races += 1
                version = one.table["version"]
                seat = chance.choice(one.table["waiting"]["seats"])
                question = next(question for question in one.table["questions"] if question["seat"] == seat)
                wants = chance.choices(question["options"], k=2)
                for tab, name, want in ((one, "one", wants[0]), (two, "two", wants[1])):
                    command = {"id": f"{name}{races}", "seat": seat, "version": version, "action": want["action"]}
                    await say(tab.socket, type="play", **command)
                replies = [await one.answer(f"one{races}"), await two.answer(f"two{races}")]
                assert sorted(reply["type"] for reply in replies) == ["done", "refused"]
                loser = next(reply for reply in replies if reply["type"] == "refused")
                assert loser["code"] == "stale"
                assert loser["reason"]
                await one.until_version(version + 1)
                await two.until_version(one.table["version"])
                await one.until_version(two.table["version"])
                assert one.table["facts"] == two.table["facts"]


def test_of_two_tabs_that_race_exactly_one_wins_and_the_other_is_told_why(tmp_path: Path, figure: Figure):
    chance = random.Random(22)
    with served(tmp_path) as house:

        async def race() -> None:
            for wish in titles_in_turn(len(titles())):
                await race_of_tabs(house, wish, chance)

        asyncio.run(race())
    figure(
        f"{RACES} times in each title two tabs answered at once: exactly one was played, the other told why",
        goal="exactly one applied",
    )
