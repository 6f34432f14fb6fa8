"""The workshop: processes in which bots think, and previews and replays are made: the event loop never waits.

The functions below run there. They get a view in a parcel, or a record that its reader may see; never the table.
"""

import asyncio
import multiprocessing
import os
import secrets
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from paddock.bots.levels import bot
from paddock.bots.random_bot import RandomBot
from paddock.core.bot import Bot
from paddock.core.errors import BadOption, PaddockError, UnknownBot
from paddock.core.game import Game
from paddock.core.position import is_complete, read_position, write_position
from paddock.core.record import game_string_of, read_record, replay
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.view import SPECTATOR, View
from paddock.games import title
from paddock.server.drawings import Drawing, lay_out_drawing
from paddock.server.messages import NewGame
from paddock.server.parcel import game_called, unpack
from paddock.server.screens import screen
from paddock.server.sentences import sentences

P = ParamSpec("P")
R = TypeVar("R")


class Workshop:
    """A few worker processes, started when there is something to do, and again if one of them dies."""

    def __init__(self, processes: int = 0) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, patience: float, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """The result of `work`, computed in a worker. TimeoutError after `patience` seconds."""
        try:
            async with asyncio.timeout(patience):
                return await asyncio.wrap_future(self._open().submit(work, *args, **kwargs))
        except BrokenExecutor:
            self._pool = None
            raise

    def warm_up(self) -> None:
        """Start the processes before they are needed: the first bot shall not keep people waiting."""
        for _ in range(self._processes):
            self._open().submit(settle_in)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not fork: this process has threads, and a forked child may inherit a held lock.
            context = multiprocessing.get_context("forkserver" if hasattr(os, "fork") else "spawn")
            if hasattr(os, "fork"):
                context.set_forkserver_preload([__name__])
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=settle_in)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


def settle_in() -> None:
    """Ctrl-C is for the server, which then ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# ── What is done there ──


@cache
def _bot(level: str, title_id: str) -> Bot:
    try:
        return bot(level, title(title_id))
    except UnknownBot:
        return RandomBot()


def new_rng() -> Rng:
    return Rng(int.from_bytes(secrets.token_bytes(12), "big"))


def choose(parcel: bytes, level: str) -> int:
    """A bot's answer to what its seat is asked."""
    seen = unpack(parcel)
    return _bot(level, seen.state.game.title.id).choose(seen, new_rng())


def preview(parcel: bytes, action: int, language: str) -> tuple[list[str], dict[str, Any]]:
    """What an action may lead to, as far as its seat can know."""
    seen = unpack(parcel)
    game = seen.state.game
    return screen(game.title).preview(seen, seen.seat, action, new_rng(), sentences(game, language))


def draw_up(title_id: str, text: str, home: Path) -> tuple[Drawing | None, str]:
    """Make a content pack of what was drawn and lay it out; or say what is wrong with it."""
    try:
        return lay_out_drawing(title_id, text, home), ""
    except PaddockError as error:
        return None, str(error)
    except (ArithmeticError, LookupError, RecursionError, ValueError) as error:
        # The form is right and every bound is kept, and yet no race can begin: nobody shall sit down to it.
        return None, f"No race can begin on it ({type(error).__name__})."


def beginning(wanted: NewGame, pack: Path | None) -> tuple[str, str, str]:
    """Game string and position of a game that is played on from a record or a position; or what is wrong with it."""
    try:
        game, state = _from_record(wanted, pack) if wanted.record else _from_position(wanted, pack)
        if not is_complete(state):  # it is somebody's view: what it hides is dealt anew
            state = View(SPECTATOR, state, []).sample_world(new_rng())
        if state.over:
            raise BadOption("that race is over; choose an earlier move to play on from")
        return str(game), write_position(state), ""
    except PaddockError as error:
        return "", "", str(error)


def _from_record(wanted: NewGame, pack: Path | None) -> tuple[Game, State]:
    game = game_called(game_string_of(wanted.record), pack)
    record = read_record(game, wanted.record)
    if wanted.move > len(record.lines):
        raise BadOption(f"the record has {len(record.lines)} moves; there is no move {wanted.move}")
    if wanted.move >= 0:
        del record.lines[wanted.move :]
    state = record.start()
    for _, after in replay(record, state):
        state = after
    return game, state


def _from_position(wanted: NewGame, pack: Path | None) -> tuple[Game, State]:
    lines = wanted.position.strip().splitlines()
    named = bool(lines) and ":" not in lines[0]
    if named:
        game = game_called(lines[0], pack)
    else:
        game = title(wanted.title).game_with(wanted.options, len(wanted.seats), pack)
    return game, read_position(game, wanted.position)
