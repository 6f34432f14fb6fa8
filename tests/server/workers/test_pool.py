"""Worker processes: every job has a deadline, nobody waits for somebody else's, and what dies is replaced."""

import asyncio
import os
import time
from collections.abc import Iterator

import pytest

from paddock.core.errors import BadOption
from paddock.server.workers.pool import MOST_WAITING_OF_ONE, Workers
from paddock.server.workers.process import WorkerDied, WorkerEnded
from paddock.server.workers.shares import FairQueue, Share, TooBusy


@pytest.fixture
def workers() -> Iterator[Workers]:
    pool = Workers(1)
    yield pool
    pool.close()


def loop_for_ever() -> None:
    while True:
        pass


def die() -> None:
    os._exit(1)


def complain() -> None:
    raise BadOption("that is not to be had")


def doubled(number: int) -> int:
    return 2 * number


def test_a_job_that_never_ends_is_ended_and_its_worker_replaced(workers: Workers):
    with pytest.raises(WorkerEnded):
        asyncio.run(workers.do(0.5, loop_for_ever))
    assert asyncio.run(workers.do(20.0, doubled, 21)) == 42
    assert workers.replaced == 1


def test_a_worker_that_dies_is_replaced(workers: Workers):
    with pytest.raises(WorkerDied):
        asyncio.run(workers.do(20.0, die))
    assert asyncio.run(workers.do(20.0, doubled, 4)) == 8


def test_an_error_of_a_job_is_told_to_who_wanted_it(workers: Workers):
    with pytest.raises(BadOption, match="not to be had"):
        asyncio.run(workers.do(20.0, complain))


def test_closing_ends_a_job_that_never_ends():
    workers = Workers(1)

    async def close_meanwhile() -> None:
        job = asyncio.create_task(workers.do(600.0, loop_for_ever))
        await asyncio.sleep(0.5)
        await asyncio.to_thread(workers.close)
        with pytest.raises(WorkerDied):
            await job

    began = time.monotonic()
    asyncio.run(close_meanwhile())
    assert time.monotonic() - began < 15.0


def test_addresses_take_turns_and_so_do_the_tables_of_one():
    queue = FairQueue[str](100, 100)
    for number in range(3):
        for table in ("x", "y"):
            queue.add(Share(table, "greedy"), f"{table}{number}")
    queue.add(Share("z", "modest"), "z0")
    assert [queue.take() for _ in range(8)] == ["x0", "z0", "y0", "x1", "y1", "x2", "y2", None]


def test_races_without_a_human_come_last():
    queue = FairQueue[str](100, 100)
    queue.add(Share("bots", is_last=True), "bots")
    queue.add(Share("people"), "people")
    assert [queue.take(), queue.take()] == ["people", "bots"]


def test_nobody_can_fill_the_queue():
    queue = FairQueue[int](1000, MOST_WAITING_OF_ONE)
    for number in range(MOST_WAITING_OF_ONE):
        queue.add(Share(address="greedy"), number)
    with pytest.raises(TooBusy):
        queue.add(Share(address="greedy"), 0)
    queue.add(Share(address="modest"), 1)
