"""The Great Race in a real browser: a round by taps, a danger card that somebody else may cancel, and what axe says."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from paddock.core.position import write_position
from tests.e2e.visitor import PATIENCE, PHONE, Visitor
from tests.games.great_race.scene import race, scene
from tests.server.serving import Served

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]


def tray(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name="Your move")


def phase(visitor: Visitor) -> str:
    return visitor.page.locator("nav [aria-current=step]").inner_text()


def play_on(visitor: Visitor, done: Callable[[], bool], seen: set[str], seconds: float = PATIENCE) -> None:
    """Answer whatever is asked by taps, and keep a picture of each kind of question."""
    end = time.monotonic() + seconds
    while True:
        asked = visitor.is_asked()  # looked at before `done`, so that nothing is answered that `done` has not seen
        if done():
            return
        assert time.monotonic() < end, f"not reached: {visitor.prompt.inner_text()}"
        if not asked:
            visitor.page.wait_for_timeout(20)
            continue
        version = visitor.version()
        kind = tap(visitor)
        expect(visitor.commit).to_be_enabled()
        if kind not in seen:
            seen.add(kind)
            visitor.shoot(kind)
        visitor.commit.click()
        visitor.wait_for_news(version)


def tap(visitor: Visitor) -> str:
    """Choose something by what can be touched: on the map where that is possible, else in the tray."""
    page, own = visitor.page, tray(visitor)
    if (slots := own.locator("[data-slot]")).count():
        for slot in ("scout", "mechanic", "mechanic", "escort", "funding"):
            own.locator(f"[data-slot={slot}]").click()
        assert slots.count() == 4
        return "planning"
    if own.locator(".lay").count():
        own.locator(".tile").last.click()
        touch(page.locator("[data-space]").first)
        return "lay"
    if own.locator(".ways").count():
        if own.locator("[data-action=halt]").count():
            own.locator("[data-action=halt]").click()
        else:
            touch(page.locator("[data-space]").last)
        return "drive"
    for act in ("scout", "drive", "collect", "draw", "pass"):
        if (button := own.locator(f"[data-action={act}]")).count():
            button.click()
            return "act"
    own.locator("button[aria-pressed]").first.click()
    return "cards" if own.locator(".cards").count() else "choice"


def touch(place: Locator) -> None:
    """Places of the map glow, and the map may have to be pulled to one: the focus does that."""
    place.focus()
    place.dispatch_event("click")


def test_a_round_against_the_house_is_played_by_taps(visit: Visit):
    anna = visit()
    anna.go("/new/great-race")
    page = anna.page
    page.get_by_label("Your name").fill("Anna")
    for _ in range(2):
        page.get_by_role("button", name=re.compile("^Remove seat")).last.click()
    page.get_by_label("Strength, Seat 2").select_option("rookie")
    page.locator("input[value=south-america]").check()
    expect(page.get_by_role("img", name="South America, a map of 74 spaces")).to_be_visible()
    anna.shoot("setup")
    page.get_by_role("button", name="Start your engines").click()
    page.wait_for_url("**/game/*")
    expect(page.get_by_role("navigation", name="Where we are in the round")).to_contain_text("Round 1")
    seen: set[str] = set()
    play_on(anna, lambda: phase(anna) == "Planning" and anna.is_asked(), seen)
    assert anna.barriers("planning") == []
    play_on(anna, lambda: phase(anna) == "Convoy" and anna.is_asked(), seen)
    assert anna.barriers("convoy") == []
    in_round_2 = page.get_by_text("Round 2", exact=True)
    play_on(anna, lambda: in_round_2.count() > 0, seen)
    assert {"cards", "planning", "act", "lay", "drive"} <= seen
    assert any("drives to" in line or "enters" in line for line in anna.log_texts())


def test_a_danger_card_interrupts_everybody_alike_and_may_be_cancelled(visit: Visit, house: Served):
    position = write_position(
        scene(
            """
            tiles: C2=bandits C3=river-ford D1=rocky-pass
            space: C1 C3
            hand: saboteur refueling | jerrycan ranger
            fuel: 3 5
            """,
            game=race(pack=None),
        )
    )
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "hotseat", "name": "Marek"}]
    made = house.post("/api/games", {"title": "great-race", "seats": seats, "position": position})
    anna, marek = visit(), visit(size=PHONE, dark=True)
    for friend, key in zip((anna, marek), made["keys"], strict=True):
        friend.sit_down(made["game"], [key])
    tray(anna).get_by_role("button", name="Saboteur").click()
    tray(anna).get_by_role("button", name=re.compile("1 engine and 1 chassis")).click()
    anna.commit.click()
    warning = [friend.page.locator(".threat") for friend in (anna, marek)]
    for each in warning:
        expect(each).to_be_visible()
    assert warning[0].inner_text() == warning[1].inner_text()
    answers = tray(marek).locator("button[aria-pressed]")
    expect(answers).to_have_count(3)
    marek.shoot("reaction")
    anna.shoot("interrupt")
    assert marek.barriers("reaction") == []
    for tab in ("Tower", "Board"):
        marek.page.get_by_role("button", name=tab).click()
    tray(marek).get_by_role("button", name=re.compile("Play Ranger")).click()
    marek.commit.click()
    for each in warning:
        expect(each).not_to_be_visible()
    anna.open_drawer()
    expect(anna.page.locator(".log").get_by_text(re.compile("cancels the Saboteur"))).to_be_visible()
    # What is greyed says why; a card in hand carries its whole text.
    refueling = tray(anna).get_by_role("button", name="Refueling")
    expect(refueling).to_contain_text("5 fuel.")
    refueling.click()
    expect(anna.commit).to_have_text(re.compile("Refueling: 5 fuel"))


def test_a_drive_over_known_ground_is_one_choice(visit: Visit, house: Served):
    position = write_position(scene("tiles: C2=rocky-pass C3=grassland D1=sand-flats", game=race(pack=None)))
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "easy"}]
    made = house.post("/api/games", {"title": "great-race", "seats": seats, "position": position})
    anna = visit()
    anna.sit_down(made["game"], made["keys"])
    tray(anna).locator("[data-action=drive]").click()
    place = anna.page.get_by_role("button", name=re.compile(r"Drive to C3: then \d+ fuel left"))
    left = re.search(r"then (\d+) fuel left", place.get_attribute("aria-label") or "")
    assert left is not None
    touch(place)
    expect(anna.commit).to_contain_text("Drive to C3")
    anna.shoot("reach")
    assert anna.barriers("a whole drive") == []
    anna.commit.click()
    # Everything on the way is paid for, and the drive is over: the next question is what to do then.
    expect(tray(anna).get_by_role("group", name="My assistants")).to_be_visible()
    expect(anna.page.locator("[data-action^=pay], [data-action=halt]")).to_have_count(0)
    expect(anna.page.get_by_role("img", name=re.compile(f"Fuel.*{left[1]}"))).to_be_visible()


def test_the_plan_stays_behind_the_windscreen(visit: Visit, house: Served):
    position = write_position(scene(step="plan", game=race(pack=None)))
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "hotseat", "name": "Marek"}]
    made = house.post("/api/games", {"title": "great-race", "seats": seats, "position": position})
    anna, marek = visit(size=PHONE), visit()
    for friend, key in zip((anna, marek), made["keys"], strict=True):
        friend.sit_down(made["game"], [key])
    for key in "11224":
        expect(tray(anna)).to_be_visible()
        anna.page.keyboard.press(key)
    expect(anna.commit).to_have_text(re.compile("Scouts 2, mechanics 2, escorts 0, funding 1"))
    anna.shoot("plan")
    marek.page.locator("ol.tower button").filter(has_text="Anna").click()
    dashboard = marek.page.get_by_role("region", name=re.compile("Dashboard of"))
    before = dashboard.inner_text()
    anna.commit.click()
    expect(anna.page.get_by_text("Locked behind the windscreen")).to_be_visible()
    anna.shoot("windscreen")
    assert anna.barriers("windscreen") == []
    expect(dashboard.get_by_text("locked")).to_be_visible()
    # Of the plan the others learn that there is one, and nothing else.
    assert dashboard.inner_text() == before.replace("planning", "locked", 1)
    marek.shoot("others")


def test_a_board_of_ones_own_is_painted_judged_and_taken_away(visit: Visit):
    anna = visit()
    anna.go("/boards")
    page = anna.page
    verdict = page.get_by_role("complementary").get_by_role("status")
    expect(verdict).to_have_text("This board can be raced on.")
    page.get_by_role("button", name="Open country", exact=True).click()
    page.get_by_role("button", name="C1: Colomb-Béchar").click()
    expect(verdict).to_contain_text("there is no city of the letter 'B'")
    expect(page.get_by_role("button", name="Download boards.toml")).to_be_disabled()
    drawing = page.get_by_role("region", name="The continent").get_by_role("status")
    expect(drawing).to_contain_text("Shown is the last board that could be drawn.")
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="City", exact=True).click()
    page.get_by_role("button", name="I2: Sea").click()
    expect(verdict).to_contain_text("No way leads to A 2.")
    page.get_by_role("button", name="Line", exact=True).click()
    page.get_by_role("button", name="I2: A 2").click()
    page.get_by_role("button", name="I5: Khartoum").click()
    expect(verdict).to_have_text("This board can be raced on.")
    expect(page.get_by_role("img", name="Africa, a map of 79 spaces")).to_be_visible()
    anna.shoot("board-editor", whole=True)
    assert anna.barriers("board editor") == []
    with page.expect_download() as taken:
        page.get_by_role("button", name="Download boards.toml").click()
    text = taken.value.path().read_text(encoding="utf-8")
    assert '{ mode = "sea", from = "A", to = "K", price = 100, origin = "designed" }' in text
