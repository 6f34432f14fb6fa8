"""Formula 1 TGP in a real browser, in Polish: a season of one race on a phone, from the first card to the points."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from paddock.core.position import write_position
from tests.e2e.visitor import DESKTOP, PHONE, Visitor
from tests.games.formula_1_tgp.scene import changed, scene
from tests.server.serving import Served

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]

IN_POLISH = """localStorage.setItem("paddock-settings", JSON.stringify({ language: "pl" }))"""

WHAT_IS_ASKED = """() => {
  const trays = ["groups", "bid", "split", "sheet", "pair", "event", "push", "attack", "service", "cards", "options"];
  return trays.find((each) => document.querySelector(`section.tray .${each}`)) ?? "";
}"""
"""The tray in sight, by its class."""


def sit_down(visitor: Visitor, house: Served, **options: Any) -> None:
    """A season of one race against a bot, opened in this window, in Polish."""
    visitor.context.add_init_script(IN_POLISH)
    visitor.read_at_once()
    created = house.post(
        "/api/games",
        {
            "title": "formula-1-tgp",
            "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "easy"}],
            "options": {"calendar": ["monza"]} | options,
        },
    )
    key = created["keys"][0]
    visitor.go(f"/game/{created['game']}#keys={key['seat']}.{key['secret']}")
    wait_for_a_question(visitor)


def wait_for_a_question(visitor: Visitor) -> None:
    """Until something is asked that has not been answered, or the season is over."""
    visitor.page.wait_for_function("""() => document.querySelector(".prompt.asked, section.result")""")


def lacks(visitor: Visitor, card: str) -> bool:
    """Whether the team, in its own garage, has a place left for an engine or a driver."""
    return visitor.page.locator(f".garage .card.{card}.empty").count() > 0


def choose(visitor: Visitor, kind: str) -> None:
    """Choose something sensible in the tray, without committing."""
    page = visitor.page
    tray = page.locator("section.tray")
    if kind == "groups":
        engine, driver = tray.locator("[data-action=draw-engine]"), tray.locator("[data-action=draw-driver]")
        if lacks(visitor, "engine") and engine.count():
            engine.click()
        elif lacks(visitor, "driver") and driver.count():
            driver.click()
        elif page.locator(".tree .open").count():
            page.locator(".tree .open").first.click()
        else:
            tray.locator(".groups button").last.click()
    elif kind == "bid":  # the least that is enough, while it is cheap, for what is wanted; the garage is a tab away
        lot = "engine" if page.locator(".lot .card.engine").count() else "driver"
        page.get_by_role("tab", name="Garaż").click()
        wanted = lacks(visitor, lot)
        page.get_by_role("tab", name="Licytacja").click()
        cheap = tray.locator(", ".join(f"[data-action='bid {points}']" for points in range(1, 5)))
        (cheap.first if wanted and cheap.count() else tray.locator("[data-action=no-bid]")).click()
    elif kind == "pair":
        for car in tray.locator("fieldset").all():
            car.locator("button").first.click()
    elif kind in ("split", "push", "attack", "event", "options"):
        tray.locator("button[aria-pressed]").first.click()
    elif kind == "cards" and not visitor.commit.is_enabled():  # if there is none, passing is proposed, as sheets are
        tray.locator("button[aria-pressed]").last.click()


def answer(visitor: Visitor) -> str:
    """Choose and commit; returns what was asked."""
    version = visitor.version()
    kind: str = visitor.page.evaluate(WHAT_IS_ASKED)
    choose(visitor, kind)
    expect(visitor.commit).to_be_enabled()
    visitor.commit.click()
    visitor.wait_for_news(version)
    wait_for_a_question(visitor)
    return kind


def test_a_season_of_one_race_is_played_in_polish_on_a_phone(visit: Visit, house: Served):
    anna = visit(size=PHONE)
    page = anna.page
    sit_down(anna, house)
    expect(page.get_by_role("region", name="Pytanie")).to_contain_text(" PA")
    asked: dict[str, int] = {}
    while not page.locator("section.result").is_visible():
        kind: str = page.evaluate(WHAT_IS_ASKED)
        if kind not in asked:
            anna.shoot(kind)
            assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), kind
            if kind in ("groups", "bid", "sheet", "push"):
                assert anna.barriers(kind) == []
        assert answer(anna) == kind
        asked[kind] = asked.get(kind, 0) + 1
        assert sum(asked.values()) < 200
    assert {"groups", "bid", "split", "sheet", "pair", "event", "push"} <= set(asked)
    page.get_by_role("button", name="Pokaż planszę").click()
    page.get_by_role("tab", name="Strategia").click()
    assert page.locator("figure svg .fuel").count() > 8  # the fuel of every turn that was driven
    anna.shoot("strategy")
    page.get_by_role("tab", name="Sezon").click()
    expect(page.get_by_role("row", name="Anna").first).to_be_visible()
    anna.shoot("season")
    assert anna.barriers("season") == []


def test_the_tree_is_bought_from_by_tapping_and_says_why_not(visit: Visit, house: Served):
    anna = visit(size=DESKTOP, dark=True)
    page = anna.page
    sit_down(anna, house)
    while page.evaluate(WHAT_IS_ASKED) != "groups":  # the bot may act first, and turn a card over
        answer(anna)
    page.get_by_role("button", name="Zawieszenie I ").click()
    expect(page.get_by_role("alert")).to_contain_text("trzeba")
    factory = page.locator('.tree [data-action="build test-track"]')
    factory.click()
    expect(anna.commit).to_contain_text("tor testowy (3 PA)")
    version = anna.version()
    factory.click()  # the second tap buys
    anna.wait_for_news(version)
    wait_for_a_question(anna)
    if (garages := page.get_by_role("tab", name="Garaż")).is_visible():  # the bot has turned a card over
        garages.click()
    expect(page.locator(".tree .owned")).to_have_count(1)
    anna.shoot("tree")
    assert anna.barriers("tree") == []


def test_one_pit_plan_answers_for_both_cars(visit: Visit, house: Served):
    """One plan instead of a question for each car in every turn, with fuel and tyres; it never leaves the browser."""
    race = scene("red raikkonen 9 fuel 4 hard 5\n red alonso 8 fuel 4 hard 5\n green kubica 5 fuel 4 hard 5")
    state = changed(race, queue="red-1 red-2 green-1", flow="season/round round/race race/turn turn/make_stops")
    anna = visit()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "easy"}]
    made = house.post("/api/games", {"title": "formula-1-tgp", "seats": seats, "position": write_position(state)})
    sent: list[str] = []
    anna.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    anna.sit_down(made["game"], made["keys"])
    page = anna.page
    plan = page.get_by_role("group", name="Pit plan")
    plan.get_by_label("When RÄI stops").select_option(label="stop now")
    plan.get_by_label("Fuel, turns, RÄI").select_option(label="fuel 6")
    plan.get_by_label("Fresh tyres, RÄI").select_option(label="Soft")
    plan.get_by_label("When ALO stops").select_option(label="stop after 2 more turns")
    expect(anna.commit).to_contain_text("RÄI: stop, fuel 6, soft")
    expect(anna.commit).to_contain_text("ALO: out for 2 turns")
    anna.shoot("plan")
    assert anna.barriers("a plan") == []
    version = anna.version()
    anna.commit.click()
    anna.wait_for_news(version)
    # The first car is served as planned, and nobody is asked about the second in this turn.
    expect(page.get_by_role("button", name="End my 1 plan")).to_be_attached()
    given = [answer for frame in sent if '"play"' in frame for answer in re.findall(r'"action":"([^"]*)"', frame)]
    assert given[:2] == ["stop", "stay-out"], given
    assert any('"service 6 soft"' in frame for frame in sent)
    assert not any("plan" in frame or "standing" in frame for frame in sent)
