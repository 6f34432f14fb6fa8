"""A bot in a program of its own, in any language: questions go to its standard input, answers come from its output.

Both are lines of JSON. A question holds its number, the game string, the seat, what is asked, the options as action
texts and the view as position text; the answer gives back the number and one of the options:

    {"id": 7, "game": "quick-grand-prix(seats=2)", "seat": "red", "asks": "first-card",
     "options": ["keep", "discard", "swap S4"], "view": "…", "seconds": 5.0}
    {"id": 7, "action": "swap S4"}

A program that does not answer in time, or with something that is not offered, has given the default answer; answers
that come too late are known by their number and dropped. A program that has ended is a `BotFailed`.
"""

import contextlib
import json
import subprocess
import time
import weakref
from collections.abc import Callable, Iterable, Iterator, Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Any

from paddock.core.bot import NO_LIMIT, Bot, Budget
from paddock.core.errors import BotFailed
from paddock.core.game import Game
from paddock.core.position import read_position
from paddock.core.rng import Rng
from paddock.core.view import View

SECONDS = 5.0
"""How long a program may think, unless the table's budget is tighter."""


class PipeBot:
    """Asks a program. It is started with the first question and ended with the bot."""

    def __init__(self, command: Sequence[str], seconds: float = SECONDS, name: str = "") -> None:
        self.command = list(command)
        self.seconds = seconds
        self.name = name or f"pipe:{command[0]}"
        self.missed = 0
        """How often the default answer had to be given for it."""
        self._asked = 0
        self._process: subprocess.Popen[str] | None = None
        self._lines: SimpleQueue[str] = SimpleQueue()

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        seconds = budget.within(Budget(seconds=self.seconds)).seconds
        self._asked += 1
        self._send(question(view, self._asked, seconds))
        answer = self._answer(time.monotonic() + seconds)
        for option in view.options:
            if view.state.game.actions.text(option) == answer:
                return option
        self.missed += 1
        return view.state.kind.default(view.state, view.seat)

    def close(self) -> None:
        """End the program."""
        if self._process is not None:
            self._finalizer()
            self._process = None

    # ── Inside ──

    def _start(self) -> subprocess.Popen[str]:
        try:
            process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        except OSError as error:
            raise BotFailed(f"the bot {self.name} cannot be started: {error}") from None
        assert process.stdout is not None
        self._lines = SimpleQueue()
        # A thread reads, because waiting for a pipe with a time limit is not to be had everywhere.
        reader = Thread(target=_read, args=(process.stdout, self._lines), daemon=True)
        reader.start()
        self._finalizer = weakref.finalize(self, _end, process, reader)
        return process

    def _send(self, asked: dict[str, Any]) -> None:
        if self._process is None:
            self._process = self._start()
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(asked) + "\n")
            self._process.stdin.flush()
        except OSError:
            raise self._has_ended() from None

    def _answer(self, until: float) -> str:
        """What the program answers; an empty text if that comes too late."""
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, until - time.monotonic()))
            except Empty:
                return ""
            if not line:
                raise self._has_ended()
            number, text = _read_answer(line)
            if number == self._asked:
                return str(text)

    def _has_ended(self) -> BotFailed:
        assert self._process is not None
        code = self._process.wait()
        return BotFailed(f"the bot {self.name} has ended with code {code} in the middle of a game")


def question(view: View, number: int, seconds: float) -> dict[str, Any]:
    """A question as it is sent."""
    game = view.state.game
    return {
        "id": number,
        "game": str(game),
        "seat": game.domains["seat"].slug(view.seat),
        "asks": view.state.kind.name,
        "options": [game.actions.text(code) for code in view.options],
        "view": str(view),
        "seconds": seconds,
    }


def _read_answer(line: str) -> tuple[Any, Any]:
    try:
        form = json.loads(line)
    except ValueError:
        return None, None
    return (form.get("id"), form.get("action")) if isinstance(form, dict) else (None, None)


def _read(out: IO[str], lines: "SimpleQueue[str]") -> None:
    with out:
        for line in out:
            lines.put(line)
    lines.put("")


def _end(process: subprocess.Popen[str], reader: Thread) -> None:
    """A program that reads sees the end of its input; one that does not is stopped."""
    assert process.stdin is not None
    with contextlib.suppress(OSError):
        process.stdin.close()
    try:
        process.wait(1.0)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    reader.join(1.0)


# ── The other end: a bot of ours behind a pipe ──


def answers(
    questions: Iterable[str], find_game: Callable[[str], Game], find_bot: Callable[[Game], Bot], rng: Rng
) -> Iterator[str]:
    """An answer for each question, as a program on the other end of the pipe gives it."""
    for line in questions:
        asked = json.loads(line)
        game = find_game(asked["game"])
        seat = game.domains["seat"].index(asked["seat"])
        state = read_position(game, asked["view"])
        seen = View(seat, state, state.options(seat))
        action = find_bot(game).choose(seen, rng, Budget(seconds=asked["seconds"]))
        yield json.dumps({"id": asked["id"], "action": game.actions.text(action)})
