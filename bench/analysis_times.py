"""How long `paddock analyse` takes on a race of every game, beside the goal: under a minute on two cores.

python bench/analysis_times.py            # two seats of the rule of thumb in every game
python bench/analysis_times.py --seats 4 --workers 2
"""

import argparse
import time

from paddock.bots.levels import bot
from paddock.coach.analysis import Depth, analyse
from paddock.core.record import Record
from paddock.core.rng import Rng
from paddock.core.table import Table
from paddock.core.title import Title
from paddock.games import titles

GOAL = 60.0


def raced(title: Title, seats: int, seed: int) -> Record:
    table, rng, player = Table(title.game(seats), seed=seed), Rng(seed), bot("thumb-1", title)
    while not table.over:
        for seat in table.asked():
            table.play(player.choose(table.view(seat), rng), seat)
    return table.record


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--workers", type=int, default=2)
    asked.add_argument("--seconds", type=float, default=55.0, help="the time that an analysis is given")
    asked.add_argument("--seed", type=int, default=3)
    wanted = asked.parse_args()
    print("| game | lines | seconds | goal | doubtful answers measured | errors found |\n|---|---|---|---|---|---|")
    for title in titles():
        record = raced(title, wanted.seats, wanted.seed)
        began = time.monotonic()
        found = analyse(record, Depth(seconds=wanted.seconds, workers=wanted.workers))
        spent = time.monotonic() - began
        is_met = "met" if spent < GOAL else "NOT met"
        measured = f"{found.measured} of {found.doubted}"
        print(
            f"| {title.name} | {len(record.lines)} | {spent:.1f} | < {GOAL:.0f}: {is_met} | {measured} "
            f"| {len(found.mistakes)} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
