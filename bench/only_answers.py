"""How many questions have only one answer, and how many of those people are asked. The goal is 0.

python bench/only_answers.py                   20 races of each game by random answers, three seats

Where several people play and not asking would tell a secret, the house asks, and the browser answers by itself; those
who share a screen or a terminal are asked.
"""

import argparse

from paddock.core.only_answers import play_only_answers
from paddock.core.rng import Rng
from paddock.core.table import Table
from paddock.core.title import Title
from paddock.games import titles


def count(title: Title, races: int, people: list[int], spared: bool) -> tuple[int, int]:
    """The questions that these people are asked in so many races, and how many of them have one answer."""
    asked = single = 0
    for race in range(races):
        table = Table(title.game(min(3, title.most_seats)), seed=race)
        rng = Rng(race)
        while not table.over:
            if spared:
                play_only_answers(table, people, people)
                if table.over:
                    break
            seat = table.asked()[0]
            options = table.state.options(seat)
            if seat in people:
                asked += 1
                single += len(options) == 1
            table.play(options[rng.below(len(options))], seat)
    return asked, single


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--races", type=int, default=20)
    races = parser.parse_args().races
    print(f"{'':18} {'':9} {'':10} {'asked of those, goal 0':>24}")
    print(f"{'game':18} {'questions':>9} {'one answer':>10} {'against bots':>12} {'three people':>12}")
    for title in titles():
        everybody = list(range(min(3, title.most_seats)))
        asked, single = count(title, races, [0], spared=False)
        _, against_bots = count(title, races, [0], spared=True)
        several, secret = count(title, races, everybody, spared=True)
        print(f"{title.id:18} {asked:9} {single / asked:10.1%} {against_bots:12} {secret / several:12.1%}")
    print("What three people are asked would tell a secret; their browsers answer it (tests/e2e/test_only_answers.py).")


if __name__ == "__main__":
    main()
