"""A batch: what one worker plays before it reports. A game that fails leaves its record."""

import traceback
from collections.abc import Sequence
from dataclasses import dataclass

from paddock.bots.levels import bot
from paddock.core.bot import Bot
from paddock.core.errors import BotFailed
from paddock.core.game import Game
from paddock.core.record import Line, Record
from paddock.core.rng import Rng
from paddock.games import game as make_game
from paddock.lab.plan import Seating
from paddock.lab.play import play_with_bots


@dataclass(frozen=True)
class Outcome:
    """How one game ended: each seat's place and points, and how many answers it took, nature's included."""

    number: int
    places: list[int]
    scores: list[float]
    answers: int


def play_batch(seating: Seating, first: int, last: int) -> list[Outcome]:
    """The games `first … last - 1`."""
    game = make_game(seating.plan.game_string, pack=seating.plan.pack)
    bots = {name: bot(name, game.title) for name in dict.fromkeys(seating.names)}
    return [_play(seating, game, [bots[name] for name in seating.names_at(n)], n) for n in range(first, last)]


def _play(seating: Seating, game: Game, bots: Sequence[Bot], number: int) -> Outcome:
    dice = Rng(seating.seed_of(number, "dice"))
    minds = [Rng(seating.seed_of(number, f"seat {seat}")) for seat in range(game.seats)]
    played: list[tuple[int, int]] = []
    state = game.start()
    try:
        answers = play_with_bots(state, bots, dice, minds, lambda seat, code: played.append((seat, code)))
    except Exception as error:
        record = Record(game, [player.name for player in bots])
        record.lines = [Line(seat, game.actions.text(code)) for seat, code in played]
        raise BotFailed(_leave(record, error, seating, number)) from error
    return Outcome(number, state.places(), [float(points) for points in state.scores()], answers)


def _leave(record: Record, error: Exception, seating: Seating, number: int) -> str:
    """Write the record of a game that failed, and the traceback beside it; the sentence that says where."""
    folder = seating.plan.crashes
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{record.game.title.id}-seed-{seating.plan.seed}-game-{number}.record"
    file.with_suffix(".traceback").write_text("".join(traceback.format_exception(error)), encoding="utf-8")
    file.write_text(str(record), encoding="utf-8")
    what = f"{type(error).__name__}: {error}"
    return f"game {number} failed ({what}); its record up to there lies in {file}, the traceback beside it"
