"""The learning curve of the learner (`paddock.envs.learner`): how it does against others, the longer it learns.

python -m paddock.lab.learning_curve 'quick-grand-prix(seats=2, calendar=monza)' 600000 quick.npz curve.svg
"""

import sys
from pathlib import Path

from paddock.bots.levels import bot as find_bot
from paddock.envs.learner import LearnedBot, Learner, wins
from paddock.games import game as make_game
from paddock.lab.charts import curves, stacked
from paddock.lab.statistics import Interval, mean

AGAINST = ("random", "thumb")
"""The bots that a learner is compared with."""
RACES = 400
"""In which it is compared now and then; at the end five times as many."""
EVERY = 5
"""Rounds between two comparisons."""


def main(game_string: str, answers: int, file: str, curve: str = "", seed: int = 0) -> None:
    learner = Learner(make_game(game_string), seed=seed)
    game = learner.game
    rivals = {name: find_bot(name, game.title) for name in AGAINST}
    found: dict[str, list[tuple[float, Interval]]] = {name: [] for name in AGAINST}

    def compare(learnt: int, races: int) -> None:
        bot = LearnedBot(learner.network, game)
        for name, rival in rivals.items():
            found[name].append((float(learnt), mean(by_deal(wins(bot, game, rival, races), game.seats))))
        told = ", ".join(f"{name} {points[-1][1]}" for name, points in found.items())
        print(f"{learnt:,} answers: wins against {told}", flush=True)

    compare(0, RACES)
    for number, learnt in enumerate(learner.rounds(answers), 1):
        if learnt >= answers:
            compare(learnt, 5 * RACES)
        elif number % EVERY == 0:
            compare(learnt, RACES)
    learner.save(file)
    if curve:
        lines = {f"against {name}": points for name, points in found.items()}
        Path(curve).write_text(stacked([curves(lines, fair=1 / game.seats)]), encoding="utf-8")


def by_deal(won: list[float], seats: int) -> list[float]:
    """Races with the same dice, one from every seat, are one observation."""
    return [sum(won[first : first + seats]) / seats for first in range(0, len(won), seats)]


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3], "".join(sys.argv[4:5]))
