"""The work of a simulation, shared by a Ray cluster. Ray is an extra: `pip install paddock[ray]`."""

from collections.abc import Generator
from importlib import import_module
from typing import Any

from paddock.core.errors import PaddockError
from paddock.lab.batch import Outcome, play_batch
from paddock.lab.plan import Seating


class NoCluster(PaddockError):
    """Ray is not installed."""


def work(seating: Seating) -> Generator[list[Outcome]]:
    """The outcomes of all batches, in the order in which they are done.

    Joins the cluster that RAY_ADDRESS names; without one Ray starts on this machine alone.
    """
    ray = _ray()
    started = not ray.is_initialized()
    if started:
        ray.init(log_to_driver=False)
    try:
        play = ray.remote(play_batch)
        waiting = [play.remote(seating, first, last) for first, last in seating.batches()]
        while waiting:
            done, waiting = ray.wait(waiting)
            for job in done:
                outcomes: list[Outcome] = ray.get(job)
                yield outcomes
    finally:
        if started:
            ray.shutdown()


def _ray() -> Any:
    try:
        return import_module("ray")
    except ImportError:
        raise NoCluster("a cluster needs Ray, which is not installed; get it with: pip install paddock[ray]") from None
