"""A study: the games of a plan, watched, with what they say of seats, teams, grids, circuits or bots.

>>> plan = SimulationPlan("quick-grand-prix(calendar=monza)", ("random",), games=4, workers=1)
>>> [group.name for group in study(plan, "seat").groups]
['seat 1', 'seat 2']
"""

import csv
import io
import json
import time
from dataclasses import asdict, dataclass
from functools import cached_property

from paddock.lab.gather import Progress, gather
from paddock.lab.plan import SimulationPlan, check_plan
from paddock.lab.statistics import Interval
from paddock.lab.study.by import plan_by
from paddock.lab.study.groups import Group, groups, lengths
from paddock.lab.study.row import PlayedGame, Uses, Watched, add_uses
from paddock.lab.study.watching import watch_batch


@dataclass(frozen=True)
class StudyResult:
    """All rows, in the order of the games, and what they say."""

    game: str
    by: str
    seed: int
    planned: int
    """How many games there should have been: more than there are rows if it was stopped."""
    duplicate: bool
    seconds: float
    rows: list[PlayedGame]
    uses: Uses

    @cached_property
    def groups(self) -> list[Group]:
        return groups(self.rows, self.by)

    @cached_property
    def lengths(self) -> dict[str, Interval]:
        return lengths(self.rows)

    def json(self) -> str:
        about = {"game": self.game, "by": self.by, "seed": self.seed, "games": len(self.rows), "planned": self.planned}
        uses = [{"question": kind, "answer": what, **asdict(use)} for (kind, what), use in sorted(self.uses.items())]
        found = {
            "duplicate": self.duplicate,
            "lengths": {what: asdict(figure) for what, figure in self.lengths.items()},
            "groups": [asdict(group) for group in self.groups],
            "uses": uses,
        }
        return json.dumps(about | found, indent=2)

    def csv(self) -> str:
        """One line for each group; each figure with the ends of its interval."""
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        for number, group in enumerate(self.groups):
            figures = {"wins": group.wins, "points": group.points, "place": group.place, **group.counts}
            figures |= {f"game_{what}": figure for what, figure in group.lengths.items()}
            if number == 0:
                names = [f"{what}{end}".replace(" ", "_") for what in figures for end in ("", "_low", "_high")]
                writer.writerow(["game", "seed", self.by, "games", *names, "gain"])
            ends = [end for figure in figures.values() for end in (figure.value, figure.low, figure.high)]
            row = [self.game, self.seed, group.name, group.games, *(f"{end:.4f}" for end in ends)]
            writer.writerow([*row, f"{group.gain:.3f}"])
        return out.getvalue()


def study(plan: SimulationPlan, by: str, progress: Progress | None = None) -> StudyResult:
    """Play and watch what the comparison needs. Ctrl-C ends it with the games that are done."""
    planned = plan_by(plan, by)
    seating = check_plan(planned)
    started = time.perf_counter()
    all_rows: list[PlayedGame] = []
    uses: Uses = {}

    def add(found: Watched) -> int:
        all_rows.extend(found.rows)
        add_uses(uses, found.uses.items())
        return len(all_rows)

    gather(seating, watch_batch, add, progress)
    # In the order of the games: sums of fractions then come out the same however the work was shared.
    all_rows.sort(key=lambda row: row.number)
    seconds = time.perf_counter() - started
    return StudyResult(plan.game_string, by, plan.seed, seating.games, plan.duplicate, seconds, all_rows, uses)
