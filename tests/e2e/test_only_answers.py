"""Questions with one answer are asked of nobody in a browser, also where the house must ask so as to tell no secret."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from paddock.core.position import write_position
from tests.e2e.visitor import Visitor
from tests.games.formula_1_tgp.scene import changed, give, scene
from tests.server.serving import Served

pytestmark = pytest.mark.slow


def test_a_browser_gives_the_only_answer_itself(visit: Callable[..., Visitor], house: Served):
    """Without fuel a car must stop; the rival may think that its owner holds a card that makes the stop shorter."""
    race = give(scene("red raikkonen 9 fuel 0 hard 5\n green kubica 5 fuel 4 hard 5"), "red", "slipstream")
    state = changed(race, queue="red-1 green-1", flow="season/round round/race race/turn turn/make_stops")
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "hotseat", "name": "Marek"}]
    made = house.post("/api/games", {"title": "formula-1-tgp", "seats": seats, "position": write_position(state)})
    asked = house.get(f"/api/games/{made['game']}/table")["waiting"]
    assert (asked["kind"], asked["seats"]) == ("stop", [0]), "the house asks"
    anna = visit()
    anna.sit_down(made["game"], made["keys"][:1])
    expect(anna.page.get_by_role("group", name="Fresh tyres")).to_be_visible()  # the stop is behind her
    assert house.get(f"/api/games/{made['game']}/table")["waiting"]["kind"] == "service"
