"""The editor of lanes and sectors: open a track, change it, hear what is wrong, take the file away, bring it back."""

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.visitor import PHONE, Visitor

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]


def test_a_track_is_changed_checked_downloaded_and_opened_again(visit: Visit, tmp_path: Path):
    anna = visit()
    anna.go("/tracks")
    page = anna.page
    check = page.get_by_label("What the check says")
    expect(check).to_contain_text("It can be raced: 72 sectors.")
    page.locator("[data-space='3c']").click()
    expect(page.get_by_role("heading", name="Sector 3")).to_be_visible()
    lanes = page.get_by_role("group", name="Lanes")
    expect(lanes.get_by_role("button", name="5")).to_have_attribute("aria-pressed", "true")
    lanes.get_by_role("button", name="2").click()
    expect(check).to_contain_text("Between sectors 2 and 3 the track goes from 5 to 2 lanes.")
    expect(page.locator("[data-space='3c']")).to_have_count(0)
    anna.shoot("advice")
    assert anna.barriers("the track editor") == []
    page.get_by_label("Name").fill("")
    expect(check).to_contain_text("the track needs a name")
    expect(page.get_by_role("button", name="Download")).to_be_disabled()
    page.get_by_label("Name").fill("Anna's Park")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download annas-park.toml").click()
    file = tmp_path / "park.toml"
    waiting.value.save_as(file)
    assert "3:2" in tomllib.loads(file.read_text())["lanes"].split()
    page.get_by_label("Begin with").select_option("port-verity")
    expect(check).to_contain_text("54 sectors")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_label("Name")).to_have_value("Anna's Park")
    expect(page.locator("[data-space='3c']")).to_have_count(0)


def test_sectors_come_and_go_and_every_change_can_be_undone(visit: Visit):
    anna = visit(size=PHONE, dark=True)
    anna.go("/tracks")
    page = anna.page
    check = page.get_by_label("What the check says")
    expect(check).to_contain_text("72 sectors")
    page.get_by_role("button", name="Insert a sector").click()
    expect(check).to_contain_text("73 sectors")
    page.get_by_role("button", name="Remove").click()
    expect(check).to_contain_text("72 sectors")
    page.get_by_role("button", name="Undo").click()
    expect(check).to_contain_text("73 sectors")
    page.get_by_role("button", name="Undo").click()
    expect(check).to_contain_text("72 sectors")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    anna.shoot("phone", whole=True)
    assert anna.barriers("the track editor by night") == []
