"""Whole games in a real browser, measured at every decision: how much of the window the board has, what jumps, whether
the button that commits is whole, and how long the cars are.

    python -m tests.e2e.walking [title ...]     walks through whole games and prints a table (`make table`)

The board is whatever is played on: a track, a map, the line of cars, an auction, a garage, a draft. A point of the
window belongs to it if nothing lies over it there. What floats inside of the board says so (`data-over`).
"""

import math
import random
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.e2e.browser import ARGUMENTS, HOW, find
from tests.e2e.visitor import Visitor
from tests.server.serving import Served, served


@dataclass(frozen=True)
class Window:
    name: str
    width: int
    height: int
    goal: int
    """The share of the window that the board must have, in per cent."""


WINDOWS = (
    Window("1440×900", 1440, 900, 55),
    Window("1280×720", 1280, 720, 50),
    Window("844×390", 844, 390, 50),
    Window("1440×900 at 200 %", 720, 450, 50),
    Window("1280×720 at 200 %", 640, 360, 50),
)

GAMES: dict[str, dict[str, Any]] = {
    "quick-grand-prix": {"calendar": ["monaco"]},
    "grand-prix": {"laps": 2},
    "great-race": {},
    "moto-grand-prix": {"laps": 1, "level": "standard"},
    "formula-1-tgp": {"calendar": ["monza"]},
}
"""Each title with what makes a short game of it; against one bot."""

WATCH_SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const words = ({ node }) => node?.outerHTML?.slice(0, 120) ?? String(node?.textContent);
    const who = entry.sources.map(words).join(" | ");
    window.shifts.push({ at: entry.startTime, value: entry.value, who });
  }
}).observe({ type: "layout-shift", buffered: true });
"""

SHARE = """() => {
  const all = new CSSStyleSheet();
  all.replaceSync("* { pointer-events: auto !important }");  // what lets clicks through covers all the same
  document.adoptedStyleSheets = [all];
  const [columns, rows] = [48, 32];
  let seen = 0;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = ((column + 0.5) * innerWidth) / columns;
      const hit = document.elementFromPoint(x, ((row + 0.5) * innerHeight) / rows);
      if (hit?.closest("#board") && !hit.closest("[data-over]")) seen += 1;
    }
  document.adoptedStyleSheets = [];
  return (100 * seen) / (columns * rows);
}"""

HIDDEN = """() => {
  const commit = document.querySelector(".commit");
  const { left, top, right, bottom } = commit.getBoundingClientRect();
  const whole = (x, y) => commit.contains(document.elementFromPoint(x, y));
  const [inset, corners] = [4, [[left, top], [right, top], [left, bottom], [right, bottom]]];
  const middle = [(left + right) / 2, (top + bottom) / 2];
  return !corners.every(([x, y]) => whole(x + Math.sign(middle[0] - x) * inset, y + Math.sign(middle[1] - y) * inset));
}"""
"""Whether something lies over the button that commits, or cuts it."""

LENGTHS = """() => [...document.querySelectorAll("#board [data-piece]")].map((each) => {
  const box = each.getBoundingClientRect();
  if (box.right < 0 || box.bottom < 0 || box.left > innerWidth || box.top > innerHeight) return null;
  if (!each.checkVisibility()) return null;
  const at = each.getScreenCTM();
  const isWhole = each instanceof SVGSVGElement;  // one of its own on the page: its box is what it has
  return isWhole ? box.width : each.getBBox().width * Math.hypot(at.a, at.b);
}).filter((length) => length)"""
"""The lengths of the cars in sight, in pixels, however they are turned."""

SETTLED = """async () => {
  let [still, seen] = [0, -1];
  for (let frame = 0; frame < 240 && still < 5; frame++) {
    await new Promise((done) => requestAnimationFrame(done));
    const now = window.shifts?.length ?? 0;
    still = now === seen ? still + 1 : 0;
    seen = now;
  }
}"""
"""Whatever follows from another size of the window, or from a touch, has been laid out."""

CAN_BE_TOUCHED = """() => [...document.querySelectorAll(
  "section.tray .tray-row button:not(:disabled), section.tray .tray-row input, #board [role=button], #board button"
)].filter((each) => !each.closest("[data-over]")).length"""

TOUCH = """(number) => {
  const touched = [...document.querySelectorAll(
    "section.tray .tray-row button:not(:disabled), section.tray .tray-row input, #board [role=button], #board button"
  )].filter((each) => !each.closest("[data-over]"))[number];
  touched.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  touched.dispatchEvent(new MouseEvent("mouseenter"));
  touched.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  touched.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}"""

ASKED = """() => !!document.querySelector(".commit")
  && !document.querySelector(".prompt").innerText.includes("Your answer is in")"""
CHOSEN = "() => !!document.querySelector('.commit:not(:disabled)')"


CAR = 28
"""So many pixels a car is long at least …"""
CAR_WINDOW = "1280×720"
"""… in this window."""
NOTHING = 0.0001
"""A figure that has one digit more moves the word after it by less than this share of the window."""


@dataclass
class Walk:
    """What was measured on the way through a game."""

    title: str
    shares: dict[str, list[float]] = field(default_factory=dict)
    """For each window the share of the board at each decision, in per cent."""
    shifts: list[str] = field(default_factory=list)
    """What jumped between the first touch and the commit."""
    hidden: set[str] = field(default_factory=set)
    """The windows in which the button that commits was not whole."""
    shortest: float = math.inf
    """The length of the shortest car in sight, in pixels."""
    decisions: int = 0
    over: bool = False

    def misses(self) -> list[str]:
        """What is not as it must be: too little board, something that jumped or was cut, a car that is too short."""
        shares = [
            f"{self.title}, {window.name}: {min(self.shares[window.name]):.0f} % < {window.goal} %"
            for window in WINDOWS
            if self.shares.get(window.name) and min(self.shares[window.name]) < window.goal
        ]
        hidden = [f"{self.title}, {window}: the button is not whole" for window in sorted(self.hidden)]
        short = [f"{self.title}: a car of {self.shortest:.0f} px < {CAR} px"] if self.shortest < CAR else []
        return shares + hidden + short + self.shifts


def walk(browser: Browser, house: Served, title: str, most: int, seed: int = 7) -> Walk:
    """Play a game by touching what can be touched, at most so many decisions of it."""
    found = Walk(title)
    rng = random.Random(seed)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "easy"}]
    made = house.post("/api/games", {"title": title, "seats": seats, "options": GAMES[title]})
    anna = Visitor(browser, f"http://127.0.0.1:{house.port}", title)
    anna.page.add_init_script(WATCH_SHIFTS)
    anna.read_at_once()
    try:
        anna.sit_down(made["game"], made["keys"])
        while found.decisions < most:
            anna.page.wait_for_function(f"() => ({ASKED})() || !!document.querySelector('section.result')")
            if anna.page.locator("section.result").count():
                found.over = True
                anna.page.wait_for_load_state("networkidle")  # the end asks for the whole race once more
                break
            measure(anna, found)
            answer(anna, found, rng)
            found.decisions += 1
        assert anna.errors == [], anna.errors
    finally:
        anna.close()
    return found


def measure(anna: Visitor, found: Walk) -> None:
    """Look at the table in every window."""
    for window in reversed(WINDOWS):
        anna.page.set_viewport_size({"width": window.width, "height": window.height})
        anna.page.evaluate(SETTLED)
        found.shares.setdefault(window.name, []).append(anna.page.evaluate(SHARE))
        if anna.page.evaluate(HIDDEN):
            found.hidden.add(window.name)
        if window.name == CAR_WINDOW:
            found.shortest = min([found.shortest, *anna.page.evaluate(LENGTHS)])


def answer(anna: Visitor, found: Walk, rng: random.Random) -> None:
    """Touch one thing after the other until something is chosen, and commit it; nothing may jump on the way."""
    version = anna.version()
    window = rng.choice(WINDOWS)
    anna.page.set_viewport_size({"width": window.width, "height": window.height})
    anna.page.evaluate(SETTLED)
    begun: float = anna.page.evaluate("() => performance.now()")
    for _ in range(60):
        count: int = anna.page.evaluate(CAN_BE_TOUCHED)
        if count:
            anna.page.evaluate(TOUCH, rng.randrange(count))
        anna.page.wait_for_timeout(30)
        if anna.version() != version:  # touched twice: that commits
            break
        if anna.page.evaluate(CHOSEN):
            break
    else:
        raise AssertionError(f"{found.title}: nothing could be chosen: {anna.prompt.inner_text()}")
    if anna.version() == version:
        anna.page.evaluate(SETTLED)
        jumped = anna.page.evaluate("begun => window.shifts.filter(({ at }) => at > begun)", begun)
        found.shifts += [
            f"{found.title}, {window.name}: {each['value']:.4f} {each['who']}"
            for each in jumped
            if each["value"] >= NOTHING
        ]
        anna.page.locator(".commit").click()
        anna.wait_for_news(version)


def table(walks: Iterator[Walk]) -> Iterator[str]:
    """What was measured, in lines: least and mean share of each game and window, the goal beside it."""
    yield f"{'':20}{'the board in a window of':26}{'decisions':>10}{'mean':>8}{'least':>8}  goal"
    for each in walks:
        for window in WINDOWS:
            shares = each.shares[window.name]
            figures = f"{len(shares):10d}{sum(shares) / len(shares):6.1f} %{min(shares):6.1f} %"
            wanted = goal(min(shares) >= window.goal, f"≥ {window.goal} %")
            yield f"{each.title:20}{window.name:26}{figures}  {wanted}"
        ending = "to its end" if each.over else "not to its end"
        for what, found, met, wanted in (
            ("jumps from touch to commit", len(each.shifts), not each.shifts, "0"),
            ("windows that cut the button", len(each.hidden), not each.hidden, "0"),
            (f"shortest car, {CAR_WINDOW}", f"{each.shortest:.0f} px", each.shortest >= CAR, f"≥ {CAR} px"),
        ):
            yield f"{each.title:20}{what:44}{found:>8}  {goal(met, wanted)}"
        yield f"{each.title:20}played {ending}"
        yield from (f"    {jump}" for jump in each.shifts[:5])


def goal(met: bool, words: str) -> str:
    return f"{words}: {'met' if met else 'NOT met'}"


def main() -> None:
    program = find()
    if program is None:
        raise SystemExit(HOW)
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        walks = [walk(browser, house, title, most=1000) for title in sys.argv[1:] or GAMES]
        browser.close()
    print("\n".join(table(iter(walks))))
    raise SystemExit(1 if any(each.misses() for each in walks) else 0)


if __name__ == "__main__":
    main()
