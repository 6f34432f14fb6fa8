"""Promise 1: an acknowledged move is never lost. Killed at a random instant, again and again, under load, with races of
all titles at once; and cut off from its power."""

import asyncio
import os
import random
import shutil
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from paddock.core.position import write_position
from paddock.server.table.stored_game import open_table
from paddock.store.interface import Store
from paddock.store.opening import open_store
from paddock.store.sqlite import SqliteStore
from tests.postgres import Postgres
from tests.trust.conftest import Figure
from tests.trust.players import Player, all_play
from tests.trust.process import Server, titles_in_turn
from tests.trust.sizes import size

pytestmark = pytest.mark.whole_machine

GAMES = size(10, 60)
KILLS = size(2, 50)
SERVERS = size(1, 20)
CUTS = size(10, 25)
"""So many power cuts each of so many servers survives."""


def check(store: Store, players: dict[str, Player], replays: bool = True) -> tuple[int, int, int]:
    """How many acknowledged moves there are, how many of them are lost, and how many moves were made twice."""
    acknowledged = lost = twice = 0
    for game, player in players.items():
        stored = store.load(game)
        assert stored is not None
        kept = {line.command: line for line in stored.lines if line.command}
        twice += sum(n - 1 for n in Counter(line.command for line in stored.lines if line.command).values())
        assert [line.number for line in stored.lines] == list(range(1, len(stored.lines) + 1))
        for id, move in player.acknowledged.items():
            acknowledged += 1
            lost += id not in kept or (kept[id].seat, kept[id].text) != (move["seat"], move["action"])
        if replays:
            open_table(stored)  # and its fingerprint is the one that was stored
    return acknowledged, lost, twice


def seated(server: Server, games: int) -> dict[str, Player]:
    """A player at each of so many new games, of all titles in turn."""
    players = {}
    for number, wish in enumerate(titles_in_turn(games)):
        new = server.new_game("me", "hotseat", **wish)
        players[new["game"]] = Player(server.socket_of(new["game"]), new["keys"], seed=number)
    return players


async def interrupted(players: list[Player], seconds: float, interrupt: Callable[[], None]) -> None:
    """Interrupt the server so long after the game is in full swing: as many moves acknowledged as there are players."""
    playing = asyncio.create_task(all_play(players, 60.0, reconnect=False))
    enough = moves_of(players) + len(players)
    while moves_of(players) < enough and not playing.done():
        await asyncio.sleep(0.01)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(interrupt)
    await playing


def moves_of(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> str:
    """Of the database that games are kept in; empty: they are kept in a file."""
    return "" if request.param == "sqlite" else str(request.getfixturevalue("postgres").new_database())


def test_no_acknowledged_move_is_lost_and_none_is_made_twice(tmp_path: Path, figure: Figure, address: str):
    chance = random.Random(11)
    server = Server(tmp_path / "data", PADDOCK_STORE=address)
    kept_in = "PostgreSQL" if address else "SQLite"
    server.start()
    players = seated(server, GAMES)
    starts = []
    for _ in range(KILLS):
        asyncio.run(interrupted(list(players.values()), chance.uniform(0.0, 0.8), server.kill))
        store = open_store(server.data / "paddock.sqlite", address)
        acknowledged, lost, twice = check(store, players)
        positions = {game: position(store, game) for game in players}
        store.close()
        assert (lost, twice) == (0, 0)
        starts.append(server.start())
        for game, (version, _) in positions.items():
            assert server.get(f"/api/games/{game}/table")["version"] == version
    # Everybody comes back, sends again what was never answered, and plays on.
    asyncio.run(all_play(list(players.values()), moves=3))
    server.stop()
    store = open_store(server.data / "paddock.sqlite", address)
    acknowledged, lost, twice = check(store, players)
    store.close()
    assert (lost, twice) == (0, 0)
    assert acknowledged > GAMES * 3
    figure(
        f"{KILLS} times kill -9 with {GAMES} games of all titles at once in {kept_in}: {acknowledged} acknowledged "
        f"moves, {lost} lost, {twice} made twice; serving again after {max(starts):.1f} s at most",
        goal=f"{KILLS} kills, 0 lost, 0 twice",
        met=(lost, twice) == (0, 0),
    )


def test_no_acknowledged_move_is_lost_when_the_database_is_killed(tmp_path: Path, figure: Figure, postgres: Postgres):
    """Every process of it, at a random instant under load; the house stays up and goes on when it is back."""
    chance = random.Random(13)
    address = postgres.new_database()
    server = Server(tmp_path / "data", PADDOCK_STORE=address)
    server.start()
    players = seated(server, GAMES)

    def kill_both() -> None:
        postgres.kill()
        postgres.start()
        server.get("/api/games")
        server.kill()

    for _ in range(KILLS):
        asyncio.run(interrupted(list(players.values()), chance.uniform(0.0, 0.8), kill_both))
        store = open_store(server.data / "paddock.sqlite", address)
        acknowledged, lost, twice = check(store, players)
        store.close()
        assert (lost, twice) == (0, 0)
        server.start()
    server.stop()
    assert acknowledged > GAMES
    figure(
        f"{KILLS} times kill -9 of PostgreSQL with {GAMES} games of all titles at once: {acknowledged} acknowledged "
        f"moves, {lost} lost, {twice} made twice",
        goal=f"{KILLS} kills, 0 lost, 0 twice",
    )


def position(store: Store, game: str) -> tuple[int, str]:
    stored = store.load(game)
    assert stored is not None
    return len(stored.lines), write_position(open_table(stored).state)


# ── The power cut: what was not synced is gone ──


@pytest.fixture(scope="module")
def shim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library that keeps, beside each file, a copy of it as of its last sync."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        pytest.skip("a power cut is simulated below the C library, which needs a C compiler")
    library = tmp_path_factory.mktemp("shim") / "synced.so"
    source = Path(__file__).parent / "synced.c"
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", str(library), str(source), "-ldl"], check=True)
    return library


def cut_the_power(data: Path, left: Path) -> None:
    """What is left on the disk after a power cut, in another folder: every file that there is, as it was when it was
    last synced; what was never synced is not there."""
    left.mkdir()
    for file in data.iterdir():
        synced = file.with_name(file.name + ".synced")
        if synced.exists() and not file.name.endswith("-shm"):
            shutil.copyfile(synced, left / file.name)


async def cut_off(server: Server, players: dict[str, Player], chance: random.Random, where: Path) -> int:
    """Cut the power again and again while all play; how many moves had been acknowledged by then, in all.

    A frozen server writes nothing any more: what is on the disk then is what a cut at that instant leaves. What it
    had said before is still heard.
    """
    playing = asyncio.create_task(all_play(list(players.values())))
    acknowledged = 0
    for number in range(CUTS):
        await asyncio.sleep(chance.uniform(0.05, 0.3))
        server.freeze()
        await asyncio.sleep(0.05)
        left = where / f"cut{number}"
        cut_the_power(server.data, left)
        store = SqliteStore(left / "paddock.sqlite")
        count, lost, twice = check(store, players, replays=number == CUTS - 1)
        store.close()
        shutil.rmtree(left)
        server.thaw()
        assert (lost, twice) == (0, 0)
        acknowledged += count
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    return acknowledged


def test_what_was_acknowledged_survives_a_power_cut(tmp_path: Path, shim: Path, figure: Figure):
    chance = random.Random(12)
    acknowledged = 0
    for run in range(SERVERS):
        data = tmp_path / f"run{run}"
        server = Server(data, LD_PRELOAD=str(shim), PADDOCK_SYNCED="paddock.sqlite")
        server.start()
        try:
            acknowledged += asyncio.run(cut_off(server, seated(server, GAMES // 2), chance, tmp_path))
        finally:
            server.kill()
    assert acknowledged > 0
    figure(
        f"{SERVERS * CUTS} power cuts under load, everything unsynced discarded: {acknowledged} times it was looked "
        "for an acknowledged move, 0 lost",
        goal=f"{SERVERS * CUTS} power cuts, 0 lost",
    )


def test_the_power_cut_would_find_a_store_that_does_not_sync(tmp_path: Path, shim: Path):
    """The same cut with syncing turned off must lose something: else the test above proves nothing."""
    program = (
        "import sqlite3, sys\n"
        "connection = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "connection.execute('PRAGMA journal_mode = WAL')\n"
        "connection.execute('CREATE TABLE t (n INTEGER)')\n"
        "connection.execute(f'PRAGMA synchronous = {sys.argv[2]}')\n"
        "for n in range(20): connection.execute('INSERT INTO t VALUES (?)', (n,))\n"
        "import os; os._exit(0)\n"
    )
    found = {}
    for mode in ("FULL", "NORMAL"):
        data = tmp_path / mode
        data.mkdir()
        environment = {"LD_PRELOAD": str(shim), "PADDOCK_SYNCED": "paddock.sqlite"}
        subprocess.run(
            [sys.executable, "-c", program, str(data / "paddock.sqlite"), mode],
            env=os.environ | environment,
            check=True,
        )
        left = tmp_path / f"{mode} left"
        cut_the_power(data, left)
        connection = sqlite3.connect(left / "paddock.sqlite")
        try:
            (found[mode],) = connection.execute("SELECT count(*) FROM t").fetchone()
        except sqlite3.Error:
            found[mode] = 0
        connection.close()
    assert found["FULL"] == 20
    assert found["NORMAL"] < 20
