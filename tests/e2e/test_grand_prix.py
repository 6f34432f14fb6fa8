"""Grand Prix at the table: a card, a car and an end by touch on the loop; the ribbon on a phone; keys."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from paddock.games.grand_prix import TITLE
from tests.e2e.visitor import PHONE, Visitor
from tests.server.serving import Served

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]

FIELD = " ".join(f"{59 - row}{lane}" for row in range(11) for lane in "ab")
HAND = "solid-line-30 floor-it-16 fast-pace-60"
RIVAL = "clean-air-1 clean-air-2 clean-air-3"


def position() -> str:
    """The field two by two before the line, in the middle of the race; Anna (cars 1 and 80) is to play one of three
    cards."""
    held = f"{HAND} {RIVAL}".split()
    deck = " ".join(card for card in TITLE.game(2).domains["card"].slugs if card not in held)
    return f"""
        spot: {FIELD}
        lap: {" ".join(["0"] * 22)}
        was_dry: 1
        turn: 6
        waiting: 1 80 9 14 7 30
        wear: 1 0 0 0 | 0 0 0 0 | 0 0 0 0 | 0 0 0 0 | 0 0 0 0 | 0 1 0 0 | 0 0 0 0
        hand: {HAND} | {RIVAL}
        race_deck: {deck}
        acting: cobalt
        flow: race/turn turn/action-phase action-phase/next_segment
    """


def sit_down(visitor: Visitor, house: Served, begin: str = "") -> None:
    seats: list[Any] = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "easy"}]
    made = house.post("/api/games", {"title": "grand-prix", "seats": seats, "position": begin or position()})
    key = made["keys"][0]
    visitor.go(f"/game/{made['game']}#keys={key['seat']}.{key['secret']}")
    expect(visitor.page.locator("[data-card], .commit").first).to_be_visible()


def test_a_card_a_car_and_an_end_are_three_touches_and_a_commit(visit: Visit, house: Served):
    anna = visit()
    sit_down(anna, house)
    page = anna.page
    page.locator("[data-card='fast-pace-60']").click()
    expect(page.locator("[data-ghost]").first).to_be_attached()
    # A lead card from the back of the field takes fewer cars along than one from the front.
    front = page.locator("[data-car='1']")
    front.click()
    expect(front).to_have_attribute("aria-pressed", "true")
    page.locator("[data-ghost='1']").wait_for(state="attached")
    assert page.locator("[data-ghost]").count() > 2
    anna.shoot("lead")
    ends = page.locator("[data-end]")
    other = ends.nth(1)
    space = other.get_attribute("data-end")
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_label("What it leads to")).to_contain_text(f"#1 → {space}")
    assert anna.barriers("a move") == []
    version = anna.version()
    anna.commit.click()
    anna.wait_for_news(version)
    expect(page.locator(f"[data-car='1'][aria-label*='on {space}']")).to_be_attached()
    # The rival answers, and Anna is asked again: the other car, a card of two that are left.
    expect(page.locator("[data-card='fast-pace-60']")).to_have_count(0)
    expect(page.locator("[data-card='floor-it-16']")).to_be_visible()


def test_keys_alone_choose_a_card_a_car_and_an_end(visit: Visit, house: Served):
    anna = visit(dark=True)
    sit_down(anna, house)
    keys = anna.page.keyboard
    what = anna.page.get_by_label("What it leads to")
    keys.press("2")
    expect(what).to_contain_text("#1 →")
    keys.press("b")
    expect(what).to_contain_text("#80 →")
    expect(anna.page.locator("[data-end][aria-pressed='true']")).to_be_attached()
    before = what.inner_text()
    keys.press("ArrowRight")
    expect(what).not_to_have_text(before)
    anna.shoot("keys")
    assert anna.barriers("keys, by night") == []
    space = anna.page.locator("[data-end][aria-pressed='true']").get_attribute("data-end")
    version = anna.version()
    keys.press("Enter")
    anna.wait_for_news(version)
    expect(anna.page.locator(f"[data-car='80'][aria-label*='on {space}']")).to_be_attached()


def test_a_phone_shows_the_ribbon_with_every_end_of_a_move(visit: Visit, house: Served):
    anna = visit(size=PHONE)
    sit_down(anna, house)
    page = anna.page
    expect(page.get_by_role("tab", name="Ribbon")).to_have_attribute("aria-selected", "true")
    page.locator("[data-card='floor-it-16']").click()
    expect(page.locator("[data-ghost='1']")).to_be_attached()
    for end in page.locator("[data-end]").all():
        box = end.bounding_box()
        assert box is not None
        assert box["x"] > -12
        assert box["x"] + box["width"] < PHONE["width"] + 12
    anna.shoot("ribbon")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert anna.barriers("the ribbon") == []
    page.get_by_role("tab", name="Loop").click()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    anna.shoot("loop")


def test_a_move_can_be_driven_step_by_step(visit: Visit, house: Served):
    anna = visit()
    sit_down(anna, house)
    page = anna.page
    page.locator("[data-card='floor-it-16']").click()
    expect(page.get_by_label("What it leads to")).to_contain_text("#1 →")
    page.locator("[data-car='9']").click()
    expect(page.get_by_role("alert")).to_contain_text("#9 is not yours to decide about.")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="step by step").click()
    version = anna.version()
    anna.commit.click()
    anna.wait_for_news(version)
    assert anna.version() == version + 1
    tray = page.get_by_role("region", name="Your move")
    out = tray.get_by_role("button", name="Displace #80")
    out.click()
    expect(page.locator("[data-end]").first).to_be_attached()
    anna.shoot("step")
    anna.commit.click()
    expect(page.locator("[data-car='1'][aria-label*='on 59b']")).to_be_attached()
    page.get_by_role("button", name="step by step").click()  # the rest at once
    version = anna.version()
    anna.commit.click()
    anna.wait_for_news(version)
    expect(page.locator("[data-card='solid-line-30']")).to_be_visible()


def test_a_pit_stop_is_one_checklist_with_a_running_total(visit: Visit, house: Served):
    anna = visit()
    before, _, _ = position().partition("acting:")
    sit_down(anna, house, f"{before}first: cobalt\n flow: race/turn turn/pit-stops pit-stops/queue_for_pits")
    page = anna.page
    tray = page.get_by_role("region", name="Your move")
    tray.locator("[data-action='pit 1']").click()
    version = anna.version()
    anna.commit.click()
    anna.wait_for_news(version)
    total = tray.get_by_role("status")
    tray.get_by_role("button", name="as they are").click()
    for group in tray.locator(".part.wear").all():
        group.get_by_role("button", name="0", exact=True).click()
    expect(total).to_have_text("no space back")
    tray.locator("[data-action^='fit ']").first.click()
    expect(total).to_have_text(re.compile(r"\d+ spaces? back"))
    anna.shoot("checklist")
    assert anna.barriers("the checklist of a stop") == []
    version = anna.version()
    anna.commit.click()
    anna.wait_for_news(version)
    # Tyres and way out were one answer: it is the other car's turn.
    expect(tray.locator("[data-action='pit 80']")).to_be_visible()
    expect(tray.locator("[data-action^=fit]")).to_have_count(0)
