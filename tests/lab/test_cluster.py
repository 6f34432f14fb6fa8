"""The work of a simulation on a cluster: with a stand-in for Ray, which is an extra."""

import sys
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from paddock.lab.cluster import NoCluster
from paddock.lab.simulate import SimulationPlan, simulate

PLAN = SimulationPlan("quick-grand-prix(seats=2, calendar=monza)", ("easy", "random"), games=12, seed=3, workers=2)


class StandIn:
    """What of Ray is used: jobs are done when they are waited for, the last one first."""

    def __init__(self) -> None:
        self.initialized = False
        self.shut_down = 0

    def is_initialized(self) -> bool:
        return self.initialized

    def init(self, **settings: Any) -> None:
        self.initialized = True

    def shutdown(self) -> None:
        self.initialized = False
        self.shut_down += 1

    def remote(self, function: Callable[..., Any]) -> Any:
        return SimpleNamespace(remote=lambda *arguments: (function, arguments))

    def wait(self, jobs: list[Any]) -> tuple[list[Any], list[Any]]:
        return jobs[-1:], jobs[:-1]

    def get(self, job: Any) -> Any:
        function, arguments = job
        return function(*arguments)


def test_a_cluster_finds_what_one_machine_finds(monkeypatch: pytest.MonkeyPatch):
    ray = StandIn()
    monkeypatch.setitem(sys.modules, "ray", ray)
    told: list[int] = []
    found = simulate(replace(PLAN, cluster=True), lambda done, _: told.append(done))
    assert found.bots == simulate(replace(PLAN, workers=1)).bots
    assert told[-1] == 12
    assert ray.shut_down == 1, "what was started is ended"


def test_a_cluster_that_was_there_before_stays(monkeypatch: pytest.MonkeyPatch):
    ray = StandIn()
    ray.initialized = True
    monkeypatch.setitem(sys.modules, "ray", ray)
    simulate(replace(PLAN, cluster=True))
    assert ray.shut_down == 0


def test_without_ray_one_sentence_says_what_to_do(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match=r"a cluster needs Ray, .* get it with: pip install paddock\[ray\]"):
        simulate(replace(PLAN, cluster=True))
