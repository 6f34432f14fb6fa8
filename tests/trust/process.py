"""A server as people run it, in a process of its own: so that it can be killed at any instant."""

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from paddock.games import titles

OPEN_DOORS = {
    "PADDOCK_SOCKET_RATE": "100000",
    "PADDOCK_SOCKET_BURST": "100000",
    "PADDOCK_ADDRESS_RATE": "100000",
    "PADDOCK_ADDRESS_BURST": "100000",
    "PADDOCK_ADDRESS_SOCKETS": "100000",
    "PADDOCK_READING_RATE": "100000",
    "PADDOCK_READING_BURST": "100000",
    "PADDOCK_TABLE_RATE": "100000",
    "PADDOCK_TABLE_BURST": "100000",
    "PADDOCK_ADDRESS_LISTED": "100000",
    "PADDOCK_WARM_UP": "false",
    "PADDOCK_BOT_DELAY": "0",
    "PADDOCK_BOT_PACE": "0",
}


LONG = {"quick-grand-prix": {"laps": 9, "calendar": ["monaco"] * 4}}
"""Options that make a race long enough to be interrupted, where the usual ones do not."""


def titles_in_turn(count: int) -> list[dict[str, Any]]:
    """So many wishes for a game, of all titles in turn."""
    names = [title.id for title in titles()]
    return [{"title": name, "options": LONG.get(name, {})} for name in (names * count)[:count]]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`paddock serve` with its data in a folder. It can be killed and started again on the same port."""

    def __init__(self, data: Path, **environment: str) -> None:
        self.data = data
        self.port = free_port()
        self.environment = os.environ | OPEN_DOORS | environment
        self.process: subprocess.Popen[bytes] | None = None
        self.log = data.parent / f"{data.name}.log"

    def start(self) -> float:
        """Start it and wait until it answers; how many seconds that took."""
        began = time.monotonic()
        arguments = ["--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data), "--no-browser"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "paddock", "serve", *arguments],
                env=self.environment,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        while True:
            assert self.process.poll() is None, self.log.read_text()
            try:
                self.get("/api/games")
                return time.monotonic() - began
            except OSError:
                time.sleep(0.02)

    def kill(self) -> None:
        """No warning, no goodbye; its workers go with it."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.process = None

    def freeze(self) -> None:
        """Stop it in the middle of whatever it does."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGCONT)

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                self.kill()
            self.process = None

    def memory(self) -> int:
        """Kilobytes of memory that it uses."""
        assert self.process is not None
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
        raise AssertionError("no figure for the memory")

    def ask(self, method: str, path: str, data: Any = None, **headers: str) -> tuple[int, Any]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            body = json.dumps(data).encode() if data is not None else None
            connection.request(method, path, body, {"content-type": "application/json", **headers})
            response = connection.getresponse()
            return response.status, json.loads(response.read() or b"null")
        finally:
            connection.close()

    def get(self, path: str) -> Any:
        status, answer = self.ask("GET", path)
        assert status == 200, answer
        return answer

    def post(self, path: str, data: Any) -> Any:
        status, answer = self.ask("POST", path, data)
        assert status in (200, 201), answer
        return answer

    def new_game(self, *seats: str, **more: Any) -> Any:
        """A game of the title that is wished, else Quick Grand Prix."""
        wish = {"title": "quick-grand-prix", "seats": [{"kind": seat, "level": "easy"} for seat in seats], **more}
        return self.post("/api/games", wish)

    def socket_of(self, game: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/games/{game}/socket"

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
