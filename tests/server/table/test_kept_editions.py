"""Editions that are kept: opened once for all, closed when nobody holds them, and asked by fair shares."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

import pytest

from paddock.games.quick_grand_prix import TITLE
from paddock.server.table.editions.kept import KeptEdition, KeptEditions
from paddock.server.table.editions.process import EditionEnded, EditionProcess
from paddock.server.table.editions.thinkers import Thinkers
from paddock.server.workers.shares import Share
from paddock.store.rows import Change, EditionRow
from paddock.store.sqlite import SqliteStore

pytestmark = pytest.mark.plain_only


def test_an_edition_that_several_want_at_once_is_opened_once(tmp_path: Path):
    store = SqliteStore(tmp_path / "paddock.sqlite")
    kept = KeptEditions(tmp_path / "editions", store, 1.0)
    store.save(Change(editions=kept.keep(TITLE))).result()
    many = 6
    at_once = threading.Barrier(many)

    def open_with_the_others() -> KeptEdition:
        at_once.wait(10.0)
        return kept.open(TITLE.edition)

    for _ in range(3):
        with ThreadPoolExecutor(many) as threads:
            opened = [threads.submit(open_with_the_others) for _ in range(many)]
        (edition,) = {found.result() for found in opened}
        for _ in range(many - 1):
            edition.release()
        kept.close_unused()
        assert kept.open(TITLE.edition) is edition, "one room still holds it"
        edition.release()
        edition.release()
        kept.close_unused()
    assert [path.suffix for path in (tmp_path / "editions").iterdir()] == [".zip"]
    store.close()


class SlowProcess:
    """Stands for the process of an edition: it answers its first question when it is let, and notes all of them."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.begun = threading.Event()
        self.may_answer = threading.Event()

    def ask(self, seconds: float, name: str) -> str:
        self.asked.append(name)
        self.begun.set()
        assert self.may_answer.wait(10.0)
        return name

    def end(self) -> None:
        self.may_answer.set()


def test_tables_under_an_old_edition_take_turns_with_its_bots():
    process = SlowProcess()
    thinkers = Thinkers(cast(EditionProcess, process))

    async def ask_all() -> list[Any]:
        """One address has asked four times before another asks once; a race of bots alone comes last."""
        greedy, other = Share("t1", "greedy"), Share("t2", "other")
        first = asyncio.create_task(thinkers.think(greedy, 10.0, "g0"))
        await asyncio.to_thread(process.begun.wait, 10.0)
        asked = [(Share("t3", "bots", is_last=True), "b1"), (greedy, "g1"), (greedy, "g2"), (greedy, "g3")]
        tasks = [asyncio.create_task(thinkers.think(share, 10.0, name)) for share, name in [*asked, (other, "o1")]]
        await asyncio.sleep(0)
        process.may_answer.set()
        return await asyncio.gather(first, *tasks)

    assert asyncio.run(ask_all()) == ["g0", "b1", "g1", "g2", "g3", "o1"]
    assert process.asked == ["g0", "g1", "o1", "g2", "g3", "b1"]
    thinkers.end()


def test_whoever_waits_for_a_bot_of_an_edition_that_is_closed_is_told():
    process = SlowProcess()
    thinkers = Thinkers(cast(EditionProcess, process))

    async def ask_and_close() -> list[Any]:
        tasks = [asyncio.create_task(thinkers.think(Share("t"), 10.0, name)) for name in ("first", "waits")]
        await asyncio.to_thread(process.begun.wait, 10.0)
        thinkers.end()
        late = asyncio.create_task(thinkers.think(Share("t"), 10.0, "late"))
        return await asyncio.gather(*tasks, late, return_exceptions=True)

    first, waits, late = asyncio.run(ask_and_close())
    assert first == "first"
    assert isinstance(waits, EditionEnded)
    assert isinstance(late, EditionEnded)


def test_an_archive_that_the_store_does_not_name_any_more_is_removed(tmp_path: Path):
    store = SqliteStore(tmp_path / "paddock.sqlite")
    kept = KeptEditions(tmp_path / "editions", store, 1.0)
    replaced = EditionRow(id=TITLE.edition, title=TITLE.id, archive="older", created=1.0)
    store.save(Change(editions=[replaced])).result()
    (row,) = kept.keep(TITLE)
    (tmp_path / "editions" / "older.zip").write_bytes(b"")

    def files() -> set[str]:
        return {file.stem for file in (tmp_path / "editions").iterdir()}

    kept.drop_unneeded({TITLE.edition})
    assert files() == {"older", row.archive}, "the store names the one, and is told of the other in a moment"
    store.save(Change(editions=[row])).result()
    kept.drop_unneeded({TITLE.edition})
    assert files() == {row.archive}
    store.close()
