"""How well a cluster shares the work: two workers of Ray against one process, beside the goal. `make cluster`.

Both play the same games in turns; the ratio of each turn is kept, and the median told. By the clock on the wall, so a
machine that is busy with other things shows less.
"""

from dataclasses import replace
from importlib import import_module
from statistics import median
from typing import Any, Final

from paddock.core.extras import need
from paddock.lab.simulate import SimulationPlan, simulate

GOAL: Final = 0.85
"""The share of a worker's time that is not lost by sharing."""
WORKERS: Final = 2
ROUNDS: Final = 5
LEAST: Final = 4.0
"""Seconds that one process should take: much shorter, and only the start would be measured."""
PLAN: Final = SimulationPlan("quick-grand-prix(seats=4)", ("medium", "random"), games=40, workers=1)


def efficiency(plan: SimulationPlan = PLAN, rounds: int = ROUNDS, least: float = LEAST) -> list[float]:
    """Of each round: the speed-up by two workers, divided by two."""
    need("cluster", "a cluster", "ray")
    ray: Any = import_module("ray")
    ray.init(num_cpus=WORKERS, include_dashboard=False, log_to_driver=False)
    try:
        simulate(replace(plan, cluster=True))  # workers are started, and have read the rules
        while simulate(plan).seconds < least:
            plan = replace(plan, games=2 * plan.games)
        shared = replace(plan, cluster=True, workers=WORKERS)
        return [simulate(plan).seconds / simulate(shared).seconds / WORKERS for _ in range(rounds)]
    finally:
        ray.shutdown()


def main() -> None:
    found = efficiency()
    told = ", ".join(f"{each:.2f}" for each in found)
    verdict = "met" if median(found) >= GOAL else "NOT met"
    print(f"efficiency of {WORKERS} Ray workers  {median(found):.2f}   ≥ {GOAL}   {verdict}   (rounds: {told})")


if __name__ == "__main__":
    main()
