"""Half-open handshakes, sockets that never read, a seat that sends as fast as it can: honest people do not notice."""

import asyncio
import contextlib
import json
import socket
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.trust.conftest import Figure
from tests.trust.players import Player, percentile, say
from tests.trust.process import Server, titles_in_turn
from tests.trust.sizes import FULL, size

pytestmark = pytest.mark.whole_machine

HONEST = size(6, 40)
HALF_OPEN = size(60, 500)
DEAF = size(6, 40)
SECONDS = size(4, 20)
BOUND = 60_000
"""Kilobytes by which all of this may make the server grow."""

LIMITS = {
    "PADDOCK_SOCKET_RATE": "20",
    "PADDOCK_SOCKET_BURST": "60",
    "PADDOCK_HANDSHAKE": "2",
    "PADDOCK_SEND_PATIENCE": "2",
}


async def flood(server: Server, game: dict[str, Any]) -> tuple[int, str]:
    """One seat sends as fast as it can; how much it got out and what it was told at last."""
    sent = 0
    last = ""
    async with connect(server.socket_of(game["game"]), proxy=None, max_size=None) as line:
        await say(line, type="hello", secrets=game["keys"])

        async def listen() -> None:
            nonlocal last
            try:
                async for text in line:
                    message = json.loads(text)
                    if message["type"] == "closing":
                        last = message["reason"]
            except ConnectionClosed as closed:
                last = last or str(closed)

        listening = asyncio.create_task(listen())
        with contextlib.suppress(ConnectionClosed):
            while True:
                await say(line, type="say", id=f"f{sent}", seat=0, text="faster")
                sent += 1
                await asyncio.sleep(0.001)
        await listening
    return sent, last


def half_open(server: Server, count: int) -> list[socket.socket]:
    """Connections that say nothing, a part of a request, or a request whose body never comes."""
    beginnings = [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n",
        b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
    ]
    sockets = []
    for number in range(count):
        one = socket.create_connection(("127.0.0.1", server.port), timeout=10)
        one.sendall(beginnings[number % len(beginnings)])
        sockets.append(one)
    return sockets


def deaf(server: Server, game: dict[str, Any]) -> socket.socket:
    """A websocket that asks for a lot and reads nothing."""
    one = socket.create_connection(("127.0.0.1", server.port), timeout=10)
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    one.sendall(
        f"GET /api/games/{game['game']}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        "\r\n".encode()
    )
    content = json.dumps({"type": "hello", "secrets": []}).encode()
    mask = b"\x00\x00\x00\x00"
    one.sendall(bytes([0x81, 0x80 | len(content)]) + mask + content)
    return one


def is_closed(one: socket.socket) -> bool:
    one.settimeout(10)
    try:
        while one.recv(65536):
            pass
        return True
    except TimeoutError:
        return False
    except OSError:
        return True


def test_honest_people_do_not_notice(tmp_path: Path, figure: Figure):
    with Server(tmp_path / "data", **LIMITS) as server:
        honest = []
        for number, wish in enumerate(titles_in_turn(HONEST)):
            game = server.new_game("me", "hotseat", **wish)
            honest.append(Patient(server.socket_of(game["game"]), game["keys"], seed=number))
        flooded = server.new_game("me", "friend", options={"laps": 9})
        friend = server.post(f"/api/games/{flooded['game']}/join", {"name": "Marek"})
        memory = server.memory()
        openings = half_open(server, HALF_OPEN)
        watched = honest[0].address.split("/")[-2]
        silent = [deaf(server, {"game": watched}) for _ in range(DEAF)]

        async def all_at_once() -> tuple[int, str]:
            playing = [asyncio.create_task(player.play()) for player in honest]
            flooding = asyncio.create_task(flood(server, flooded))
            await asyncio.sleep(SECONDS)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            return await flooding

        sent, last = asyncio.run(all_at_once())
        delays = [delay for player in honest for delay in player.delays]
        grown = server.memory() - memory
        assert "slow down" in last, "the flooder was closed and told why"
        assert all(player.reconnects == 0 for player in honest)
        assert len(delays) > HONEST
        assert all(is_closed(one) for one in openings)
        for one in (*openings, *silent):
            one.close()
        assert grown < BOUND
        # The flooder's game is unharmed: its rival can go on.
        rival = server.ask(
            "GET", f"/api/games/{flooded['game']}/table?seat=1", authorization=f"Bearer {friend['keys'][0]['secret']}"
        )
        assert rival[0] == 200
        assert "Traceback" not in server.log.read_text()
    p95 = percentile(delays, 0.95) * 1000
    figure(
        f"{HALF_OPEN} half-open connections, {DEAF} sockets that never read, one seat sending {sent} messages until it "
        f"was closed: {len(delays)} honest moves at {HONEST} tables of all titles, p95 {p95:.0f} ms; "
        f"the server grew by {grown} kB",
        goal="p95 of honest moves < 250 ms, flooder closed",
        met=p95 < 250 or not FULL,
    )


class Patient(Player):
    """A person: a move, then a moment's thought."""

    async def move(self, socket: Any) -> None:
        await asyncio.sleep(0.1)
        await super().move(socket)
