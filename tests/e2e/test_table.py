"""At the table: broken connections, keys only, a phone, words only, leaving and coming back, taking back."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.visitor import PATIENCE, PHONE, Visitor, race_at_speeds
from tests.server.serving import Served

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]


def cut_all_lines(house: Served) -> None:
    """Close every websocket from the server's side, as a restart or a bad network would."""

    def cut() -> None:
        for room in house.house.rooms.values():
            for guest in list(room.presence.guests):
                guest.close("cut by a test", again=True)

    house.in_loop(cut)


def friends(visit: Visit) -> tuple[Visitor, Visitor]:
    """Anna and Marek, at one table by link."""
    anna, marek = visit(), visit()
    address = anna.new_game("me", "friend")
    marek.page.goto(address)
    marek.page.get_by_label("Your name").fill("Marek")
    marek.page.get_by_role("button", name="Take the seat").click()
    for friend in (anna, marek):
        expect(friend.prompt).to_be_visible()
    return anna, marek


# ── Broken connections ──


def test_a_choice_survives_a_broken_connection_and_is_played_once(visit: Visit, house: Served):
    anna = visit()
    anna.sit_at_speeds(house)
    anna.choose()
    label = anna.commit.inner_text()
    cut_all_lines(house)
    anna.page.wait_for_timeout(50)
    expect(anna.commit).to_have_text(label)
    version = anna.version()
    anna.commit.click()  # perhaps before the line is up again: then it waits and is sent
    anna.wait_for_news(version)
    assert anna.version() == version + 1


def test_a_page_that_is_loaded_anew_in_the_middle_of_a_move_goes_on(visit: Visit, house: Served):
    anna = visit()
    anna.sit_at_speeds(house)
    address = anna.page.url
    anna.pick_speed(0, 0)
    anna.page.reload()
    assert anna.page.url == address
    curtain = anna.page.get_by_role("dialog", name="Pass the screen to")
    expect(curtain).to_be_visible()
    anna.raise_curtain()
    expect(anna.page.get_by_role("region", name="Your move")).to_be_visible()
    anna.answer()
    expect(curtain).to_be_visible()


def test_a_seat_moves_to_another_device_by_its_link(visit: Visit):
    anna, tablet = visit(), visit()
    anna.new_game("me", "bot")
    key = anna.page.evaluate("JSON.parse(localStorage.getItem('paddock-games'))[0]")
    seat = key["keys"][0]
    tablet.page.goto(f"{anna.page.url}#keys={seat['seat']}.{seat['secret']}")
    expect(tablet.prompt).to_be_visible()
    assert seat["secret"] not in tablet.page.url
    tablet.play_until(tablet.is_asked)
    expect(tablet.page.get_by_role("region", name="Your move")).to_be_visible()


# ── Keys, phone, words ──


def test_everything_can_be_done_with_keys_alone(visit: Visit):
    anna = visit()
    keys = anna.page.keyboard
    anna.go("/new/quick-grand-prix")
    expect(anna.page.get_by_label("Your name")).to_be_visible()
    for _ in range(12):
        if anna.page.evaluate("document.activeElement.autocomplete") == "nickname":
            break
        keys.press("Tab")
    keys.type("Anna")
    keys.press("Enter")
    anna.page.wait_for_url("**/game/*")
    end = time.monotonic() + PATIENCE
    while True:
        asked = anna.is_asked()  # looked at first: what is asked may be the speeds already
        if anna.is_at_speeds():
            break
        assert time.monotonic() < end, anna.prompt.inner_text()
        if asked:
            version = anna.version()
            keys.press("1")
            expect(anna.commit).to_be_enabled()
            keys.press("Enter")
            anna.wait_for_news(version)
        else:
            anna.page.wait_for_timeout(20)
    keys.press("1")
    keys.press("7")
    expect(anna.commit).to_be_enabled()
    keys.press("Escape")
    keys.press("p")
    keys.press("6")
    expect(anna.commit).to_contain_text("pit stop")
    keys.press("Shift+?")
    expect(anna.page.get_by_role("dialog", name="Keys")).to_be_visible()
    keys.press("Escape")
    expect(anna.page.get_by_role("dialog", name="Keys")).not_to_be_visible()
    version = anna.version()
    keys.press("Enter")
    anna.wait_for_news(version)
    keys.press("[")
    expect(anna.prompt.get_by_text(re.compile(r"Step \d+ of \d+"))).to_be_visible()
    keys.press("0")
    expect(anna.prompt.get_by_text(re.compile(r"Step \d+ of \d+"))).not_to_be_visible()


def test_a_phone_shows_the_whole_line_without_scrolling(visit: Visit, house: Served):
    anna = visit(size=PHONE)
    anna.sit_at_speeds(house, seats=4)
    anna.choose()
    expect(anna.prompt.get_by_text("on average to place")).to_be_visible()
    anna.shoot("speeds")
    assert anna.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    board = anna.page.locator("#board")
    assert board.evaluate("node => node.scrollHeight - node.clientHeight") <= 0
    for row in anna.page.locator("#board ol > li").all():
        box = row.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
    for tab in ("Tower", "Log", "Chat", "Board"):
        anna.page.locator("nav.bottom").get_by_role("button", name=tab).click()
        assert anna.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    anna.answer()
    expect(anna.page.get_by_role("dialog", name="Pass the screen to")).to_be_visible()


def test_buttons_on_a_phone_are_large_enough_for_a_thumb(visit: Visit, house: Served):
    anna = visit(size=PHONE)
    anna.sit_at_speeds(house)
    for button in anna.page.locator(".tray button, nav.bottom button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40, button.inner_text()


def test_a_race_can_be_played_in_words(visit: Visit):
    anna = visit()
    anna.new_game("me", "bot")
    anna.play_until(anna.is_asked)
    anna.page.keyboard.press("t")
    command = anna.page.get_by_label("Command")
    answer = anna.page.get_by_label("Answer")

    def say(text: str) -> None:
        command.fill(text)
        command.press("Enter")

    say("m")
    expect(answer).to_contain_text("1: ")
    say("p")
    expect(answer).to_contain_text("1. Red")  # teams, while no car is on the road
    say("t")
    expect(answer).to_have_text("There is no clock.")
    say("99")
    expect(answer).to_have_text("There is no move 99.")
    say("g 1")
    expect(answer).to_contain_text("1: ")
    version = anna.version()
    say("1")
    expect(answer).to_contain_text("Press Enter to play it.")
    say("")
    expect(answer).to_contain_text("Played: ")
    anna.wait_for_news(version)
    say("l")
    expect(answer).to_contain_text("Last: ")
    expect(anna.page.get_by_role("table").get_by_role("row", name="Red A")).to_be_visible()
    anna.shoot("text", whole=True)
    anna.page.get_by_role("button", name="Leave the text view").click()
    expect(anna.prompt).to_be_visible()


# ── What may come of it ──


def test_chosen_speeds_show_the_order_that_is_likely_to_come(visit: Visit, house: Served):
    anna = visit()
    anna.sit_at_speeds(house, seats=4)
    likely = anna.page.get_by_role("list", name="The order that is likely")
    expect(likely).to_have_count(0)
    anna.choose()
    expect(likely.get_by_role("listitem")).to_have_count(8)
    expect(likely.locator(".mine")).to_have_count(2)
    expect(anna.page.locator(".ways path")).to_have_count(2)
    anna.shoot("likely")


def test_the_next_section_begins_with_no_speed_chosen(visit: Visit, house: Served):
    game, keys = race_at_speeds(house)
    anna, marek = visit(), visit()
    anna.sit_down(game, keys[:1])
    marek.sit_down(game, keys[1:])
    for player in (anna, marek):
        version = player.version()
        player.answer()
        player.wait_for_news(version)
    expect(anna.prompt).to_contain_text("Section 2")
    expect(anna.page.locator("fieldset.car .end")).to_have_count(8)
    expect(anna.page.locator("fieldset.car .end[aria-pressed=true]")).to_have_count(0)


def test_a_speed_can_be_dragged_onto_its_car(visit: Visit, house: Served):
    anna = visit()
    anna.sit_at_speeds(house)
    fast = anna.page.locator("fieldset.car").nth(0).locator(".end").nth(0)
    mine = anna.page.locator("#board li.car").filter(has=anna.page.locator(".mine"))
    second = next(car for car in mine.all() if (car.get_attribute("data-place") or "").endswith("-b"))
    start, goal = fast.bounding_box(), second.bounding_box()
    assert start is not None
    assert goal is not None
    mouse = anna.page.mouse
    mouse.move(start["x"] + 20, start["y"] + 20)
    mouse.down()
    mouse.move(goal["x"] + 30, goal["y"] + 30, steps=5)
    expect(second).to_have_attribute("data-lands", "here")
    expect(anna.page.locator(".carried")).to_have_count(1)
    mouse.up()
    expect(anna.page.locator(".carried")).to_have_count(0)
    # Dropped from the first car's cards onto the second car: it is the second car's speed now.
    expect(anna.page.locator("fieldset.car").nth(1).locator(".end").nth(0)).to_have_attribute("aria-pressed", "true")
    expect(fast).to_have_attribute("aria-pressed", "false")


# ── Leaving, taking back ──


def test_a_leaver_is_driven_by_a_bot_and_takes_the_seat_back(visit: Visit):
    anna, marek = friends(visit)
    marek.page.get_by_role("button", name="More").click()
    marek.page.get_by_role("button", name="Leave my seat to a bot").click()
    expect(anna.page.locator(".tower").get_by_text("a bot drives").first).to_be_visible()
    anna.reach_speeds()
    marek.page.keyboard.press("Escape")
    expect(marek.page.get_by_text("A bot drives for you (Green).")).to_be_visible()
    marek.page.get_by_role("button", name="Take my seat back").click()
    expect(anna.page.locator(".tower").get_by_text("a bot drives")).to_have_count(0)
    expect(marek.page.get_by_text("A bot drives for you")).to_have_count(0)
    expect(marek.prompt).to_be_visible()


def test_an_answer_is_taken_back_at_once_or_with_the_others_consent(visit: Visit):
    anna, marek = friends(visit)
    first, other = (anna, marek) if _is_first(anna, marek) else (marek, anna)
    version = first.version()
    first.answer()
    first.wait_for_news(version)
    first.page.get_by_role("button", name="Undo").click()
    expect(first.page.get_by_role("region", name="Your move")).to_be_visible()
    version = first.version()
    first.answer()
    first.wait_for_news(version)
    expect(other.commit).to_be_visible()
    version = other.version()
    other.answer()
    other.wait_for_news(version)
    first.page.get_by_role("button", name="Ask to take back").click()
    expect(other.page.get_by_text("asks to take the last answer back")).to_be_visible()
    other.shoot("consent")
    other.page.get_by_role("button", name="Agree").click()
    expect(other.page.get_by_text("asks to take the last answer back")).not_to_be_visible()


def _is_first(anna: Visitor, marek: Visitor) -> bool:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if anna.is_asked():
            return True
        if marek.is_asked():
            return False
        anna.page.wait_for_timeout(15)
    raise AssertionError("nobody is asked")


# ── Coming back ──


def test_who_comes_back_sees_what_has_happened_since_and_can_skip_it(visit: Visit, house: Served):
    anna, marek = visit(moving=True), visit()
    game, keys = race_at_speeds(house)
    anna.sit_down(game, keys[:1])
    marek.sit_down(game, keys[1:])
    address = anna.page.url
    version = anna.version()
    anna.answer()
    anna.wait_for_news(version)
    anna.go("/")
    version = marek.version()
    marek.answer()
    marek.wait_for_news(version)
    anna.page.goto(address)
    expect(anna.prompt.get_by_text("Since your last turn")).to_be_visible()
    anna.shoot("reel")
    anna.page.keyboard.press("Space")
    expect(anna.prompt.get_by_text("Since your last turn")).not_to_be_visible()
    expect(anna.page.get_by_text("Section 2 of 6").first).to_be_visible()


# ── Why not? ──


def test_what_is_greyed_says_why_and_shows_the_rule(visit: Visit, house: Served):
    anna = visit()
    anna.sit_at_speeds(house)
    anna.pick_speed(0, 0)
    anna.pick_speed(1, 0)
    notice = anna.page.get_by_role("alert")
    expect(notice).to_contain_text("Each car needs a speed card of its own")
    anna.shoot("why-not")
    notice.get_by_role("link", name="Rule QGP-25").click()
    rule = anna.page.locator("article.wanted")
    expect(rule).to_contain_text("QGP-25")
