"""Whole races in a real browser: on one screen, by link, and against the house's drivers."""

import time
from collections.abc import Callable
from itertools import cycle

import pytest
from playwright.sync_api import expect

from tests.e2e.visitor import PATIENCE, PHONE, Visitor, race_at_speeds
from tests.server.serving import Served

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]


def test_two_people_race_on_one_screen(visit: Visit):
    anna = visit()
    anna.new_game("me", "hotseat")
    anna.play_until(anna.is_over, stop_every=7)
    expect(anna.page.get_by_role("region", name="Result")).to_be_visible()
    anna.page.get_by_role("button", name="Look at the board").click()
    anna.page.get_by_role("tab", name="Race card").click()
    expect(anna.page.get_by_role("table").locator(".pit").first).to_have_text("P")
    anna.shoot("race-card")
    anna.page.get_by_role("tab", name="Season").click()
    expect(anna.page.get_by_role("img", name="Points after each race")).to_be_visible()
    anna.shoot("season")


def test_a_curtain_hides_the_screen_between_two_people(visit: Visit):
    anna = visit()
    anna.new_game("me", "hotseat")
    curtain = anna.page.get_by_role("dialog", name="Pass the screen to")
    expect(curtain).to_be_visible()
    assert anna.page.get_by_role("region", name="Your move").count() == 0
    first = curtain.inner_text()
    anna.raise_curtain()
    expect(anna.page.get_by_role("region", name="Your move")).to_be_visible()
    anna.answer()
    expect(curtain).to_be_visible()
    assert curtain.inner_text() != first
    anna.shoot("curtain")


def test_friends_meet_by_link_and_race(visit: Visit):
    anna, marek = visit(), visit(size=PHONE)
    address = anna.new_game("me", "friend")
    expect(anna.page.get_by_text("The race starts when every seat is taken.")).to_be_visible()
    marek.page.goto(address)
    marek.page.get_by_label("Your name").fill("Marek")
    marek.shoot("join")
    marek.page.get_by_role("button", name="Take the seat").click()
    both = (anna, marek)
    for friend in both:
        expect(friend.prompt).to_be_visible()
    anna.open_drawer("Chat")
    anna.page.get_by_label("Say something").fill("Good luck!")
    anna.page.get_by_role("button", name="Send").click()
    marek.page.get_by_role("button", name="Chat").click()
    expect(marek.page.get_by_text("Good luck!")).to_be_visible()
    marek.page.get_by_role("button", name="Board").click()
    end = time.monotonic() + PATIENCE
    for friend in cycle(both):
        assert time.monotonic() < end, friend.prompt.inner_text()
        if friend.is_asked():
            version = friend.version()
            friend.answer()
            friend.wait_for_news(version)
        else:
            friend.page.wait_for_timeout(15)
        if anna.is_over():
            break
    for friend in both:
        expect(friend.prompt.get_by_text("The race is over.")).to_be_visible()
    assert anna.log_texts()[:3] == marek.page.locator(".log li button").all_text_contents()[:3]


def test_one_sees_nothing_of_the_others_choice_before_the_reveal(visit: Visit, house: Served):
    anna, marek = visit(), visit()
    game, keys = race_at_speeds(house)
    anna.sit_down(game, keys[:1])
    marek.sit_down(game, keys[1:])
    shown = marek.page.locator("#board").inner_text()
    anna.answer()
    expect(anna.prompt.get_by_text("Your answer is in. You may still change it.")).to_be_visible()
    expect(marek.page.locator(".tower .tick").first).to_be_visible()
    assert marek.page.locator("#board").inner_text() == shown
    # It may be changed until the last one has answered.
    anna.pick_speed(0, 0)
    expect(anna.commit).to_be_enabled()
    anna.commit.click()
    marek.answer()
    marek.open_drawer()
    expect(marek.page.locator(".log").get_by_text("drives").first).to_be_visible()


def test_a_race_against_the_house_is_shown_as_it_happens(visit: Visit):
    anna = visit(moving=True)
    anna.new_game("me", "bot", "bot", "bot", level="rookie")
    skip = anna.page.get_by_role("button", name="Skip")
    anna.page.evaluate("localStorage.setItem('paddock-settings', JSON.stringify({ speed: 'fast' }))")
    anna.page.reload()
    anna.reach_speeds()
    anna.shoot("speeds")
    anna.answer()
    expect(skip).to_be_visible()
    anna.page.wait_for_timeout(300)
    anna.shoot("moving")
    anna.page.keyboard.press("Space")
    expect(skip).not_to_be_visible()
    expect(anna.page.get_by_text("Section 2 of 6").first).to_be_visible()
