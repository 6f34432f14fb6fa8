"""Broken, hostile and merely illegal messages: each is answered with a reason, and none changes anything."""

import asyncio
import contextlib
import json
import random
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from paddock.core.errors import BadAction
from paddock.games import title, titles
from tests.trust.conftest import Figure
from tests.trust.players import Player, all_play, say
from tests.trust.process import Server, titles_in_turn
from tests.trust.sizes import size

MESSAGES = size(3_000, 100_000)
AT_ONCE = 50
FLAT = 30_000
"""Kilobytes by which the server may grow: caches fill, leaks do not stop there."""

WORDS = ["hello", "play", "undo", "consent", "why", "preview", "say", "ping", "table", "", "__class__", "\x00"]


def strange(chance: random.Random, table: dict[str, Any], actions: list[str]) -> str:
    """Some message that must not change anything."""
    version = table["version"]
    kind = chance.randrange(12)
    match kind:
        case 0:
            return chance.choice(["", "{", "[", "nul", '{"type":"play"', "\ufeff{}", '"', "}{", "0x1", "'a'", "{,}"])
        case 1:
            return "[" * chance.choice([1, 10, 1000, 10_000])
        case 2:
            return '{"type":"play","id":"n","seat":NaN,"version":Infinity,"action":"keep"}'
        case 3:
            values: list[Any] = [None, True, -1, 1e400, "x" * 5000, [], {}, [[[]]], 2**70, "0", -0.0]
            fields = {"type": chance.choice(WORDS), "id": chance.choice(values), "seat": chance.choice(values)}
            return json.dumps(fields | {"version": chance.choice(values), "action": chance.choice(values)})
        case 4:
            return json.dumps({"type": chance.choice(WORDS), chance.choice(WORDS): chance.choice(WORDS)})
        case 5:  # somebody else's seat
            return command(
                "play",
                seat=chance.choice([-3, -2, -1, 2, 3, 99, 2**40]),
                version=version,
                action=chance.choice(actions),
            )
        case 6:  # every well-formed action that is not an option
            offered = {option["action"] for question in table["questions"] for option in question["options"]}
            return command(
                "play", seat=chance.randrange(2), version=version, action=other_than(offered, actions, chance)
            )
        case 7:  # a version that was never shown
            return command(
                "play", seat=0, version=chance.choice([-5, version + 1, 10**9]), action=chance.choice(actions)
            )
        case 8:
            return command("consent", seat=0, request=chance.randrange(9), agree=chance.choice([True, False]))
        case 9:
            return command("play", seat=0, version=version, action="".join(chance.choices("abc ?.-|#\n\t🏎", k=20)))
        case 10:
            return command("say", seat=0, text=chance.choice(["", " \n ", "x" * 501]))
        case _:
            return json.dumps({"type": "hello", "secrets": [{"seat": 0, "secret": "again"}]})


def command(type: str, **fields: Any) -> str:
    return json.dumps({"type": type, "id": "strange", **fields})


def other_than(offered: set[str], actions: list[str], chance: random.Random) -> str:
    return chance.choice([action for action in actions if action not in offered])


async def answers(socket: ClientConnection, count: int) -> list[dict[str, Any]]:
    """So many answers; tables that come between are not answers."""
    found: list[dict[str, Any]] = []
    async with asyncio.timeout(120):
        while len(found) < count:
            message = json.loads(await socket.recv())
            if message["type"] not in ("table", "chat"):
                found.append(message)
    return found


async def bombard(server: Server, game: dict[str, Any], actions: list[str], count: int, seed: int) -> int:
    """Send strange messages; how many were answered with a reason."""
    chance = random.Random(seed)
    answered = 0
    async with connect(server.socket_of(game["game"]), proxy=None, max_size=None) as socket:
        await say(socket, type="hello", secrets=game["keys"])
        table = json.loads(await socket.recv())
        while answered < count:
            for _ in range(AT_ONCE):
                text = strange(chance, table, actions)
                await socket.send(text)
            for reply in await answers(socket, AT_ONCE):
                assert reply["type"] == "refused", reply
                assert reply["reason"]
                assert "Traceback" not in reply["reason"]
                answered += 1
    return answered


def actions_of(name: str) -> list[str]:
    """Well-formed actions of a title, of every verb, offered or not."""
    space = title(name).game(2).actions
    found = ["undo", "take-back"]
    for code in range(0, space.size, 1 + space.size // 2_000):
        with contextlib.suppress(BadAction):  # a number that no names stand for
            found.append(space.text(code))
    return found


def test_strange_messages_are_answered_and_change_nothing(tmp_path: Path, figure: Figure):
    answered = 0
    with Server(tmp_path / "data") as server:
        games = [(wish["title"], server.new_game("me", "hotseat", **wish)) for wish in titles_in_turn(len(titles()))]
        for name, game in games:
            asyncio.run(bombard(server, game, actions_of(name), 300, seed=1))
        memory = server.memory()
        for number, (name, game) in enumerate(games):
            before = server.get(f"/api/games/{game['game']}/table")
            answered += asyncio.run(bombard(server, game, actions_of(name), MESSAGES // len(games), seed=2 + number))
            after = server.get(f"/api/games/{game['game']}/table")
            assert {**after, "now": 0} == {**before, "now": 0}
        grown = server.memory() - memory
        assert "Traceback" not in server.log.read_text()
        for _, game in games:
            player = Player(server.socket_of(game["game"]), game["keys"])
            asyncio.run(all_play([player], moves=5))
            assert len(player.acknowledged) == 5
    figure(
        f"{answered} strange messages at tables of all titles answered with a reason, 0 changes, 0 uncaught; memory "
        f"grew by {grown} kB",
        goal=f"{MESSAGES} messages, 0 changes, 0 uncaught, memory flat (< {FLAT} kB)",
        met=answered >= MESSAGES and grown < FLAT,
    )


def test_a_finished_race_takes_no_more_answers(tmp_path: Path):
    with Server(tmp_path / "data") as server:
        game = server.new_game("me", "hotseat", options={"calendar": ["monaco"]})
        player = Player(server.socket_of(game["game"]), game["keys"])
        asyncio.run(all_play([player]))
        assert player.over

        async def go_on() -> list[dict[str, Any]]:
            async with connect(server.socket_of(game["game"]), proxy=None, max_size=None) as socket:
                await say(socket, type="hello", secrets=game["keys"])
                version = json.loads(await socket.recv())["version"]
                for action in ("keep", "stay", "drive pit pit"):
                    await socket.send(command("play", seat=0, version=version, action=action))
                await socket.send(command("undo", seat=0))
                return await answers(socket, 4)

        assert [reply["type"] for reply in asyncio.run(go_on())] == ["refused"] * 4
        assert server.get(f"/api/games/{game['game']}/table")["version"] == player.table["version"]


def test_what_is_too_big_or_not_text_costs_the_connection_and_nothing_else(tmp_path: Path):
    with Server(tmp_path / "data") as server:
        game = server.new_game("me", "hotseat")

        async def send(first: bool, content: str | bytes) -> int:
            async with connect(server.socket_of(game["game"]), proxy=None, max_size=None) as socket:
                if not first:
                    await say(socket, type="hello", secrets=game["keys"])
                await socket.send(content)
                try:
                    async with asyncio.timeout(20):
                        while True:
                            await socket.recv()
                except ConnectionClosed as closed:
                    return closed.rcvd.code if closed.rcvd else 1006

        assert asyncio.run(send(False, "x" * 20_000)) == 1009
        assert asyncio.run(send(True, "x" * 2_000_000)) == 1009
        for content in ("", "{}", "[" * 5000, b"\xff\xfe\x00", '{"type":"play"}', '{"type":"hello","secrets":[{}]}'):
            assert asyncio.run(send(True, content)) == 1008
        assert server.get(f"/api/games/{game['game']}/table")["version"] > 0
        assert "Traceback" not in server.log.read_text()
