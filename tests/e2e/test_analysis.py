"""The analysis of a race in a real browser: asked for, waited for, read, and gone into."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from paddock.server.table import analyses
from tests.e2e.test_replay import recorded
from tests.e2e.visitor import Visitor
from tests.server.serving import Served, play_any

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]
SIZES = [(1440, 900), (1280, 720), (844, 390), (390, 844)]


def test_a_record_is_analysed_and_one_goes_from_a_mistake_into_the_race(visit: Visit, tmp_path: Path):
    anna = visit()
    page = anna.page
    file, _ = recorded(tmp_path, "moto-grand-prix", seats=3, laps=1)
    anna.go("/")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/record")
    box = page.get_by_role("region", name="Luck and skill")
    box.get_by_role("button", name="Analyse this race").click()
    expect(box.get_by_role("img", name="chance to win")).to_be_visible()
    expect(box.get_by_role("row")).to_have_count(4)
    expect(box.get_by_text("Where the race turned")).to_be_visible()

    # By keyboard along the line of chances, and to that moment of the race.
    along = box.get_by_role("slider", name="Along the race")
    along.focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(along).to_have_attribute("aria-valuetext", re.compile(r"After move \d+: .* \d+ %"))
    box.get_by_role("button", name="Show this moment").click()
    assert page.get_by_role("slider", name="Replay", exact=True).input_value() == "3"

    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for dark in (False, True):
            anna.turn(dark)
            box.scroll_into_view_if_needed()
            page.evaluate("document.querySelector('#analysis').scrollIntoView()")
            anna.shoot(f"{width}x{height}-{'dark' if dark else 'light'}")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{width} wide"
            assert anna.barriers(f"{width}x{height}") == []
    anna.turn(False)
    anna.shoot("whole", whole=True)

    mistake = box.get_by_role("listitem").filter(has=page.get_by_role("button", name="Play on from here")).first
    number = int(re.search(r"Move (\d+)", mistake.inner_text()).group(1))  # type: ignore[union-attr]
    mistake.get_by_role("button", name="See it").click()
    assert page.get_by_role("slider", name="Replay", exact=True).input_value() == str(number - 1)
    mistake.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/new/moto-grand-prix")
    assert anna.complaints() == []


def test_the_end_of_a_race_leads_to_its_analysis(visit: Visit, house: Served, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(analyses, "IN_ALL", 4.0)
    created = house.new_game("me", "hotseat")
    with house.visit(created["game"], created["keys"]) as player:
        play_any(player, [0, 1])
    anna = visit()
    page = anna.page
    words = "+".join(f"{key['seat']}.{key['secret']}" for key in created["keys"])
    anna.go(f"/game/{created['game']}#keys={words}")
    page.get_by_role("link", name="Luck and skill").click()
    page.wait_for_url("**/replay/*#analysis")
    box = page.get_by_role("region", name="Luck and skill")
    expect(box.get_by_role("img", name="chance to win")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Polski").click()
    expect(page.get_by_role("region", name="Szczęście i umiejętności").get_by_text("Szczęście").first).to_be_visible()
    expect(page.locator("#analysis p").filter(has_text="na starcie").first).to_be_visible()
    assert anna.complaints() == []
