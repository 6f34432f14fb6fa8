"""Simulation: bots play many games on all cores, and what came out is counted with its uncertainty.

Every game has a seed of its own, made from the plan's seed and the game's number, so the result is the same however
many processes share the work. Seats are rotated, so that every bot sits everywhere equally often.

>>> result = simulate(SimulationPlan("quick-grand-prix(calendar=monza)", ("random",), games=2, workers=1))
>>> result.games, result.bots[0].games, result.bots[0].wins
(2, 4, 2.0)
"""

import time
from collections.abc import Callable
from contextlib import closing

from paddock.games import game as make_game
from paddock.lab import cluster, pool
from paddock.lab.batch import Outcome
from paddock.lab.plan import SimulationPlan, check_plan
from paddock.lab.result import BotResult, SimulationResult, count

__all__ = ["BotResult", "Progress", "SimulationPlan", "SimulationResult", "simulate"]

Progress = Callable[[int, int], None]
"""Told how many games are done, and of how many."""


def simulate(plan: SimulationPlan, progress: Progress | None = None) -> SimulationResult:
    """Play the plan. A game that fails ends it all with a `BotFailed` that says where the game's record lies."""
    seating = check_plan(plan)
    game = str(make_game(plan.game_string, pack=plan.pack))
    started = time.perf_counter()
    outcomes: list[Outcome] = []
    with closing(cluster.work(seating) if plan.cluster else pool.work(seating)) as batches:
        for batch in batches:
            outcomes += batch
            if progress is not None:
                progress(len(outcomes), seating.games)
    return count(game, seating, outcomes, time.perf_counter() - started)
