"""What worker processes do: a bot's answer, a preview, the beginning of a game from a record or a position."""

import time
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from paddock.bots.levels import bot
from paddock.bots.random_bot import RandomBot
from paddock.coach.hint import prospects, sentences
from paddock.core.bot import Bot, Budget
from paddock.core.errors import BadAction, BadOption, PaddockError, UnknownBot
from paddock.core.game import Game
from paddock.core.position import is_complete, read_position, write_position
from paddock.core.reader import SPECTATOR
from paddock.core.record import game_string_of, read_record
from paddock.core.rng import Rng, new_rng
from paddock.core.state import State
from paddock.core.view import View, view
from paddock.core.walk import replay
from paddock.games import title
from paddock.server.packs.games import game_called
from paddock.server.wire.languages import texts_in
from paddock.server.wire.messages.games import NewGame
from paddock.server.workers.previews import Preview, preview_of
from paddock.server.workers.view_bytes import view_from_bytes

LONGEST_MOVE = 12
"""Answers that a bot gives in one go."""
THINKS = 1.0
"""Seconds that it thinks about all of them together at most."""
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


def whole_move(sent: bytes, level: str) -> list[str]:
    """A bot's answer to what its seat is asked, and to what it is asked next because of it: a whole card or ride.

    It looks ahead in a world that its view allows, as far as nobody else and no chance comes in between; so the later
    answers rest on nothing that the seat may not know. One that is not offered after all is left out (see `Play`).
    """
    seen = view_from_bytes(sent)
    seat, game, rng = seen.seat, seen.state.game, new_rng()
    player = _bot(level, game.title.id)
    until = time.monotonic() + THINKS
    chosen = [player.choose(seen, rng, Budget(seconds=THINKS))]
    world = None if seen.state.kind.sealed else seen.sample_world(rng)
    while world is not None and len(chosen) < LONGEST_MOVE:
        world.choose(seat, chosen[-1])
        if world.over or world.is_chance or world.kind.sealed or world.to_answer() != [seat]:
            break
        left = until - time.monotonic()
        if left <= 0.0:
            break
        chosen.append(player.choose(view(world, seat), rng, Budget(seconds=left)))
    return [game.actions.text(action) for action in chosen]


def preview(sent: bytes, action: str, language: str, then: Sequence[str] = ()) -> Preview:
    """What an action, or the last of several answers, may lead to, as far as its seat can know."""
    seen = view_from_bytes(sent)
    game, rng = seen.state.game, new_rng()
    code = game.actions.parse(action).code
    if 0 < len(then) < LONGEST_MOVE:
        try:
            answers = [code, *(game.actions.parse(each).code for each in then)]
        except BadAction:  # what does not fit is left out
            answers = [code]
        later = after_answers(seen, answers, rng)
        if later is not None:
            seen, code = later, answers[-1]
    return preview_of(seen, seen.seat, code, rng, texts_in(language, game))


def after_answers(seen: View, answers: list[int], rng: Rng) -> View | None:
    """What the seat would see before the last of its answers, in a world that its view allows; None: something comes
    in between, or one of them is not offered."""
    if seen.state.kind.sealed:
        return None
    world = seen.sample_world(rng)
    for number, code in enumerate(answers, 1):
        if world.over or world.is_chance or world.to_answer() != [seen.seat] or code not in world.options(seen.seat):
            return None
        if number < len(answers):
            world.choose(seen.seat, code)
    return view(world, seen.seat)


HINT = "search:simulations=150,seconds=0.4"
"""The bot that gives hints: it searches, and together with what its answer promises that is done within a second."""
PROMISE_SECONDS = 0.4


def hint(sent: bytes, language: str) -> tuple[str, str, list[str]]:
    """What the house would play for a seat, in words: why, what the next best answers would leave, and what it
    foresees; from the seat's view alone."""
    seen = view_from_bytes(sent)
    game, rng = seen.state.game, new_rng()
    bots, texts = game.title.bots, texts_in(language, game)
    advised = _bot(HINT, game.title.id).choose(seen, rng)
    found = prospects(seen, advised, bots.value, bots.thumb, PROMISE_SECONDS, rng)
    labels = [texts.action(seen.state, seen.seat, each.action) for each in found]
    code, label = found[0].action, labels[0]
    lines = [texts.say(sentence) for sentence in sentences(found, labels)]
    lines += preview_of(seen, seen.seat, code, rng, texts)[0]
    return game.actions.text(code), label, [line for line in lines if line != label]


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
