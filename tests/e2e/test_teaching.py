"""Teaching in a real browser: one click into a race, every sign explained, guided races to their end, rules beside the
board, and a hint."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from paddock.core.guide import guide_of
from paddock.core.languages import languages
from paddock.games import SHELF, title
from tests.e2e.visitor import PATIENCE, Visitor
from tests.e2e.walking import SETTLED
from tests.server.serving import Served

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]

UNEXPLAINED = """
(known) => {
  const seen = (node) => {
    const box = node.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const told = (node) => node.closest("[data-about]")?.getAttribute("data-about").split("&")[0];
  const places = ".board, .tray, .tower";
  // A picture that holds signs of its own, such as a map, is no sign; nor is a button that says in words what it does,
  // nor the number of a rule, which leads to it.
  const isSign = (node) => !node.querySelector("[data-about]") && !node.closest("a[href^='/rules/']")
    && !/[\\p{L}]{3,}/u.test(node.closest("button, a, summary")?.innerText ?? "");
  const nodes = [...document.querySelectorAll("svg, img, [role=img], .chip, [data-action], button, a, summary")]
    .filter((node) => node.closest(places) && !node.parentElement.closest("svg") && seen(node) && isSign(node));
  const name = (node) => `${node.tagName.toLowerCase()}.${node.getAttribute("class") ?? ""} in ` +
    `${node.parentElement.tagName.toLowerCase()}.${node.parentElement.getAttribute("class") ?? ""}`;
  const bare = nodes.filter((node) => !told(node)).map((node) => `nothing says what it is: ${name(node)}`);
  const wrong = [...document.querySelectorAll("[data-about]")].filter((node) => !known.includes(told(node)))
    .map((node) => `nobody has explained ${node.getAttribute("data-about")}`);
  return [...new Set([...bare, ...wrong])];
}
"""


def play_now(house: Served, game: str) -> Any:
    """The race that one click begins."""
    wanted = house.get(f"/api/titles/{game}")["play_now"]
    seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "level": "easy"}] * (wanted["seats"] - 1)]
    return house.post("/api/games", {"title": game, "seats": seats, "options": wanted["options"]})


def is_open(table: Any) -> bool:
    """Whether something is asked that has not been answered."""
    return any(not question["answered"] for question in table["questions"])


@pytest.mark.parametrize("game", list(SHELF))
def test_every_sign_says_what_it_is(visit: Visit, house: Served, game: str):
    anna = visit()
    anna.read_at_once()
    created = play_now(house, game)
    (key,) = created["keys"]
    anna.sit_down(created["game"], [key])
    known = list(house.get(f"/api/titles/{game}/about"))
    bare: set[str] = set()
    with house.visit(created["game"], [key]) as player:
        for _ in range(12):
            player.until_table(lambda table: is_open(table) or table["info"]["status"] == "over")
            if player.table["info"]["status"] == "over":
                break
            question = player.question(key["seat"])
            anna.page.wait_for_function(
                """version => document.querySelector(".page.asked")
                  && Number(document.querySelector("[data-version]").dataset.version) >= version""",
                arg=player.table["version"],
            )
            anna.page.evaluate(SETTLED)
            bare |= set(anna.page.evaluate(UNEXPLAINED, known))
            reply = player.play(question["default"], key["seat"])
            assert reply["type"] == "done", reply
            player.reach(reply["version"])
    assert not bare, "\n".join(sorted(bare))


def test_the_end_says_what_everything_is_and_offers_a_rematch(visit: Visit, house: Served):
    """Points car by car, the story, the chart; whoever puts it aside sees the board, and can take it up again."""
    anna = visit(size={"width": 844, "height": 390})
    anna.read_at_once()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "easy"}]
    created = house.post(
        "/api/games", {"title": "quick-grand-prix", "seats": seats, "options": {"calendar": ["monza"]}}
    )
    (key,) = created["keys"]
    with house.visit(created["game"], [key]) as player:
        while player.until_table(lambda table: is_open(table) or table["info"]["status"] == "over"):
            if player.table["info"]["status"] == "over":
                break
            reply = player.play(player.question(key["seat"])["default"], key["seat"])
            player.reach(reply["version"])
    anna.sit_down(created["game"], [key])
    page = anna.page
    result = page.get_by_role("region", name="Result")
    rematch = page.get_by_role("button", name="Rematch")
    expect(rematch).to_be_in_viewport(ratio=1)
    expect(result.locator(".car")).to_have_count(4)
    expect(result.locator(".car").first).to_contain_text("finishes in place")
    expect(result.get_by_role("img", name="Places from start to end")).to_be_attached()
    assert 3 <= result.locator(".story li").count() <= 5
    known = list(house.get("/api/titles/quick-grand-prix/about"))
    assert page.evaluate(UNEXPLAINED, known) == []
    assert anna.barriers("the end") == []
    page.get_by_role("button", name="Look at the board").click()
    expect(result).to_have_count(0)
    page.get_by_role("button", name="Result").click()
    rematch.click()
    page.wait_for_url(lambda url: created["game"] not in url)
    expect(anna.prompt).to_be_visible()


def test_one_click_leads_into_a_race(visit: Visit):
    anna = visit()
    anna.go("/")
    anna.page.get_by_role("button", name="Play now: MotoGrandPrix").click()
    expect(anna.prompt).to_be_visible()
    expect(anna.page.locator(".tray [data-about=place]").first).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 720), (844, 390), (390, 844)], ids=str)
def test_the_start_button_is_always_in_sight(visit: Visit, size: tuple[int, int]):
    anna = visit(size={"width": size[0], "height": size[1]})
    anna.go("/new/moto-grand-prix")
    button = anna.page.get_by_role("button", name="Start your engines")
    expect(button).to_be_in_viewport(ratio=1)
    anna.shoot("setup")
    assert anna.barriers("set-up") == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", list(SHELF))
def test_a_guided_race_is_followed_to_its_end(visit: Visit, house: Served, game: str, language: str):
    """By what the guide says and wants, typed into the text view: it is the same in all games."""
    anna = visit()
    page = anna.page
    anna.go("/")
    page.evaluate(
        """language => localStorage.setItem("paddock-settings", JSON.stringify({ language, textView: true }))""",
        language,
    )
    seats = [{"kind": "me", "name": "Anna"}]
    created = house.post("/api/games", {"title": game, "seats": seats, "guided": True, "language": language})
    (key,) = created["keys"]
    anna.go(f"/game/{created['game']}#keys={key['seat']}.{key['secret']}")
    guide = page.locator("section.guide")
    command = page.locator("form input").last
    heard: set[str] = set()
    path = f"/api/games/{created['game']}/table?seat={key['seat']}&language={language}"

    def asked(since: int) -> tuple[Any, Any]:
        """The table after this version, and what it asks; nothing once the race is over."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            table = house.get(path, authorization=f"Bearer {key['secret']}")
            questions = [question for question in table["questions"] if not question["answered"]]
            if table["info"]["status"] == "over":
                return table, None
            if questions and table["version"] > since:
                return table, questions[0]
            page.wait_for_timeout(20)
        raise AssertionError(f"nothing is asked after version {since}: {page.locator('body').inner_text()}")

    def enter() -> None:
        """Send what was typed, and wait for what the text view says to it."""
        before = page.evaluate("document.querySelector('.text output').textContent")
        command.press("Enter")
        page.wait_for_function(
            """before => (document.querySelector(".text output")?.textContent ?? "") !== before""", arg=before
        )

    table, question = asked(-1)
    while question is not None:
        said = table["guide"]
        if said["text"]:
            expect(guide).to_contain_text(said["text"])
            heard.add(said["text"])
        expect(page.locator("body")).to_contain_text(question["options"][0]["label"])
        actions = [option["action"] for option in question["options"]]
        action = said["wanted"][0] if said["wanted"] else question["default"]
        command.fill(str(actions.index(action) + 1))
        enter()  # chooses …
        enter()  # … and plays: the version alone does not say so, for it counts the bots' sealed answers too
        table, question = asked(table["version"])
    assert len(heard) >= 0.6 * len(guide_of(title(game)).steps)
    expect(guide.locator("b")).to_have_text("✓")


def test_rules_open_beside_the_board_and_lead_to_each_other(visit: Visit, house: Served):
    anna = visit()
    page = anna.page
    anna.sit_at_speeds(house)
    address = page.url
    page.keyboard.press("r")
    drawer = page.get_by_role("complementary", name="Rules")
    expect(drawer.get_by_role("heading", name="Rules of Quick Grand Prix")).to_be_visible()
    drawer.get_by_role("link", name="R-17").first.click()
    expect(drawer.locator("article.wanted")).to_contain_text("R-17")
    assert page.url == address
    expect(anna.prompt).to_be_visible()
    assert anna.barriers("rules beside the board") == []
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


def test_a_sign_is_explained_where_the_pointer_rests_and_is_not_covered(visit: Visit, house: Served):
    anna = visit()
    page = anna.page
    anna.sit_at_speeds(house)
    sign = page.locator("[data-about=pit-stop]").first
    sign.hover()
    note = page.get_by_role("tooltip")
    expect(note).to_contain_text("leaves the line")
    expect(sign).to_have_attribute("aria-describedby", "about")
    box, over = sign.bounding_box(), note.bounding_box()
    assert box is not None
    assert over is not None
    assert over["y"] + over["height"] <= box["y"] or over["y"] >= box["y"] + box["height"]
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)


def test_a_hint_is_chosen_and_marked_in_the_log(visit: Visit, house: Served):
    anna = visit()
    created = play_now(house, "moto-grand-prix")
    anna.sit_down(created["game"], created["keys"])
    anna.page.get_by_role("button", name="Hint", exact=True).click()
    expect(anna.page.get_by_role("alert")).to_contain_text("The house would play this")
    expect(anna.commit).to_be_enabled()
