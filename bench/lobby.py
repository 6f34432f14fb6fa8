"""What the lobby costs: how long `GET /api/games` takes with few tables and with many, each of them another game.

    python bench/lobby.py                          100 and 10,000 listed tables

The tables are written into the store as the server writes them; the server then runs in a process of its own. Only the
loopback interface is used.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from paddock.store.rows import FREE, HUMAN, WAITING, Change, GameRow, SeatRow
from paddock.store.sqlite import SqliteStore
from tests.trust.players import percentile
from tests.trust.process import Server

LAPS = 9


def fill(data: Path, tables: int) -> None:
    """Write so many listed tables; their options differ, so that no cache of games helps."""
    store = SqliteStore(data / "paddock.sqlite")
    saved = []
    for number in range(tables):
        id = f"bench-{number}"
        row = GameRow(
            id=id,
            title="grand-prix",
            game=f"grand-prix(seats=2, laps={1 + number % LAPS})",
            rules=1,
            status=WAITING,
            clock="none",
            seconds=0,
            listed=True,
            spectators=True,
            created=time.time() + number / tables,
            language="en",
            commitment="",
            secret="00" * 32,
            position="",
        )
        seats = [
            SeatRow(game=id, seat=0, kind=HUMAN, name=f"Driver {number}", title="Red"),
            SeatRow(game=id, seat=1, kind=FREE, title="Blue"),
        ]
        saved.append(store.save(Change(games=[row], seats=seats)))
    for each in saved:
        each.result()
    store.close()


def measure(tables: int, requests: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        fill(data, tables)
        with Server(data) as server:
            times = []
            for _ in range(requests):
                began = time.monotonic()
                listed = server.get("/api/games")
                times.append(time.monotonic() - began)
    middle, slow = (1000 * percentile(times, part) for part in (0.5, 0.95))
    print(f"{tables:6} listed tables: {len(listed)} told, {middle:.1f} ms a request, p95 {slow:.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="*", default=[100, 10_000])
    parser.add_argument("--requests", type=int, default=50)
    wanted = parser.parse_args()
    for tables in wanted.tables:
        measure(tables, wanted.requests)


if __name__ == "__main__":
    main()
