"""What worker processes do: a bot's answer, a preview, the beginning of a game from a record or a position."""

import time
from functools import cache
from pathlib import Path

from paddock.bots.levels import bot
from paddock.bots.random_bot import RandomBot
from paddock.core.bot import Bot
from paddock.core.errors import BadOption, PaddockError, UnknownBot
from paddock.core.game import Game
from paddock.core.position import is_complete, read_position, write_position
from paddock.core.reader import SPECTATOR
from paddock.core.record import game_string_of, read_record
from paddock.core.rng import new_rng
from paddock.core.state import State
from paddock.core.view import View
from paddock.core.walk import replay
from paddock.games import title
from paddock.server.packs.games import game_called
from paddock.server.wire.languages import texts_in
from paddock.server.wire.messages.games import NewGame
from paddock.server.workers.previews import Preview, preview_of
from paddock.server.workers.view_bytes import view_from_bytes

TRIED_ANSWERS = 200
TRIED_SECONDS = 2.0
"""How far a stranger's position is played on before anybody may sit down to it."""


@cache
def _bot(level: str, title_id: str) -> Bot:
    try:
        return bot(level, title(title_id))
    except UnknownBot:
        return RandomBot()


def choose(sent: bytes, level: str) -> str:
    """A bot's answer to what its seat is asked."""
    seen = view_from_bytes(sent)
    game = seen.state.game
    return game.actions.text(_bot(level, game.title.id).choose(seen, new_rng()))


def preview(sent: bytes, action: str, language: str) -> Preview:
    """What an action may lead to, as far as its seat can know."""
    seen = view_from_bytes(sent)
    game = seen.state.game
    return preview_of(seen, seen.seat, game.actions.parse(action).code, new_rng(), texts_in(language, game))


def beginning(wanted: NewGame, pack: Path | None) -> tuple[str, str, str]:
    """Game string and position of a game that is played on from a record or a position; or what is wrong with it."""
    try:
        game, state = _from_record(wanted, pack) if wanted.record else _from_position(wanted, pack)
        if not is_complete(state):  # it is somebody's view: what it hides is dealt anew
            state = View(SPECTATOR, state, []).sample_world(new_rng())
        if state.over:
            raise BadOption("that race is over; choose an earlier move to play on from")
        try_out(state)
        return str(game), write_position(state), ""
    except PaddockError as error:
        return "", "", str(error)


def try_out(state: State) -> None:
    """Play on from a position by defaults for a while. Facts that do not fit together may please every check and yet
    have a rule fail at the first answer: nobody shall sit down to that. Raises `BadOption`."""
    tried = state.copy()
    end = time.monotonic() + TRIED_SECONDS
    for _ in range(TRIED_ANSWERS):
        if tried.over or time.monotonic() > end:
            return
        try:
            seat = tried.to_answer()[0]
            options = tried.options(seat)
            wished = tried.kind.default(tried, seat) if not tried.is_chance else options[0]
            tried.choose(seat, wished if wished in options else options[0])
            tried.scores()
            tried.places()
        except Exception as error:
            raise BadOption(f"the facts do not fit together: the position cannot be played on ({error})") from error


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
