"""Somebody with a browser window: opens pages, sets up games, answers what is asked, by what can be seen there."""

import re
import time
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, expect

from tests.server.serving import Served, reach_speeds

ROOT = Path(__file__).resolve().parents[2]
SCREENS = ROOT / ".build" / "screens"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

PATIENCE = 900.0
"""Seconds that a whole race may take on a loaded machine."""

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}

WATCH_POLICY = """
window.policyViolations = [];
document.addEventListener("securitypolicyviolation", (event) =>
  window.policyViolations.push(`${event.violatedDirective} ${event.blockedURI} at line ${event.lineNumber}`));
"""

READ_AT_ONCE = "setInterval(() => document.querySelector('.news .primary, .interlude .primary')?.click(), 50)"


class Visitor:
    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        size: dict[str, int] = DESKTOP,
        dark: bool = False,
        moving: bool = False,
        locale: str = "en-GB",
    ) -> None:
        self.address = address
        self.dark = dark
        self.name = re.sub(r"[^\w.-]+", "-", name)
        self.context = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
            has_touch=size["width"] < 700,
            locale=locale,
        )
        self.context.set_default_timeout(120_000)
        self.page = self.context.new_page()
        self.page.add_init_script(WATCH_POLICY)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda told: self.errors.append(told.text) if told.type == "error" else None)

    def close(self) -> None:
        self.context.close()

    def read_at_once(self) -> None:
        """Read all news of the race as soon as it is there, on every page from now on, and be ready for every race."""
        self.page.add_init_script(READ_AT_ONCE)

    def complaints(self) -> list[str]:
        violations: list[str] = self.page.evaluate("window.policyViolations ?? []")
        return self.errors + violations

    def shoot(self, what: str, whole: bool = False) -> None:
        """Keep a picture of the window."""
        SCREENS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENS / f"{self.name}-{what}.png", full_page=whole)

    def turn(self, dark: bool) -> None:
        """Make it day or night, and wait until it is: colours that fade are between the two for a moment."""
        self.dark = dark
        self.page.emulate_media(color_scheme="dark" if dark else "light")
        self.page.evaluate(
            """async () => {
              await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
              for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
              await new Promise((go) => requestAnimationFrame(go));
            }"""
        )

    def barriers(self, where: str) -> list[str]:
        """What axe-core finds serious or critical on this page."""
        assert AXE.is_file(), "axe-core is not installed; `python web/build_client.py run test` brings it."
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text())
        # By night only the colours differ.
        rules = "runOnly: ['color-contrast']," if self.dark else ""
        found = self.page.evaluate(f"axe.run(document, {{ {rules} resultTypes: ['violations'] }})")
        return [
            f"{where}: {violation['id']}: {violation['help']}: {node['target']}"
            for violation in found["violations"]
            if violation["impact"] in ("serious", "critical")
            for node in violation["nodes"]
        ]

    # ── Getting to a table ──

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def new_game(self, *seats: str, name: str = "Anna", races: int = 1, **more: str) -> str:
        """Set up a game with the form; seats such as me, friend, hotseat, bot. Returns its address."""
        page = self.page
        self.go("/new/quick-grand-prix")
        page.get_by_label("Your name").fill(name)
        for _ in range(4 - len(seats)):
            page.get_by_role("button", name=re.compile("^Remove seat")).last.click()
        for number, seat in enumerate(seats, 1):
            page.get_by_label(f"Seat {number}", exact=True).select_option(seat)
            if seat == "bot":
                page.get_by_label(f"Strength, Seat {number}").select_option(more.get("level", "rookie"))
        for circuit in ("Monza", "Spa", "Silverstone")[: 4 - races]:
            page.get_by_role("button", name=f"Take {circuit} out").click()
        page.get_by_role("button", name="Start your engines").click()
        page.wait_for_url("**/game/*")
        return page.url

    def sit_down(self, game: str, keys: list[dict[str, Any]]) -> None:
        """Come to a game with the keys of some of its seats, as from another device."""
        words = "+".join(f"{key['seat']}.{key['secret']}" for key in keys)
        self.go(f"/game/{game}#keys={words}")
        expect(self.prompt).to_be_visible()

    def sit_at_speeds(self, house: Served, seats: int = 2) -> None:
        """Sit on all seats of a race at its first choice of speeds: how one gets there is tested elsewhere."""
        game, keys = race_at_speeds(house, seats)
        self.sit_down(game, keys)
        self.play_until(lambda: self.is_at_speeds() and self.is_asked())

    # ── At the table ──

    @property
    def commit(self) -> Locator:
        """The one primary button, at the end of the tray."""
        return self.page.locator(".commit")

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name="What is asked")

    def is_over(self) -> bool:
        return self.prompt.get_by_text("The race is over.").is_visible()

    def raise_curtain(self) -> bool:
        button = self.page.locator(".curtain button")
        if button.is_visible():
            button.click()
            return True
        return False

    def choose(self, stop: bool = False) -> None:
        """Choose something sensible for what is asked, without committing."""
        page = self.page
        cars = page.locator("fieldset.car")
        tray = page.get_by_role("region", name="Your move")
        if cars.count():
            self.pick_speed(0, 1) if not stop else cars.nth(0).get_by_role("button", name="Pit stop").click()
            self.pick_speed(1, 3)
        elif (keep := tray.get_by_role("button", name=re.compile("^Keep"))).count():
            keep.first.click()
        elif (take := page.get_by_role("button", name="Take", exact=True)).count():
            take.first.click()
        else:
            tray.locator("button[aria-pressed]").first.click()

    def pick_speed(self, car: int, end: int) -> None:
        """Ends are counted over both cards: 0 and 1 the first card's fast and slow one, 2 and 3 the second's."""
        self.page.locator("fieldset.car").nth(car).locator(".end").nth(end).click()

    def answer(self, stop: bool = False) -> None:
        """Choose and commit."""
        self.choose(stop)
        expect(self.commit).to_be_enabled()
        self.commit.click()

    def is_asked(self) -> bool:
        """Whether a question waits for an answer that has not been given yet."""
        asked: bool = self.page.evaluate(
            """() => !document.querySelector(".curtain") && !!document.querySelector(".commit")
              && !document.querySelector(".prompt").innerText.includes("Your answer is in")"""
        )
        return asked

    def play_until(self, done: Callable[[], bool], seconds: float = PATIENCE, stop_every: int = 0) -> int:
        """Answer whatever is asked until something is so. Returns the number of answers."""
        end = time.monotonic() + seconds
        answers = 0
        while True:
            asked = self.is_asked()  # looked at before `done`, so that nothing is answered that `done` has not seen
            if done():
                return answers
            assert time.monotonic() < end, f"not reached after {answers} answers: {self.prompt.inner_text()}"
            if self.raise_curtain():
                continue
            if asked:
                version = self.version()
                self.answer(stop=bool(stop_every) and answers % stop_every == stop_every - 1)
                answers += 1
                self.wait_for_news(version)
            else:
                self.page.wait_for_timeout(20)

    def version(self) -> int:
        """The version of the table that this window shows."""
        return int(self.page.locator("[data-version]").get_attribute("data-version") or -1)

    def wait_for_news(self, version: int, seconds: float = 120.0) -> None:
        """Wait until the window shows another table than this one."""
        self.page.wait_for_function(
            "version => Number(document.querySelector('[data-version]')?.dataset.version ?? version) !== version",
            arg=version,
            timeout=seconds * 1000,
        )

    def is_at_speeds(self) -> bool:
        return self.page.locator("fieldset.car").count() == 2

    def reach_speeds(self) -> None:
        """Play the draft and the grid, up to the first choice of speeds."""
        self.play_until(lambda: self.is_at_speeds() and self.is_asked())

    def open_drawer(self, leaf: str = "Log") -> None:
        """Open the drawer at the right: the log, or the chat."""
        self.page.get_by_role("banner").get_by_role("button", name=re.compile(f"^{leaf}")).click()

    def log_texts(self) -> list[str]:
        """The log, newest first."""
        return self.page.locator(".log li button").all_inner_texts()


def race_at_speeds(house: Served, seats: int = 2) -> tuple[str, list[dict[str, Any]]]:
    """A race whose draft and grid were played over the websocket, and the keys of its seats."""
    created = house.new_game("me", *["hotseat"] * (seats - 1))
    keys: list[dict[str, Any]] = created["keys"]
    with house.visit(created["game"], keys) as player:
        reach_speeds([(player, key["seat"]) for key in keys])
    return str(created["game"]), keys


def reach_speeds_together(*friends: Visitor) -> None:
    """Play the draft and the grid in several windows, up to the first choice of speeds."""
    end = time.monotonic() + PATIENCE
    for friend in cycle(friends):
        if all(each.is_at_speeds() for each in friends):
            return
        assert time.monotonic() < end, f"the draft does not end: {friend.prompt.inner_text()}"
        if friend.is_asked() and not friend.is_at_speeds():
            version = friend.version()
            friend.answer()
            friend.wait_for_news(version)
        else:
            friend.page.wait_for_timeout(15)
