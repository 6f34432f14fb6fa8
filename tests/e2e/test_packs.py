"""Content packs in the browser: what was drawn is raced on at once, what the house offers can be chosen."""

import re
from collections.abc import Callable
from zipfile import ZipFile

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.visitor import PHONE, Visitor
from tests.server.serving import Served

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]


def start(page: Page) -> str:
    """Sit down against one easy driver; the id of the game."""
    for _ in range(2):
        page.get_by_role("button", name=re.compile("^Remove seat")).last.click()
    page.get_by_label("Strength, Seat 2").select_option("rookie")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Start your engines").click()
    page.wait_for_url("**/game/*")
    return page.url.rpartition("/")[2].partition("#")[0]


def test_a_drawn_track_is_raced_on_at_once(visit: Visit, house: Served):
    anna = visit()
    anna.go("/tracks")
    page = anna.page
    page.get_by_label("Begin with").select_option("port-verity")
    check = page.get_by_label("What the check says")
    expect(check).to_contain_text("54 sectors")
    page.get_by_role("button", name="Insert a sector").click()
    expect(check).to_contain_text("55 sectors")
    page.get_by_label("Name").fill("Anna's Park")
    page.get_by_label("Laps").fill("2")
    anna.shoot("editor")
    page.get_by_role("button", name="Race on it").click()
    page.wait_for_url("**/new/grand-prix?pack=*")
    expect(page.get_by_label("Cards, tracks and boards").locator("option:checked")).to_have_text("Anna's Park")
    expect(page.get_by_role("radio", name=re.compile("Anna's Park"))).to_be_checked()
    anna.shoot("new-game", whole=True)
    assert anna.barriers("a new game with a content pack") == []
    # The house's own tracks stay to choose from, and the way back leads to the track as it was left.
    assert page.locator("input[type=radio][value=port-verity]").count() == 1
    page.go_back()
    expect(page.get_by_label("Name")).to_have_value("Anna's Park")
    page.go_forward()
    game = start(page)
    assert house.get(f"/api/games/{game}/components")["track"]["name"] == "Anna's Park"
    page.get_by_role("button", name=re.compile("^Soft")).first.click()
    page.get_by_role("button", name=re.compile("^Hard")).last.click()
    version = anna.version()
    anna.commit.click()
    anna.wait_for_news(version)
    expect(page.locator("[data-card]").first).to_be_visible()
    page.keyboard.press("1")
    ends = page.locator("[data-end][aria-pressed='true']")
    expect(ends).to_be_attached()
    space = ends.get_attribute("data-end")
    version = anna.version()
    anna.commit.click()
    anna.wait_for_news(version)
    expect(page.locator(f"[data-car][aria-label*='on {space}']").first).to_be_attached()
    anna.shoot("table")


def test_a_drawn_board_is_raced_on_at_once_on_a_phone(visit: Visit, house: Served):
    anna = visit(size=PHONE, dark=True)
    anna.go("/boards")
    page = anna.page
    expect(page.get_by_text("This board can be raced on.")).to_be_visible()
    page.get_by_role("button", name="Risk zone", exact=True).click()
    page.get_by_role("button", name=re.compile("^D1: ")).click()
    page.get_by_label("Name of the board").fill("Anna's Africa")
    page.get_by_role("button", name="Race on it").click()
    page.wait_for_url("**/new/great-race?pack=*")
    expect(page.get_by_label("Cards, tracks and boards").locator("option:checked")).to_have_text("Anna's Africa")
    expect(page.get_by_role("radio", name=re.compile("Anna's Africa"))).to_be_checked()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    anna.shoot("new-game", whole=True)
    assert anna.barriers("a new game with a content pack, by night") == []
    game = start(page)
    assert house.get(f"/api/games/{game}")["pack_name"] == "Anna's Africa"
    tray = page.get_by_role("region", name="Your move")
    tray.locator("button[aria-pressed]").first.click()
    version = anna.version()
    anna.commit.click()
    anna.wait_for_news(version)
    assert "D1" in [space["id"] for space in house.get(f"/api/games/{game}/components")["boards"][0]["spaces"]]
    # What is kept of it can be taken home with the record.
    anna.go(f"/replay/{game}")
    with page.expect_download() as taken:
        page.get_by_role("link", name="Download its content pack: Anna's Africa").click()
    with ZipFile(taken.value.path()) as files:
        assert files.namelist() == ["boards.toml"]
        assert "Anna's Africa" in files.read("boards.toml").decode()
    anna.shoot("replay", whole=True)


def test_a_pack_that_is_gone_is_told_and_the_game_can_be_set_up_without_it(visit: Visit):
    anna = visit()
    anna.go("/new/great-race?pack=0123456789abcdef&board=elsewhere")
    page = anna.page
    expect(page.get_by_role("alert")).to_contain_text("This house does not have the content pack")
    expect(page.locator("input[type=radio][value=africa]")).to_be_checked()
    anna.errors.clear()  # the browser itself remarks on an answer of 404
