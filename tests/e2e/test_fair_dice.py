"""The dice are nobody's: two browsers seal and open words by themselves, and their own pages check the race."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from paddock.core.kept import check_kept, read_kept
from paddock.core.record import read_record
from paddock.core.verify import verify
from paddock.games import game as game_called
from tests.e2e.visitor import Visitor
from tests.server.serving import Served, play_any

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]


def stored(visitor: Visitor, key: str) -> Any:
    return visitor.page.evaluate("key => JSON.parse(localStorage.getItem(key))[0]", key)


def friends_race(visit: Visit, house: Served) -> tuple[Visitor, Visitor, str]:
    """Anna and Marek come to a table with their browsers; once it has begun, the race is played for them."""
    anna, marek = visit(), visit()
    marek.page.goto(anna.new_game("me", "friend"))
    marek.page.get_by_label("Your name").fill("Marek")
    marek.page.get_by_role("button", name="Take the seat").click()
    for friend in (anna, marek):
        expect(friend.prompt).to_be_visible()
    game = stored(anna, "paddock-games")["game"]
    keys = stored(anna, "paddock-games")["keys"] + stored(marek, "paddock-games")["keys"]
    with house.visit(game, keys) as both:
        play_any(both, [0, 1])
    return anna, marek, game


def test_two_browsers_make_the_dice_and_each_checks_them(visit: Visit, house: Served):
    anna, marek, game = friends_race(visit, house)
    text = house.ask("GET", f"/api/games/{game}/record").body.decode()
    record = read_record(game_called("quick-grand-prix(seats=2, calendar=monaco)"), text)
    proof = verify(record)
    assert proof.sealed == [0, 1]
    for friend, seat, name in ((anna, 0, "Red"), (marek, 1, "Green")):
        kept = read_kept(json.dumps(stored(friend, "paddock-dice")))
        assert check_kept(record, kept) == [seat]
        assert (kept.opened, kept.counted) == ([seat], [0, 1])
        friend.go(f"/replay/{game}")
        panel = friend.page.get_by_role("region", name="Fair dice")
        expect(panel.get_by_text(f"its own words are in the dice: {name}.")).to_be_visible()
        expect(panel.get_by_text("all words are those that were sealed")).to_be_visible()
        expect(panel.get_by_text(f"{proof.dice} dice and cards were made again here")).to_be_visible()
        expect(panel.get_by_text(proof.digest)).to_be_visible()
        expect(panel.get_by_role("button", name="Download what this browser has kept")).to_be_visible()
    panel.scroll_into_view_if_needed()
    marek.shoot("proof", whole=True)
    assert marek.barriers("proof") == []


def test_a_host_that_shows_another_race_is_caught_by_the_players_page(visit: Visit, house: Served):
    anna, _, game = friends_race(visit, house)

    def lie(route: Any) -> None:
        answer = route.fetch()
        proof = answer.json()
        proof["words"][0] = ""  # Anna's words were left out, says the host, and all is well
        route.fulfill(response=answer, json=proof)

    anna.page.route(re.compile("/proof"), lie)
    anna.go(f"/replay/{game}")
    panel = anna.page.get_by_role("region", name="Fair dice")
    expect(panel.get_by_role("alert")).to_have_text(re.compile("were opened in time, but have been LEFT OUT"))
    expect(panel.get_by_text("does NOT say what is shown here")).to_be_visible()
    anna.shoot("caught", whole=True)


def test_a_race_begun_from_a_record_says_so_everywhere(visit: Visit, house: Served):
    first = house.new_game("me", "hotseat")
    with house.visit(first["game"], first["keys"]) as both:
        play_any(both, [0, 1])
    record = house.ask("GET", f"/api/games/{first['game']}/record").body.decode()
    created = house.new_game("me", "friend", record=record, move=9, listed=True)
    assert house.get(f"/api/games/{created['game']}")["begun"] == "from a record"
    anna = visit()
    anna.go("/")
    expect(anna.page.get_by_text("begun from a record").first).to_be_visible()
    anna.go(f"/game/{created['game']}")
    expect(anna.page.get_by_text("This race was begun from a move of another record.")).to_be_visible()
    anna.shoot("begun")
    friend = house.post(f"/api/games/{created['game']}/join", {"name": "Marek"})
    with house.visit(created["game"], created["keys"] + friend["keys"]) as both:
        play_any(both, [0, 1])
    anna.go(f"/replay/{created['game']}")
    panel = anna.page.get_by_role("region", name="Fair dice")
    expect(panel.locator(".begun")).to_contain_text("What it held by then, hands and decks included, is not proved")
    expect(panel.get_by_text(re.compile("^The race was begun from a move of another record: what it"))).to_be_visible()
