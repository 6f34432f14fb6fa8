"""What every store promises: durable when it says so, whole or not at all, and records only grow."""

import sqlite3
from collections.abc import Iterator
from concurrent.futures import wait
from pathlib import Path

import psycopg
import pytest
from msgspec.structs import asdict

from paddock.core.names import NATURE
from paddock.store.interface import DoesNotFit, NotSaved
from paddock.store.rows import Change, ChatRow, ClockRow, EditionRow, SeasonRow, SeatRow
from paddock.store.sql import SqlStore
from tests.store.kit import OpenStore, game, line, opener_of, pack, saved

BROKEN = (sqlite3.IntegrityError, psycopg.IntegrityError)


@pytest.fixture(params=["sqlite", "postgres"])
def opens(request: pytest.FixtureRequest, tmp_path: Path) -> OpenStore:
    """Opens the same store each time."""
    return opener_of(request.param, tmp_path, lambda: request.getfixturevalue("postgres").new_database())


@pytest.fixture
def store(opens: OpenStore) -> Iterator[SqlStore]:
    opened = opens()
    yield opened
    opened.close()


def test_what_was_saved_is_there_for_the_next_server(opens: OpenStore):
    first = opens()
    seats = [SeatRow(game="g1", seat=n, kind="human", name=f"N{n}") for n in (0, 1)]
    saved(
        first,
        games=[game()],
        seats=[*seats],
        lines=[line(1, command="a"), line(2, seat=NATURE)],
        clocks=[ClockRow(game="g1", seat=1, left=2.5, running=True)],
        chat=[ChatRow(game="g1", number=1, seat=0, name="N0", text="hello", at=3.0)],
    )
    first.close()
    second = opens()
    stored = second.load("g1")
    assert stored is not None
    assert stored.row == game()
    assert stored.seats == seats
    assert [(row.number, row.seat, row.command) for row in stored.lines] == [(1, 0, "a"), (2, NATURE, "")]
    assert stored.clocks[0].left == 2.5
    assert stored.chat[0].text == "hello"
    assert second.running_clocks() == stored.clocks
    assert second.unfinished() == ["g1"]
    second.close()


def test_a_record_is_never_changed_or_shortened(store: SqlStore):
    saved(store, games=[game()], lines=[line(1)])
    with pytest.raises(NotSaved):
        saved(store, lines=[line(1, "discard")])
    for forbidden, why in (("UPDATE lines SET text = 'discard'", "changed"), ("DELETE FROM lines", "shortened")):
        with pytest.raises(BROKEN, match=f"never {why}"), store._transaction() as ask:
            ask(forbidden, ())
    stored = store.load("g1")
    assert stored is not None
    assert [row.text for row in stored.lines] == ["keep"]


def test_a_command_is_written_once(store: SqlStore):
    saved(store, games=[game()], lines=[line(1, command="c1")])
    with pytest.raises(NotSaved):
        saved(store, lines=[line(2, command="c1")])
    saved(store, lines=[line(2, seat=1, command="c1")])


def test_a_change_is_whole_or_not_at_all(store: SqlStore):
    saved(store, games=[game()], lines=[line(1)])
    with pytest.raises(NotSaved):
        saved(store, seats=[SeatRow(game="g1", seat=0, kind="human")], lines=[line(2), line(1)])
    stored = store.load("g1")
    assert stored is not None
    assert stored.seats == []
    assert len(stored.lines) == 1


def test_one_bad_change_takes_no_other_with_it(store: SqlStore):
    saved(store, games=[game()])
    futures = [store.save(Change(lines=[line(n)])) for n in (1, 1, 2, 2, 3)]
    wait(futures, timeout=10)
    assert [future.exception() is None for future in futures] == [True, False, True, False, True]


def test_many_changes_share_a_commit(store: SqlStore):
    saved(store, games=[game()])
    commits = store.commits
    futures = [store.save(Change(lines=[line(n)])) for n in range(1, 301)]
    wait(futures, timeout=30)
    assert all(future.exception() is None for future in futures)
    assert store.commits - commits < 100
    stored = store.load("g1")
    assert stored is not None
    assert [row.number for row in stored.lines] == list(range(1, 301))


def test_a_closed_store_saves_nothing_and_says_so(opens: OpenStore):
    store = opens()
    store.close()
    with pytest.raises(NotSaved):
        store.save(Change(games=[game()])).result(timeout=5)


def test_closing_writes_what_is_waiting(opens: OpenStore):
    store = opens()
    futures = [store.save(Change(games=[game(f"g{n}")])) for n in range(50)]
    store.close()
    assert all(future.result(timeout=1) is None for future in futures)


def test_a_cancelled_change_is_not_written_and_harms_nobody(store: SqlStore):
    futures = [store.save(Change(games=[game(f"g{n}")])) for n in range(200)]
    cancelled = {n for n, future in enumerate(futures) if future.cancel()}
    saved(store, games=[game("last")])
    assert {n for n in range(200) if store.load(f"g{n}") is None} == cancelled


def test_listed_games_come_newest_first(store: SqlStore):
    saved(
        store,
        games=[game("old", listed=True, created=1.0), game("new", listed=True, created=2.0), game("hidden")],
        seats=[SeatRow(game="new", seat=0, kind="free")],
    )
    assert [(row.id, len(seats)) for row, seats in store.listed(10)] == [("new", 1), ("old", 0)]
    assert len(store.listed(1)) == 1


def test_notes_are_kept(store: SqlStore):
    assert store.note("checked by") == ""
    store.set_note("checked by", "1.0")
    store.set_note("checked by", "1.1")
    assert store.note("checked by") == "1.1"


def test_a_championship_is_kept_and_replaced(store: SqlStore):
    assert store.season("cup") is None
    row = SeasonRow(id="cup", created=1.0, key="k", plan="{}", text="one")
    saved(store, seasons=[row])
    assert store.season("cup") == row
    saved(
        store,
        games=[game("first", season="cup")],
        seasons=[SeasonRow(**{**asdict(row), "text": "two"})],
    )
    assert store.season("cup").text == "two"  # type: ignore[union-attr]
    assert store.load("first").row.season == "cup"  # type: ignore[union-attr]


# ── Content packs ──


def test_a_game_is_kept_together_with_the_pack_it_is_played_with(opens: OpenStore):
    first = opens()
    saved(first, packs=[pack()], games=[game("g1", pack="5eed")])
    saved(first, packs=[pack()], games=[game("g2", pack="5eed")])  # the same pack once more is no mistake
    first.close()
    second = opens()
    assert second.packs() == [pack()]
    assert second.load("g2").row.pack == "5eed"  # type: ignore[union-attr]
    second.close()


def test_a_game_without_its_pack_is_not_saved(store: SqlStore):
    with pytest.raises(NotSaved, match="a game needs its pack"):
        saved(store, games=[game("g1", pack="5eed")])
    assert store.load("g1") is None


def test_a_pack_that_is_kept_can_be_neither_changed_nor_dropped(store: SqlStore):
    saved(store, packs=[pack()], games=[game("g1", pack="5eed")])
    saved(store, packs=[pack(files='{"boards.toml": "other"}')])
    assert store.packs() == [pack()]
    for forbidden in ("UPDATE packs SET files = ''", "DELETE FROM packs"):
        with pytest.raises(BROKEN, match="never"), store._transaction() as ask:
            ask(forbidden, ())


# ── What is looked for, and what goes ──


def test_a_word_is_found_in_ids_titles_and_names_whatever_its_capitals(store: SqlStore):
    seats = [SeatRow(game="g2", seat=n, kind="human", name=name) for n, name in enumerate(("Anna", "100%_!"))]
    saved(store, games=[game("g1"), game("g2", title="moto", created=2.0)], seats=[*seats])

    def found(word: str, limit: int = 10) -> list[str]:
        return [row.id for row, _ in store.search(word, limit)]

    assert found("ANNA") == ["g2"]
    assert found("Quick") == ["g1"]
    assert found("g") == ["g2", "g1"]
    assert found("g", 1) == ["g2"]
    assert found("0%_!") == ["g2"]
    assert found("a%a") == []
    assert [seat.name for seat in store.search("anna", 1)[0][1]] == ["Anna", "100%_!"]


def test_old_games_are_forgotten_whole_and_those_of_a_championship_stay(store: SqlStore):
    over = [game(id, status="over", created=float(n)) for n, id in enumerate(("first", "second", "third"))]
    saved(store, games=[*over, game("cup", status="over", season="s"), game("on")])
    saved(store, lines=[line(1, id="first"), line(1, id="second")], seats=[SeatRow(game="first", seat=0, kind="free")])
    assert store.old(2.0, 10) == ["first", "second"]
    assert store.old(2.0, 1) == ["first"]
    store.forget("first")
    assert store.load("first") is None
    assert store.load("second") is not None
    with pytest.raises(DoesNotFit, match="championship"):
        store.forget("cup")
    with pytest.raises(BROKEN, match="never shortened"), store._transaction() as ask:
        ask("DELETE FROM lines", ())


def test_games_that_never_began_are_found_the_oldest_first(store: SqlStore):
    waiting = {"listed": True, "status": "waiting"}
    saved(
        store,
        games=[game("b", created=2.0, **waiting), game("a", **waiting), game("c", created=9.0, **waiting), game("on")],
    )
    assert [row.id for row in store.unstarted(5.0)] == ["a", "b"]
    assert [row.id for row in store.unstarted(5.0, 1)] == ["a"]


def test_editions_are_needed_by_what_is_not_over_and_can_be_dropped(store: SqlStore):
    rows = [EditionRow(id=id, title="t", archive="a", created=1.0) for id in ("one", "two", "three")]
    saved(store, editions=[*rows], games=[game("g1", edition="one"), game("g2", edition="two", status="over")])
    assert store.needed_editions() == {"one"}
    saved(store, seasons=[SeasonRow(id="cup", created=1.0, key="k", plan="{}", text="", game="g2")])
    assert store.needed_editions() == {"one", "two"}
    store.drop_edition("three")
    assert {row.id for row in store.editions()} == {"one", "two"}
