"""How long people wait at the browser's table, and what it weighs: each figure beside its goal.

    python -m tests.e2e.pace [title ...]     measures and prints a table (`make pace`)

A round of bots is the time from an answer of ours to our next question on the screen, where all three bots have
answered in between, with bots as quick as they are for everybody; news is read at once. Frames are counted in a
Chromium without a graphics card: a real one is faster. What else the machine does counts too: its load stands above.
"""

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from paddock.server.settings import Settings
from tests.e2e.browser import ARGUMENTS, HOW, find
from tests.e2e.visitor import Visitor
from tests.server.serving import Served, served

ROUND, STILL, PLAY_NOW, FRAMES, PICTURE = 6.0, 1.0, 3.0, 60.0, 150_000.0
"""The goals: seconds of a bot round, with motion off, from Play now to the question; frames; bytes of a game's part."""
BOTS = 3
ROUNDS = 5
"""So many rounds are timed of each game …"""
PATIENCE = 120.0
"""… or as many as come about in so many seconds."""

IS_ASKED = """
() => !document.querySelector(".curtain") && document.querySelector(".tray [data-action], .tray button")
  && document.querySelector(".page.asked")
  && !document.querySelector(".prompt").innerText.includes("Your answer is in")
"""


def main() -> None:
    program = find()
    if program is None:
        sys.exit(HOW)
    delay = Settings(data=Path()).bot_delay
    with (
        tempfile.TemporaryDirectory() as data,
        served(Path(data), bot_delay=delay) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        titles = sys.argv[1:] or [title["id"] for title in house.get("/api/titles")]
        print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        print(f"{'what':<44}{'measured':>18}  goal")
        for title in titles:
            seconds = play_now(browser, house, title)
            tell(f"{title}: Play now to the question", seconds, PLAY_NOW, "s")
            for moving in (True, False):
                rounds = bot_rounds(browser, house, title, moving)
                words = f"{title}: a round of {BOTS} bots, {'normal pace' if moving else 'motion off'}"
                if rounds:
                    tell(f"{words}, longest of {len(rounds)}", max(rounds), ROUND if moving else STILL, "s")
                    print(f"{'  median':<44}{statistics.median(rounds):>16.1f} s")
                else:
                    print(f"{words:<44}{'none came about':>18}  ≤ {ROUND if moving else STILL:.0f} s: NOT met")
        weigh(browser, house, titles)
        tell("22 cars, frames a second (no graphics card)", frames(browser, house), FRAMES, "/s", least=True)
        browser.close()


def weigh(browser: Browser, house: Served, titles: list[str]) -> None:
    """The lobby, and the table of each game; what no other game's table needs is the game's own part."""
    print(f"{'the lobby, bytes transferred':<44}{weight(browser, house, '/')[0]:>16,} B")
    tables: dict[str, tuple[int, dict[str, int]]] = {}
    for title in {*titles, "quick-grand-prix", "great-race"}:
        game, keys = table_of(house, title, 2)
        words = "+".join(f"{key['seat']}.{key['secret']}" for key in keys)
        tables[title] = weight(browser, house, f"/game/{game}#keys={words}")
    shell = set.intersection(*(set(scripts) for _, scripts in tables.values()))
    for title in titles:
        whole, scripts = tables[title]
        print(f"{f'{title}: the table, bytes transferred':<44}{whole:>16,} B")
        own = sum(size for script, size in scripts.items() if script not in shell)
        tell("  the game's own part of it", own, PICTURE, "B")


def tell(what: str, found: float, goal: float, unit: str, least: bool = False) -> None:
    met = found >= goal if least else found <= goal
    shown = f"{found:,.0f}" if unit == "B" else f"{found:.1f}"
    wanted = f"{goal:,.0f}"
    print(f"{what:<44}{shown:>16} {unit}  {'≥' if least else '≤'} {wanted} {unit}: {'met' if met else 'NOT met'}")


def table_of(house: Served, title: str, seats: int) -> tuple[str, list[dict[str, Any]]]:
    """A race of ours against bots, as Play now would set it."""
    wanted = house.get(f"/api/titles/{title}")["play_now"]
    people = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "level": "easy"}] * (seats - 1)]
    made = house.post("/api/games", {"title": title, "seats": people, "options": wanted["options"]})
    return made["game"], made["keys"]


def play_now(browser: Browser, house: Served, title: str) -> float:
    """Seconds from the click to the choices on the screen, in a browser that has never been here."""
    anna = Visitor(browser, f"http://127.0.0.1:{house.port}", "pace", moving=True)
    anna.go("/")
    name = house.get(f"/api/titles/{title}")["name"]
    button = anna.page.get_by_role("button", name=f"Play now: {name}", exact=True)
    button.wait_for()
    began = time.perf_counter()
    button.click()
    anna.page.wait_for_function(IS_ASKED, timeout=60_000)
    taken = time.perf_counter() - began
    anna.close()
    return taken


def bot_rounds(browser: Browser, house: Served, title: str, moving: bool) -> list[float]:
    """Seconds of each round in which all bots have answered."""
    anna = Visitor(browser, f"http://127.0.0.1:{house.port}", "pace", moving=moving)
    anna.read_at_once()
    game, keys = table_of(house, title, BOTS + 1)
    anna.sit_down(game, keys)
    found: list[float] = []
    end = time.monotonic() + PATIENCE
    while len(found) < ROUNDS and time.monotonic() < end:
        if not asked(anna.page, end):
            break
        room = house.house.rooms[game]
        before = len(room.table.record.lines) if room.table else 0
        version = str(anna.version())
        began = time.perf_counter()
        if not answer(anna, game, house) or not asked(anna.page, end, since=version):
            break
        taken = time.perf_counter() - began
        lines = room.table.record.lines[before:] if room.table else []
        if len({line.seat for line in lines if line.seat > 0}) == BOTS:
            found.append(taken)
    anna.close()
    return found


def answer(anna: Visitor, game: str, house: Served) -> bool:
    """Give the first answer over HTTP, so that no click is measured; whether there was something to answer."""
    (key,) = anna.page.evaluate("JSON.parse(localStorage.getItem('paddock-games'))[0].keys")
    bearer = f"Bearer {key['secret']}"
    table = house.get(f"/api/games/{game}/table?seat={key['seat']}", authorization=bearer)
    if not table["questions"]:
        return False
    move = {"id": f"pace-{table['version']}", "seat": key["seat"], "version": table["version"]}
    action = table["questions"][0]["options"][0]["action"]
    house.post(f"/api/games/{game}/play", move | {"action": action}, authorization=bearer)
    return True


def asked(page: Page, end: float, since: str = "") -> bool:
    """Wait until something is asked on the screen; whether it came to that."""
    left = max(1.0, (end - time.monotonic()) * 1000)
    try:
        if since:
            page.wait_for_function("v => document.querySelector('[data-version]')?.dataset.version !== v", arg=since)
        page.wait_for_function(IS_ASKED, timeout=left)
    except Exception as error:
        if "Timeout" not in str(error):
            raise
        return False
    return True


def weight(browser: Browser, house: Served, path: str) -> tuple[int, dict[str, int]]:
    """Bytes that a new browser transfers until nothing more comes; and those of each script and style among them."""
    anna = Visitor(browser, f"http://127.0.0.1:{house.port}", "weight")
    session = anna.context.new_cdp_session(anna.page)
    session.send("Network.enable")
    scripts: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def received(told: dict[str, Any]) -> None:
        if told["type"] in ("Script", "Stylesheet"):
            scripts[told["requestId"]] = told["response"]["url"]

    session.on("Network.responseReceived", received)
    session.on(
        "Network.loadingFinished", lambda told: sizes.update({told["requestId"]: int(told["encodedDataLength"])})
    )
    anna.go(path)
    anna.page.wait_for_load_state("networkidle")
    anna.close()
    return sum(sizes.values()), {scripts[id]: size for id, size in sizes.items() if id in scripts}


def frames(browser: Browser, house: Served) -> float:
    anna = Visitor(browser, f"http://127.0.0.1:{house.port}", "frames", moving=True)
    anna.go("/dev/cars")
    words = anna.page.get_by_text("frames per second")
    words.wait_for()
    anna.page.wait_for_timeout(8000)
    found = float(words.inner_text().split()[0])
    anna.close()
    return found


if __name__ == "__main__":
    main()
