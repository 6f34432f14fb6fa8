"""Simulation: bots play many games on all cores, and what came out is counted with its uncertainty.

Every game has a seed of its own, made from the plan's seed and the game's number, so the result is the same however
many processes share the work. Seats are rotated, so that every bot sits everywhere equally often.

>>> result = simulate(SimulationPlan("quick-grand-prix(calendar=monza)", ("random",), games=2, workers=1))
>>> result.games, result.bots[0].games, result.bots[0].wins
(2, 4, 2.0)
"""

import time

from paddock.games import game as make_game
from paddock.lab.batch import Outcome, play_batch
from paddock.lab.gather import Progress, gather
from paddock.lab.plan import SimulationPlan, check_plan
from paddock.lab.result import BotResult, SimulationResult, count

__all__ = ["BotResult", "Progress", "SimulationPlan", "SimulationResult", "simulate"]


def simulate(plan: SimulationPlan, progress: Progress | None = None) -> SimulationResult:
    """Play the plan. A game that fails ends it all with a `BotFailed` that says where the game's record lies. Ctrl-C
    ends it with the games that are done."""
    seating = check_plan(plan)
    game = str(make_game(plan.game_string, pack=plan.pack))
    started = time.perf_counter()
    outcomes: list[Outcome] = []

    def add(batch: list[Outcome]) -> int:
        outcomes.extend(batch)
        return len(outcomes)

    gather(seating, play_batch, add, progress)
    return count(game, seating, outcomes, time.perf_counter() - started)
