"""How many Player Cars of Grand Prix are lost between bots, and to what, on each track.

    python bench/grand_prix_attrition.py                        four teams of medium bots on every track
    python bench/grand_prix_attrition.py --seats 2 --races 40
    python bench/grand_prix_attrition.py --pack DIR             with tracks or tables of your own

Every figure is a mean over the races.
"""

import argparse
from collections import Counter
from pathlib import Path

from paddock.bots.levels import bot
from paddock.core.event import Event
from paddock.core.rng import Rng
from paddock.games import title as title_called
from paddock.lab.play import play_with_bots

LOST_BY = {
    "is-taken-off": "lapped",
    "is-eliminated": "worn out",
    "is-retired": "by an event",
    "retires": "given up",
    "is-disqualified": "disqualified",
}
"""The ways in which a Player Car is lost, by the event that tells it."""


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--track", action="append", help="only this track; may be given several times")
    given.add_argument("--seats", type=int, default=4)
    given.add_argument("--bot", default="medium")
    given.add_argument("--races", type=int, default=20)
    given.add_argument("--seed", type=int, default=0)
    given.add_argument("--pack", type=Path)
    chosen = given.parse_args()
    title = title_called("grand-prix")
    tracks = chosen.track or ["costa-dorada", "hallin-forest", "port-verity", "aurelia"]
    print(f"{chosen.races} races of {chosen.seats} {chosen.bot} bots on each track, {2 * chosen.seats} Player Cars")
    print(f"{'track':16}{'turns':>8}{'lost':>8}" + "".join(f"{cause:>14}" for cause in LOST_BY.values()))
    for track in tracks:
        game = title.game(chosen.seats, chosen.pack, track=track)
        bots = [bot(chosen.bot, title)] * chosen.seats
        turns = 0
        lost: Counter[str] = Counter()
        for race in range(chosen.races):
            told: list[Event] = []
            state = game.start(told)
            seed = 1_000_000 * chosen.seed + 100 * race
            play_with_bots(state, bots, Rng(seed), [Rng(seed + 1 + seat) for seat in range(chosen.seats)])
            turns += sum(event.kind.name == "turn-begins" for event in told)
            lost.update(
                LOST_BY[event.kind.name]
                for event in told
                if event.kind.name in LOST_BY and event.values[0] < 2 * chosen.seats
            )
        figures = [turns, lost.total(), *(lost[cause] for cause in LOST_BY.values())]
        widths = [8, 8, *[14] * len(LOST_BY)]
        row = zip(figures, widths, strict=True)
        print(f"{track:16}" + "".join(f"{figure / chosen.races:>{width}.2f}" for figure, width in row), flush=True)


if __name__ == "__main__":
    main()
