"""A real server for tests, in a thread of this process, and visitors who talk to it as browsers and programs do."""

import asyncio
import contextlib
import http.client
import json
import socket
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from paddock.server.http.gate import Gate
from paddock.server.running import configuration
from paddock.server.settings import Settings
from paddock.server.table.house import House
from paddock.store.sqlite import SqliteStore

FRIENDLY: dict[str, Any] = {
    "bot_delay": 0.0,
    "bot_pace": 0.0,
    "bot_processes": 1,
    "warm_up": False,
    "socket_rate": 10_000.0,
    "socket_burst": 10_000.0,
    "address_rate": 10_000.0,
    "address_burst": 10_000.0,
    "away": 0.0,
    "showing": 0.0,
    "chat_rate": 10_000.0,
    "chat_burst": 10_000.0,
    "reading_rate": 10_000.0,
    "reading_burst": 10_000.0,
    "table_rate": 10_000.0,
    "table_burst": 10_000.0,
    "address_listed": 10_000,
}
"""No waiting and no limits that a test does not ask for."""


class Answered:
    """An HTTP answer."""

    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Served:
    """A server that is running."""

    def __init__(self, port: int, house: House, store: SqliteStore, loop: asyncio.AbstractEventLoop) -> None:
        self.port = port
        self.loop = loop
        self.house = house
        self.store = store

    def in_loop(self, work: Callable[[], Any]) -> Any:
        """Run something inside the server, as its own code runs."""

        async def run() -> Any:
            return work()

        return asyncio.run_coroutine_threadsafe(run(), self.loop).result(timeout=45)

    def ask(self, method: str, path: str, data: Any = None, **headers: str) -> Answered:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        body = None
        if data is not None:
            body = data if isinstance(data, bytes) else json.dumps(data).encode()
            headers.setdefault("content-type", "application/json")
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, body, sent)
        response = connection.getresponse()
        answered = Answered(response.status, {k.lower(): v for k, v in response.getheaders()}, response.read())
        connection.close()
        return answered

    def get(self, path: str, **headers: str) -> Any:
        answered = self.ask("GET", path, **headers)
        assert answered.status == 200, answered.body
        return answered.json

    def post(self, path: str, data: Any, **headers: str) -> Any:
        answered = self.ask("POST", path, data, **headers)
        assert answered.status in (200, 201), answered.body
        return answered.json

    def new_game(self, *seats: str, **more: Any) -> Any:
        """A game with seats such as "me", "friend", "bot"; one race at Monaco unless said otherwise."""
        more.setdefault("options", {"calendar": ["monaco"]})
        settings = [{"kind": seat, "level": "easy"} for seat in seats]
        return self.post("/api/games", {"title": "quick-grand-prix", "seats": settings, **more})

    def visit(self, game: str, keys: list[dict[str, Any]] | None = None, **hello: Any) -> "Visitor":
        address = f"ws://127.0.0.1:{self.port}/api/games/{game}/socket"
        visitor = Visitor(connect(address, proxy=None, max_size=None).__enter__())  # closed by the visitor
        visitor.send(type="hello", secrets=keys or [], **hello)
        return visitor


class Visitor:
    """A browser at a table: it keeps the latest table and every event it was told, as the protocol says."""

    def __init__(self, socket_: ClientConnection) -> None:
        self.socket = socket_
        self.table: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.texts: list[str] = []
        """Every message as it came."""
        self.count = 0
        self.name = uuid.uuid4().hex

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def read(self, timeout: float = 45.0) -> dict[str, Any]:
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.texts.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "table":
            self.table = message
            assert message["first_event"] <= len(self.events) or not self.events, "a gap in the events"
            del self.events[message["first_event"] :]
            self.events += message["events"]
        elif message["type"] == "chat":
            self.chat += message["lines"]
        return message

    def until(self, *types: str, timeout: float = 45.0) -> dict[str, Any]:
        """The next message of one of these types."""
        while True:
            message = self.read(timeout)
            if message["type"] in types:
                return message

    def until_table(self, wanted: Any = lambda table: True) -> dict[str, Any]:
        """The table, once it is as wanted."""
        while not self.table or not wanted(self.table):
            self.until("table")
        return self.table

    def reach(self, version: int) -> dict[str, Any]:
        return self.until_table(lambda table: table["version"] >= version)

    def command(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        self.count += 1
        fields.setdefault("id", f"{self.name}-{self.count}")
        self.send(type=type, **fields)
        while True:
            message = self.read()
            if message.get("id") == fields["id"]:
                return message

    def play(self, action: str, seat: int = 0, **more: Any) -> dict[str, Any]:
        more.setdefault("version", self.table["version"])
        return self.command("play", seat=seat, action=action, **more)

    def question(self, seat: int = 0) -> dict[str, Any]:
        """What is asked of the seat, once something is."""

        def asked(table: dict[str, Any]) -> bool:
            return bool(table["waiting"]) and seat in table["waiting"]["seats"]

        table = self.until_table(asked)
        return next(question for question in table["questions"] if question["seat"] == seat)

    def close(self) -> None:
        self.socket.close()

    def is_cut(self) -> bool:
        """Whether the server has closed the connection; reads what is left."""
        try:
            while True:
                self.read(timeout=10.0)
        except ConnectionClosed:
            return True
        except TimeoutError:
            return False

    def __enter__(self) -> "Visitor":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


@contextlib.contextmanager
def served(data: Path, **settings: Any) -> Iterator[Served]:
    """A server on a free port of this machine, with its data in a folder."""
    store = SqliteStore(data / "paddock.sqlite")
    config = configuration(Settings(data=data, **(FRIENDLY | settings)), store, "127.0.0.1", 0)
    app = config.app
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.005)
    try:
        assert isinstance(app, Gate)
        assert app.house.loop is not None
        yield Served(listening.getsockname()[1], app.house, store, app.house.loop)
    finally:
        server.should_exit = True
        thread.join(timeout=15)
        assert not thread.is_alive(), "the server does not end"


def play_any(visitor: Visitor, seats: list[int], choose: Any = lambda options: options[0]) -> None:
    """Play these seats to the end of the race."""
    while True:
        table = visitor.until_table()
        if table["info"]["status"] == "over":
            return
        waits = [seat for seat in (table["waiting"] or {"seats": []})["seats"] if seat in seats]
        if not waits:  # others are asked, or the race has not begun yet
            visitor.until("table")
            continue
        question = next(question for question in table["questions"] if question["seat"] == waits[0])
        reply = visitor.play(choose(question["options"])["action"], waits[0])
        assert reply["type"] == "done" or reply["code"] == "stale", reply
        while visitor.table["version"] < reply.get("version", 0):
            visitor.until("table")


def reach_speeds(players: list[tuple[Visitor, int]]) -> None:
    """Play the draft and the grid, up to the first choice of speeds."""
    while True:
        top = max(visitor.until_table()["version"] for visitor, _ in players)
        for visitor, _ in players:
            visitor.reach(top)
        waiting = players[0][0].table["waiting"]
        if waiting["kind"] == "speeds":
            return
        visitor, seat = next((visitor, seat) for visitor, seat in players if seat in waiting["seats"])
        reply = visitor.play(visitor.question(seat)["options"][0]["action"], seat)
        assert reply["type"] == "done", reply
        for other, _ in players:
            other.reach(reply["version"])
