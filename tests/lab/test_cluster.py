"""The work of a simulation on a real Ray cluster: two nodes' worth of workers on this machine."""

import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from paddock.core.extras import NotInstalled
from paddock.lab.simulate import SimulationPlan, simulate
from paddock.lab.study.study import study

PLAN = SimulationPlan("quick-grand-prix(seats=2, calendar=monza)", ("easy", "random"), games=24, seed=3, workers=2)

# Ray's own start-up speaks of environment variables and sockets that it leaves to the garbage collector.
pytestmark = [
    pytest.mark.timeout(600),
    pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::DeprecationWarning", "ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    """A cluster of two nodes with one worker each, which this process has joined."""
    os.environ["RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO"] = "0"
    import ray
    from ray.cluster_utils import Cluster

    cluster = Cluster()
    try:
        for node in ("head", "other"):
            patiently(lambda: cluster.add_node(num_cpus=1, include_dashboard=False), node)
        patiently(lambda: ray.init(address=cluster.address, log_to_driver=False), "joining")
        yield ray
    finally:
        ray.shutdown()
        cluster.shutdown()  # type: ignore[no-untyped-call]


def patiently(start: Callable[[], object], what: str) -> None:
    """Ray gives a node half a minute to start, which is too little on a machine that is very busy."""
    for attempt in range(4):
        try:
            start()
            return
        except Exception:
            if attempt == 3:
                pytest.fail(f"{what}: Ray did not start")


def test_two_nodes_find_what_one_process_finds_to_the_last_bit(ray: Any):
    assert len([node for node in ray.nodes() if node["Alive"]]) == 2
    told: list[int] = []
    found = simulate(replace(PLAN, cluster=True), lambda done, _: told.append(done))
    assert found.bots == simulate(replace(PLAN, workers=1)).bots
    assert told[-1] == 24
    assert ray.is_initialized(), "a cluster that was there before stays"
    assert (
        study(replace(PLAN, cluster=True, games=4), "level").rows
        == study(replace(PLAN, games=4, workers=1), "level").rows
    )


def test_a_worker_that_is_killed_costs_nothing_but_time(ray: Any):
    """Workers say who they are while they play; one of them is killed, and its games are played again."""
    plan = replace(PLAN, cluster=True, games=60, bots=("medium", "easy"))
    killed: list[int] = []

    def kill_one() -> None:
        until = time.monotonic() + 120
        while not killed and time.monotonic() < until:
            for worker in workers():
                os.kill(worker, signal.SIGKILL)
                killed.append(worker)
                return
            time.sleep(0.02)

    murderer = threading.Thread(target=kill_one)
    murderer.start()
    found = simulate(plan)
    murderer.join()
    assert killed
    assert found.games == 60
    assert found.bots == simulate(replace(plan, cluster=False, workers=1)).bots


def workers() -> list[int]:
    """Processes of Ray that are busy with a batch: they call themselves so."""
    found = []
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                with open(f"/proc/{entry}/cmdline", "rb") as line:
                    if line.read().startswith(b"ray::play_batch"):
                        found.append(int(entry))
            except OSError:
                continue
    return found


def test_without_ray_one_sentence_says_what_to_do(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NotInstalled, match=r"a cluster needs ray, .*: pip install 'paddock-games\[cluster\]'"):
        simulate(replace(PLAN, cluster=True))
