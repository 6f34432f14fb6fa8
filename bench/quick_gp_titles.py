"""How often each team of Quick Grand Prix wins the title between equal bots, and how often bots swap after a stop.

    python bench/quick_gp_titles.py                      balanced cars, four teams
    python bench/quick_gp_titles.py --cars printed
    python bench/quick_gp_titles.py --pack DIR --seasons 800

Teams change their seats from season to season, so that only the cars tell them apart. A shared title counts in parts.
"""

import argparse
from collections import Counter
from itertools import permutations
from pathlib import Path

from paddock.bots.levels import bot
from paddock.core.event import Event
from paddock.core.rng import Rng
from paddock.games.quick_grand_prix import TITLE
from paddock.lab.play import play_with_bots

TEAMS = ("red", "green", "yellow", "blue")


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--cars", default="balanced")
    given.add_argument("--bot", default="medium")
    given.add_argument("--seasons", type=int, default=480)
    given.add_argument("--pack", type=Path)
    chosen = given.parse_args()
    player = bot(chosen.bot, TITLE)
    orders = list(permutations(TEAMS))
    titles = dict.fromkeys(TEAMS, 0.0)
    points = dict.fromkeys(TEAMS, 0.0)
    told: Counter[str] = Counter()
    for season in range(chosen.seasons):
        order = orders[season % len(orders)]
        game = TITLE.game(len(TEAMS), chosen.pack, teams=order, cars=chosen.cars)
        events: list[Event] = []
        state = game.start(events)
        minds = [Rng(1000 * season + 1 + seat) for seat in range(len(TEAMS))]
        play_with_bots(state, [player] * len(TEAMS), Rng(1000 * season), minds)
        winners = [team for team, place in zip(order, state.places(), strict=True) if place == 1]
        for team in winners:
            titles[team] += 1 / len(winners)
        for team, scored in zip(order, state.scores(), strict=True):
            points[team] += scored
        told.update(event.kind.name for event in events)
    races = told["race-begins"]
    print(f"{chosen.seasons} seasons of {chosen.bot} bots, {chosen.cars} cars")
    print("titles: " + ", ".join(f"{team} {titles[team] / chosen.seasons:.1%}" for team in TEAMS))
    shares = [titles[team] / chosen.seasons for team in TEAMS]
    print(f"goal: each team 20 to 30 %: {'met' if all(0.2 <= share <= 0.3 for share in shares) else 'not met'}")
    print("points a race: " + ", ".join(f"{team} {points[team] / races:.2f}" for team in TEAMS))
    print(f"pit stops a race {told['pits'] / races:.2f}, swaps after a stop {told['trades'] / races:.3f}")


if __name__ == "__main__":
    main()
