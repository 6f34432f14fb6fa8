"""The track builder in a real browser: laid by hand, closed and tried by the server, shared, and raced on."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.visitor import DESKTOP, PHONE, Visitor

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]


def lay(visitor: Visitor, *tiles: str) -> None:
    """Lays tiles behind those that lie there; the start tile always does, as soon as the server has drawn it."""
    laid = visitor.page.locator("path.tile")
    expect(laid).not_to_have_count(0)
    for tile in tiles:
        before = laid.count()
        visitor.page.locator(".palette .tile").filter(has_text=tile).click()
        expect(laid).to_have_count(before + 1)


def test_a_track_is_laid_closed_tried_and_raced_on(visit: Visit):
    anna = visit()
    page = anna.page
    anna.go("/builder")
    state = page.get_by_role("status").filter(has_text="positions")
    lay(anna, "L4", "L2", "R1L", "R1L")
    expect(state).to_contain_text("It does not close yet. 12 positions, 1 corner")
    expect(page.get_by_text("it needs 270° more turning in all")).to_be_visible()
    expect(page.locator("line.gap")).to_be_attached()
    expect(page.get_by_role("button", name="Test race")).to_be_disabled()
    assert page.url.endswith("#START.L4.L2.R1L%3D2.R1L")

    page.keyboard.press("Control+z")
    expect(page.locator("path.tile")).to_have_count(4)
    page.keyboard.press("Control+y")
    expect(page.locator("path.tile")).to_have_count(5)

    page.get_by_role("button", name="Close it for me").click()
    expect(state).to_contain_text("It closes.")
    expect(page.locator("line.gap")).not_to_be_attached()
    page.get_by_role("button", name="Test race").click()
    expect(page.get_by_text("Turns a lap")).to_be_visible()
    expect(page.get_by_text("Overtakes a race")).to_be_visible()
    anna.shoot("tried")

    page.get_by_label("Its name").fill("Jura Ring")
    page.get_by_role("link", name="Race on it").click()
    page.wait_for_url(re.compile("/new/moto-grand-prix"))
    # Set-up shows the circuit itself, by its name, and not those of the box.
    expect(page.get_by_role("img", name=re.compile("Jura Ring"))).to_be_visible()
    expect(page.get_by_label("Its name")).to_have_value("Jura Ring")
    expect(page.get_by_role("radio", name=re.compile("Fabulous Driving Park"))).to_have_count(0)
    anna.shoot("own-circuit")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Start your engines").click()
    page.wait_for_url("**/game/*")
    expect(page.get_by_role("banner")).to_contain_text("Jura Ring")
    anna.go("/")
    expect(page.get_by_role("region", name="My games").get_by_text("Jura Ring")).to_be_visible()


def test_a_tile_is_changed_where_it_lies(visit: Visit):
    anna = visit()
    page = anna.page
    anna.go("/builder#START.L4.R2L=2.R2L.L4")
    expect(page.locator("path.tile")).to_have_count(5)
    page.locator("path.tile").nth(2).click()
    page.get_by_label("Difficulty from here on").select_option("3")
    expect(page.locator(".sign.d3")).to_have_count(1)
    page.keyboard.press("t")
    page.wait_for_url("**/builder#START.L4.R2R%3D3.R2L.L4")
    page.get_by_label("Slope from here on").select_option("uphill")
    page.wait_for_url("**/builder#START.L4.R2R%3D3%5E.R2L.L4")
    page.keyboard.press("Delete")
    page.wait_for_url("**/builder#START.L4.R2L.L4")


def test_a_tile_is_dragged_behind_another_one(visit: Visit):
    anna = visit()
    page = anna.page
    anna.go("/builder#START.L4.R2L=2.L4")
    expect(page.locator("path.tile")).to_have_count(4)
    page.locator(".palette .tile").filter(has_text="L2").hover()
    page.mouse.down()
    page.locator("path.tile").nth(1).hover()
    expect(page.locator("path.tile").nth(1)).to_have_attribute("data-lands", "here")
    page.mouse.up()
    page.wait_for_url("**/builder#START.L4.L2.R2L%3D2.L4")


def test_a_circuit_is_generated_turned_round_saved_and_opened_again(visit: Visit, tmp_path: Path):
    anna = visit()
    page = anna.page
    anna.go("/builder")
    page.get_by_label("Length in positions").fill("60")
    page.get_by_role("button", name="Generate a circuit").click()
    expect(page.get_by_role("status").filter(has_text="It closes.")).to_be_visible()
    made = page.url
    page.get_by_role("button", name="Run it the other way round").click()
    page.wait_for_function("before => location.href !== before", arg=made)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download as a file").click()
    file = tmp_path / "circuit.txt"
    download.value.save_as(file)
    assert "START" in file.read_text()
    turned = page.url
    page.get_by_role("button", name="Start anew").click()
    page.wait_for_url("**/builder#START")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url(turned)
    file.write_text("a letter to my aunt")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_have_text("There are no tiles in this file.")


@pytest.mark.parametrize(("size", "dark"), [(DESKTOP, False), (PHONE, True)], ids=["desktop", "phone-dark"])
def test_nothing_bars_anybody_from_building(visit: Visit, size: dict[str, int], dark: bool):
    anna = visit(size=size, dark=dark)
    anna.go("/builder#START.L4.R2L=2.R2L.L4")
    expect(anna.page.locator("path.tile")).to_have_count(5)
    anna.page.locator("path.tile").nth(2).click()
    anna.shoot("builder", whole=True)
    assert anna.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert anna.barriers("builder") == []


def test_a_link_with_nonsense_says_what_is_wrong(visit: Visit):
    anna = visit()
    anna.go("/builder#START.banana")
    expect(anna.page.get_by_role("alert")).to_contain_text("'banana' is not a tile")
    anna.errors.clear()  # the browser notes the refusal itself in its console
    anna.page.get_by_role("button", name="Undo").click()
    expect(anna.page.locator("path.tile")).to_have_count(1)
