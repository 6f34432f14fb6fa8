"""What is PostgreSQL's own: one server at a time writes, a database that dies, and addresses that nobody may read."""

import threading
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest

from paddock.store.interface import NotSaved, WrongStore
from paddock.store.postgres import pen
from paddock.store.postgres.pen import HeldDatabase, PostgresPen
from paddock.store.postgres.schema import CHANGES
from paddock.store.postgres.store import PostgresStore, keeps_its_word
from paddock.store.rows import Change, ChatRow
from tests.postgres import Postgres
from tests.store.kit import game, line, saved


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
def store(address: str) -> Iterator[PostgresStore]:
    opened = PostgresStore(address)
    yield opened
    opened.close()


def pen_of(store: PostgresStore) -> PostgresPen:
    found = store._writer.pen
    assert isinstance(found, PostgresPen)
    return found


def lines_of(store: PostgresStore) -> list[int]:
    stored = store.load("g1")
    assert stored is not None
    return [row.number for row in stored.lines]


def cut(store: PostgresStore, address: str) -> None:
    """End the writer's connection from the database's side."""
    with psycopg.connect(address, autocommit=True) as other:
        other.execute("SELECT pg_terminate_backend(%s)", (pen_of(store).connection.info.backend_pid,))


def test_a_commit_waits_for_the_disk(store: PostgresStore):
    assert pen_of(store).connection.execute("SHOW synchronous_commit").fetchone() == ("on",)


def test_a_database_that_does_not_wait_for_its_disk_is_refused():
    class Careless:
        def execute(self, sql: str) -> "Careless":
            return self

        def fetchone(self) -> tuple[str]:
            return ("off",)

    with pytest.raises(WrongStore, match="set its fsync to on"):
        keeps_its_word(Careless(), "db")  # type: ignore[arg-type]


# ── One server at a time ──


def test_a_second_server_is_refused_while_the_first_lives(
    store: PostgresStore, address: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(pen, "PATIENCE", 0.3)
    with pytest.raises(HeldDatabase, match="another server uses this database"):
        PostgresStore(address)
    saved(store, games=[game()])


def test_who_was_cut_off_comes_back_if_nobody_has_taken_over(store: PostgresStore, address: str):
    saved(store, games=[game()], lines=[line(1)])
    cut(store, address)
    with pytest.raises(NotSaved, match="cannot write"):
        saved(store, lines=[line(2)])
    saved(store, lines=[line(2)])
    assert lines_of(store) == [1, 2]


def test_who_was_cut_off_is_refused_for_good_once_another_has_taken_over(store: PostgresStore, address: str):
    saved(store, games=[game()], lines=[line(1)])
    cut(store, address)
    second = PostgresStore(address)
    assert pen_of(second).fence == pen_of(store).fence + 1
    second.close()
    for _ in range(3):
        with pytest.raises(NotSaved):
            saved(store, lines=[line(2)])
    assert lines_of(store) == [1]


def test_a_write_with_an_old_fence_is_refused_even_on_a_living_connection(store: PostgresStore, address: str):
    saved(store, games=[game()], lines=[line(1)])
    with psycopg.connect(address, autocommit=True) as other:
        other.execute("UPDATE paddock.house SET fence = fence + 1")
    with pytest.raises(NotSaved, match="another server has taken this store over"):
        saved(store, lines=[line(2)])
    assert lines_of(store) == [1]


# ── A connection that is lost in the middle ──


@pytest.mark.parametrize("is_made", [True, False])
def test_a_commit_during_which_the_connection_is_lost_is_told_as_it_was(
    store: PostgresStore, address: str, is_made: bool, monkeypatch: pytest.MonkeyPatch
):
    """The answer to COMMIT never arrives; only the database knows what came of it."""
    saved(store, games=[game()], lines=[line(1)])
    held = pen_of(store).connection
    execute = held.execute

    def lost(sql: str, *rest: Any) -> object:
        if sql != "COMMIT":
            return execute(sql, *rest)
        if is_made:
            execute(sql)
        held.close()
        raise psycopg.OperationalError("server closed the connection unexpectedly")

    monkeypatch.setattr(held, "execute", lost)
    future = store.save(Change(lines=[line(2)]))
    if is_made:
        future.result(timeout=30)
    else:
        with pytest.raises(NotSaved, match="closed the connection"):
            future.result(timeout=30)
    assert lines_of(store) == [1, 2][: 1 + is_made]
    saved(store, lines=[line(2 + is_made)])


def test_what_was_acknowledged_survives_the_death_of_the_database(postgres: Postgres, address: str):
    store = PostgresStore(address)
    saved(store, games=[game()])
    acknowledged: list[int] = []
    enough, stop = threading.Event(), threading.Event()

    def write() -> None:
        number = 0
        while not stop.is_set():
            number += 1
            row = ChatRow(game="g1", number=number, seat=0, name="", text="x" * 200, at=0.0)
            try:
                store.save(Change(chat=[row])).result(timeout=60)
            except NotSaved:
                continue
            acknowledged.append(number)
            if len(acknowledged) == 50:
                enough.set()

    writing = threading.Thread(target=write)
    writing.start()
    try:
        assert enough.wait(60)
        postgres.kill()
        before = len(acknowledged)
        postgres.start()
        enough.clear()
    finally:
        stop.set()
        writing.join(timeout=60)
    assert before >= 50
    saved(store, lines=[line(1)])  # and it goes on by itself
    stored = store.load("g1")
    store.close()
    assert stored is not None
    assert {row.number for row in stored.chat} == set(acknowledged), "neither lost, nor kept and called lost"


def test_while_the_database_is_away_readers_are_told_so(
    postgres: Postgres, address: str, monkeypatch: pytest.MonkeyPatch
):
    store = PostgresStore(address)
    saved(store, games=[game()])
    postgres.kill()
    try:
        store._pool.timeout = 0.5
        with pytest.raises(NotSaved, match="does not answer"):
            store.load("g1")
    finally:
        postgres.start()
    store._pool.timeout = 30.0
    assert store.load("g1") is not None
    store.close()


# ── Other versions, other databases, no database ──


def test_a_newer_database_is_refused_and_left_alone(address: str):
    PostgresStore(address).close()
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("UPDATE paddock.house SET version = version + 1")
    with pytest.raises(WrongStore, match="newer Paddock"):
        PostgresStore(address)


def test_an_earlier_database_is_brought_up_to_date_and_keeps_its_games(address: str, monkeypatch: pytest.MonkeyPatch):
    first = PostgresStore(address)
    saved(first, games=[game()])
    first.close()
    monkeypatch.setattr(
        "paddock.store.postgres.store.CHANGES",
        [*CHANGES, "CREATE TABLE later (id TEXT); INSERT INTO later VALUES ('x')"],
    )
    for _ in range(2):  # each change is made once
        second = PostgresStore(address)
        with second._moment() as ask:
            assert ask("SELECT id FROM later", ()) == [("x",)]
        assert second.load("g1") is not None
        second.close()


def test_tables_of_others_in_the_same_database_are_left_alone(address: str):
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("CREATE TABLE public.games (theirs TEXT); INSERT INTO public.games VALUES ('untouched')")
    store = PostgresStore(address)
    saved(store, games=[game()])
    store.close()
    with psycopg.connect(address) as connection:
        assert connection.execute("SELECT * FROM public.games").fetchall() == [("untouched",)]


@pytest.mark.parametrize(
    "wrong",
    [
        "postgresql://anna:s3cret@127.0.0.1:1/club",
        "postgresql://anna:s3cret@127.0.0.1:port/club",
        "postgresql://anna:s3cret@[::1/club",
        "mysql://anna:s3cret@127.0.0.1/club",
        "anna:s3cret",
    ],
)
def test_an_address_that_leads_nowhere_gets_one_sentence_without_its_password(wrong: str):
    with pytest.raises(WrongStore) as told:
        PostgresStore(wrong)
    assert "s3cret" not in str(told.value)
    assert "\n" not in str(told.value)


def test_a_letter_that_the_database_cannot_keep_refuses_its_change_alone(store: PostgresStore):
    saved(store, games=[game()])
    futures = [store.save(Change(lines=[line(number, text)])) for number, text in ((1, "a"), (2, "\0"), (2, "b"))]
    assert [future.exception(timeout=30) is None for future in futures] == [True, False, True]
    assert lines_of(store) == [1, 2]
