"""Nobody is timed out by a clock that jumps: time is measured, not read from the wall, and downtime is nobody's time.

The server's wall clock is set by a library below the C library (wall_clock.c), so that everything in the process sees
the jump: Python, SQLite and the time zone.
"""

import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from paddock.store.sqlite import SqliteStore
from tests.trust.process import Server

SECONDS = 3000
HOUR, DAY = 3600, 86400
JUMPS = [HOUR, -HOUR, 40 * DAY, -40 * DAY, 3650 * DAY, 0]
BEFORE_DST = (1792886398, 1774745998)
"""Two seconds before clocks in Warsaw are put back (25 October 2026) and forward (29 March 2026)."""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        pytest.skip("the wall clock is set below the C library, which needs a C compiler")
    made = tmp_path_factory.mktemp("clock") / "wall_clock.so"
    source = Path(__file__).parent / "wall_clock.c"
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", str(made), str(source), "-ldl"], check=True)
    return made


def time_left(server: Server, game: str) -> float:
    table: dict[str, Any] = server.get(f"/api/games/{game}/table")
    return float(table["waiting"]["deadline"] - table["now"])


def test_nobody_is_timed_out_by_a_jump_of_the_wall_clock(tmp_path: Path, library: Path, figure: Callable[[str], None]):
    wall = tmp_path / "wall"
    wall.write_text("0")
    server = Server(
        tmp_path / "data", LD_PRELOAD=str(library), PADDOCK_CLOCK=str(wall), PADDOCK_SHOWING="0", TZ="Europe/Warsaw"
    )
    server.start()
    games = [
        server.new_game("me", "hotseat", clock={"kind": kind, "seconds": SECONDS})["game"]
        for kind in ("move", "bank", "days")
    ]
    began = time.monotonic()
    jumps = [*JUMPS, *(round(moment - time.time()) for moment in BEFORE_DST)]
    for jump in jumps:
        wall.write_text(str(jump))
        made = server.new_game("me", "hotseat")["game"]
        shown = server.get(f"/api/games/{made}")["created"]
        assert abs(shown - (time.time() + jump)) < HOUR / 2, "the server does not see the jump"
        for game in games:
            used = time.monotonic() - began
            assert SECONDS - used - 5 <= time_left(server, game) <= SECONDS, f"after a jump of {jump} s"
    # Down for a day, as far as the wall says, and for a moment by any other measure.
    left = {game: time_left(server, game) for game in games}
    server.stop()
    wall.write_text(str(jumps[-1] + DAY))
    server.start()
    for game in games:
        assert time_left(server, game) <= left[game]
        assert time_left(server, game) >= left[game] - (time.monotonic() - began) - 5, "downtime was taken from a seat"
    server.stop()
    store = SqliteStore(tmp_path / "data" / "paddock.sqlite")
    for game in games:
        stored = store.load(game)
        assert stored is not None
        assert not [line for line in stored.lines if line.by == "clock"]
    store.close()
    figure(f"{len(jumps)} jumps of the wall clock, two to a change of summer time, and a day down: nobody timed out")


def test_a_clock_rings_by_the_steady_clock_also_when_the_wall_stands_in_the_past(tmp_path: Path, library: Path):
    """Else the test above would pass in a house whose clocks never ring."""
    wall = tmp_path / "wall"
    wall.write_text("0")
    with Server(tmp_path / "data", LD_PRELOAD=str(library), PADDOCK_CLOCK=str(wall), PADDOCK_SHOWING="0") as server:
        game = server.new_game("me", "hotseat", clock={"kind": "move", "seconds": 5})["game"]
        version = server.get(f"/api/games/{game}/table")["version"]
        wall.write_text(str(-40 * DAY))
        while server.get(f"/api/games/{game}/table")["version"] == version:
            time.sleep(0.1)
