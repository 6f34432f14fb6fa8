"""Bad pages under a real house: it starts, says so, serves what is whole, and what lost something says so too."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

from paddock.server.table.stored_game import open_table
from paddock.store.sqlite import SqliteStore
from tests.store.test_salvage import PAGE, spoil
from tests.trust.players import Player, all_play
from tests.trust.process import Server
from tests.trust.sizes import size

GAMES = size(10, 60)
RUNS = size(2, 20)


def test_a_house_with_bad_pages_serves_what_is_whole(tmp_path: Path, figure: Callable[[str], None]):
    chance = random.Random(13)
    told = whole = hurt = gone = 0
    for run in range(RUNS):
        server = Server(tmp_path / f"run{run}")
        server.start()
        players = {}
        for number in range(GAMES):
            new = server.new_game("me", "hotseat", options={"calendar": ["monaco"] * 4})
            players[new["game"]] = Player(server.socket_of(new["game"]), new["keys"], seed=number)
        asyncio.run(all_play(list(players.values()), moves=15))
        server.stop()
        path = server.data / "paddock.sqlite"
        pages = chance.sample(range(2, path.stat().st_size // PAGE + 1), 2)
        spoil(path, pages, chance.randbytes(PAGE))
        server.start()
        found = "The store was damaged." in server.log.read_text()
        told += found
        for game, player in players.items():
            status, info = server.ask("GET", f"/api/games/{game}")
            assert status in (200, 404)
            if status == 404 or info["status"] == "pinned":
                assert found
                gone, hurt = gone + (status == 404), hurt + (status == 200)
                continue
            whole += 1
            assert server.get(f"/api/games/{game}/table")["version"] >= max(
                move["at"] for move in player.acknowledged.values()
            )
        server.stop()
        store = SqliteStore(path)
        for game in players:
            stored = store.load(game)
            if stored is not None and not stored.row.trouble:
                open_table(stored)  # every move is there, and leads where it led
        store.close()
    assert whole > 0
    assert told > 0
    figure(
        f"{RUNS} stores with two bad pages each: {told} were told of and salvaged; of {RUNS * GAMES} games "
        f"{whole} went on whole, {hurt} said what they lost, {gone} were gone; none went on with a move missing"
    )
