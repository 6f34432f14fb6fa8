"""The learning curve of the learner (`paddock.envs.learner`): how it does against others, the longer it learns.

    python -m paddock.lab.learning_curve 'quick-grand-prix(seats=2, calendar=monza)' 250000 quick.npz curve.svg

prints a line now and then, at the end each figure beside its goal, and keeps the weights and the curve. Ctrl-C ends it
with what has been learnt so far.
"""

import sys
import time
from pathlib import Path
from typing import Final

from paddock.bots.levels import bot as find_bot
from paddock.core.bot import Bot
from paddock.envs.learner import LearnedBot, Learner, LearnerSettings, wins
from paddock.games import game as make_game
from paddock.lab.charts import curves, stacked
from paddock.lab.statistics import Interval, mean

AGAINST: Final = ("random", "thumb")
"""The bots that a learner is compared with."""
RACES: Final = 200
"""In which it is compared now and then; at the end ten times as many."""
EVERY: Final = 5
"""Rounds between two comparisons."""
STOPPED: Final = 130
"""The exit code after Ctrl-C."""


class Curve:
    """What a learner has been found to win, after so many answers each."""

    def __init__(self, learner: Learner) -> None:
        self.learner = learner
        self.rivals: dict[str, Bot] = {name: find_bot(name, learner.game.title) for name in AGAINST}
        self.found: dict[str, list[tuple[float, Interval]]] = {name: [] for name in AGAINST}

    def compare(self, races: int) -> str:
        """Race against everybody; what came out, in a line."""
        learner, seats = self.learner, self.learner.game.seats
        bot = LearnedBot(learner.network, learner.game)
        for name, rival in self.rivals.items():
            won = wins(bot, learner.game, rival, races)
            self.found[name].append((float(learner.answers), mean(by_deal(won, seats))))
        told = ", ".join(f"{name} {points[-1][1]}" for name, points in self.found.items())
        return f"{learner.answers:,} answers: wins against {told}"

    def verdicts(self) -> list[str]:
        """The last figure against each rival beside the goal: better than its fair share, and surely so."""
        fair = 1 / self.learner.game.seats
        return [
            f"wins against {name}  {points[-1][1]}   lower end > {fair:.3f}   "
            + ("met" if points[-1][1].low > fair else "NOT met")
            for name, points in self.found.items()
        ]

    def drawn(self) -> str:
        lines = {f"against {name}": points for name, points in self.found.items()}
        return stacked([curves(lines, fair=1 / self.learner.game.seats)])


def learn(
    game_string: str,
    answers: int,
    file: Path,
    curve: Path | None = None,
    races: int = RACES,
    settings: LearnerSettings | None = None,
    seed: int = 1,
) -> bool:
    """Learn, tell how it goes, keep what came of it. Returns whether it went to the end."""
    learner = Learner(make_game(game_string), settings, seed)
    found = Curve(learner)
    began = time.monotonic()
    whole = True
    try:
        print(found.compare(races), flush=True)
        for number, learnt in enumerate(learner.rounds(answers), 1):
            if number % EVERY == 0 and learnt < answers:
                print(found.compare(races), flush=True)
            _tell_left(learnt, answers, time.monotonic() - began)
        print(found.compare(10 * races), flush=True)
    except KeyboardInterrupt:
        whole = False
        print(f"stopped after {learner.answers:,} of {answers:,} answers; this is what was last measured", flush=True)
    learner.save(file)
    if curve is not None:
        curve.write_text(found.drawn(), encoding="utf-8")
    if found.found[AGAINST[-1]]:
        print("\n".join(found.verdicts()), flush=True)
    return whole


def _tell_left(done: int, of: int, seconds: float) -> None:
    """Where somebody looks on, how far it is and how long it will take."""
    if sys.stderr.isatty():
        left = round(seconds * max(0, of - done) / done)
        print(f"\r{done:,} of {of:,} answers, {left // 60}:{left % 60:02} left ", end="\r", file=sys.stderr, flush=True)


def by_deal(won: list[float], seats: int) -> list[float]:
    """Races with the same dice, one from every seat, are one observation."""
    return [sum(won[first : first + seats]) / seats for first in range(0, len(won), seats)]


def main(arguments: list[str]) -> int:
    if len(arguments) not in (3, 4) or not arguments[1].isdecimal() or int(arguments[1]) == 0:
        print("write it as: python -m paddock.lab.learning_curve GAME ANSWERS WEIGHTS.npz [CURVE.svg]", file=sys.stderr)
        return 2
    game_string, answers, file = arguments[:3]
    curve = Path(arguments[3]) if len(arguments) == 4 else None
    return 0 if learn(game_string, int(answers), Path(file), curve) else STOPPED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
