"""Rule threads: work of one game is done piece by piece, and work that does not end is given up."""

import asyncio
import threading
import time
from collections.abc import Callable

import pytest

from paddock.server.workers.rule_threads import Lane, RuleThreads, TakesTooLong


@pytest.fixture
def threads():
    pool = RuleThreads(3)
    yield pool
    pool.close()


def test_a_game_never_has_two_threads_and_keeps_the_order(threads: RuleThreads):
    at_work: list[int] = []
    most: list[int] = []
    done: list[int] = []

    def piece(number: int) -> Callable[[], int]:
        def work() -> int:
            at_work.append(number)
            most.append(len(at_work))
            threading.Event().wait(0.005)
            at_work.remove(number)
            done.append(number)
            return number

        return work

    async def all_of_them() -> list[int]:
        lane = Lane()
        return await asyncio.gather(*[threads.do(30, piece(number), lane) for number in range(12)])

    assert asyncio.run(all_of_them()) == done == list(range(12))
    assert set(most) == {1}


def test_two_games_do_not_wait_for_each_other(threads: RuleThreads):
    meet = threading.Barrier(2, timeout=20)

    async def both() -> None:
        await asyncio.gather(threads.do(30, meet.wait, Lane()), threads.do(30, meet.wait, Lane()))

    asyncio.run(both())


def test_endless_work_is_given_up_and_the_next_of_its_game_begins(threads: RuleThreads):
    async def try_it() -> str:
        lane = Lane()
        endless = threads.do(0.2, _spin, lane)
        after = threads.do(30, lambda: "the next", lane)
        with pytest.raises(TakesTooLong):
            await endless
        return await after

    assert asyncio.run(try_it()) == "the next"


def test_work_that_nobody_waits_for_any_more_frees_its_lane(threads: RuleThreads):
    begun, go_on = threading.Event(), threading.Event()

    def slow() -> None:
        begun.set()
        go_on.wait(20)

    async def try_it() -> str:
        lane = Lane()
        first = threads.do(30, slow, lane)
        while not begun.is_set():
            await asyncio.sleep(0.001)
        first.cancel()
        skipped = threads.do(30, lambda: pytest.fail("nobody wanted it"), lane)
        skipped.cancel()
        after = threads.do(30, lambda: "the next", lane)
        go_on.set()
        return await after

    assert asyncio.run(try_it()) == "the next"


def test_what_work_raises_is_raised(threads: RuleThreads):
    async def try_it() -> None:
        with pytest.raises(ZeroDivisionError):
            await threads.do(30, lambda: 1 // 0)

    asyncio.run(try_it())


def _spin() -> None:
    while True:
        pass


@pytest.mark.skipif(not hasattr(time, "pthread_getcpuclockid"), reason="the system has no clock of a thread's own")
def test_what_the_machine_keeps_waiting_is_not_given_up(threads: RuleThreads):
    """A pause of ten times its patience would end it, twice its patience on a busy machine does not."""

    async def try_it(pause: float) -> str:
        return await threads.do(0.2, lambda: (threading.Event().wait(pause), "done")[1])

    assert asyncio.run(try_it(0.5)) == "done"
    with pytest.raises(TakesTooLong):
        asyncio.run(try_it(20))
