"""A batch: what one worker plays before it reports. A game that fails leaves its record."""

import traceback
from collections.abc import Callable
from dataclasses import dataclass

from paddock.bots.levels import bot
from paddock.bots.random_bot import RandomBot
from paddock.core.bot import Bot
from paddock.core.errors import BotFailed
from paddock.core.game import Game
from paddock.core.record import Line, Record
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.title import Title
from paddock.games import game as make_game
from paddock.lab.plan import Seating
from paddock.lab.play import play_at_random, play_at_random_noting, play_with_bots


@dataclass(frozen=True)
class Outcome:
    """How one game ended: each seat's place and points, and how many answers it took, nature's included."""

    number: int
    places: list[int]
    scores: list[float]
    answers: int


Note = Callable[[int, int], None]
"""Told who answers what, nature too, before it happens."""


def play_batch(seating: Seating, first: int, last: int, tables: "Tables | None" = None) -> list[Outcome]:
    """The games `first … last - 1`, at tables that may be there already."""
    tables = tables or Tables(seating)
    found: list[Outcome] = []
    for number in range(first, last):
        state = tables.game_at(number).start()
        answers = tables.play(state, number)
        found.append(Outcome(number, state.places(), [float(points) for points in state.scores()], answers))
    return found


class Tables:
    """The games and bots of a seating, each made when it is first needed, and games played with them."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self._games: dict[str, Game] = {}
        self._bots: dict[str, Bot] = {}

    def game_at(self, number: int) -> Game:
        text = self.seating.game_at(number)
        if text not in self._games:
            self._games[text] = make_game(text, pack=self.seating.plan.pack)
        return self._games[text]

    def bot_called(self, name: str, title: Title) -> Bot:
        if name not in self._bots:
            self._bots[name] = bot(name, title)
        return self._bots[name]

    def play(self, state: State, number: int, watch: Note | None = None) -> int:
        """Play game `number` from its start to its end. Returns the number of answers, nature's included."""
        seating, game = self.seating, state.game
        bots = [self.bot_called(name, game.title) for name in seating.names_at(number)]
        dice = Rng(seating.seed_of(number, "dice"))
        minds = [Rng(seating.seed_of(number, f"seat {seat}")) for seat in range(game.seats)]
        played: list[tuple[int, int]] = []

        def note(seat: int, code: int) -> None:
            played.append((seat, code))
            if watch is not None:
                watch(seat, code)

        try:
            if watch is None and all(isinstance(player, RandomBot) for player in bots):
                return _play_at_random(state, dice, played)
            return play_with_bots(state, bots, dice, minds, note)
        except Exception as error:
            record = Record(game, [player.name for player in bots])
            record.lines = [Line(seat, game.actions.text(code)) for seat, code in played]
            raise BotFailed(_leave(record, error, seating, number)) from error


def _play_at_random(state: State, dice: Rng, played: list[tuple[int, int]]) -> int:
    """Where nobody thinks, nobody needs a view, and the whole game is one call. Only if it fails is it played again,
    answer by answer, to note what was played."""
    again, same_dice = state.copy(), dice.copy()
    try:
        return play_at_random(state, dice)
    except Exception:
        play_at_random_noting(again, same_dice, lambda seat, code: played.append((seat, code)))
        raise


def _leave(record: Record, error: Exception, seating: Seating, number: int) -> str:
    """Write the record of a game that failed, and the traceback beside it; the sentence that says where."""
    folder = seating.plan.crashes
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{record.game.title.id}-seed-{seating.plan.seed}-game-{number}.record"
    file.with_suffix(".traceback").write_text("".join(traceback.format_exception(error)), encoding="utf-8")
    file.write_text(str(record), encoding="utf-8")
    what = f"{type(error).__name__}: {error}"
    return f"game {number} failed ({what}); its record up to there lies in {file}, the traceback beside it"
