"""The tables of all games for those who use keys or a screen reader: nothing bars anybody, by day and by night; a new
question is two keys away; the log is one stop; the text view says where everybody is."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from paddock.games import SHELF
from tests.e2e.visitor import Visitor, race_at_speeds
from tests.server.serving import Served

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]

HAS_FOCUS = "place => document.activeElement?.closest(place) !== null"


def asked(house: Served, game: str) -> tuple[str, list[dict[str, Any]]]:
    """A race with cars on the road in which somebody is asked: most guided ones begin so."""
    if game == "quick-grand-prix":
        return race_at_speeds(house)
    made = house.post("/api/games", {"title": game, "seats": [{"kind": "me", "name": "Anna"}], "guided": True})
    return made["game"], made["keys"]


@pytest.mark.parametrize("game", list(SHELF))
def test_a_table_bars_nobody(visit: Visit, house: Served, game: str):
    anna = visit()
    page = anna.page
    anna.sit_down(*asked(house, game))
    anna.raise_curtain()
    expect(page.get_by_role("region", name="Your move")).to_be_visible()

    # A question that has just come is two keys away, and said to screen readers.
    page.keyboard.press("Tab")
    if not page.evaluate(HAS_FOCUS, ".tray"):
        page.keyboard.press("Enter")
    assert page.evaluate(HAS_FOCUS, ".tray"), page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
    expect(anna.prompt.locator("[aria-live=polite]")).not_to_be_empty()

    # The log comes behind the tray and is one stop; arrows go from line to line.
    anna.open_drawer()
    lines = page.locator(".log [data-line]")
    expect(lines.first).to_be_visible()
    assert page.locator(".log").evaluate("log => [...log.querySelectorAll('[tabindex=\"0\"]')].length") == 1
    assert page.evaluate(
        """() => Boolean(document.querySelector(".tray").compareDocumentPosition(document.querySelector(".log"))
          & Node.DOCUMENT_POSITION_FOLLOWING)"""
    )
    lines.first.focus()
    if lines.count() > 1:
        page.keyboard.press("ArrowDown")
        expect(lines.nth(1)).to_be_focused()

    barriers: list[str] = []
    for dark in (False, True):
        anna.turn(dark)
        anna.shoot("night" if dark else "day")
        barriers += anna.barriers("by night" if dark else "by day")
    assert barriers == []

    anna.turn(dark=False)
    page.get_by_role("banner").get_by_role("button", name="Log").click()
    page.keyboard.press("t")
    column = page.get_by_role("columnheader").all_inner_texts().index("Where")
    where = page.locator(f"tbody tr > :nth-child({column + 1})")
    assert any(text.strip() for text in where.all_inner_texts()), "the text view says where everybody is"
    assert anna.barriers("the text view") == []
