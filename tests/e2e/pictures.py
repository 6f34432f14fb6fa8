"""The pictures of the README, taken anew: bots race up to a moment worth looking at, and a browser shows it.

`make pictures` writes them to docs/pictures.
"""

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

import paddock
from paddock.bots.levels import bot
from paddock.core.position import write_position
from paddock.core.rng import Rng
from tests.e2e.browser import ARGUMENTS, HOW, find
from tests.e2e.visitor import ROOT, Visitor
from tests.server.serving import served

PICTURES = ROOT / "docs" / "pictures"
SIZE = {"width": 1280, "height": 800}
MOMENTS = {
    "grand-prix(seats=4)": ("act", 150, "4"),
    "quick-grand-prix(seats=3, calendar=spa)": ("speeds", 30, "17"),
    "great-race(seats=3, board=africa)": ("act", 60, "1"),
    "moto-grand-prix(seats=4)": ("ride", 24, "5"),
    "formula-1-tgp(seats=3)": ("push", 150, "2"),
}
"""The kind of question the first seat is shown, the first after so many answers; and the keys it presses."""


def moment(game: str, kind: str, answers: int) -> str:
    """A position, as the rule of thumb has brought it about."""
    table = paddock.start(game, seed=3)
    thumb, rng = bot("medium", table.game.title), Rng(3)
    while len(table.record.lines) < answers or table.state.kind.name != kind or 0 not in table.state.to_answer():
        seat = table.state.to_answer()[0]
        table.play(thumb.choose(table.view(seat), rng), seat=seat)
    return write_position(table.state)


def main() -> None:
    program = find()
    if program is None:
        raise SystemExit(HOW)
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        for game, (kind, answers, keys) in MOMENTS.items():
            title = game.partition("(")[0]
            position = moment(game, kind, answers)
            others = position.partition("seats=")[2][0]
            seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "level": "easy"}] * (int(others) - 1)]
            made = house.post("/api/games", {"title": title, "seats": seats, "position": position})
            anna = Visitor(browser, f"http://127.0.0.1:{house.port}", title, SIZE)
            anna.sit_down(made["game"], made["keys"])
            anna.page.locator("section.tray").wait_for()
            for key in keys:
                anna.page.keyboard.press(key)
            anna.page.wait_for_timeout(3000)  # until previews are there and nothing moves any more
            anna.page.screenshot(path=PICTURES / f"{title}.jpg", type="jpeg", quality=78)
            anna.close()
            print(f"docs/pictures/{title}.jpg")


if __name__ == "__main__":
    main()
