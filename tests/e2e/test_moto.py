"""MotoGrandPrix in a real browser: raced by taps on ghosts, by keys, on a phone; nothing bars anybody."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from paddock.core.position import write_position
from tests.e2e.visitor import DESKTOP, PHONE, Visitor
from tests.games.moto_grand_prix.scene import race, scene
from tests.server.serving import Served

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]


def sit_down(visitor: Visitor, house: Served, seats: int = 2, position: str = "", **options: Any) -> None:
    """A race against bots, opened in this window, up to the first ride; or one that begins with a position."""
    bots = [{"kind": "bot", "level": "easy"}] * (seats - 1)
    created = house.post(
        "/api/games",
        {
            "title": "moto-grand-prix",
            "seats": [{"kind": "me", "name": "Anna"}, *bots],
            "options": {"laps": 1} | options,
            "position": position,
        },
    )
    key = created["keys"][0]
    visitor.go(f"/game/{created['game']}#keys={key['seat']}.{key['secret']}")
    expect(visitor.commit).to_be_visible()


@pytest.mark.parametrize(("size", "dark"), [(DESKTOP, False), (PHONE, True)])
def test_the_set_up_says_what_to_expect_of_a_circuit(visit: Visit, size: dict[str, int], dark: bool):
    anna = visit(size=size, dark=dark)
    anna.go("/new/moto-grand-prix")
    anna.page.locator("details:has(figure) summary").first.click()
    shown = anna.page.locator("details[open]")
    expect(shown.get_by_role("img", name="Difficulty: 1 of 5 stars")).to_be_visible()
    expect(shown.get_by_text("60 × 70 cm on the table")).to_be_visible()
    anna.page.locator("input[value=gp-ring]").check()
    expect(shown.get_by_text("A course for youngsters.").first).to_be_visible()
    anna.shoot("circuit", whole=True)
    assert anna.barriers("set-up of a circuit") == []


def next_question(visitor: Visitor, version: int) -> None:
    visitor.wait_for_news(version)
    visitor.page.wait_for_function(
        """() => document.querySelector(".commit")
          || document.querySelector(".prompt").innerText.includes("The race is over.")"""
    )


def test_a_race_against_a_bot_is_raced_by_taps_on_ghosts(visit: Visit, house: Served):
    anna = visit()
    sit_down(anna, house, level="standard")
    ghosts = anna.page.locator(".ghost")
    rides = 0
    while not anna.is_over():
        version = anna.version()
        if ghosts.count():
            far = ghosts.last
            label = str(far.get_attribute("aria-label")).removeprefix("0: ")
            far.click(force=True)  # bikes and signs may lie over its middle
            expect(anna.commit).to_have_text(label)
            expect(anna.page.locator(".path")).to_be_attached()
            assert anna.version() == version  # one tap chooses, and plays nothing yet
            anna.page.locator(".ghost.chosen").click(force=True)
        else:  # no way to ride: the bike drops out
            anna.page.locator("section.tray button").first.click()
            anna.commit.click()
        next_question(anna, version)
        rides += 1
        assert rides < 40
    expect(anna.page.get_by_role("region", name="Result")).to_be_visible()
    assert rides > 1  # who always takes the furthest place may be out soon


def test_every_place_on_offer_is_a_ghost_on_the_track_and_a_button_below_it(visit: Visit, house: Served):
    anna = visit()
    sit_down(anna, house)
    ghosts = [str(ghost.get_attribute("aria-label")) for ghost in anna.page.locator(".ghost").all()]
    places = anna.page.locator(".place .unseen").all_inner_texts()
    assert sorted(label.removeprefix("0: ") for label in ghosts) == sorted(places)


def test_a_place_on_the_track_is_previewed_played_by_a_second_click_and_says_why_not(visit: Visit, house: Served):
    anna = visit()
    sit_down(anna, house)
    anna.page.locator("[data-closed]").first.dispatch_event("click")
    expect(anna.page.get_by_role("alert")).to_be_visible()
    anna.page.keyboard.press("Escape")
    path = anna.page.locator(".path")
    expect(path).to_have_count(0)
    anna.page.locator(".ghost").last.dispatch_event("pointerenter", {"pointerType": "mouse"})
    expect(path).to_be_attached()  # its way is shown, as in the tray, and nothing is chosen
    expect(anna.page.locator(".place[aria-pressed=true]")).to_have_count(0)
    place = anna.page.locator(".place").first
    version = anna.version()
    place.click()
    expect(place).to_have_attribute("aria-pressed", "true")
    place.click()  # the tray means the same by a second click as the track
    next_question(anna, version)


def test_a_ride_is_chosen_and_played_by_keys(visit: Visit, house: Served):
    anna = visit()
    sit_down(anna, house)
    version = anna.version()
    anna.page.keyboard.press("1")
    chosen = anna.page.locator(".place[aria-pressed=true]")
    expect(chosen).to_have_count(1)
    first = chosen.get_attribute("data-outcome")
    chosen.focus()
    anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("Space")
    expect(chosen).not_to_have_attribute("data-outcome", str(first))
    anna.page.keyboard.press("Enter")
    next_question(anna, version)


@pytest.mark.parametrize(("size", "dark"), [(DESKTOP, False), (PHONE, True)], ids=["desktop", "phone-dark"])
def test_nothing_bars_anybody(visit: Visit, house: Served, size: dict[str, int], dark: bool):
    anna = visit(size=size, dark=dark)
    sit_down(anna, house, seats=4, level="expert", circuit="us-grand-prix")
    anna.page.locator(".place").last.click()
    expect(anna.commit).to_be_enabled()
    anna.shoot("ride")
    assert anna.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert anna.barriers("ride") == []


def test_a_ride_is_shown_along_its_way(visit: Visit, house: Served):
    anna = visit(moving=True)
    sit_down(anna, house)
    skip = anna.page.get_by_role("button", name="Skip")
    if skip.is_visible():
        skip.click()
    anna.page.locator(".place").last.click()
    anna.commit.click()
    # The bike's own animation runs through as many places as it rides rows, and turns with the track.
    anna.page.wait_for_function(
        """() => document.getAnimations().some((each) => {
          const target = each.effect?.target;
          return target?.classList.contains("at") && each.effect.getKeyframes().length > 2;
        })"""
    )
    anna.shoot("riding")
    anna.page.keyboard.press("Space")


def test_a_flip_that_is_forbidden_is_struck_out_and_says_why(visit: Visit, house: Served):
    game = race(2, "fabulous-driving-park", ours=True, laps=1)
    corner = list(game.components.circuit.difficulty).index(3)
    text = f"distance: {corner} 0\nlane: centre left\nqueue: blue-1 yellow-1\nlow: 1 0\nhigh: 5 0"
    anna = visit()
    sit_down(anna, house, position=write_position(scene(game, text)))
    struck = anna.page.get_by_role("button", name="The 1 may not be flipped to 6: why not?")
    expect(anna.page.locator(".under.no")).to_have_count(1)  # braking is free: the 5 may be flipped to 2
    struck.click()
    expect(anna.page.get_by_text("In a corner of difficulty 3 no die may be flipped up.")).to_be_visible()


def test_a_contest_is_shown_with_everybodys_dice(visit: Visit, house: Served):
    game = race(2, "fabulous-driving-park", ours=True, laps=1)
    braking = list(game.components.circuit.difficulty).index(3) - 1
    # Anna rides to the side of the other one, at the braking point; the next turn begins with a contest.
    text = f"distance: {braking - 4} {braking}\nlane: left right\nqueue: blue-1\nlow: 1 0\nhigh: 3 0"
    anna = visit(moving=True)
    sit_down(anna, house, position=write_position(scene(game, text)))
    anna.page.locator("[data-outcome='4-left']").click()
    expect(anna.prompt).to_contain_text("a contest of 2 bikes next turn, with contact in 11 %")
    anna.commit.click()
    expect(anna.page.locator(".occasion.contest")).to_be_visible()
    expect(anna.page.locator(".throw")).to_have_count(2)
    expect(anna.page.locator("circle.contest")).to_have_count(2)
    anna.shoot("contest")
    anna.page.keyboard.press("Space")
