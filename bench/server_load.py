"""How much one server process carries: many games at once, each played by one browser for both seats.

    python bench/server_load.py                    200 games, 20 seconds, nobody thinks: how much it can
    python bench/server_load.py --think 4          everybody thinks four seconds: how long people wait

Server and players share this machine, so the figures are those of both together. Only the loopback interface is used.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from websockets.asyncio.client import ClientConnection

from paddock.store.sqlite import SqliteStore
from tests.trust.players import Player, percentile
from tests.trust.process import Server


class Thinker(Player):
    """Thinks for a while before each move."""

    def __init__(self, address: str, keys: list[dict[str, Any]], seed: int, seconds: float) -> None:
        super().__init__(address, keys, seed)
        self.seconds = seconds

    async def move(self, socket: ClientConnection) -> None:
        if self.seconds:
            await asyncio.sleep(self.random.uniform(0.5, 1.5) * self.seconds)
        await super().move(socket)


async def load(players: list[Player], seconds: float) -> float:
    """All play at once for so long; the seconds it really took."""
    began = time.monotonic()
    playing = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(seconds)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return time.monotonic() - began


def cpu_seconds(pid: int) -> float:
    """What the server process has computed so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--think", type=float, default=0.0)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "data") as server:
        assert server.process is not None
        players: list[Player] = []
        for number in range(wanted.games):
            game = server.new_game("me", "hotseat", options={"laps": 9})
            players.append(Thinker(server.socket_of(game["game"]), game["keys"], number, wanted.think))
        before = cpu_seconds(server.process.pid)
        took = asyncio.run(load(players, wanted.seconds))
        used = cpu_seconds(server.process.pid) - before
        memory = server.memory()
        server.stop()
        store = SqliteStore(Path(folder) / "data" / "paddock.sqlite")
        stored = [store.load(player.address.split("/")[-2]) for player in players]
        kept = {line.command for game in stored if game is not None for line in game.lines}
        store.close()
    delays = [delay for player in players for delay in player.delays]
    lost = sum(id not in kept for player in players for id in player.acknowledged)
    print(f"{wanted.games} games at once, one server process, {took:.1f} s, {wanted.think:g} s of thought a move")
    print(f"  acknowledged moves      {len(delays)} ({len(delays) / took:.0f} a second), {lost} lost")
    print(
        "  until acknowledged      "
        + ", ".join(f"p{part:g} {percentile(delays, part / 100) * 1000:.0f} ms" for part in (50, 95, 99))
    )
    print(f"  the server's CPU        {used:.1f} s, {1000 * used / max(1, len(delays)):.2f} ms a move")
    print(f"  the server's memory     {memory / 1024:.0f} MB")


if __name__ == "__main__":
    main()
