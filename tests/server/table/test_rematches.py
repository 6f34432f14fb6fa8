"""Racing again with the same people."""

from typing import Any

from tests.server.serving import Served

OVER = {"calendar": ["monaco"]}


def end(house: Served, game: str, keys: list[dict[str, Any]]) -> None:
    """Let the race come to its end: bots drive for everybody."""
    for key in keys:
        house.post(f"/api/games/{game}/leave", key)
    with house.visit(game) as watcher:
        watcher.until_table(lambda table: table["info"]["status"] == "over")


def test_the_first_sets_the_table_and_the_others_get_their_seats(house: Served):
    game = house.new_game("me", "friend", "bot", options=OVER)
    old = game["game"]
    friend = house.post(f"/api/games/{old}/join", {"name": "Marek"})
    early = house.ask("POST", f"/api/games/{old}/rematch", {"keys": game["keys"]})
    assert early.status == 403
    before = house.get(f"/api/games/{old}")["seats"]
    end(house, old, game["keys"] + friend["keys"])
    mine = house.post(f"/api/games/{old}/rematch", {"keys": game["keys"]})
    assert house.get(f"/api/games/{old}")["rematch"] == mine["game"]
    new = house.get(f"/api/games/{mine['game']}")
    assert new["status"] == "waiting"
    assert [seat["kind"] for seat in new["seats"]] == ["human", "free", "bot"]
    assert new["seats"][2]["name"] == before[2]["name"], "the same bot"
    theirs = house.post(f"/api/games/{old}/rematch", {"keys": friend["keys"]})
    assert theirs["game"] == mine["game"]
    assert [key["seat"] for key in theirs["keys"]] == [1]
    now = house.get(f"/api/games/{mine['game']}")
    assert (now["status"], now["game_string"]) == ("running", house.get(f"/api/games/{old}")["game_string"])
    assert [seat["name"] for seat in now["seats"]] == [seat["name"] for seat in before]
    again = house.ask("POST", f"/api/games/{old}/rematch", {"keys": friend["keys"]})
    assert again.status == 403
    assert "taken" in again.json["reason"]


def test_only_who_has_raced_may_ask(house: Served):
    game = house.new_game("me", "bot", options=OVER)
    end(house, game["game"], game["keys"])
    forged = [{"seat": 0, "secret": "A" * 43}]
    for keys in ([], forged, [{"seat": 7, "secret": game["keys"][0]["secret"]}]):
        assert house.ask("POST", f"/api/games/{game['game']}/rematch", {"keys": keys}).status == 403
    assert house.get(f"/api/games/{game['game']}")["rematch"] == ""


def test_a_rematch_may_be_at_another_level(house: Served):
    game = house.new_game("me", "bot", "bot", options=OVER)
    end(house, game["game"], game["keys"])
    strange = house.ask("POST", f"/api/games/{game['game']}/rematch", {"keys": game["keys"], "level": "genius"})
    assert strange.status == 400
    assert "there is no level 'genius'" in strange.json["reason"]
    again = house.post(f"/api/games/{game['game']}/rematch", {"keys": game["keys"], "level": "pro"})
    seats = house.get(f"/api/games/{again['game']}")["seats"]
    assert [seat["level"] for seat in seats[1:]] == ["pro", "pro"]
    assert all(seat["style"] in ("cautious", "bold", "tactician") for seat in seats[1:])
    assert seats[0]["style"] == ""
