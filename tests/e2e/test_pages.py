"""Every page by day and by night: nothing that bars people, nothing the content policy forbids; replays and rules."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from paddock.games import SHELF
from tests.e2e.visitor import PHONE, Visitor
from tests.server.serving import Served, play_any

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]


def finished_game(house: Served) -> str:
    """A race that is over, played over the websocket."""
    created: Any = house.new_game("me", "hotseat")
    with house.visit(created["game"], created["keys"]) as player:
        play_any(player, [0, 1])
    return str(created["game"])


DAY_AND_NIGHT = ((False, "day"), (True, "night"))


def test_no_page_bars_anybody(visit: Visit, house: Served):
    anna = visit()
    page = anna.page
    game = finished_game(house)

    barriers: list[str] = []

    def look(where: str, whole: bool = False) -> None:
        for dark, time in DAY_AND_NIGHT:
            anna.turn(dark)
            anna.shoot(f"{where}-{time}", whole)
            barriers.extend(anna.barriers(f"{where} by {time}"))

    anna.go("/")
    expect(page.get_by_role("link", name="Set up Quick Grand Prix")).to_be_visible()
    look("lobby", whole=True)
    page.get_by_role("button", name="Settings").click()
    look("settings")
    anna.go("/new/quick-grand-prix")
    page.get_by_text("More options").click()
    look("new", whole=True)
    anna.go("/rules/quick-grand-prix")
    expect(page.get_by_role("heading", name="Rules of Quick Grand Prix")).to_be_visible()
    look("rules")
    anna.go(f"/replay/{game}")
    expect(page.get_by_role("region", name="Replay")).to_be_visible()
    look("replay", whole=True)
    anna.go(f"/game/{game}")
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    look("over")
    anna.new_game("me", "friend")
    expect(page.get_by_text("The race starts when every seat is taken.")).to_be_visible()
    look("waiting")
    page.get_by_role("button", name="Invite a friend").last.click()
    look("people")
    anna.new_game("me", "hotseat", "hotseat", "hotseat")
    expect(page.locator(".curtain")).to_be_visible()
    look("curtain")
    anna.raise_curtain()
    look("draft")
    anna.sit_at_speeds(house, seats=4)
    anna.choose()
    look("speeds")
    for sheet in ("Race card", "Season"):
        page.get_by_role("tab", name=sheet).click()
        look(sheet.replace(" ", "-").lower())
    anna.open_drawer("Chat")
    look("chat")
    page.keyboard.press("t")
    expect(page.get_by_label("Command")).to_be_visible()
    look("text", whole=True)
    assert not barriers, "\n".join(barriers)


def test_no_page_bars_anybody_on_a_phone(visit: Visit, house: Served):
    anna = visit(size=PHONE)
    barriers: list[str] = []

    def look(where: str) -> None:
        for dark, time in DAY_AND_NIGHT:
            anna.turn(dark)
            anna.shoot(f"{where}-{time}")
            barriers.extend(anna.barriers(f"{where} by {time}"))

    anna.go("/")
    expect(anna.page.get_by_role("link", name="Set up Quick Grand Prix")).to_be_visible()
    look("lobby")
    anna.sit_at_speeds(house, seats=4)
    anna.choose()
    look("speeds")
    for tab in ("Tower", "Log", "Chat"):
        anna.page.locator("nav.bottom").get_by_role("button", name=tab).click()
        look(tab.lower())
    assert not barriers, "\n".join(barriers)


def test_a_finished_race_is_walked_through_verified_and_played_on(visit: Visit, house: Served, tmp_path: Path):
    anna = visit()
    page = anna.page
    anna.go(f"/replay/{finished_game(house)}")
    bar = page.get_by_role("region", name="Replay")
    page.get_by_label("Chapter").select_option(label="Section 3")
    expect(page.get_by_text("Section 3 of 6")).to_be_visible()
    bar.get_by_role("button", name="One step on").click()
    bar.get_by_role("button", name="One step back").click()
    expect(page.get_by_text("Section 3 of 6")).to_be_visible()
    page.locator(".log li button").last.click()
    expect(page.get_by_role("tab", name="Draft")).to_be_visible()
    expect(page.get_by_text("come from the secret that was committed to")).to_be_visible()
    page.get_by_role("button", name="Verify here, in this browser").click()
    expect(page.get_by_text("The fingerprint belongs to the secret.")).to_be_visible()
    expect(page.get_by_text("made again here from the secret")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    record = tmp_path / "record.txt"
    download.value.save_as(record)
    assert record.read_text().startswith("Paddock record 1")

    page.get_by_label("Chapter").select_option(label="Section 3")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Start your engines").click()
    page.wait_for_url("**/game/*")
    expect(page.get_by_text("Section 3 of 6").first).to_be_visible()

    anna.go("/")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url("**/record")
    expect(page.get_by_role("region", name="Replay")).to_be_visible()


def test_a_record_that_is_none_is_refused_in_words(visit: Visit, tmp_path: Path):
    anna = visit()
    nonsense = tmp_path / "nonsense.txt"
    nonsense.write_text("This is a letter to my aunt.")
    anna.go("/")
    anna.page.locator("input[type=file]").set_input_files(nonsense)
    expect(anna.page.get_by_role("alert")).to_contain_text("this is not a record")
    anna.errors.clear()  # the browser notes the refusal itself in its console


def test_rules_are_found_by_their_id_and_by_a_word(visit: Visit):
    anna = visit()
    anna.go("/rules/quick-grand-prix#QGP-36")
    expect(anna.page.locator("article.wanted")).to_be_in_viewport()
    anna.page.get_by_label("Find a rule").fill("back of the grid")
    expect(anna.page.get_by_role("status")).to_contain_text("rule")
    assert 0 < anna.page.locator("article").count() < 20


def test_a_race_of_strangers_is_found_in_the_lobby_and_watched(visit: Visit):
    anna, watcher = visit(), visit()
    page = anna.page
    anna.go("/new/quick-grand-prix")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_text("Clock, guests and championship").click()
    page.get_by_label("List it for everybody").check()
    page.get_by_role("button", name="Start your engines").click()
    page.wait_for_url("**/game/*")
    watcher.go("/")
    watcher.page.get_by_role("link", name="Quick Grand Prix").filter(has_text="Anna").first.click()
    expect(watcher.prompt).to_be_visible()
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()
    anna.play_until(anna.is_asked)
    assert watcher.page.get_by_role("region", name="Your move").count() == 0
    dealt = anna.page.locator(".hand.mine .card .name").first.inner_text()
    assert watcher.page.locator(".hand .card .name").filter(has_text=dealt).count() == 0


def test_the_language_is_chosen_and_kept(visit: Visit):
    anna = visit()
    page = anna.page
    anna.go("/")
    expect(page.get_by_role("heading", name="Formula 1 TGP")).to_be_visible()
    link = page.locator("form .input")
    link.fill("half an addr")
    page.get_by_role("button", name="Settings").click()
    scrolled = page.evaluate("scrollTo(0, 120), scrollY")
    assert scrolled == 120
    page.get_by_label("Polski").click()
    expect(page.get_by_role("heading", name="Otwarte gry")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "pl"
    expect(link).to_have_value("half an addr")
    assert page.evaluate("scrollY") == scrolled, "the page stays where it was"
    anna.go("/new/quick-grand-prix")
    page.get_by_label("Twoje imię").fill("Ania")
    page.get_by_role("button", name="Rozpocznij wyścig").click()
    page.wait_for_url("**/game/*")
    expect(page.get_by_role("region", name="Pytanie")).to_be_visible()


def test_a_championship_is_made_raced_and_shown(visit: Visit, house: Served):
    anna = visit()
    page = anna.page
    anna.go("/new/quick-grand-prix")
    page.get_by_label("Your name").fill("Anna")
    for number in (4, 3):
        page.get_by_role("button", name=f"Remove seat {number}").click()
    for circuit in ("Silverstone", "Monza"):
        page.get_by_role("button", name=f"Take {circuit} out").click()
    page.get_by_text("Clock, guests and championship").click()
    page.get_by_label("A championship").check()
    page.get_by_label("Name of the championship").fill("Club cup")
    page.get_by_role("button", name="Make the championship").click()
    expect(page.get_by_role("heading", name="Club cup")).to_be_visible()
    season = page.url
    page.get_by_role("button", name="Open the race").click()
    page.wait_for_url("**/game/*")
    key = page.evaluate("JSON.parse(localStorage.getItem('paddock-games'))[0]")
    with house.visit(key["game"], key["keys"]) as player:
        play_any(player, [0])
    page.get_by_role("link", name="To the championship").click()
    page.wait_for_url(season)
    expect(page.get_by_text("1 of 2 races run")).to_be_visible()
    expect(page.get_by_role("row", name="Anna")).to_be_visible()
    expect(page.get_by_role("columnheader", name="Monaco")).to_be_visible()
    chart = page.get_by_role("img", name="Points after each race")
    expect(chart).to_contain_text("Monaco")
    team = house.get(f"/api/games/{key['game']}")["seats"][0]["title"].lower()
    assert team in ("red", "green", "yellow", "blue"), "the colour of Anna's cars at the table is that of her line"
    expect(chart.locator("polyline[stroke]").first).to_have_attribute("stroke", f"var(--livery-{team})")
    anna.shoot("season")
    assert not anna.barriers("season")


NARROWER = "most => Number(document.querySelector('.view svg').getAttribute('viewBox').split(' ')[2]) < most"


def test_a_large_board_is_pulled_zoomed_followed_and_jumped_over(visit: Visit):
    anna = visit()
    page = anna.page
    anna.go("/dev/camera")
    view = page.get_by_role("group", name="Board")
    box = view.bounding_box()
    assert box is not None

    def piece() -> list[float]:
        return [float(part) for part in (view.locator("> svg").get_attribute("viewBox") or "").split()]

    whole = piece()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, -500)
    page.wait_for_function(NARROWER, arg=whole[2] * 0.6)
    near = piece()
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 - 90, box["y"] + box["height"] / 2, steps=3)
    page.mouse.up()
    assert piece()[0] > near[0] + 10, "the drawing was pulled to the left"
    pulled = piece()
    view.focus()
    page.keyboard.press("ArrowLeft")
    assert piece()[0] < pulled[0]
    page.get_by_role("button", name="Judith").last.click()
    page.locator(".view g[aria-label=Judith]").click()
    expect(page.locator("output")).to_have_text("Judith")
    page.get_by_role("button", name="Follow mine").click()
    followed = piece()
    page.get_by_role("button", name="Drive on").click()
    assert piece() != followed, "the camera goes along"
    view.focus()
    page.keyboard.press("Home")
    assert piece() == whole
    assert not anna.barriers("camera")


def test_no_game_and_no_replay_is_wider_than_a_phone(visit: Visit, house: Served):
    anna = visit(size=PHONE)
    wide: list[str] = []
    for title in SHELF:
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "easy"}]
        game = house.post("/api/games", {"title": title, "seats": seats})["game"]
        for page in (f"/game/{game}", f"/replay/{game}"):
            anna.go(page)
            expect(anna.page.locator("ol.tower li").first).to_be_attached()
            if anna.page.evaluate("document.scrollingElement.scrollWidth > innerWidth"):
                wide.append(f"{title} {page}")
    assert wide == []
