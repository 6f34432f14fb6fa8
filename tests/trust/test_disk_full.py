"""A full disk: moves are refused, never shown and never lost, and the house goes on when there is room again."""

import asyncio
import os
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from paddock.store.sqlite import SqliteStore
from tests.trust.players import Player, all_play
from tests.trust.process import Server
from tests.trust.sizes import size
from tests.trust.test_durability import check

GAMES = size(6, 30)
ROUNDS = size(2, 10)
MEGABYTES = size(6, 16)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of a few megabytes."""
    place = tmp_path / "small"
    place.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={MEGABYTES}m,mode=0700", "paddock-test", str(place)], check=False
    )
    if mounted.returncode:
        pytest.skip("a file system of its own can only be mounted by root")
    yield place
    subprocess.run(["umount", "--lazy", str(place)], check=True)


def fill(file: Path) -> int:
    """Write until the disk is full, to the last byte; how many bytes that took."""
    written = 0
    with file.open("ab", buffering=0) as filler:
        for chunk in (64 * 1024, 4096, 1):
            try:
                while True:
                    written += filler.write(bytes(chunk))
            except OSError:
                continue
    return written


def lines_in(data: Path, game: str) -> int:
    """How many lines of a game are on the disk, read without touching it."""
    connection = sqlite3.connect(f"file:{data / 'paddock.sqlite'}?mode=ro", uri=True)
    (count,) = connection.execute("SELECT count(*) FROM lines WHERE game = ?", (game,)).fetchone()
    connection.close()
    return int(count)


def test_a_full_disk_loses_nothing_and_the_race_goes_on(small_disk: Path, figure: Callable[[str], None]):
    data, filler = small_disk / "data", small_disk / "filler"
    server = Server(data, PADDOCK_CLOCK_TICK="0.5")
    server.start()
    assert server.process is not None
    pid = server.process.pid
    players = {}
    for number in range(GAMES):
        new = server.new_game("me", "hotseat", options={"laps": 9, "calendar": ["monaco"] * 4})
        players[new["game"]] = Player(server.socket_of(new["game"]), new["keys"], seed=number)
    refused = 0
    for _ in range(ROUNDS):
        asyncio.run(all_play(list(players.values()), seconds=0.5))
        fill(filler)
        # What the write-ahead log still has room for is written; then nothing is.
        while not all(is_refused(player) for player in players.values()):
            asyncio.run(all_play(list(players.values()), seconds=0.5))
            fill(filler)
            if all(player.over for player in players.values()):
                break
        for game, player in players.items():
            assert player.table["version"] <= lines_in(data, game), "a move was shown that is not on the disk"
            refused += sum(reply["code"] == "not-saved" for reply in player.refusals)
            player.refusals.clear()
        os.truncate(filler, 0)
        before = {game: len(player.acknowledged) for game, player in players.items()}
        asyncio.run(all_play(list(players.values()), moves=2))
        assert all(player.over or len(player.acknowledged) > before[game] for game, player in players.items())
    assert server.process.pid == pid
    assert server.process.poll() is None, "it goes on without a restart"
    server.stop()
    store = SqliteStore(data / "paddock.sqlite")
    acknowledged, lost, twice = check(store, players)
    store.close()
    assert refused > 0
    assert (lost, twice) == (0, 0)
    figure(
        f"{ROUNDS} times a full disk of {MEGABYTES} MB with {GAMES} games at once: "
        f"{refused} moves refused as not saved, {acknowledged} acknowledged, {lost} lost, {twice} made twice"
    )


def is_refused(player: Player) -> bool:
    return player.over or any(reply["code"] == "not-saved" for reply in player.refusals)
