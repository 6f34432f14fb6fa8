"""Which fuel loads and stops are sensible in Formula 1 TGP, circuit by circuit, between bots of the rule of thumb.

    python bench/tgp_plans.py                 how the bots drive: first loads, stops, and races in which all do the same
    python bench/tgp_plans.py --mixed         every car begins with a load by lot: what each load has earned
    python bench/tgp_plans.py --races 400 --circuit spa
    python bench/tgp_plans.py --pack DIR      with boards of your own

A load is sensible if cars that begin with it score about as much as others. `share` is the share of cars, `points` the
mean points of such a car in a race, `stops` how often it came in.
"""

import argparse
from collections import Counter, defaultdict
from pathlib import Path

from paddock.core.bot import NO_LIMIT, Bot, Budget
from paddock.core.event import Event
from paddock.core.rng import Rng
from paddock.core.view import View
from paddock.games.formula_1_tgp import TITLE
from paddock.games.formula_1_tgp.bot.thumb import BOT
from paddock.games.formula_1_tgp.rules.qualifying import QUALIFY, WRITE_SHEET
from paddock.lab.play import play_with_bots

SEATS = 4
LIGHTEST, HEAVIEST = 1, 5
"""The loads that are drawn: with much more fuel than for half the race a car starts last and gains nothing."""


class LoadByLot:
    """The rule of thumb, with the fuel of qualifying drawn by lot."""

    name = "load-by-lot"

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        usual = BOT.choose(view, rng, budget)
        if view.state.kind is not WRITE_SHEET:
            return usual
        return QUALIFY.code(QUALIFY.first(usual), LIGHTEST + rng.below(HEAVIEST - LIGHTEST + 1))


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--races", type=int, default=200)
    given.add_argument("--circuit", default="")
    given.add_argument("--mixed", action="store_true")
    given.add_argument("--pack", type=Path)
    chosen = given.parse_args()
    player: Bot = LoadByLot() if chosen.mixed else BOT
    circuits = [chosen.circuit] if chosen.circuit else list(TITLE.options()["calendar"].choices)
    for circuit in circuits:
        report(circuit, [race(circuit, player, seed, chosen.pack) for seed in range(chosen.races)])


Drive = tuple[int, int, int]
"""The first load, the stops and the points of a car."""


def race(circuit: str, player: Bot, seed: int, pack: Path | None) -> list[Drive]:
    """All cars of one race, rain or not."""
    game = TITLE.game(SEATS, pack, calendar=(circuit,))
    events: list[Event] = []
    minds = [Rng(100 * seed + 1 + seat) for seat in range(SEATS)]
    play_with_bots(game.start(events), [player] * SEATS, Rng(100 * seed), minds)
    loads = {event.values[0]: event.values[2] for event in events if event.kind.name == "reveals"}
    points = {event.values[0]: event.values[2] for event in events if event.kind.name == "finishes"}
    stops = Counter(event.values[0] for event in events if event.kind.name == "comes-in")
    return [(load, stops[driver], points.get(driver, 0)) for driver, load in loads.items()]


def report(circuit: str, races: list[list[Drive]]) -> None:
    drives = [drive for each in races for drive in each]
    same_load = sum(len({load for load, _, _ in each}) == 1 for each in races)
    same_stops = sum(len({stops for _, stops, _ in each}) == 1 for each in races)
    print(f"{circuit}: all cars begin with the same load in {same_load} of {len(races)} races,")
    print(f"    all cars stop equally often in {same_stops}; stops {_shares(Counter(stops for _, stops, _ in drives))}")
    by_load: dict[int, list[Drive]] = defaultdict(list)
    for drive in drives:
        by_load[drive[0]].append(drive)
    for load, own in sorted(by_load.items()):
        share = len(own) / len(drives)
        mean = sum(points for _, _, points in own) / len(own)
        often = sum(stops for _, stops, _ in own) / len(own)
        print(f"    load {load}: share {share:4.0%}, points {mean:.2f}, stops {often:.2f}")


def _shares(counted: Counter[int]) -> str:
    total = sum(counted.values())
    return ", ".join(f"{number}: {often / total:.0%}" for number, often in sorted(counted.items()))


if __name__ == "__main__":
    main()
