"""Bad pages in the store: found, told, and everything that is whole is saved."""

import random
import sqlite3
from pathlib import Path

import pytest

from paddock.store.damage import check
from paddock.store.interface import WrongStore
from paddock.store.rows import Change, ChatRow, ClockRow, SeatRow
from paddock.store.salvage import mend, salvage
from paddock.store.sqlite import SCHEMA_VERSION, SqliteStore
from tests.store.kit import game, line, pack

GAMES = 60
LINES = 40
PAGE = 4096


def filled(path: Path) -> None:
    """A store with many games, everything of it in its main file."""
    store = SqliteStore(path)
    store.save(Change(packs=[pack()])).result()
    for number in range(GAMES):
        id = f"game{number:03}"
        store.save(
            Change(
                games=[game(id, listed=True, created=float(number), pack="5eed" if number % 7 == 0 else "")],
                seats=[SeatRow(game=id, seat=seat, kind="human", name=f"N{seat}") for seat in (0, 1)],
                lines=[line(n, f"drive S{n}-fast pit", id, command=f"c{n}") for n in range(1, LINES + 1)],
                clocks=[ClockRow(game=id, seat=0, left=5.0, running=False)],
                chat=[ChatRow(game=id, number=1, seat=0, name="N0", text="hello " * 20, at=1.0)],
            )
        ).result()
    store.close()


def page_of_records(path: Path) -> int:
    """A page with lines of some game in the middle."""
    content = path.read_bytes()
    pages = range(1, len(content) // PAGE + 1)
    return next(n for n in pages if content[(n - 1) * PAGE : n * PAGE].count(b"game030") > 10 and _is_leaf(content, n))


def _is_leaf(content: bytes, page: int) -> bool:
    return content[(page - 1) * PAGE] == 0x0A and b"-fast pit" in content[(page - 1) * PAGE : page * PAGE]


def spoil(path: Path, pages: list[int], content: bytes) -> None:
    with path.open("r+b") as file:
        for page in pages:
            file.seek((page - 1) * PAGE)
            file.write(content)


def test_a_whole_store_is_left_alone(tmp_path: Path):
    path = tmp_path / "paddock.sqlite"
    assert mend(path) == ""
    assert not path.exists()
    filled(path)
    before = path.read_bytes()
    assert check(path).damage == []
    assert mend(path) == ""
    assert path.read_bytes() == before


def schema_pages(path: Path) -> set[int]:
    """The pages that hold the names of all tables: without them nothing can be salvaged, as without the first page."""
    page = path.read_bytes()[:PAGE]
    if page[100] != 5:  # all of it is on the first page
        return set()
    cells = [int.from_bytes(page[112 + 2 * at : 114 + 2 * at]) for at in range(int.from_bytes(page[103:105]))]
    return {int.from_bytes(page[at : at + 4]) for at in [108, *cells]}


@pytest.mark.parametrize("seed", range(12))
def test_pages_spoiled_at_random_are_found_and_what_is_whole_is_served(tmp_path: Path, seed: int):
    path = tmp_path / "paddock.sqlite"
    filled(path)
    chance = random.Random(seed)
    count = path.stat().st_size // PAGE
    others = sorted(set(range(2, count + 1)) - schema_pages(path))
    pages = chance.sample(others, chance.randint(1, 4))
    rubbish = bytes(PAGE) if seed % 3 == 0 else chance.randbytes(PAGE if seed % 3 == 1 else 600)
    spoil(path, pages, rubbish)
    damaged = path.read_bytes()

    assert check(path).damage, f"pages {pages} of {count}"
    told = mend(path)

    assert told.startswith("The store was damaged.")
    (aside,) = (file for file in tmp_path.iterdir() if ".damaged-" in file.name and not file.name.endswith("-wal"))
    assert aside.read_bytes() == damaged, "the damaged file is kept as it was"
    assert aside.stat().st_mode & 0o777 == 0o600
    assert check(path).damage == []
    store = SqliteStore(path)
    saved = whole = 0
    for number in range(GAMES):
        stored = store.load(f"game{number:03}")
        if stored is None:
            continue
        saved += 1
        assert [row.number for row in stored.lines] == list(range(1, len(stored.lines) + 1))
        assert all(row.text == f"drive S{row.number}-fast pit" for row in stored.lines)
        is_whole = (len(stored.lines), len(stored.seats), len(stored.clocks), len(stored.chat)) == (LINES, 2, 1, 1)
        assert is_whole or "the store was damaged" in stored.row.trouble, "what lost something says so"
        whole += not stored.row.trouble
    assert f"{saved} games were saved, {whole} of them whole" in told
    # A page holds two or three games; a page that others hang on may cost a table, but never all of them.
    assert saved > 0
    store.save(Change(games=[game("new")], lines=[line(1, id="new")])).result()
    store.close()


def test_a_page_of_one_table_costs_only_the_games_that_stand_on_it(tmp_path: Path):
    path = tmp_path / "paddock.sqlite"
    filled(path)
    spoil(path, [page_of_records(path)], bytes(PAGE))
    found = salvage(path)
    assert found.games == GAMES
    assert GAMES - 8 <= found.whole < GAMES
    assert found.lost == set()


def test_moves_that_are_only_in_the_write_ahead_log_are_saved_too(tmp_path: Path):
    path = tmp_path / "paddock.sqlite"
    filled(path)
    store = SqliteStore(path)
    store.save(Change(games=[game("late")], lines=[line(1, id="late")])).result()
    copy = tmp_path / "copy"
    copy.mkdir()
    for ending in ("", "-wal"):  # as a power cut leaves them
        (copy / f"paddock.sqlite{ending}").write_bytes((tmp_path / f"paddock.sqlite{ending}").read_bytes())
    store.close()
    spoil(copy / path.name, [page_of_records(path)], b"\x07" * PAGE)
    assert "The store was damaged" in mend(copy / path.name)
    saved = SqliteStore(copy / path.name)
    assert saved.load("late").lines == [line(1, id="late")]  # type: ignore[union-attr]
    saved.close()


def test_looking_takes_a_bounded_time(tmp_path: Path):
    path = tmp_path / "paddock.sqlite"
    filled(path)
    found = check(path, patience=0.0)
    assert found.damage == []


def test_a_file_that_is_no_store_or_a_newer_one_is_not_touched(tmp_path: Path):
    path = tmp_path / "paddock.sqlite"
    path.write_bytes(b"this is a letter, not a database" * 400)
    before = path.read_bytes()
    with pytest.raises(WrongStore, match="its first page is damaged"):
        mend(path)
    assert path.read_bytes() == before
    path.unlink()
    filled(path)
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.close()
    newer = path.read_bytes()
    assert mend(path) == ""
    with pytest.raises(WrongStore, match="newer Paddock"):
        SqliteStore(path)
    assert path.read_bytes() == newer, "an older house loses nothing of a newer one's store"
