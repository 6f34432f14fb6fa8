"""Making games and taking seats, without accounts: a seat is its secret."""

import pytest

from paddock.core.record import Record
from paddock.core.table import Table
from paddock.games import game as open_game
from tests.server.serving import Served, play_any, reach_speeds


def seat_kinds(house: Served, game: str) -> list[str]:
    return [seat["kind"] for seat in house.get(f"/api/games/{game}")["seats"]]


def test_the_shelf_offers_every_title_with_its_options_and_levels(house: Served):
    titles = {title["id"]: title for title in house.get("/api/titles")}
    quick = titles["quick-grand-prix"]
    assert (quick["fewest_seats"], quick["most_seats"]) == (2, 4)
    assert quick["levels"] == ["rookie", "amateur", "club", "pro", "champion"]
    calendar = next(option for option in quick["options"] if option["name"] == "calendar")
    assert calendar["form"] == "several"
    assert "Monaco" in calendar["choice_titles"]
    assert calendar["help"]
    assert {circuit["id"] for circuit in quick["components"]["circuits"]} == set(calendar["choices"])
    assert house.get("/api/titles/quick-grand-prix") == quick


def test_a_race_begins_when_the_last_free_seat_is_taken(house: Served):
    game = house.new_game("me", "friend", "friend")
    assert [key["seat"] for key in game["keys"]] == [0]
    assert house.get(f"/api/games/{game['game']}")["status"] == "waiting"
    one = house.post(f"/api/games/{game['game']}/join", {"name": "Ola", "seat": 2})
    assert one["keys"][0]["seat"] == 2
    assert house.get(f"/api/games/{game['game']}")["status"] == "waiting"
    house.post(f"/api/games/{game['game']}/join", {"name": "Marek"})
    info = house.get(f"/api/games/{game['game']}")
    assert info["status"] == "running"
    assert [seat["name"] for seat in info["seats"]] == ["Red", "Marek", "Ola"]
    late = house.ask("POST", f"/api/games/{game['game']}/join", {"name": "Late"})
    assert late.status == 403
    assert "taken" in late.json["reason"]


def test_friends_may_wait_at_the_table_before_it_begins(house: Served):
    game = house.new_game("me", "friend")
    with house.visit(game["game"], game["keys"]) as ann:
        assert ann.until_table()["info"]["status"] == "waiting"
        assert ann.table["facts"] == {}
        refused = ann.command("play", seat=0, version=0, action="keep")
        assert (refused["type"], refused["code"]) == ("refused", "not-allowed")
        house.post(f"/api/games/{game['game']}/join", {"name": "Marek"})
        assert ann.until_table(lambda table: table["version"] > 0)["info"]["status"] == "running"


def test_secrets_have_256_bits_and_are_not_kept(house: Served):
    game = house.new_game("me", "friend")
    secret = game["keys"][0]["secret"]
    assert len(secret) >= 43
    stored = house.store.load(game["game"])
    assert stored is not None
    assert secret not in repr(stored)
    assert len({house.new_game("me", "bot")["keys"][0]["secret"] for _ in range(5)}) == 5


def test_only_listed_games_are_found_by_strangers(house: Served):
    hidden = house.new_game("me", "friend")
    shown = house.new_game("me", "friend", listed=True)
    found = [info["game"] for info in house.get("/api/games")]
    assert shown["game"] in found
    assert hidden["game"] not in found


def test_a_leavers_seat_is_driven_by_a_bot_until_they_are_back(house: Served):
    game = house.new_game("me", "friend")
    friend = house.post(f"/api/games/{game['game']}/join", {"name": "Marek"})
    key = friend["keys"][0]
    with house.visit(game["game"], game["keys"]) as ann, house.visit(game["game"], friend["keys"]) as marek:
        reach_speeds([(ann, 0), (marek, 1)])
        info = house.post(f"/api/games/{game['game']}/leave", key)
        assert info["seats"][1] == info["seats"][1] | {"kind": "human", "left": True, "name": "Marek"}
        assert marek.command("play", seat=1, version=marek.table["version"], action="keep")["code"] == "not-allowed"
        version = ann.table["version"]
        ann.play(ann.question(0)["options"][0]["action"])
        ann.reach(version + 2)  # the bot has answered for Marek
        house.post(f"/api/games/{game['game']}/reclaim", key)
        marek.reach(ann.table["version"])
        marek.until_table(lambda table: not table["info"]["seats"][1]["left"])
        # The bot may have answered the next question already; it is sealed, so Marek can still change it.
        (question,) = marek.table["questions"]
        assert marek.play(question["options"][0]["action"], 1)["type"] == "done"


def test_a_seat_left_before_the_start_is_free_again(house: Served):
    game = house.new_game("me", "friend", "friend")
    friend = house.post(f"/api/games/{game['game']}/join", {"name": "Marek"})
    house.post(f"/api/games/{game['game']}/leave", friend["keys"][0])
    assert seat_kinds(house, game["game"]) == ["human", "free", "free"]
    assert house.ask("POST", f"/api/games/{game['game']}/leave", friend["keys"][0]).status == 403


def test_a_bot_may_cover_a_free_seat_and_somebody_who_is_away(house: Served):
    game = house.new_game("me", "friend", "friend")
    key = game["keys"][0]
    house.post(f"/api/games/{game['game']}/join", {"name": "Marek", "seat": 1})
    house.post(f"/api/games/{game['game']}/cover", {**key, "absent": 2, "level": "easy"})
    info = house.get(f"/api/games/{game['game']}")
    assert [seat["kind"] for seat in info["seats"]] == ["human", "human", "bot"]
    assert info["status"] == "running"
    info = house.post(f"/api/games/{game['game']}/cover", {**key, "absent": 1, "level": "easy"})
    assert info["seats"][1]["left"]
    with house.visit(game["game"], game["keys"]) as ann:
        play_any(ann, [0])


def test_nobody_covers_a_seat_whose_human_is_here(house: Served):
    game = house.new_game("me", "friend")
    friend = house.post(f"/api/games/{game['game']}/join", {"name": "Marek"})
    with house.visit(game["game"], friend["keys"]) as marek:
        marek.until_table()
        refused = house.ask("POST", f"/api/games/{game['game']}/cover", {**game["keys"][0], "absent": 1})
        assert refused.status == 403


def test_a_renewed_secret_shuts_the_old_one_out(house: Served):
    game = house.new_game("me", "bot")
    with house.visit(game["game"], game["keys"]) as thief:
        thief.until_table()
        new = house.post(f"/api/games/{game['game']}/renew", game["keys"][0])
        assert thief.is_cut()
    with house.visit(game["game"], game["keys"]) as thief:
        assert thief.read()["type"] == "closing"
    with house.visit(game["game"], [new]) as owner:
        assert owner.until_table()["you"] == [0]


@pytest.mark.parametrize(
    ("wrong", "part"),
    [
        ({"title": "ludo"}, "there is no game"),
        ({"options": {"laps": 99}}, "1 to 9"),
        ({"options": {"wings": 1}}, "no option"),
        ({"seats": [{"kind": "me"}]}, "2 to 4 seats"),
        ({"seats": [{"kind": "me"}, {"kind": "ghost"}]}, "kind of seat"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "godlike"}]}, "levels are"),
        ({"seats": [{"kind": "me", "name": "x" * 99}, {"kind": "bot"}]}, "letters"),
        ({"clock": {"kind": "sand", "seconds": 60}}, "no clock"),
        ({"clock": {"kind": "move", "seconds": 1}}, "seconds"),
        ({"position": "race: many"}, "race"),
        ({"record": "nonsense"}, "not a record"),
        ({"seats": "two"}, "Expected `array`"),
        ({"unknown": 1}, "unknown field"),
    ],
)
def test_a_wrong_wish_gets_one_clear_sentence(house: Served, wrong: dict[str, object], part: str):
    wish = {"title": "quick-grand-prix", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    answered = house.ask("POST", "/api/games", wish | wrong)
    assert answered.status in (400, 404)
    assert part in answered.json["reason"]
    assert set(answered.json) == {"reason", "rule"}


def a_played_record() -> Record:
    table = Table(open_game("quick-grand-prix", seats=2, calendar=("monaco",)), ["Ann", "Bob"], seed=4)
    while not table.over:
        seat = table.asked()[0]
        table.play(table.options(seat)[0], seat)
    return table.record


def test_a_record_is_played_on_from_any_of_its_moves(house: Served):
    record = a_played_record()
    game = house.new_game("me", "hotseat", record=str(record), move=9)
    with house.visit(game["game"], game["keys"]) as both:
        table = both.until_table()
        assert table["version"] == 0
        assert table["info"]["game_string"] == str(record.game)
        play_any(both, [0, 1])
    assert house.get(f"/api/games/{game['game']}/proof")["verified"]
    over = house.ask(
        "POST",
        "/api/games",
        {"title": "quick-grand-prix", "seats": [{"kind": "me"}, {"kind": "bot"}], "record": str(record)},
    )
    assert over.status == 400
    assert "over" in over.json["reason"]


def test_a_position_is_played_on_and_what_it_hides_is_dealt_anew(house: Served):
    table = Table(open_game("quick-grand-prix", seats=2, calendar=("monaco",)), seed=4)
    position = str(table.view(0))
    assert "?" in position
    game = house.new_game("me", "hotseat", position=position)
    with house.visit(game["game"], game["keys"]) as both:
        shown = both.until_table()
        own = table.game.domains["card"].slug(table.state.dealt[0])  # type: ignore[attr-defined]
        assert shown["seat_facts"]["0"]["dealt"][0] == own
        assert shown["seat_facts"]["1"]["dealt"][1] not in ("?", own)
        play_any(both, [0, 1])


def test_an_unknown_game_is_a_404_with_a_reason(house: Served):
    answered = house.ask("GET", "/api/games/nowhere")
    assert answered.status == 404
    assert "no such game" in answered.json["reason"]
    with house.visit("nowhere") as lost:
        assert "no such game" in lost.read()["reason"]
        assert lost.is_cut()
