"""The pictures of README and documentation, taken anew: bots race up to a moment worth looking at, and a browser shows
it.

`make pictures` writes them to docs/pictures.
"""

import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

import paddock
from paddock.bots.levels import bot
from paddock.core.position import write_position
from paddock.core.rng import Rng
from tests.e2e.browser import ARGUMENTS, HOW, find
from tests.e2e.visitor import ROOT, Visitor
from tests.server.serving import Served, served

PICTURES = ROOT / "docs" / "pictures"
SIZE = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


class Moment(NamedTuple):
    """What a picture shows: the first question of this kind to the first seat, after so many answers; and the keys that
    it presses, after which its choice is foreseen."""

    name: str
    game: str
    kind: str
    answers: int
    keys: str = ""
    size: dict[str, int] = SIZE


MOMENTS = [
    Moment("grand-prix", "grand-prix(seats=4)", "act", 150, "4"),
    Moment("grand-prix-pits", "grand-prix(seats=4)", "serve", 150),
    Moment("quick-grand-prix", "quick-grand-prix(seats=3, calendar=spa)", "speeds", 30, "17"),
    Moment("quick-grand-prix-draft", "quick-grand-prix(seats=3, calendar=spa)", "take-or-swap", 0),
    Moment("great-race", "great-race(seats=3, board=africa)", "act", 60, "1"),
    Moment("great-race-plan", "great-race(seats=3, board=africa)", "planning", 30),
    Moment("moto-grand-prix", "moto-grand-prix(seats=4)", "ride", 24, "5"),
    Moment("moto-grand-prix-corner", "moto-grand-prix(seats=4)", "ride", 60, "2"),
    Moment("formula-1-tgp", "formula-1-tgp(seats=3)", "push", 150, "2"),
    Moment("formula-1-tgp-action", "formula-1-tgp(seats=3)", "action", 24),
    Moment("phone", "moto-grand-prix(seats=4)", "ride", 40, size=PHONE),
]


def position_at(moment: Moment) -> str:
    """The position of a moment, as the rule of thumb has brought it about."""
    table = paddock.start(moment.game, seed=3)
    thumb, rng = bot("medium", table.game.title), Rng(3)
    asked = table.state
    while len(table.record.lines) < moment.answers or asked.kind.name != moment.kind or 0 not in asked.to_answer():
        seat = asked.to_answer()[0]
        table.play(thumb.choose(table.view(seat), rng), seat=seat)
        asked = table.state
    return write_position(table.state)


def take(moment: Moment, browser: Browser, house: Served) -> None:
    title = moment.game.partition("(")[0]
    position = position_at(moment)
    others = int(position.partition("seats=")[2][0]) - 1
    seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "level": "easy"}] * others]
    made = house.post("/api/games", {"title": title, "seats": seats, "position": position})
    anna = Visitor(browser, f"http://127.0.0.1:{house.port}", title, moment.size)
    anna.sit_down(made["game"], made["keys"])
    anna.page.locator("section.tray").wait_for()
    anna.page.locator(".notes").get_by_role("button", name="Close").click()  # that it began from a position
    for key in moment.keys:
        anna.page.keyboard.press(key)
    if moment.keys:
        anna.page.locator(".prompt .second").wait_for(timeout=90_000)  # the preview is there …
    shoot(anna, moment.name)


def take_lobby(browser: Browser, house: Served) -> None:
    anna = Visitor(browser, f"http://127.0.0.1:{house.port}", "lobby", SIZE)
    anna.page.goto(f"http://127.0.0.1:{house.port}/")
    anna.page.get_by_role("heading", name="Grand Prix").first.wait_for()
    shoot(anna, "lobby")


def shoot(anna: Visitor, name: str) -> None:
    anna.page.wait_for_timeout(3000)  # … and nothing moves any more
    anna.page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=72)
    anna.close()
    print(f"docs/pictures/{name}.jpg", flush=True)


def main() -> None:
    program = find()
    if program is None:
        raise SystemExit(HOW)
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        take_lobby(browser, house)
        for moment in MOMENTS:
            take(moment, browser, house)


if __name__ == "__main__":
    main()
