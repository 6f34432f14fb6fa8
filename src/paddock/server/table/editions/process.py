"""A process in which another edition of the house answers for its games.

It speaks a protocol of its own, which stays the same from one version of the house to the next: lists in MessagePack,
of plain values only. A question is `[name, …]`; an answer is `[true, value]` or `[false, kind of error, sentence]`.
"""

import subprocess
import sys
import threading
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec

from paddock.core.errors import BadAction, EndlessRule, NoUndo, PaddockError
from paddock.server.table.editions.archive import NoEdition
from paddock.server.workers.rule_threads import TakesTooLong

PROTOCOL = 1
STARTING = 30.0
"""Seconds in which the process must be ready."""
BOOT = (
    "import sys; sys.path.insert(0, sys.argv[1]); "
    "from paddock.server.table.edition_server import serve; serve(sys.argv[1], int(sys.argv[2]))"
)


class UnknownTable(PaddockError):
    """A table that the process does not have, because it was started anew: it must be told everything."""


class EditionFailed(Exception):
    """A failure inside the old rulebook."""


class EditionEnded(EditionFailed):
    """Its process is gone: it may be started again, and told everything again."""


ERRORS: dict[str, type[Exception]] = {
    error.__name__: error for error in (BadAction, EndlessRule, NoUndo, UnknownTable, PaddockError)
}


class EditionProcess:
    """The process, started with its first question. One question at a time; others wait."""

    def __init__(self, folder: Path, title: str, edition: str) -> None:
        self._folder = folder
        self._title = title
        self._edition = edition
        self._process: subprocess.Popen[bytes] | None = None
        self._line: Connection | None = None
        self._turn = threading.Lock()
        self._is_ended = False

    def ask(self, seconds: float, name: str, *args: Any) -> Any:
        """The answer. `TakesTooLong` after so many seconds; then the process is gone, and the next question starts
        another one. Starting it does not count."""
        with self._turn:
            line = self._started()
            return self._answer(line, seconds, name, args)

    @property
    def pid(self) -> int:
        """Of the process that runs; 0: none does."""
        return self._process.pid if self._process is not None else 0

    def end(self) -> None:
        """Kill the process for good, whatever it does; whoever waits for it is told, and whoever asks later."""
        self._is_ended = True
        process = self._process
        if process is not None:
            process.kill()
        with self._turn:
            self._let_go()

    def _started(self) -> Connection:
        if self._is_ended:
            raise EditionEnded("its rulebook is not open any more")
        if self._line is not None and self._process is not None and self._process.poll() is None:
            return self._line
        self._let_go()
        ours, theirs = Pipe()
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", BOOT, str(self._folder), str(theirs.fileno())],
            pass_fds=[theirs.fileno()],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )
        theirs.close()
        self._line = ours
        protocol, edition = self._answer(ours, STARTING, "hello", (self._title,))
        if (protocol, edition) != (PROTOCOL, self._edition):
            self._let_go()
            raise NoEdition(f"the archive of its rulebook holds edition {edition}, not {self._edition}")
        return ours

    def _answer(self, line: Connection, seconds: float, name: str, args: tuple[Any, ...]) -> Any:
        try:
            line.send_bytes(msgspec.msgpack.encode([name, *args]))
            if not line.poll(seconds):
                self._let_go()
                raise TakesTooLong(f"it takes more than {seconds:g} seconds")
            answer = msgspec.msgpack.decode(line.recv_bytes(), type=list[Any])
        except (EOFError, OSError, msgspec.MsgspecError):
            self._let_go()
            raise EditionEnded("the process of its rulebook has ended") from None
        if answer[0]:
            return answer[1]
        _, kind, sentence = answer
        raise ERRORS.get(kind, EditionFailed)(sentence)

    def _let_go(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None
        if self._process is not None:
            self._process.kill()
            self._process.wait(5.0)
            self._process = None
